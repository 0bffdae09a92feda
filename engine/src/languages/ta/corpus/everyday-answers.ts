import type { CorpusSection } from '../../corpus-case.ts'

/** Answers to the last question, bare ones too. */
export const everydayAnswers: CorpusSection[] = [
  {
    phenomenon: 'everyday answers, native',
    cases: [
      { text: 'சென்னைங்க', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Chennai' } },
      {
        text: 'கன்னியாகுமரி மாவட்டம் நாகர்கோவில் தான்',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Nagercoil' },
      },
      {
        text: 'பதினஞ்சு',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 15000 } },
        numbers: [15],
      },
      {
        text: 'ஒரு அம்பது லட்சம் வரைக்கும் போகலாம்',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 5000000 } },
        numbers: [5000000],
      },
      {
        text: 'ரெண்டு போதும்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      { text: 'வாடகைக்குத்தான்', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'சொந்தமா வாங்கறதுக்கு', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'தனி வீடு',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'முக்கால் கிரவுண்டு',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: { min: 1800 } },
        numbers: [0.75],
      },
      {
        text: 'பார்க்கிங் தண்ணி வசதி ரெண்டும் முக்கியம்',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'everyday answers, latin',
    cases: [
      { text: 'madurai thaan', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Madurai' } },
      {
        text: '12',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12000 } },
        numbers: [12],
      },
      {
        text: 'mupathu latcham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3000000 } },
        numbers: [3000000],
      },
      {
        text: 'moonu irundha nalla irukum',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      { text: 'vaangrathuku thaan', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'kaali manai',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 't nagar pakkam', asked: 'area', known: { city: 'Chennai' }, set: { area: 'T Nagar' } },
      {
        text: 'lift mattum podhum',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
    ],
  },
  {
    phenomenon: 'everyday answers, mixed',
    cases: [
      {
        text: 'around 20k-க்குள்ள இருந்தா ok',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 20000 } },
        numbers: [20000],
      },
      {
        text: '2 or 3 bedrooms இருக்கணும்',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 3 } },
        numbers: [{ min: 2, max: 3 }],
      },
      { text: 'rent-ku dhan paakuren', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'apartment தான் prefer பண்றேன்',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
    ],
  },
]
