import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Hindi turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'मुझे 2BHK flat चाहिए on rent in Baner, budget 30k तक',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Baner',
          price: upTo(30000),
          bedrooms: exactly(2),
        },
        numbers: [2, 30000],
      },
      {
        text: '3bhk flat chahiye for sale in kharadi, with gym and swimming pool, around 95 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kharadi',
          price: upTo(9500000),
          bedrooms: exactly(3),
          amenities: ['gym', 'swimming_pool'],
        },
        numbers: [3, 9500000],
      },
      {
        text: 'Jaipur में plot देख रहा हूँ, 30 लाख max, corner वाला मिले तो better',
        set: { property_type: 'land', city: 'Jaipur', price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'I need a house rent पर, Kolar Road Bhopal, 2 bedroom, पंद्रह हजार से नीचे',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bhopal',
          area: 'Kolar Road',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'hello ji need semi furnished 1 bhk in saket delhi rent 25k max hona chahiye',
        set: {
          transaction_type: 'rent',
          city: 'Delhi',
          area: 'Saket',
          price: upTo(25000),
          bedrooms: exactly(1),
          amenities: ['semi_furnished'],
        },
        numbers: [1, 25000],
      },
      {
        text: 'gated society में flat लेना है, Faridabad side, budget approx 70L',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Faridabad',
          price: upTo(7000000),
          amenities: ['gated_community'],
        },
        numbers: [7000000],
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      {
        text: 'budget तो around 40 lakh है',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
        numbers: [4000000],
      },
      { text: 'on rent चाहिए', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'independent house hi dekhna hai', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'Powai के near', asked: 'area', known: { city: 'Mumbai' }, set: { area: 'Powai' } },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: '1.5 करोड़ के around',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      { text: 'minimum 1000 sqft तो हो', set: { size_sqft: atLeast(1000) }, numbers: [1000] },
      {
        text: '20k से 25k per month',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(20000, 25000) },
        numbers: [{ min: 20000, max: 25000 }],
      },
      { text: '3 BHK विद 2 bathrooms', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'budget no issue है', asked: 'price', any: ['price'] },
      {
        text: 'gym और pool cancel करो, not needed',
        known: { amenities: ['gym', 'swimming_pool', 'parking'] },
        drop: ['gym', 'swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      { text: 'rent नहीं buy करना है', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'sorry location change karo, Thane me nahi Navi Mumbai me',
        known: { city: 'Thane' },
        set: { city: 'Navi Mumbai' },
      },
      {
        text: 'budget increase करके 80 lakh कर दो',
        known: { transaction_type: 'sale', price: upTo(7000000) },
        set: { price: upTo(8000000) },
        numbers: [8000000],
      },
      {
        text: 'buy का plan drop, अब rent पर ही लेंगे',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'apna plot sell karna hai in Indore',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Indore' },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'please callback करवा दीजिए', act: 'handoff' },
      { text: 'hello ji, good morning', act: 'greet' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'इस flat में AC है?', act: 'question' },
      { text: 'possession कब मिलेगा', act: 'question' },
      { text: 'site visit Saturday को possible है क्या', act: 'question' },
      { text: 'loan pass hone ke baad bataunga', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'Kothrud छोड़ो, Aundh देखते हैं, बाकी सब same',
        known: { transaction_type: 'rent', city: 'Pune', area: 'Kothrud', price: upTo(20000) },
        set: { area: 'Aundh' },
      },
    ],
  },
]
