import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'இன்னைக்கு சம்பளம் 40000 வந்துச்சு',
    act: 'unclear',
  },
  {
    text: 'சென்னையில் மழை கொட்டுது',
    act: 'unclear',
  },
  {
    text: 'மதுரையில் வாடகை எல்லாம் எவ்வளவு இருக்கும்',
    act: 'question',
  },
  {
    text: 'கோவையில் நிலம் விலை ஏறுமா',
    act: 'question',
  },
  {
    text: 'என் தங்கச்சி பெங்களூர்ல வேலை பாக்குறா',
    act: 'unclear',
  },
  {
    text: '5 கிலோ அரிசி 300 ரூபாய்',
    act: 'unclear',
  },
  {
    text: 'பத்திர பதிவு செலவு எவ்வளவு',
    act: 'question',
  },
  {
    text: 'oru pizza order pannu',
    act: 'unclear',
  },
  {
    text: 'chennai la entha area safe',
    act: 'question',
  },
  {
    text: 'சென்னையில வாழ்றது காஸ்ட்லியா',
    act: 'question',
  },
  {
    text: 'வேளச்சேரியில தண்ணி வருமா மழைக்காலத்துல',
    act: 'question',
  },
  {
    text: 'வீடு வாங்கறது நல்லதா வாடகைக்கு இருக்கறது நல்லதா',
    act: 'question',
  },
  {
    text: 'பெங்களூர்ல டிராஃபிக் ஜாஸ்தி',
    act: 'unclear',
  },
  {
    text: 'மதுரை ஜிகர்தண்டா சூப்பர்',
    act: 'unclear',
  },
  {
    text: 'என் அக்கா திருச்சியில இருக்கா',
    act: 'question',
  },
  {
    text: 'மதுரை மீனாட்சி அம்மன் கோவில் அழகா இருக்கு',
    act: 'unclear',
  },
  {
    text: 'கோவையில நேத்து செம மழை',
    act: 'unclear',
  },
  {
    text: 'திருநெல்வேலி அல்வா ரொம்ப பிரபலம்',
    act: 'unclear',
  },
  {
    text: 'சென்னை சூப்பர் கிங்ஸ் ஜெயிச்சிட்டாங்க',
    act: 'unclear',
  },
  {
    text: 'ஊட்டியில குளிர் தாங்கல',
    act: 'unclear',
  },
  {
    text: 'காஞ்சிபுரம் பட்டு புடவை அழகு',
    act: 'unclear',
  },
  {
    text: 'தஞ்சாவூர் பெரிய கோவில் பாத்திருக்கீங்களா',
    act: 'question',
  },
  {
    text: 'chennai la semma veyil',
    act: 'unclear',
  },
  {
    text: 'madurai idli semaya irukum',
    act: 'unclear',
  },
  {
    text: 'trichy malaikottai poirukingla',
    act: 'unclear',
  },
  {
    text: 'kovai la traffic thaangala',
    act: 'unclear',
  },
  {
    text: 'salem steel plant la velai paathar enga appa',
    act: 'unclear',
  },
  {
    text: 'கொடைக்கானல் ஏரி அழகு',
    act: 'unclear',
  },
  {
    text: 'ஈரோடு மஞ்சள் நல்ல தரம்',
    act: 'unclear',
  },
  {
    text: 'ooty chocolate romba nalla irukum',
    act: 'unclear',
  },
  {
    text: 'thanjavur thalayatti bommai pidikum',
    act: 'question',
  },
  {
    text: 'nagercoil la ippo mazhai kaalam',
    act: 'unclear',
  },
  {
    text: 'மதுரை நல்லா இருக்கும்',
    set: {
      city: 'Madurai',
    },
  },
  {
    text: 'chennai super',
    set: {
      city: 'Chennai',
    },
  },
])
