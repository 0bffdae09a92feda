import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Tamil turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Velacheryல 2BHK flat rentக்கு வேணும், budget 22k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Velachery',
          price: upTo(22000),
          bedrooms: exactly(2),
        },
        numbers: [2, 22000],
      },
      {
        text: 'flat-la lift irukanum, power backup irukanum, Anna Nagar-la 80L budget-ku',
        set: {
          property_type: 'apartment',
          area: 'Anna Nagar',
          price: upTo(8000000),
          amenities: ['lift', 'power_backup'],
        },
        numbers: [8000000],
      },
      {
        text: 'Looking for a house in Coimbatore, வாடகை 15 ஆயிரத்துக்குள்ள இருந்தா நல்லது',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Coimbatore', price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'எனக்கு 3BHK வேணும் near Guindy, gym and swimming pool இருக்கணும்',
        set: { area: 'Guindy', bedrooms: exactly(3), amenities: ['gym', 'swimming_pool'] },
        numbers: [3],
      },
      {
        text: 'semi furnished 1bhk veedu for rent near vadapalani metro, within 16k pls',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vadapalani',
          price: upTo(16000),
          bedrooms: exactly(1),
          amenities: ['semi_furnished'],
        },
        numbers: [1, 16000],
      },
      {
        text: 'Chennai outer-la plot paakuren, 20 lakhs-ku mela ponaa kashtam',
        set: { property_type: 'land', city: 'Chennai', price: upTo(2000000) },
        numbers: [2000000],
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      {
        text: 'budget-a 50 lakhs-nu vechukonga',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      { text: 'Semi-furnished ஆ இருந்தா போதும்', asked: 'amenities', set: { amenities: ['semi_furnished'] } },
      { text: '2BHK தான்', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      { text: 'own பண்ணணும், rent இல்ல', asked: 'transaction_type', set: { transaction_type: 'sale' } },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: '20k-லிருந்து 25k வரை',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(20000, 25000) },
        numbers: [{ min: 20000, max: 25000 }],
      },
      {
        text: '1.25 கோடி max',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      { text: 'minimum 1200 sq.ft இருக்கணும்', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: '40 lakhsக்கு கம்மியா',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
        numbers: [4000000],
      },
    ],
  },
  {
    phenomenon: 'places and amenities, mixed',
    cases: [
      { text: 'Perambur-ல ok', asked: 'area', known: { city: 'Chennai' }, set: { area: 'Perambur' } },
      {
        text: 'Gated communityல clubhouse, கூட kids play area',
        asked: 'amenities',
        set: { amenities: ['play_area', 'clubhouse', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'location-லாம் matter இல்ல', asked: 'area', known: { city: 'Madurai' }, any: ['area'] },
      {
        text: 'swimming pool தேவையில்லை, remove பண்ணிடுங்க',
        known: { amenities: ['swimming_pool', 'lift'] },
        drop: ['swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      {
        text: 'buy பண்ணலை, rentக்கு மட்டும்',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'bedroom 2-ல இருந்து 3-ஆ change பண்ணுங்க',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'actually Tambaram-ku badhila Guduvancheri paakalam',
        known: { city: 'Chennai', area: 'Tambaram' },
        set: { area: 'Guduvancheri' },
      },
      {
        text: 'price-ஐ 65 lakhs ஆ மாத்துங்க',
        known: { transaction_type: 'sale', price: upTo(5500000) },
        set: { price: upTo(6500000) },
        numbers: [6500000],
      },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'my 3bhk in Porur sale பண்ணணும்',
        set: { transaction_type: 'sale', area: 'Porur', bedrooms: exactly(3) },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'customer care-கிட்ட connect பண்ணுங்க', act: 'handoff' },
      { text: 'ok thank you-ங்க', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'அந்த flatல power backup இருக்கா?', act: 'question' },
      { text: 'Saturday 11am visit பண்ணலாமா', act: 'question' },
      { text: 'EMI எவ்வளவு வரும்', act: 'question' },
      { text: 'app romba slow-ah irukku', act: 'unclear' },
      { text: 'bachelors-ஐ allow பண்ணுவாங்களா', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'ok next, Porur வேண்டாம் Avadi பாக்கலாம், budget same',
        known: { transaction_type: 'rent', city: 'Chennai', area: 'Porur', price: upTo(20000) },
        set: { area: 'Avadi' },
      },
    ],
  },
]
