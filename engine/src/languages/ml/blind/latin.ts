import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Malayalam turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'kakkanad aduth 2bhk flat vadakakku venam 20k thazhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
        numbers: [2, 20000],
      },
      {
        text: 'tvm il oru veedu vangan nokkunnu budget 60 laksham',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          price: upTo(6000000),
        },
        numbers: [6000000],
      },
      {
        text: 'chetta thrissur il 5 cent sthalam kittumo oru 15 lakhs nu ullil',
        set: { property_type: 'land', city: 'Thrissur', price: upTo(1500000), size_sqft: atLeast(2178) },
        numbers: [5, 1500000],
      },
      {
        text: 'calicut il vadakak veed venm 3 bedroom ullath, parking venam',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kozhikode',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'kollam townil oru flat medikkanam, lift um generatorum ulla',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kollam',
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'ernakulathu joli kitti, kaloor bhagathu oru 1bhk mathi 12000 vare rent tharam',
        set: {
          transaction_type: 'rent',
          city: 'Kochi',
          area: 'Kaloor',
          price: upTo(12000),
          bedrooms: exactly(1),
        },
        numbers: [1, 12000],
      },
      {
        text: 'bangalore koramangala yil fully furnished flat rent nu nokkuva',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
          amenities: ['furnished'],
        },
      },
      {
        text: 'kottayath oru nalla veed venam 80 laksham muthal 1 kodi vare',
        set: { property_type: 'house', city: 'Kottayam', price: between(8000000, 10000000) },
        numbers: [{ min: 8000000, max: 10000000 }],
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'vangan aanu', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'vadakak', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'parambu', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'tvm', asked: 'city', set: { city: 'Thiruvananthapuram' } },
      {
        text: 'pathu muthal panthrandu vare',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      { text: 'naalu muri', asked: 'bedrooms', set: { bedrooms: exactly(4) }, numbers: [4] },
      // Native speaker, please check: "kollam" (would be good) is not the city
      {
        text: 'swimming poolum gymum undel kollam',
        asked: 'amenities',
        set: { amenities: ['gym', 'swimming_pool'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'mukkal kodi vare pokam',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: '40-45 laksham aanu budget',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(4000000, 4500000) },
        numbers: [{ min: 4000000, max: 4500000 }],
      },
      {
        text: 'randu kodiyil koodaruth',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(20000000) },
        numbers: [20000000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      {
        text: 'moonno naalo bedroom',
        asked: 'bedrooms',
        set: { bedrooms: between(3, 4) },
        numbers: [{ min: 3, max: 4 }],
      },
      {
        text: 'pathara cent',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(4573.8) },
        numbers: [10.5],
      },
      { text: '1500 sqft il kurayaruthu', set: { size_sqft: atLeast(1500) }, numbers: [1500] },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      { text: 'cochin', asked: 'city', set: { city: 'Kochi' } },
      {
        text: 'swaraj round aduthu venda, ollur mathi',
        asked: 'area',
        known: { city: 'Thrissur' },
        set: { area: 'Ollur' },
      },
      { text: 'alleppey il', asked: 'city', set: { city: 'Alappuzha' } },
      { text: 'kozhikkodu chevayur', set: { city: 'Kozhikode', area: 'Chevayur' } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, latin',
    cases: [
      { text: 'ethayalum kuzhappam illa', asked: 'property_type', any: ['property_type'] },
      { text: 'parking venda vittekk', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      {
        text: 'rent alla, swantham aayi vangana',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'kannur alla kasaragod', known: { city: 'Kannur' }, set: { city: 'Kasaragod' } },
      {
        text: 'budget kurachu kootti 70 laksham aakkam',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
        numbers: [7000000],
      },
      {
        text: 'vanganda, vadakakku nokkam',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'athe athe', act: 'affirm' },
      { text: 'venda chetta', act: 'deny' },
      { text: 'arodenkilum onnu samsarikkan pattuo', act: 'handoff' },
      { text: 'valare nanni', act: 'thanks' },
      { text: 'entha paranje manasilayilla', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'ente 10 cent sthalam vilkkan und palakkad',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Palakkad', size_sqft: atLeast(4356) },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'lift undo', act: 'question' },
      { text: 'busstopinu aduthano', act: 'question' },
      { text: 'nale vaikitt 4 manikku varam', act: 'unclear' },
      { text: 'pure vegetarian aalukal mathi', act: 'unclear' },
      { text: 'evideya ningalude office', act: 'question' },
      { text: 'ningal manushyan aano', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: 'veedu mathi, oru 3 bedroom engilum venam',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: 'athariyilla, pakshe 2 muri venam',
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
      { text: 'flat aano veedu aano nallath enna samshayam', act: 'question' },
      { text: '50 laksham loan eduthal maasam ethra adakkanam', act: 'question' },
      { text: 'njan dubai il joli cheyyunnu', act: 'unclear' },
    ],
  },
]
