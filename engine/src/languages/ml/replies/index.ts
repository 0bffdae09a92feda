import {
  type Amenity,
  isFurnishing,
  languageNames,
  liveLanguages,
  type PropertyType,
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
import { factsAloud, listedHome, listingSentences, ordinal, pointSentences } from './listing.ts'
import {
  amenityNames,
  anySlot,
  describe,
  list,
  noneSuch,
  priceWord,
  slotNames,
  untoldFacts,
  wishText,
} from './names.ts'
import { places } from './places.ts'
import { examples, questions } from './questions.ts'
import { when } from './when.ts'

const openers = ['ശരി', 'ഓക്കേ', 'മനസ്സിലായി', 'ആയിക്കോട്ടെ'] as const

// For a native speaker to check: the tone of a kind broker, and names of places in English letters, which
// are followed by "ഭാഗത്ത്" or "നഗരത്തിൽ" so that they take no endings themselves.
const comparedWords: ComparedWords = {
  sizeUnsaid: 'വലിപ്പം പറഞ്ഞിട്ടില്ല.',
  bedroomsUnsaid: 'എത്ര ബെഡ്റൂം ഉണ്ടെന്ന് പറഞ്ഞിട്ടില്ല.',
  samePrice: 'വില ഒന്നുതന്നെ.',
  cheapest: (_position, several, at) => `${inflected(at, 'ിനാണ്')} ${several ? 'ഏറ്റവും ' : ''}വില കുറവ്.`,
  biggest: (_position, several, at) => `${inflected(at, 'ാണ്')} ${several ? 'ഏറ്റവും ' : ''}വലുത്.`,
  cheapestAndBiggest: (_position, several, at) =>
    `${inflected(at, 'ിനാണ്')} ${several ? 'ഏറ്റവും ' : ''}വില കുറവ്, വലിപ്പം കൂടുതലും അതിനു തന്നെ.`,
  slightlyCheaper: (_position, at) => `വില ഏകദേശം ഒന്നുതന്നെ; ${inflected(at, 'ിന്')} അല്പം കുറവ്.`,
  slightlyBigger: (_position, at) => `വലിപ്പം ഏകദേശം ഒന്നുതന്നെ; ${inflected(at, 'ിന്')} അല്പം കൂടുതൽ.`,
  only: (position, amenities) =>
    `നമ്പർ ${position}-ൽ മാത്രം ${amenities.map((one) => amenityNames[one]).join(', ')} ഉണ്ട്.`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `നമ്പർ ${position} ${amenityNames[furnishing]}`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'എന്താണ് മാറ്റേണ്ടത്?',
  liked: { one: 'ഇത് ഇഷ്ടമായോ?', many: 'ഇതിൽ ഏതെങ്കിലും ഇഷ്ടമായോ?' },
  wouldDo: { one: 'ഇത് പറ്റുമോ?', many: 'ഇതിൽ ഏതെങ്കിലും പറ്റുമോ?' },
  hint: {
    none: 'എന്തും മാറ്റി നോക്കാം, അല്ലെങ്കിൽ ഏജന്റിനോട് സംസാരിക്കാൻ “എന്നെ വിളിക്കൂ” എന്ന് പറയൂ.',
    one: 'വില കുറഞ്ഞത് നോക്കാനോ എന്തെങ്കിലും മാറ്റാനോ ഉണ്ടെങ്കിൽ പറയൂ. ഏജന്റിനോട് സംസാരിക്കാൻ “എന്നെ വിളിക്കൂ” എന്ന് പറഞ്ഞാൽ മതി.',
    many: 'കൂടുതൽ കാണാനോ വില കുറഞ്ഞത് നോക്കാനോ എന്തെങ്കിലും മാറ്റാനോ ഉണ്ടെങ്കിൽ പറയൂ.',
  },
}
const whatNext = createWhatNext(nextWords, priceWord)

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'നമസ്കാരം! ഞാൻ ഗുരു. വീടോ സ്ഥലമോ കണ്ടെത്താൻ ഞാൻ സഹായിക്കാം.',
  language_soon: ({ language }) =>
    `${languageNames[language].own} ഞാൻ പഠിച്ചുവരുന്നതേയുള്ളൂ. തൽക്കാലം നമുക്ക് മലയാളത്തിൽ സംസാരിക്കാം.`,
  language_changed: () => 'ശരി, ഇനി മലയാളത്തിൽ സംസാരിക്കാം.',
  greeting: () => 'നമസ്കാരം! വന്നതിൽ സന്തോഷം.',
  you_are_welcome: () => 'സന്തോഷം, എപ്പോഴും സ്വാഗതം.',
  goodbye: () => 'ശരി, പിന്നെ കാണാം. എപ്പോൾ വേണമെങ്കിലും ഈ ചാറ്റിലേക്ക് തിരിച്ചുവരാം.',
  take_your_time: () => 'ശരി, തിരക്കൊന്നുമില്ല. എപ്പോൾ വേണമെങ്കിലും ഇവിടെനിന്ന് തുടരാം.',
  ten_digits: () => 'മൊബൈൽ നമ്പറിന് പത്ത് അക്കങ്ങളുണ്ട്; നമ്പർ നോക്കി ഒന്നുകൂടി എഴുതൂ.',
  nobody_calls: ({ briefly }) =>
    `ശരി, ഇപ്പോൾ വിളിയൊന്നും വേണ്ട.${briefly ? '' : ' എപ്പോഴെങ്കിലും വേണമെന്നു തോന്നിയാൽ പറയൂ.'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'വീട് ആർക്കുവേണ്ടിയും പിടിച്ചുവയ്ക്കാൻ എനിക്ക് കഴിയില്ല: ഉടമ ആർക്കെങ്കിലും കൊടുക്കുന്നതുവരെ എല്ലാവർക്കും നോക്കാം. ഇഷ്ടമായെങ്കിൽ ഏജന്റ് ഉടമയോട് ചോദിക്കും.'
    if (asked === 'wish') return 'അത് വിളിക്കുന്ന ഏജന്റിനോടുതന്നെ പറയൂ; എപ്പോൾ വിളിക്കണമെന്നു മാത്രമേ എനിക്ക് അറിയിക്കാനാവൂ.'
    if (asked === 'owner')
      return 'ഉടമയോട് ഏജന്റ് വഴിയേ സംസാരിക്കാനാകൂ: ഏജന്റ് വിളിക്കുമ്പോൾ ഉടമയോട് സംസാരിക്കണമെന്ന് പറഞ്ഞാൽ മതി.'
    return asked === 'writing'
      ? 'ഏജന്റ് വിളിക്കുകയേ ഉള്ളൂ, വാട്സാപ്പിൽ എഴുതില്ല. ഞാൻ ഇവിടെ ചാറ്റിൽത്തന്നെ മറുപടി തരാം.'
      : 'തരാൻ എന്റെ പക്കൽ നമ്പറൊന്നും ഇല്ല.'
  },
  number_any_time: () => 'നമ്പറില്ലാതെ ഏജന്റിന് വിളിക്കാൻ കഴിയില്ല. എപ്പോൾ വേണമെങ്കിലും ഇവിടെത്തന്നെ തരാം.',
  number_not_needed: () =>
    'ഇവിടെ തുടർന്നു നോക്കാൻ നമ്പർ തരേണ്ടതില്ല. നേരിട്ടു കാണുന്നത് മാത്രം ഫോണിലൂടെ ഏർപ്പാടാക്കും; വേണ്ടപ്പോൾ പറയൂ.',
  help: ({ finished }) =>
    finished
      ? '“കൂടുതൽ കാണിക്കൂ”, “വില കുറഞ്ഞത്”, “രണ്ടാമത്തേത്” എന്നൊക്കെ പറയാം, എന്തും മാറ്റാം. ഏജന്റിനോട് സംസാരിക്കാൻ “എന്നെ വിളിക്കൂ” എന്ന് പറയൂ. “ആദ്യം മുതൽ തുടങ്ങാം” എന്ന് പറഞ്ഞാൽ പുതിയ അന്വേഷണം തുടങ്ങും.'
      : 'എന്താണ് നോക്കുന്നതെന്ന് സ്വന്തം വാക്കുകളിൽ പറയൂ: എവിടെ, എത്ര വലുത്, എത്ര രൂപ. എപ്പോൾ വേണമെങ്കിലും മാറ്റാം. ഏജന്റിനോട് സംസാരിക്കാൻ “എന്നെ വിളിക്കൂ” എന്ന് പറയൂ.',
  about_guru: ({ asked }) => {
    if (asked === 'who') return 'ഞാൻ ഗുരു, ഒരു AI സഹായി: മനുഷ്യനല്ല, ഒരു പ്രോഗ്രാമാണ്. വീടോ സ്ഥലമോ കണ്ടെത്താൻ സഹായിക്കുന്നു.'
    if (asked === 'privacy')
      return 'വീട് കണ്ടെത്തിത്തരാനാണ് ഈ സംഭാഷണം ഇവിടെ സൂക്ഷിക്കുന്നത്; നിങ്ങൾ നമ്പർ തന്നാലേ അത് ഏജന്റിന് കാണാനാവൂ. ബാക്കി കാര്യങ്ങളും അത് മായ്ക്കാൻ പറയേണ്ടത് എങ്ങനെയെന്നും ഈ സൈറ്റിലെ സ്വകാര്യതാ നയത്തിലുണ്ട്.'
    if (asked === 'fees')
      return 'എന്നോട് സംസാരിക്കാൻ പണമൊന്നും വേണ്ട. വീട് കാണിച്ചുതന്ന് ഉടമയോട് സംസാരിക്കുന്ന ആളാണ് ഏജന്റ്; ഫീസ് ഉണ്ടെങ്കിൽ ഏജന്റ് പറഞ്ഞുതരും.'
    return `ഞാൻ സംസാരിക്കുന്ന ഭാഷകൾ: ${liveLanguages.map((code) => languageNames[code].own).join(', ')}. ഏത് വേണമെന്ന് പറഞ്ഞാൽ മതി.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'നിങ്ങൾക്ക് ചേരുന്ന വീടുകൾ കാണിക്കാൻ വേണ്ടി മാത്രമാണ് ചോദിക്കുന്നത്; പ്രധാനമല്ലാത്തതിന് “ഏതായാലും കുഴപ്പമില്ല” എന്നു പറഞ്ഞോളൂ.'
      : 'നിങ്ങളുടെ വീടിനെയോ സ്ഥലത്തെയോ കുറിച്ച് ഏജന്റിന് ശരിയായി അറിയാൻ വേണ്ടി മാത്രമാണ് ചോദിക്കുന്നത്; പറയാൻ താൽപര്യമില്ലാത്തത് വിട്ടുകളയാം.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'ഇപ്പോൾ എന്റെ കൈയിൽ പരസ്യങ്ങളൊന്നുമില്ല.'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `എന്റെ കൈയിൽ വീടുകളുള്ള നഗരങ്ങൾ: ${list(named)}.`
    return `എന്റെ കൈയിൽ വീടുകളുള്ള നഗരങ്ങൾ: ${named.join(', ')}, പിന്നെ വേറെ ${others} ${others === 1 ? 'നഗരവും' : 'നഗരങ്ങളും'}.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'ക്ഷമിക്കണം, വീടും സ്ഥലവും കണ്ടെത്താൻ മാത്രമേ എനിക്ക് സഹായിക്കാനാവൂ.'
      : asked === 'hostel'
        ? 'ഒറ്റമുറിയോ പിജിയോ ഹോസ്റ്റലോ എന്റെ കൈയിലില്ല, പക്ഷേ വാടകയ്ക്ക് ചെറിയ ഫ്ലാറ്റുകൾ (1 BHK) ഉണ്ട്.'
        : 'എന്റെ കൈയിൽ വീടും സ്ഥലവും മാത്രമേയുള്ളൂ: ഫ്ലാറ്റ്, വീട്, പ്ലോട്ട്. കടയോ ഓഫീസോ PG മുറിയോ ഇല്ല.',
  place_unknown: ({ name }) => `ക്ഷമിക്കണം, “${name}” എന്ന സ്ഥലം എനിക്കറിയില്ല.`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} അങ്ങനെയൊന്നും ഇല്ല.`,
  areas_together: ({ areas }) => `${places.inAll(areas)} നോക്കാം.`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, കുറിച്ചുവച്ചു.`,
  liked: ({ amenities }) =>
    `${amenities.map((one) => amenityNames[one]).join(', ')}: നിർബന്ധമില്ല, എന്നാലും അങ്ങനെയുള്ളത് ആദ്യം കാണിക്കാം.`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} ഒഴിവാക്കി നോക്കാം.`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `ആദ്യം ${places.area.in(first)} നോക്കാം. `}അടുത്തതായി നോക്കാൻ ${list(
      others.map((other) => `“${places.named(other)}”`),
      'അല്ലെങ്കിൽ',
    )} എന്ന് പറയൂ.`,
  noted,
  changed: (act, format) => {
    const { slots, topic } = act
    if (changedMuch(act)) return `ശരി, ${describe(topic, format)} നോക്കാം.`
    return `ശരി, ${changesOf(slots)
      .map((one) => changedTo(one, topic, format))
      .join(', ')}.`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], slots.map((slot) => freedAs(slot, topic)).join(', '), behind)}.`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `അതെ, ${slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]).join(', ')} എന്ന് കുറിച്ചുവെച്ചിട്ടുണ്ട്.`,
  offer_begun: () =>
    'അപ്പോൾ വീടോ സ്ഥലമോ വിൽക്കാനോ വാടകയ്ക്ക് കൊടുക്കാനോ ആണല്ലേ. വിവരങ്ങൾ ഞാൻ കുറിച്ചെടുക്കാം, ഒരു ഏജന്റ് നിങ്ങളെ ബന്ധപ്പെടും.',
  search_resumed: () => 'അപ്പോൾ നിങ്ങൾ വീടോ സ്ഥലമോ നോക്കുകയാണ്.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'എന്തൊക്കെ വേണം? ഉദാഹരണത്തിന് പാർക്കിംഗ്, ലിഫ്റ്റ്, പവർ ബാക്കപ്പ്.',
  offer_callback: () => 'ഒരു ഏജന്റ് നിങ്ങളെ വിളിക്കട്ടെ?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `ഇപ്പോഴും മനസ്സിലായില്ല. ${example(slot, shown, topic, format)} അല്ലെങ്കിൽ “എന്നെ വിളിക്കൂ” എന്ന് പറയൂ, ഒരു ഏജന്റ് നിങ്ങളോട് സംസാരിക്കും.`
      : `ക്ഷമിക്കണം, മനസ്സിലായില്ല. ${slot === null ? 'ഒന്ന് മാറ്റിപ്പറയാമോ?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again
      ? `അതെ അല്ലെങ്കിൽ അല്ല എന്നു പറയൂ: ${heard} എന്നാണ് പറഞ്ഞത്, ശരിയല്ലേ?`
      : `${heard} എന്നാണ് പറഞ്ഞത് — ശരിയല്ലേ?`
  },
  misheard: () => 'ക്ഷമിക്കണം, ഞാൻ കേട്ടതു തെറ്റി.',
  confirm_restart: () => 'നിങ്ങൾ പറഞ്ഞതെല്ലാം മറന്ന് ആദ്യം മുതൽ തുടങ്ങട്ടെ?',
  restarted: () => 'ശരി, നമുക്ക് ആദ്യം മുതൽ തുടങ്ങാം.',
  carry_on: () => 'ശരി, എല്ലാം അതുപോലെ തന്നെ ഇരിക്കട്ടെ.',
  all_right: () => 'ശരി.',
  heard: () => 'ശരി, മനസ്സിലായി.',
  declined: () =>
    'മതം, ജാതി, ഭക്ഷണം, കുടുംബം എന്നിവ നോക്കി ഞാൻ വീട് തിരഞ്ഞെടുക്കാറില്ല. ബാക്കി എല്ലാത്തിനും സന്തോഷത്തോടെ സഹായിക്കാം.',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'തുറക്കുന്ന ഫോമിൽ ആ നമ്പർ ശരിയാണോ എന്നു നോക്കി അയയ്ക്കൂ: അവിടെ അത് സുരക്ഷിതമാണ്, ഏജന്റ് ആ നമ്പറിലേക്കുതന്നെ വിളിക്കും.'
    if (typed)
      return 'തുറക്കുന്ന ഫോമിൽ നിങ്ങളുടെ നമ്പർ ശരിയാണോ എന്നു നോക്കി അയയ്ക്കൂ: അവിടെ അത് സുരക്ഷിതമാണ്, ഒരു ഏജന്റ് നിങ്ങളെ വിളിക്കും.'
    if (another) return 'ശരി. വിളിക്കേണ്ട ആളുടെ പേരും മൊബൈൽ നമ്പറും ഒന്നു തരാമോ? ഏജന്റ് ആ ആളെത്തന്നെ വിളിക്കും.'
    return asked
      ? 'തരാൻ എന്റെ പക്കൽ നമ്പറൊന്നും ഇല്ല. നിങ്ങളുടെ പേരും മൊബൈൽ നമ്പറും തന്നാൽ ഒരു ഏജന്റ് ഇങ്ങോട്ട് വിളിക്കും.'
      : `${behind ? '' : 'ശരി. '}പേരും മൊബൈൽ നമ്പറും ഒന്നു തരാമോ? ഏജന്റ് വിളിക്കും.`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `വിളിക്കേണ്ട സമയം കുറിച്ചുവച്ചിട്ടുണ്ട്: ${when(words)}.` : `${when(words)} വിളിക്കാൻ പറയാം.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'ഈ ചോദ്യത്തിനും ഏജന്റ് മറുപടി തരും.'
    return finished
      ? 'പരസ്യത്തിൽ ഉള്ളതേ എനിക്കറിയൂ, ഈ ചോദ്യത്തിനുള്ള മറുപടി അതിലില്ല.'
      : 'അത് എനിക്ക് പറയാൻ കഴിയില്ല; പരസ്യത്തിൽ ഉള്ളതേ എനിക്കറിയൂ. ഏജന്റ് പറഞ്ഞുതരും, “എന്നെ വിളിക്കൂ” എന്ന് പറഞ്ഞാൽ മതി.'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'വന്നു കാണുന്ന കാര്യം ഏജന്റിനോട് ഫോണിൽ പറഞ്ഞു തീരുമാനിക്കണം.'
    return day === undefined
      ? 'വന്നു കാണാനുള്ള സമയം ഉടമയോ ഏജന്റോ ആണ് ഏർപ്പാടാക്കുന്നത്.'
      : `${position === undefined ? '' : `നമ്പർ ${format.number(position)} കാണാൻ `}${when(day)} വരുമെന്ന് കുറിച്ചുവച്ചിട്ടുണ്ട്. സമയം ഉടമയോ ഏജന്റോ തീരുമാനിക്കും.`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'അത് പരസ്യത്തിൽ പറയാറില്ല, അതുകൊണ്ട് അതു നോക്കി തിരയാൻ കഴിയില്ല.'
        : 'അത് പരസ്യത്തിൽ പറയാറില്ല; ഏജന്റ് അന്വേഷിച്ച് പറഞ്ഞുതരും.'
    const untold = eitherOf(facts.map((fact) => untoldFacts[fact]))
    return offered
      ? `${untold} പരസ്യത്തിൽ പറയാറില്ല, അതുകൊണ്ട് ഇത് നോക്കി തിരയാൻ കഴിയില്ല.`
      : `${untold} പരസ്യത്തിൽ പറയാറില്ല; ഏജന്റ് അന്വേഷിച്ച് പറഞ്ഞുതരും.`
  },
  nothing_shown: ({ searched }) => (searched ? 'ചോദിച്ചതുപോലെയുള്ളത് ഇപ്പോൾ ഇല്ല.' : 'ഇതുവരെ ഞാൻ ഒന്നും കാണിച്ചിട്ടില്ല.'),
  only_so_many: ({ count }, format) =>
    count === 1
      ? `ഒരെണ്ണം മാത്രമേ ഞാൻ കാണിച്ചിട്ടുള്ളൂ. അതിന് “നമ്പർ ${format.number(1)}” എന്നോ “കൂടുതൽ കാണിക്കൂ” എന്നോ പറയൂ.`
      : `ഞാൻ ${format.number(count)} എണ്ണം കാണിച്ചു. അതിൽ ഏതാണ് ഉദ്ദേശിച്ചത്?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'ചോദിച്ചതുപോലെ തന്നെ ഇപ്പോഴും ഒന്നുമില്ല.' : 'ക്ഷമിക്കണം, ചോദിച്ചതുപോലെ തന്നെ ഒന്നും ഇല്ല.'
    return `${act.follows === null ? nothing : asRent(nothingOf[act.follows], isToRent(act.topic), priceWord)} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again ? `${noneSuch(topic, format)} ഇല്ല.` : `ക്ഷമിക്കണം, ${noneSuch(topic, format)} ഇപ്പോൾ ഇല്ല.`,
  least_price: ({ price, area, transaction_type }, format) =>
    `നിങ്ങൾ പറഞ്ഞതുപോലുള്ളതിൽ ഏറ്റവും കുറഞ്ഞ ${transaction_type === 'rent' ? 'വാടക' : 'വില'} ${format.price(price, transaction_type)} ആണ്; അത് ${isIn(area)}.`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `${noneSuch(topic, format)} ഇല്ല. ${nextWords.change}`
    return follows === null
      ? `ക്ഷമിക്കണം, ${noneSuch(topic, format)} ഇപ്പോൾ ഇല്ല. എന്തെങ്കിലും മാറ്റി നോക്കാം, അല്ലെങ്കിൽ ഒരു ഏജന്റ് നിങ്ങൾക്കുവേണ്ടി അന്വേഷിക്കും.`
      : `${asRent(nothingLeft[follows], isToRent(topic), priceWord)} എന്തെങ്കിലും മാറ്റി നോക്കാം, അല്ലെങ്കിൽ ഒരു ഏജന്റ് നിങ്ങൾക്കുവേണ്ടി അന്വേഷിക്കും.`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `${places.inCities(cities)} ഇപ്പോൾ എന്റെ കൈയിൽ ഒന്നുമില്ല${areas.length > 0 ? `, ${places.inAll(areas)} ഇല്ല` : ''}.`,
  nearest_towns: ({ near }, format) =>
    `അടുത്ത് ${near.map(({ name, kilometres }) => `${places.city.in(name)} (${format.distance(kilometres)})`).join(', ')} ചിലത് ഉണ്ട്. അവിടെ നോക്കട്ടെ?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} ഒരു ഏജന്റ് നിങ്ങൾക്കുവേണ്ടി അന്വേഷിക്കും.`,
  bathrooms_told: () => 'ബാത്ത്റൂമിന്റെ എണ്ണം നോക്കി തിരയാൻ കഴിയില്ല; എത്രയുണ്ടെന്ന് ഓരോ വീടിന്റെയും കൂടെ കാണാം.',
  no_photos: () => 'പരസ്യങ്ങളിൽ ഫോട്ടോ ഇല്ല; ഏജന്റിനോട് ചോദിച്ചു വാങ്ങാം.',
  town_stays_open: ({ city }) =>
    `എപ്പോൾ വേണമെങ്കിലും വേറൊരു സ്ഥലം പറയൂ, അല്ലെങ്കിൽ പിന്നീട് വീണ്ടും ചോദിക്കൂ: ${places.city.in(city)} പുതിയത് വന്നേക്കാം.`,
  cannot_notify: () => 'പുതിയത് വന്നാൽ എനിക്ക് അറിയിക്കാൻ പറ്റില്ല, പക്ഷേ ഏജന്റ് വിളിച്ച് പറയും.',
  nothing_fits: () =>
    'പക്ഷേ അതെല്ലാം ഒത്തുവരുന്നത് ഇപ്പോൾ എന്റെ കൈയിലില്ല. താഴെയുള്ളതിൽ ഒന്നു മാറ്റിയാൽ കൂടുതൽ കിട്ടും, അല്ലെങ്കിൽ ഒരു ഏജന്റ് നിങ്ങൾക്കുവേണ്ടി അന്വേഷിക്കും.',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${relaxed.map((one) => wayOf(one, topic, format, true, rooms).such).join(', ')} കുറച്ചെണ്ണം കൂടി ഉണ്ട്, കാണിക്കട്ടെ?`,
  shown_again: () => 'ഇതാ ഒരിക്കൽ കൂടി.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `നമ്പർ ${format.number(position)}` : 'ഇത്'}: ${places.where(listing)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `ഉടമ ${rents ? 'വാടക' : 'വില'} കുറയ്ക്കുമോ എന്ന് ഏജന്റ് ചോദിച്ചു പറയും.`
      : `ഉടമ ചോദിക്കുന്നത് ${format.price(home.price, home.transaction_type)} ആണ്. കുറയ്ക്കുമോ എന്ന് ഏജന്റ് ഉടമയോട് ചോദിച്ചു പറയും.`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'എന്റെ ലിസ്റ്റിലുള്ള വീടുകളുടെ വില മാത്രമേ എനിക്കറിയൂ.'
    return shown.price.min === shown.price.max
      ? `ഞാൻ കാണിച്ചത് ${format.price(shown.price.min, shown.transaction_type)} ആണ്.`
      : `ഞാൻ കാണിച്ചവ ${format.budget(shown.price, shown.transaction_type)}യാണ്.`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    const name = transaction_type === 'rent' ? 'വാടക' : 'വില'
    return least === usual
      ? `മിക്കതിനും ${price(usual)} അടുത്തു വരും.`
      : `${name} തുടങ്ങുന്നത് ${price(least)} മുതൽ; മിക്കതിനും ${price(usual)} അടുത്തു വരും.`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'ഈ ചോദ്യത്തിനുള്ള മറുപടി പരസ്യത്തിൽ ഇല്ല.'
      : `${eitherOf(untoldOf(facts, amenities))} പരസ്യത്തിൽ പറഞ്ഞിട്ടില്ല.${offered ? '' : ' ഏജന്റ് അന്വേഷിച്ചു പറയും.'}`,
  told_all: () => 'ഞാൻ പറഞ്ഞതിൽ കൂടുതൽ പരസ്യത്തിൽ ഇല്ല.',
  answer_amenity: createAmenityAnswer({
    has: (named) => `അതെ, ${there(named)}.`,
    otherwise: (furnishing) => `അല്ല, ഇത് ${amenityNames[furnishing]} ആണ്.`,
    silent: (unsaid) => `${whether(unsaid)} എന്ന് പരസ്യത്തിൽ പറഞ്ഞിട്ടില്ല.`,
  }),
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.', priceWord),
  which_have: createWhichHave(
    {
      none: (amenity) => `${whether([amenity])} എന്ന് ഇതിലൊന്നിലും പറഞ്ഞിട്ടില്ല`,
      both: (amenity) =>
        isFurnishing(amenity) ? `രണ്ടും ${amenityNames[amenity]} ആണ്` : `രണ്ടിലും ${amenityNames[amenity]} ഉണ്ട്`,
      all: (amenity, count) =>
        isFurnishing(amenity)
          ? `${count} എണ്ണവും ${amenityNames[amenity]} ആണ്`
          : `${count} എണ്ണത്തിലും ${amenityNames[amenity]} ഉണ്ട്`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `നമ്പർ ${number} മാത്രമാണ് ${amenityNames[amenity]}`
          : `${amenityNames[amenity]} ഉള്ളത് നമ്പർ ${number} മാത്രം`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `നമ്പർ ${numbers.join(', ')} ${amenityNames[amenity]} ആണ്`
          : `നമ്പർ ${numbers.join(', ')} എന്നിവയിൽ ${amenityNames[amenity]} ഉണ്ട്`,
      unsaid: (others) => (others === 1 ? 'മറ്റേതിൽ പറഞ്ഞിട്ടില്ല' : 'മറ്റുള്ളവയിൽ പറഞ്ഞിട്ടില്ല'),
    },
    '.',
  ),
  gone: () => 'ക്ഷമിക്കണം, അത് ഇപ്പോൾ ലഭ്യമല്ല.',
  owner_done: ({ topic }, format) =>
    `നന്ദി. കുറിച്ചെടുത്തു: ${describe(topic, format)}. ഒരു ഏജന്റ് ബന്ധപ്പെടും: പേരും മൊബൈൽ നമ്പറും ഒന്നു തരാമോ?`,
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

function changedTo(slot: Slot | 'place', topic: Topic, format: Formatter): string {
  if (slot === 'place') return `${places.where(wishedPlace(topic))} നോക്കാം`
  const now = wishText(slot, topic, format)
  const { intent, wishes } = topic
  if (slot === 'price') return `${intent === 'offer' ? 'വില' : 'ബജറ്റ്'} ${now}`
  if (slot === 'transaction_type' && intent === 'search') return `${now} നോക്കാം`
  const place = slot === 'area' || slot === 'city' ? wishes[slot] : undefined
  return place === undefined
    ? now
    : `${slot === 'area' ? places.inAll([place, ...(topic.beside ?? [])]) : places.city.in(place)} നോക്കാം`
}

/** "രണ്ടാമത്തേതിനാണ്", "മൂന്നാമത്തേതാണ്". */
function inflected(position: number, ending: string): string {
  return ordinal(position).replace(/്$/, ending)
}

/** "ലിഫ്റ്റ്, പാർക്കിംഗ് ഉണ്ടോ" */
/** "പാർക്കിംഗ്, ലിഫ്റ്റ് ഉണ്ട്, ഫർണിഷ്ഡ് ആണ്" */
function there(named: readonly Amenity[]): string {
  const others = named.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${others.join(', ')} ഉണ്ട്`] : []),
    ...named.filter(isFurnishing).map((one) => `${amenityNames[one]} ആണ്`),
  ].join(', ')
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = facts.map((fact) => untoldFacts[fact])
  return amenities.length === 0 ? told : [`${whether(amenities)} എന്ന്`, ...told]
}

function whether(unsaid: readonly Amenity[]): string {
  const others = unsaid.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${others.join(', ')} ഉണ്ടോ`] : []),
    ...unsaid.filter(isFurnishing).map((one) => `${amenityNames[one]} ആണോ`),
  ].join(', ')
}

/** "ഏത് നിലയിലാണെന്നോ അഡ്വാൻസ് എത്രയാണെന്നോ"; one alone stays as it is. */
function eitherOf(facts: readonly string[]): string {
  return facts.length < 2 ? facts.join('') : facts.map((fact) => fact.replace(/്$/, 'ോ')).join(' ')
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'വില'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'അത് പിന്നെ തീരുമാനിക്കാം'
  return slot === 'amenities' ? 'വേറെ ഒന്നും നിർബന്ധമില്ല' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'വാടകയാണോ വാങ്ങലാണോ എന്ന് പിന്നെ തീരുമാനിക്കാം',
    city: 'ഏതു നഗരമായാലും നോക്കാം',
    area: 'ഏത് ഏരിയയായാലും നോക്കാം',
    price: 'ബജറ്റ് എത്രയായാലും നോക്കാം',
    bedrooms: 'എത്ര ബെഡ്റൂം ആയാലും നോക്കാം',
    size_sqft: 'എത്ര വലിപ്പമായാലും നോക്കാം',
    amenities: 'സൗകര്യങ്ങളൊന്നും നിർബന്ധമില്ല',
  },
  kinds: (kinds) => `${kinds.map((kind) => whicheverKind[kind]).join(' ')} നോക്കാം`,
  amenities: (dropped) => `${dropped.map((amenity) => amenityNames[amenity]).join(', ')} നിർബന്ധമില്ല`,
  list: (clauses) => clauses.join(', '),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer') return `ശരി, ഒഴിവാക്കി: ${list(what.map((one) => nameOf(one, topic.intent)))}.`
  return `${assent('ശരി', openAgain(what, topic), behind)}.`
}

function areaOf({ wishes }: Topic, unnamed: string): string {
  return wishes.area === undefined ? unnamed : places.named(wishes.area)
}

function letGo({ what, because, before, topic }: ActOf<'let_go'>): string {
  const things = what.map((one) => nameOf(one, topic.intent)).join(', ')
  switch (because) {
    case 'transaction_changed': {
      const was = before.wishes.transaction_type
      const now = topic.wishes.transaction_type
      const offers = topic.intent === 'offer'
      const price = offers ? 'ആ വില' : 'ആ ബജറ്റ്'
      const sale = offers ? 'വിൽക്കാൻ' : 'വാങ്ങാൻ'
      if (was !== undefined)
        return `${price} ${was === 'rent' ? 'വാടകയ്ക്കുള്ളത്' : offers ? 'വിൽക്കാനുള്ളത്' : 'വാങ്ങാനുള്ളത്'} ആയിരുന്നതിനാൽ ഒഴിവാക്കി.`
      return `${price} ${now === 'rent' ? 'വാടകയ്ക്ക്' : sale} ചേരാത്തതിനാൽ ഒഴിവാക്കി.`
    }
    case 'city_changed':
      return `${areaOf(before, 'ആ ഏരിയ')} ${before.wishes.city === undefined ? 'മറ്റൊരു നഗരത്തിൽ' : places.city.in(before.wishes.city)} ആയതിനാൽ തൽക്കാലം അത് നോക്കുന്നില്ല.`
    case 'land':
      return `സ്ഥലമായതുകൊണ്ട് ${things} നോക്കുന്നില്ല.`
    case 'rooms':
      return 'സ്ഥലത്തിന് ബെഡ്റൂം ഇല്ലല്ലോ, അതിനാൽ വീടാണ് വേണ്ടതെന്ന് കരുതുന്നു.'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, { one: string; many: (count: string) => string }> = {
  more: { one: 'ഇതാ ഒരെണ്ണം കൂടി.', many: (count) => `ഇതാ ${count} എണ്ണം കൂടി.` },
  cheaper: { one: 'ഇതാ വില കുറഞ്ഞ ഒരെണ്ണം.', many: (count) => `ഇതാ വില കുറഞ്ഞ ${count} എണ്ണം.` },
  costlier: { one: 'ഇതാ വില കൂടിയ ഒരെണ്ണം.', many: (count) => `ഇതാ വില കൂടിയ ${count} എണ്ണം.` },
  bigger: { one: 'ഇതാ കുറച്ചുകൂടി വലിയ ഒരെണ്ണം.', many: (count) => `ഇതാ കുറച്ചുകൂടി വലിയ ${count} എണ്ണം.` },
  smaller: { one: 'ഇതാ കുറച്ചുകൂടി ചെറിയ ഒരെണ്ണം.', many: (count) => `ഇതാ കുറച്ചുകൂടി ചെറിയ ${count} എണ്ണം.` },
  nearer: { one: 'ഇതാ ഏറ്റവും അടുത്തുള്ള ഒരെണ്ണം.', many: (count) => `ഇതാ ഏറ്റവും അടുത്തുള്ള ${count} എണ്ണം.` },
}

const nothingOf: Record<FollowUp, string> = {
  more: 'എല്ലാം ഒത്തുവരുന്നത് അത്രയേ ഉണ്ടായിരുന്നുള്ളൂ.',
  cheaper: 'എല്ലാം ഒത്തുവരുന്നതിൽ ഇതിലും വില കുറഞ്ഞത് ഇല്ല.',
  costlier: 'എല്ലാം ഒത്തുവരുന്നതിൽ ഇതിലും വില കൂടിയത് ഇല്ല.',
  bigger: 'എല്ലാം ഒത്തുവരുന്നതിൽ ഇതിലും വലുത് ഇല്ല.',
  smaller: 'എല്ലാം ഒത്തുവരുന്നതിൽ ഇതിലും ചെറുത് ഇല്ല.',
  nearer: 'എല്ലാം ഒത്തുവരുന്നതിൽ ഇതിലും അടുത്ത് ഇല്ല.',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'കാണിക്കാൻ വേറെ ഒന്നും ഇല്ല.',
  cheaper: 'ഇതിലും വില കുറഞ്ഞത് ഒന്നും ഇല്ല.',
  costlier: 'ഇതിലും വില കൂടിയത് ഒന്നും ഇല്ല.',
  bigger: 'ഇതിലും വലുത് ഒന്നും ഇല്ല.',
  smaller: 'ഇതിലും ചെറുത് ഒന്നും ഇല്ല.',
  nearer: 'ഇതിലും അടുത്ത് ഒന്നും ഇല്ല.',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = format.number(count)
  if (follows !== null) {
    const { one, many } = foundAs[follows]
    return asRent(count === 1 ? one : many(number), isToRent(topic), priceWord)
  }
  const what = describe(topic, format, count)
  return count === 1 ? `ഒത്തുവരുന്ന ഒരെണ്ണം കിട്ടി: ${what}.` : `ഒത്തുവരുന്ന ${number} എണ്ണം ഇതാ: ${what}.`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  many: boolean,
  rooms: readonly number[] = [],
): Way {
  const inPrice = asRent('വിലയിൽ', wishes.transaction_type === 'rent', priceWord)
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'അടുത്ത്' : places.area.near(wishes.area)
      return { is: near.replace(/്$/, 'ാണ്'), such: near }
    }
    case 'any_area': {
      const of = wishes.city === undefined ? '' : `${places.city.of(wishes.city)} `
      return { is: `${of}${many ? 'മറ്റ് ഏരിയകളിലാണ്' : 'മറ്റൊരു ഏരിയയിലാണ്'}`, such: `${of}മറ്റ് ഏരിയകളിൽ` }
    }
    case 'price':
      return wishes.price?.max === undefined
        ? { is: 'ബജറ്റിനേക്കാൾ അല്പം കുറവാണ്', such: `ബജറ്റിനേക്കാൾ അല്പം കുറഞ്ഞ ${inPrice}` }
        : { is: 'ബജറ്റിനേക്കാൾ അല്പം കൂടുതലാണ്', such: `ബജറ്റിനേക്കാൾ അല്പം കൂടിയ ${inPrice}` }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'അല്ലെങ്കിൽ', format)
      return { is: `${counts} ബെഡ്റൂമാണ്`, within: true, such: `${counts} ബെഡ്റൂമുള്ള` }
    }
    case 'size':
      return { is: 'വലിപ്പത്തിന് അല്പം വ്യത്യാസമുണ്ട്', within: true, such: 'വലിപ്പത്തിൽ അല്പം വ്യത്യാസമുള്ള' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'എല്ലാ സൗകര്യങ്ങളും പറഞ്ഞിട്ടില്ല', within: true, such: 'എല്ലാ സൗകര്യങ്ങളും പറയാത്ത' }
      const whetherSo = `${whether([one])} എന്ന്`
      return { is: `${whetherSo} പറഞ്ഞിട്ടില്ല`, within: true, such: `${whetherSo} പറയാത്ത` }
    }
    case 'property_type':
      return wishes.property_type === 'apartment'
        ? { is: 'ഫ്ലാറ്റല്ല, വീടാണ്', such: 'ഫ്ലാറ്റിന് പകരം വീടുകൾ' }
        : { is: 'വീടല്ല, ഫ്ലാറ്റാണ്', such: 'വീടിന് പകരം ഫ്ലാറ്റുകൾ' }
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

/** What none of the wishes was met by, in one sentence; `they` and `within` name the homes. */
function told(act: Differing, format: Formatter, they: string, within: string, ofThem: string): string {
  const { topic, rooms, count } = act
  const words = {
    they: [they, within],
    ofThem,
    some: ['ചിലത്', 'ചിലതിൽ'],
    one: ['ഒന്ന്', 'ഒന്നിൽ'],
    and: ', ',
    inThem: count > 1 ? 'അവയിൽ' : 'അതിൽ',
  } as const
  return `${tellWays(act, (one, many) => wayOf(one, topic, format, many, rooms), words)}.`
}

/** Homes that are as wished but of the other kind: "but there is a flat that fits otherwise". */
function ofOtherKind({ topic, count }: ActOf<'found_close'>): string {
  const isHouse = topic.wishes.property_type === 'apartment'
  if (count === 1) return `പക്ഷേ ബാക്കിയെല്ലാം ഒത്തുവരുന്ന ഒരു ${isHouse ? 'വീട്' : 'ഫ്ലാറ്റ്'} ഉണ്ട്.`
  return `പക്ഷേ ബാക്കിയെല്ലാം ഒത്തുവരുന്ന ${isHouse ? 'വീടുകൾ' : 'ഫ്ലാറ്റുകൾ'} ഉണ്ട്.`
}

/** Homes that come close. */
/** "കലൂരിലാണ്" */
function isIn(area: string): string {
  return places.area.in(area).replace(/(?:ൽ|്)$/, (end) => (end === 'ൽ' ? 'ലാണ്' : 'ാണ്'))
}

function close(act: ActOf<'found_close'>, format: Formatter): string {
  if (act.relaxed.length === 1 && act.relaxed[0] === 'property_type') return ofOtherKind(act)
  return act.count === 1
    ? told(act, format, 'ഏകദേശം ഒത്തുവരുന്നത്', 'ഏകദേശം ഒത്തുവരുന്നത് ഇതാ, പക്ഷേ', '')
    : told(act, format, 'ഏകദേശം ഒത്തുവരുന്നവ', 'ഏകദേശം ഒത്തുവരുന്നവ ഇതാ, പക്ഷേ', 'ഏകദേശം ഒത്തുവരുന്നവ ഇതാ, പക്ഷേ')
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1 ? told(act, format, 'ഇത്', 'ഇതിൽ', '') : told(act, format, 'ഇവ', 'ഇവയിൽ', 'ഇവയിൽ')
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
    `${places.area.of(listing.area)} ${listedHome(listing, format)}.`,
    good.length > 0 ? `${good.join(', ')} — എല്ലാം നിങ്ങൾ പറഞ്ഞതുപോലെ തന്നെ.` : '',
    bad.length > 0 ? `പക്ഷേ ${bad.join('; ')}.` : good.length > 0 ? '' : 'നിങ്ങൾ പറഞ്ഞതെല്ലാം ഒത്തുവരുന്നു.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** "Be it a flat, be it a house". */
const whicheverKind: Record<PropertyType, string> = {
  apartment: 'ഫ്ലാറ്റായാലും',
  house: 'വീടായാലും',
  land: 'സ്ഥലമായാലും',
}

/** All that Guru says in Malayalam. */
export const malayalamReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
