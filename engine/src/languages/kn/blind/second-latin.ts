import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set of Kannada in Latin letters, written without sight of rules, corpus and the first set. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'btm layout alli 2bhk flat beku rent ge 22k olage',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'BTM Layout',
          price: upTo(22000),
          bedrooms: exactly(2),
        },
        numbers: [2, 22000],
      },
      {
        text: 'guru mandya dalli ond acre jameenu bekagide',
        set: { property_type: 'land', city: 'Mandya', size_sqft: atLeast(43560) },
        numbers: [1],
      },
      {
        text: 'kondkolbeku HSR layout nalli independent mane 2 cr varegu',
        set: { transaction_type: 'sale', property_type: 'house', area: 'HSR Layout', price: upTo(20000000) },
        numbers: [20000000],
      },
      {
        text: 'mangalore bejai hattira semi furnished apartment nodtidini',
        set: { property_type: 'apartment', city: 'Mangaluru', area: 'Bejai', amenities: ['semi_furnished'] },
      },
      {
        text: 'shimoga dalli site togolakke 25 laksha ide',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Shivamogga', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'electronic city hatra badigege mane beku sir, bachelors navu moovaru',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Electronic City' },
      },
      {
        text: 'kengeri li 4 bhk duplex mane.. 3 koti inda 4 koti',
        set: {
          property_type: 'house',
          area: 'Kengeri',
          price: between(30000000, 40000000),
          bedrooms: exactly(4),
        },
        numbers: [4, between(30000000, 40000000)],
      },
      {
        text: 'amma appa ge lift irle beku, basavanagudi kade flat',
        set: { property_type: 'apartment', area: 'Basavanagudi', amenities: ['lift'] },
      },
      {
        text: 'davangere badige mane',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Davanagere' },
      },
      {
        text: 'jp nagaradalli moor bedroom du, car parking generator eradu irbeku',
        set: { area: 'JP Nagar', bedrooms: exactly(3), amenities: ['parking', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      {
        text: '80 ashte',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(8000000) },
      },
      { text: 'nammadu bijapur ri', asked: 'city', set: { city: 'Vijayapura' } },
      {
        text: 'balcony ondidre saaku',
        asked: 'amenities',
        known: { property_type: 'apartment' },
        set: { amenities: ['balcony'] },
      },
      { text: 'badige ne', asked: 'transaction_type', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      {
        text: 'koramangala thumba dubaari, bommanahalli kade thorsi',
        known: { city: 'Bengaluru', area: 'Koramangala' },
        set: { area: 'Bommanahalli' },
      },
      {
        text: 'togolodu mundina varsha nodona, sadhyakke badigege saaku',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'yeshtu bedroom idru ok',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'house' },
        any: ['bedrooms'],
      },
      { text: 'ayyo tappaythu, mangalore alla udupi', known: { city: 'Mangaluru' }, set: { city: 'Udupi' } },
      {
        text: 'sorry budget 35 laksha maadkoli 45 alla',
        known: { transaction_type: 'sale', price: upTo(4500000) },
        set: { price: upTo(3500000) },
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, latin',
    counter: true,
    cases: [
      {
        text: 'ee mane lease ge kodtara',
        known: { transaction_type: 'rent', property_type: 'house' },
        act: 'question',
      },
      { text: 'metro station yeshtu dura ide allinda', known: { city: 'Bengaluru' }, act: 'question' },
      { text: 'ivattu ipl nalli rcb 200 hodithu guru', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [
      { text: 'houdu houdu sari haage maadi', act: 'affirm' },
      { text: 'sari hogbartini innond sala sigona', act: 'goodbye' },
      { text: 'namaskara ri hengidira', act: 'greet' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, latin',
    cases: [
      {
        text: 'erdukaalu koti varegu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(22500000) },
        numbers: [22500000],
      },
      {
        text: 'tingalige hattombattu savira maximum',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(19000) },
        numbers: [19000],
      },
    ],
  },
]
