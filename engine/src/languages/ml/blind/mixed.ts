import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Malayalam turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const mixed: CorpusSection[] = [
  {
    phenomenon: 'first wishes, mixed',
    cases: [
      {
        text: 'Kakkanadൽ 3BHK flat വേണം for rent, budget 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: upTo(25000),
          bedrooms: exactly(3),
        },
        numbers: [3, 25000],
      },
      {
        text: 'Looking for a villa in Thrissur, 1 കോടിയിൽ താഴെ കിട്ടുമോ',
        set: { property_type: 'house', city: 'Thrissur', price: upTo(10000000) },
      },
      {
        text: 'എനിക്ക് 2BHK apartment വാങ്ങണം near Infopark, swimming pool & gym വേണം',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Infopark',
          bedrooms: exactly(2),
          amenities: ['gym', 'swimming_pool'],
        },
        numbers: [2],
      },
      {
        text: 'house for rent venam near Vytilla, car parking must, 15k-il thazhe',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Vyttila',
          price: upTo(15000),
          amenities: ['parking'],
        },
        numbers: [15000],
      },
      {
        text: 'semi furnished flat undengil parayu in Trivandrum, rent max 18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          price: upTo(18000),
          amenities: ['semi_furnished'],
        },
        numbers: [18000],
      },
      {
        text: 'Kochiയിൽ plot നോക്കുന്നു, 10 cent, road frontage ഉള്ളത്',
        set: { property_type: 'land', city: 'Kochi', size_sqft: atLeast(4356) },
        numbers: [10],
      },
    ],
  },
  {
    phenomenon: 'bare answers, mixed',
    cases: [
      {
        text: 'budget 50 lakhs-ൽ ഒതുങ്ങണം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      { text: 'independent house മതി', asked: 'property_type', set: { property_type: 'house' } },
      { text: '2BHK ആയാലും മതി', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'Aluva side ആണ് prefer ചെയ്യുന്നത്',
        asked: 'area',
        known: { city: 'Kochi' },
        set: { area: 'Aluva' },
      },
    ],
  },
  {
    phenomenon: 'numbers and sizes, mixed',
    cases: [
      {
        text: '8k to 10k ആണ് plan',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
        numbers: [{ min: 8000, max: 10000 }],
      },
      {
        text: '1.2 crore-ൽ കൂടരുത്',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12000000) },
        numbers: [12000000],
      },
      // Native speaker, please check: either of the two sizes
      { text: '2 BHK or 3 BHK ഏതായാലും ok', set: { bedrooms: between(2, 3) } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, mixed',
    cases: [
      { text: 'budget ഒരു issue അല്ല', asked: 'price', any: ['price'] },
      {
        text: 'clubhouse വേണ്ട, remove ചെയ്തോ',
        known: { amenities: ['clubhouse', 'security'] },
        drop: ['clubhouse'],
      },
    ],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      {
        text: 'rent അല്ല, buy ചെയ്യാൻ ആണ്',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'Kaloor വേണ്ട, Palarivattom മതി',
        known: { city: 'Kochi', area: 'Kaloor' },
        set: { area: 'Palarivattom' },
      },
      { text: '3BHK maatti 2BHK aakkamo', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'budget 40 lakhs ആക്കി change ചെയ്യൂ',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(4000000) },
        numbers: [4000000],
      },
    ],
  },
  {
    phenomenon: 'offers, mixed',
    cases: [
      {
        text: 'my flat in Aluva വിൽക്കണം, 2BHK',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Aluva', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'acts, mixed',
    cases: [
      { text: 'ഒരു agent-നെ connect ചെയ്യാമോ', act: 'handoff' },
      { text: 'ok thanks ketto', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'ഈ flatൽ power backup ഉണ്ടോ', act: 'question' },
      { text: 'Saturday evening site visit പറ്റുമോ', act: 'question' },
      { text: 'bachelors-നെ allow ചെയ്യുമോ', act: 'question' },
      { text: 'net slow aanu, wait cheyyu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, mixed',
    cases: [
      {
        text: 'Kakkanad okke traffic aanu, Aluva nokkam, budget same',
        known: { transaction_type: 'rent', city: 'Kochi', area: 'Kakkanad', price: upTo(15000) },
        set: { area: 'Aluva' },
      },
    ],
  },
]
