import type { CorpusSection } from '../../corpus-case.ts'

/** Questions and talk about other things, with numbers, places and property words in them. */
export const everydayQuestions: CorpusSection[] = [
  {
    phenomenon: 'everyday questions and other talk, native',
    counter: true,
    cases: [
      {
        text: 'அந்த வீட்டுக்கு கார் பார்க்கிங் இருக்கா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'question',
      },
      { text: 'பக்கத்துல ஸ்கூல் ஏதாவது இருக்கா', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'வீட்டுக்கு கடன் கிடைக்குமா', known: { transaction_type: 'sale' }, act: 'question' },
      {
        text: 'லிஃப்ட் வேலை செய்யுமா அங்க',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'நாளைக்கு காலைல ஆறு மணிக்கு அலாரம் வை', act: 'unclear' },
      { text: 'சென்னையில் இன்று மழை பெய்யுமா', act: 'question' },
      { text: 'இளையராஜா பாட்டு ஒன்னு போடு', act: 'unclear' },
      { text: 'மதுரையிலிருந்து சென்னைக்கு அடுத்த ரயில் எத்தனை மணிக்கு', act: 'unclear' },
      { text: 'சாம்பார் எப்படி வைக்கிறது', act: 'question' },
      { text: 'முன்பணம் எவ்வளவு கொடுக்கணும்', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'சனிக்கிழமை பத்து மணிக்கு வந்து பாக்கலாமா',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'unclear',
      },
      { text: 'இந்த மனைக்கு பட்டா இருக்கிறதா', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'வீட்டு விளக்கை அணைத்து விடு', act: 'unclear' },
      { text: 'செல்லப்பிராணிகளை அனுமதிப்பார்களா', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'நேத்து மேட்ச்ல தோனி எத்தன ரன் அடிச்சாரு', act: 'question' },
    ],
  },
  {
    phenomenon: 'everyday questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'andha veetla thanni vasathi epdi', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'idhuku advance evlo', known: { transaction_type: 'rent', city: 'Chennai' }, act: 'question' },
      { text: 'naalaiku mazhai varuma', act: 'question' },
      { text: '7 maniku alarm vai', act: 'unclear' },
      { text: 'owner per enna', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'registration selavu evlo aagum', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ar rahman paattu podu', act: 'unclear' },
      { text: 'chennai la irundhu madurai ku bus eppo', act: 'unclear' },
      {
        text: 'sunday 5 manikku veetai vandhu paakalama',
        known: { transaction_type: 'rent' },
        act: 'unclear',
      },
    ],
  },
  {
    phenomenon: 'everyday questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'is it near to a bus stand ங்க?', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'maintenance charge எவ்வளவு வரும் monthly',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'Coimbatore weather எப்படி இருக்கு today', act: 'question' },
      { text: 'bank loan கிடைக்குமா this property-க்கு', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'meeting-ஐ 4 மணிக்கு schedule பண்ணு', act: 'unclear' },
    ],
  },
]
