import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second set of Tamil turns in Latin letters, written without sight of rules and corpus and never tuned to. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'bro porur la 1bhk rent ku venum under 12k',
        set: { transaction_type: 'rent', area: 'Porur', bedrooms: exactly(1), price: upTo(12000) },
        numbers: [1, 12000],
      },
      {
        text: 'trichy woraiyur la sonthama veedu vaanga paakuren, 55 lakhs thaan max',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          area: 'Woraiyur',
          price: upTo(5500000),
        },
        numbers: [5500000],
      },
      {
        text: 'saravanampatti coimbatore furnished flat vadagai 22000 varaikum',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'Saravanampatti',
          price: upTo(22000),
          amenities: ['furnished'],
        },
        numbers: [22000],
      },
      {
        text: 'enga appa ammakaga ground floor la oru veedu vaadagaiku thedurom, nanganallur side',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nanganallur' },
      },
      {
        text: 'tirupur la 3 cent idam vilaiku vaangalamnu irukken',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Tiruppur',
          size_sqft: atLeast(1306.8),
        },
        numbers: [3],
      },
      {
        text: 'neelankarai la villa vanganum swimming pool kandippa irukkanum 2 to 3 cr',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Neelankarai',
          price: between(20000000, 30000000),
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'vanakkam anna dindigul la vaadagai veedu, 7000 kulla, thanni kashtam irukka koodathu',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Dindigul',
          price: upTo(7000),
          amenities: ['water_supply'],
        },
        numbers: [7000],
      },
      {
        text: 'gated community la 3bhk, pallikaranai, vaangurathukku',
        set: {
          transaction_type: 'sale',
          area: 'Pallikaranai',
          bedrooms: exactly(3),
          amenities: ['gated_community'],
        },
        numbers: [3],
      },
      {
        text: 'thoothukudi la transfer aagirukku kudumbathoda thanga oru nalla veedu venum rent than',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thoothukudi' },
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      {
        text: 'oru 15 varaikum',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { price: upTo(15000) },
      },
      {
        text: 'medavakkam pakkam paarunga',
        asked: 'area',
        known: { city: 'Chennai' },
        set: { area: 'Medavakkam' },
      },
      { text: 'specialah onnum venaam', asked: 'amenities', known: { city: 'Salem' }, any: ['amenities'] },
      {
        text: 'kammiya 3 aavathu irukanum',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: atLeast(3) },
        numbers: [3],
      },
      { text: 'nellai', asked: 'city', set: { city: 'Tirunelveli' } },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      {
        text: 'thani veedu venaam flat e pothum',
        known: { property_type: 'house', transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'adyar illa bro thiruvanmiyur nu sonnen',
        known: { city: 'Chennai', area: 'Adyar' },
        set: { area: 'Thiruvanmiyur' },
      },
      {
        text: 'furnished ah irukanumnu avasiyam illa',
        known: { amenities: ['furnished', 'parking'] },
        drop: ['furnished'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, latin',
    counter: true,
    cases: [
      { text: 'intha veetuku maintenance maasam evlo varum', asked: 'price', act: 'question' },
      { text: 'lift work aagutha illa summa per ku vechirukangala', act: 'question' },
      { text: 'nethu en friend adyar la 25k rent kudukaren nu sonnan, paavam avan', act: 'unclear' },
      { text: 'owner vegetarian mattum than accept pannuvara?', act: 'question' },
      { text: 'intha plot ku bank loan 80 percent kedaikuma', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [
      { text: 'seri naan kelamburen bye', act: 'goodbye' },
      {
        text: 'ellathayum azhichitu pudhusa arambikalam',
        known: { city: 'Chennai', transaction_type: 'rent' },
        act: 'restart',
      },
    ],
  },
  {
    phenomenon: 'second: numbers in words, latin',
    cases: [
      {
        text: 'pathinettayiram la irunthu irubathayiram varai',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(18000, 20000) },
        numbers: [{ min: 18000, max: 20000 }],
      },
      {
        text: 'aayirathi ainooru sadhura adi',
        asked: 'size_sqft',
        known: { property_type: 'apartment' },
        set: { size_sqft: atLeast(1500) },
        numbers: [1500],
      },
    ],
  },
]
