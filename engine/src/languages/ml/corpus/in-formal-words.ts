import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'ഞാൻ കൊച്ചിയിൽ രണ്ട് കിടപ്പുമുറികളുള്ള ഒരു അപ്പാർട്ട്മെന്റ് വാടകയ്ക്ക് അന്വേഷിക്കുകയാണ്',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'മൂന്ന് കിടപ്പുമുറികളും പൂന്തോട്ടവുമുള്ള ഒരു വീട് വാങ്ങാൻ ഞാൻ ആഗ്രഹിക്കുന്നു',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: 'വാഹനം പാർക്ക് ചെയ്യാനുള്ള സൗകര്യം ഉണ്ടെങ്കിൽ നന്നായിരിക്കും',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'നഗരം തൃശ്ശൂരിലേക്ക് മാറ്റുക',
    set: {
      city: 'Thrissur',
    },
  },
  {
    text: 'കിടപ്പുമുറികളുടെ എണ്ണം നാലായി മാറ്റൂ',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'ലിഫ്റ്റിന്റെ ആവശ്യമില്ല',
    drop: ['lift'],
  },
  {
    text: 'മുപ്പതു മുതൽ നാല്പതു ലക്ഷം വരെയുള്ള വിലയിൽ നോക്കുക',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'ഈ വീടിനടുത്ത് സ്കൂളുകൾ ഉണ്ടോ?',
    act: 'question',
  },
  {
    text: 'ഈ അപ്പാർട്ട്മെന്റിന്റെ വിലാസം എന്താണ്?',
    act: 'question',
  },
  {
    text: 'കോഴിക്കോട്ട് ഒരു അപ്പാർട്ട്മെന്റ് കണ്ടെത്താൻ ഞാൻ ആഗ്രഹിക്കുന്നു',
    set: {
      property_type: 'apartment',
      city: 'Kozhikode',
    },
  },
  {
    text: 'കുറഞ്ഞത് രണ്ട് കിടപ്പുമുറികളും ഒരു കുളിമുറിയും ഉണ്ടായിരിക്കണം',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'എനിക്ക് പാർക്കിംഗ് സൗകര്യം ആവശ്യമില്ല',
    drop: ['parking'],
  },
  {
    text: 'പ്രദേശം കാക്കനാട് എന്നാക്കി മാറ്റുക',
    set: {
      area: 'Kakkanad',
    },
  },
  {
    text: 'മറ്റെന്തെങ്കിലും ഓപ്ഷനുകൾ ഉണ്ടോ?',
    act: 'question',
  },
  {
    text: 'ഈ വസ്തുവിന്റെ വാടക എത്രയാണ്?',
    act: 'question',
  },
  {
    text: 'ഇതിൽ നീന്തൽക്കുളം ഉണ്ടോ?',
    act: 'question',
  },
  {
    text: 'എന്റെ ബജറ്റ് പതിനയ്യായിരത്തിനും ഇരുപതിനായിരത്തിനും ഇടയിലാണ്',
    set: {
      price: {
        min: 15000,
        max: 20000,
      },
    },
  },
  {
    text: 'ബജറ്റ് ഇരുപത്തയ്യായിരമായി ഉയർത്തുക',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'വില എനിക്കൊരു പ്രശ്നമല്ല',
    any: ['price'],
  },
  {
    text: 'അപ്പാർട്ട്മെന്റിനേക്കാൾ വീടാണ് എനിക്ക് ഇഷ്ടം',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ചുരുങ്ങിയത് ആയിരം ചതുരശ്ര അടി വേണം',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'സുരക്ഷയും പവർ ബാക്കപ്പും നിർബന്ധമാണ്',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'മുറികളുടെ എണ്ണം മൂന്ന്',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'flatinekkal veedanu ishtam',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'കലൂരിനേക്കാൾ കാക്കനാടാണ് നല്ലത്',
    set: {
      area: 'Kakkanad',
    },
  },
])
