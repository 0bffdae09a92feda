import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: 'హైదరాబాద్‌లో అద్దెకు ఇల్లు కావాలి, బ్రాహ్మణ ఏరియా మాత్రమే',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Hyderabad',
    },
  },
  {
    text: 'మా ఇల్లు అద్దెకు ఇవ్వాలి',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'ఎన్ని గదులున్నా ఓకే',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'అవును నేను హైదరాబాద్ కూకట్‌పల్లిలో రెండు బెడ్ రూమ్ ఫ్లాట్ అద్దెకు వెతుకుతున్నాను బడ్జెట్ ఇరవై వేలు',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Kukatpally',
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
    text: 'నాకు విజయవాడలో మూడు బెడ్ రూమ్ ఇల్లు కొనాలి నా బడ్జెట్ ఎనభై ఐదు లక్షలు',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
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
    text: 'స్విమ్మింగ్ పూల్, జిమ్ ఉన్న అపార్ట్‌మెంట్ కావాలి',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'నెలకి ముప్పై ఐదు వేల వరకు ఇవ్వగలం',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '24 గంటల నీళ్లు, పవర్ బ్యాకప్',
    set: {
      amenities: ['power_backup', 'water_supply'],
    },
  },
  {
    text: 'గేటెడ్ కమ్యూనిటీ, సెక్యూరిటీ కావాలి',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'పిల్లలు ఆడుకోవడానికి స్థలం కావాలి',
    set: {
      amenities: ['play_area'],
    },
  },
  {
    text: 'బాల్కనీ తప్పనిసరి',
    set: {
      amenities: ['balcony'],
    },
  },
  {
    text: 'కుక్కను పెంచుకోనివ్వాలి',
    asked: 'amenities',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'అవును గుంటూరు',
    set: {
      city: 'Guntur',
    },
  },
  {
    text: 'అవును 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'తప్పకుండా అద్దెకే',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'గుంటూరు మంచి ఆప్షన్',
    set: {
      city: 'Guntur',
    },
  },
])
