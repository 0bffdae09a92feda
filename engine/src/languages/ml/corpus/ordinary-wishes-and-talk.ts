import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'കൊച്ചിയിൽ രണ്ട് മുറിയുള്ള വീട് വാടകയ്ക്ക് വേണം, പതിനയ്യായിരം രൂപ വരെ കൊടുക്കാം',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kochi',
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
    text: 'തൃശ്ശൂരിൽ പത്ത് സെന്റ് സ്ഥലം വാങ്ങാൻ നോക്കുന്നു',
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
    text: 'കോഴിക്കോട് മതി',
    asked: 'city',
    set: {
      city: 'Kozhikode',
    },
  },
  {
    text: 'നാല്പത് ലക്ഷത്തിൽ കൂടരുത്',
    asked: 'price',
    set: {
      price: {
        max: 4000000,
      },
    },
  },
  {
    text: 'മൂന്നെണ്ണം വേണം',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'വണ്ടി ഇടാൻ സൗകര്യവും വെള്ളവും',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'water_supply'],
    },
  },
  {
    text: 'സ്വന്തമായി വാങ്ങാനാണ്',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'ഏത് ഭാഗത്തായാലും മതി',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'അതെ ശരിയാണ്',
    act: 'affirm',
  },
  {
    text: 'വേണ്ട അത് ശരിയാവില്ല',
    act: 'deny',
  },
  {
    text: 'ഈ വീട്ടിൽ കിണർ ഉണ്ടോ',
    act: 'question',
  },
  {
    text: 'ഇന്ന് നല്ല മഴയാണല്ലോ',
    act: 'unclear',
  },
  {
    text: 'kakkanad kochi 2bhk flat rent nu venam 18000 vare',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Kakkanad',
      price: {
        max: 18000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '50 laksham vare pokam',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'oru aalod samsarikkanam',
    act: 'handoff',
  },
  {
    text: 'vadaka alla vangananu',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'sheri pinne kaanam',
    act: 'goodbye',
  },
  {
    text: 'മുറി അല്ല, വീട് മുഴുവൻ വേണം',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'തൃശ്ശൂർ ടൗണിൽ മൂന്ന് ബെഡ്റൂം വീട് വാടകയ്ക്ക്, കാർ പാർക്കിംഗ് വേണം, ഇരുപതിനായിരം വരെ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Thrissur',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'മുപ്പത് മുതൽ നാല്പത് ലക്ഷം വരെ',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'കൊച്ചി വേണ്ട, കൊല്ലം നോക്കൂ',
    set: {
      city: 'Kollam',
    },
  },
  {
    text: 'പതിനഞ്ച് സെന്റ് പ്ലോട്ട് വാങ്ങണം',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      size_sqft: {
        min: 6534,
      },
    },
  },
  {
    text: 'ബാൽക്കണി വേണ്ട',
    drop: ['balcony'],
  },
  {
    text: 'ഇവിടെ അടുത്ത് ആശുപത്രി ഉണ്ടോ',
    act: 'question',
  },
  {
    text: 'kottayam 2 bedroom veedu vadakaku undo',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kottayam',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '15 lakshathinu ullil mathi',
    set: {
      price: {
        max: 1500000,
      },
    },
  },
  {
    text: 'innale padam kando',
    act: 'question',
  },
  {
    text: 'എനിക്ക് ഇടപ്പള്ളിയിലാണ് ജോലി, കൊച്ചി ഇടപ്പള്ളി ഭാഗത്ത് 2 ബെഡ്റൂം വീട് വാടകയ്ക്ക് വേണം, 17000 വരെ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kochi',
      area: 'Edappally',
      price: {
        max: 17000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ഇപ്പോൾ വാടകയ്ക്കാണ് താമസം, തൃശ്ശൂരിൽ സ്വന്തമായി 3 ബെഡ്റൂം വീട് വാങ്ങണം, 60 ലക്ഷം ബജറ്റ്',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Thrissur',
      price: {
        max: 6000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'tvm il 2bhk flat rent nu nokkunnu, lift um parking um venam',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Thiruvananthapuram',
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'ippo 8000 aanu kodukkunnath, 12000 vare pattum',
    asked: 'price',
    set: {
      price: {
        max: 12000,
      },
    },
  },
  {
    text: 'ഞങ്ങൾ ആറു പേരുണ്ട്, മൂന്ന് മുറി വേണം',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'രണ്ടാമത്തെ വീടിന്റെ ഫോട്ടോ ഉണ്ടോ',
    act: 'question',
  },
  {
    text: 'ഇത് എത്രാമത്തെ നിലയിലാണ്',
    act: 'question',
  },
  {
    text: 'വാടക കുറയ്ക്കുമോ',
    act: 'question',
  },
  {
    text: 'ഞായറാഴ്ച കാണാൻ വരാമോ',
    act: 'question',
  },
  {
    text: 'എന്നെ ഒന്ന് വിളിക്കാൻ പറയൂ',
    act: 'handoff',
  },
  {
    text: 'ശരി ഓക്കെ',
    act: 'affirm',
  },
  {
    text: 'ഇല്ല അത് പറ്റില്ല',
    act: 'deny',
  },
  {
    text: 'എന്താ പറഞ്ഞത് ഒന്നൂടെ പറയാമോ',
    act: 'repeat',
  },
  {
    text: 'veedu kaanan eppo varanam',
    act: 'question',
  },
  {
    text: 'പതിനെട്ടായിരം വരെ ആക്കാം',
    known: {
      transaction_type: 'rent',
      city: 'Kochi',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'കാക്കനാട് വേണ്ട ഇടപ്പള്ളി മതി',
    known: {
      transaction_type: 'rent',
      city: 'Kochi',
      area: 'Kakkanad',
    },
    set: {
      area: 'Edappally',
    },
  },
  {
    text: 'ഫ്ലാറ്റിന് പകരം വീട് മതി',
    known: {
      transaction_type: 'rent',
      city: 'Kochi',
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'paisa oru prashnam alla',
    known: {
      transaction_type: 'rent',
      city: 'Kochi',
      price: {
        max: 15000,
      },
    },
    any: ['price'],
  },
  {
    text: 'njangal 5 perund, 3 venam',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
])
