import { wishesAndTalk } from '../../corpus-case.ts'

/** Answers to questions, acts, visits and stories as people say them in many tongues. */
export const manyPlainTurns = wishesAndTalk([
  {
    text: 'പതിനയ്യായിരത്തിൽ കൂടരുത്',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'അമ്പത് ലക്ഷത്തിന് താഴെ മതി',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: '15k il kooduthal patilla',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'മൂന്ന് മുറി വേണം',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ethra ayalum mathi',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'evideyaayalum kuzhappam illa',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'prathyekichu onnum venda',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'വാടകയ്ക്കാ വേണ്ടത്',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'ഒറ്റ വീടാണ് നല്ലത്',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'കൊച്ചി വൈറ്റിലയിൽ രണ്ട് ബെഡ്റൂം വീട് വാടകയ്ക്ക്, പതിനയ്യായിരത്തിൽ കൂടരുത്',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kochi',
      area: 'Vyttila',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'തൃശ്ശൂരിൽ പത്ത് സെന്റ് സ്ഥലം വാങ്ങാൻ',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Thrissur',
      size_sqft: {
        min: 4356,
      },
    },
  },
  {
    text: 'ജിം വേണ്ട, പാർക്കിംഗ് മതി',
    set: {
      amenities: ['parking'],
    },
    drop: ['gym'],
  },
  {
    text: 'തൃശ്ശൂരല്ല, കോഴിക്കോട് നോക്കാം',
    set: {
      city: 'Kozhikode',
    },
  },
  {
    text: 'എഴുപതല്ല എൺപത് ലക്ഷം വരെ ആകാം',
    set: {
      price: {
        max: 8000000,
      },
    },
  },
  {
    text: 'ഏത് സ്ഥലമായാലും കുഴപ്പമില്ല',
    any: ['area'],
  },
  {
    text: 'furnished aayirikkanam, liftum venam, vadakaykk',
    set: {
      transaction_type: 'rent',
      amenities: ['lift', 'furnished'],
    },
  },
  {
    text: 'സുപ്രഭാതം',
    act: 'greet',
  },
  {
    text: 'ഓ വേണ്ടെന്നേ',
    act: 'deny',
  },
  {
    text: 'ഇതെങ്ങനെയാ ഉപയോഗിക്കുക',
    act: 'help',
  },
  {
    text: 'ഒന്നൂടെ പറയാമോ',
    act: 'repeat',
  },
  {
    text: 'എല്ലാം ആദ്യം മുതൽ',
    act: 'restart',
  },
  {
    text: 'ആളോട് സംസാരിക്കണം',
    act: 'handoff',
  },
  {
    text: 'ശനിയാഴ്ച അഞ്ചു മണിക്ക് കാണാൻ വരാമോ',
    act: 'question',
  },
  {
    text: 'ente number 9845012345',
    act: 'unclear',
  },
  {
    text: 'njangal 4 per undu, 2 kuttikal',
    act: 'unclear',
  },
  {
    text: '25nu varam',
    act: 'unclear',
  },
  {
    text: 'രണ്ടു മാസം കഴിഞ്ഞ് മാറണം',
    act: 'unclear',
  },
  {
    text: '6 manikku shesham vilikku',
    act: 'handoff',
  },
  {
    text: 'ഈ വീട്ടിൽ എത്ര കിടപ്പുമുറികളുണ്ട്?',
    act: 'question',
  },
  {
    text: 'അവിടെ വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുമോ?',
    act: 'question',
  },
  {
    text: 'വീടിന്റെ ഉടമസ്ഥൻ ആരാണ്?',
    act: 'question',
  },
  {
    text: 'വാടക കരാർ എത്ര മാസത്തേക്കാണ്?',
    act: 'question',
  },
  {
    text: 'മാർച്ച് പതിനഞ്ചിന് വീട് കാണാൻ വരാം',
    act: 'unclear',
  },
  {
    text: 'എന്റെ പേര് രാജൻ, ഞാൻ ഒരു എഞ്ചിനീയറാണ്',
    act: 'unclear',
  },
  {
    text: 'അതെ, അത് നന്നായിരിക്കും',
    act: 'affirm',
  },
  {
    text: 'ശരി, അത് തന്നെ ബുക്ക് ചെയ്യൂ',
    act: 'affirm',
  },
  {
    text: 'ഇല്ല, അത് എനിക്ക് ചേരില്ല',
    act: 'deny',
  },
  {
    text: 'ശരി, വീണ്ടും കാണാം',
    act: 'goodbye',
  },
  {
    text: 'ഞങ്ങൾ ദുബായിൽ നിന്ന് വന്നതാണ് മക്കൾ രണ്ടുപേരും സ്കൂളിലാണ് കൊച്ചിയിൽ കാക്കനാട് മൂന്ന് മുറിയുള്ള വീട് വാടകയ്ക്ക് വേണം ഇരുപതിനായിരം വരെ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kochi',
      area: 'Kakkanad',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'achan retire aayi 25 varsham joli cheythu ippo thrissuril 10 cent sthalam vaangan nokkunnu 30 laksham vare',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Thrissur',
      price: {
        max: 3000000,
      },
      size_sqft: {
        min: 4356,
      },
    },
  },
  {
    text: 'എന്റെ നാട് കണ്ണൂർ ആണ്, കൊച്ചിയിൽ ഫ്ലാറ്റ് വേണം',
    set: {
      property_type: 'apartment',
      city: 'Kochi',
    },
  },
  {
    text: 'njan kannur ninnanu kochiyil flat venam',
    set: {
      property_type: 'apartment',
      city: 'Kochi',
    },
  },
])
