import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'హైదరాబాద్ 2 బీహెచ్‌కే ఫ్లాట్ అద్దె, బడ్జెట్ 22 వేలు, కుటుంబం 4 మంది',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      price: {
        max: 22000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'విజయవాడలో 3 బెడ్‌రూమ్ ఇల్లు కొనుగోలుకు, 75 లక్షల వరకు',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      price: {
        max: 7500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'గుంటూరులో 150 గజాల స్థలం 30 లక్షల లోపు కొనాలి',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Guntur',
      price: {
        max: 3000000,
      },
      size_sqft: {
        min: 1350,
      },
    },
  },
  {
    text: 'మాల్‌లో సేల్ ఉంది 50 శాతం',
    act: 'unclear',
  },
  {
    text: 'అమ్మకి 5000 పంపు',
    act: 'unclear',
  },
  {
    text: 'ఆఫీసు లిఫ్ట్ పాడైంది',
    act: 'unclear',
  },
  {
    text: 'బండి పంక్చర్ అయింది',
    act: 'unclear',
  },
  {
    text: 'rendu ticketlu book cheyyi evening show ki',
    act: 'unclear',
  },
  {
    text: 'naa gym membership aipoyindi',
    act: 'unclear',
  },
  {
    text: 'ఈరోజు మా ఇంట్లో పార్టీ',
    act: 'unclear',
  },
  {
    text: 'కరెంట్ బిల్లు 1200 వచ్చింది',
    act: 'unclear',
  },
  {
    text: 'హాస్టల్ ఫీజు 15000',
    act: 'unclear',
  },
  {
    text: 'కారు ఏసీ పనిచేయట్లేదు',
    act: 'unclear',
  },
  {
    text: 'మా కుక్కకి బాగోలేదు',
    act: 'unclear',
  },
  {
    text: 'నా దగ్గర 15000 ఉన్నాయి',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'naa daggara 18000 unnayi',
    set: {
      price: {
        max: 18000,
      },
    },
  },
])
