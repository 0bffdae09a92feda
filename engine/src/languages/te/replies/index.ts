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

const openers = ['సరే', 'అలాగే', 'సరేనండి', 'అర్థమైంది'] as const

/** For a native speaker to check first: the questions, what was let go, and what is given up for close matches. */
const comparedWords: ComparedWords = {
  sizeUnsaid: 'సైజు చెప్పలేదు.',
  bedroomsUnsaid: 'ఎన్ని బెడ్‌రూమ్‌లు ఉన్నాయో చెప్పలేదు.',
  samePrice: 'ధర ఒకటే.',
  cheapest: (position, several) => `నంబర్ ${position} ధర ${several ? 'అన్నిటికంటే ' : ''}తక్కువ.`,
  biggest: (position, several) => `నంబర్ ${position} ${several ? 'అన్నిటికంటే ' : ''}పెద్దది.`,
  cheapestAndBiggest: (position, several) =>
    `నంబర్ ${position} ధర ${several ? 'అన్నిటికంటే ' : ''}తక్కువ, సైజు కూడా ఎక్కువ.`,
  slightlyCheaper: (position) => `ధర దాదాపు ఒకటే; నంబర్ ${position} కొంచెం తక్కువ.`,
  slightlyBigger: (position) => `సైజు దాదాపు ఒకటే; నంబర్ ${position} కొంచెం పెద్దది.`,
  only: (position, amenities) =>
    `నంబర్ ${position} లో మాత్రమే ${list(amenities.map((one) => amenityNames[one]))} ${amenities.length > 1 ? 'ఉన్నాయి' : 'ఉంది'}.`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `నంబర్ ${position} ${amenityNames[furnishing]}`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'ఏం మార్చమంటారు?',
  liked: { one: 'నచ్చిందా?', many: 'వీటిలో ఏదైనా నచ్చిందా?' },
  wouldDo: { one: 'ఇది సరిపోతుందా?', many: 'వీటిలో ఏదైనా సరిపోతుందా?' },
  hint: {
    none: 'ఏదైనా మార్చవచ్చు, లేదా ఏజెంట్‌తో మాట్లాడాలంటే “నాకు ఫోన్ చేయండి” అనండి.',
    one: 'తక్కువ ధరలో కావాలన్నా, ఏదైనా మార్చాలన్నా చెప్పండి. ఏజెంట్‌తో మాట్లాడాలంటే “నాకు ఫోన్ చేయండి” అనండి.',
    many: 'ఇంకా చూడాలన్నా, తక్కువ ధరలో కావాలన్నా, ఏదైనా మార్చాలన్నా చెప్పండి.',
  },
}
const whatNext = createWhatNext(nextWords, priceWord)

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'నమస్తే! నేను గురు. ఇల్లు గానీ స్థలం గానీ వెతకడంలో మీకు సాయం చేస్తాను.',
  language_soon: ({ language }) =>
    `${languageNames[language].own} ఇంకా నేర్చుకుంటున్నాను. ప్రస్తుతానికి తెలుగులో మాట్లాడుకుందాం.`,
  language_changed: () => 'సరే, ఇక తెలుగులో మాట్లాడుకుందాం.',
  greeting: () => 'నమస్తే! మీరు వచ్చినందుకు సంతోషం.',
  you_are_welcome: () => 'పర్వాలేదండి, ఇది నా పనే.',
  goodbye: () => 'సరేనండి, మళ్ళీ కలుద్దాం. ఎప్పుడైనా ఈ చాట్‌కి తిరిగి రావచ్చు.',
  take_your_time: () => 'తప్పకుండా, తొందరేమీ లేదు. మీకు వీలైనప్పుడు ఇక్కడి నుంచే కొనసాగించవచ్చు.',
  ten_digits: () => 'మొబైల్ నంబర్‌లో పది అంకెలు ఉంటాయి; మీ నంబర్‌ను సరిచూసి మళ్లీ రాయండి.',
  nobody_calls: ({ briefly }) => `సరేనండి, ఇప్పుడు ఫోన్ చేయించను.${briefly ? '' : ' ఎప్పుడైనా కావాలంటే చెప్పండి.'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'ఇంటిని ఎవరి కోసమూ పట్టి ఉంచడం నా వల్ల కాదు: యజమాని ఎవరికైనా ఇచ్చే వరకు అందరూ చూడవచ్చు. నచ్చితే ఏజెంట్ యజమానితో మాట్లాడతారు.'
    if (asked === 'wish') return 'అది ఫోన్ చేసే ఏజెంట్‌కే చెప్పండి; ఎప్పుడు ఫోన్ చేయాలో మాత్రమే నేను తెలియజేయగలను.'
    if (asked === 'owner') return 'యజమానితో ఏజెంట్ ద్వారానే మాట్లాడాలి: ఏజెంట్ ఫోన్ చేసినప్పుడు యజమానితో మాట్లాడాలని చెప్పండి.'
    return asked === 'writing'
      ? 'ఏజెంట్లు ఫోన్ చేస్తారు, వాట్సాప్‌లో రాయరు. నేను ఇక్కడే చాట్‌లో జవాబు ఇస్తాను.'
      : 'మీకు ఇవ్వడానికి నా దగ్గర నంబర్ ఏదీ లేదు.'
  },
  number_any_time: () => 'నంబర్ లేకుండా ఏజెంట్ ఫోన్ చేయలేరు. ఎప్పుడైనా ఇక్కడే ఇవ్వవచ్చు.',
  number_not_needed: () =>
    'ఇక్కడ చూడటానికి నంబర్ ఇవ్వాల్సిన అవసరం లేదు. వెళ్లి చూడటం మాత్రం ఫోన్‌లో ఏర్పాటవుతుంది; కావాలన్నప్పుడు చెప్పండి.',
  help: ({ finished }) =>
    finished
      ? '“ఇంకా చూపించండి”, “తక్కువ ధరలో” లేదా “రెండోది” అని చెప్పవచ్చు, ఏదైనా మార్చవచ్చు. ఏజెంట్‌తో మాట్లాడాలంటే “నాకు ఫోన్ చేయండి” అనండి. “మళ్లీ మొదలు పెడదాం” అంటే కొత్తగా వెతుకుతాను.'
      : 'మీకు ఎలాంటిది కావాలో మీ మాటల్లోనే చెప్పండి: ఎక్కడ, ఎంత పెద్దది, ఎంతలో. ఏదైనా ఎప్పుడైనా మార్చవచ్చు. ఏజెంట్‌తో మాట్లాడాలంటే “నాకు ఫోన్ చేయండి” అనండి.',
  about_guru: ({ asked }) => {
    if (asked === 'who')
      return 'నేను గురు, ఒక AI సహాయకుడిని: మనిషిని కాదు, ఒక ప్రోగ్రామ్‌ని. ఇల్లు గానీ స్థలం గానీ వెతకడంలో సాయం చేస్తాను.'
    if (asked === 'privacy')
      return 'మీకు ఇల్లు వెతకడానికే ఈ సంభాషణను ఇక్కడ ఉంచుతాం; మీరు నంబర్ ఇచ్చాకే అది ఏజెంట్‌కు కనిపిస్తుంది. మిగతా విషయాలు, దాన్ని తొలగించమని ఎలా అడగాలో ఈ సైట్‌లోని గోప్యతా విధానంలో ఉన్నాయి.'
    if (asked === 'fees')
      return 'నాతో మాట్లాడడానికి ఖర్చేమీ లేదు. ఏజెంట్ అంటే ఇల్లు చూపించి, యజమానితో మాట్లాడేవారు; ఎంత తీసుకుంటారో వారే చెబుతారు.'
    return `నేను ఈ భాషల్లో మాట్లాడతాను: ${list(liveLanguages.map((code) => languageNames[code].own))}. మీకు ఏది ఇష్టమో చెప్పండి.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'మీకు సరిపోయే ఇళ్లు చూపించడానికే అడుగుతున్నాను; మీకు ముఖ్యం కానిదానికి “ఏదైనా పర్వాలేదు” అని చెప్పండి.'
      : 'మీ ఇల్లు లేదా స్థలం గురించి ఏజెంట్‌కు సరిగ్గా తెలియడానికే అడుగుతున్నాను; చెప్పడం ఇష్టం లేనిది వదిలేయవచ్చు.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'ప్రస్తుతం నా దగ్గర ప్రకటనలేవీ లేవు.'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `నా దగ్గర ఇళ్లున్న ఊళ్లు: ${list(named)}.`
    return `నా దగ్గర ఇళ్లున్న ఊళ్లు: ${named.join(', ')}, ఇంకా ${others} ${others === 1 ? 'ఊరు' : 'ఊళ్లు'}.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'క్షమించండి, ఇళ్లు, స్థలాలు వెతకడంలో మాత్రమే నేను సాయం చేయగలను.'
      : asked === 'hostel'
        ? 'నా దగ్గర విడి గదులు, పీజీలు, హాస్టళ్లు లేవు, కానీ అద్దెకు చిన్న ఫ్లాట్లు (1 BHK) ఉన్నాయి.'
        : 'నా దగ్గర ఇళ్లు, స్థలాలు మాత్రమే ఉన్నాయి: ఫ్లాట్లు, ఇళ్లు, ప్లాట్లు. షాపులు, ఆఫీసులు, పీజీ గదులు లేవు.',
  place_unknown: ({ name }) => `క్షమించండి, “${name}” అనే చోటు నాకు తెలియదు.`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} అలాంటివి ఏవీ లేవు.`,
  areas_together: ({ areas }) => `${places.inAll(areas)} చూస్తాను.`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, రాసుకున్నాను.`,
  liked: ({ amenities }) =>
    `${list(amenities.map((one) => amenityNames[one]))}: తప్పనిసరి కాదు, కానీ అలాంటివి ముందు చూపిస్తాను.`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} వదిలేసి చూస్తాను.`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `ముందు ${places.area.in(first)} చూస్తాను. `}${list(
      others.map((other) => places.area.in(other)),
      'లేదా',
    )} కూడా చూడాలంటే చెప్పండి.`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `సరే, ${describe(topic, format)} చూస్తాను.`
    return `సరే, ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}.`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], list(slots.map((slot) => freedAs(slot, topic))), behind)}.`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `అవును, ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))} అని ముందే రాసుకున్నాను.`,
  offer_begun: () =>
    'అయితే మీరు ఇల్లు గానీ స్థలం గానీ అమ్మాలని లేదా అద్దెకు ఇవ్వాలని అనుకుంటున్నారన్నమాట. వివరాలు రాసుకుంటాను, ఏజెంట్ మీతో మాట్లాడతారు.',
  search_resumed: () => 'అయితే మీరు ఇల్లు గానీ స్థలం గానీ వెతుకుతున్నారన్నమాట.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'ఏం ఉండాలి? ఉదాహరణకు పార్కింగ్, లిఫ్ట్, పవర్ బ్యాకప్.',
  offer_callback: () => 'ఏజెంట్‌తో మీకు ఫోన్ చేయించమంటారా?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `ఇంకా అర్థం కాలేదు. ${example(slot, shown, topic, format)} లేదా “నాకు ఫోన్ చేయండి” అనండి, ఏజెంట్ మీతో మాట్లాడతారు.`
      : `క్షమించండి, అర్థం కాలేదు. ${slot === null ? 'ఇంకోలా చెబుతారా?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `అవును లేదా కాదు అని చెప్పండి: మీరు చెప్పింది ${heard}, కరెక్టేనా?` : `మీరు చెప్పింది ${heard} — కరెక్టేనా?`
  },
  misheard: () => 'క్షమించండి, నాకు తప్పుగా వినిపించింది.',
  confirm_restart: () => 'ఇప్పటిదాకా చెప్పినవన్నీ తీసేసి మళ్లీ మొదలు పెట్టమంటారా?',
  restarted: () => 'సరే, మళ్లీ మొదలు పెడదాం.',
  carry_on: () => 'మంచిది, అన్నీ అలాగే ఉంచుతాను.',
  all_right: () => 'సరే అండి.',
  heard: () => 'సరే, అర్థమైంది.',
  declined: () => 'మతం, కులం, ఆహారం, కుటుంబం చూసి నేను ఇళ్లు ఎంపిక చేయను. మిగతా వాటిలో సంతోషంగా సాయం చేస్తాను.',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'ఇప్పుడు తెరుచుకునే ఫారంలో ఆ నంబర్‌ను సరిచూసి పంపండి: అక్కడ అది భద్రంగా ఉంటుంది, ఏజెంట్ ఆ నంబర్‌కే ఫోన్ చేస్తారు.'
    if (typed) return 'ఇప్పుడు తెరుచుకునే ఫారంలో మీ నంబర్‌ను సరిచూసి పంపండి: అక్కడ అది భద్రంగా ఉంటుంది, ఏజెంట్ మీకు ఫోన్ చేస్తారు.'
    if (another) return 'తప్పకుండా. ఎవరికి ఫోన్ చేయాలో వారి పేరు, మొబైల్ నంబర్ ఇవ్వండి, ఏజెంట్ వారికే ఫోన్ చేస్తారు.'
    return asked
      ? 'మీకు ఇవ్వడానికి నా దగ్గర నంబర్ ఏదీ లేదు. మీ పేరు, మొబైల్ నంబర్ ఇవ్వండి, ఏజెంటే మీకు ఫోన్ చేస్తారు.'
      : `${behind ? '' : 'తప్పకుండా. '}మీ పేరు, మొబైల్ నంబర్ ఇవ్వండి, ఏజెంట్ మీకు ఫోన్ చేస్తారు.`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `ఫోన్ చేసే సమయం రాసుకున్నాను: ${when(words)}.` : `${when(words)} ఫోన్ చేయమని చెబుతాను.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'ఈ ప్రశ్నకు కూడా ఏజెంటే సమాధానం చెప్పగలరు.'
    return finished
      ? 'ఆ వివరం ప్రకటనలో లేదండి, ఏజెంట్‌ని అడిగి తెలుసుకోవచ్చు.'
      : 'దీనికి నేను సమాధానం చెప్పలేను; ప్రకటనల్లో ఉన్నదే నాకు తెలుసు. ఏజెంట్ చెప్పగలరు, “నాకు ఫోన్ చేయండి” అనండి.'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'వెళ్లి చూడటం గురించి ఏజెంట్‌తో ఫోన్‌లోనే మాట్లాడి ఖరారు చేసుకోవాలి.'
    return day === undefined
      ? 'చూడటానికి సమయాన్ని యజమాని లేదా ఏజెంట్ ఏర్పాటు చేస్తారు.'
      : `${position === undefined ? '' : `నంబర్ ${format.number(position)} `}చూడటానికి మీరు ${when(day)} వస్తారని రాసుకున్నాను. సమయం యజమాని లేదా ఏజెంట్ చెబుతారు.`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered ? 'అది ప్రకటనల్లో ఉండదు, అందుకే దాన్ని బట్టి వెతకలేను.' : 'అది ప్రకటనల్లో ఉండదు; ఏజెంట్ కనుక్కుని చెబుతారు.'
    const untold = list(facts.map((fact) => untoldFacts[fact]))
    return offered
      ? `${untold} ప్రకటనల్లో ఉండదు, అందుకే దాన్ని బట్టి వెతకలేను.`
      : `${untold} ప్రకటనల్లో ఉండదు; ఏజెంట్ కనుక్కుని చెబుతారు.`
  },
  nothing_shown: ({ searched }) =>
    searched ? 'మీరు అడిగినట్టుగా చూపించడానికి ఇప్పుడు ఏమీ లేదు.' : 'ఇంకా మీకు ఏమీ చూపించలేదు.',
  only_so_many: ({ count }, format) =>
    count === 1
      ? `మీకు ఒకటే చూపించాను. దానికి “నంబర్ ${format.number(1)}” లేదా “ఇంకా చూపించండి” అనండి.`
      : `మీకు ${format.number(count)} చూపించాను. వాటిలో ఏది?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'మీరు అడిగినట్టే ఇప్పటికీ ఏదీ లేదు.' : 'క్షమించండి, మీరు అడిగినట్టే ఏదీ లేదు.'
    return `${act.follows === null ? nothing : asRent(nothingOf[act.follows], isToRent(act.topic), priceWord)} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again ? `${noneSuch(topic, format)} లేదు.` : `క్షమించండి, ${noneSuch(topic, format)} ఇప్పుడు లేదు.`,
  least_price: ({ price, area, transaction_type }, format) =>
    `మీరు అడిగినట్టు ఉన్నవాటిలో అన్నిటికంటే తక్కువ ${transaction_type === 'rent' ? 'అద్దె' : 'ధర'} ${format.price(price, transaction_type)}; అది ${places.area.in(area)} ఉంది.`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `${noneSuch(topic, format)} లేదు. ${nextWords.change}`
    return follows === null
      ? `క్షమించండి, ${noneSuch(topic, format)} ఇప్పుడు లేదు. ఏదైనా మార్చవచ్చు, లేదా ఏజెంట్ మీకోసం వెతుకుతారు.`
      : `${asRent(nothingLeft[follows], isToRent(topic), priceWord)} ఏదైనా మార్చవచ్చు, లేదా ఏజెంట్ మీకోసం వెతుకుతారు.`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `${places.inCities(cities)} ప్రస్తుతం నా దగ్గర ఏమీ లేవు${areas.length > 0 ? `, ${places.inAll(areas)} కూడా లేవు` : ''}.`,
  nearest_towns: ({ near }, format) =>
    `దగ్గర్లో ${list(near.map(({ name, kilometres }) => `${places.city.in(name)} (${format.distance(kilometres)})`))} కొన్ని ఉన్నాయి. అక్కడ చూడమంటారా?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} ఏజెంట్ మీకోసం వెతుకుతారు.`,
  bathrooms_told: () => 'బాత్‌రూమ్‌ల సంఖ్యను బట్టి వెతకలేను; ఎన్ని ఉన్నాయో ప్రతి ఇంటి వివరాల్లో ఉంటుంది.',
  no_photos: () => 'ప్రకటనల్లో ఫోటోలు ఉండవు; ఏజెంట్‌ను అడిగి తెప్పించుకోవచ్చు.',
  town_stays_open: ({ city }) =>
    `ఎప్పుడైనా వేరే ఊరు చెప్పండి, లేదా తర్వాత మళ్లీ అడగండి: ${places.city.in(city)} కొత్తవి రావచ్చు.`,
  cannot_notify: () => 'కొత్తవి వస్తే నేను కబురు పంపలేను, కానీ ఏజెంట్ ఫోన్ చేసి చెబుతారు.',
  nothing_fits: () =>
    'కానీ మీరు అడిగినవన్నీ ఉన్నది ఇప్పుడు నా దగ్గర ఏదీ లేదు. కింది వాటిలో ఒకటి మారిస్తే ఇంకా దొరుకుతాయి, లేదా ఏజెంట్ మీకోసం వెతుకుతారు.',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${relaxed.map((one) => wayOf(one, topic, format, true, rooms).such).join(', ')} మరికొన్ని ఉన్నాయి, చూపించమంటారా?`,
  shown_again: () => 'ఇవిగో, మరోసారి.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `నంబర్ ${format.number(position)}` : 'ఇది'}: ${places.where(listing)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `యజమాని ${rents ? 'అద్దె' : 'ధర'} తగ్గిస్తారో లేదో ఏజెంట్ అడిగి చెప్పగలరు.`
      : `యజమాని అడుగుతున్నది ${format.price(home.price, home.transaction_type)}. తగ్గిస్తారో లేదో ఏజెంట్ యజమానిని అడిగి చెప్పగలరు.`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'నా దగ్గరున్న ప్రకటనల్లోని ఇళ్ల ధరలే నాకు తెలుసు.'
    return shown.price.min === shown.price.max
      ? `నేను చూపించినది ${format.price(shown.price.min, shown.transaction_type)}.`
      : `నేను చూపించినవి ${format.budget(shown.price, shown.transaction_type)} ఉన్నాయి.`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    const name = transaction_type === 'rent' ? 'అద్దె' : 'ధర'
    return least === usual
      ? `చాలావరకు ${price(usual)} దగ్గరలో ఉంటాయి.`
      : `అన్నిటికంటే తక్కువ ${name} ${price(least)}; చాలావరకు ${price(usual)} దగ్గరలో ఉంటాయి.`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'మీ ప్రశ్నకు సమాధానం ప్రకటనలో లేదు.'
      : `${list(untoldOf(facts, amenities))} ప్రకటనలో చెప్పలేదు.${offered ? '' : ' ఏజెంట్ కనుక్కోగలరు.'}`,
  told_all: () => 'ప్రకటనలో ఇంతకు మించి లేదు.',
  answer_amenity: createAmenityAnswer({
    has: (named) => `అవును, ${there(named)}.`,
    otherwise: (furnishing) => `కాదు, అది ${amenityNames[furnishing]}.`,
    silent: (unsaid) => `${whether(unsaid)} ప్రకటనలో చెప్పలేదు.`,
  }),
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.', priceWord),
  which_have: createWhichHave(
    {
      none: (amenity) => `${whether([amenity])} వీటిలో దేనిలోనూ చెప్పలేదు`,
      both: (amenity) =>
        isFurnishing(amenity) ? `రెండూ ${amenityNames[amenity]}` : `రెండింటిలోనూ ${amenityNames[amenity]} ఉంది`,
      all: (amenity) =>
        isFurnishing(amenity) ? `అన్నీ ${amenityNames[amenity]}` : `అన్నిటిలో ${amenityNames[amenity]} ఉంది`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `నంబర్ ${number} మాత్రమే ${amenityNames[amenity]}`
          : `నంబర్ ${number} లో మాత్రమే ${amenityNames[amenity]} ఉంది`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `నంబర్ ${list(numbers)} ${amenityNames[amenity]}`
          : `నంబర్ ${list(numbers)} లో ${amenityNames[amenity]} ఉంది`,
      unsaid: (others) => (others === 1 ? 'ఇంకోదానిలో చెప్పలేదు' : 'మిగతావాటిలో చెప్పలేదు'),
    },
    '.',
  ),
  gone: () => 'క్షమించండి, అది ఇప్పుడు అందుబాటులో లేదు.',
  owner_done: ({ topic }, format) =>
    `ధన్యవాదాలు. వివరాలు రాసుకున్నాను: ${describe(topic, format)}. ఏజెంట్ మీతో మాట్లాడతారు: మీ పేరు, మొబైల్ నంబర్ ఇవ్వండి.`,
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
  if (slot === 'place') return `${places.where(wishedPlace(topic))} చూస్తాను`
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `${topic.intent === 'offer' ? 'ధర' : 'బడ్జెట్'} ${now}`
  if (topic.intent === 'search' && (slot === 'area' || slot === 'city'))
    return `${slot === 'area' ? places.inAll([topic.wishes.area ?? '', ...(topic.beside ?? [])]) : places.city.in(topic.wishes.city ?? '')} చూస్తాను`
  if (topic.intent === 'search' && slot === 'transaction_type') return `${now} చూస్తాను`
  const was = slot === 'area' || slot === 'city' ? before.wishes[slot] : undefined
  return was === undefined ? now : `${places.named(was)} బదులు ${now}`
}

/** "లిఫ్ట్, పార్కింగ్ గురించి" */
/** "పార్కింగ్, లిఫ్ట్ ఉంది, ఫర్నిష్డ్" */
function there(named: readonly Amenity[]): string {
  const others = named.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${list(others)} ఉంది`] : []),
    ...named.filter(isFurnishing).map((one) => `${amenityNames[one]}`),
  ].join(', ')
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = facts.map((fact) => untoldFacts[fact])
  return amenities.length === 0 ? told : [whetherThere(amenities), ...told]
}

/** "లిఫ్ట్ ఉందో లేదో" */
function whetherThere(unsaid: readonly Amenity[]): string {
  const others = unsaid.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${list(others)} ఉందో లేదో`] : []),
    ...unsaid.filter(isFurnishing).map((one) => `${amenityNames[one]} అవునో కాదో`),
  ].join(', ')
}

function whether(unsaid: readonly Amenity[]): string {
  const others = unsaid.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${others.join(', ')} గురించి`] : []),
    ...unsaid.filter(isFurnishing).map((one) => `${amenityNames[one]} అవునో కాదో`),
  ].join(', ')
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'ధర'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'అది తర్వాత నిర్ణయించుకోవచ్చు'
  return slot === 'amenities' ? 'ఇంకేమీ తప్పనిసరి కాదు' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'అద్దెకో కొనడానికో తర్వాత నిర్ణయించుకోవచ్చు',
    city: 'ఏ ఊరైనా చూస్తాను',
    area: 'ఏ ఏరియా అయినా చూస్తాను',
    price: 'బడ్జెట్ ఎంతైనా పర్వాలేదు',
    bedrooms: 'ఎన్ని బెడ్‌రూమ్‌లైనా పర్వాలేదు',
    size_sqft: 'సైజు ఎంతైనా పర్వాలేదు',
    amenities: 'సౌకర్యాలేవీ తప్పనిసరి కాదు',
  },
  kinds: (kinds) =>
    kinds.length > 2
      ? `${kinds.map((kind) => propertyNoun(kind)).join(', ')} ఏదైనా చూస్తాను`
      : `${kinds.map((kind) => `${propertyNoun(kind)} అయినా`).join(' ')} చూస్తాను`,
  amenities: (dropped) => `${dropped.map((amenity) => amenityNames[amenity]).join(', ')} తప్పనిసరి కాదు`,
  list: (clauses) => list(clauses),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer') return `సరే, తీసేశాను: ${list(what.map((one) => nameOf(one, topic.intent)))}.`
  return `${assent('సరే', openAgain(what, topic), behind)}.`
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
      const price = offers ? 'ఆ ధర' : 'ఆ బడ్జెట్'
      const sale = offers ? 'అమ్మకం' : 'కొనుగోలు'
      if (was !== undefined) return `${price} ${was === 'rent' ? 'అద్దె' : sale} కోసం చెప్పింది, అందుకే తీసేశాను.`
      const now = topic.wishes.transaction_type === 'rent' ? 'అద్దెకు' : `${sale}కు`
      return `${price} ${now} సరిపోదు, అందుకే తీసేశాను.`
    }
    case 'city_changed':
      return `${areaOf(before, 'ఆ ఏరియా')} ఉన్నది ${before.wishes.city === undefined ? 'వేరే ఊర్లో' : places.city.in(before.wishes.city)} కాబట్టి దాన్ని ప్రస్తుతానికి పక్కన పెడుతున్నాను.`
    case 'land':
      return `స్థలం కాబట్టి ${things} వదిలేశాను.`
    case 'rooms':
      return 'స్థలానికి బెడ్‌రూమ్‌లు ఉండవు, కాబట్టి మీకు ఇల్లు కావాలని అనుకుంటున్నాను.'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, { one: string; many: (count: string) => string }> = {
  more: { one: 'ఇదిగో ఇంకొకటి.', many: (count) => `ఇవిగో ఇంకా ${count}.` },
  cheaper: { one: 'ఇదిగో తక్కువ ధరలో ఒకటి.', many: (count) => `ఇవిగో తక్కువ ధరలో ${count}.` },
  costlier: { one: 'ఇదిగో ఎక్కువ ధరలో ఒకటి.', many: (count) => `ఇవిగో ఎక్కువ ధరలో ${count}.` },
  bigger: { one: 'ఇదిగో ఇంకా పెద్దది.', many: (count) => `ఇవిగో ఇంకా పెద్దవి ${count}.` },
  smaller: { one: 'ఇదిగో ఇంకా చిన్నది.', many: (count) => `ఇవిగో ఇంకా చిన్నవి ${count}.` },
  nearer: { one: 'ఇదిగో అన్నిటికంటే దగ్గరది.', many: (count) => `ఇవిగో దగ్గర్లో ఉన్నవి ${count}.` },
}

const nothingOf: Record<FollowUp, string> = {
  more: 'మీరు అడిగినట్టు ఉన్నవి ఇంతే.',
  cheaper: 'ఇంతకంటే తక్కువ ధరలో మీరు అడిగినట్టు ఏదీ లేదు.',
  costlier: 'ఇంతకంటే ఎక్కువ ధరలో మీరు అడిగినట్టు ఏదీ లేదు.',
  bigger: 'ఇంతకంటే పెద్దది, మీరు అడిగినట్టు ఏదీ లేదు.',
  smaller: 'ఇంతకంటే చిన్నది, మీరు అడిగినట్టు ఏదీ లేదు.',
  nearer: 'ఇంతకంటే దగ్గర్లో మీరు అడిగినట్టు ఏదీ లేదు.',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'చూపించడానికి ఇంకేమీ లేవు.',
  cheaper: 'ఇంతకంటే తక్కువ ధరలో ఏదీ లేదు.',
  costlier: 'ఇంతకంటే ఎక్కువ ధరలో ఏదీ లేదు.',
  bigger: 'ఇంతకంటే పెద్దది ఏదీ లేదు.',
  smaller: 'ఇంతకంటే చిన్నది ఏదీ లేదు.',
  nearer: 'ఇంతకంటే దగ్గర్లో ఏదీ లేదు.',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = format.number(count)
  if (follows !== null) {
    const { one, many } = foundAs[follows]
    return asRent(count === 1 ? one : many(number), isToRent(topic), priceWord)
  }
  const what = describe(topic, format, count)
  return count === 1 ? `మీరు చెప్పినట్టు ఒకటి దొరికింది: ${what}.` : `మీరు చెప్పినట్టు ${number} దొరికాయి: ${what}.`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  many: boolean,
  rooms: readonly number[] = [],
): Way {
  const are = many ? 'ఉన్నాయి' : 'ఉంది'
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'దగ్గర్లో' : places.area.near(wishes.area)
      return { is: `${near} ${are}`, such: near }
    }
    case 'any_area': {
      const of = wishes.city === undefined ? 'ఊరిలోని' : places.city.of(wishes.city)
      return { is: `${of} వేరే ${many ? 'ఏరియాల్లో' : 'ఏరియాలో'} ${are}`, such: `${of} వేరే ఏరియాల్లో` }
    }
    case 'price': {
      const beyond = `మీ బడ్జెట్ కంటే కొంచెం ${wishes.price?.max === undefined ? 'తక్కువ' : 'ఎక్కువ'}`
      return { is: beyond, such: `${beyond}లో` }
    }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'లేదా', format)
      return {
        is: `${counts} బెడ్‌రూమ్${rooms.at(-1) === 1 ? ' ఉంది' : '‌లు ఉన్నాయి'}`,
        within: true,
        such: `${counts} బెడ్‌రూమ్${rooms.at(-1) === 1 ? '‌తో' : '‌లతో'}`,
      }
    }
    case 'size':
      return { is: 'సైజు కొంచెం తేడా', within: true, such: 'కొంచెం తేడా సైజులో' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'అన్ని సౌకర్యాలూ చెప్పలేదు', within: true, such: 'అన్ని సౌకర్యాలూ చెప్పకుండా' }
      return { is: `${whether([one])} చెప్పలేదు`, within: true, such: `${whether([one])} చెప్పకుండా` }
    }
    case 'property_type':
      return wishes.property_type === 'apartment'
        ? { is: `ఫ్లాట్ కాదు, ${many ? 'ఇళ్లు' : 'ఇల్లు'}`, such: 'ఫ్లాట్ బదులు ఇళ్లు' }
        : { is: `ఇల్లు కాదు, ${many ? 'ఫ్లాట్లు' : 'ఫ్లాట్'}`, such: 'ఇంటి బదులు ఫ్లాట్లు' }
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

/** What none of the wishes was met by, in one sentence; `they` and `within` name the homes. */
function told(act: Differing, format: Formatter, they: string, within: string, ofThem: string): string {
  const { topic, rooms, count } = act
  const words = {
    they: [they, within],
    ofThem,
    some: ['కొన్ని', 'కొన్నిటిలో'],
    one: ['ఒకటి', 'ఒకదానిలో'],
    and: ', ',
    inThem: count > 1 ? 'వాటిలో' : 'అందులో',
  } as const
  return `${tellWays(act, (one, many) => wayOf(one, topic, format, many, rooms), words)}.`
}

/** Homes that are as wished but of the other kind: "but there is a flat that fits otherwise". */
function ofOtherKind({ topic, count }: ActOf<'found_close'>): string {
  const isHouse = topic.wishes.property_type === 'apartment'
  if (count === 1) return `కానీ మిగతావన్నీ సరిపోయే ఒక ${isHouse ? 'ఇల్లు' : 'ఫ్లాట్'} ఉంది.`
  return `కానీ మిగతావన్నీ సరిపోయే ${isHouse ? 'ఇళ్లు' : 'ఫ్లాట్లు'} ఉన్నాయి.`
}

/** Homes that come close. */
function close(act: ActOf<'found_close'>, format: Formatter): string {
  if (act.relaxed.length === 1 && act.relaxed[0] === 'property_type') return ofOtherKind(act)
  return act.count === 1
    ? told(act, format, 'దాదాపు సరిపోయేది', 'దాదాపు సరిపోయేదానిలో', '')
    : told(act, format, 'దాదాపు సరిపోయేవి', 'దాదాపు సరిపోయేవాటిలో', 'దాదాపు సరిపోయేవాటిలో')
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1 ? told(act, format, 'ఇది', 'ఇందులో', '') : told(act, format, 'ఇవి', 'వీటిలో', 'వీటిలో')
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
    good.length > 0 ? `మీరు అడిగినట్టే ఉన్నవి: ${list(good)}.` : '',
    bad.length > 0 ? `కానీ ${bad.join('; ')}.` : good.length > 0 ? '' : 'మీరు చెప్పినవన్నీ దీనిలో సరిపోతాయి.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in Telugu. */
export const teluguReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
