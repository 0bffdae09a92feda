import { wishesAndTalk } from '../../corpus-case.ts'

/** What people ordinarily wish, answer and say beside. */
export const plainWishesAndActs = wishesAndTalk([
  {
    text: 'കോഴിക്കോട് രണ്ട് മുറി വീട് വാടകയ്ക്ക് വേണം പന്ത്രണ്ടായിരത്തിനുള്ളിൽ',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kozhikode',
      price: {
        max: 12000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'കൊച്ചി കാക്കനാട് ഫ്ലാറ്റ് വാങ്ങണം അറുപത് ലക്ഷം വരെ',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Kakkanad',
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'തൃശ്ശൂരിൽ അഞ്ച് സെന്റ് സ്ഥലം വാങ്ങണം',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Thrissur',
      size_sqft: {
        min: 2178,
      },
    },
  },
  {
    text: 'കാർ പാർക്ക് ചെയ്യാൻ സ്ഥലം വേണം',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'പതിനയ്യായിരം വരെ',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'മുപ്പത്തഞ്ച് ലക്ഷം',
    asked: 'price',
    set: {
      price: {
        max: 3500000,
      },
    },
  },
  {
    text: 'വില പ്രശ്നമല്ല',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'എവിടെ ആയാലും കുഴപ്പമില്ല',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'കണ്ണൂരിൽ',
    asked: 'city',
    set: {
      city: 'Kannur',
    },
  },
  {
    text: 'പ്രത്യേകിച്ച് ഒന്നും വേണ്ട',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'kochi edappally 2bhk flat vadakakku venam 20000 vare',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Edappally',
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
    text: 'palakkad sthalam vanganam',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Palakkad',
    },
  },
  {
    text: '25000 il kooduthal pattilla',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'randu muri mathi',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'lift venam',
    asked: 'amenities',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: 'budget 30000 aakku',
    set: {
      price: {
        max: 30000,
      },
    },
  },
  {
    text: 'അതെ ഇത് തന്നെയാണ് വേണ്ടത്',
    act: 'affirm',
  },
  {
    text: 'ശരി അങ്ങനെ ചെയ്യാം',
    act: 'affirm',
  },
  {
    text: 'അത് വേണ്ട വിട്ടേക്ക്',
    act: 'deny',
  },
  {
    text: 'venda ippo venda',
    act: 'deny',
  },
  {
    text: 'enikku ishtamayilla',
    act: 'deny',
  },
  {
    text: 'എല്ലാം കളഞ്ഞ് ആദ്യം മുതൽ തുടങ്ങാം',
    act: 'restart',
  },
  {
    text: 'ആരെങ്കിലും എന്നെ വിളിക്കാൻ പറയൂ',
    act: 'handoff',
  },
  {
    text: 'oru aalodu samsarikkanam',
    act: 'handoff',
  },
  {
    text: 'namaskaram sugham aano',
    act: 'greet',
  },
  {
    text: 'nanni undu ketto',
    act: 'thanks',
  },
  {
    text: 'njan pokunnu',
    act: 'goodbye',
  },
  {
    text: 'ithu engane upayogikkum',
    act: 'help',
  },
  {
    text: 'വെള്ളത്തിന് പ്രശ്നം ഉണ്ടോ',
    act: 'question',
  },
  {
    text: 'ഉടമ അവിടെ താമസിക്കുന്നുണ്ടോ',
    act: 'question',
  },
  {
    text: 'car idan sthalam undo',
    act: 'question',
  },
  {
    text: 'eppo vannu kaanam',
    act: 'question',
  },
  {
    text: 'registration chelavu ethra',
    act: 'question',
  },
])
