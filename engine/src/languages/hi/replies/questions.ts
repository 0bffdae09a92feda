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
    transaction_type: () => 'किराये पर चाहिए या खरीदना है?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'फ्लैट चाहिए या मकान?' : 'क्या चाहिए: फ्लैट, मकान या ज़मीन?',
    city: () => 'किस शहर में?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'किस इलाके में?' : `${places.city.in(wishes.city)} कौन सा इलाका पसंद है?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'महीने का कितना किराया ठीक रहेगा?' : 'आपका बजट कितना है?',
    bedrooms: () => 'कितने बेडरूम चाहिए?',
    size_sqft: ({ wishes }) =>
      wishes.property_type === 'land' ? 'ज़मीन कितनी बड़ी चाहिए?' : 'कितना बड़ा चाहिए?',
    amenities: () => 'कोई चीज़ जो ज़रूर होनी चाहिए, जैसे पार्किंग या लिफ्ट?',
  },
  offer: {
    transaction_type: () => 'बेचना है या किराये पर देना है?',
    property_type: () => 'क्या है: फ्लैट, मकान या ज़मीन?',
    city: () => 'किस शहर में है?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'किस इलाके में है?' : `${places.city.of(wishes.city)} किस इलाके में है?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'महीने का कितना किराया चाहिए?' : 'कितनी कीमत चाहिए?',
    bedrooms: () => 'उसमें कितने बेडरूम हैं?',
    size_sqft: () => 'वह कितना बड़ा है?',
    amenities: () => 'उसमें क्या-क्या है, जैसे पार्किंग या लिफ्ट?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: 'जैसे “और दिखाइए”, “सस्ता” या “दूसरा वाला” कहिए।',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer' ? '“बेचना है” या “किराये पर देना है” कहिए।' : '“किराये पर” या “खरीदना है” कहिए।',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes) ? '“फ्लैट” या “मकान” कहिए।' : '“फ्लैट”, “मकान” या “ज़मीन” कहिए।',
    city: () => 'शहर का नाम बताइए, जैसे “लखनऊ”।',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.of(wishes.city)} `}किसी इलाके का नाम बताइए, या “कोई भी इलाका” कहिए।`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `महीने का किराया बताइए, जैसे “${format.number(20_000)}”, या “कोई भी बजट” कहिए।`
        : `रकम बताइए, जैसे “${format.number(60)} लाख”, या “कोई भी बजट” कहिए।`,
    bedrooms: (_topic, format) => `कितने बेडरूम, जैसे “${format.number(2)}”, या “कितने भी” कहिए।`,
    size_sqft: ({ sizeUnit }, format) =>
      `साइज़ बताइए, जैसे “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, या “कोई भी साइज़” कहिए।`,
    amenities: () => 'जैसे “पार्किंग” या “लिफ्ट” कहिए, या “कुछ खास नहीं”।',
  },
}
