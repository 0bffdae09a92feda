import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'నమస్తే అండి మాకు హైదరాబాద్ కూకట్‌పల్లిలో రెండు బెడ్‌రూముల ఫ్లాట్ అద్దెకు కావాలి లిఫ్ట్ ఉండాలి నెలకు ఇరవై వేల వరకు ఇస్తాం',
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
      amenities: ['lift'],
    },
  },
  {
    text: 'vijayawada lo rendu vandala gajala sthalam konalanukuntunnam budget muppai lakshalu',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Vijayawada',
      price: {
        max: 3000000,
      },
      size_sqft: {
        min: 1800,
      },
    },
  },
  {
    text: 'kondapur hyderabad lo 3bhk flat rent ki kavali 40k lopu',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Kondapur',
      price: {
        max: 40000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'warangal lo plot konali 20 lakshala lopu',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Warangal',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'rendu chalandi',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'maa nanna railway lo pani chestaru',
    act: 'unclear',
  },
  {
    text: 'aa flat ennava floor lo undi',
    act: 'question',
  },
])
