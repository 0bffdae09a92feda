import type { Slot } from '@guru/contract/vocabulary'
import type { Topic } from '../../../dialogue/act.ts'
import { seeksHome } from '../../../dialogue/seeks-home.ts'
import type { Formatter } from '../../../format/formatter.ts'
import type { Intent } from '../../../understanding/command.ts'

type Question = (topic: Topic) => string

/** The question for each slot: to a seeker, and to an owner who offers. */
export const questions: Record<Intent, Record<Slot, Question>> = {
  search: {
    transaction_type: () => 'Do you want to rent or buy?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'A flat or a house?' : 'What are you looking for: a flat, a house or land?',
    city: () => 'In which city?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'In which area?' : `Which area of ${wishes.city} do you like?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'How much rent can you pay a month?' : 'What is your budget?',
    bedrooms: () => 'How many bedrooms do you need?',
    size_sqft: ({ wishes }) =>
      wishes.property_type === 'land' ? 'How big should the land be?' : 'How big should it be?',
    amenities: () => 'Is there anything it must have, such as parking or a lift?',
  },
  offer: {
    transaction_type: () => 'Do you want to sell it or rent it out?',
    property_type: () => 'What is it: a flat, a house or land?',
    city: () => 'In which city is it?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'In which area is it?' : `In which area of ${wishes.city} is it?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent'
        ? 'How much rent do you ask for a month?'
        : 'What price do you ask for?',
    bedrooms: () => 'How many bedrooms does it have?',
    size_sqft: () => 'How big is it?',
    amenities: () => 'What does it have, such as parking or a lift?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: 'You can say, for example, “more”, “cheaper” or “the second one”.',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer' ? 'Please say “sell” or “rent out”.' : 'Please say “rent” or “buy”.',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes)
        ? 'Please say “flat” or “house”.'
        : 'Please say “flat”, “house” or “land”.',
    city: () => 'Please tell me the name of the city, for example “Chennai”.',
    area: ({ wishes }) =>
      `Please tell me the name of an area${wishes.city === undefined ? '' : ` of ${wishes.city}`}, or say “any area”.`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `Please tell me the rent for a month, for example “${format.number(20_000)}”, or say “any budget”.`
        : `Please tell me an amount, for example “${format.number(60)} lakh”, or say “any budget”.`,
    bedrooms: (_topic, format) =>
      `Please tell me how many bedrooms, for example “${format.number(2)}”, or say “any”.`,
    size_sqft: ({ sizeUnit }, format) =>
      `Please tell me the size, for example “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, or say “any size”.`,
    amenities: () => 'You can say, for example, “parking” or “lift”, or “nothing special”.',
  },
}
