import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: 'കൊച്ചിയിൽ വാടകയ്ക്ക് വീട് വേണം, ക്രിസ്ത്യൻ അയൽക്കാർ മതി',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kochi',
    },
  },
  {
    text: 'എന്റെ വീട് വിൽക്കണം',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
    },
  },
  {
    text: 'എന്റെ വീട് വാടകയ്ക്ക് കൊടുക്കാനുണ്ട്',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'എത്ര ആയാലും കുഴപ്പമില്ല',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'എത്ര മുറി ആയാലും മതി',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'അതേ ഞാൻ കൊച്ചി കാക്കനാട് രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് നോക്കുകയാണ് ബജറ്റ് ഒരു ഇരുപതിനായിരം',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Kakkanad',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'എനിക്ക് തൃശ്ശൂരിൽ മൂന്ന് ബെഡ്റൂം വീട് വാങ്ങണം എന്റെ ബജറ്റ് എൺപത്തഞ്ച് ലക്ഷം',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Thrissur',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'നീന്തൽക്കുളവും ജിമ്മും ഉള്ള ഫ്ലാറ്റ് വേണം',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'മാസം മുപ്പത്തയ്യായിരം വരെ തരാം',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '24 മണിക്കൂർ വെള്ളം, പവർ ബാക്കപ്പ്',
    set: {
      amenities: ['power_backup', 'water_supply'],
    },
  },
  {
    text: 'ഗേറ്റഡ് കമ്മ്യൂണിറ്റി, സെക്യൂരിറ്റി വേണം',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'പട്ടിയെ വളർത്താൻ പറ്റണം',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'ബാൽക്കണി നിർബന്ധം',
    set: {
      amenities: ['balcony'],
    },
  },
  {
    text: 'അതെ കൊച്ചി',
    set: {
      city: 'Kochi',
    },
  },
  {
    text: 'അതെ 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'തീർച്ചയായും വാടകയ്ക്ക്',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ഒരിക്കലും വേണ്ട',
    act: 'deny',
  },
  {
    text: 'കൊച്ചി നല്ല ഓപ്ഷൻ',
    set: {
      city: 'Kochi',
    },
  },
  {
    text: 'കൊല്ലം ആണ് സൗകര്യം',
    set: {
      city: 'Kollam',
    },
  },
])
