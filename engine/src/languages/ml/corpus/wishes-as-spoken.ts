import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'ഞങ്ങൾക്ക് കൊച്ചിയിൽ രണ്ട് ബെഡ്റൂം ഉള്ള ഒരു ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം കാർ പാർക്കിംഗ് ഉണ്ടായിരിക്കണം മാസം ഇരുപതിനായിരം രൂപ വരെ കൊടുക്കാം',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'thrissur il pathu cent sthalam vanganam ennu undu budget nalpathu laksham vare',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Thrissur',
      price: {
        max: 4000000,
      },
      size_sqft: {
        min: 4356,
      },
    },
  },
  {
    text: 'kaloor kochi 2bhk flat rent nu venam 18k ullil',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Kaloor',
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
    text: 'kollathu oru veedu vangan nokkunnu',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Kollam',
    },
  },
  {
    text: 'moonnu mathi',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ente makan dubayil aanu',
    act: 'unclear',
  },
  {
    text: 'innale mazha aayirunnu',
    act: 'unclear',
  },
  {
    text: 'well undo avide',
    act: 'question',
  },
])
