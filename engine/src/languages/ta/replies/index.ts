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
import { factsAloud, listedHome, listingSentences, pointSentences } from './listing.ts'
import {
  amenityNames,
  anySlot,
  describe,
  doing,
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

const openers = ['சரி', 'நல்லது', 'சரிங்க', 'புரிந்தது'] as const

// For a native speaker to check: the tone throughout, polite and short as a kind broker speaks.
const comparedWords: ComparedWords = {
  sizeUnsaid: 'பரப்பளவு சொல்லப்படவில்லை.',
  bedroomsUnsaid: 'எத்தனை பெட்ரூம் என்று சொல்லப்படவில்லை.',
  samePrice: 'விலை ஒன்றே.',
  cheapest: (position, several) => `எண் ${position} ${several ? 'தான் எல்லாவற்றிலும் ' : ''}விலை குறைவு.`,
  biggest: (position, several) => `எண் ${position} ${several ? 'தான் எல்லாவற்றிலும் ' : ''}பெரியது.`,
  cheapestAndBiggest: (position, several) =>
    `எண் ${position} தான் ${several ? 'எல்லாவற்றிலும் ' : ''}விலை குறைவு, இடமும் அதிகம்.`,
  slightlyCheaper: (position) => `விலை கிட்டத்தட்ட ஒன்றுதான்; எண் ${position} சற்றுக் குறைவு.`,
  slightlyBigger: (position) => `அளவு கிட்டத்தட்ட ஒன்றுதான்; எண் ${position} சற்றுப் பெரியது.`,
  only: (position, amenities) =>
    `எண் ${position} இல் மட்டும் ${list(amenities.map((one) => amenityNames[one]))} ${amenities.length > 1 ? 'உள்ளன' : 'உள்ளது'}.`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `எண் ${position} ${amenityNames[furnishing]}`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'எதை மாற்ற வேண்டும்?',
  liked: { one: 'பிடித்திருக்கிறதா?', many: 'இதில் ஏதாவது பிடித்திருக்கிறதா?' },
  wouldDo: { one: 'இது சரிப்படுமா?', many: 'இதில் ஏதாவது சரிப்படுமா?' },
  hint: {
    none: 'எதை வேண்டுமானாலும் மாற்றலாம், அல்லது “என்னை அழையுங்கள்” என்று சொல்லலாம்.',
    one: 'விலை குறைந்தது வேண்டுமானாலும், வேறு எதை மாற்ற வேண்டுமானாலும் சொல்லுங்கள். ஏஜென்ட்டிடம் பேச “என்னை அழையுங்கள்” என்று சொல்லுங்கள்.',
    many: 'இன்னும் பார்க்க வேண்டுமானாலும், விலை குறைந்தவை வேண்டுமானாலும், வேறு எதை மாற்ற வேண்டுமானாலும் சொல்லுங்கள்.',
  },
}
const whatNext = createWhatNext(nextWords, priceWord)

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
  nobody_calls: ({ briefly }) =>
    `சரி, இப்போது அழைப்பு வேண்டாம்.${briefly ? '' : ' எப்போது வேண்டுமோ அப்போது சொல்லுங்கள்.'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'வீட்டை யாருக்காகவும் பிடித்து வைக்க என்னால் முடியாது; உரிமையாளர் யாருக்காவது கொடுக்கும் வரை எல்லோரும் பார்க்கலாம். பிடித்திருந்தால் ஏஜென்ட் உரிமையாளரிடம் பேசுவார்.'
    if (asked === 'wish')
      return 'இதை அழைக்கும் ஏஜென்ட்டிடமே சொல்லுங்கள்; எப்போது அழைக்க வேண்டும் என்பதை மட்டுமே நான் தெரிவிக்க முடியும்.'
    if (asked === 'owner')
      return 'உரிமையாளரிடம் ஏஜென்ட் மூலமாகத்தான் பேச முடியும்: ஏஜென்ட் அழைக்கும்போது, உரிமையாளரிடம் பேச வேண்டும் என்று சொல்லுங்கள்.'
    return asked === 'writing'
      ? 'ஏஜென்ட் அழைத்துத்தான் பேசுவார், வாட்ஸ்அப்பில் எழுத மாட்டார். நான் இங்கே சாட்டிலேயே பதில் சொல்கிறேன்.'
      : 'உங்களுக்குக் கொடுக்க என்னிடம் எண் எதுவும் இல்லை.'
  },
  number_any_time: () => 'எண் இல்லாமல் ஏஜென்ட் உங்களை அழைக்க முடியாது. எப்போது வேண்டுமானாலும் இங்கேயே கொடுக்கலாம்.',
  number_not_needed: () =>
    'இங்கே தொடர்ந்து பார்க்க எண் தர வேண்டியதில்லை. நேரில் பார்ப்பது மட்டும் அழைப்பில் ஏற்பாடாகும்; வேண்டும்போது சொல்லுங்கள்.',
  help: ({ finished }) =>
    finished
      ? '“இன்னும் காட்டுங்கள்”, “விலை குறைவாக” அல்லது “இரண்டாவது” என்று சொல்லலாம்; எதை வேண்டுமானாலும் மாற்றலாம். ஏஜென்ட்டிடம் பேச “என்னை அழையுங்கள்” என்று சொல்லுங்கள். “மீண்டும் தொடங்கலாம்” என்றால் புதிதாகத் தேடுவேன்.'
      : 'உங்களுக்கு என்ன வேண்டும் என்று சொல்லுங்கள்: எங்கே, எவ்வளவு பெரியது, எவ்வளவு பட்ஜெட். எப்போது வேண்டுமானாலும் மாற்றலாம். ஏஜென்ட்டிடம் பேச “என்னை அழையுங்கள்” என்று சொல்லுங்கள்.',
  about_guru: ({ asked }) => {
    if (asked === 'who') return 'நான் குரு, ஒரு AI உதவியாளர்; மனிதர் அல்ல. வீடு அல்லது மனை தேட உதவுகிறேன்.'
    if (asked === 'privacy')
      return 'உங்களுக்கு வீடு தேடவே இந்த உரையாடல் இங்கே வைக்கப்படுகிறது; உங்கள் எண்ணை நீங்கள் கொடுத்த பிறகே ஏஜென்ட் பார்க்க முடியும். மற்ற விவரங்களும், அதை நீக்கச் சொல்லும் வழியும் இந்தத் தளத்தின் தனியுரிமைக் கொள்கையில் உள்ளன.'
    if (asked === 'fees')
      return 'என்னிடம் பேசக் கட்டணம் இல்லை. ஏஜென்ட் என்பவர் வீட்டைக் காட்டி, உரிமையாளரிடம் பேசித் தருபவர்; அவருடைய கட்டணத்தை அவரே சொல்வார்.'
    return `எனக்குத் தெரிந்த மொழிகள்: ${list(liveLanguages.map((code) => languageNames[code].own))}. எது வேண்டும் என்று சொல்லுங்கள்.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'உங்களுக்குப் பொருத்தமான வீடுகளைக் காட்டவே கேட்கிறேன்; எது முக்கியமில்லையோ, அதற்கு “எதுவானாலும் பரவாயில்லை” என்று சொல்லுங்கள்.'
      : 'உங்கள் சொத்தைப் பற்றி ஏஜென்ட் சரியாகத் தெரிந்துகொள்ளவே கேட்கிறேன்; சொல்ல விரும்பாததை விட்டுவிடலாம்.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'இப்போது என்னிடம் எந்த விளம்பரமும் இல்லை.'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `என்னிடம் வீடுகள் உள்ள ஊர்கள்: ${list(named)}.`
    return `என்னிடம் வீடுகள் உள்ள ஊர்கள்: ${named.join(', ')}, இன்னும் ${others} ஊர்கள்.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'மன்னிக்கவும், வீடு, மனை தேட மட்டுமே என்னால் உதவ முடியும்.'
      : asked === 'hostel'
        ? 'என்னிடம் தனி அறைகள், PG, ஹாஸ்டல் இல்லை, ஆனால் வாடகைக்கு சிறிய ஃபிளாட்கள் (1 BHK) உள்ளன.'
        : 'என்னிடம் ஃபிளாட், வீடு, மனை மட்டுமே உள்ளன. கடை, அலுவலகம், PG அறைகள் இல்லை.',
  place_unknown: ({ name }) => `மன்னிக்கவும், “${name}” என்ற இடம் எனக்குத் தெரியவில்லை.`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} இப்படி எதுவும் இல்லை.`,
  areas_together: ({ areas }) => `${places.inAll(areas)} சேர்த்துப் பார்க்கிறேன்.`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, குறித்துக்கொண்டேன்.`,
  liked: ({ amenities }) =>
    `${amenities.map((one) => amenityNames[one]).join(', ')}: கட்டாயமில்லை, ஆனால் அப்படிப்பட்டவற்றை முதலில் காட்டுகிறேன்.`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} தவிர்த்துப் பார்க்கிறேன்.`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `முதலில் ${places.area.in(first)} பார்க்கிறேன். `}அடுத்துப் பார்க்க ${list(
      others.map((other) => `“${places.named(other)}”`),
      'அல்லது',
    )} என்று சொல்லுங்கள்.`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `சரி, ${describe(topic, format)} பார்க்கிறேன்.`
    return `சரி, ${changesOf(slots)
      .map((one) => changedTo(one, before, topic, format))
      .join(', ')}.`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], slots.map((slot) => freedAs(slot, topic)).join(', '), behind)}.`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `ஆமாம், ${slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]).join(', ')} என்று குறித்திருக்கிறேன்.`,
  offer_begun: () =>
    'நீங்கள் விற்க அல்லது வாடகைக்கு விட விரும்புகிறீர்கள். விவரங்களைக் குறித்துக்கொள்கிறேன்; ஏஜென்ட் உங்களைத் தொடர்பு கொள்வார்.',
  search_resumed: () => 'சரி, நீங்கள் வீடோ மனையோ தேடுகிறீர்கள்.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'என்ன வசதி வேண்டும்? உதாரணமாக பார்க்கிங், லிஃப்ட் அல்லது பவர் பேக்கப்.',
  offer_callback: () => 'ஏஜென்ட் உங்களை அழைக்கட்டுமா?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `இன்னும் புரியவில்லை. ${example(slot, shown, topic, format)} அல்லது “என்னை அழையுங்கள்” என்று சொன்னால் ஏஜென்ட் பேசுவார்.`
      : `மன்னிக்கவும், புரியவில்லை. ${slot === null ? 'வேறு விதமாகச் சொல்ல முடியுமா?' : questions[topic.intent][slot](topic)}`,
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
  heard: () => 'சரி, புரிகிறது.',
  declined: () => 'மதம், சாதி, உணவு, குடும்பம் பார்த்து வீடு தேர்ந்தெடுப்பதில்லை. மற்ற எல்லாவற்றிலும் உதவத் தயார்.',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'இப்போது திறக்கும் படிவத்தில் அந்த எண்ணைச் சரிபார்த்து அனுப்புங்கள்; அங்கே பாதுகாப்பாக இருக்கும், ஏஜென்ட் அந்த எண்ணுக்கே அழைப்பார்.'
    if (typed)
      return 'இப்போது திறக்கும் படிவத்தில் உங்கள் எண்ணைச் சரிபார்த்து அனுப்புங்கள்; அங்கே பாதுகாப்பாக இருக்கும், ஏஜென்ட் அழைப்பார்.'
    if (another)
      return 'கண்டிப்பாக. யாரை அழைக்க வேண்டுமோ அவருடைய பெயரையும் மொபைல் எண்ணையும் கொடுங்கள், ஏஜென்ட் அவரையே அழைப்பார்.'
    return asked
      ? 'உங்களுக்குக் கொடுக்க என்னிடம் எண் எதுவும் இல்லை. உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுங்கள், ஏஜென்ட்டே உங்களை அழைப்பார்.'
      : `${behind ? '' : 'கண்டிப்பாக. '}உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுங்கள், ஏஜென்ட் அழைப்பார்.`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `அழைப்பு நேரம் குறித்துக்கொண்டேன்: ${when(words)}.` : `${when(words)} அழைக்கச் சொல்கிறேன்.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'இந்தக் கேள்விக்கும் ஏஜென்ட்தான் பதில் சொல்ல முடியும்.'
    return finished
      ? 'விளம்பரத்தில் உள்ளது மட்டுமே எனக்குத் தெரியும்; உங்கள் கேள்விக்கான பதில் அதில் இல்லை.'
      : 'விளம்பரத்தில் உள்ளது மட்டுமே எனக்குத் தெரியும். ஏஜென்ட் சொல்வார், “என்னை அழையுங்கள்” என்று சொல்லுங்கள்.'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'நேரில் பார்ப்பதை ஏஜென்ட்டிடம் தொலைபேசியில்தான் முடிவு செய்ய முடியும்.'
    return day === undefined
      ? 'நேரில் பார்ப்பதை உரிமையாளரோ ஏஜென்ட்டோ ஏற்பாடு செய்வார்கள்.'
      : `${position === undefined ? '' : `எண் ${format.number(position)}-ஐப் `}பார்க்க நீங்கள் ${when(day)} வருவதாகக் குறித்துக்கொண்டேன். நேரத்தை உரிமையாளரோ ஏஜென்ட்டோ முடிவு செய்வார்கள்.`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'அது விளம்பரங்களில் இருக்காது, அதனால் அதை வைத்துத் தேட முடியாது.'
        : 'அது விளம்பரங்களில் இருக்காது; ஏஜென்ட் கேட்டுச் சொல்வார்.'
    const untold = list(facts.map((fact) => untoldFacts[fact]))
    return offered
      ? `${untold} என்று விளம்பரங்களில் இருக்காது, அதனால் இதை வைத்துத் தேட முடியாது.`
      : `${untold} என்று விளம்பரங்களில் இருக்காது; ஏஜென்ட் கேட்டுச் சொல்வார்.`
  },
  nothing_shown: ({ searched }) =>
    searched ? 'நீங்கள் கேட்ட மாதிரி காட்ட இப்போது எதுவும் இல்லை.' : 'இன்னும் எதையும் காட்டவில்லை.',
  only_so_many: ({ count }, format) =>
    count === 1
      ? `ஒன்று மட்டுமே காட்டினேன். அதற்கு “எண் ${format.number(1)}” அல்லது “இன்னும் காட்டுங்கள்” என்று சொல்லுங்கள்.`
      : `${format.number(count)} மட்டுமே காட்டினேன். அதில் எது?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'இப்போதும் நீங்கள் கேட்ட மாதிரி இல்லை.' : 'மன்னிக்கவும், நீங்கள் கேட்ட மாதிரியே எதுவும் இல்லை.'
    return `${act.follows === null ? nothing : asRent(nothingOf[act.follows], isToRent(act.topic), priceWord)} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again
      ? `இந்த முறையும் ${noneSuch(topic, format)} இல்லை.`
      : `மன்னிக்கவும், ${noneSuch(topic, format)} இப்போது இல்லை.`,
  least_price: ({ price, area, transaction_type }, format) =>
    `நீங்கள் கேட்டது போல இப்போது இருப்பதில் குறைந்த ${transaction_type === 'rent' ? 'வாடகை' : 'விலை'} ${format.price(price, transaction_type)}; அது ${places.area.in(area)} இருக்கிறது.`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `இந்த முறையும் ${noneSuch(topic, format)} இல்லை. ${nextWords.change}`
    return follows === null
      ? `மன்னிக்கவும், ${noneSuch(topic, format)} இப்போது இல்லை. எதையாவது மாற்றலாம், அல்லது ஏஜென்ட் தேடித் தருவார்.`
      : `${asRent(nothingLeft[follows], isToRent(topic), priceWord)} எதையாவது மாற்றலாம், அல்லது ஏஜென்ட் தேடித் தருவார்.`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `${places.inCities(cities)} இப்போது என்னிடம் எதுவும் இல்லை${areas.length > 0 ? `, ${places.inAll(areas)}கூட இல்லை` : ''}.`,
  nearest_towns: ({ near }, format) =>
    `அருகில் கிடைக்கும் ஊர் என்றால் ${list(near.map(({ name, kilometres }) => `${places.named(name)} (${format.distance(kilometres)})`))}. அங்கே பார்க்கட்டுமா?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} ஏஜென்ட் உங்களுக்காகத் தேடித் தருவார்.`,
  bathrooms_told: () => 'பாத்ரூம் எண்ணிக்கையை வைத்துத் தேட முடியாது; எத்தனை இருக்கிறது என்று ஒவ்வொரு வீட்டிலும் இருக்கும்.',
  no_photos: () => 'விளம்பரங்களில் போட்டோ இல்லை; ஏஜென்ட்டிடம் கேட்டு வாங்கலாம்.',
  town_stays_open: ({ city }) =>
    `எப்போது வேண்டுமானாலும் வேறு ஊர் சொல்லுங்கள், அல்லது பிறகு மீண்டும் கேளுங்கள்: ${places.city.in(city)} புதிதாக ஏதாவது வரலாம்.`,
  cannot_notify: () => 'புதிதாக ஏதாவது வந்தால் என்னால் தகவல் அனுப்ப முடியாது; ஆனால் ஏஜென்ட் அழைத்துச் சொல்வார்.',
  nothing_fits: () =>
    'ஆனால் அப்படியே பொருந்துவது இப்போது என்னிடம் இல்லை. கீழே உள்ளதில் ஒன்றை மாற்றினால் இன்னும் கிடைக்கும், அல்லது ஏஜென்ட் தேடித் தருவார்.',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${relaxed.map((one) => wayOf(one, topic, format, true, rooms).such).join(', ')} இன்னும் சில உள்ளன, காட்டட்டுமா?`,
  shown_again: () => 'இதோ, மீண்டும் காட்டுகிறேன்.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `எண் ${format.number(position)}` : 'இது'}: ${places.where(listing)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `${rents ? 'வாடகையை' : 'விலையை'} உரிமையாளர் குறைப்பாரா என்று ஏஜென்ட் கேட்டுச் சொல்வார்.`
      : `உரிமையாளர் கேட்பது ${format.price(home.price, home.transaction_type)}. குறைப்பாரா என்று ஏஜென்ட் அவரிடம் கேட்டுச் சொல்வார்.`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'என் பட்டியலில் உள்ள வீடுகளின் விலை மட்டும்தான் எனக்குத் தெரியும்.'
    return shown.price.min === shown.price.max
      ? `நான் காட்டியது ${format.price(shown.price.min, shown.transaction_type)}.`
      : `நான் காட்டியவை ${format.budget(shown.price, shown.transaction_type)} உள்ளன.`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    const name = transaction_type === 'rent' ? 'வாடகை' : 'விலை'
    return least === usual
      ? `பெரும்பாலும் ${price(usual)} அளவில் இருக்கும்.`
      : `${name} ${price(least)} முதல் தொடங்குகிறது; பெரும்பாலும் ${price(usual)} அளவில் இருக்கும்.`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'உங்கள் கேள்விக்கான பதில் விளம்பரத்தில் இல்லை.'
      : `${untoldOf(facts, amenities).join(', ')} என்ற தகவல் விளம்பரத்தில் இல்லை.${offered ? '' : ' ஏஜென்ட் விசாரித்துச் சொல்வார்.'}`,
  told_all: () => 'நான் சொன்னதற்கு மேல் விளம்பரத்தில் எதுவும் இல்லை.',
  answer_amenity: createAmenityAnswer({
    has: (named) => `ஆமாம், ${there(named)}.`,
    otherwise: (furnishing) => `இல்லை, அது ${amenityNames[furnishing]}.`,
    silent: (unsaid) => `${whether(unsaid)} என்ற தகவல் விளம்பரத்தில் இல்லை.`,
  }),
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.', priceWord),
  which_have: createWhichHave(
    {
      none: (amenity) => `${whether([amenity])} என்று இவற்றில் எதிலும் சொல்லவில்லை`,
      both: (amenity) =>
        isFurnishing(amenity)
          ? `இரண்டுமே ${amenityNames[amenity]}`
          : `இரண்டிலும் ${amenityNames[amenity]} உள்ளது`,
      all: (amenity, count) =>
        isFurnishing(amenity)
          ? `${count} வீடுகளுமே ${amenityNames[amenity]}`
          : `${count} இடத்திலும் ${amenityNames[amenity]} உள்ளது`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `எண் ${number} மட்டும் ${amenityNames[amenity]}`
          : `எண் ${number} இல் மட்டும் ${amenityNames[amenity]} உள்ளது`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `எண் ${list(numbers)} ${amenityNames[amenity]}`
          : `எண் ${list(numbers)} ஆகியவற்றில் ${amenityNames[amenity]} உள்ளது`,
      unsaid: (others) => (others === 1 ? 'மற்றதில் சொல்லவில்லை' : 'மற்றவற்றில் சொல்லவில்லை'),
    },
    '.',
  ),
  gone: () => 'மன்னிக்கவும், அது இப்போது இல்லை.',
  owner_done: ({ topic }, format) =>
    `நன்றி. குறித்துக்கொண்டேன்: ${describe(topic, format)}. ஏஜென்ட் தொடர்பு கொள்வார்; உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுங்கள்.`,
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
  if (slot === 'place') return `${places.where(wishedPlace(topic))} பார்க்கிறேன்`
  const now = wishText(slot, topic, format)
  const { intent, wishes } = topic
  if (slot === 'price') return `${intent === 'offer' ? 'விலை' : 'பட்ஜெட்'} ${now}`
  if (slot === 'transaction_type' && intent === 'search')
    return `${wishes.transaction_type === 'rent' ? 'வாடகைக்குப்' : 'வாங்குவதற்குப்'} பார்க்கிறேன்`
  if (slot !== 'area' && slot !== 'city') return now
  const [was, is] = [before.wishes[slot], wishes[slot]]
  if (is === undefined) return now
  const instead = was === undefined ? '' : `${dative(places[slot].in(was))}ப் பதில் `
  const inside = slot === 'area' ? places.inAll([is, ...(topic.beside ?? [])]) : places.city.in(is)
  return `${instead}${inside} பார்க்கிறேன்`
}

/** சென்னையில் → சென்னைக்கு, தாம்பரத்தில் → தாம்பரத்துக்கு, கரியாவில் → கரியாவுக்கு. */
function dative(inside: string): string {
  if (inside.endsWith('-ல்')) return inside.replace(/ல்$/, 'க்கு')
  return /யில்$/.test(inside) ? inside.replace(/யில்$/, 'க்கு') : inside.replace(/ில்$/, 'ுக்கு')
}

/** "லிஃப்ட், பார்க்கிங் உண்டா", "ஃபர்னிஷ்டா" */
/** "பார்க்கிங், லிஃப்ட் உள்ளது, ஃபர்னிஷ்டு" */
function there(named: readonly Amenity[]): string {
  const others = named.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${list(others)} உள்ளது`] : []),
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
    ...(others.length > 0 ? [`${others.join(', ')} உண்டா`] : []),
    ...unsaid.filter(isFurnishing).map((one) => amenityNames[one].replace(/ு$/, 'ா')),
  ].join(', ')
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'விலை'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'அதைப் பிறகு முடிவு செய்யலாம்'
  return slot === 'amenities' ? 'வேறு எதுவும் கட்டாயமில்லை' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'வாடகைக்கா வாங்குவதற்கா என்று பிறகு முடிவு செய்யலாம்',
    city: 'எந்த ஊரானாலும் பார்க்கிறேன்',
    area: 'எந்தப் பகுதியானாலும் பார்க்கிறேன்',
    price: 'பட்ஜெட் எவ்வளவு ஆனாலும் பார்க்கிறேன்',
    bedrooms: 'எத்தனை பெட்ரூம் ஆனாலும் பார்க்கிறேன்',
    size_sqft: 'எந்த அளவானாலும் பார்க்கிறேன்',
    amenities: 'எந்த வசதியும் கட்டாயமில்லை',
  },
  kinds: (kinds) => `${kinds.map((kind) => eitherKind[kind]).join(' ')} எதுவானாலும் பார்க்கிறேன்`,
  amenities: (dropped) => `${dropped.map((amenity) => amenityNames[amenity]).join(', ')} இல்லாவிட்டாலும் சரி`,
  list: (clauses) => clauses.join(', '),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer')
    return `சரி, நீக்கிவிட்டேன்: ${list(what.map((one) => nameOf(one, topic.intent)))}.`
  return `${assent('சரிங்க', openAgain(what, topic), behind)}.`
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
      return `${areaOf(before, 'அந்தப் பகுதி')} ${before.wishes.city === undefined ? 'வேறு ஊரில்' : places.city.in(before.wishes.city)} இருப்பதால் இப்போது அதை விட்டுவிடுகிறேன்.`
    case 'land':
      return `மனை என்பதால் ${things} பார்க்கத் தேவையில்லை, விட்டுவிட்டேன்.`
    case 'rooms':
      return 'மனையில் பெட்ரூம் இல்லை; உங்களுக்கு வீடு வேண்டும் என்று எடுத்துக்கொள்கிறேன்.'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
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
  if (follows !== null) return `இதோ, ${asRent(foundAs[follows], isToRent(topic), priceWord)} ${number}.`
  return `நீங்கள் கேட்டபடி ${number} ${count === 1 ? 'கிடைத்தது' : 'கிடைத்தன'}: ${describe(topic, format)}.`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  many: boolean,
  rooms: readonly number[] = [],
): Way {
  const are = many ? 'உள்ளன' : 'உள்ளது'
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'அருகில்' : places.area.near(wishes.area)
      return { is: `${near} ${are}`, such: near }
    }
    case 'any_area': {
      const city = wishes.city === undefined ? 'அதே ஊரில்' : places.city.in(wishes.city)
      return { is: `${city} வேறு ${many ? 'பகுதிகளில்' : 'பகுதியில்'} ${are}`, such: `${city} வேறு பகுதிகளில்` }
    }
    case 'price': {
      const beyond = wishes.price?.max === undefined ? 'குறைவு' : 'அதிகம்'
      const such = wishes.price?.max === undefined ? 'குறைவாக' : 'அதிகமாக'
      return { is: `பட்ஜெட்டைவிடச் சற்று ${beyond}`, such: `பட்ஜெட்டைவிடச் சற்று ${such}` }
    }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'அல்லது', format)
      return { is: `${counts} பெட்ரூம்`, within: true, such: `${counts} பெட்ரூமுடன்` }
    }
    case 'size':
      return { is: 'பரப்பளவு சற்று மாறுபடும்', within: true, such: 'சற்று மாறுபட்ட பரப்பளவில்' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'எல்லா வசதிகளும் குறிப்பிடவில்லை', within: true, such: 'எல்லா வசதிகளும் குறிப்பிடாமல்' }
      const whetherSo = `${whether([one])} என்று`
      return { is: `${whetherSo} குறிப்பிடவில்லை`, within: true, such: `${whetherSo} குறிப்பிடாமல்` }
    }
    case 'property_type':
      return wishes.property_type === 'apartment'
        ? { is: 'ஃபிளாட் அல்ல, வீடு', such: 'ஃபிளாட்டுக்குப் பதில் வீடுகள்' }
        : { is: 'தனி வீடு அல்ல, ஃபிளாட்', such: 'வீட்டுக்குப் பதில் ஃபிளாட்டுகள்' }
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

/** What none of the wishes was met by, in one sentence; `they` and `within` name the homes. */
function told(act: Differing, format: Formatter, they: string, within: string, ofThem: string): string {
  const { topic, rooms, count } = act
  const words = {
    they: [they, within],
    ofThem,
    some: ['சில', 'சிலவற்றில்'],
    one: ['ஒன்று', 'ஒன்றில்'],
    and: ', ',
    inThem: count > 1 ? 'அவற்றில்' : 'அதில்',
  } as const
  return `${tellWays(act, (one, many) => wayOf(one, topic, format, many, rooms), words)}.`
}

/** Homes that are as wished but of the other kind: "but there is a flat that fits otherwise". */
function ofOtherKind({ topic, count }: ActOf<'found_close'>): string {
  const isHouse = topic.wishes.property_type === 'apartment'
  if (count === 1) return `ஆனால் மற்றபடி பொருந்தும் ${isHouse ? 'தனி வீடு' : 'ஃபிளாட்'} ஒன்று உள்ளது.`
  return `ஆனால் மற்றபடி பொருந்தும் ${isHouse ? 'தனி வீடுகள்' : 'ஃபிளாட்டுகள்'} உள்ளன.`
}

/** Homes that come close. */
function close(act: ActOf<'found_close'>, format: Formatter): string {
  if (act.relaxed.length === 1 && act.relaxed[0] === 'property_type') return ofOtherKind(act)
  return act.count === 1
    ? told(act, format, 'ஓரளவு பொருந்துவது', 'ஓரளவு பொருந்துவதில்', '')
    : told(act, format, 'ஓரளவு பொருந்துபவை', 'ஓரளவு பொருந்துபவற்றில்', 'ஓரளவு பொருந்துபவற்றில்')
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1 ? told(act, format, 'இது', 'இதில்', '') : told(act, format, 'இவை', 'இவற்றில்', 'இவற்றில்')
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
    good.length > 0 ? `${list(good)} — எல்லாம் நீங்கள் கேட்டபடியே.` : '',
    bad.length > 0 ? `ஆனால் ${bad.join('; ')}.` : good.length > 0 ? '' : 'நீங்கள் சொன்ன எல்லாம் பொருந்துகிறது.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** "Be it a flat, be it a house". */
const eitherKind: Record<PropertyType, string> = { apartment: 'ஃபிளாட்டோ', house: 'தனி வீடோ', land: 'மனையோ' }

/** All that Guru says in Tamil. */
export const tamilReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
