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
    transaction_type: () => 'ਕਿਰਾਏ ’ਤੇ ਚਾਹੀਦਾ ਹੈ ਜਾਂ ਖਰੀਦਣਾ ਹੈ?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'ਫਲੈਟ ਚਾਹੀਦਾ ਹੈ ਜਾਂ ਮਕਾਨ?' : 'ਕੀ ਚਾਹੀਦਾ ਹੈ: ਫਲੈਟ, ਮਕਾਨ ਜਾਂ ਜ਼ਮੀਨ?',
    city: () => 'ਕਿਹੜੇ ਸ਼ਹਿਰ ਵਿੱਚ?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ਕਿਹੜੇ ਇਲਾਕੇ ਵਿੱਚ?' : `${places.city.in(wishes.city)} ਕਿਹੜਾ ਇਲਾਕਾ ਪਸੰਦ ਹੈ?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'ਮਹੀਨੇ ਦਾ ਕਿੰਨਾ ਕਿਰਾਇਆ ਦੇ ਸਕਦੇ ਹੋ?' : 'ਤੁਹਾਡਾ ਬਜਟ ਕਿੰਨਾ ਹੈ?',
    bedrooms: () => 'ਕਿੰਨੇ ਬੈੱਡਰੂਮ ਚਾਹੀਦੇ ਹਨ?',
    size_sqft: ({ wishes }) =>
      wishes.property_type === 'land' ? 'ਜ਼ਮੀਨ ਕਿੰਨੀ ਚਾਹੀਦੀ ਹੈ?' : 'ਕਿੰਨਾ ਵੱਡਾ ਚਾਹੀਦਾ ਹੈ?',
    amenities: () => 'ਕੋਈ ਚੀਜ਼ ਜੋ ਜ਼ਰੂਰ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ, ਜਿਵੇਂ ਪਾਰਕਿੰਗ ਜਾਂ ਲਿਫਟ?',
  },
  offer: {
    transaction_type: () => 'ਵੇਚਣਾ ਹੈ ਜਾਂ ਕਿਰਾਏ ’ਤੇ ਦੇਣਾ ਹੈ?',
    property_type: () => 'ਕੀ ਹੈ: ਫਲੈਟ, ਮਕਾਨ ਜਾਂ ਜ਼ਮੀਨ?',
    city: () => 'ਕਿਹੜੇ ਸ਼ਹਿਰ ਵਿੱਚ ਹੈ?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ਕਿਹੜੇ ਇਲਾਕੇ ਵਿੱਚ ਹੈ?' : `${places.city.of(wishes.city)} ਕਿਹੜੇ ਇਲਾਕੇ ਵਿੱਚ ਹੈ?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'ਮਹੀਨੇ ਦਾ ਕਿੰਨਾ ਕਿਰਾਇਆ ਚਾਹੀਦਾ ਹੈ?' : 'ਕਿੰਨੀ ਕੀਮਤ ਚਾਹੀਦੀ ਹੈ?',
    bedrooms: () => 'ਉਸ ਵਿੱਚ ਕਿੰਨੇ ਬੈੱਡਰੂਮ ਹਨ?',
    size_sqft: () => 'ਉਹ ਕਿੰਨਾ ਵੱਡਾ ਹੈ?',
    amenities: () => 'ਉਸ ਵਿੱਚ ਕੀ-ਕੀ ਹੈ, ਜਿਵੇਂ ਪਾਰਕਿੰਗ ਜਾਂ ਲਿਫਟ?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: 'ਜਿਵੇਂ “ਹੋਰ ਵਿਖਾਓ”, “ਸਸਤਾ” ਜਾਂ “ਦੂਜਾ ਵਾਲਾ” ਕਹਿ ਸਕਦੇ ਹੋ।',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer' ? '“ਵੇਚਣਾ ਹੈ” ਜਾਂ “ਕਿਰਾਏ ’ਤੇ ਦੇਣਾ ਹੈ” ਕਹੋ।' : '“ਕਿਰਾਏ ’ਤੇ” ਜਾਂ “ਖਰੀਦਣਾ ਹੈ” ਕਹੋ।',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes) ? '“ਫਲੈਟ” ਜਾਂ “ਮਕਾਨ” ਕਹੋ।' : '“ਫਲੈਟ”, “ਮਕਾਨ” ਜਾਂ “ਜ਼ਮੀਨ” ਕਹੋ।',
    city: () => 'ਸ਼ਹਿਰ ਦਾ ਨਾਂ ਦੱਸੋ, ਜਿਵੇਂ “ਲੁਧਿਆਣਾ”।',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.of(wishes.city)} `}ਕਿਸੇ ਇਲਾਕੇ ਦਾ ਨਾਂ ਦੱਸੋ, ਜਾਂ “ਕੋਈ ਵੀ ਇਲਾਕਾ” ਕਹੋ।`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `ਮਹੀਨੇ ਦਾ ਕਿਰਾਇਆ ਦੱਸੋ, ਜਿਵੇਂ “${format.number(20_000)}”, ਜਾਂ “ਬਜਟ ਦੀ ਕੋਈ ਹੱਦ ਨਹੀਂ” ਕਹੋ।`
        : `ਰਕਮ ਦੱਸੋ, ਜਿਵੇਂ “${format.number(60)} ਲੱਖ”, ਜਾਂ “ਬਜਟ ਦੀ ਕੋਈ ਹੱਦ ਨਹੀਂ” ਕਹੋ।`,
    bedrooms: (_topic, format) => `ਕਿੰਨੇ ਬੈੱਡਰੂਮ, ਜਿਵੇਂ “${format.number(2)}”, ਜਾਂ “ਜਿੰਨੇ ਮਰਜ਼ੀ” ਕਹੋ।`,
    size_sqft: ({ sizeUnit }, format) =>
      `ਸਾਈਜ਼ ਦੱਸੋ, ਜਿਵੇਂ “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, ਜਾਂ “ਕੋਈ ਵੀ ਸਾਈਜ਼” ਕਹੋ।`,
    amenities: () => 'ਜਿਵੇਂ “ਪਾਰਕਿੰਗ” ਜਾਂ “ਲਿਫਟ” ਕਹੋ, ਜਾਂ “ਕੁਝ ਖਾਸ ਨਹੀਂ”।',
  },
}
