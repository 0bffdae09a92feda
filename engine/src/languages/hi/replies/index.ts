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
import { places } from './places.ts'
import { examples, questions } from './questions.ts'
import { when } from './when.ts'

/*
 * Guru speaks politely (आप) and of itself without a gender. For a native speaker to check first: found,
 * found_close, offer_relaxed, let_go, declined.
 */

const openers = ['ठीक है', 'अच्छा', 'ठीक है जी', 'जी अच्छा'] as const

const comparedWords: ComparedWords = {
  sizeUnsaid: 'साइज़ नहीं लिखा है।',
  bedroomsUnsaid: 'कितने बेडरूम हैं, यह नहीं लिखा है।',
  samePrice: 'दाम बराबर है।',
  cheapest: (position, several) => `नंबर ${position} ${several ? 'सबसे ' : ''}सस्ता है।`,
  biggest: (position, several) => `नंबर ${position} ${several ? 'सबसे ' : ''}बड़ा है।`,
  cheapestAndBiggest: (position, several) => `नंबर ${position} ${several ? 'सबसे ' : ''}सस्ता भी है और बड़ा भी।`,
  slightlyCheaper: (position) => `दाम लगभग बराबर है, नंबर ${position} का थोड़ा कम।`,
  slightlyBigger: (position) => `साइज़ लगभग बराबर है, नंबर ${position} थोड़ा बड़ा।`,
  only: (position, amenities) =>
    `${list(amenities.map((one) => amenityNames[one]))} सिर्फ नंबर ${position} में ${amenities.length > 1 ? 'हैं' : 'है'}।`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `नंबर ${position} ${amenityNames[furnishing]} है`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'क्या बदलना है?',
  liked: { one: 'पसंद आया?', many: 'इनमें से कोई पसंद आया?' },
  wouldDo: { one: 'यह चलेगा?', many: 'इनमें से कोई चलेगा?' },
  hint: {
    none: 'कुछ भी बदलना हो तो बताइए, या एजेंट से बात करने के लिए “मुझे कॉल करें” कहिए।',
    one: '“सस्ता” कहिए, जो बदलना हो बताइए, या “मुझे कॉल करें” कहिए।',
    many: '“और दिखाइए” या “सस्ता” कहिए, या जो बदलना हो बताइए।',
  },
}
const whatNext = createWhatNext(nextWords)

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'नमस्ते! मैं गुरु हूँ। घर या ज़मीन ढूँढने में आपकी मदद के लिए हाज़िर हूँ।',
  language_soon: ({ language }) => `${languageNames[language].own} मुझे अभी सीखनी है। फिलहाल हिन्दी में बात करते हैं।`,
  language_changed: () => 'ठीक है, अब हिन्दी में बात करते हैं।',
  greeting: () => 'नमस्ते! आपका स्वागत है।',
  you_are_welcome: () => 'आपकी मदद करके खुशी हुई।',
  goodbye: () => 'नमस्ते, शुभकामनाएँ! जब मन हो, इस चैट पर लौट आइए।',
  take_your_time: () => 'बिल्कुल, कोई जल्दी नहीं है। जब चाहें, यहीं से आगे बात हो जाएगी।',
  ten_digits: () => 'मोबाइल नंबर में दस अंक होते हैं, अपना नंबर देखकर फिर से लिखिए।',
  nobody_calls: ({ briefly }) => `ठीक है जी, अभी कोई कॉल नहीं।${briefly ? '' : ' जब मन हो, बता दीजिए।'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'घर रोककर रखना मेरे हाथ में नहीं है: मालिक किसी को दे न दे, तब तक वह सबके लिए खुला है। पसंद है तो एजेंट मालिक से बात कर सकता है।'
    if (asked === 'wish') return 'यह बात कॉल आने पर एजेंट से कह दीजिए; मेरी तरफ़ से बस कॉल का समय ही पहुँचता है।'
    if (asked === 'owner')
      return 'मालिक से बात एजेंट के ज़रिये ही होती है: कॉल आने पर एजेंट से कहिए कि मालिक से बात करनी है।'
    return asked === 'writing'
      ? 'एजेंट कॉल ही करते हैं, व्हाट्सऐप पर नहीं लिखते। जवाब यहीं चैट में मिलेगा।'
      : 'देने के लिए मेरे पास कोई नंबर नहीं है।'
  },
  number_any_time: () => 'नंबर के बिना एजेंट कॉल नहीं कर पाएगा। जब चाहें, यहीं दे दीजिए।',
  number_not_needed: () =>
    'यहाँ देखने के लिए नंबर देना ज़रूरी नहीं है। बस जाकर देखना कॉल पर तय होता है; जब चाहें, बता दीजिए।',
  help: ({ finished }) =>
    finished
      ? '“और दिखाइए”, “सस्ता” या “दूसरा वाला” कहिए, कोई भी बात बदलिए, या एजेंट से बात करने के लिए “मुझे कॉल करें” कहिए। “फिर से शुरू करें” कहने पर नई खोज शुरू होगी।'
      : 'अपने शब्दों में बताइए कि क्या चाहिए: कहाँ, कितना बड़ा, कितने तक का। कोई भी बात कभी भी बदली जा सकती है। एजेंट से बात करनी हो तो “मुझे कॉल करें” कहिए।',
  about_guru: ({ asked }) => {
    if (asked === 'who')
      return 'मैं गुरु हूँ, एक एआई सहायक: प्रोग्राम, इंसान नहीं। घर और ज़मीन ढूँढने में मदद करना मेरा काम है।'
    if (asked === 'privacy')
      return 'आपकी बातचीत यहाँ घर ढूँढने के लिए रखी जाती है, और आपका नंबर एजेंट को तभी दिखता है जब आप उसे देते हैं। बाकी सब, और उसे मिटवाने का तरीका, इस साइट की गोपनीयता नीति में लिखा है।'
    if (asked === 'fees')
      return 'मुझसे बात करने का कोई पैसा नहीं लगता। एजेंट वह है जो घर दिखाता है और मालिक से बात करता है; उसकी फीस वही बताएगा।'
    return `इन भाषाओं में बात हो सकती है: ${list(liveLanguages.map((code) => languageNames[code].own))}। जो पसंद हो, बताइए।`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'ये बातें सिर्फ इसलिए पूछी जाती हैं कि आपकी पसंद के घर दिखाए जा सकें; जिस बात से फर्क न पड़े, उस पर “कोई भी चलेगा” कह दीजिए।'
      : 'ये बातें सिर्फ इसलिए पूछी जाती हैं कि एजेंट को आपकी प्रॉपर्टी की सही जानकारी मिले; जो न बताना चाहें, रहने दीजिए।',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'अभी मेरे पास कोई लिस्टिंग नहीं है।'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `मेरे पास इन शहरों में घर हैं: ${list(named)}।`
    return `मेरे पास इन शहरों में घर हैं: ${named.join(', ')} और ${others} और ${others === 1 ? 'शहर' : 'शहरों'} में।`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'माफ कीजिए, मेरा काम सिर्फ घर और ज़मीन ढूँढने में मदद करना है।'
      : asked === 'hostel'
        ? 'मेरे पास अकेले कमरे, पीजी या हॉस्टल नहीं हैं, पर किराये के छोटे फ्लैट (1 BHK) हैं।'
        : 'मेरे पास सिर्फ रहने के घर और ज़मीन हैं: फ्लैट, मकान और प्लॉट। दुकान, ऑफिस या पीजी नहीं।',
  place_unknown: ({ name }) => `माफ कीजिए, “${name}” नाम की जगह नहीं मिली।`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} ऐसा कुछ नहीं है।`,
  areas_together: ({ areas }) =>
    `${list(areas.map((area) => places.named(area)))}${areas.length === 2 ? ' दोनों' : ''} में देखते हैं।`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, नोट कर लिया।`,
  liked: ({ amenities }) =>
    `${list(amenities.map((one) => amenityNames[one]))}: ज़रूरी नहीं, पर ऐसे घर पहले दिखाएँगे।`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} को छोड़कर देखते हैं।`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `पहले ${places.area.in(first)} देखते हैं। `}${list(
      others.map((other) => `“${places.named(other)}”`),
      'या',
    )} कहेंगे तो फिर वहाँ देखेंगे।`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `ठीक है, अब ${describe(topic, format)} देखते हैं।`
    return `ठीक है, अब ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}।`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], list(slots.map((slot) => freedAs(slot, topic))), behind)}।`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `जी हाँ, ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))}, यह पहले से नोट है।`,
  offer_begun: () =>
    'तो आपको अपनी प्रॉपर्टी बेचनी या किराये पर देनी है। पहले ब्योरा नोट कर लेते हैं, फिर एजेंट आपसे संपर्क करेगा।',
  search_resumed: () => 'तो आपको घर या ज़मीन चाहिए।',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'क्या-क्या चाहिए? जैसे पार्किंग, लिफ्ट या पावर बैकअप।',
  offer_callback: () => 'एजेंट से कॉल करवा दें?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `अब भी समझ नहीं आया। ${example(slot, shown, topic, format)} या “मुझे कॉल करें” कहिए, एजेंट आपसे बात करेगा।`
      : `माफ कीजिए, समझ नहीं आया। ${slot === null ? 'थोड़ा अलग तरह से बताएँगे?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `हाँ या नहीं बोलिए: आपने कहा ${heard}, सही है?` : `आपने कहा ${heard} — सही है?`
  },
  misheard: () => 'माफ़ कीजिए, सुनने में गलती हुई।',
  confirm_restart: () => 'अब तक की सारी बातें छोड़कर फिर से शुरू करें?',
  restarted: () => 'ठीक है, फिर से शुरू करते हैं।',
  carry_on: () => 'ठीक है, सब कुछ वैसा ही रहेगा।',
  all_right: () => 'ठीक है।',
  heard: () => 'जी, ठीक है।',
  declined: () => 'धर्म, जाति, खान-पान या परिवार के आधार पर यहाँ घर नहीं चुने जाते। बाकी हर बात में खुशी से मदद मिलेगी।',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'खुलने वाले फॉर्म में नंबर देखकर भेज दीजिए: वहाँ वह सुरक्षित रहेगा, और एजेंट उसी नंबर पर कॉल करेगा।'
    if (typed) return 'खुलने वाले फॉर्म में अपना नंबर देखकर भेज दीजिए: वहाँ वह सुरक्षित रहेगा, और एजेंट आपको कॉल करेगा।'
    if (another) return 'ज़रूर। जिनको कॉल करना है, उनका नाम और मोबाइल नंबर दीजिए, एजेंट उन्हीं को कॉल करेगा।'
    return asked
      ? 'देने के लिए मेरे पास कोई नंबर नहीं है। आप अपना नाम और मोबाइल नंबर छोड़ दीजिए, एजेंट ही आपको कॉल करेगा।'
      : `${behind ? '' : 'ज़रूर। '}अपना नाम और मोबाइल नंबर दीजिए, एजेंट आपको कॉल करेगा।`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `कॉल का समय लिख लिया है: ${when(words)}।` : `${when(words)} कॉल करवा देंगे।`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'इस सवाल का जवाब भी एजेंट ही दे पाएगा।'
    return finished
      ? 'मुझे सिर्फ लिस्टिंग में लिखी बातें पता हैं, और आपके सवाल का जवाब उनमें नहीं है।'
      : 'इसका जवाब मेरे पास नहीं है; मुझे सिर्फ लिस्टिंग में लिखी बातें पता हैं। एजेंट बता सकता है, बस “मुझे कॉल करें” कहिए।'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'जाकर देखने की बात फ़ोन पर एजेंट से ही तय होगी।'
    return day === undefined
      ? 'देखने का समय मालिक या एजेंट तय करता है।'
      : `लिख लिया है कि आप ${when(day)} ${position === undefined ? '' : `नंबर ${format.number(position)} `}देखना चाहते हैं। समय मालिक या एजेंट तय करेगा।`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'लिस्टिंग में यह नहीं लिखा होता, इसलिए इसके हिसाब से खोजना मुमकिन नहीं।'
        : 'लिस्टिंग में यह नहीं लिखा होता; एजेंट पता कर सकता है।'
    const untold = list(facts.map((fact) => untoldFacts[fact]))
    return offered
      ? `लिस्टिंग में यह नहीं लिखा होता कि ${untold}, इसलिए इसके हिसाब से खोजना मुमकिन नहीं।`
      : `लिस्टिंग में यह नहीं लिखा होता कि ${untold}; एजेंट पता कर सकता है।`
  },
  nothing_shown: ({ searched }) =>
    searched ? 'अभी आपकी पसंद का कुछ नहीं है जो दिखाया जा सके।' : 'अभी तक आपको कोई प्रॉपर्टी नहीं दिखाई है।',
  only_so_many: ({ count }, format) =>
    count === 1
      ? `अभी तक एक ही दिखाई है। उसके लिए “नंबर ${format.number(1)}” कहिए, या “और दिखाइए”।`
      : `अभी तक ${format.number(count)} दिखाई हैं। उनमें से कौन सी?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'बिल्कुल वैसा अब भी कुछ नहीं है।' : 'माफ कीजिए, बिल्कुल वैसा कुछ नहीं मिला।'
    return `${act.follows === null ? nothing : nothingOf[act.follows]} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again ? `${noneSuch(topic, format)} भी नहीं है।` : `माफ कीजिए, ${noneSuch(topic, format)} अभी नहीं है।`,
  least_price: ({ price, area, transaction_type }, format) =>
    `जैसा आप चाहते हैं, वैसा सबसे सस्ता ${transaction_type === 'rent' ? 'घर ' : ''}${places.area.in(area)} है, ${format.price(price, transaction_type)}।`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `अभी ${noneSuch(topic, format)} नहीं है। ${nextWords.change}`
    return follows === null
      ? `माफ कीजिए, ${noneSuch(topic, format)} अभी नहीं है। चाहें तो कुछ बदल लीजिए, या एजेंट आपके लिए ढूँढ देगा।`
      : `${nothingLeft[follows]} चाहें तो कुछ बदल लीजिए, या एजेंट आपके लिए ढूँढ देगा।`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `अभी ${places.inCities(cities)} मेरे पास कुछ भी नहीं है${areas.length > 0 ? `, ${places.inAll(areas)} भी नहीं` : ''}।`,
  nearest_towns: ({ near }, format) =>
    `सबसे पास ${list(near.map(({ name, kilometres }) => `${places.city.in(name)} (${format.distance(kilometres)})`))} कुछ मिल सकता है। वहाँ देखें?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} एजेंट आपके लिए ढूँढ सकता है।`,
  bathrooms_told: () => 'बाथरूम की गिनती से खोज नहीं हो सकती; हर घर के साथ लिखा होता है कि कितने हैं।',
  no_photos: () => 'लिस्टिंग में फोटो नहीं होतीं; एजेंट से मँगवा सकते हैं।',
  town_stays_open: ({ city }) =>
    `जब चाहें कोई दूसरा शहर बताइए, या बाद में फिर पूछिए: ${places.city.in(city)} कुछ नया आ सकता है।`,
  cannot_notify: () => 'कुछ नया आने पर यहाँ से अपने आप खबर नहीं जाती, पर एजेंट कॉल करके बता सकता है।',
  nothing_fits: () =>
    'पर इन सब बातों से मेल खाता मेरे पास अभी कुछ नहीं है। नीचे में से कुछ बदलें तो और मिलेंगे, या एजेंट आपके लिए ढूँढ सकता है।',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${list(relaxed.map((one) => wayOf(one, topic, format, true, rooms).such))} कुछ और भी हैं, दिखा दें?`,
  shown_again: () => 'ये रहे, एक बार फिर।',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `नंबर ${format.number(position)}` : 'यह'} ${places.where(listing)} ${listedHome(listing, format)} है, ${format.price(listing.price, listing.transaction_type)} का।`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `मालिक ${rents ? 'किराया' : 'दाम'} कुछ कम करेगा या नहीं, यह एजेंट उससे पूछकर बताएगा।`
      : `मालिक ने ${format.price(home.price, home.transaction_type)} माँगे हैं। कुछ कम होगा या नहीं, यह एजेंट मालिक से पूछकर बताएगा।`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'मुझे सिर्फ़ अपनी लिस्टिंग वाले घरों के दाम पता हैं।'
    return shown.price.min === shown.price.max
      ? `जो मैंने दिखाया है, वह ${format.price(shown.price.min, shown.transaction_type)} का है।`
      : `जो मैंने दिखाए हैं, उनका दाम ${format.budget(shown.price, shown.transaction_type)} तक है।`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    return least === usual
      ? `ज़्यादातर ${price(usual)} के आसपास हैं।`
      : `इनके दाम ${price(least)} से शुरू होते हैं, ज़्यादातर ${price(usual)} के आसपास हैं।`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'इस सवाल का जवाब लिस्टिंग में नहीं लिखा है।'
      : `लिस्टिंग में यह नहीं लिखा कि ${list(untoldOf(facts, amenities))}।${offered ? '' : ' एजेंट पता कर सकता है।'}`,
  told_all: () => 'लिस्टिंग में इससे ज़्यादा कुछ नहीं लिखा है।',
  answer_amenity: createAmenityAnswer({
    has: (named) => `हाँ, ${list(named.map((one) => amenityNames[one]))} ${named.length > 1 ? 'हैं' : 'है'}।`,
    otherwise: (furnishing) => `नहीं, यह ${amenityNames[furnishing]} है।`,
    silent: (unsaid) => {
      const [one] = unsaid
      return unsaid.length === 1 && one !== undefined
        ? `${amenityNames[one]} है या नहीं, यह लिस्टिंग में नहीं लिखा।`
        : `${list(unsaid.map((each) => amenityNames[each]))} है या नहीं, यह लिस्टिंग में नहीं लिखा।`
    },
  }),
  listed: createListed(listingSentences, pointSentences, '।'),
  compared: createCompared(listingSentences, comparedWords, '।'),
  which_have: createWhichHave(
    {
      none: (amenity) => `${amenityNames[amenity]} है या नहीं, यह इनमें से किसी में नहीं लिखा`,
      both: (amenity) =>
        isFurnishing(amenity) ? `दोनों ${amenityNames[amenity]} हैं` : `दोनों में ${amenityNames[amenity]} है`,
      all: (amenity, count) =>
        isFurnishing(amenity)
          ? `सभी ${count} ${amenityNames[amenity]} हैं`
          : `सभी ${count} में ${amenityNames[amenity]} है`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `सिर्फ नंबर ${number} ${amenityNames[amenity]} है`
          : `${amenityNames[amenity]} सिर्फ नंबर ${number} में है`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `नंबर ${list(numbers)} ${amenityNames[amenity]} हैं`
          : `${amenityNames[amenity]} नंबर ${list(numbers)} में है`,
      unsaid: () => 'बाकी में यह नहीं लिखा',
    },
    '।',
  ),
  gone: () => 'माफ कीजिए, वह अब उपलब्ध नहीं है।',
  owner_done: ({ topic }, format) =>
    `धन्यवाद। नोट कर लिया: ${describe(topic, format)}। एजेंट आपसे संपर्क करेगा; अपना नाम और मोबाइल नंबर दीजिए।`,
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = facts.map((fact) => untoldFacts[fact])
  return amenities.length === 0
    ? told
    : [`${list(amenities.map((one) => amenityNames[one]))} है या नहीं`, ...told]
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

/** One wish as it is noted: "खरीदने के लिए देखते हैं", where the bare verb would say nothing. */
function alone(slot: Slot, topic: Topic, format: Formatter): string {
  const { intent, wishes } = topic
  if (slot !== 'transaction_type' || intent === 'offer') return wishText(slot, topic, format)
  return wishes.transaction_type === 'rent' ? 'किराये पर देखते हैं' : 'खरीदने के लिए देखते हैं'
}

function changedTo(slot: Slot | 'place', before: Topic, topic: Topic, format: Formatter): string {
  if (slot === 'place') return `${places.where(wishedPlace(topic))} देखते हैं`
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `${topic.intent === 'offer' ? 'कीमत' : 'बजट'} ${now}`
  if (slot === 'transaction_type' && topic.intent === 'search')
    return `${topic.wishes.transaction_type === 'rent' ? 'किराये पर' : 'खरीदने के लिए'} देखते हैं`
  if ((slot === 'area' || slot === 'city') && topic.intent === 'search')
    return `${slot === 'area' ? places.inAll([topic.wishes.area ?? '', ...(topic.beside ?? [])]) : places.city.in(topic.wishes.city ?? '')} देखते हैं`
  const was = before.wishes.transaction_type
  if (slot === 'transaction_type' && was !== undefined)
    return `${oblique(doing(was, before.intent))} की जगह ${now}`
  return `${wishText(slot, before, format)} की जगह ${now}`
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'कीमत'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'यह बाद में तय कर लेंगे'
  return slot === 'amenities' ? 'और कुछ ज़रूरी नहीं' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'किराया या खरीद, यह बाद में तय कर लेंगे',
    city: 'कोई भी शहर चलेगा',
    area: 'कोई भी इलाका चलेगा',
    price: 'बजट कितना भी चलेगा',
    bedrooms: 'कितने भी बेडरूम चलेंगे',
    size_sqft: 'कोई भी साइज़ चलेगा',
    amenities: 'कोई सुविधा ज़रूरी नहीं',
  },
  kinds: (kinds) => `${list(kinds.map(aProperty))}${kinds.length > 2 ? ', सब' : ' दोनों'} देखते हैं`,
  amenities: (dropped) => `${list(dropped.map((amenity) => amenityNames[amenity]))} ज़रूरी नहीं`,
  list: (clauses) => list(clauses),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer')
    return `ठीक है, हटा दिया: ${list(what.map((one) => nameOf(one, topic.intent)))}।`
  return `${assent('ठीक है', openAgain(what, topic), behind)}।`
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
          ? `वह कीमत ${now === undefined ? 'इस' : oblique(doing(now, topic.intent))} के लिए नहीं जमती, इसलिए हटा दी।`
          : `कीमत ${oblique(doing(was, topic.intent))} के लिए थी, इसलिए हटा दी।`
      if (was !== undefined) return `बजट ${oblique(doing(was, topic.intent))} के लिए था, इसलिए हटा दिया।`
      return `वह बजट ${now === undefined ? 'इस' : oblique(doing(now, topic.intent))} के लिए नहीं जमता, इसलिए हटा दिया।`
    }
    case 'city_changed':
      return `${areaOf(before, 'वह इलाका')} ${before.wishes.city === undefined ? 'दूसरे शहर में' : places.city.in(before.wishes.city)} है, इसलिए उसे अभी छोड़ देते हैं।`
    case 'land':
      return what.every((one) => one === 'bedrooms')
        ? 'प्लॉट में बेडरूम नहीं होते, इसलिए वह शर्त हटा दी।'
        : `प्लॉट में ${things} की ज़रूरत नहीं, इसलिए वह हटा दिया।`
    case 'rooms':
      return 'ज़मीन में बेडरूम नहीं होते, तो यह मान लेते हैं कि आपको घर चाहिए।'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, { one: string; many: (count: string) => string }> = {
  more: { one: 'यह एक और है।', many: (count) => `ये ${count} और हैं।` },
  cheaper: { one: 'यह कम दाम में है।', many: (count) => `ये ${count} कम दाम में हैं।` },
  costlier: { one: 'यह ज़्यादा दाम में है।', many: (count) => `ये ${count} ज़्यादा दाम में हैं।` },
  bigger: { one: 'इसमें जगह ज़्यादा है।', many: (count) => `इन ${count} में जगह ज़्यादा है।` },
  smaller: { one: 'इसमें जगह कम है।', many: (count) => `इन ${count} में जगह कम है।` },
  nearer: { one: 'यह सबसे पास है।', many: (count) => `ये ${count} सबसे पास हैं।` },
}

const nothingOf: Record<FollowUp, string> = {
  more: 'आपकी पसंद के इतने ही थे।',
  cheaper: 'आपकी पसंद के मुताबिक इससे सस्ता कुछ नहीं है।',
  costlier: 'आपकी पसंद के मुताबिक इससे महंगा कुछ नहीं है।',
  bigger: 'आपकी पसंद के मुताबिक इससे बड़ा कुछ नहीं है।',
  smaller: 'आपकी पसंद के मुताबिक इससे छोटा कुछ नहीं है।',
  nearer: 'आपकी पसंद के मुताबिक इससे पास कुछ नहीं है।',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'दिखाने के लिए और कुछ नहीं है।',
  cheaper: 'इससे सस्ता कुछ नहीं है।',
  costlier: 'इससे महंगा कुछ नहीं है।',
  bigger: 'इससे बड़ा कुछ नहीं है।',
  smaller: 'इससे छोटा कुछ नहीं है।',
  nearer: 'इससे पास कुछ नहीं है।',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = count === 1 ? 'एक' : format.number(count)
  if (follows !== null) return count === 1 ? foundAs[follows].one : foundAs[follows].many(number)
  const noun = nounOf(topic)
  const [of, verb] = count === 1 ? ['का', 'मिला'] : ['के', 'मिले']
  return `आपकी पसंद ${of} ${number} ${noun} ${verb}: ${describe(topic, format, count)}।`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  many: boolean,
  rooms: readonly number[] = [],
): Way {
  const are = many ? 'हैं' : 'है'
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'आस-पास' : places.area.near(wishes.area)
      return { is: `${near} ${are}`, such: near }
    }
    case 'any_area': {
      const of = wishes.city === undefined ? 'शहर के' : places.city.of(wishes.city)
      return { is: `${of} दूसरे ${many ? 'इलाकों' : 'इलाके'} में ${are}`, such: `${of} दूसरे इलाकों में` }
    }
    case 'price': {
      const beyond = wishes.price?.max === undefined ? 'बजट से थोड़ा नीचे' : 'बजट से थोड़ा ऊपर'
      return { is: `${beyond} ${are}`, such: beyond }
    }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'या', format)
      return {
        is: `${counts} बेडरूम ${rooms.length === 1 && rooms[0] === 1 ? 'है' : 'हैं'}`,
        within: true,
        such: `${counts} बेडरूम वाले`,
      }
    }
    case 'size':
      return { is: `थोड़े अलग साइज़ ${many ? 'के हैं' : 'का है'}`, such: 'थोड़े अलग साइज़ के' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'सारी सुविधाएँ नहीं लिखी हैं', within: true, such: 'बिना पूरी सुविधाओं वाले' }
      const named = `${obliqueAmenity(one)}${isFurnishing(one) ? ' होने' : ''}`
      return { is: `${named} का ज़िक्र नहीं है`, within: true, such: `बिना ${named} के ज़िक्र वाले` }
    }
    case 'property_type': {
      const other = wishes.property_type === 'apartment' ? 'फ्लैट की जगह मकान' : 'मकान की जगह फ्लैट'
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
    some: ['कुछ', 'कुछ में'],
    one: ['एक', 'एक में'],
    and: ' और ',
    inThem: count > 1 ? 'उनमें' : 'उसमें',
  } as const
  return `${tellWays(act, (one, many) => wayOf(one, topic, format, many, rooms), words)}।`
}

/** Homes or plots that come close. */
function close(act: ActOf<'found_close'>, format: Formatter): string {
  const noun = nounOf(act.topic)
  return act.count === 1
    ? told(act, format, `मिलता-जुलता एक ${noun}`, `मिलते-जुलते एक ${noun} में`, '')
    : told(act, format, `मिलते-जुलते ${noun}`, `मिलते-जुलते ${noun}ों में`, `मिलते-जुलते ${noun}ों में`)
}

/** What is sought; of several "ों" stands behind it. */
function nounOf({ wishes }: Topic): string {
  return wishes.property_type === 'land' ? 'प्लॉट' : 'घर'
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1
    ? told(act, format, 'यह एक', 'इसमें', '')
    : told(
        act,
        format,
        `ये ${format.number(act.count)}`,
        `इन ${format.number(act.count)} में`,
        `इन ${format.number(act.count)} में`,
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
    `${places.area.of(listing.area)} ${listedHome(listing, format)} के बारे में।`,
    good.length > 0 ? `${list(good)} — यह सब आपके कहे मुताबिक है।` : '',
    bad.length > 0 ? `लेकिन ${bad.join('; ')}।` : good.length > 0 ? '' : 'आपकी बताई हर बात से मेल खाता है।',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in Hindi. */
export const hindiReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
