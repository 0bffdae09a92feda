import type { Slot } from '@guru/contract/vocabulary'
import { isFurnishing, languageNames, liveLanguages } from '@guru/contract/vocabulary'
import type { ActOf, Topic } from '../../../dialogue/act.ts'
import type { Formatter } from '../../../format/formatter.ts'
import { tells } from '../../../matching/compare.ts'
import type { Relaxation } from '../../../matching/listing.ts'
import { type ComparedWords, createCompared } from '../../../replies/compared.ts'
import { createListed } from '../../../replies/listed.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { wordPoint } from '../../../replies/wording.ts'
import type { FollowUp } from '../../../understanding/command.ts'
import { askedSentences } from './asked.ts'
import { choiceSentences } from './choices.ts'
import { factsAloud, listedHome, listingSentences, pointSentences } from './listing.ts'
import {
  amenityNames,
  anySlot,
  describe,
  doing,
  list,
  propertyNoun,
  slotNames,
  untoldFacts,
  wishText,
} from './names.ts'
import { places } from './places.ts'
import { examples, questions } from './questions.ts'

const openers = ['சரி', 'நல்லது', 'சரிங்க', 'ஆகட்டும்'] as const

// For a native speaker to check: the tone throughout, polite and short as a kind broker speaks.
const comparedWords: ComparedWords = {
  sizeUnsaid: 'பரப்பளவு சொல்லப்படவில்லை.',
  bedroomsUnsaid: 'எத்தனை பெட்ரூம் என்று சொல்லப்படவில்லை.',
  samePrice: 'விலை ஒன்றே.',
  cheapest: (position, several) => `${several ? 'எல்லாவற்றிலும் ' : ''}மலிவானது எண் ${position}.`,
  biggest: (position, several) => `${several ? 'எல்லாவற்றிலும் ' : ''}பெரியது எண் ${position}.`,
}

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'வணக்கம்! நான் குரு. உங்களுக்கு வீடு அல்லது மனை தேட உதவுகிறேன்.',
  language_soon: ({ language }) =>
    `${languageNames[language].own} மொழியை இன்னும் கற்றுக்கொண்டிருக்கிறேன். இப்போதைக்குத் தமிழில் பேசலாம்.`,
  language_changed: () => 'சரி, இனி தமிழில் பேசலாம்.',
  greeting: () => 'வணக்கம்! சொல்லுங்கள்.',
  you_are_welcome: () => 'மிக்க மகிழ்ச்சி.',
  goodbye: () => 'நன்றி, வணக்கம். எப்போது வேண்டுமானாலும் இங்கே திரும்ப வரலாம்.',
  take_your_time: () => 'தாராளமாக, அவசரமே இல்லை. நீங்கள் விரும்பும்போது இங்கிருந்தே தொடரலாம்.',
  ten_digits: () => 'மொபைல் எண்ணில் பத்து இலக்கங்கள் இருக்கும்; உங்கள் எண்ணைச் சரிபார்த்து மீண்டும் அனுப்புங்கள்.',
  nobody_calls: () => 'சரி, உங்களை யாரும் அழைக்க மாட்டார்கள்.',
  help: ({ finished }) =>
    finished
      ? '“இன்னும் காட்டுங்கள்”, “விலை குறைவாக” அல்லது “இரண்டாவது” என்று சொல்லலாம்; எதை வேண்டுமானாலும் மாற்றலாம். முகவரிடம் பேச “என்னை அழையுங்கள்” என்று சொல்லுங்கள். “மீண்டும் தொடங்கலாம்” என்றால் புதிதாகத் தேடுவேன்.'
      : 'உங்களுக்கு என்ன வேண்டும் என்று சொல்லுங்கள்: எங்கே, எவ்வளவு பெரியது, எவ்வளவு பட்ஜெட். எப்போது வேண்டுமானாலும் மாற்றலாம். முகவரிடம் பேச “என்னை அழையுங்கள்” என்று சொல்லுங்கள்.',
  about_guru: ({ asked }) => {
    if (asked === 'who') return 'நான் குரு, ஒரு AI உதவியாளர்; மனிதர் அல்ல. வீடு அல்லது மனை தேட உதவுகிறேன்.'
    if (asked === 'privacy')
      return 'உங்களுக்கு வீடு தேடவே இந்த உரையாடல் இங்கே வைக்கப்படுகிறது; உங்கள் எண்ணை நீங்கள் கொடுத்த பிறகே முகவர் பார்க்க முடியும். மற்ற விவரங்களும், அதை நீக்கச் சொல்லும் வழியும் இந்தத் தளத்தின் தனியுரிமைக் கொள்கையில் உள்ளன.'
    if (asked === 'fees') return 'என்னிடம் பேசக் கட்டணம் இல்லை. முகவரின் கட்டணத்தை முகவர் சொல்வார்.'
    return `எனக்குத் தெரிந்த மொழிகள்: ${list(liveLanguages.map((code) => languageNames[code].own))}. எது வேண்டும் என்று சொல்லுங்கள்.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'உங்களுக்குப் பொருத்தமான வீடுகளைக் காட்டவே கேட்கிறேன்; எது முக்கியமில்லையோ, அதற்கு “எதுவானாலும் பரவாயில்லை” என்று சொல்லுங்கள்.'
      : 'உங்கள் சொத்தைப் பற்றி முகவர் சரியாகத் தெரிந்துகொள்ளவே கேட்கிறேன்; சொல்ல விரும்பாததை விட்டுவிடலாம்.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'இப்போது என்னிடம் எந்த விளம்பரமும் இல்லை.'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `என்னிடம் வீடுகள் உள்ள ஊர்கள்: ${list(named)}.`
    return `என்னிடம் வீடுகள் உள்ள ஊர்கள்: ${named.join(', ')}, இன்னும் ${others} ஊர்கள்.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'மன்னிக்கவும், வீடு, மனை தேட மட்டுமே என்னால் உதவ முடியும்.'
      : 'என்னிடம் ஃபிளாட், வீடு, மனை மட்டுமே உள்ளன. கடை, அலுவலகம், PG அறைகள் இல்லை.',
  place_unknown: ({ name }) => `மன்னிக்கவும், “${name}” என்ற இடம் எனக்குத் தெரியவில்லை.`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} தவிர்த்துப் பார்க்கிறேன்.`,
  one_place_first: ({ first, others }) =>
    `முதலில் ${places.area.in(first)} பார்க்கிறேன். அடுத்துப் பார்க்க ${list(
      others.map((other) => `“${places.named(other)}”`),
      'அல்லது',
    )} என்று சொல்லுங்கள்.`,
  noted,
  changed: ({ slots, before, topic }, format) =>
    `மாற்றிவிட்டேன்: ${list(slots.map((slot) => changedTo(slot, before, topic, format)))}.`,
  freed: ({ slots }) =>
    `${openers[slots.length % openers.length]}, ${list(slots.map((slot) => anySlot[slot]))}.`,
  taken_back: ({ what, topic }) => `சரி, நீக்கிவிட்டேன்: ${list(what.map((one) => nameOf(one, topic.intent)))}.`,
  let_go: letGo,
  already_known: () => 'ஆமாம், அதைக் குறித்து வைத்திருக்கிறேன்.',
  offer_begun: () =>
    'நீங்கள் விற்க அல்லது வாடகைக்கு விட விரும்புகிறீர்கள். விவரங்களைக் குறித்துக்கொள்கிறேன்; முகவர் உங்களைத் தொடர்பு கொள்வார்.',
  search_resumed: () => 'சரி, நீங்கள் வீடு அல்லது மனை தேடுகிறீர்கள்.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'என்ன வசதி வேண்டும்? உதாரணமாக பார்க்கிங், லிஃப்ட் அல்லது பவர் பேக்கப்.',
  offer_callback: () => 'முகவர் உங்களை அழைக்கட்டுமா?',
  what_to_change: () => 'எதை மாற்ற வேண்டும்?',
  what_next: ({ shown }) => whatNext(shown),
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `மன்னிக்கவும், இன்னும் புரியவில்லை. ${example(slot, shown, topic, format)} அல்லது “என்னை அழையுங்கள்” என்று சொன்னால் முகவர் பேசுவார்.`
      : `மன்னிக்கவும், புரியவில்லை. ${example(slot, shown, topic, format)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again
      ? `ஆமாம் அல்லது இல்லை என்று சொல்லுங்கள்: ${heard} என்று சொன்னீர்கள், சரியா?`
      : `${heard} என்று சொன்னீர்கள் — சரியா?`
  },
  misheard: () => 'மன்னிக்கவும், தவறாகக் கேட்டுவிட்டேன்.',
  confirm_restart: () => 'நீங்கள் சொன்ன எல்லாவற்றையும் மறந்து மீண்டும் தொடங்கலாமா?',
  restarted: () => 'சரி, மீண்டும் தொடங்கலாம்.',
  carry_on: () => 'நல்லது, எல்லாம் அப்படியே இருக்கட்டும்.',
  all_right: () => 'சரி.',
  declined: () => 'மதம், சாதி, உணவு, குடும்பம் பார்த்து வீடு தேர்ந்தெடுப்பதில்லை. மற்ற எல்லாவற்றிலும் உதவத் தயார்.',
  handoff: ({ typed, asked }) => {
    if (typed)
      return 'இப்போது திறக்கும் படிவத்தில் உங்கள் எண்ணைச் சரிபார்த்து அனுப்புங்கள்; அங்கே பாதுகாப்பாக இருக்கும், முகவர் அழைப்பார்.'
    return asked
      ? 'உங்களுக்குக் கொடுக்க என்னிடம் எண் எதுவும் இல்லை. உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுங்கள், முகவரே உங்களை அழைப்பார்.'
      : 'கண்டிப்பாக. உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுங்கள், முகவர் அழைப்பார்.'
  },
  call_time_noted: ({ words }) => `உங்களை எப்போது அழைக்க வேண்டும் என்று குறித்துக்கொண்டேன்: “${words}”.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'அதையும் முகவர்தான் சொல்ல முடியும்.'
    return finished
      ? 'விளம்பரத்தில் உள்ளது மட்டுமே எனக்குத் தெரியும்; அதில் இது இல்லை. முகவர் சொல்வார்.'
      : 'விளம்பரத்தில் உள்ளது மட்டுமே எனக்குத் தெரியும். முகவர் சொல்வார், “என்னை அழையுங்கள்” என்று சொல்லுங்கள்.'
  },
  visits_arranged: () => 'நேரில் பார்ப்பதை உரிமையாளரோ முகவரோ ஏற்பாடு செய்வார்கள்.',
  listings_do_not_tell: ({ facts }) =>
    facts.length === 0
      ? 'விளம்பரங்களில் இது இருக்காது, அதனால் இதை வைத்துத் தேட முடியாது. முகவர் உங்களுக்காகக் கேட்டுச் சொல்வார்.'
      : `${list(facts.map((fact) => untoldFacts[fact]))} என்று விளம்பரங்களில் இருக்காது, அதனால் இதை வைத்துத் தேட முடியாது. முகவர் உங்களுக்காகக் கேட்டுச் சொல்வார்.`,
  nothing_shown: ({ searched }) =>
    searched ? 'இப்போது நீங்கள் கேட்பதற்கு, காட்ட எதுவும் இல்லை.' : 'இன்னும் எதையும் காட்டவில்லை.',
  only_so_many: ({ count }, format) =>
    count === 1 ? 'ஒன்று மட்டுமே காட்டினேன்.' : `${format.number(count)} மட்டுமே காட்டினேன். அதில் எது?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: ({ count, relaxed, follows, topic }, format) => {
    const nothing = follows === null ? 'மன்னிக்கவும், நீங்கள் கேட்டபடியே எதுவும் இல்லை.' : nothingOf[follows]
    const which = list(
      relaxed.map((one) => looser(one, topic)),
      count === 1 ? 'மற்றும்' : 'அல்லது',
    )
    return `${nothing} ${count === 1 ? 'நெருக்கமானது ஒன்று உள்ளது' : `நெருக்கமானவை ${format.number(count)} உள்ளன`}: ${which}.`
  },
  found_agreed: ({ count, relaxed, topic }, format) =>
    `${count === 1 ? 'இதோ ஒன்று' : `இதோ ${format.number(count)}`}: ${list(relaxed.map((one) => looser(one, topic)))}.`,
  found_nothing: ({ follows, topic }, format) =>
    follows === null
      ? `மன்னிக்கவும், ${describe(topic, format)} இப்போது இல்லை. எதையாவது மாற்றலாம், அல்லது முகவர் தேடித் தருவார்.`
      : `${nothingLeft[follows]} எதையாவது மாற்றலாம், அல்லது முகவர் தேடித் தருவார்.`,
  offer_relaxed: ({ relaxed, topic }) =>
    `நீங்கள் கேட்டபடி வேறு எதுவும் இல்லை. சற்று மாறுபட்டவை சில உள்ளன: ${list(relaxed.map((one) => looser(one, topic)))}. காட்டட்டுமா?`,
  shown_again: () => 'இதோ, மீண்டும் காட்டுகிறேன்.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `எண் ${format.number(position)}` : 'இது'}: ${places.where(listing)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  all_that_is_known: ({ ranked: { listing }, topic }, format) =>
    [
      `${places.area.of(listing.area)} ${listedHome(listing, format)} பற்றி எனக்குத் தெரிந்தது இதுதான்: ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
      'மற்றதை முகவர் சொல்வார்.',
    ].join(' '),
  untold: ({ facts }) =>
    facts.length === 0
      ? 'இதற்கான பதில் விளம்பரத்தில் இல்லை.'
      : `${list(facts.map((fact) => untoldFacts[fact]))} என்று விளம்பரத்தில் இல்லை. முகவர் விசாரித்துச் சொல்வார்.`,
  told_all: () => 'நான் சொன்னதற்கு மேல் விளம்பரத்தில் எதுவும் இல்லை. முகவர் விசாரித்துச் சொல்வார்.',
  answer_amenity: ({ ranked: { listing }, amenity }) => {
    const name = amenityNames[amenity]
    if (listing.amenities.includes(amenity)) return `ஆமாம், விளம்பரத்தில் உள்ளது: ${name}.`
    const furnishing = isFurnishing(amenity) ? listing.amenities.find(isFurnishing) : undefined
    if (furnishing !== undefined) return `இல்லை, அது ${amenityNames[furnishing]}.`
    if (listing.amenities_known) return `இல்லை, விளம்பரத்தில் ${name} இல்லை.`
    return `என்னென்ன வசதிகள் என்று விளம்பரத்தில் இல்லை. ${name} பற்றி முகவர் விசாரித்துச் சொல்வார்.`
  },
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.'),
  which_have: ({ amenity, having, silent, shown }, format) => {
    const numbers = (positions: number[]) => list(positions.map((position) => format.number(position)))
    const name = amenityNames[amenity]
    const some = having.length > 0 ? `${name}: எண் ${numbers(having)}.` : `இவற்றில் எதிலும் ${name} இல்லை.`
    const yes = having.length === shown ? `${name}: ${format.number(shown)} இடத்திலும் உள்ளது.` : some
    return silent.length === 0 ? yes : `${yes} எண் ${numbers(silent)} பற்றித் தெரியவில்லை.`
  },
  gone: () => 'மன்னிக்கவும், அது இப்போது இல்லை.',
  owner_done: ({ topic }, format) =>
    `நன்றி. குறித்துக்கொண்டேன்: ${describe(topic, format)}. முகவர் தொடர்பு கொள்வார்; உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுங்கள்.`,
}

function example(slot: Slot | null, shown: number, topic: Topic, format: Formatter): string {
  if (slot !== null) return examples.slot[slot](topic, format)
  return shown > 0 ? examples.none : whatNext(shown)
}

function noted({ slots, topic }: ActOf<'noted'>, format: Formatter): string {
  const opener = openers[Object.keys(topic.wishes).length % openers.length]
  const [slot] = slots
  const only = slots.length === 1 && slot !== undefined ? wishText(slot, topic, format) : null
  return only === null ? `${opener}: ${describe(topic, format)}.` : `${opener}, ${only}.`
}

function changedTo(slot: Slot, before: Topic, topic: Topic, format: Formatter): string {
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `${topic.intent === 'offer' ? 'விலை' : 'பட்ஜெட்'} ${now}`
  const was = wishText(slot, before, format)
  return was === '' ? now : `${was} அல்ல, ${now}`
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'விலை'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function isSlot(what: string): what is Slot {
  return what in slotNames
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
      const price = topic.intent === 'offer' ? 'அந்த விலை' : 'அந்தப் பட்ஜெட்'
      if (was !== undefined) return `${price} ${doing(was, topic.intent)} தொடர்பானது, அதனால் நீக்கிவிட்டேன்.`
      return `${price} ${now === undefined ? 'இதற்கு' : `${doing(now, topic.intent)} என்பதற்கு`} பொருந்தாது, அதனால் நீக்கிவிட்டேன்.`
    }
    case 'city_changed':
      return `${areaOf(before, 'அந்தப் பகுதி')} ${before.wishes.city === undefined ? 'வேறு ஊரில்' : places.city.in(before.wishes.city)} இருப்பதால் அதை நீக்கிவிட்டேன்.`
    case 'land':
      return `மனைக்கு இது பொருந்தாது, நீக்கிவிட்டேன்: ${things}.`
    case 'rooms':
      return 'மனையில் பெட்ரூம் இல்லை; உங்களுக்கு வீடு வேண்டும் என்று எடுத்துக்கொள்கிறேன்.'
    case 'furnishing':
    case 'taken_back':
      return `சரி, நீக்கிவிட்டேன்: ${things}.`
  }
}

const foundAs: Record<FollowUp, string> = {
  more: 'இன்னும்',
  cheaper: 'விலை குறைவானவை:',
  costlier: 'விலை அதிகமானவை:',
  bigger: 'இன்னும் பெரியவை:',
  smaller: 'இன்னும் சிறியவை:',
  nearer: 'இன்னும் அருகில் உள்ளவை:',
}

const nothingOf: Record<FollowUp, string> = {
  more: 'நீங்கள் கேட்டபடி இருப்பவை அவ்வளவுதான்.',
  cheaper: 'நீங்கள் கேட்டபடி, இதைவிட விலை குறைவாக எதுவும் இல்லை.',
  costlier: 'நீங்கள் கேட்டபடி, இதைவிட விலை அதிகமாக எதுவும் இல்லை.',
  bigger: 'நீங்கள் கேட்டபடி, இதைவிடப் பெரியதாக எதுவும் இல்லை.',
  smaller: 'நீங்கள் கேட்டபடி, இதைவிடச் சிறியதாக எதுவும் இல்லை.',
  nearer: 'நீங்கள் கேட்டபடி, இதைவிட அருகில் எதுவும் இல்லை.',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'காட்டுவதற்கு வேறு எதுவும் இல்லை.',
  cheaper: 'இதைவிட விலை குறைவாக எதுவும் இல்லை.',
  costlier: 'இதைவிட விலை அதிகமாக எதுவும் இல்லை.',
  bigger: 'இதைவிடப் பெரியதாக எதுவும் இல்லை.',
  smaller: 'இதைவிடச் சிறியதாக எதுவும் இல்லை.',
  nearer: 'இதைவிட அருகில் எதுவும் இல்லை.',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = count === 1 ? 'ஒன்று' : format.number(count)
  if (follows !== null) return `இதோ, ${foundAs[follows]} ${number}.`
  return `நீங்கள் கேட்டபடி ${number} ${count === 1 ? 'கிடைத்தது' : 'கிடைத்தன'}: ${describe(topic, format)}.`
}

/** What was given up, as it is said of the matches behind a colon. */
function looser(relaxation: Relaxation, { wishes }: Topic): string {
  switch (relaxation) {
    case 'nearby_area':
      return wishes.area === undefined ? 'அருகில்' : places.area.near(wishes.area)
    case 'any_area':
      return `${wishes.city === undefined ? 'அதே ஊரில்' : places.city.in(wishes.city)} வேறு பகுதிகளில்`
    case 'price':
      return 'பட்ஜெட்டுக்குச் சற்று முன்பின்'
    case 'bedrooms':
      return 'ஒரு பெட்ரூம் கூட அல்லது குறைய'
    case 'size':
      return 'பரப்பளவு சற்று முன்பின்'
    case 'amenities':
      return 'சில வசதிகள் இல்லாதவை அல்லது குறிப்பிடாதவை'
    case 'property_type':
      return `வேறு வகை (${propertyNoun(wishes.property_type === 'apartment' ? 'house' : 'apartment')})`
  }
}

function whatNext(shown: number): string {
  if (shown === 0) return 'எதை வேண்டுமானாலும் மாற்றலாம், அல்லது “என்னை அழையுங்கள்” என்று சொல்லலாம்.'
  if (shown === 1)
    return 'பிடித்திருக்கிறதா? “விலை குறைவாக” என்றும் சொல்லலாம், எதையும் மாற்றலாம், அல்லது “என்னை அழையுங்கள்” என்று சொல்லலாம்.'
  return 'இதில் ஏதாவது பிடித்திருக்கிறதா? “இன்னும் காட்டுங்கள்”, “விலை குறைவாக” என்றும் சொல்லலாம், எதையும் மாற்றலாம்.'
}

function reasons({ ranked: { listing, comparisons }, topic }: ActOf<'reasons'>, format: Formatter): string {
  const told = comparisons.filter(tells)
  const texts = (fits: boolean) =>
    told
      .filter((one) => one.fits === fits)
      .map((one) => wordPoint(pointSentences, one, format, topic.sizeUnit))
  const good = texts(true)
  const bad = texts(false)
  return [
    `${places.area.of(listing.area)} ${listedHome(listing, format)}.`,
    good.length > 0 ? `நல்லது: ${list(good)}.` : '',
    bad.length > 0 ? `ஆனால்: ${bad.join('; ')}.` : 'நீங்கள் சொன்ன எல்லாம் பொருந்துகிறது.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in Tamil. */
export const tamilReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
