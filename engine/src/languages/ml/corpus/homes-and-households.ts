import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'റിട്ടയർ ചെയ്തപ്പോൾ കിട്ടിയ കാശുണ്ട്, മുപ്പത് ലക്ഷത്തിനുള്ളിൽ തൊടുപുഴയിൽ ഒരു ചെറിയ വീട് വാങ്ങാമെന്ന് വിചാരിക്കുന്നു',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thodupuzha', price: upTo(3000000) },
      },
      {
        text: 'ഇപ്പോഴത്തെ വീട് ഒഴിയാൻ പറഞ്ഞു, അടുത്ത മാസത്തിനകം വൈറ്റിലയിൽ രണ്ടു ബെഡ്റൂം വീട് വാടകയ്ക്ക് കിട്ടണം',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vyttila', bedrooms: exactly(2) },
      },
      {
        text: 'വീടു വെക്കാൻ പത്തു സെന്റ് സ്ഥലം പെരുമ്പാവൂർ ഭാഗത്ത് നോക്കുന്നു',
        set: { property_type: 'land', city: 'Perumbavoor', size_sqft: atLeast(4356) },
      },
      {
        text: 'പതിനേഴ് വേണ്ട പതിനഞ്ച് മതി',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'മുക്കാൽ കോടി',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'ആറു ലക്ഷത്തി അമ്പതിനായിരം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'എട്ടിനും പത്തിനും ഇടയിൽ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'മലപ്പുറത്ത് അല്ലെങ്കിൽ മഞ്ചേരിയിൽ', asked: 'city', set: { city: 'Malappuram' } },
      { text: 'ഇടപ്പള്ളിയിലോ കലൂരോ', asked: 'area', set: { area: 'Edappally' } },
      { text: 'കാസർകോട്ട് തന്നെ നോക്കൂ', asked: 'city', set: { city: 'Kasaragod' } },
      { text: 'തൃപ്പൂണിത്തുറയ്ക്കടുത്ത്', asked: 'area', set: { area: 'Tripunithura' } },
      { text: 'ചെടി നടാൻ സ്ഥലം വേണം, ഇൻവെർട്ടറും വേണം', set: { amenities: ['garden', 'power_backup'] } },
      { text: 'സിസിടിവിയും വാച്ച്മാനും ഒക്കെ വേണം', set: { amenities: ['security'] } },
      {
        text: 'എസി വേണ്ട, പക്ഷേ ഫർണിഷ്ഡ് ആയിരിക്കണം',
        set: { amenities: ['furnished'] },
        drop: ['air_conditioning'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഞങ്ങൾ നാലു പേരാണ്, രണ്ടു കുട്ടികൾ പഠിക്കുന്നു, ശാന്തമായ സ്ഥലമാണെങ്കിൽ നല്ലത്', act: 'unclear' },
      { text: 'അമ്പലം അടുത്താണെങ്കിൽ അമ്മയ്ക്ക് സൗകര്യമാകും', act: 'unclear' },
      { text: 'അവിടുന്ന് എയർപോർട്ടിലേക്ക് എത്ര സമയം എടുക്കും', act: 'question' },
      { text: 'കെട്ടിടത്തിന് എത്ര വർഷം പഴക്കമുണ്ട്?', act: 'question' },
      { text: 'സ്കൂൾ ബസ് അകത്തേക്ക് വരുമോ', act: 'question' },
      { text: 'കെട്ടിട നികുതി എത്ര വരും?', act: 'question' },
      { text: 'നിങ്ങൾ മനുഷ്യനാണോ റോബോട്ടാണോ?', act: 'question' },
      { text: 'രാവിലെ മുതൽ തലവേദനയാണ്', act: 'unclear' },
      { text: 'വല്യച്ഛന്റെ മോൻ ദുബായിൽ നിന്ന് വന്നിട്ടുണ്ട്', act: 'unclear' },
      { text: 'ഓഫീസിൽ ഇന്ന് നല്ല തിരക്കായിരുന്നു', act: 'unclear' },
      { text: 'വിട്ടേക്ക്, പിന്നെ നോക്കാം', act: 'deny' },
      { text: 'സൂപ്പർ, അങ്ങനെ തന്നെ ചെയ്യൂ', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'panthrandu laksham vare, 5 cent mathi',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(2178) },
      },
      {
        text: 'kalamassery sidil oru 1bhk vadaka veedu undenkil parayu',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kalamassery', bedrooms: exactly(1) },
      },
      { text: 'vadaka 12 vare afford cheyyan pattum', set: { transaction_type: 'rent', price: upTo(12000) } },
      {
        text: 'kizhakku darshanam thanne venam, corner plot aanenkil nallath',
        set: { property_type: 'land' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'achan 1995 il vangiya veedanu athu', act: 'unclear' },
      { text: 'ivide vellapokkam undakumo?', act: 'question' },
      { text: 'veettil wifi undo', act: 'question' },
      { text: 'njan theerumanichittilla', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kazhakkoottam-ത്ത് 2BHK, 25k-ൽ താഴെ, gym & pool വേണം',
        set: {
          area: 'Kazhakoottam',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k മാത്രമേ ഉള്ളൂ, EMI 25k-ൽ കൂടുതൽ അടയ്ക്കാൻ പറ്റില്ല', act: 'unclear' }],
  },
]
