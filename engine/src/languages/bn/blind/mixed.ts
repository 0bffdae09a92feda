import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Bengali turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'আমার একটা 2BHK flat দরকার for rent, Rajarhat-এ, budget 18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Rajarhat',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
        numbers: [2, 18000],
      },
      {
        text: 'Looking for 3BHK in Kasba, এক কোটির মধ্যে, car parking চাই',
        set: { area: 'Kasba', price: upTo(10000000), bedrooms: exactly(3), amenities: ['parking'] },
      },
      {
        text: 'Behala-তে semi furnished flat rent-এ লাগবে, max 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Behala',
          price: upTo(15000),
          amenities: ['semi_furnished'],
        },
        numbers: [15000],
      },
      {
        text: 'Newtown e gated community te flat chai with gym and swimming pool, 90 lakhs max',
        set: {
          property_type: 'apartment',
          area: 'New Town',
          price: upTo(9000000),
          amenities: ['gym', 'swimming_pool', 'gated_community'],
        },
        numbers: [9000000],
      },
      {
        text: 'Durgapur এ plot দেখছি, 4 কাঠা, 30 lakh er moddhe',
        set: { property_type: 'land', city: 'Durgapur', price: upTo(3000000), size_sqft: atLeast(2880) },
        numbers: [4, 3000000],
      },
      {
        text: 'independent house kinte chai near Baruipur, 50L budget, garden thakle bhalo',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Baruipur',
          price: upTo(5000000),
          amenities: ['garden'],
        },
        numbers: [5000000],
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      { text: 'own করব, rent না', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'budget 60 lakhs মতো',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6000000) },
        numbers: [6000000],
      },
      { text: '2BHK হলেই হবে', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'Lake Town side টা prefer করছি',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Lake Town' },
      },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: '16k এর ওপরে না গেলেই ভালো',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(16000) },
        numbers: [16000],
      },
      {
        text: '45L থেকে start হলে ভালো',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(4500000) },
        numbers: [4500000],
      },
      { text: 'super built up 1000 sqft এর মতো', set: { size_sqft: atLeast(1000) }, numbers: [1000] },
      { text: '1 BHK না, at least 2 BHK', set: { bedrooms: atLeast(2) } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'location যা খুশি হোক no problem', asked: 'area', any: ['area'] },
      {
        text: 'power backup না থাকলেও ok',
        known: { amenities: ['power_backup', 'lift'] },
        drop: ['power_backup'],
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      { text: 'rent নয়, buy করব', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'Garia na, actually Narendrapur better hobe',
        known: { city: 'Kolkata', area: 'Garia' },
        set: { area: 'Narendrapur' },
      },
      {
        text: 'budget টা আরেকটু বাড়িয়ে 22k করি',
        known: { transaction_type: 'rent', price: upTo(18000) },
        set: { price: upTo(22000) },
        numbers: [22000],
      },
      { text: 'না না plot না, flat', known: { property_type: 'land' }, set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'আমার 2BHK flat sale করতে চাই in Dum Dum',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Dum Dum', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [{ text: 'executive-এর সাথে call এ কথা বলব', act: 'handoff' }],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'maintenance charge rent এর মধ্যে ধরা?', act: 'question' },
      { text: 'registration charge কত', act: 'question' },
      { text: 'flat টা কোন floor এ', act: 'question' },
      { text: 'আমি IT company তে job করি', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'Kasba খুব costly, Haltu দেখি, budget same',
        known: { transaction_type: 'rent', city: 'Kolkata', area: 'Kasba', price: upTo(15000) },
        set: { area: 'Haltu' },
      },
    ],
  },
]
