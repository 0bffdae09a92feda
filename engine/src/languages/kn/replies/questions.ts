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
    transaction_type: () => 'ಬಾಡಿಗೆಗೆ ಬೇಕೇ, ಖರೀದಿಗೆ ಬೇಕೇ?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'ಫ್ಲಾಟ್ ಬೇಕೇ, ಮನೆ ಬೇಕೇ?' : 'ಏನು ಹುಡುಕುತ್ತಿದ್ದೀರಿ: ಫ್ಲಾಟ್, ಮನೆ ಅಥವಾ ಸೈಟ್?',
    city: () => 'ಯಾವ ಊರಿನಲ್ಲಿ ಬೇಕು?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ಯಾವ ಏರಿಯಾದಲ್ಲಿ ಬೇಕು?' : `${places.city.in(wishes.city)} ಯಾವ ಏರಿಯಾ ಇಷ್ಟ?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಬಾಡಿಗೆ ಕೊಡಬಹುದು?' : 'ನಿಮ್ಮ ಬಜೆಟ್ ಎಷ್ಟು?',
    bedrooms: () => 'ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಬೇಕು?',
    size_sqft: ({ wishes }) => (wishes.property_type === 'land' ? 'ಸೈಟ್ ಎಷ್ಟು ದೊಡ್ಡದಿರಬೇಕು?' : 'ಎಷ್ಟು ದೊಡ್ಡದಿರಬೇಕು?'),
    amenities: () => 'ಪಾರ್ಕಿಂಗ್, ಲಿಫ್ಟ್ ಥರ ಏನಾದರೂ ಇರಲೇಬೇಕೇ?',
  },
  offer: {
    transaction_type: () => 'ಮಾರಬೇಕೇ, ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕೇ?',
    property_type: () => 'ಅದು ಏನು: ಫ್ಲಾಟ್, ಮನೆ ಅಥವಾ ಸೈಟ್?',
    city: () => 'ಅದು ಯಾವ ಊರಿನಲ್ಲಿದೆ?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ಅದು ಯಾವ ಏರಿಯಾದಲ್ಲಿದೆ?' : `ಅದು ${places.city.in(wishes.city)} ಯಾವ ಏರಿಯಾದಲ್ಲಿದೆ?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಬಾಡಿಗೆ ಕೇಳುತ್ತೀರಿ?' : 'ಎಷ್ಟು ಬೆಲೆ ಕೇಳುತ್ತೀರಿ?',
    bedrooms: () => 'ಅದರಲ್ಲಿ ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಇವೆ?',
    size_sqft: () => 'ಅದು ಎಷ್ಟು ದೊಡ್ಡದಿದೆ?',
    amenities: () => 'ಪಾರ್ಕಿಂಗ್, ಲಿಫ್ಟ್ ಥರ ಏನೇನಿದೆ?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: 'ಉದಾಹರಣೆಗೆ “ಇನ್ನೂ ತೋರಿಸಿ”, “ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ” ಅಥವಾ “ಎರಡನೆಯದು” ಎನ್ನಬಹುದು.',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer' ? '“ಮಾರಬೇಕು” ಅಥವಾ “ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕು” ಎಂದು ಹೇಳಿ.' : '“ಬಾಡಿಗೆಗೆ” ಅಥವಾ “ಖರೀದಿಗೆ” ಎಂದು ಹೇಳಿ.',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes)
        ? '“ಫ್ಲಾಟ್” ಅಥವಾ “ಮನೆ” ಎಂದು ಹೇಳಿ.'
        : '“ಫ್ಲಾಟ್”, “ಮನೆ” ಅಥವಾ “ಸೈಟ್” ಎಂದು ಹೇಳಿ.',
    city: () => 'ಊರಿನ ಹೆಸರು ಹೇಳಿ, ಉದಾಹರಣೆಗೆ “ಬೆಂಗಳೂರು”.',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.in(wishes.city)} `}ಏರಿಯಾದ ಹೆಸರು ಹೇಳಿ, ಅಥವಾ “ಯಾವ ಏರಿಯಾ ಆದರೂ ಪರವಾಗಿಲ್ಲ” ಎನ್ನಿ.`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `ತಿಂಗಳಿಗೆ ಎಷ್ಟು ಬಾಡಿಗೆ ಆಗಬಹುದು ಎಂದು ಹೇಳಿ, ಉದಾಹರಣೆಗೆ “${format.number(20_000)}”, ಅಥವಾ “ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ” ಎನ್ನಿ.`
        : `ಎಷ್ಟರವರೆಗೆ ಆಗಬಹುದು ಎಂದು ಹೇಳಿ, ಉದಾಹರಣೆಗೆ “${format.number(60)} ಲಕ್ಷ”, ಅಥವಾ “ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ” ಎನ್ನಿ.`,
    bedrooms: (_topic, format) =>
      `ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಬೇಕು ಎಂದು ಹೇಳಿ, ಉದಾಹರಣೆಗೆ “${format.number(2)}”, ಅಥವಾ “ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ” ಎನ್ನಿ.`,
    size_sqft: ({ sizeUnit }, format) =>
      `ಎಷ್ಟು ದೊಡ್ಡದು ಬೇಕು ಎಂದು ಹೇಳಿ, ಉದಾಹರಣೆಗೆ “${format.size(sizeUnit === 'sqft' ? 1200 : 2400, 'sqft')}”, ಅಥವಾ “ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ” ಎನ್ನಿ.`,
    amenities: () => 'ಉದಾಹರಣೆಗೆ “ಪಾರ್ಕಿಂಗ್”, “ಲಿಫ್ಟ್” ಅಥವಾ “ವಿಶೇಷ ಏನೂ ಇಲ್ಲ” ಎನ್ನಬಹುದು.',
  },
}
