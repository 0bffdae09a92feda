import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: 'சித்தப்பா பொண்ணு கல்யாணத்துக்கு பதினஞ்சு லட்சம் செலவு பண்ணார்', act: 'unclear' },
      {
        text: 'என் தோழியை ஹவுஸ் ஓனர் போன வாரம் காலி பண்ண வெச்சுட்டார்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'தாத்தாவோட நிலம் கோயிலுக்கு போயிடுச்சு',
        known: { transaction_type: 'sale', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'அக்கா அபார்ட்மெண்ட் வாட்ச்மேன் ராத்திரி பூரா தூங்குறான்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'மதுரையில இருந்து தேனி பஸ்ல எவ்வளவு தூரம்', act: 'question' },
      {
        text: 'பார்க் பக்கத்துல இருக்குற ஸ்கூல்ல எத்தனை பசங்க படிக்கிறாங்க',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      { text: 'வேளச்சேரி வீட்டுக்கு ரெண்டு கிலோ மட்டன் அனுப்பு', act: 'unclear' },
      { text: 'பெட்ரூம் ஃபேனை ஆஃப் பண்ணு', act: 'unclear' },
      {
        text: 'அஞ்சாம் தேதி வாடகை கட்டணும்னு ஞாபகப்படுத்து',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'மாசம் மாசம் முப்பத்திரெண்டாயிரம் தவணை போகுது', act: 'unclear' },
      {
        text: 'சென்னையில நிம்மதியா வாழ எவ்வளவு சம்பளம் வேணும்',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      { text: 'பையன் தொண்ணூத்திரெண்டு சதவீதம் வாங்கி வேலூர்ல சேர்ந்துட்டான்', act: 'unclear' },
      { text: 'கிளப் நீச்சல் குளம் திங்கள்கிழமை திறந்திருக்குமா', act: 'question' },
      {
        text: 'en colleague flat la naalu bathroom, yosichu paarunga',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'thangam gram 7 aayiram thaandiduchu',
        known: { transaction_type: 'sale', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'inniku tambaram la current eppo varum',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      { text: 'gym kaaran maasam anjaayiram vaanguraan', act: 'unclear' },
      {
        text: 'athai thottathula roja poo neraya pookkudhu',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      {
        text: 'andha tower basement parking la paambu pudichaanga',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'electrician varave illa, rendu naal iruttula irundhom', act: 'unclear' },
      { text: 'avanukku moonu veedu irukku aanaalum oru roobaaikku sanda podraan', act: 'unclear' },
      {
        text: 'ava coimbatore la naalu latchathukku pazhaya car vaanginaa',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'salem bus aaraavadhu platform la irundhu kelambum', act: 'unclear' },
      { text: 'ramesh ku 500 roobaai anuppu', act: 'unclear' },
      {
        text: 'en roommate fridge thookittu poyittaan',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'enga theruvula thanni lorry 900 roobaai ippo', act: 'unclear' },
      {
        text: 'bank la vivasaayikku loan kuduppaangala',
        known: { transaction_type: 'sale', city: 'Chennai' },
        act: 'question',
      },
      { text: 'metro station லிப்ட் ஒரு மணி நேரம் மாட்டிக்கிச்சு', act: 'unclear' },
      { text: 'வீட்டு மேல ரெண்டாவது மாடி கட்டிட்டு இருக்கோம், cement விலை ஏறிடுச்சு', act: 'unclear' },
      { text: 'அப்பல்லோ hospital ல ஒரு நாள் room rent எவ்வளவு', act: 'question' },
      { text: 'என் பாட்டி ஊர் தஞ்சாவூர் பக்கம், அங்க பெரிய முற்றம் இருந்தது', act: 'unclear' },
      { text: 'வீடு ங்கறத இங்கிலீஷ்ல எப்படி சொல்வாங்க', act: 'question' },
      { text: 'train ல சாப்பாடு என்ன விலை', act: 'question' },
    ],
  },
]
