import type { CorpusSection } from '../../corpus-case.ts'

/** Questions and talk about other things, in the same manners. */
export const atLengthAstray: CorpusSection[] = [
  {
    phenomenon: 'at length: questions and other talk, native',
    counter: true,
    cases: [
      {
        text: 'அந்த வீட்டுக்குப் பக்கத்துல பஸ் ஸ்டாப் இருக்குங்களா?',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      {
        text: 'முன்பணம் எத்தனை மாதத்திற்கு கொடுக்க வேண்டியிருக்கும்?',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'இந்த இடத்துக்கு பேங்க் லோன் கிடைக்குமா', known: { transaction_type: 'sale' }, act: 'question' },
      {
        text: 'எங்க அத்தை வீடு திருப்பூர்ல ரெண்டு பெட்ரூம் கொண்டது, போன வருஷம் தான் வாங்குனாங்க',
        known: { transaction_type: 'rent' },
        act: 'unclear',
        numbers: [2],
      },
      { text: 'நாளைக்குக் காலைல ஆறு மணிக்கு என்னை எழுப்பி விடு', act: 'unclear', numbers: [6] },
      {
        text: 'மதுரைக்கு அடுத்த பஸ் எத்தனை மணிக்கு கிளம்புது',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'இளையராஜா பாட்டு ஒண்ணு போடு', act: 'unclear' },
      {
        text: 'நீங்க காட்டுன ரெண்டாவது மனை இன்னும் விற்காம இருக்கா?',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      {
        text: 'போன வாரம் பாத்த வீட்டோட ஓனர் ரொம்ப கெடுபிடி பண்றாரு',
        known: { transaction_type: 'rent' },
        act: 'unclear',
      },
      { text: 'அந்த வீட்ல தண்ணி கஷ்டம் இருக்குமா சார்?', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'வாடகை ஒப்பந்தம் பதினொரு மாசத்துக்கா இல்ல ரெண்டு வருஷத்துக்கா?',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      {
        text: 'மூணாவது காட்டுனீங்கல்ல அந்த மனைக்கு ரோடு எத்தனை அடி?',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      { text: 'நேத்து நைட்டு ஃபுல்லா கரண்டு இல்ல, அதனால தூக்கமே வரல', act: 'unclear' },
      {
        text: 'என் தம்பி பெங்களூர்ல அம்பதாயிரம் சம்பளத்துல வேலை பாக்குறான்',
        known: { transaction_type: 'rent' },
        act: 'unclear',
        numbers: [50000],
      },
      { text: 'சாம்பார் வைக்க எத்தனை கப் பருப்பு போடணும்', act: 'question' },
      { text: 'இந்தியா ஆஸ்திரேலியா மேட்ச் ஸ்கோர் என்னாச்சு', act: 'question' },
      { text: 'அஞ்சு நிமிஷம் கழிச்சு எனக்கு ஞாபகப்படுத்து', act: 'unclear', numbers: [5] },
      { text: 'உங்க ஆஃபீஸ் எந்த ஊர்ல இருக்கு', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'பதிவுக் கட்டணம் போக மொத்தம் எவ்வளவு ஆகும்', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'அந்த வீட்டுக்கு எப்போ குடி வரலாம்?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'பட்டா எங்க பேர்ல மாறுமா', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'சென்னைல இன்னைக்கு வெயில் எத்தனை டிகிரி', act: 'question' },
      {
        text: 'எங்க பக்கத்து வீட்டுல நாலு நாய் வளக்குறாங்க ஒரே சத்தம்',
        known: { transaction_type: 'rent' },
        act: 'unclear',
        numbers: [4],
      },
      { text: 'நாளைக்கு என் மகளுக்கு பிறந்தநாள், ஒரு கேக் ஆர்டர் பண்ணணும்', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'at length: questions and other talk, latin',
    counter: true,
    cases: [
      {
        text: 'veetukaaranga kooda iruka mathiri irukuma illa thaniya va',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'registration charges yaaru kattanum', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'inaiku chennai la power cut 9 to 5 ah', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'dhoni last match la evlo run adichan', act: 'question' },
      { text: 'andha flat la rendu bathroom irukula?', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'owner veg mattum than allow panvangala',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      {
        text: 'andha 2nd flat la water problem iruka nu kettu sollunga',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'trichy to chennai bus ticket evlo', act: 'question' },
      {
        text: 'sunday kaalaila 10 maniku veetla irupen apo call pannunga',
        known: { transaction_type: 'rent' },
        act: 'handoff',
      },
      {
        text: 'antha area la flood varuma mazhai kalathula',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      {
        text: 'deposit thirumba kudupangala veedu kaali panna',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'vadivelu comedy onnu podu', act: 'unclear' },
      {
        text: 'nethu thaan oru veedu paathutu vanthom adyar la, pudikala',
        known: { transaction_type: 'sale' },
        act: 'deny',
      },
    ],
  },
  {
    phenomenon: 'at length: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'இந்த flat-க்கு maintenance தனியா கட்டணுமா?', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'Loan eligibility எப்படி calculate பண்றது',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      {
        text: 'Saturday 11 மணிக்கு visit பண்ண convenient-ஆ இருக்கும்',
        known: { transaction_type: 'rent' },
        act: 'unclear',
        numbers: [11],
      },
      {
        text: 'Advance 10 months கேக்குறாங்க, இது normal-ஆ?',
        known: { transaction_type: 'rent' },
        act: 'question',
        numbers: [10],
      },
      { text: 'இந்த apartment-ல gym timing என்ன?', known: { transaction_type: 'rent' }, act: 'question' },
    ],
  },
]
