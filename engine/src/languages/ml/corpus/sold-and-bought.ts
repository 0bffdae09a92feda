import { atLeast, between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'വാടക പതിനയ്യായിരമാണെങ്കിൽ കൊള്ളാം, അതിൽ കൂടിയാൽ ബുദ്ധിമുട്ടാണ്',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'മക്കളൊക്കെ വിദേശത്താണ്, ഞങ്ങൾ രണ്ടുപേർക്ക് ഒരു ചെറിയ ഫ്ലാറ്റ് മതി', set: { property_type: 'apartment' } },
      { text: 'രണ്ടോ മൂന്നോ ബെഡ്റൂം', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'ബെഡ്റൂം എത്രയായാലും കുഴപ്പമില്ല', asked: 'bedrooms', any: ['bedrooms'] },
      { text: 'തൃശൂർ പൂങ്കുന്നത്ത് ഒരു വീട്', set: { property_type: 'house', city: 'Thrissur', area: 'Punkunnam' } },
      {
        text: 'പാർക്കിംഗും വേണം ലിഫ്റ്റും വേണം, ജിം വേണമെന്നില്ല',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'കുട്ടികൾക്ക് കളിക്കാൻ സ്ഥലമുള്ള ഗേറ്റഡ് കമ്മ്യൂണിറ്റി',
        set: { amenities: ['play_area', 'gated_community'] },
      },
      {
        text: 'ഒന്നര ലക്ഷം മാസവാടക വരെ',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'എൺപത് ലക്ഷത്തിനും ഒരു കോടിക്കും ഇടയിൽ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഈ മാസം തന്നെ മാറണം, പെട്ടെന്ന് നോക്കണേ', act: 'unclear' },
      { text: 'അവിടെ വെള്ളപ്പൊക്കം ഉണ്ടാകാറുണ്ടോ', act: 'question' },
      { text: 'അയൽക്കാർ എങ്ങനെയുള്ളവരാണ്?', act: 'question' },
      { text: 'ആ വില കൂടുതലാണല്ലോ', act: 'question' },
      { text: 'വേറെ വല്ലതും കാണിച്ചേ', act: 'question' },
      { text: 'ഇതുവരെ തീരുമാനിച്ചിട്ടില്ല', act: 'unclear' },
      { text: 'ശരി എന്നാൽ അങ്ങനെയാകട്ടെ', act: 'affirm' },
      { text: 'ഇപ്പോൾ വേണ്ട, പിന്നീട് മതി', act: 'deny' },
      { text: 'മൂന്നു നിലയുള്ള വീടാണോ ഇത്', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'kothamangalam bhagathu oru pazhaya veedu vilkkan undo',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kothamangalam' },
      },
      {
        text: 'ente joli kakkanad aanu, pakshe aluvayil thamasikkan aanu ishtam, vadaka 10k',
        set: { transaction_type: 'rent', area: 'Aluva', price: upTo(10000) },
      },
      {
        text: 'padinettu laksham undu kayyil, kollathu enthenkilum kittumo',
        set: { city: 'Kollam', price: upTo(1800000) },
      },
      {
        text: 'oru 6 cent il 2000 sqft veedu, kottayam',
        set: { property_type: 'house', city: 'Kottayam', size_sqft: atLeast(2000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedinte photo ayakkamo', act: 'question' },
      { text: 'ethra divasam edukkum registration', act: 'question' },
      { text: 'athokke pinne parayam', act: 'unclear' },
      { text: 'onnum manasilayilla', act: 'repeat' },
      { text: 'evide ninna vilikkunne', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished വേണ്ട, unfurnished മതി',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
      {
        text: 'Thrissur-ൽ plot നോക്കുന്നു, road side വേണം, 8 cent',
        set: { property_type: 'land', city: 'Thrissur', size_sqft: atLeast(3484.8) },
      },
    ],
  },
]
