import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'i got my retirement money, thinking of buying a small house near Dehradun for 30 lakhs out of it',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dehradun', price: upTo(3000000) },
      },
      {
        text: 'landlord asked us to vacate so need a 2 bedroom house on rent in Karol Bagh by next month',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Karol Bagh', bedrooms: exactly(2) },
      },
      {
        text: 'looking at 200 sq yards of land toward Gomti Nagar to build on',
        set: { property_type: 'land', area: 'Gomti Nagar', size_sqft: atLeast(1800) },
      },
      {
        text: 'not seventeen, fifteen',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'six lakhs fifty thousand',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'fifty to sixty lakhs',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      { text: 'Gwalior or else Jhansi', asked: 'city', set: { city: 'Gwalior' } },
      { text: 'somewhere around Hazratganj', asked: 'area', set: { area: 'Hazratganj' } },
      { text: 'need space for plants and an inverter', set: { amenities: ['garden', 'power_backup'] } },
      {
        text: 'no AC but it must be furnished',
        set: { amenities: ['furnished'] },
        drop: ['air_conditioning'],
      },
      {
        text: 'upto twelve lakhs, 100 yards is plenty',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(900) },
      },
      {
        text: 'any 1bhk house on rent around Vaishali?',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vaishali', bedrooms: exactly(1) },
      },
      {
        text: '2 acres of farm land near Sehore',
        set: { property_type: 'land', city: 'Sehore', size_sqft: atLeast(87120) },
      },
      { text: 'east facing only, corner plot even better', set: { property_type: 'land' } },
      {
        text: '2bhk in magarpata pune, undr 25k, gym n pool',
        set: {
          city: 'Pune',
          area: 'Magarpatta',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
      {
        text: 'gud eveng, plz shw 3 bhk falts in kondpur hydrabad arnd 1 cr',
        set: {
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Kondapur',
          bedrooms: exactly(3),
          price: upTo(10000000),
        },
      },
      {
        text: 'mother in law is moving in with us so the 1bhk wont do any more, make it 2',
        known: { bedrooms: exactly(1) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'actually forget the pool and gym, just parking',
        known: { amenities: ['swimming_pool', 'gym'] },
        set: { amenities: ['parking'] },
        drop: ['swimming_pool', 'gym'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'there are four of us, two kids in school, a quiet place would be nice', act: 'unclear' },
      { text: 'a temple close by would help my mother', act: 'unclear' },
      { text: 'how long to the airport from there', act: 'question' },
      { text: 'how old is the building?', act: 'question' },
      { text: 'does the school bus come inside', act: 'question' },
      { text: 'ive had a headache since morning', act: 'unclear' },
      { text: 'my cousin is here from Dubai', act: 'unclear' },
      { text: 'too much work at office today', act: 'unclear' },
      { text: "leave it, we'll see later", act: 'deny' },
      { text: 'dad bought that house in 1995', act: 'unclear' },
      { text: 'does it flood here in the rains?', act: 'question' },
      { text: 'i havent decided yet', act: 'unclear' },
      { text: 'salary is just 60k, cant pay more than 25k emi', act: 'unclear' },
    ],
  },
]
