import { atLeast, between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ஊர்ல நிலம் இருக்கு, அத வித்துட்டு மதுரையில வீடு வாங்கலாம்னு யோசனை',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Madurai' },
      },
      {
        text: 'வாடகை பதினஞ்சாயிரம்னா ஓகே, அதுக்கு மேலன்னா கஷ்டம்',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'பசங்க எல்லாம் வெளிநாட்டுல இருக்காங்க, எங்க ரெண்டு பேருக்கு சின்ன ஃப்ளாட் போதும்',
        set: { property_type: 'apartment' },
      },
      { text: 'ரெண்டு இல்ல மூணு பெட்ரூம்', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'பெட்ரூம் எத்தனையா இருந்தாலும் பரவாயில்ல', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'கோவை கணபதியில ஒரு வீடு',
        set: { property_type: 'house', city: 'Coimbatore', area: 'Ganapathy' },
      },
      {
        text: 'பார்க்கிங் வேணும் லிஃப்ட் வேணும், ஜிம் தேவையில்ல',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'குழந்தைங்க விளையாட இடம் இருக்கிற கேட்டட் கம்யூனிட்டி',
        set: { amenities: ['play_area', 'gated_community'] },
      },
      {
        text: 'மாசம் ஒன்றரை லட்சம் வாடகை வரைக்கும்',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'எண்பது லட்சத்துக்கும் ஒரு கோடிக்கும் நடுவுல',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'இந்த மாசமே மாறணும், சீக்கிரம் பாருங்க', act: 'unclear' },
      { text: 'அங்க வெள்ளம் வருமா', act: 'question' },
      { text: 'அந்த ரேட் ரொம்ப ஜாஸ்தியா இருக்கே', act: 'question' },
      { text: 'சரி அப்படியே ஆகட்டும்', act: 'affirm' },
      { text: 'இப்போ வேணாம், அப்புறம் பாக்கலாம்', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'kumbakonam pakkam oru pazhaya veedu vilaiku iruka',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kumbakonam' },
      },
      {
        text: 'en velai guindy la, aana medavakkam la irukka dhan ishtam, vadagai 10k',
        set: { transaction_type: 'rent', area: 'Medavakkam', price: upTo(10000) },
      },
      {
        text: 'kaila padhinettu latcham iruku, vellore la edhavadhu kidaikuma',
        set: { city: 'Vellore', price: upTo(1800000) },
      },
      {
        text: '5 cent la 2000 sqft veedu, salem',
        set: { property_type: 'house', city: 'Salem', size_sqft: atLeast(2000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedu photo anupuvingala', act: 'question' },
      { text: 'registration ku ethana naal aagum', act: 'question' },
      { text: 'adhellam apparam solren', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished வேண்டாம், unfurnished போதும்',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
    ],
  },
]
