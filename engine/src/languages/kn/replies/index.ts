import {
  type Amenity,
  isFurnishing,
  languageNames,
  liveLanguages,
  type Slot,
} from '@guru/contract/vocabulary'
import type { ActOf, Topic } from '../../../dialogue/act.ts'
import type { Formatter } from '../../../format/formatter.ts'
import type { Relaxation } from '../../../matching/listing.ts'
import { createAmenityAnswer } from '../../../replies/amenity-answer.ts'
import { assent } from '../../../replies/assent.ts'
import { changedMuch, changesOf } from '../../../replies/changes.ts'
import { type ComparedWords, createCompared } from '../../../replies/compared.ts'
import { createListed } from '../../../replies/listed.ts'
import { wishedPlace } from '../../../replies/place-words.ts'
import { asRent, isToRent } from '../../../replies/price-word.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { createTakenBack, isSlot } from '../../../replies/taken-back.ts'
import { toldPoints } from '../../../replies/told-points.ts'
import { countsOfRooms, tellWays, type Way } from '../../../replies/ways.ts'
import { createWhatNext, type WhatNextWords } from '../../../replies/what-next.ts'
import { createWhichHave } from '../../../replies/which-have.ts'
import { wordPoint } from '../../../replies/wording.ts'
import type { FollowUp, UntoldFact } from '../../../understanding/command.ts'
import { askedSentences } from './asked.ts'
import { choiceSentences } from './choices.ts'
import { factsAloud, listedHome, listingSentences, pointSentences } from './listing.ts'
import {
  amenityNames,
  anySlot,
  describe,
  list,
  noneSuch,
  priceWord,
  propertyNoun,
  slotNames,
  untoldFacts,
  wishText,
} from './names.ts'
import { places } from './places.ts'
import { examples, questions } from './questions.ts'
import { when } from './when.ts'

const openers = ['ಸರಿ', 'ಆಯ್ತು', 'ಓಕೆ', 'ಗೊತ್ತಾಯ್ತು'] as const

/** For a native speaker to check first: the questions, what was let go, and what is given up for close matches. */
const comparedWords: ComparedWords = {
  sizeUnsaid: 'ಅಳತೆ ಹೇಳಿಲ್ಲ.',
  bedroomsUnsaid: 'ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಇವೆ ಎಂದು ಹೇಳಿಲ್ಲ.',
  samePrice: 'ಬೆಲೆ ಒಂದೇ.',
  cheapest: (position, several) => `ನಂಬರ್ ${position}ರ ಬೆಲೆ ${several ? 'ಎಲ್ಲಕ್ಕಿಂತ ' : ''}ಕಡಿಮೆ.`,
  biggest: (position, several) => `ನಂಬರ್ ${position} ${several ? 'ಎಲ್ಲಕ್ಕಿಂತ ' : ''}ದೊಡ್ಡದು.`,
  cheapestAndBiggest: (position, several) =>
    `ನಂಬರ್ ${position}ರ ಬೆಲೆ ${several ? 'ಎಲ್ಲಕ್ಕಿಂತ ' : ''}ಕಡಿಮೆ, ಜಾಗವೂ ಹೆಚ್ಚು.`,
  slightlyCheaper: (position) => `ಬೆಲೆ ಹೆಚ್ಚುಕಡಿಮೆ ಒಂದೇ; ನಂಬರ್ ${position}ರದ್ದು ಸ್ವಲ್ಪ ಕಡಿಮೆ.`,
  slightlyBigger: (position) => `ಅಳತೆ ಹೆಚ್ಚುಕಡಿಮೆ ಒಂದೇ; ನಂಬರ್ ${position} ಸ್ವಲ್ಪ ದೊಡ್ಡದು.`,
  only: (position, amenities) =>
    `ನಂಬರ್ ${position}ರಲ್ಲಿ ಮಾತ್ರ ${list(amenities.map((one) => amenityNames[one]))} ${amenities.length > 1 ? 'ಇವೆ' : 'ಇದೆ'}.`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `ನಂಬರ್ ${position} ${amenityNames[furnishing]}`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'ಏನನ್ನು ಬದಲಾಯಿಸಲಿ?',
  liked: { one: 'ಇಷ್ಟವಾಯಿತೇ?', many: 'ಇವುಗಳಲ್ಲಿ ಯಾವುದಾದರೂ ಇಷ್ಟವಾಯಿತೇ?' },
  wouldDo: { one: 'ಇದು ಆಗಬಹುದೇ?', many: 'ಇವುಗಳಲ್ಲಿ ಯಾವುದಾದರೂ ಆಗಬಹುದೇ?' },
  hint: {
    none: 'ಏನನ್ನಾದರೂ ಬದಲಾಯಿಸಬಹುದು, ಅಥವಾ ಏಜೆಂಟ್ ಜೊತೆ ಮಾತಾಡಲು “ನನಗೆ ಕರೆ ಮಾಡಿ” ಎನ್ನಿ.',
    one: 'ಕಡಿಮೆ ಬೆಲೆಯದು ಬೇಕಿದ್ದರೆ ಅಥವಾ ಏನನ್ನಾದರೂ ಬದಲಾಯಿಸಬೇಕಿದ್ದರೆ ಹೇಳಿ. ಏಜೆಂಟ್ ಜೊತೆ ಮಾತಾಡಲು “ನನಗೆ ಕರೆ ಮಾಡಿ” ಎನ್ನಿ.',
    many: 'ಇನ್ನೂ ನೋಡಬೇಕಿದ್ದರೆ, ಕಡಿಮೆ ಬೆಲೆಯದು ಬೇಕಿದ್ದರೆ ಅಥವಾ ಏನನ್ನಾದರೂ ಬದಲಾಯಿಸಬೇಕಿದ್ದರೆ ಹೇಳಿ.',
  },
}
const whatNext = createWhatNext(nextWords, priceWord)

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'ನಮಸ್ಕಾರ! ನಾನು ಗುರು. ಮನೆ ಅಥವಾ ಸೈಟ್ ಹುಡುಕಲು ನಿಮಗೆ ಸಹಾಯ ಮಾಡುತ್ತೇನೆ.',
  language_soon: ({ language }) => `${languageNames[language].own} ಇನ್ನೂ ಕಲಿಯುತ್ತಿದ್ದೇನೆ. ಸದ್ಯಕ್ಕೆ ಕನ್ನಡದಲ್ಲೇ ಮಾತಾಡೋಣ.`,
  language_changed: () => 'ಸರಿ, ಇನ್ನು ಕನ್ನಡದಲ್ಲಿ ಮಾತಾಡೋಣ.',
  greeting: () => 'ನಮಸ್ಕಾರ! ನೀವು ಬಂದದ್ದು ಸಂತೋಷ.',
  you_are_welcome: () => 'ಪರವಾಗಿಲ್ಲ, ಇದು ನನ್ನ ಕೆಲಸ.',
  goodbye: () => 'ಸರಿ, ಮತ್ತೆ ಸಿಗೋಣ. ಯಾವಾಗ ಬೇಕಾದರೂ ಈ ಚಾಟ್‌ಗೆ ಮರಳಿ ಬರಬಹುದು.',
  take_your_time: () => 'ಖಂಡಿತ, ಅವಸರವೇನಿಲ್ಲ. ನಿಮಗೆ ಬೇಕಾದಾಗ ಇಲ್ಲಿಂದಲೇ ಮುಂದುವರಿಸಬಹುದು.',
  ten_digits: () => 'ಮೊಬೈಲ್ ನಂಬರಿನಲ್ಲಿ ಹತ್ತು ಅಂಕೆಗಳಿರುತ್ತವೆ; ನಿಮ್ಮ ನಂಬರನ್ನು ನೋಡಿ ಮತ್ತೊಮ್ಮೆ ಬರೆಯಿರಿ.',
  nobody_calls: ({ briefly }) => `ಆಯ್ತು, ಈಗ ಕರೆ ಮಾಡಿಸುವುದಿಲ್ಲ.${briefly ? '' : ' ಯಾವಾಗಲಾದರೂ ಬೇಕೆನಿಸಿದರೆ ಹೇಳಿ.'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'ಮನೆಯನ್ನು ಯಾರಿಗಾಗಿಯೂ ಹಿಡಿದಿಡಲು ನನ್ನಿಂದ ಆಗುವುದಿಲ್ಲ: ಮಾಲೀಕರು ಯಾರಿಗಾದರೂ ಕೊಡುವವರೆಗೆ ಎಲ್ಲರೂ ನೋಡಬಹುದು. ಇಷ್ಟವಾಗಿದ್ದರೆ ಏಜೆಂಟ್ ಮಾಲೀಕರ ಹತ್ತಿರ ಮಾತಾಡುತ್ತಾರೆ.'
    if (asked === 'wish') return 'ಅದನ್ನು ಕರೆ ಮಾಡುವ ಏಜೆಂಟ್‌ಗೇ ಹೇಳಿ; ಯಾವಾಗ ಕರೆ ಮಾಡಬೇಕು ಎಂಬುದನ್ನಷ್ಟೇ ನಾನು ತಿಳಿಸಬಲ್ಲೆ.'
    if (asked === 'owner') return 'ಮಾಲೀಕರ ಜೊತೆ ಏಜೆಂಟ್ ಮೂಲಕವೇ ಮಾತಾಡಬೇಕು: ಏಜೆಂಟ್ ಕರೆ ಮಾಡಿದಾಗ, ಮಾಲೀಕರ ಜೊತೆ ಮಾತಾಡಬೇಕು ಎಂದು ಹೇಳಿ.'
    return asked === 'writing'
      ? 'ಏಜೆಂಟ್ ಕರೆಯನ್ನೇ ಮಾಡುತ್ತಾರೆ, ವಾಟ್ಸಾಪ್‌ನಲ್ಲಿ ಬರೆಯುವುದಿಲ್ಲ. ನಾನು ಇಲ್ಲೇ ಚಾಟ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇನೆ.'
      : 'ಕೊಡಲು ನನ್ನ ಹತ್ತಿರ ಯಾವ ನಂಬರೂ ಇಲ್ಲ.'
  },
  number_any_time: () => 'ನಂಬರ್ ಇಲ್ಲದೆ ಏಜೆಂಟ್ ಕರೆ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ. ಯಾವಾಗ ಬೇಕಾದರೂ ಇಲ್ಲೇ ಕೊಡಬಹುದು.',
  number_not_needed: () => 'ಇಲ್ಲಿ ನೋಡಲು ನಂಬರ್ ಕೊಡಬೇಕಾಗಿಲ್ಲ. ಹೋಗಿ ನೋಡುವುದು ಮಾತ್ರ ಕರೆಯಲ್ಲಿ ನಿಗದಿಯಾಗುತ್ತದೆ; ಬೇಕಾದಾಗ ಹೇಳಿ.',
  help: ({ finished }) =>
    finished
      ? '“ಇನ್ನೂ ತೋರಿಸಿ”, “ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ” ಅಥವಾ “ಎರಡನೆಯದು” ಎನ್ನಬಹುದು, ಏನನ್ನಾದರೂ ಬದಲಾಯಿಸಬಹುದು. ಏಜೆಂಟ್ ಜೊತೆ ಮಾತಾಡಲು “ನನಗೆ ಕರೆ ಮಾಡಿ” ಎನ್ನಿ. “ಮೊದಲಿಂದ ಶುರು ಮಾಡೋಣ” ಎಂದರೆ ಹೊಸದಾಗಿ ಹುಡುಕುತ್ತೇನೆ.'
      : 'ನಿಮಗೆ ಎಂಥದ್ದು ಬೇಕು ಎಂದು ನಿಮ್ಮ ಮಾತಿನಲ್ಲೇ ಹೇಳಿ: ಎಲ್ಲಿ, ಎಷ್ಟು ದೊಡ್ಡದು, ಎಷ್ಟರಲ್ಲಿ. ಯಾವಾಗ ಬೇಕಾದರೂ ಬದಲಾಯಿಸಬಹುದು. ಏಜೆಂಟ್ ಜೊತೆ ಮಾತಾಡಲು “ನನಗೆ ಕರೆ ಮಾಡಿ” ಎನ್ನಿ.',
  about_guru: ({ asked }) => {
    if (asked === 'who')
      return 'ನಾನು ಗುರು, ಒಂದು AI ಸಹಾಯಕ: ಮನುಷ್ಯನಲ್ಲ, ಒಂದು ಪ್ರೋಗ್ರಾಂ. ಮನೆ ಅಥವಾ ಸೈಟ್ ಹುಡುಕಲು ಸಹಾಯ ಮಾಡುತ್ತೇನೆ.'
    if (asked === 'privacy')
      return 'ನಿಮಗೆ ಮನೆ ಹುಡುಕಲು ಈ ಮಾತುಕತೆಯನ್ನು ಇಲ್ಲಿ ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ; ನೀವು ನಂಬರ್ ಕೊಟ್ಟ ಮೇಲಷ್ಟೇ ಅದು ಏಜೆಂಟ್‌ಗೆ ಕಾಣುತ್ತದೆ. ಉಳಿದ ವಿಷಯ ಮತ್ತು ಅದನ್ನು ಅಳಿಸಲು ಕೇಳುವುದು ಹೇಗೆ ಎಂಬುದು ಈ ಸೈಟ್‌ನ ಗೌಪ್ಯತಾ ನೀತಿಯಲ್ಲಿದೆ.'
    if (asked === 'fees')
      return 'ನನ್ನ ಜೊತೆ ಮಾತಾಡಲು ಯಾವ ಖರ್ಚೂ ಇಲ್ಲ. ಏಜೆಂಟ್ ಅಂದರೆ ಮನೆ ತೋರಿಸಿ, ಮಾಲೀಕರ ಹತ್ತಿರ ಮಾತಾಡುವವರು; ಅವರು ಎಷ್ಟು ತೆಗೆದುಕೊಳ್ಳುತ್ತಾರೆ ಎಂದು ಅವರೇ ಹೇಳುತ್ತಾರೆ.'
    return `ನಾನು ಈ ಭಾಷೆಗಳಲ್ಲಿ ಮಾತಾಡುತ್ತೇನೆ: ${list(liveLanguages.map((code) => languageNames[code].own))}. ನಿಮಗೆ ಯಾವುದು ಇಷ್ಟ ಎಂದು ಹೇಳಿ.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'ನಿಮಗೆ ಹೊಂದುವ ಮನೆಗಳನ್ನು ತೋರಿಸಲು ಮಾತ್ರ ಕೇಳುತ್ತಿದ್ದೇನೆ; ಯಾವುದು ಮುಖ್ಯವಲ್ಲವೋ ಅದಕ್ಕೆ “ಯಾವುದಾದರೂ ಪರವಾಗಿಲ್ಲ” ಎಂದು ಹೇಳಿ.'
      : 'ನಿಮ್ಮ ಮನೆ ಅಥವಾ ಸೈಟಿನ ಬಗ್ಗೆ ಏಜೆಂಟ್‌ಗೆ ಸರಿಯಾಗಿ ತಿಳಿಯಲಿ ಎಂದು ಮಾತ್ರ ಕೇಳುತ್ತಿದ್ದೇನೆ; ಹೇಳಲು ಇಷ್ಟವಿಲ್ಲದ್ದನ್ನು ಬಿಡಬಹುದು.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'ಸದ್ಯಕ್ಕೆ ನನ್ನ ಹತ್ತಿರ ಯಾವ ಜಾಹೀರಾತೂ ಇಲ್ಲ.'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `ನನ್ನ ಹತ್ತಿರ ಮನೆಗಳಿರುವ ಊರುಗಳು: ${list(named)}.`
    return `ನನ್ನ ಹತ್ತಿರ ಮನೆಗಳಿರುವ ಊರುಗಳು: ${named.join(', ')}, ಇನ್ನೂ ${others} ${others === 1 ? 'ಊರು' : 'ಊರುಗಳು'}.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'ಕ್ಷಮಿಸಿ, ಮನೆ, ಫ್ಲಾಟ್, ಸೈಟ್ ಹುಡುಕಲು ಮಾತ್ರ ನಾನು ಸಹಾಯ ಮಾಡಬಲ್ಲೆ.'
      : asked === 'hostel'
        ? 'ನನ್ನ ಬಳಿ ಒಂಟಿ ರೂಮು, ಪಿಜಿ, ಹಾಸ್ಟೆಲ್ ಇಲ್ಲ, ಆದರೆ ಬಾಡಿಗೆಗೆ ಚಿಕ್ಕ ಫ್ಲಾಟ್‌ಗಳು (1 BHK) ಇವೆ.'
        : 'ನನ್ನ ಬಳಿ ಮನೆ, ಫ್ಲಾಟ್, ಸೈಟ್ ಮಾತ್ರ ಇವೆ. ಅಂಗಡಿ, ಆಫೀಸು, ಪಿಜಿ ರೂಮು ಇಲ್ಲ.',
  place_unknown: ({ name }) => `ಕ್ಷಮಿಸಿ, “${name}” ಎಂಬ ಜಾಗ ನನಗೆ ಗೊತ್ತಿಲ್ಲ.`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} ಅಂಥದ್ದು ಯಾವುದೂ ಇಲ್ಲ.`,
  areas_together: ({ areas }) => `${places.inAll(areas)} ನೋಡುತ್ತೇನೆ.`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, ಬರೆದುಕೊಂಡೆ.`,
  liked: ({ amenities }) =>
    `${list(amenities.map((one) => amenityNames[one]))}: ಕಡ್ಡಾಯವಲ್ಲ, ಆದರೆ ಅಂಥವನ್ನು ಮೊದಲು ತೋರಿಸುತ್ತೇನೆ.`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} ಬಿಟ್ಟು ನೋಡುತ್ತೇನೆ.`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `ಮೊದಲು ${places.area.in(first)} ನೋಡುತ್ತೇನೆ. `}ಆಮೇಲೆ ${list(
      others.map((other) => `“${places.named(other)}”`),
      'ಅಥವಾ',
    )} ಎಂದರೆ ಅಲ್ಲಿ ನೋಡುತ್ತೇನೆ.`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `ಸರಿ, ${describe(topic, format)} ನೋಡುತ್ತೇನೆ.`
    return `ಸರಿ, ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}.`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], list(slots.map((slot) => freedAs(slot, topic))), behind)}.`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `ಹೌದು, ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))} ಎಂದು ಹೇಳಿದ್ದೀರಿ, ನೆನಪಿದೆ.`,
  offer_begun: () =>
    'ಅಂದರೆ ನಿಮ್ಮ ಮನೆ ಅಥವಾ ಸೈಟ್ ಮಾರುವುದು ಅಥವಾ ಬಾಡಿಗೆಗೆ ಕೊಡುವುದಿದೆ. ವಿವರಗಳನ್ನು ಬರೆದುಕೊಳ್ಳುತ್ತೇನೆ, ಏಜೆಂಟ್ ನಿಮ್ಮ ಜೊತೆ ಮಾತಾಡುತ್ತಾರೆ.',
  search_resumed: () => 'ಹಾಗಾದರೆ ನೀವು ಮನೆ ಅಥವಾ ಸೈಟ್ ಹುಡುಕುತ್ತಿದ್ದೀರಿ.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'ಏನೇನು ಇರಬೇಕು? ಉದಾಹರಣೆಗೆ ಪಾರ್ಕಿಂಗ್, ಲಿಫ್ಟ್, ಪವರ್ ಬ್ಯಾಕಪ್.',
  offer_callback: () => 'ಏಜೆಂಟ್ ಕಡೆಯಿಂದ ನಿಮಗೆ ಫೋನ್ ಮಾಡಿಸಲೇ?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `ಇನ್ನೂ ಅರ್ಥವಾಗಲಿಲ್ಲ. ${example(slot, shown, topic, format)} ಇಲ್ಲವೇ “ನನಗೆ ಕರೆ ಮಾಡಿ” ಎನ್ನಿ, ಏಜೆಂಟ್ ನಿಮ್ಮ ಜೊತೆ ಮಾತಾಡುತ್ತಾರೆ.`
      : `ಕ್ಷಮಿಸಿ, ಅರ್ಥವಾಗಲಿಲ್ಲ. ${slot === null ? 'ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಹೇಳುತ್ತೀರಾ?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `ಹೌದು ಅಥವಾ ಅಲ್ಲ ಎಂದು ಹೇಳಿ: ನೀವು ಹೇಳಿದ್ದು ${heard}, ಸರಿ ತಾನೇ?` : `ನೀವು ಹೇಳಿದ್ದು ${heard} — ಸರಿ ತಾನೇ?`
  },
  misheard: () => 'ಕ್ಷಮಿಸಿ, ನನಗೆ ತಪ್ಪಾಗಿ ಕೇಳಿಸಿತು.',
  confirm_restart: () => 'ಇಲ್ಲಿಯವರೆಗೆ ಹೇಳಿದ್ದೆಲ್ಲವನ್ನೂ ಮರೆತು ಮೊದಲಿಂದ ಶುರು ಮಾಡಲೇ?',
  restarted: () => 'ಸರಿ, ಮೊದಲಿಂದ ಶುರು ಮಾಡೋಣ.',
  carry_on: () => 'ಒಳ್ಳೆಯದು, ಎಲ್ಲವೂ ಹಾಗೆಯೇ ಇರಲಿ.',
  all_right: () => 'ಸರಿ.',
  heard: () => 'ಸರಿ, ಅರ್ಥವಾಯಿತು.',
  declined: () => 'ಧರ್ಮ, ಜಾತಿ, ಆಹಾರ, ಕುಟುಂಬ ನೋಡಿ ನಾನು ಮನೆ ಆರಿಸುವುದಿಲ್ಲ. ಉಳಿದೆಲ್ಲದರಲ್ಲೂ ಸಂತೋಷದಿಂದ ಸಹಾಯ ಮಾಡುತ್ತೇನೆ.',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'ಈಗ ತೆರೆಯುವ ಫಾರಂನಲ್ಲಿ ಆ ನಂಬರನ್ನು ನೋಡಿ ಕಳುಹಿಸಿ: ಅಲ್ಲಿ ಅದು ಸುರಕ್ಷಿತವಾಗಿರುತ್ತದೆ, ಏಜೆಂಟ್ ಆ ನಂಬರಿಗೇ ಕರೆ ಮಾಡುತ್ತಾರೆ.'
    if (typed) return 'ಈಗ ತೆರೆಯುವ ಫಾರಂನಲ್ಲಿ ನಿಮ್ಮ ನಂಬರನ್ನು ನೋಡಿ ಕಳುಹಿಸಿ: ಅಲ್ಲಿ ಅದು ಸುರಕ್ಷಿತವಾಗಿರುತ್ತದೆ, ಏಜೆಂಟ್ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.'
    if (another) return 'ಖಂಡಿತ. ಯಾರಿಗೆ ಕರೆ ಮಾಡಬೇಕೋ ಅವರ ಹೆಸರು ಮತ್ತು ಮೊಬೈಲ್ ನಂಬರ್ ಕೊಡಿ, ಏಜೆಂಟ್ ಅವರಿಗೇ ಕರೆ ಮಾಡುತ್ತಾರೆ.'
    return asked
      ? 'ಕೊಡಲು ನನ್ನ ಹತ್ತಿರ ಯಾವ ನಂಬರೂ ಇಲ್ಲ. ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಮೊಬೈಲ್ ನಂಬರ್ ಕೊಡಿ, ಏಜೆಂಟ್ ಅವರೇ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.'
      : `${behind ? '' : 'ಖಂಡಿತ. '}ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಮೊಬೈಲ್ ನಂಬರ್ ಕೊಡಿ, ಏಜೆಂಟ್ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ.`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `ಕರೆ ಮಾಡುವ ಸಮಯ ಬರೆದುಕೊಂಡಿದ್ದೇನೆ: ${when(words)}.` : `${when(words)} ಕರೆ ಮಾಡಲು ಹೇಳುತ್ತೇನೆ.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'ಈ ಪ್ರಶ್ನೆಗೂ ಏಜೆಂಟ್ ಉತ್ತರ ಹೇಳಬಲ್ಲರು.'
    return finished
      ? 'ಜಾಹೀರಾತಿನಲ್ಲಿ ಇರುವುದಷ್ಟೇ ನನಗೆ ಗೊತ್ತು, ನಿಮ್ಮ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಅದರಲ್ಲಿ ಇಲ್ಲ.'
      : 'ಇದಕ್ಕೆ ನಾನು ಉತ್ತರಿಸಲಾರೆ; ಜಾಹೀರಾತಿನಲ್ಲಿ ಇರುವುದಷ್ಟೇ ನನಗೆ ಗೊತ್ತು. ಏಜೆಂಟ್ ಹೇಳಬಲ್ಲರು, “ನನಗೆ ಕರೆ ಮಾಡಿ” ಎನ್ನಿ.'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'ಹೋಗಿ ನೋಡುವುದನ್ನು ಏಜೆಂಟ್ ಜೊತೆ ಫೋನಿನಲ್ಲೇ ಮಾತಾಡಿ ನಿಗದಿ ಮಾಡಬೇಕು.'
    return day === undefined
      ? 'ನೋಡುವ ಸಮಯವನ್ನು ಮಾಲೀಕರು ಅಥವಾ ಏಜೆಂಟ್ ನಿಗದಿ ಮಾಡುತ್ತಾರೆ.'
      : `ನೀವು ${when(day)} ${position === undefined ? '' : `ನಂಬರ್ ${format.number(position)} `}ನೋಡಲು ಬರುತ್ತೀರಿ ಎಂದು ಬರೆದುಕೊಂಡಿದ್ದೇನೆ. ಸಮಯವನ್ನು ಮಾಲೀಕರು ಅಥವಾ ಏಜೆಂಟ್ ನಿಗದಿ ಮಾಡುತ್ತಾರೆ.`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'ಅದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಇರುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ಅದರ ಪ್ರಕಾರ ಹುಡುಕಲು ಆಗುವುದಿಲ್ಲ.'
        : 'ಅದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಇರುವುದಿಲ್ಲ; ಏಜೆಂಟ್ ವಿಚಾರಿಸಿ ಹೇಳುತ್ತಾರೆ.'
    const untold = list(facts.map((fact) => untoldFacts[fact]))
    return offered
      ? `${untold} ಎಂದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಇರುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ಇದರ ಪ್ರಕಾರ ಹುಡುಕಲು ಆಗುವುದಿಲ್ಲ.`
      : `${untold} ಎಂದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಇರುವುದಿಲ್ಲ; ಏಜೆಂಟ್ ವಿಚಾರಿಸಿ ಹೇಳುತ್ತಾರೆ.`
  },
  nothing_shown: ({ searched }) => (searched ? 'ನೀವು ಈಗ ಕೇಳಿದ್ದಕ್ಕೆ ತೋರಿಸಲು ಏನೂ ಇಲ್ಲ.' : 'ನಿಮಗೆ ಇನ್ನೂ ಏನನ್ನೂ ತೋರಿಸಿಲ್ಲ.'),
  only_so_many: ({ count }, format) =>
    count === 1
      ? `ನಿಮಗೆ ಒಂದನ್ನೇ ತೋರಿಸಿದ್ದೇನೆ. ಅದಕ್ಕೆ “ನಂಬರ್ ${format.number(1)}” ಅಥವಾ “ಇನ್ನೂ ತೋರಿಸಿ” ಎನ್ನಿ.`
      : `ನಿಮಗೆ ${format.number(count)} ತೋರಿಸಿದ್ದೇನೆ. ಅವುಗಳಲ್ಲಿ ಯಾವುದು?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'ನೀವು ಕೇಳಿದ ಹಾಗೆಯೇ ಈಗಲೂ ಯಾವುದೂ ಇಲ್ಲ.' : 'ಕ್ಷಮಿಸಿ, ನೀವು ಕೇಳಿದ ಹಾಗೆಯೇ ಯಾವುದೂ ಇಲ್ಲ.'
    return `${act.follows === null ? nothing : asRent(nothingOf[act.follows], isToRent(act.topic), priceWord)} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again ? `${noneSuch(topic, format)} ಇಲ್ಲ.` : `ಕ್ಷಮಿಸಿ, ${noneSuch(topic, format)} ಈಗ ಇಲ್ಲ.`,
  least_price: ({ price, area, transaction_type }, format) =>
    `ನೀವು ಕೇಳಿದಂಥವುಗಳಲ್ಲಿ ಅತಿ ಕಡಿಮೆ ${transaction_type === 'rent' ? 'ಬಾಡಿಗೆ' : 'ಬೆಲೆ'} ${format.price(price, transaction_type)}; ಅದು ${places.area.in(area)} ಇದೆ.`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `${noneSuch(topic, format)} ಇಲ್ಲ. ${nextWords.change}`
    return follows === null
      ? `ಕ್ಷಮಿಸಿ, ${noneSuch(topic, format)} ಈಗ ಇಲ್ಲ. ಏನನ್ನಾದರೂ ಬದಲಾಯಿಸಬಹುದು, ಅಥವಾ ಏಜೆಂಟ್ ನಿಮಗಾಗಿ ಹುಡುಕುತ್ತಾರೆ.`
      : `${asRent(nothingLeft[follows], isToRent(topic), priceWord)} ಏನನ್ನಾದರೂ ಬದಲಾಯಿಸಬಹುದು, ಅಥವಾ ಏಜೆಂಟ್ ನಿಮಗಾಗಿ ಹುಡುಕುತ್ತಾರೆ.`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `${places.inCities(cities)} ಸದ್ಯಕ್ಕೆ ನನ್ನ ಹತ್ತಿರ ಏನೂ ಇಲ್ಲ${areas.length > 0 ? `, ${places.inAll(areas)} ಸಹ ಇಲ್ಲ` : ''}.`,
  nearest_towns: ({ near }, format) =>
    `ಹತ್ತಿರದಲ್ಲಿ ${list(near.map(({ name, kilometres }) => `${places.city.in(name)} (${format.distance(kilometres)})`))} ಕೆಲವು ಇವೆ. ಅಲ್ಲಿ ನೋಡಲೇ?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} ಏಜೆಂಟ್ ನಿಮಗಾಗಿ ಹುಡುಕುತ್ತಾರೆ.`,
  bathrooms_told: () => 'ಬಾತ್‌ರೂಮ್ ಎಷ್ಟು ಎಂದು ನೋಡಿ ಹುಡುಕಲು ಆಗುವುದಿಲ್ಲ; ಎಷ್ಟು ಇವೆ ಎಂದು ಪ್ರತಿ ಮನೆಯ ಜೊತೆ ಬರೆದಿರುತ್ತದೆ.',
  no_photos: () => 'ಜಾಹೀರಾತುಗಳಲ್ಲಿ ಫೋಟೋ ಇರುವುದಿಲ್ಲ; ಏಜೆಂಟ್ ಹತ್ತಿರ ಕೇಳಿ ತರಿಸಿಕೊಳ್ಳಬಹುದು.',
  town_stays_open: ({ city }) =>
    `ಯಾವಾಗ ಬೇಕಾದರೂ ಬೇರೆ ಊರು ಹೇಳಿ, ಅಥವಾ ಆಮೇಲೆ ಮತ್ತೆ ಕೇಳಿ: ${places.city.in(city)} ಹೊಸದು ಬರಬಹುದು.`,
  cannot_notify: () => 'ಹೊಸದು ಬಂದಾಗ ನನ್ನಿಂದ ತಿಳಿಸಲು ಆಗುವುದಿಲ್ಲ, ಆದರೆ ಏಜೆಂಟ್ ಕರೆ ಮಾಡಿ ಹೇಳುತ್ತಾರೆ.',
  nothing_fits: () =>
    'ಆದರೆ ಅದೆಲ್ಲ ಇರುವುದು ಈಗ ನನ್ನ ಹತ್ತಿರ ಇಲ್ಲ. ಕೆಳಗಿನವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಬದಲಾಯಿಸಿದರೆ ಇನ್ನೂ ಸಿಗುತ್ತವೆ, ಅಥವಾ ಏಜೆಂಟ್ ನಿಮಗಾಗಿ ಹುಡುಕುತ್ತಾರೆ.',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${relaxed.map((one) => wayOf(one, topic, format, true, rooms).such).join(', ')} ಇನ್ನೂ ಕೆಲವು ಇವೆ, ತೋರಿಸಲೇ?`,
  shown_again: () => 'ಇಗೋ, ಮತ್ತೊಮ್ಮೆ.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `ನಂಬರ್ ${format.number(position)}` : 'ಇದು'}: ${places.where(listing)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `ಮಾಲೀಕರು ${rents ? 'ಬಾಡಿಗೆ' : 'ಬೆಲೆ'} ಕಡಿಮೆ ಮಾಡುತ್ತಾರೋ ಇಲ್ಲವೋ ಎಂದು ಏಜೆಂಟ್ ಕೇಳಿ ಹೇಳುತ್ತಾರೆ.`
      : `ಮಾಲೀಕರು ಕೇಳುತ್ತಿರುವುದು ${format.price(home.price, home.transaction_type)}. ಕಡಿಮೆ ಮಾಡುತ್ತಾರೋ ಇಲ್ಲವೋ ಎಂದು ಏಜೆಂಟ್ ಅವರನ್ನು ಕೇಳಿ ಹೇಳುತ್ತಾರೆ.`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'ನನ್ನ ಪಟ್ಟಿಯಲ್ಲಿರುವ ಮನೆಗಳ ಬೆಲೆ ಮಾತ್ರ ನನಗೆ ಗೊತ್ತು.'
    return shown.price.min === shown.price.max
      ? `ನಾನು ತೋರಿಸಿದ್ದು ${format.price(shown.price.min, shown.transaction_type)}.`
      : `ನಾನು ತೋರಿಸಿದವು ${format.budget(shown.price, shown.transaction_type)} ಇವೆ.`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    const name = transaction_type === 'rent' ? 'ಬಾಡಿಗೆ' : 'ಬೆಲೆ'
    return least === usual
      ? `ಹೆಚ್ಚಿನವು ${price(usual)} ಆಸುಪಾಸಿನಲ್ಲಿವೆ.`
      : `ಅತಿ ಕಡಿಮೆ ${name} ${price(least)}; ಹೆಚ್ಚಿನವು ${price(usual)} ಆಸುಪಾಸಿನಲ್ಲಿವೆ.`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'ನಿಮ್ಮ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಜಾಹೀರಾತಿನಲ್ಲಿ ಇಲ್ಲ.'
      : `${list(untoldOf(facts, amenities))} ಎಂದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಹೇಳಿಲ್ಲ.${offered ? '' : ' ಏಜೆಂಟ್ ವಿಚಾರಿಸಿ ಹೇಳುತ್ತಾರೆ.'}`,
  told_all: () => 'ಜಾಹೀರಾತಿನಲ್ಲಿ ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಇಲ್ಲ.',
  answer_amenity: createAmenityAnswer({
    has: (named) => `ಹೌದು, ${there(named)}.`,
    otherwise: (furnishing) => `ಅಲ್ಲ, ಅದು ${amenityNames[furnishing]}.`,
    silent: (unsaid) => `${whether(unsaid)} ಎಂದು ಜಾಹೀರಾತಿನಲ್ಲಿ ಹೇಳಿಲ್ಲ.`,
  }),
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.', priceWord),
  which_have: createWhichHave(
    {
      none: (amenity) => `${whether([amenity])} ಎಂದು ಇವುಗಳಲ್ಲಿ ಯಾವುದರಲ್ಲೂ ಹೇಳಿಲ್ಲ`,
      both: (amenity) =>
        isFurnishing(amenity) ? `ಎರಡೂ ${amenityNames[amenity]}` : `ಎರಡರಲ್ಲೂ ${amenityNames[amenity]} ಇದೆ`,
      all: (amenity) =>
        isFurnishing(amenity) ? `ಎಲ್ಲವೂ ${amenityNames[amenity]}` : `ಎಲ್ಲದರಲ್ಲೂ ${amenityNames[amenity]} ಇದೆ`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `ನಂಬರ್ ${number} ಮಾತ್ರ ${amenityNames[amenity]}`
          : `ನಂಬರ್ ${number} ರಲ್ಲಿ ಮಾತ್ರ ${amenityNames[amenity]} ಇದೆ`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `ನಂಬರ್ ${list(numbers)} ${amenityNames[amenity]}`
          : `ನಂಬರ್ ${list(numbers)} ರಲ್ಲಿ ${amenityNames[amenity]} ಇದೆ`,
      unsaid: (others) => (others === 1 ? 'ಇನ್ನೊಂದರಲ್ಲಿ ಹೇಳಿಲ್ಲ' : 'ಉಳಿದವುಗಳಲ್ಲಿ ಹೇಳಿಲ್ಲ'),
    },
    '.',
  ),
  gone: () => 'ಕ್ಷಮಿಸಿ, ಅದು ಈಗ ಲಭ್ಯವಿಲ್ಲ.',
  owner_done: ({ topic }, format) =>
    `ಧನ್ಯವಾದಗಳು. ವಿವರಗಳನ್ನು ಬರೆದುಕೊಂಡೆ: ${describe(topic, format)}. ಏಜೆಂಟ್ ನಿಮ್ಮ ಜೊತೆ ಮಾತಾಡುತ್ತಾರೆ: ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಮೊಬೈಲ್ ನಂಬರ್ ಕೊಡಿ.`,
}

function example(slot: Slot | null, shown: number, topic: Topic, format: Formatter): string {
  if (slot !== null) return examples.slot[slot](topic, format)
  return shown > 0 ? examples.none : nextWords.hint.none
}

function noted({ slots, topic, behind }: ActOf<'noted'>, format: Formatter): string {
  const opener = openers[Object.keys(topic.wishes).length % openers.length]
  const [slot] = slots
  const only = slots.length === 1 && slot !== undefined ? wishText(slot, topic, format) : null
  if (behind) return `${only ?? describe(topic, format)}.`
  return only === null ? `${opener}: ${describe(topic, format)}.` : `${opener}, ${only}.`
}

function changedTo(slot: Slot | 'place', before: Topic, topic: Topic, format: Formatter): string {
  if (slot === 'place') return `${places.where(wishedPlace(topic))} ನೋಡುತ್ತೇನೆ`
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `${topic.intent === 'offer' ? 'ಬೆಲೆ' : 'ಬಜೆಟ್'} ${now}`
  if (topic.intent === 'search' && (slot === 'area' || slot === 'city'))
    return `${slot === 'area' ? places.inAll([topic.wishes.area ?? '', ...(topic.beside ?? [])]) : places.city.in(topic.wishes.city ?? '')} ನೋಡುತ್ತೇನೆ`
  if (topic.intent === 'search' && slot === 'transaction_type') return `${now} ನೋಡುತ್ತೇನೆ`
  const was = before.wishes
  if (slot === 'area' && was.area !== undefined) return `${places.area.of(was.area)} ಬದಲು ${now}`
  return slot === 'city' && was.city !== undefined ? `${places.city.of(was.city)} ಬದಲು ${now}` : now
}

/** "ಲಿಫ್ಟ್, ಪಾರ್ಕಿಂಗ್ ಇದೆಯೇ" */
/** "ಪಾರ್ಕಿಂಗ್, ಲಿಫ್ಟ್ ಇದೆ, ಫರ್ನಿಶ್ಡ್" */
function there(named: readonly Amenity[]): string {
  const others = named.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${list(others)} ಇದೆ`] : []),
    ...named.filter(isFurnishing).map((one) => `${amenityNames[one]}`),
  ].join(', ')
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = facts.map((fact) => untoldFacts[fact])
  return amenities.length === 0 ? told : [whether(amenities), ...told]
}

function whether(unsaid: readonly Amenity[]): string {
  const others = unsaid.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${others.join(', ')} ಇದೆಯೇ`] : []),
    ...unsaid.filter(isFurnishing).map((one) => `${amenityNames[one]} ಆಗಿದೆಯೇ`),
  ].join(', ')
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'ಬೆಲೆ'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'ಅದನ್ನು ಆಮೇಲೆ ತೀರ್ಮಾನಿಸಬಹುದು'
  return slot === 'amenities' ? 'ಬೇರೇನೂ ಕಡ್ಡಾಯವಲ್ಲ' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'ಬಾಡಿಗೆಯೋ ಖರೀದಿಯೋ ಆಮೇಲೆ ತೀರ್ಮಾನಿಸಬಹುದು',
    city: 'ಯಾವ ಊರಾದರೂ ನೋಡುತ್ತೇನೆ',
    area: 'ಯಾವ ಏರಿಯಾ ಆದರೂ ನೋಡುತ್ತೇನೆ',
    price: 'ಬಜೆಟ್ ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
    bedrooms: 'ಎಷ್ಟು ಬೆಡ್‌ರೂಮ್ ಆದರೂ ಪರವಾಗಿಲ್ಲ',
    size_sqft: 'ಅಳತೆ ಎಷ್ಟಾದರೂ ಪರವಾಗಿಲ್ಲ',
    amenities: 'ಯಾವ ಸೌಲಭ್ಯವೂ ಕಡ್ಡಾಯವಲ್ಲ',
  },
  kinds: (kinds) =>
    kinds.length > 2
      ? `${kinds.map((kind) => propertyNoun(kind)).join(', ')} ಯಾವುದಾದರೂ ನೋಡುತ್ತೇನೆ`
      : `${kinds.map((kind) => `${propertyNoun(kind)} ಆದರೂ`).join(' ')} ನೋಡುತ್ತೇನೆ`,
  amenities: (dropped) => `${dropped.map((amenity) => amenityNames[amenity]).join(', ')} ಇರಲೇಬೇಕೆಂದಿಲ್ಲ`,
  list: (clauses) => list(clauses),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer') return `ಸರಿ, ತೆಗೆದೆ: ${list(what.map((one) => nameOf(one, topic.intent)))}.`
  return `${assent('ಸರಿ', openAgain(what, topic), behind)}.`
}

function areaOf({ wishes }: Topic, unnamed: string): string {
  return wishes.area === undefined ? unnamed : places.named(wishes.area)
}

function letGo({ what, because, before, topic }: ActOf<'let_go'>): string {
  const things = list(what.map((one) => nameOf(one, topic.intent)))
  switch (because) {
    case 'transaction_changed': {
      const was = before.wishes.transaction_type
      const offers = topic.intent === 'offer'
      const price = offers ? 'ಆ ಬೆಲೆ' : 'ಆ ಬಜೆಟ್'
      const sale = offers ? 'ಮಾರಾಟಕ್ಕೆ' : 'ಖರೀದಿಗೆ'
      if (was !== undefined) return `${price} ${was === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : sale} ಹೇಳಿದ್ದು, ಅದಕ್ಕೇ ತೆಗೆದೆ.`
      return `${price} ${topic.wishes.transaction_type === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : sale} ಹೊಂದುವುದಿಲ್ಲ, ಅದಕ್ಕೇ ತೆಗೆದೆ.`
    }
    case 'city_changed':
      return `${areaOf(before, 'ಆ ಏರಿಯಾ')} ಇರುವುದು ${before.wishes.city === undefined ? 'ಬೇರೆ ಊರಿನಲ್ಲಿ' : places.city.in(before.wishes.city)}, ಹಾಗಾಗಿ ಸದ್ಯಕ್ಕೆ ಅದನ್ನು ಬಿಟ್ಟಿದ್ದೇನೆ.`
    case 'land':
      return `ಸೈಟ್ ಆದ್ದರಿಂದ ${things} ಲೆಕ್ಕ ಬಿಟ್ಟಿದ್ದೇನೆ.`
    case 'rooms':
      return 'ಸೈಟಿಗೆ ಬೆಡ್‌ರೂಮ್ ಇರುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ನಿಮಗೆ ಮನೆ ಬೇಕು ಎಂದುಕೊಳ್ಳುತ್ತೇನೆ.'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, { one: string; many: (count: string) => string }> = {
  more: { one: 'ಇಗೋ ಇನ್ನೊಂದು.', many: (count) => `ಇಗೋ ಇನ್ನೂ ${count}.` },
  cheaper: { one: 'ಇಗೋ ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ ಒಂದು.', many: (count) => `ಇಗೋ ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ ${count}.` },
  costlier: { one: 'ಇಗೋ ಹೆಚ್ಚಿನ ಬೆಲೆಯಲ್ಲಿ ಒಂದು.', many: (count) => `ಇಗೋ ಹೆಚ್ಚಿನ ಬೆಲೆಯಲ್ಲಿ ${count}.` },
  bigger: { one: 'ಇಗೋ ಇನ್ನೂ ದೊಡ್ಡದು.', many: (count) => `ಇಗೋ ಇನ್ನೂ ದೊಡ್ಡವು ${count}.` },
  smaller: { one: 'ಇಗೋ ಇನ್ನೂ ಚಿಕ್ಕದು.', many: (count) => `ಇಗೋ ಇನ್ನೂ ಚಿಕ್ಕವು ${count}.` },
  nearer: { one: 'ಇಗೋ ಎಲ್ಲಕ್ಕಿಂತ ಹತ್ತಿರದ್ದು.', many: (count) => `ಇಗೋ ಹತ್ತಿರದಲ್ಲಿರುವವು ${count}.` },
}

const nothingOf: Record<FollowUp, string> = {
  more: 'ನೀವು ಹೇಳಿದ ಹಾಗೆ ಇರುವವು ಇಷ್ಟೇ.',
  cheaper: 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ ನೀವು ಹೇಳಿದ ಹಾಗೆ ಇರುವುದು ಇಲ್ಲ.',
  costlier: 'ಇದಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಬೆಲೆಯಲ್ಲಿ ನೀವು ಹೇಳಿದ ಹಾಗೆ ಇರುವುದು ಇಲ್ಲ.',
  bigger: 'ಇದಕ್ಕಿಂತ ದೊಡ್ಡದು, ನೀವು ಹೇಳಿದ ಹಾಗೆ ಇರುವುದು ಇಲ್ಲ.',
  smaller: 'ಇದಕ್ಕಿಂತ ಚಿಕ್ಕದು, ನೀವು ಹೇಳಿದ ಹಾಗೆ ಇರುವುದು ಇಲ್ಲ.',
  nearer: 'ಇದಕ್ಕಿಂತ ಹತ್ತಿರದಲ್ಲಿ ನೀವು ಹೇಳಿದ ಹಾಗೆ ಇರುವುದು ಇಲ್ಲ.',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'ತೋರಿಸಲು ಬೇರೇನೂ ಇಲ್ಲ.',
  cheaper: 'ಇದಕ್ಕಿಂತ ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ ಯಾವುದೂ ಇಲ್ಲ.',
  costlier: 'ಇದಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಬೆಲೆಯಲ್ಲಿ ಯಾವುದೂ ಇಲ್ಲ.',
  bigger: 'ಇದಕ್ಕಿಂತ ದೊಡ್ಡದು ಯಾವುದೂ ಇಲ್ಲ.',
  smaller: 'ಇದಕ್ಕಿಂತ ಚಿಕ್ಕದು ಯಾವುದೂ ಇಲ್ಲ.',
  nearer: 'ಇದಕ್ಕಿಂತ ಹತ್ತಿರದಲ್ಲಿ ಯಾವುದೂ ಇಲ್ಲ.',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = format.number(count)
  if (follows !== null) {
    const { one, many } = foundAs[follows]
    return asRent(count === 1 ? one : many(number), isToRent(topic), priceWord)
  }
  const what = describe(topic, format, count)
  return count === 1 ? `ನೀವು ಹೇಳಿದ ಹಾಗೆ ಒಂದು ಸಿಕ್ಕಿದೆ: ${what}.` : `ನೀವು ಹೇಳಿದ ಹಾಗೆ ${number} ಸಿಕ್ಕಿವೆ: ${what}.`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  many: boolean,
  rooms: readonly number[] = [],
): Way {
  const are = many ? 'ಇವೆ' : 'ಇದೆ'
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'ಹತ್ತಿರದಲ್ಲಿ' : `${places.area.near(wishes.area)}ದಲ್ಲಿ`
      return { is: `${near} ${are}`, such: near }
    }
    case 'any_area': {
      const of = wishes.city === undefined ? 'ಊರಿನ' : places.city.of(wishes.city)
      return { is: `${of} ಬೇರೆ ${many ? 'ಏರಿಯಾಗಳಲ್ಲಿ' : 'ಏರಿಯಾದಲ್ಲಿ'} ${are}`, such: `${of} ಬೇರೆ ಏರಿಯಾಗಳಲ್ಲಿ` }
    }
    case 'price': {
      const beyond = `ಬಜೆಟ್‌ಗಿಂತ ಸ್ವಲ್ಪ ${wishes.price?.max === undefined ? 'ಕಡಿಮೆ' : 'ಹೆಚ್ಚು'}`
      return { is: beyond, such: asRent(`${beyond} ಬೆಲೆಯಲ್ಲಿ`, wishes.transaction_type === 'rent', priceWord) }
    }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'ಅಥವಾ', format)
      return { is: `${counts} ಬೆಡ್‌ರೂಮ್`, within: true, such: `${counts} ಬೆಡ್‌ರೂಮ್ ಇರುವ` }
    }
    case 'size':
      return { is: 'ಅಳತೆ ಸ್ವಲ್ಪ ಬೇರೆ', within: true, such: 'ಸ್ವಲ್ಪ ಬೇರೆ ಅಳತೆಯ' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'ಎಲ್ಲ ಸೌಲಭ್ಯಗಳನ್ನು ಹೇಳಿಲ್ಲ', within: true, such: 'ಎಲ್ಲ ಸೌಲಭ್ಯಗಳನ್ನು ಹೇಳದ' }
      const whetherSo = `${whether([one])} ಎಂದು`
      return { is: `${whetherSo} ಹೇಳಿಲ್ಲ`, within: true, such: `${whetherSo} ಹೇಳದ` }
    }
    case 'property_type':
      return wishes.property_type === 'apartment'
        ? { is: 'ಫ್ಲಾಟ್ ಅಲ್ಲ, ಮನೆ', such: 'ಫ್ಲಾಟ್ ಬದಲು ಮನೆಗಳು' }
        : { is: 'ಮನೆ ಅಲ್ಲ, ಫ್ಲಾಟ್', such: 'ಮನೆ ಬದಲು ಫ್ಲಾಟ್‌ಗಳು' }
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

/** What none of the wishes was met by, in one sentence; `they` and `within` name the homes. */
function told(act: Differing, format: Formatter, they: string, within: string, ofThem: string): string {
  const { topic, rooms, count } = act
  const words = {
    they: [they, within],
    ofThem,
    some: ['ಕೆಲವು', 'ಕೆಲವುಗಳಲ್ಲಿ'],
    one: ['ಒಂದು', 'ಒಂದರಲ್ಲಿ'],
    and: ', ',
    inThem: count > 1 ? 'ಅವುಗಳಲ್ಲಿ' : 'ಅದರಲ್ಲಿ',
  } as const
  return `${tellWays(act, (one, many) => wayOf(one, topic, format, many, rooms), words)}.`
}

/** Homes that are as wished but of the other kind: "but there is a flat that fits otherwise". */
function ofOtherKind({ topic, count }: ActOf<'found_close'>): string {
  const isHouse = topic.wishes.property_type === 'apartment'
  if (count === 1) return `ಆದರೆ ಉಳಿದೆಲ್ಲ ಹೊಂದುವ ಒಂದು ${isHouse ? 'ಮನೆ' : 'ಫ್ಲಾಟ್'} ಇದೆ.`
  return `ಆದರೆ ಉಳಿದೆಲ್ಲ ಹೊಂದುವ ${isHouse ? 'ಮನೆಗಳು' : 'ಫ್ಲಾಟ್‌ಗಳು'} ಇವೆ.`
}

/** Homes that come close. */
function close(act: ActOf<'found_close'>, format: Formatter): string {
  if (act.relaxed.length === 1 && act.relaxed[0] === 'property_type') return ofOtherKind(act)
  return act.count === 1
    ? told(act, format, 'ಹೆಚ್ಚುಕಡಿಮೆ ಹೊಂದುವುದು', 'ಹೆಚ್ಚುಕಡಿಮೆ ಹೊಂದುವುದರಲ್ಲಿ', '')
    : told(act, format, 'ಹೆಚ್ಚುಕಡಿಮೆ ಹೊಂದುವಂಥವು', 'ಹೆಚ್ಚುಕಡಿಮೆ ಹೊಂದುವಂಥವುಗಳಲ್ಲಿ', 'ಹೆಚ್ಚುಕಡಿಮೆ ಹೊಂದುವಂಥವು ಇವೆ:')
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1
    ? told(act, format, 'ಇದು', 'ಇದರಲ್ಲಿ', '')
    : told(act, format, 'ಇವು', 'ಇವುಗಳಲ್ಲಿ', 'ಇವುಗಳಲ್ಲಿ')
}

function reasons({ ranked, topic }: ActOf<'reasons'>, format: Formatter): string {
  const { listing } = ranked
  const told = toldPoints(ranked)
  const texts = (fits: boolean) =>
    told
      .filter((one) => one.fits === fits)
      .map((one) => wordPoint(pointSentences, one, format, topic.sizeUnit))
  const good = texts(true)
  const bad = texts(false)
  return [
    `${places.area.in(listing.area)}ರುವ ${listedHome(listing, format)} ಬಗ್ಗೆ.`,
    good.length > 0 ? `${list(good)} — ಇವೆಲ್ಲ ನೀವು ಹೇಳಿದ ಹಾಗೆಯೇ ಇವೆ.` : '',
    bad.length > 0 ? `ಆದರೆ ${bad.join('; ')}.` : good.length > 0 ? '' : 'ನೀವು ಹೇಳಿದ್ದೆಲ್ಲ ಇದರಲ್ಲಿ ಹೊಂದುತ್ತದೆ.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in Kannada. */
export const kannadaReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
