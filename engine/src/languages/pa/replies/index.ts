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
  aProperty,
  describe,
  doing,
  list,
  noneSuch,
  oblique,
  obliqueAmenity,
  slotNames,
  untoldFacts,
  wishText,
} from './names.ts'
import { obliqueName, places } from './places.ts'
import { examples, questions } from './questions.ts'
import { when } from './when.ts'

/*
 * Guru speaks politely (ਤੁਸੀਂ) and of itself without a gender. For a native speaker to check first: found,
 * found_close, offer_relaxed, let_go, declined.
 */

const openers = ['ਠੀਕ ਹੈ', 'ਚੰਗਾ ਜੀ', 'ਠੀਕ ਹੈ ਜੀ', 'ਵਧੀਆ ਜੀ'] as const

const comparedWords: ComparedWords = {
  sizeUnsaid: 'ਸਾਈਜ਼ ਨਹੀਂ ਲਿਖਿਆ।',
  bedroomsUnsaid: 'ਕਿੰਨੇ ਬੈੱਡਰੂਮ ਹਨ, ਇਹ ਨਹੀਂ ਲਿਖਿਆ।',
  samePrice: 'ਕੀਮਤ ਬਰਾਬਰ ਹੈ।',
  cheapest: (position, several) => `ਨੰਬਰ ${position} ${several ? 'ਸਭ ਤੋਂ ' : ''}ਸਸਤਾ ਹੈ।`,
  biggest: (position, several) => `ਨੰਬਰ ${position} ${several ? 'ਸਭ ਤੋਂ ' : ''}ਵੱਡਾ ਹੈ।`,
  cheapestAndBiggest: (position, several) => `ਨੰਬਰ ${position} ${several ? 'ਸਭ ਤੋਂ ' : ''}ਸਸਤਾ ਵੀ ਹੈ ਤੇ ਵੱਡਾ ਵੀ।`,
  slightlyCheaper: (position) => `ਕੀਮਤ ਲਗਭਗ ਬਰਾਬਰ ਹੈ, ਨੰਬਰ ${position} ਦੀ ਥੋੜ੍ਹੀ ਘੱਟ।`,
  slightlyBigger: (position) => `ਸਾਈਜ਼ ਲਗਭਗ ਬਰਾਬਰ ਹੈ, ਨੰਬਰ ${position} ਥੋੜ੍ਹਾ ਵੱਡਾ।`,
  only: (position, amenities) =>
    `${list(amenities.map((one) => amenityNames[one]))} ਸਿਰਫ਼ ਨੰਬਰ ${position} ਵਿੱਚ ${amenities.length > 1 ? 'ਹਨ' : 'ਹੈ'}।`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `ਨੰਬਰ ${position} ${amenityNames[furnishing]} ਹੈ`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'ਕੀ ਬਦਲਣਾ ਹੈ?',
  liked: { one: 'ਪਸੰਦ ਆਇਆ?', many: 'ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਪਸੰਦ ਆਇਆ?' },
  wouldDo: { one: 'ਇਹ ਚੱਲੇਗਾ?', many: 'ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਚੱਲੇਗਾ?' },
  hint: {
    none: 'ਕੋਈ ਵੀ ਗੱਲ ਬਦਲ ਸਕਦੇ ਹੋ, ਜਾਂ ਏਜੰਟ ਨਾਲ ਗੱਲ ਕਰਨ ਲਈ “ਮੈਨੂੰ ਕਾਲ ਕਰੋ” ਕਹੋ।',
    one: '“ਸਸਤਾ” ਕਹਿ ਸਕਦੇ ਹੋ, ਕੁਝ ਵੀ ਬਦਲ ਸਕਦੇ ਹੋ, ਜਾਂ “ਮੈਨੂੰ ਕਾਲ ਕਰੋ” ਕਹੋ।',
    many: '“ਹੋਰ ਵਿਖਾਓ” ਜਾਂ “ਸਸਤਾ” ਕਹਿ ਸਕਦੇ ਹੋ, ਜਾਂ ਕੁਝ ਵੀ ਬਦਲ ਸਕਦੇ ਹੋ।',
  },
}
const whatNext = createWhatNext(nextWords)

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ! ਮੈਂ ਗੁਰੂ ਹਾਂ। ਘਰ ਜਾਂ ਜ਼ਮੀਨ ਲੱਭਣ ਵਿੱਚ ਤੁਹਾਡੀ ਮਦਦ ਲਈ ਹਾਜ਼ਰ ਹਾਂ।',
  language_soon: ({ language }) =>
    `${languageNames[language].own} ਵਿੱਚ ਗੱਲ ਅਜੇ ਨਹੀਂ ਹੋ ਸਕਦੀ। ਫਿਲਹਾਲ ਪੰਜਾਬੀ ਵਿੱਚ ਗੱਲ ਕਰਦੇ ਹਾਂ।`,
  language_changed: () => 'ਠੀਕ ਹੈ ਜੀ, ਹੁਣ ਪੰਜਾਬੀ ਵਿੱਚ ਗੱਲ ਕਰਦੇ ਹਾਂ।',
  greeting: () => 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ! ਜੀ ਆਇਆਂ ਨੂੰ।',
  you_are_welcome: () => 'ਤੁਹਾਡੀ ਮਦਦ ਕਰਕੇ ਖੁਸ਼ੀ ਹੋਈ।',
  goodbye: () => 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਰੱਬ ਰਾਖਾ! ਇਸ ਚੈਟ ਤੇ ਤੁਸੀਂ ਜਦੋਂ ਮਰਜ਼ੀ ਮੁੜ ਆ ਸਕਦੇ ਹੋ।',
  take_your_time: () => 'ਜ਼ਰੂਰ, ਕੋਈ ਕਾਹਲੀ ਨਹੀਂ। ਜਦੋਂ ਮਰਜ਼ੀ, ਇੱਥੋਂ ਹੀ ਅੱਗੇ ਗੱਲ ਕਰ ਸਕਦੇ ਹਾਂ।',
  ten_digits: () => 'ਮੋਬਾਈਲ ਨੰਬਰ ਵਿੱਚ ਦਸ ਅੰਕ ਹੁੰਦੇ ਹਨ, ਆਪਣਾ ਨੰਬਰ ਦੇਖ ਕੇ ਫਿਰ ਤੋਂ ਲਿਖੋ।',
  nobody_calls: ({ briefly }) => `ਠੀਕ ਹੈ ਜੀ, ਹਾਲੇ ਕੋਈ ਕਾਲ ਨਹੀਂ।${briefly ? '' : ' ਜਦੋਂ ਮਨ ਕਰੇ, ਦੱਸ ਦਿਓ।'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'ਘਰ ਰੋਕ ਕੇ ਰੱਖਣਾ ਮੇਰੇ ਵੱਸ ਵਿੱਚ ਨਹੀਂ: ਜਦ ਤੱਕ ਮਾਲਕ ਕਿਸੇ ਨੂੰ ਦੇ ਨਹੀਂ ਦਿੰਦਾ, ਉਹ ਸਭ ਲਈ ਖੁੱਲ੍ਹਾ ਹੈ। ਪਸੰਦ ਹੈ ਤਾਂ ਏਜੰਟ ਮਾਲਕ ਨਾਲ ਗੱਲ ਕਰ ਸਕਦਾ ਹੈ।'
    if (asked === 'wish') return 'ਇਹ ਗੱਲ ਕਾਲ ਆਉਣ ’ਤੇ ਏਜੰਟ ਨੂੰ ਦੱਸ ਦਿਓ; ਮੇਰੇ ਵੱਲੋਂ ਸਿਰਫ਼ ਕਾਲ ਦਾ ਸਮਾਂ ਹੀ ਪਹੁੰਚਦਾ ਹੈ।'
    if (asked === 'owner') return 'ਮਾਲਕ ਨਾਲ ਗੱਲ ਏਜੰਟ ਰਾਹੀਂ ਹੀ ਹੁੰਦੀ ਹੈ: ਕਾਲ ਆਉਣ ’ਤੇ ਏਜੰਟ ਨੂੰ ਕਹੋ ਕਿ ਮਾਲਕ ਨਾਲ ਗੱਲ ਕਰਨੀ ਹੈ।'
    return asked === 'writing'
      ? 'ਏਜੰਟ ਕਾਲ ਹੀ ਕਰਦੇ ਹਨ, ਵਟਸਐਪ ’ਤੇ ਨਹੀਂ ਲਿਖਦੇ। ਜਵਾਬ ਇੱਥੇ ਚੈਟ ਵਿੱਚ ਹੀ ਮਿਲੇਗਾ।'
      : 'ਦੇਣ ਲਈ ਮੇਰੇ ਕੋਲ ਕੋਈ ਨੰਬਰ ਨਹੀਂ ਹੈ।'
  },
  number_any_time: () => 'ਨੰਬਰ ਤੋਂ ਬਿਨਾਂ ਏਜੰਟ ਕਾਲ ਨਹੀਂ ਕਰ ਸਕੇਗਾ। ਜਦੋਂ ਮਰਜ਼ੀ, ਇੱਥੇ ਹੀ ਦੇ ਦਿਓ।',
  number_not_needed: () => 'ਇੱਥੇ ਵੇਖਣ ਲਈ ਨੰਬਰ ਦੇਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਬਸ ਜਾ ਕੇ ਵੇਖਣਾ ਕਾਲ ’ਤੇ ਤੈਅ ਹੁੰਦਾ ਹੈ; ਜਦੋਂ ਚਾਹੋ, ਦੱਸ ਦਿਓ।',
  help: ({ finished }) =>
    finished
      ? '“ਹੋਰ ਵਿਖਾਓ”, “ਸਸਤਾ” ਜਾਂ “ਦੂਜਾ ਵਾਲਾ” ਕਹੋ, ਕੋਈ ਵੀ ਗੱਲ ਬਦਲੋ, ਜਾਂ ਏਜੰਟ ਨਾਲ ਗੱਲ ਕਰਨ ਲਈ “ਮੈਨੂੰ ਕਾਲ ਕਰੋ” ਕਹੋ। “ਫਿਰ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ” ਕਹਿਣ ਤੇ ਨਵੀਂ ਖੋਜ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।'
      : 'ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ ਕਿ ਕੀ ਚਾਹੀਦਾ ਹੈ: ਕਿੱਥੇ, ਕਿੰਨਾ ਵੱਡਾ, ਕਿੰਨੇ ਤੱਕ ਦਾ। ਕੋਈ ਵੀ ਗੱਲ ਕਦੇ ਵੀ ਬਦਲ ਸਕਦੇ ਹੋ। ਏਜੰਟ ਨਾਲ ਗੱਲ ਕਰਨੀ ਹੋਵੇ ਤਾਂ “ਮੈਨੂੰ ਕਾਲ ਕਰੋ” ਕਹੋ।',
  about_guru: ({ asked }) => {
    if (asked === 'who') return 'ਮੈਂ ਗੁਰੂ ਹਾਂ, ਇੱਕ ਏਆਈ ਸਹਾਇਕ: ਪ੍ਰੋਗਰਾਮ, ਇਨਸਾਨ ਨਹੀਂ। ਘਰ ਅਤੇ ਜ਼ਮੀਨ ਲੱਭਣ ਵਿੱਚ ਮਦਦ ਮੇਰਾ ਕੰਮ ਹੈ।'
    if (asked === 'privacy')
      return 'ਤੁਹਾਡੀ ਗੱਲਬਾਤ ਇੱਥੇ ਘਰ ਲੱਭਣ ਲਈ ਰੱਖੀ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਤੁਹਾਡਾ ਨੰਬਰ ਏਜੰਟ ਨੂੰ ਉਦੋਂ ਹੀ ਦਿਸਦਾ ਹੈ ਜਦੋਂ ਤੁਸੀਂ ਆਪ ਦਿੰਦੇ ਹੋ। ਬਾਕੀ ਸਭ, ਅਤੇ ਉਸ ਨੂੰ ਮਿਟਵਾਉਣ ਦਾ ਤਰੀਕਾ, ਇਸ ਸਾਈਟ ਦੀ ਪਰਦੇਦਾਰੀ ਨੀਤੀ ਵਿੱਚ ਲਿਖਿਆ ਹੈ।'
    if (asked === 'fees')
      return 'ਮੇਰੇ ਨਾਲ ਗੱਲ ਕਰਨ ਦਾ ਕੋਈ ਪੈਸਾ ਨਹੀਂ ਲੱਗਦਾ। ਏਜੰਟ ਉਹ ਹੈ ਜੋ ਘਰ ਵਿਖਾਉਂਦਾ ਹੈ ਤੇ ਮਾਲਕ ਨਾਲ ਗੱਲ ਕਰਦਾ ਹੈ; ਉਹਦੀ ਫੀਸ ਉਹੀ ਦੱਸੇਗਾ।'
    return `ਇਹਨਾਂ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ਗੱਲ ਹੋ ਸਕਦੀ ਹੈ: ${list(liveLanguages.map((code) => languageNames[code].own))}। ਜਿਹੜੀ ਪਸੰਦ ਹੋਵੇ, ਦੱਸੋ।`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'ਇਹ ਗੱਲਾਂ ਸਿਰਫ਼ ਇਸ ਲਈ ਪੁੱਛੀਆਂ ਜਾਂਦੀਆਂ ਹਨ ਕਿ ਤੁਹਾਡੀ ਪਸੰਦ ਦੇ ਘਰ ਵਿਖਾਏ ਜਾ ਸਕਣ; ਜਿਸ ਗੱਲ ਨਾਲ ਫ਼ਰਕ ਨਾ ਪਵੇ, ਉਸ ਤੇ “ਕੋਈ ਵੀ ਚੱਲੇਗਾ” ਕਹਿ ਦਿਓ।'
      : 'ਇਹ ਗੱਲਾਂ ਸਿਰਫ਼ ਇਸ ਲਈ ਪੁੱਛੀਆਂ ਜਾਂਦੀਆਂ ਹਨ ਕਿ ਏਜੰਟ ਨੂੰ ਤੁਹਾਡੀ ਪ੍ਰਾਪਰਟੀ ਦੀ ਸਹੀ ਜਾਣਕਾਰੀ ਮਿਲੇ; ਜੋ ਨਾ ਦੱਸਣਾ ਚਾਹੋ, ਰਹਿਣ ਦਿਓ।',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'ਹਾਲੇ ਮੇਰੇ ਕੋਲ ਕੋਈ ਲਿਸਟਿੰਗ ਨਹੀਂ ਹੈ।'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `ਮੇਰੇ ਕੋਲ ਇਹਨਾਂ ਸ਼ਹਿਰਾਂ ਵਿੱਚ ਘਰ ਹਨ: ${list(named)}।`
    return `ਮੇਰੇ ਕੋਲ ਇਹਨਾਂ ਸ਼ਹਿਰਾਂ ਵਿੱਚ ਘਰ ਹਨ: ${named.join(', ')} ਅਤੇ ${others} ਹੋਰ ${others === 1 ? 'ਸ਼ਹਿਰ' : 'ਸ਼ਹਿਰਾਂ'} ਵਿੱਚ।`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'ਮਾਫ਼ ਕਰਨਾ, ਮੇਰਾ ਕੰਮ ਸਿਰਫ਼ ਘਰ ਅਤੇ ਜ਼ਮੀਨ ਲੱਭਣ ਵਿੱਚ ਮਦਦ ਕਰਨਾ ਹੈ।'
      : asked === 'hostel'
        ? 'ਮੇਰੇ ਕੋਲ ਇਕੱਲੇ ਕਮਰੇ, ਪੀਜੀ ਜਾਂ ਹੋਸਟਲ ਨਹੀਂ ਹਨ, ਪਰ ਕਿਰਾਏ ਦੇ ਛੋਟੇ ਫਲੈਟ (1 BHK) ਹਨ।'
        : 'ਮੇਰੇ ਕੋਲ ਸਿਰਫ਼ ਰਹਿਣ ਲਈ ਘਰ ਅਤੇ ਜ਼ਮੀਨ ਹਨ: ਫਲੈਟ, ਮਕਾਨ ਅਤੇ ਪਲਾਟ। ਦੁਕਾਨ, ਦਫ਼ਤਰ ਜਾਂ ਪੀਜੀ ਨਹੀਂ।',
  place_unknown: ({ name }) => `ਮਾਫ਼ ਕਰਨਾ, “${name}” ਨਾਂ ਦੀ ਥਾਂ ਨਹੀਂ ਮਿਲੀ।`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} ਇਹੋ ਜਿਹਾ ਕੁਝ ਨਹੀਂ ਹੈ।`,
  areas_together: ({ areas }) =>
    `${list(areas.map((area) => places.named(area)))}${areas.length === 2 ? ' ਦੋਵਾਂ' : ''} ਵਿੱਚ ਵੇਖਦੇ ਹਾਂ।`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, ਨੋਟ ਕਰ ਲਿਆ।`,
  liked: ({ amenities }) =>
    `${list(amenities.map((one) => amenityNames[one]))}: ਜ਼ਰੂਰੀ ਨਹੀਂ, ਪਰ ਇਹੋ ਜਿਹੇ ਘਰ ਪਹਿਲਾਂ ਵਿਖਾਵਾਂਗੇ।`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} ਛੱਡ ਕੇ ਵੇਖਦੇ ਹਾਂ।`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `ਪਹਿਲਾਂ ${places.area.in(first)} ਵੇਖਦੇ ਹਾਂ। `}${list(
      others.map((other) => `“${places.named(other)}”`),
      'ਜਾਂ',
    )} ਕਹੋਗੇ ਤਾਂ ਫਿਰ ਉੱਥੇ ਵੇਖਾਂਗੇ।`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `ਠੀਕ ਹੈ, ਹੁਣ ${describe(topic, format)} ਵੇਖਦੇ ਹਾਂ।`
    return `ਠੀਕ ਹੈ, ਹੁਣ ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}।`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], list(slots.map((slot) => freedAs(slot, topic))), behind)}।`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `ਹਾਂ ਜੀ, ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))} ਨੋਟ ਕਰ ਲਿਆ ਸੀ।`,
  offer_begun: () =>
    'ਅੱਛਾ, ਤੁਸੀਂ ਆਪਣੀ ਪ੍ਰਾਪਰਟੀ ਵੇਚਣੀ ਜਾਂ ਕਿਰਾਏ ’ਤੇ ਦੇਣੀ ਹੈ। ਪਹਿਲਾਂ ਵੇਰਵਾ ਨੋਟ ਕਰ ਲੈਂਦੇ ਹਾਂ, ਫਿਰ ਏਜੰਟ ਤੁਹਾਡੇ ਨਾਲ ਗੱਲ ਕਰੇਗਾ।',
  search_resumed: () => 'ਤਾਂ ਤੁਹਾਨੂੰ ਘਰ ਜਾਂ ਜ਼ਮੀਨ ਚਾਹੀਦੀ ਹੈ।',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'ਕੀ-ਕੀ ਚਾਹੀਦਾ ਹੈ? ਜਿਵੇਂ ਪਾਰਕਿੰਗ, ਲਿਫਟ ਜਾਂ ਪਾਵਰ ਬੈਕਅੱਪ।',
  offer_callback: () => 'ਏਜੰਟ ਤੋਂ ਕਾਲ ਕਰਵਾ ਦੇਈਏ?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `ਗੱਲ ਅਜੇ ਵੀ ਸਮਝ ਨਹੀਂ ਆਈ। ${example(slot, shown, topic, format)} ਜਾਂ “ਮੈਨੂੰ ਕਾਲ ਕਰੋ” ਕਹੋ, ਏਜੰਟ ਤੁਹਾਡੇ ਨਾਲ ਗੱਲ ਕਰੇਗਾ।`
      : `ਮਾਫ਼ ਕਰਨਾ, ਗੱਲ ਸਮਝ ਨਹੀਂ ਆਈ। ${slot === null ? 'ਜ਼ਰਾ ਹੋਰ ਤਰ੍ਹਾਂ ਦੱਸੋਗੇ?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `ਹਾਂ ਜਾਂ ਨਹੀਂ ਕਹੋ: ਤੁਸੀਂ ਕਿਹਾ ${heard}, ਸਹੀ ਹੈ?` : `ਤੁਸੀਂ ਕਿਹਾ ${heard} — ਸਹੀ ਹੈ?`
  },
  misheard: () => 'ਮਾਫ਼ ਕਰਨਾ, ਸੁਣਨ ਵਿੱਚ ਗ਼ਲਤੀ ਹੋ ਗਈ।',
  confirm_restart: () => 'ਹੁਣ ਤੱਕ ਦੀਆਂ ਸਾਰੀਆਂ ਗੱਲਾਂ ਛੱਡ ਕੇ ਫਿਰ ਤੋਂ ਸ਼ੁਰੂ ਕਰੀਏ?',
  restarted: () => 'ਠੀਕ ਹੈ, ਫਿਰ ਤੋਂ ਸ਼ੁਰੂ ਕਰਦੇ ਹਾਂ।',
  carry_on: () => 'ਠੀਕ ਹੈ, ਸਭ ਕੁਝ ਓਵੇਂ ਹੀ ਰਹੇਗਾ।',
  all_right: () => 'ਠੀਕ ਹੈ।',
  heard: () => 'ਜੀ, ਸਮਝ ਆ ਗਈ।',
  declined: () => 'ਧਰਮ, ਜਾਤ, ਖਾਣ-ਪੀਣ ਜਾਂ ਪਰਿਵਾਰ ਦੇ ਆਧਾਰ ’ਤੇ ਇੱਥੇ ਘਰ ਨਹੀਂ ਚੁਣੇ ਜਾਂਦੇ। ਬਾਕੀ ਹਰ ਗੱਲ ਵਿੱਚ ਖੁਸ਼ੀ ਨਾਲ ਮਦਦ ਮਿਲੇਗੀ।',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'ਖੁੱਲ੍ਹਣ ਵਾਲੇ ਫਾਰਮ ਵਿੱਚ ਨੰਬਰ ਦੇਖ ਕੇ ਭੇਜ ਦਿਓ: ਉੱਥੇ ਉਹ ਸੁਰੱਖਿਅਤ ਰਹੇਗਾ, ਅਤੇ ਏਜੰਟ ਉਸੇ ਨੰਬਰ ’ਤੇ ਕਾਲ ਕਰੇਗਾ।'
    if (typed) return 'ਖੁੱਲ੍ਹਣ ਵਾਲੇ ਫਾਰਮ ਵਿੱਚ ਆਪਣਾ ਨੰਬਰ ਦੇਖ ਕੇ ਭੇਜ ਦਿਓ: ਉੱਥੇ ਉਹ ਸੁਰੱਖਿਅਤ ਰਹੇਗਾ, ਅਤੇ ਏਜੰਟ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ।'
    if (another) return 'ਜ਼ਰੂਰ। ਜਿਨ੍ਹਾਂ ਨੂੰ ਕਾਲ ਕਰਨੀ ਹੈ, ਉਹਨਾਂ ਦਾ ਨਾਂ ਅਤੇ ਮੋਬਾਈਲ ਨੰਬਰ ਦਿਓ, ਏਜੰਟ ਉਹਨਾਂ ਨੂੰ ਹੀ ਕਾਲ ਕਰੇਗਾ।'
    return asked
      ? 'ਦੇਣ ਲਈ ਮੇਰੇ ਕੋਲ ਕੋਈ ਨੰਬਰ ਨਹੀਂ ਹੈ। ਤੁਸੀਂ ਆਪਣਾ ਨਾਂ ਅਤੇ ਮੋਬਾਈਲ ਨੰਬਰ ਦੇ ਦਿਓ, ਏਜੰਟ ਆਪ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ।'
      : `${behind ? '' : 'ਜ਼ਰੂਰ। '}ਆਪਣਾ ਨਾਂ ਅਤੇ ਮੋਬਾਈਲ ਨੰਬਰ ਦਿਓ, ਏਜੰਟ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ।`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `ਕਾਲ ਦਾ ਸਮਾਂ ਲਿਖ ਲਿਆ ਹੈ: ${when(words)}।` : `${when(words)} ਕਾਲ ਕਰਵਾ ਦੇਵਾਂਗੇ।`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'ਇਸ ਸਵਾਲ ਦਾ ਜਵਾਬ ਵੀ ਏਜੰਟ ਹੀ ਦੇ ਸਕੇਗਾ।'
    return finished
      ? 'ਮੈਨੂੰ ਸਿਰਫ਼ ਲਿਸਟਿੰਗ ਵਿੱਚ ਲਿਖੀਆਂ ਗੱਲਾਂ ਪਤਾ ਹਨ, ਅਤੇ ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਜਵਾਬ ਉਹਨਾਂ ਵਿੱਚ ਨਹੀਂ ਹੈ।'
      : 'ਇਸਦਾ ਜਵਾਬ ਮੇਰੇ ਕੋਲ ਨਹੀਂ ਹੈ; ਮੈਨੂੰ ਸਿਰਫ਼ ਲਿਸਟਿੰਗ ਵਿੱਚ ਲਿਖੀਆਂ ਗੱਲਾਂ ਪਤਾ ਹਨ। ਏਜੰਟ ਦੱਸ ਸਕਦਾ ਹੈ, ਬੱਸ “ਮੈਨੂੰ ਕਾਲ ਕਰੋ” ਕਹੋ।'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'ਜਾ ਕੇ ਵੇਖਣ ਦੀ ਗੱਲ ਫ਼ੋਨ ’ਤੇ ਏਜੰਟ ਨਾਲ ਹੀ ਤੈਅ ਹੋਵੇਗੀ।'
    return day === undefined
      ? 'ਦੇਖਣ ਦਾ ਸਮਾਂ ਮਾਲਕ ਜਾਂ ਏਜੰਟ ਤੈਅ ਕਰਦਾ ਹੈ।'
      : `ਲਿਖ ਲਿਆ ਹੈ ਜੀ, ਤੁਸੀਂ ${when(day)} ${position === undefined ? '' : `ਨੰਬਰ ${format.number(position)} `}ਵੇਖਣਾ ਹੈ। ਸਮਾਂ ਮਾਲਕ ਜਾਂ ਏਜੰਟ ਤੈਅ ਕਰੇਗਾ।`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਹ ਨਹੀਂ ਲਿਖਿਆ ਹੁੰਦਾ, ਇਸ ਲਈ ਇਸਦੇ ਹਿਸਾਬ ਨਾਲ ਲੱਭਣਾ ਮੁਮਕਿਨ ਨਹੀਂ।'
        : 'ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਹ ਨਹੀਂ ਲਿਖਿਆ ਹੁੰਦਾ; ਏਜੰਟ ਪਤਾ ਕਰ ਸਕਦਾ ਹੈ।'
    const untold = list(facts.map((fact) => untoldFacts[fact]))
    return offered
      ? `ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਹ ਨਹੀਂ ਲਿਖਿਆ ਹੁੰਦਾ ਕਿ ${untold}, ਇਸ ਲਈ ਇਸਦੇ ਹਿਸਾਬ ਨਾਲ ਲੱਭਣਾ ਮੁਮਕਿਨ ਨਹੀਂ।`
      : `ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਹ ਨਹੀਂ ਲਿਖਿਆ ਹੁੰਦਾ ਕਿ ${untold}; ਏਜੰਟ ਪਤਾ ਕਰ ਸਕਦਾ ਹੈ।`
  },
  nothing_shown: ({ searched }) =>
    searched ? 'ਹਾਲੇ ਤੁਹਾਡੀ ਪਸੰਦ ਦਾ ਵਿਖਾਉਣ ਲਈ ਕੁਝ ਨਹੀਂ ਹੈ।' : 'ਅਜੇ ਤੱਕ ਤੁਹਾਨੂੰ ਕੋਈ ਪ੍ਰਾਪਰਟੀ ਨਹੀਂ ਵਿਖਾਈ।',
  only_so_many: ({ count }, format) =>
    count === 1
      ? `ਅਜੇ ਤੱਕ ਇੱਕੋ ਹੀ ਵਿਖਾਇਆ ਹੈ। ਉਸ ਲਈ “ਨੰਬਰ ${format.number(1)}” ਕਹੋ, ਜਾਂ “ਹੋਰ ਵਿਖਾਓ”।`
      : `ਅਜੇ ਤੱਕ ${format.number(count)} ਵਿਖਾਏ ਹਨ। ਉਹਨਾਂ ਵਿੱਚੋਂ ਕਿਹੜਾ?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'ਬਿਲਕੁਲ ਉਹੋ ਜਿਹਾ ਅਜੇ ਵੀ ਕੁਝ ਨਹੀਂ ਹੈ।' : 'ਮਾਫ਼ ਕਰਨਾ, ਬਿਲਕੁਲ ਉਹੋ ਜਿਹਾ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ।'
    return `${act.follows === null ? nothing : nothingOf[act.follows]} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again ? `${noneSuch(topic, format)} ਵੀ ਨਹੀਂ ਹੈ।` : `ਮਾਫ਼ ਕਰਨਾ, ${noneSuch(topic, format)} ਨਹੀਂ ਹੈ।`,
  least_price: ({ price, area, transaction_type }, format) =>
    `ਜਿਹੋ ਜਿਹਾ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ, ਉਹੋ ਜਿਹਾ ਸਭ ਤੋਂ ਸਸਤਾ ${transaction_type === 'rent' ? 'ਘਰ ' : ''}${places.area.in(area)} ਹੈ, ${format.price(price, transaction_type)}।`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `ਹਾਲੇ ${noneSuch(topic, format)} ਨਹੀਂ ਹੈ। ${nextWords.change}`
    return follows === null
      ? `ਮਾਫ਼ ਕਰਨਾ, ${noneSuch(topic, format)} ਨਹੀਂ ਹੈ। ਤੁਸੀਂ ਕੁਝ ਬਦਲ ਸਕਦੇ ਹੋ, ਜਾਂ ਏਜੰਟ ਤੁਹਾਡੇ ਲਈ ਲੱਭ ਸਕਦਾ ਹੈ।`
      : `${nothingLeft[follows]} ਤੁਸੀਂ ਕੁਝ ਬਦਲ ਸਕਦੇ ਹੋ, ਜਾਂ ਏਜੰਟ ਤੁਹਾਡੇ ਲਈ ਲੱਭ ਸਕਦਾ ਹੈ।`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `ਹਾਲੇ ${places.inCities(cities)} ਮੇਰੇ ਕੋਲ ਕੁਝ ਵੀ ਨਹੀਂ ਹੈ${areas.length > 0 ? `, ${places.inAll(areas)} ਵੀ ਨਹੀਂ` : ''}।`,
  nearest_towns: ({ near }, format) =>
    `ਸਭ ਤੋਂ ਨੇੜੇ ${list(near.map(({ name, kilometres }) => `${places.city.in(name)} (${format.distance(kilometres)})`))} ਕੁਝ ਮਿਲ ਸਕਦਾ ਹੈ। ਉੱਥੇ ਵੇਖੀਏ?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} ਏਜੰਟ ਤੁਹਾਡੇ ਲਈ ਲੱਭ ਸਕਦਾ ਹੈ।`,
  bathrooms_told: () => 'ਬਾਥਰੂਮਾਂ ਦੀ ਗਿਣਤੀ ਨਾਲ ਲੱਭਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ; ਹਰ ਘਰ ਦੇ ਨਾਲ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ ਕਿ ਕਿੰਨੇ ਹਨ।',
  no_photos: () => 'ਲਿਸਟਿੰਗ ਵਿੱਚ ਫੋਟੋਆਂ ਨਹੀਂ ਹੁੰਦੀਆਂ; ਏਜੰਟ ਤੋਂ ਮੰਗਵਾ ਸਕਦੇ ਹੋ।',
  town_stays_open: ({ city }) =>
    `ਜਦੋਂ ਚਾਹੋ ਕੋਈ ਹੋਰ ਸ਼ਹਿਰ ਦੱਸੋ, ਜਾਂ ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਪੁੱਛੋ: ${places.city.in(city)} ਕੁਝ ਨਵਾਂ ਆ ਸਕਦਾ ਹੈ।`,
  cannot_notify: () => 'ਕੁਝ ਨਵਾਂ ਆਉਣ ’ਤੇ ਇੱਥੋਂ ਆਪਣੇ ਆਪ ਖ਼ਬਰ ਨਹੀਂ ਜਾਂਦੀ, ਪਰ ਏਜੰਟ ਕਾਲ ਕਰਕੇ ਦੱਸ ਸਕਦਾ ਹੈ।',
  nothing_fits: () =>
    'ਪਰ ਇਹਨਾਂ ਸਾਰੀਆਂ ਗੱਲਾਂ ’ਤੇ ਪੂਰਾ ਉਤਰਦਾ ਮੇਰੇ ਕੋਲ ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਹੈ। ਹੇਠਾਂ ਵਿੱਚੋਂ ਕੁਝ ਬਦਲੋ ਤਾਂ ਹੋਰ ਮਿਲਣਗੇ, ਜਾਂ ਏਜੰਟ ਤੁਹਾਡੇ ਲਈ ਲੱਭ ਸਕਦਾ ਹੈ।',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${list(relaxed.map((one) => wayOf(one, topic, format, true, rooms).such))} ਕੁਝ ਹੋਰ ਵੀ ਹਨ, ਵਿਖਾ ਦੇਈਏ?`,
  shown_again: () => 'ਇਹ ਲਓ, ਇੱਕ ਵਾਰ ਫਿਰ।',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `ਨੰਬਰ ${format.number(position)}` : 'ਇਹ'} ${places.where(listing)} ${listedHome(listing, format)} ਹੈ, ${format.price(listing.price, listing.transaction_type)} ਦਾ।`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `ਮਾਲਕ ${rents ? 'ਕਿਰਾਇਆ' : 'ਭਾਅ'} ਕੁਝ ਘੱਟ ਕਰੇਗਾ ਜਾਂ ਨਹੀਂ, ਇਹ ਏਜੰਟ ਉਸ ਤੋਂ ਪੁੱਛ ਕੇ ਦੱਸੇਗਾ।`
      : `ਮਾਲਕ ਨੇ ${format.price(home.price, home.transaction_type)} ਮੰਗੇ ਹਨ। ਕੁਝ ਘੱਟ ਹੋਵੇਗਾ ਜਾਂ ਨਹੀਂ, ਇਹ ਏਜੰਟ ਮਾਲਕ ਤੋਂ ਪੁੱਛ ਕੇ ਦੱਸੇਗਾ।`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'ਮੈਨੂੰ ਸਿਰਫ਼ ਆਪਣੀਆਂ ਲਿਸਟਿੰਗਾਂ ਵਾਲੇ ਘਰਾਂ ਦੇ ਭਾਅ ਪਤਾ ਹਨ।'
    return shown.price.min === shown.price.max
      ? `ਜੋ ਮੈਂ ਵਿਖਾਇਆ ਹੈ, ਉਹ ${format.price(shown.price.min, shown.transaction_type)} ਦਾ ਹੈ।`
      : `ਜੋ ਮੈਂ ਵਿਖਾਏ ਹਨ, ਉਨ੍ਹਾਂ ਦਾ ਭਾਅ ${format.budget(shown.price, shown.transaction_type)} ਤੱਕ ਹੈ।`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    return least === usual
      ? `ਜ਼ਿਆਦਾਤਰ ${price(usual)} ਦੇ ਨੇੜੇ-ਤੇੜੇ ਹਨ।`
      : `ਇਨ੍ਹਾਂ ਦੇ ਭਾਅ ${price(least)} ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ, ਜ਼ਿਆਦਾਤਰ ${price(usual)} ਦੇ ਨੇੜੇ-ਤੇੜੇ ਹਨ।`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'ਇਸ ਸਵਾਲ ਦਾ ਜਵਾਬ ਲਿਸਟਿੰਗ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ।'
      : `ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਹ ਨਹੀਂ ਲਿਖਿਆ ਕਿ ${list(untoldOf(facts, amenities))}।${offered ? '' : ' ਏਜੰਟ ਪਤਾ ਕਰ ਸਕਦਾ ਹੈ।'}`,
  told_all: () => 'ਲਿਸਟਿੰਗ ਵਿੱਚ ਇਸ ਤੋਂ ਵੱਧ ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ।',
  answer_amenity: createAmenityAnswer({
    has: (named) => `ਹਾਂ ਜੀ, ${list(named.map((one) => amenityNames[one]))} ${named.length > 1 ? 'ਹਨ' : 'ਹੈ'}।`,
    otherwise: (furnishing) => `ਨਹੀਂ, ਇਹ ${amenityNames[furnishing]} ਹੈ।`,
    silent: (unsaid) => {
      const [one] = unsaid
      return unsaid.length === 1 && one !== undefined
        ? `${amenityNames[one]} ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਲਿਸਟਿੰਗ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ।`
        : `${list(unsaid.map((each) => amenityNames[each]))} ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਲਿਸਟਿੰਗ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ।`
    },
  }),
  listed: createListed(listingSentences, pointSentences, '।'),
  compared: createCompared(listingSentences, comparedWords, '।'),
  which_have: createWhichHave(
    {
      none: (amenity) => `${amenityNames[amenity]} ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਵਿੱਚ ਨਹੀਂ ਲਿਖਿਆ`,
      both: (amenity) =>
        isFurnishing(amenity) ? `ਦੋਵੇਂ ${amenityNames[amenity]} ਹਨ` : `ਦੋਹਾਂ ਵਿੱਚ ${amenityNames[amenity]} ਹੈ`,
      all: (amenity, count) =>
        isFurnishing(amenity)
          ? `ਸਾਰੇ ${count} ${amenityNames[amenity]} ਹਨ`
          : `ਸਾਰੇ ${count} ਵਿੱਚ ${amenityNames[amenity]} ਹੈ`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `ਸਿਰਫ਼ ਨੰਬਰ ${number} ${amenityNames[amenity]} ਹੈ`
          : `${amenityNames[amenity]} ਸਿਰਫ਼ ਨੰਬਰ ${number} ਵਿੱਚ ਹੈ`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `ਨੰਬਰ ${list(numbers)} ${amenityNames[amenity]} ਹਨ`
          : `${amenityNames[amenity]} ਨੰਬਰ ${list(numbers)} ਵਿੱਚ ਹੈ`,
      unsaid: () => 'ਬਾਕੀ ਵਿੱਚ ਇਹ ਨਹੀਂ ਲਿਖਿਆ',
    },
    '।',
  ),
  gone: () => 'ਮਾਫ਼ ਕਰਨਾ, ਉਹ ਹੁਣ ਉਪਲਬਧ ਨਹੀਂ ਹੈ।',
  owner_done: ({ topic }, format) =>
    `ਧੰਨਵਾਦ। ਨੋਟ ਕਰ ਲਿਆ: ${describe(topic, format)}। ਏਜੰਟ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੇਗਾ; ਆਪਣਾ ਨਾਂ ਅਤੇ ਮੋਬਾਈਲ ਨੰਬਰ ਦਿਓ।`,
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = facts.map((fact) => untoldFacts[fact])
  return amenities.length === 0
    ? told
    : [`${list(amenities.map((one) => amenityNames[one]))} ਹੈ ਜਾਂ ਨਹੀਂ`, ...told]
}

function example(slot: Slot | null, shown: number, topic: Topic, format: Formatter): string {
  if (slot !== null) return examples.slot[slot](topic, format)
  return shown > 0 ? examples.none : nextWords.hint.none
}

function noted({ slots, topic, behind }: ActOf<'noted'>, format: Formatter): string {
  const opener = openers[Object.keys(topic.wishes).length % openers.length]
  const [slot] = slots
  const only = slots.length === 1 && slot !== undefined ? alone(slot, topic, format) : null
  if (behind) return `${only ?? describe(topic, format)}।`
  return only === null ? `${opener}: ${describe(topic, format)}।` : `${opener}, ${only}।`
}

/** One wish as it is noted: "ਖਰੀਦਣ ਲਈ ਵੇਖਦੇ ਹਾਂ", where the bare verb would say nothing. */
function alone(slot: Slot, topic: Topic, format: Formatter): string {
  const { intent, wishes } = topic
  if (slot !== 'transaction_type' || intent === 'offer') return wishText(slot, topic, format)
  return wishes.transaction_type === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ ਵੇਖਦੇ ਹਾਂ' : 'ਖਰੀਦਣ ਲਈ ਵੇਖਦੇ ਹਾਂ'
}

function changedTo(slot: Slot | 'place', before: Topic, topic: Topic, format: Formatter): string {
  if (slot === 'place') return `${places.where(wishedPlace(topic))} ਵੇਖਦੇ ਹਾਂ`
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `${topic.intent === 'offer' ? 'ਕੀਮਤ' : 'ਬਜਟ'} ${now}`
  if (slot === 'transaction_type' && topic.intent === 'search')
    return `${topic.wishes.transaction_type === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ' : 'ਖਰੀਦਣ ਲਈ'} ਵੇਖਦੇ ਹਾਂ`
  if ((slot === 'area' || slot === 'city') && topic.intent === 'search')
    return `${slot === 'area' ? places.inAll([topic.wishes.area ?? '', ...(topic.beside ?? [])]) : places.city.in(topic.wishes.city ?? '')} ਵੇਖਦੇ ਹਾਂ`
  const was = before.wishes.transaction_type
  if (slot === 'transaction_type' && was !== undefined)
    return `${oblique(doing(was, before.intent))} ਦੀ ਥਾਂ ${now}`
  return `${obliqueName(wishText(slot, before, format))} ਦੀ ਥਾਂ ${now}`
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'ਕੀਮਤ'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'ਇਹ ਬਾਅਦ ਵਿੱਚ ਤੈਅ ਕਰ ਲਵਾਂਗੇ'
  return slot === 'amenities' ? 'ਹੋਰ ਕੁਝ ਜ਼ਰੂਰੀ ਨਹੀਂ' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'ਕਿਰਾਇਆ ਜਾਂ ਖਰੀਦ, ਇਹ ਬਾਅਦ ਵਿੱਚ ਤੈਅ ਕਰ ਲਵਾਂਗੇ',
    city: 'ਕੋਈ ਵੀ ਸ਼ਹਿਰ ਚੱਲੇਗਾ',
    area: 'ਕੋਈ ਵੀ ਇਲਾਕਾ ਚੱਲੇਗਾ',
    price: 'ਬਜਟ ਜਿੰਨਾ ਮਰਜ਼ੀ ਚੱਲੇਗਾ',
    bedrooms: 'ਜਿੰਨੇ ਮਰਜ਼ੀ ਬੈੱਡਰੂਮ ਚੱਲਣਗੇ',
    size_sqft: 'ਕੋਈ ਵੀ ਸਾਈਜ਼ ਚੱਲੇਗਾ',
    amenities: 'ਕੋਈ ਸਹੂਲਤ ਜ਼ਰੂਰੀ ਨਹੀਂ',
  },
  kinds: (kinds) =>
    kinds.length > 2
      ? `${list(kinds.map(aProperty))}, ਸਭ ਵੇਖਦੇ ਹਾਂ`
      : `${list(kinds.map(aProperty), 'ਤੇ')} ਦੋਵੇਂ ਵੇਖਦੇ ਹਾਂ`,
  amenities: (dropped) => `${list(dropped.map((amenity) => amenityNames[amenity]))} ਜ਼ਰੂਰੀ ਨਹੀਂ`,
  list: (clauses) => list(clauses),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer')
    return `ਠੀਕ ਹੈ, ਹਟਾ ਦਿੱਤਾ: ${list(what.map((one) => nameOf(one, topic.intent)))}।`
  return `${assent('ਠੀਕ ਹੈ', openAgain(what, topic), behind)}।`
}

function areaOf({ wishes }: Topic, unnamed: string): string {
  return wishes.area === undefined ? unnamed : places.named(wishes.area)
}

function letGo({ what, because, before, topic }: ActOf<'let_go'>): string {
  const things = list(what.map((one) => nameOf(one, topic.intent)))
  switch (because) {
    case 'transaction_changed': {
      const was = before.wishes.transaction_type
      const now = topic.wishes.transaction_type
      if (topic.intent === 'offer')
        return was === undefined
          ? `ਉਹ ਕੀਮਤ ${now === undefined ? 'ਇਸ' : oblique(doing(now, topic.intent))} ਲਈ ਨਹੀਂ ਜਚਦੀ, ਇਸ ਲਈ ਹਟਾ ਦਿੱਤੀ।`
          : `ਕੀਮਤ ${oblique(doing(was, topic.intent))} ਲਈ ਸੀ, ਇਸ ਲਈ ਹਟਾ ਦਿੱਤੀ।`
      if (was !== undefined) return `ਬਜਟ ${oblique(doing(was, topic.intent))} ਲਈ ਸੀ, ਇਸ ਲਈ ਹਟਾ ਦਿੱਤਾ।`
      return `ਉਹ ਬਜਟ ${now === undefined ? 'ਇਸ' : oblique(doing(now, topic.intent))} ਲਈ ਨਹੀਂ ਜਚਦਾ, ਇਸ ਲਈ ਹਟਾ ਦਿੱਤਾ।`
    }
    case 'city_changed':
      return `${areaOf(before, 'ਉਹ ਇਲਾਕਾ')} ${before.wishes.city === undefined ? 'ਦੂਜੇ ਸ਼ਹਿਰ ਵਿੱਚ' : places.city.in(before.wishes.city)} ਹੈ, ਇਸ ਲਈ ਹਾਲੇ ਉਸ ਨੂੰ ਛੱਡ ਦਿੰਦੇ ਹਾਂ।`
    case 'land':
      return what.every((one) => one === 'bedrooms')
        ? 'ਪਲਾਟ ਵਿੱਚ ਬੈੱਡਰੂਮ ਨਹੀਂ ਹੁੰਦੇ, ਇਸ ਲਈ ਉਹ ਸ਼ਰਤ ਹਟਾ ਦਿੱਤੀ।'
        : `ਪਲਾਟ ਵਿੱਚ ${things} ਦੀ ਲੋੜ ਨਹੀਂ, ਇਸ ਲਈ ਉਹ ਹਟਾ ਦਿੱਤਾ।`
    case 'rooms':
      return 'ਜ਼ਮੀਨ ਵਿੱਚ ਬੈੱਡਰੂਮ ਨਹੀਂ ਹੁੰਦੇ, ਤਾਂ ਇਹ ਮੰਨ ਲੈਂਦੇ ਹਾਂ ਕਿ ਤੁਹਾਨੂੰ ਘਰ ਚਾਹੀਦਾ ਹੈ।'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, { one: string; many: (count: string) => string }> = {
  more: { one: 'ਇਹ ਇੱਕ ਹੋਰ ਹੈ।', many: (count) => `ਇਹ ${count} ਹੋਰ ਹਨ।` },
  cheaper: { one: 'ਇਹ ਘੱਟ ਕੀਮਤ ਵਿੱਚ ਹੈ।', many: (count) => `ਇਹ ${count} ਘੱਟ ਕੀਮਤ ਵਿੱਚ ਹਨ।` },
  costlier: { one: 'ਇਹ ਵੱਧ ਕੀਮਤ ਵਿੱਚ ਹੈ।', many: (count) => `ਇਹ ${count} ਵੱਧ ਕੀਮਤ ਵਿੱਚ ਹਨ।` },
  bigger: { one: 'ਇਸ ਵਿੱਚ ਥਾਂ ਵੱਧ ਹੈ।', many: (count) => `ਇਹਨਾਂ ${count} ਵਿੱਚ ਥਾਂ ਵੱਧ ਹੈ।` },
  smaller: { one: 'ਇਸ ਵਿੱਚ ਥਾਂ ਘੱਟ ਹੈ।', many: (count) => `ਇਹਨਾਂ ${count} ਵਿੱਚ ਥਾਂ ਘੱਟ ਹੈ।` },
  nearer: { one: 'ਇਹ ਸਭ ਤੋਂ ਨੇੜੇ ਹੈ।', many: (count) => `ਇਹ ${count} ਸਭ ਤੋਂ ਨੇੜੇ ਹਨ।` },
}

const nothingOf: Record<FollowUp, string> = {
  more: 'ਬਿਲਕੁਲ ਤੁਹਾਡੀ ਪਸੰਦ ਦੇ ਇੰਨੇ ਹੀ ਸਨ।',
  cheaper: 'ਤੁਹਾਡੀ ਪਸੰਦ ਵਾਲਿਆਂ ਵਿੱਚ ਇਸ ਤੋਂ ਸਸਤਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  costlier: 'ਤੁਹਾਡੀ ਪਸੰਦ ਵਾਲਿਆਂ ਵਿੱਚ ਇਸ ਤੋਂ ਮਹਿੰਗਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  bigger: 'ਤੁਹਾਡੀ ਪਸੰਦ ਵਾਲਿਆਂ ਵਿੱਚ ਇਸ ਤੋਂ ਵੱਡਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  smaller: 'ਤੁਹਾਡੀ ਪਸੰਦ ਵਾਲਿਆਂ ਵਿੱਚ ਇਸ ਤੋਂ ਛੋਟਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  nearer: 'ਤੁਹਾਡੀ ਪਸੰਦ ਵਾਲਿਆਂ ਵਿੱਚ ਇਸ ਤੋਂ ਨੇੜੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'ਦਿਖਾਉਣ ਲਈ ਹੋਰ ਕੁਝ ਨਹੀਂ ਹੈ।',
  cheaper: 'ਇਸ ਤੋਂ ਸਸਤਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  costlier: 'ਇਸ ਤੋਂ ਮਹਿੰਗਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  bigger: 'ਇਸ ਤੋਂ ਵੱਡਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  smaller: 'ਇਸ ਤੋਂ ਛੋਟਾ ਕੁਝ ਨਹੀਂ ਹੈ।',
  nearer: 'ਇਸ ਤੋਂ ਨੇੜੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = count === 1 ? 'ਇੱਕ' : format.number(count)
  if (follows !== null) return count === 1 ? foundAs[follows].one : foundAs[follows].many(number)
  const noun = nounOf(topic)
  const [of, verb] = count === 1 ? ['ਦਾ', 'ਮਿਲਿਆ'] : ['ਦੇ', 'ਮਿਲੇ']
  return `ਤੁਹਾਡੀ ਪਸੰਦ ${of} ${number} ${noun} ${verb}: ${describe(topic, format, count)}।`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  many: boolean,
  rooms: readonly number[] = [],
): Way {
  const are = many ? 'ਹਨ' : 'ਹੈ'
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'ਨੇੜੇ-ਤੇੜੇ' : places.area.near(wishes.area)
      return { is: `${near} ${are}`, such: near }
    }
    case 'any_area': {
      const of = wishes.city === undefined ? 'ਸ਼ਹਿਰ ਦੇ' : places.city.of(wishes.city)
      return { is: `${of} ਦੂਜੇ ${many ? 'ਇਲਾਕਿਆਂ' : 'ਇਲਾਕੇ'} ਵਿੱਚ ${are}`, such: `${of} ਦੂਜੇ ਇਲਾਕਿਆਂ ਵਿੱਚ` }
    }
    case 'price': {
      const beyond = wishes.price?.max === undefined ? 'ਬਜਟ ਤੋਂ ਥੋੜ੍ਹਾ ਹੇਠਾਂ' : 'ਬਜਟ ਤੋਂ ਥੋੜ੍ਹਾ ਉੱਪਰ'
      return { is: `${beyond} ${are}`, such: beyond }
    }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'ਜਾਂ', format)
      return {
        is: `${counts} ਬੈੱਡਰੂਮ ${rooms.length === 1 && rooms[0] === 1 ? 'ਹੈ' : 'ਹਨ'}`,
        within: true,
        such: `${counts} ਬੈੱਡਰੂਮ ਵਾਲੇ`,
      }
    }
    case 'size':
      return { is: `ਥੋੜ੍ਹੇ ਵੱਖਰੇ ਸਾਈਜ਼ ${many ? 'ਦੇ ਹਨ' : 'ਦਾ ਹੈ'}`, such: 'ਥੋੜ੍ਹੇ ਵੱਖਰੇ ਸਾਈਜ਼ ਦੇ' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'ਸਾਰੀਆਂ ਸਹੂਲਤਾਂ ਨਹੀਂ ਲਿਖੀਆਂ', within: true, such: 'ਪੂਰੀਆਂ ਸਹੂਲਤਾਂ ਤੋਂ ਬਿਨਾਂ' }
      const named = `${obliqueAmenity(one)}${isFurnishing(one) ? ' ਹੋਣ' : ''}`
      return { is: `${named} ਦਾ ਜ਼ਿਕਰ ਨਹੀਂ`, within: true, such: `${named} ਦੇ ਜ਼ਿਕਰ ਤੋਂ ਬਿਨਾਂ` }
    }
    case 'property_type': {
      const other = wishes.property_type === 'apartment' ? 'ਫਲੈਟ ਦੀ ਥਾਂ ਮਕਾਨ' : 'ਮਕਾਨ ਦੀ ਥਾਂ ਫਲੈਟ'
      return { is: `${other} ${are}`, such: other }
    }
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

/** What none of the wishes was met by, in one sentence; `they` and `within` name the homes. */
function told(act: Differing, format: Formatter, they: string, within: string, ofThem: string): string {
  const { topic, rooms, count } = act
  const words = {
    they: [they, within],
    ofThem,
    some: ['ਕੁਝ', 'ਕੁਝ ਵਿੱਚ'],
    one: ['ਇੱਕ', 'ਇੱਕ ਵਿੱਚ'],
    and: ' ਅਤੇ ',
    inThem: count > 1 ? 'ਉਹਨਾਂ ਵਿੱਚ' : 'ਉਸ ਵਿੱਚ',
  } as const
  return `${tellWays(act, (one, many) => wayOf(one, topic, format, many, rooms), words)}।`
}

/** Homes or plots that come close. */
function close(act: ActOf<'found_close'>, format: Formatter): string {
  const noun = nounOf(act.topic)
  return act.count === 1
    ? told(act, format, `ਮਿਲਦਾ-ਜੁਲਦਾ ਇੱਕ ${noun}`, `ਮਿਲਦੇ-ਜੁਲਦੇ ਇੱਕ ${noun} ਵਿੱਚ`, '')
    : told(act, format, `ਮਿਲਦੇ-ਜੁਲਦੇ ${noun}`, `ਮਿਲਦੇ-ਜੁਲਦੇ ${noun}ਾਂ ਵਿੱਚ`, `ਮਿਲਦੇ-ਜੁਲਦੇ ${noun}ਾਂ ਵਿੱਚੋਂ`)
}

/** What is sought; of several "ਾਂ" stands behind it. */
function nounOf({ wishes }: Topic): string {
  return wishes.property_type === 'land' ? 'ਪਲਾਟ' : 'ਘਰ'
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1
    ? told(act, format, 'ਇਹ ਇੱਕ', 'ਇਸ ਵਿੱਚ', '')
    : told(
        act,
        format,
        `ਇਹ ${format.number(act.count)}`,
        `ਇਹਨਾਂ ${format.number(act.count)} ਵਿੱਚ`,
        `ਇਹਨਾਂ ${format.number(act.count)} ਵਿੱਚੋਂ`,
      )
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
    `${places.area.of(listing.area)} ${listedHome(listing, format)} ਬਾਰੇ।`,
    good.length > 0 ? `${list(good)} — ਇਹ ਸਭ ਤੁਹਾਡੇ ਕਹੇ ਮੁਤਾਬਕ ਹੈ।` : '',
    bad.length > 0 ? `ਪਰ ${bad.join('; ')}।` : good.length > 0 ? '' : 'ਤੁਹਾਡੀ ਦੱਸੀ ਹਰ ਗੱਲ ਨਾਲ ਮੇਲ ਖਾਂਦਾ ਹੈ।',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in Punjabi. */
export const punjabiReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
