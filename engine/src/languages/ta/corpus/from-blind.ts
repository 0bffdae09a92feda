import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns of the second blind set that showed a rule to be missing. */
export const fromBlind: CorpusSection[] = [
  {
    phenomenon: 'from the second blind set, native',
    cases: [
      {
        text: 'ஏனுங்க, கோயமுத்தூர் வடவள்ளிப் பக்கம் அஞ்சு சென்ட் எடம் வாங்கோணும்ங்க',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Coimbatore',
          area: 'Vadavalli',
          size_sqft: atLeast(2178),
        },
        numbers: [5],
      },
      {
        text: 'பொண்ணு கல்யாணம் முடிஞ்சதும் திருநெல்வேலிக்கே போயிரலாம்னு இருக்கோம், பாளையங்கோட்டைல சொந்தமா ஒரு வீடு வாங்கணும்லா',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Tirunelveli', area: 'Palayamkottai' },
      },
      {
        text: 'புதுச்சேரி லாஸ்பேட்டை பகுதியில் 1500 சதுர அடிக்குக் குறையாத வீட்டு மனை வாங்க எண்ணியுள்ளேன்',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Puducherry',
          area: 'Lawspet',
          size_sqft: atLeast(1500),
        },
        numbers: [1500],
      },
      {
        text: 'மாசம் எட்டுலேருந்து பத்தாயிரம் வாடகைல நாகர்கோவில்ல வீடு ஒண்ணு பாத்துக் குடுங்க',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Nagercoil',
          price: between(8000, 10000),
        },
      },
      {
        text: 'ரெண்டு பெட்ரூம் பத்தாது, மூணு வேணும்',
        known: { bedrooms: exactly(2), transaction_type: 'rent' },
        set: { bedrooms: exactly(3) },
      },
    ],
  },
  {
    phenomenon: 'from the second blind set: other talk, native',
    counter: true,
    cases: [
      { text: 'நேத்து மதுரைல செம மழை வீட்டை விட்டு வெளிய வரவே முடியல', act: 'unclear' },
      { text: 'ஞாயித்துக்கிழமை காலைல பத்து மணிக்கு வந்து பாக்குறேன்', act: 'unclear' },
      { text: 'அந்த மனைக்கு பட்டா, வில்லங்கச் சான்று எல்லாம் சரியா இருக்குதா ஐயா?', act: 'question' },
    ],
  },
  {
    phenomenon: 'from the second blind set, latin',
    cases: [
      {
        text: 'vellore katpadi kitta rendu bedroom apartment vadagaiku, car park um lift um venum',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Katpadi',
          bedrooms: exactly(2),
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'madurai la land iruntha sollunga sir vaanga ready ah iruken, minimum 2400 sqft',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Madurai', size_sqft: atLeast(2400) },
        numbers: [2400],
      },
      {
        text: 'chengalpattu la oru plot vaangi podanum pathu latcham budget',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Chengalpattu', price: upTo(1000000) },
      },
      {
        text: '20k la onnum kedaikala pola, 25k varaikum ok',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      { text: 'bedroom ethana irunthalum ok than', known: { bedrooms: exactly(3) }, any: ['bedrooms'] },
      { text: 'aamaanga correct ah sonninga', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'from the second blind set: other talk, latin',
    counter: true,
    cases: [{ text: 'saturday 3 maniku naanga 2 per varom veedu paaka', act: 'unclear' }],
  },
  {
    phenomenon: 'from the second blind set, mixed',
    cases: [
      {
        text: 'சென்னை Navalur பக்கம் villa வாங்கணும் 1.5 crore-க்குள்ள, gated community-யா இருக்கணும்',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chennai',
          area: 'Navallur',
          price: upTo(15000000),
          amenities: ['gated_community'],
        },
      },
    ],
  },
  {
    phenomenon: 'from the second blind set: other talk, mixed',
    counter: true,
    cases: [
      { text: 'அந்த 2BHK-ல balcony east facing-ஆ?', act: 'question' },
      { text: 'எங்க office Guindy-ல, இன்னைக்கு 3 மணிக்கு meeting வேற இருக்கு', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'from the second blind set: whole wishes, native',
    cases: [
      {
        text: 'காலேஜ் திருச்சில கிடைச்சிருக்கு அதனால தில்லை நகர் பக்கமா சின்ன வீடு வாடகைக்கு கிடைச்சா நல்லா இருக்கும் மாசம் ஆறாயிரம் தான் முடியும்',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruchirappalli',
          area: 'Thillai Nagar',
          price: upTo(6000),
        },
        numbers: [6000],
      },
      {
        text: 'மதுரை திருநகர்ல வீட்டு மனை விற்பனைக்கு இருந்தா சொல்லுங்க, இருபத்தஞ்சு லட்சத்துக்கு மேல போகக்கூடாது',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Madurai',
          area: 'Thirunagar',
          price: upTo(2500000),
        },
        numbers: [2500000],
      },
    ],
  },
]
