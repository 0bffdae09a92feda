import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Hindi turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: '2 bhk chahiye andheri west me 45k tk bhade pe',
        set: { transaction_type: 'rent', area: 'Andheri West', price: upTo(45000), bedrooms: exactly(2) },
        numbers: [2, 45000],
      },
      {
        text: 'mje pune me flat lena h 60 lakh ke andar hinjewadi side',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Hinjewadi',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'indirapuram m 3bhk kharidna hai lift aur parking k sath budget 1.1 cr',
        set: {
          transaction_type: 'sale',
          area: 'Indirapuram',
          price: upTo(11000000),
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3, 11000000],
      },
      {
        text: 'gorakhpur me 1500 sqft jameen chaiye 20 lac tak',
        set: { property_type: 'land', city: 'Gorakhpur', price: upTo(2000000), size_sqft: atLeast(1500) },
        numbers: [1500, 2000000],
      },
      {
        text: 'bhai kiraye pe kamra dila do laxmi nagar dilli me 6000 tk',
        set: { transaction_type: 'rent', city: 'Delhi', area: 'Laxmi Nagar', price: upTo(6000) },
        numbers: [6000],
      },
      {
        text: 'family k liye makan chahye rent pe ranchi me, 2 bedroom',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ranchi', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'dhai crore ki kothi dikhao ludhiana me',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'koi sasta sa ghar mil jayega kya varanasi me 25 30 lakh me',
        set: { property_type: 'house', city: 'Varanasi', price: between(2500000, 3000000) },
      },
      {
        text: 'garden wala bangla chahie dehradun me khareedne k liye',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Dehradun', amenities: ['garden'] },
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'kharidna h', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'kiraya pe', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'apna makaan', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'bombay', asked: 'city', set: { city: 'Mumbai' } },
      {
        text: 'vaishali nagar k paas',
        asked: 'area',
        known: { city: 'Jaipur' },
        set: { area: 'Vaishali Nagar' },
      },
      {
        text: '10 12 hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
        numbers: [{ min: 10000, max: 12000 }],
      },
      {
        text: 'bas paani 24 ghante aye aur light ka backup ho',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'dedh crore se upar nhi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'sadhe paanch lakh',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(550000) },
        numbers: [550000],
      },
      {
        text: 'pone do cr',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'paintis hajar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(35000) },
        numbers: [35000],
      },
      {
        text: '8 hazar 500',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'kam se kam 50 lakh ka ho',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      {
        text: '150 gaj',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1350) },
        numbers: [150],
      },
      {
        text: 'do ya teen kamre wala',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      { text: '1000 sqft se bada na ho', set: { size_sqft: upTo(1000) }, numbers: [1000] },
      {
        text: 'aadha acre zameen',
        set: { property_type: 'land', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
    ],
  },
  {
    phenomenon: 'places and amenities, latin',
    cases: [
      { text: 'ilahabad me', asked: 'city', set: { city: 'Prayagraj' } },
      { text: 'faridabad wali side nhi bhai, noida', known: { city: 'Faridabad' }, set: { city: 'Noida' } },
      { text: 'thane west chalega', asked: 'area', known: { city: 'Thane' }, set: { area: 'Thane West' } },
      {
        text: 'kutta rakh sake aisa ghar',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      {
        text: 'gym swiming pool clubhouse sab hona chahiye',
        asked: 'amenities',
        set: { amenities: ['gym', 'swimming_pool', 'clubhouse'] },
      },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, latin',
    cases: [
      { text: 'kuch bhi chalega', asked: 'property_type', any: ['property_type'] },
      { text: 'jagah koi bhi ho bhopal me', asked: 'area', set: { city: 'Bhopal' }, any: ['area'] },
      {
        text: 'parking rehne do nahi chaiye',
        known: { amenities: ['parking', 'security'] },
        drop: ['parking'],
      },
      {
        text: 'budget wali limit hata do',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        drop: ['price'],
      },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      { text: 'bechna nahi h bhai kharidna h', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'flat nhi ghar chahiye',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: '20 ki jagah 25 kar do',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      { text: 'arey wakad nahi baner me', known: { city: 'Pune', area: 'Wakad' }, set: { area: 'Baner' } },
      { text: '2bhk nhi 3bhk', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'khareedna cancel, ab rent pe dekh rahe h',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haan ji sahi h', act: 'affirm' },
      { text: 'nahi yaar', act: 'deny' },
      { text: 'sab hatao naye sire se shuru karo', act: 'restart' },
      { text: 'dhanyawad bhaiya', act: 'thanks' },
      { text: 'kya bola samajh nahi aaya phir se batao', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'apna 2bhk flat bechna hai vaishali ghaziabad me 55 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          area: 'Vaishali',
          price: upTo(5500000),
          bedrooms: exactly(2),
        },
      },
      { text: 'ghar kiraye pe dena hai', set: { transaction_type: 'rent', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'isme lift h kya', act: 'question' },
      { text: 'brokerage kitna lete ho', act: 'question' },
      { text: 'metro se kitni door hai', act: 'question' },
      { text: 'sunday ko 12 baje aa jaunga', act: 'unclear' },
      { text: 'loan mil jayega kya is pe', act: 'question' },
      { text: 'sirf veg family chahiye building me', act: 'unclear' },
      { text: 'aaj mausam accha hai', act: 'unclear' },
      { text: 'khana khaya aapne', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: 'flat hi chahiye 1bhk ho to bhi chalega',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'wo to nahi pata par 2 kamre chahiye',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
        numbers: [2],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'gomti nagar me rate kya chal raha hai', act: 'question' },
      { text: 'flat sahi rahega ya apna ghar, aap kya bolte ho', act: 'question' },
      { text: 'pagdi system kya hota hai', act: 'question' },
    ],
  },
]
