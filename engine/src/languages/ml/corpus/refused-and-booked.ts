import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'രണ്ട് ബെഡ്റൂം എന്ന് പറഞ്ഞല്ലോ',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'രണ്ടിന് പകരം മൂന്ന് ബെഡ്റൂം ആക്കൂ',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ഫ്ലാറ്റ് കാണിക്കണ്ട',
    drop: ['property_type'],
  },
  {
    text: 'ബജറ്റ് പതിനെട്ടായിരമായി കുറയ്ക്കൂ',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'പ്രായമായ അച്ഛനും അമ്മയും ഉണ്ട്, അതുകൊണ്ട് ലിഫ്റ്റ് വേണം',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2bhk ഫ്ലാറ്റ്, ബ്രോക്കർ വേണ്ട',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'പതിനയ്യായിരത്തിന് കിട്ടിയാൽ നന്ന്',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ഇനി കണ്ണൂരിൽ നോക്കൂ',
    set: {
      city: 'Kannur',
    },
  },
  {
    text: 'ബാച്ചിലറാണ്, ഒരു മുറി വാടകയ്ക്ക്, എണ്ണായിരത്തിനുള്ളിൽ',
    set: {
      transaction_type: 'rent',
      price: {
        max: 8000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'വെള്ളത്തിന്റെ പ്രശ്നം ഉണ്ടാകരുത്',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'കറന്റ് പോയാൽ ജനറേറ്റർ വേണം',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'ഇരുപത് ലക്ഷത്തിനുള്ളിൽ ഒരു പ്ലോട്ട് വാങ്ങണം',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'ഗേറ്റഡ് കമ്മ്യൂണിറ്റി വേണം',
    set: {
      amenities: ['gated_community'],
    },
  },
])
