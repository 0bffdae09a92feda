import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Malayalam turns in Latin letters, written without sight of rules and corpus and never tuned to. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'vyttilayil oru 1bhk flat rentinu kittumo 15k il thazhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Vyttila',
          price: upTo(15000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'tvm pattom area 3bhk flat venam vangaan budget 90L',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          area: 'Pattom',
          price: upTo(9000000),
          bedrooms: exactly(3),
        },
        numbers: [3, 9000000],
      },
      {
        text: 'kozhikkod beypore bhagath veed vadakakk nokkuva',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode', area: 'Beypore' },
      },
      {
        text: 'kottayath 5 cent sthalam medikanam pathu lakshathil nikkanam',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kottayam',
          price: upTo(1000000),
          size_sqft: atLeast(2178),
        },
        numbers: [5, 1000000],
      },
      {
        text: 'bro kaloor stadium side il oru veedu venam family aanu car idan sthalam venam',
        set: { property_type: 'house', area: 'Kaloor', amenities: ['parking'] },
      },
      {
        text: 'Palarivattathu 2 bedroom, semi furnished, power backup must',
        set: { area: 'Palarivattom', bedrooms: exactly(2), amenities: ['power_backup', 'semi_furnished'] },
        numbers: [2],
      },
      {
        text: 'njangal 4 per und students aanu edappallyil flat venam rentinu',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Edappally' },
      },
      {
        text: 'kannur townil veedu vilkkan undo, vangana',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kannur' },
      },
      {
        text: 'Alappuzhayil kayalinte aduth villa medikkanam 2 kodi vare pokam',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Alappuzha',
          price: upTo(20000000),
        },
        numbers: [20000000],
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      { text: 'sthalam aanu nokkunne', asked: 'property_type', set: { property_type: 'land' } },
      {
        text: 'kadavanthra side il mathi',
        asked: 'area',
        known: { city: 'Kochi', transaction_type: 'rent' },
        set: { area: 'Kadavanthra' },
      },
      {
        text: 'oru 65 ullil',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'parkingum 24 manikkoor vellavum venam',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      {
        text: 'veedalla flat aanu udheshichath',
        known: { property_type: 'house', city: 'Kochi' },
        set: { property_type: 'apartment' },
      },
      { text: 'parking venda tto', known: { amenities: ['parking', 'gym'] }, drop: ['parking'] },
      { text: 'ethra ayalum kuzhappamilla', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'vadaka ippo venda, swanthamayitt vangam ennu theerumanichu',
        known: { transaction_type: 'rent', city: 'Thrissur' },
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, latin',
    counter: true,
    cases: [
      {
        text: 'ithinte maintenance 3000 aano',
        known: { transaction_type: 'rent' },
        shown: 1,
        act: 'question',
      },
      { text: 'school aduthundo ee flatinu', shown: 2, act: 'question' },
      { text: 'ente chettan 2bhk flatil aanu thamasikkunnath', act: 'unclear' },
      { text: 'kochiyil sthalam register cheyyan ethra chilavu varum', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [{ text: 'ningalude staffnod nerit samsarikkanam', act: 'handoff' }],
  },
  {
    phenomenon: 'second: numbers, latin',
    cases: [
      {
        text: 'ettayirathi anjooru roopa',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
    ],
  },
]
