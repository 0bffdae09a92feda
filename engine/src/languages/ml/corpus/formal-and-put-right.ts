import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'ദയവായി എനിക്ക് കോട്ടയത്ത് ഒരു സ്വതന്ത്ര ഭവനം വാങ്ങുന്നതിനായി കണ്ടെത്തി നൽകുക',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kottayam' },
      },
      {
        text: 'കൊച്ചിയിൽ വാടകയ്ക്ക് ഫർണിച്ചറോടു കൂടിയ അപ്പാർട്ട്മെന്റ് അന്വേഷിക്കുകയാണ്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          amenities: ['furnished'],
        },
      },
      {
        text: 'തൃശ്ശൂരിൽ വിൽപ്പനയ്ക്കുള്ള ഒരു വീട് കണ്ടുപിടിച്ചു തരാൻ അപേക്ഷിക്കുന്നു',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
      },
      {
        text: 'പ്രതിമാസ വാടക ഇരുപതിനായിരം രൂപയിൽ കവിയരുത്',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'പാർക്കിംഗും ലിഫ്റ്റും ഉണ്ടായിരിക്കണം',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'കിടപ്പുമുറികളുടെ എണ്ണം മൂന്ന്',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'കൊച്ചിക്ക് പകരം തൃശ്ശൂരിൽ നോക്കുക',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        set: { city: 'Thrissur' },
      },
      {
        text: 'അതിഥികൾ വരും, ഒരു മുറി കൂടി വേണം',
        known: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ഞങ്ങൾ 4 പേരുണ്ട്, 2 കുട്ടികൾ, അടുത്ത മാസം 1 മുതൽ കാക്കനാട് 2 ബെഡ്റൂം വീട് വാടകയ്ക്ക് വേണം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Kakkanad',
        },
      },
      {
        text: 'മുമ്പ് 14 കൊടുത്തിരുന്നു, ഇപ്പോൾ 18 വരെ കൊടുക്കാം',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'ലിഫ്റ്റ് നിർബന്ധമാണ്, അച്ഛന് മുട്ടുവേദനയുണ്ട്, വേറൊന്നും വേണ്ട',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'ഞങ്ങൾക്ക് ഒന്ന് അച്ഛനമ്മമാർക്ക് ഒന്ന്, അപ്പോൾ രണ്ട്',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'കൊച്ചി അല്ല, തൃശ്ശൂർ തന്നെ',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Thrissur' },
        set: { city: 'Thrissur' },
      },
      {
        text: 'budget thettayi paranju, athu ozhivakku',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'ബജറ്റ് വിട്ടേക്കൂ, തെറ്റി പറഞ്ഞതാണ്',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Kochi' },
        drop: ['price'],
      },
      {
        text: 'ഫ്ലാറ്റ് ഞങ്ങൾക്ക് ശരിയാവില്ല, വീട് കാണിക്കൂ',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { property_type: 'house' },
      },
    ],
  },
]
