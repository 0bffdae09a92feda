import type { Slot } from '@guru/contract/vocabulary'
import type { Topic } from '../../../dialogue/act.ts'
import { seeksHome } from '../../../dialogue/seeks-home.ts'
import type { Formatter } from '../../../format/formatter.ts'
import type { Intent } from '../../../understanding/command.ts'
import { places } from './places.ts'

type Question = (topic: Topic) => string

/** The question for each slot: to a seeker, and to an owner who offers. */
export const questions: Record<Intent, Record<Slot, Question>> = {
  search: {
    transaction_type: () => 'అద్దెకు కావాలా, కొనడానికా?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'ఫ్లాట్ కావాలా, ఇల్లు కావాలా?' : 'ఏం చూస్తున్నారు: ఫ్లాట్, ఇల్లు, లేక స్థలమా?',
    city: () => 'ఏ ఊర్లో కావాలి?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ఏ ఏరియాలో కావాలి?' : `${places.city.in(wishes.city)} ఏ ఏరియా అయితే బాగుంటుంది?`,
    price: ({ wishes }) => (wishes.transaction_type === 'rent' ? 'నెలకు ఎంత అద్దె ఇవ్వగలరు?' : 'మీ బడ్జెట్ ఎంత?'),
    bedrooms: () => 'ఎన్ని బెడ్‌రూమ్‌లు కావాలి?',
    size_sqft: ({ wishes }) => (wishes.property_type === 'land' ? 'స్థలం ఎంత కావాలి?' : 'ఎంత సైజు కావాలి?'),
    amenities: () => 'పార్కింగ్, లిఫ్ట్ లాంటివి ఏమైనా తప్పనిసరిగా ఉండాలా?',
  },
  offer: {
    transaction_type: () => 'అమ్మాలా, అద్దెకు ఇవ్వాలా?',
    property_type: () => 'అది ఏంటి: ఫ్లాటా, ఇల్లా, స్థలమా?',
    city: () => 'అది ఏ ఊర్లో ఉంది?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'అది ఏ ఏరియాలో ఉంది?' : `అది ${places.city.in(wishes.city)} ఏ ఏరియాలో ఉంది?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'నెలకు ఎంత అద్దె అడుగుతున్నారు?' : 'ఎంత ధర అడుగుతున్నారు?',
    bedrooms: () => 'అందులో ఎన్ని బెడ్‌రూమ్‌లు ఉన్నాయి?',
    size_sqft: () => 'అది ఎంత సైజు ఉంటుంది?',
    amenities: () => 'పార్కింగ్, లిఫ్ట్ లాంటివి ఏమేం ఉన్నాయి?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: 'ఉదాహరణకు “ఇంకా చూపించండి”, “తక్కువ ధరలో” లేదా “రెండోది” అని చెప్పవచ్చు.',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer' ? '“అమ్మాలి” లేదా “అద్దెకు ఇవ్వాలి” అని చెప్పండి.' : '“అద్దెకు” లేదా “కొనడానికి” అని చెప్పండి.',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes)
        ? '“ఫ్లాట్” లేదా “ఇల్లు” అని చెప్పండి.'
        : '“ఫ్లాట్”, “ఇల్లు” లేదా “స్థలం” అని చెప్పండి.',
    city: () => 'ఊరి పేరు చెప్పండి, ఉదాహరణకు “హైదరాబాద్”.',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.in(wishes.city)} `}ఏరియా పేరు చెప్పండి, లేదా “ఏ ఏరియా అయినా పర్వాలేదు” అనండి.`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `నెలకు ఎంత అద్దె అయితే సరిపోతుందో చెప్పండి, ఉదాహరణకు “${format.number(20_000)}”, లేదా “ఎంతైనా పర్వాలేదు” అనండి.`
        : `ఎంత పెట్టగలరో చెప్పండి, ఉదాహరణకు “${format.number(60)} లక్షలు”, లేదా “ఎంతైనా పర్వాలేదు” అనండి.`,
    bedrooms: (_topic, format) =>
      `ఎన్ని బెడ్‌రూమ్‌లు కావాలో చెప్పండి, ఉదాహరణకు “${format.number(2)}”, లేదా “ఎన్నైనా పర్వాలేదు” అనండి.`,
    size_sqft: ({ sizeUnit }, format) =>
      `ఎంత సైజు కావాలో చెప్పండి, ఉదాహరణకు “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, లేదా “ఎంతైనా పర్వాలేదు” అనండి.`,
    amenities: () => 'ఉదాహరణకు “పార్కింగ్”, “లిఫ్ట్” లేదా “ప్రత్యేకంగా ఏమీ లేదు” అని చెప్పవచ్చు.',
  },
}
