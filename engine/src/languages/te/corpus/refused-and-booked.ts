import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'రెండు బెడ్రూంలు అని చెప్పాను కదా',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'రెండు బదులు మూడు బెడ్రూంలు చేయండి',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ఫ్లాట్లు చూపించొద్దు',
    drop: ['property_type'],
  },
  {
    text: 'బడ్జెట్ పద్దెనిమిది వేలకు తగ్గించండి',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'వయసైన అమ్మానాన్న ఉన్నారు కాబట్టి లిఫ్ట్ తప్పనిసరి',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2bhk ఫ్లాట్, బ్రోకర్ వద్దు',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'పదిహేను వేలకు దొరికితే బాగుంటుంది',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'ఇప్పుడు గుంటూరులో వెతకండి',
    set: {
      city: 'Guntur',
    },
  },
  {
    text: 'flat chupinchoddu',
    drop: ['property_type'],
  },
  {
    text: 'ఫ్లాట్ చూపించకండి, ఇల్లు చూపించండి',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'బ్యాచిలర్‌ని, ఒక రూమ్ అద్దెకు, ఎనిమిది వేల లోపు',
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
    text: 'నీళ్ల సమస్య ఉండకూడదు',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'కరెంట్ పోతే జనరేటర్ ఉండాలి',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'ఇరవై లక్షల లోపు ఒక ప్లాట్ కొనాలి',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'గేటెడ్ కమ్యూనిటీలో కావాలి',
    set: {
      amenities: ['gated_community'],
    },
  },
])
