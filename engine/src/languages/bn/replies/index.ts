import {
  type Amenity,
  isFurnishing,
  type LanguageCode,
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
  doing,
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

const openers = ['আচ্ছা', 'বেশ', 'বুঝেছি', 'ঠিক আছে'] as const

const languagesInBengali: Record<LanguageCode, string> = {
  en: 'ইংরেজি',
  ta: 'তামিল',
  hi: 'হিন্দি',
  ml: 'মালয়ালম',
  kn: 'কন্নড়',
  te: 'তেলুগু',
  pa: 'পাঞ্জাবি',
  bn: 'বাংলা',
}

// For a native speaker to check: the tone, and "পার্টি" avoided for people; a realtor is called ব্রোকার.
const comparedWords: ComparedWords = {
  sizeUnsaid: 'মাপ লেখা নেই।',
  bedroomsUnsaid: 'কটা বেডরুম, লেখা নেই।',
  samePrice: 'দাম একই।',
  cheapest: (position, several) => `${position} নম্বরটা ${several ? 'সবচেয়ে ' : ''}সস্তা।`,
  biggest: (position, several) => `${position} নম্বরটা ${several ? 'সবচেয়ে ' : ''}বড়।`,
  cheapestAndBiggest: (position, several) =>
    `${position} নম্বরটাই ${several ? 'সবচেয়ে সস্তা, সবচেয়ে বড়ও' : 'সস্তা, আবার বড়ও'}।`,
  slightlyCheaper: (position) => `দাম প্রায় একই, ${position} নম্বরটার সামান্য কম।`,
  slightlyBigger: (position) => `মাপ প্রায় একই, ${position} নম্বরটা সামান্য বড়।`,
  only: (position, amenities) =>
    `শুধু ${position} নম্বরটাতে ${list(amenities.map((one) => amenityNames[one]))} আছে।`,
  furnished: (homes) =>
    homes.map(({ position, furnishing }) => `${position} নম্বরটা ${amenityNames[furnishing]}`).join(', '),
}

// For a native speaker to check: `wouldDo`, asked of homes that fit in part, and found_close.
const nextWords: WhatNextWords = {
  change: 'কোনটা বদলাব?',
  liked: { one: 'পছন্দ হল?', many: 'এর মধ্যে কোনোটা পছন্দ হল?' },
  wouldDo: { one: 'এটা চলবে?', many: 'এর মধ্যে কোনোটা চলবে?' },
  hint: {
    none: 'যেকোনো কিছু বদলাতে পারেন, নয়তো ব্রোকারের সঙ্গে কথা বলতে বলুন “আমাকে ফোন করুন”।',
    one: 'বলতে পারেন “আরও সস্তা”, কিছু বদলাতে পারেন, নয়তো বলুন “আমাকে ফোন করুন”।',
    many: 'বলতে পারেন “আরও দেখান” বা “আরও সস্তা”, কিছু বদলাতেও পারেন।',
  },
}
const whatNext = createWhatNext(nextWords, priceWord)

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'নমস্কার! আমি গুরু। বাড়ি, ফ্ল্যাট বা জমি খুঁজতে আপনাকে সাহায্য করি।',
  language_soon: ({ language }) => `${languagesInBengali[language]} এখনও শিখছি। আপাতত বাংলায় কথা বলি।`,
  language_changed: () => 'ঠিক আছে, এবার বাংলায় কথা বলি।',
  greeting: () => 'নমস্কার! আপনি এসেছেন, ভালো লাগল।',
  you_are_welcome: () => 'আপনাকেও ধন্যবাদ।',
  goodbye: () => 'আসুন, ভালো থাকবেন। যেকোনো সময় এই চ্যাটে ফিরে আসতে পারেন।',
  take_your_time: () => 'নিশ্চয়ই, কোনো তাড়া নেই। যখন ইচ্ছে, এখান থেকেই আবার কথা বলা যাবে।',
  ten_digits: () => 'মোবাইল নম্বরে দশটা সংখ্যা থাকে; নম্বরটা দেখে আবার লিখুন।',
  nobody_calls: ({ briefly }) => `ঠিক আছে, এখন কোনো ফোন নয়।${briefly ? '' : ' কখনও দরকার হলে বলবেন।'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'বাড়ি ধরে রাখা আমার হাতে নেই: মালিক কাউকে না দেওয়া পর্যন্ত সবাই দেখতে পারেন। পছন্দ হলে ব্রোকার মালিকের সঙ্গে কথা বলতে পারেন।'
    if (asked === 'wish') return 'এটা ব্রোকার ফোন করলে তাঁকেই বলবেন; আমি শুধু কখন ফোন করতে হবে, সেটুকুই জানাতে পারি।'
    if (asked === 'owner')
      return 'মালিকের সঙ্গে কথা ব্রোকারের মাধ্যমেই হয়: ব্রোকার ফোন করলে বলবেন, মালিকের সঙ্গে কথা বলতে চান।'
    return asked === 'writing'
      ? 'ব্রোকার ফোনই করেন, হোয়াটসঅ্যাপে লেখেন না। আমি এখানেই চ্যাটে উত্তর দিই।'
      : 'দেওয়ার মতো কোনো নম্বর আমার কাছে নেই।'
  },
  number_any_time: () => 'নম্বর ছাড়া ব্রোকার ফোন করতে পারবেন না। যখন ইচ্ছা, এখানেই দিতে পারেন।',
  number_not_needed: () => 'এখানে দেখতে নম্বর দিতে হয় না। শুধু গিয়ে দেখার ব্যাপারটা ফোনে ঠিক হয়; যখন চাইবেন, বলবেন।',
  help: ({ finished }) =>
    finished
      ? 'বলতে পারেন “আরও দেখান”, “আরও সস্তা” বা “দ্বিতীয়টা”; যা চাইছেন বদলাতেও পারেন। ব্রোকারের সঙ্গে কথা বলতে বলুন “আমাকে ফোন করুন”। “আবার শুরু করুন” বললে নতুন করে খুঁজব।'
      : 'নিজের ভাষায় বলুন কী খুঁজছেন: কোথায়, কত বড়, কত টাকায়। যখন খুশি বদলাতে পারেন। ব্রোকারের সঙ্গে কথা বলতে বলুন “আমাকে ফোন করুন”।',
  about_guru: ({ asked }) => {
    if (asked === 'who') return 'আমি গুরু, একটা এআই সহায়ক: মানুষ নই, একটা প্রোগ্রাম। বাড়ি বা জমি খুঁজতে সাহায্য করি।'
    if (asked === 'privacy')
      return 'আপনার বাড়ি খুঁজতেই এই কথাবার্তা এখানে রাখা হয়; আপনি নম্বর দিলে তবেই ব্রোকার তা দেখতে পান। বাকি সব, আর সেটা মুছে ফেলতে কীভাবে বলবেন, এই সাইটের গোপনীয়তা নীতিতে লেখা আছে।'
    if (asked === 'fees')
      return 'আমার সঙ্গে কথা বলতে কোনো খরচ নেই। যিনি বাড়ি দেখান আর মালিকের সঙ্গে কথা বলেন, তিনিই ব্রোকার; কত নেন, সেটা তিনিই বলবেন।'
    return `আমি ${list(liveLanguages.map((code) => languagesInBengali[code]))} বলতে পারি। কোনটা চান বলুন।`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'আপনার মনের মতো বাড়ি দেখানোর জন্যই জিজ্ঞেস করছি; যেটা নিয়ে আপনার বাছবিচার নেই, সেখানে “যেকোনো একটা হলেই চলবে” বলুন।'
      : 'আপনার বাড়ি বা জমির কথা যাতে ব্রোকার ঠিকমতো জানতে পারেন, সেজন্যই জিজ্ঞেস করছি; যা বলতে চান না, তা বাদ থাক।',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'এই মুহূর্তে আমার কাছে কোনো বিজ্ঞাপন নেই।'
    const named = cities.map((city) => places.named(city))
    if (others === 0) return `আমার কাছে এই শহরগুলোয় বাড়ি আছে: ${list(named)}।`
    return `আমার কাছে এই শহরগুলোয় বাড়ি আছে: ${named.join(', ')} আর আরও ${others}টি শহরে।`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'দুঃখিত, আমি শুধু বাড়ি আর জমি খুঁজতে সাহায্য করতে পারি।'
      : asked === 'hostel'
        ? 'আমার কাছে আলাদা ঘর, পিজি বা হোস্টেল নেই, তবে ভাড়ার ছোট ফ্ল্যাট (1 BHK) আছে।'
        : 'আমার কাছে শুধু থাকার বাড়ি আর জমি আছে: ফ্ল্যাট, বাড়ি, প্লট। দোকান, অফিস বা পিজি নেই।',
  place_unknown: ({ name }) => `দুঃখিত, “${name}” জায়গাটা আমি চিনি না।`,
  none_in_areas: ({ areas }) => `${places.inAll(areas)} এমন কিছু নেই।`,
  areas_together: ({ areas }) => `${places.inAll(areas)}${areas.length === 2 ? ', দুই জায়গাতেই' : ''} দেখছি।`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, লিখে রাখলাম।`,
  liked: ({ amenities }) =>
    `${list(amenities.map((one) => amenityNames[one]))}: না হলেও চলবে, তবে এমনগুলো আগে দেখাচ্ছি।`,
  left_out: ({ areas }) => `${areas.map((area) => places.named(area)).join(', ')} বাদ দিয়ে দেখছি।`,
  one_place_first: ({ first, others, told }) =>
    `${told ? '' : `আগে ${places.area.in(first)} দেখছি। `}${list(
      others.map((other) => places.area.in(other)),
      'বা',
    )} দেখতে চাইলে বলবেন।`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `বেশ, এবার ${describe(topic, format)} দেখছি।`
    return `বেশ, এবার ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}।`
  },
  freed: ({ slots, topic, behind }) =>
    `${assent(openers[slots.length % openers.length], list(slots.map((slot) => freedAs(slot, topic))), behind)}।`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `হ্যাঁ, ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))}, মনে আছে।`,
  offer_begun: () =>
    'বুঝেছি, আপনি বাড়ি বা জমি বিক্রি করতে বা ভাড়া দিতে চান। সব লিখে নিচ্ছি, ব্রোকার আপনার সঙ্গে যোগাযোগ করবেন।',
  search_resumed: () => 'আচ্ছা, তাহলে আপনার জন্য খুঁজছি।',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'কী কী লাগবে? যেমন পার্কিং, লিফট বা পাওয়ার ব্যাকআপ।',
  offer_callback: () => 'ব্রোকারকে ফোন করতে বলব?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `এখনও বুঝতে পারিনি। ${example(slot, shown, topic, format)} নয়তো বলুন “আমাকে ফোন করুন”, ব্রোকার আপনার সঙ্গে কথা বলবেন।`
      : `মাফ করবেন, বুঝতে পারিনি। ${slot === null ? 'একটু অন্যভাবে বলবেন?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `হ্যাঁ বা না বলুন: আপনি বললেন ${heard}, ঠিক তো?` : `আপনি বললেন ${heard} — ঠিক তো?`
  },
  misheard: () => 'দুঃখিত, আমি ভুল শুনেছি।',
  confirm_restart: () => 'যা যা বলেছেন সব ভুলে আবার শুরু করব?',
  restarted: () => 'বেশ, আবার শুরু করি।',
  carry_on: () => 'বেশ, যেমন ছিল তেমনই থাকল।',
  all_right: () => 'আচ্ছা।',
  heard: () => 'আচ্ছা, বুঝলাম।',
  declined: () => 'ধর্ম, জাত, খাওয়াদাওয়া বা পরিবার দেখে আমি বাড়ি বাছি না। বাকি সবকিছুতে সাহায্য করব।',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'যে ফর্মটা খুলছে, সেখানে নম্বরটা দেখে পাঠিয়ে দিন: ওখানে নিরাপদে থাকে, ব্রোকার ওই নম্বরেই ফোন করবেন।'
    if (typed) return 'যে ফর্মটা খুলছে, সেখানে নম্বরটা দেখে পাঠিয়ে দিন: ওখানে নিরাপদে থাকে, ব্রোকার আপনাকে ফোন করবেন।'
    if (another) return 'নিশ্চয়ই। যাঁকে ফোন করতে হবে, তাঁর নাম আর মোবাইল নম্বর দিন, ব্রোকার তাঁকেই ফোন করবেন।'
    return asked
      ? 'দেওয়ার মতো কোনো নম্বর আমার কাছে নেই। আপনার নাম আর মোবাইল নম্বর দিন, ব্রোকারই আপনাকে ফোন করবেন।'
      : `${behind ? '' : 'নিশ্চয়ই। '}আপনার নাম আর মোবাইল নম্বর দিন, ব্রোকার আপনাকে ফোন করবেন।`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `ফোনের সময় লিখে রাখলাম: ${when(words)}।` : `${when(words)} ফোন করতে বলে দেব।`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'এই প্রশ্নের উত্তরও ব্রোকারই দিতে পারবেন।'
    return finished
      ? 'বিজ্ঞাপনে যা লেখা, আমি শুধু তাই জানি; আপনার প্রশ্নের উত্তর সেখানে নেই।'
      : 'এটা আমি বলতে পারছি না; বিজ্ঞাপনে যা লেখা, শুধু তাই জানি। ব্রোকার বলতে পারবেন, বলুন “আমাকে ফোন করুন”।'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'গিয়ে দেখার ব্যাপারটা ফোনে ব্রোকারের সঙ্গেই ঠিক করতে হবে।'
    return day === undefined
      ? 'দেখতে যাওয়ার ব্যবস্থা মালিক বা ব্রোকার করেন।'
      : `${position === undefined ? '' : `${format.number(position)} নম্বরটা `}${when(day)} দেখতে চান, লিখে রাখলাম। সময়টা মালিক বা ব্রোকার ঠিক করবেন।`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'বিজ্ঞাপনে এটা লেখা থাকে না, তাই এটা ধরে খুঁজতে পারি না।'
        : 'বিজ্ঞাপনে এটা লেখা থাকে না; ব্রোকার জেনে নিতে পারবেন।'
    const untold = list(clausesOf(facts))
    return offered
      ? `${untold} সেটা বিজ্ঞাপনে লেখা থাকে না, তাই তা ধরে খুঁজতে পারি না।`
      : `${untold} সেটা বিজ্ঞাপনে লেখা থাকে না; ব্রোকার জেনে নিতে পারবেন।`
  },
  nothing_shown: ({ searched }) => (searched ? 'এখন আপনার পছন্দমতো দেখানোর কিছু নেই।' : 'এখনও আপনাকে কিছু দেখাইনি।'),
  only_so_many: ({ count }, format) =>
    count === 1
      ? `আপনাকে একটাই দেখিয়েছি। সেটার জন্য “নম্বর ${format.number(1)}” বলুন, অথবা “আরও দেখান”।`
      : `আপনাকে ${format.number(count)}টি দেখিয়েছি। তার মধ্যে কোনটা?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    if (act.follows === null && isOnlyNear(act)) return onlyNear(act)
    const nothing = act.again ? 'ঠিক এমন এখনও কিছু নেই।' : 'দুঃখিত, ঠিক এমন কিছু নেই।'
    return `${act.follows === null ? nothing : asRent(nothingOf[act.follows], isToRent(act.topic), priceWord)} ${close(act, format)}`
  },
  found_agreed: (act, format) => agreed(act, format),
  found_dearer: ({ again, topic }, format) =>
    again ? `এবারও ${noneSuch(topic, format)} পেলাম না।` : `দুঃখিত, ${noneSuch(topic, format)} এখন নেই।`,
  least_price: ({ price, area, transaction_type }, format) =>
    `আপনি যেমন চান তার মধ্যে সবচেয়ে কম ${transaction_type === 'rent' ? 'ভাড়া' : 'দাম'} ${format.price(price, transaction_type)}, ${places.area.in(area)}।`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `এবারও ${noneSuch(topic, format)} পেলাম না। ${nextWords.change}`
    return follows === null
      ? `দুঃখিত, ${noneSuch(topic, format)} এখন নেই। কিছু একটা বদলে দেখতে পারেন, নয়তো ব্রোকার খুঁজে দেবেন।`
      : `${asRent(nothingLeft[follows], isToRent(topic), priceWord)} কিছু একটা বদলে দেখতে পারেন, নয়তো ব্রোকার খুঁজে দেবেন।`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `${places.inCities(cities)} এখন আমার কাছে কিছুই নেই${areas.length > 0 ? `, ${places.inAll(areas)}ও না` : ''}।`,
  nearest_towns: ({ near }, format) =>
    `সবচেয়ে কাছে ${list(near.map(({ name, kilometres }) => `${places.city.in(name)} (${format.distance(kilometres)})`))} কিছু আছে। ওখানে দেখব?`,
  agent_can_look: ({ city }) => `${places.city.in(city)} ব্রোকার আপনার জন্য খুঁজে দেখতে পারেন।`,
  bathrooms_told: () => 'বাথরুমের সংখ্যা ধরে খুঁজতে পারি না; কটা আছে তা প্রতিটা বাড়ির সঙ্গেই লেখা থাকে।',
  no_photos: () => 'বিজ্ঞাপনে ছবি থাকে না; ব্রোকারের কাছে চেয়ে নিতে পারেন।',
  town_stays_open: ({ city }) =>
    `যখন খুশি অন্য কোনো শহর বলুন, নয়তো পরে আবার জিজ্ঞেস করুন: ${places.city.in(city)} নতুন কিছু আসতে পারে।`,
  cannot_notify: () => 'নতুন কিছু এলে আমি নিজে থেকে খবর দিতে পারি না, তবে ব্রোকার ফোন করে জানাতে পারেন।',
  nothing_fits: () =>
    'কিন্তু সবকিছু মেলে এমন এখন আমার কাছে নেই। নিচের একটা কিছু বদলালে আরও পাওয়া যাবে, নয়তো ব্রোকার খুঁজে দেবেন।',
  offer_relaxed: ({ relaxed, rooms, topic }, format) =>
    `${list(relaxed.map((one) => wayOf(one, topic, format, rooms).such))} আরও কয়েকটা আছে, দেখাব?`,
  shown_again: () => 'আরেকবার দেখুন।',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `${format.number(position)} নম্বরটা` : 'এটা'} ${places.where(listing)} ${listedHome(listing, format)}, ${format.price(listing.price, listing.transaction_type)}।`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `মালিক ${rents ? 'ভাড়া' : 'দাম'} কিছু কমাবেন কি না, ব্রোকার জিজ্ঞেস করে জানাবেন।`
      : `মালিক চেয়েছেন ${format.price(home.price, home.transaction_type)}। কিছু কমাবেন কি না, ব্রোকার জিজ্ঞেস করে জানাবেন।`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'আমার তালিকায় যে বাড়িগুলো আছে, শুধু সেগুলোর দামই আমি জানি।'
    return shown.price.min === shown.price.max
      ? `যেটা দেখালাম, তার ${shown.transaction_type === 'rent' ? 'ভাড়া' : 'দাম'} ${format.price(shown.price.min, shown.transaction_type)}।`
      : `যেগুলো দেখালাম, সেগুলো ${format.budget(shown.price, shown.transaction_type)}।`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    const name = transaction_type === 'rent' ? 'ভাড়া' : 'দাম'
    return least === usual
      ? `বেশির ভাগই ${price(usual)}-এর কাছাকাছি।`
      : `${name} শুরু ${price(least)} থেকে, বেশির ভাগই ${price(usual)}-এর কাছাকাছি।`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'আপনার প্রশ্নের উত্তর বিজ্ঞাপনে নেই।'
      : `${list(untoldOf(facts, amenities))} সেটা বিজ্ঞাপনে লেখা নেই।${offered ? '' : ' ব্রোকার খোঁজ নিতে পারবেন।'}`,
  told_all: () => 'যা বললাম, বিজ্ঞাপনে তার বেশি কিছু নেই।',
  answer_amenity: createAmenityAnswer({
    has: (named) => `হ্যাঁ, ${there(named)}।`,
    otherwise: (furnishing) => `না, এটা ${amenityNames[furnishing]}।`,
    silent: (unsaid) => `${whether(unsaid)} সেটা বিজ্ঞাপনে লেখা নেই।`,
  }),
  listed: createListed(listingSentences, pointSentences, '।'),
  compared: createCompared(listingSentences, comparedWords, '।', priceWord),
  which_have: createWhichHave(
    {
      none: (amenity) => `${whether([amenity])} সেটা কোনোটাতেই লেখা নেই`,
      both: (amenity) =>
        isFurnishing(amenity) ? `দুটোই ${amenityNames[amenity]}` : `দুটোতেই ${amenityNames[amenity]} আছে`,
      all: (amenity, count) =>
        isFurnishing(amenity)
          ? `${count}টিই ${amenityNames[amenity]}`
          : `${count}টিতেই ${amenityNames[amenity]} আছে`,
      only: (amenity, number) =>
        isFurnishing(amenity)
          ? `শুধু ${number} নম্বরটা ${amenityNames[amenity]}`
          : `শুধু ${number} নম্বরটাতে ${amenityNames[amenity]} আছে`,
      some: (amenity, numbers) =>
        isFurnishing(amenity)
          ? `${list(numbers)} নম্বর ${amenityNames[amenity]}`
          : `${list(numbers)} নম্বরে ${amenityNames[amenity]} আছে`,
      unsaid: (others) => (others === 1 ? 'অন্যটাতে লেখা নেই' : 'বাকিগুলোতে লেখা নেই'),
    },
    '।',
  ),
  gone: () => 'দুঃখিত, ওটা আর নেই।',
  owner_done: ({ topic }, format) =>
    `ধন্যবাদ। লিখে নিলাম: ${describe(topic, format)}। ব্রোকার যোগাযোগ করবেন, আপনার নাম আর মোবাইল নম্বর দিয়ে যান।`,
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

/** One wish as it is noted: "কিনবেন", where the bare noun would say nothing. */
function alone(slot: Slot, topic: Topic, format: Formatter): string {
  const { intent, wishes } = topic
  if (slot !== 'transaction_type' || intent === 'offer') return wishText(slot, topic, format)
  return wishes.transaction_type === 'rent' ? 'ভাড়া নেবেন' : 'কিনবেন'
}

function changedTo(slot: Slot | 'place', before: Topic, topic: Topic, format: Formatter): string {
  const searches = topic.intent === 'search'
  if (slot === 'place' || (slot === 'area' && searches)) return `${places.where(wishedPlace(topic))} দেখছি`
  if (slot === 'city' && searches) return `${places.city.in(topic.wishes.city ?? '')} দেখছি`
  if (slot === 'transaction_type' && searches)
    return topic.wishes.transaction_type === 'rent' ? 'ভাড়ার জন্য দেখছি' : 'কেনার জন্য দেখছি'
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `${topic.intent === 'offer' ? 'দাম' : 'বাজেট'} ${now}`
  const was = before.wishes
  if (slot === 'area' && was.area !== undefined) return `${places.area.of(was.area)} বদলে ${now}`
  return slot === 'city' && was.city !== undefined ? `${places.city.of(was.city)} বদলে ${now}` : now
}

/** "পার্কিং আর লিফট আছে, ফার্নিশড" */
function there(named: readonly Amenity[]): string {
  const others = named.filter((one) => !isFurnishing(one)).map((one) => amenityNames[one])
  return [
    ...(others.length > 0 ? [`${list(others)} আছে`] : []),
    ...named.filter(isFurnishing).map((one) => `${amenityNames[one]}`),
  ].join(', ')
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = clausesOf(facts)
  return amenities.length === 0 ? told : [whether(amenities), ...told]
}

/** What owners do is told of them once: "মালিক মেয়েদের ভাড়া দেবেন কি না আর ব্যাচেলরকে ভাড়া দেবেন কি না". */
function clausesOf(facts: readonly UntoldFact[]): string[] {
  const owner = 'মালিক '
  const told = facts.map((fact) => untoldFacts[fact])
  const isOfOwner = (at: number) => told[at]?.startsWith(owner) === true
  return told.map((one, at) => (at > 0 && isOfOwner(at) && isOfOwner(at - 1) ? one.slice(owner.length) : one))
}

function whether(unsaid: readonly Amenity[]): string {
  const names = (some: readonly Amenity[]) => list(some.map((one) => amenityNames[one]))
  const others = unsaid.filter((one) => !isFurnishing(one))
  return list([
    ...(others.length > 0 ? [`${names(others)} আছে কি না`] : []),
    ...unsaid.filter(isFurnishing).map((one) => `${amenityNames[one]} কি না`),
  ])
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'দাম'
  return isSlot(what) ? slotNames[what] : amenityNames[what]
}

function freedAs(slot: Slot, topic: Topic): string {
  if (slot === 'transaction_type') return 'এটা পরে ঠিক করলেও হবে'
  return slot === 'amenities' ? 'আর কিছু জরুরি নয়' : openAgain([slot], topic)
}

const openAgain = createTakenBack({
  slot: {
    transaction_type: 'ভাড়া না কেনা, পরে ঠিক করা যাবে',
    city: 'যেকোনো শহর চলবে',
    area: 'যেকোনো এলাকা চলবে',
    price: 'বাজেট যা-ই হোক চলবে',
    bedrooms: 'যে কটা বেডরুমই হোক চলবে',
    size_sqft: 'যেকোনো মাপ চলবে',
    amenities: 'আলাদা কোনো সুবিধা না হলেও চলবে',
  },
  kinds: (kinds) =>
    kinds.length > 2
      ? `${kinds.map(propertyNoun).join(', ')} সবই দেখছি`
      : `${kinds.map(propertyNoun).join('-')} দুটোই দেখছি`,
  amenities: (dropped) => `${list(dropped.map((amenity) => amenityNames[amenity]))} না হলেও চলবে`,
  list: (clauses) => list(clauses),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer') return `আচ্ছা, বাদ দিলাম: ${list(what.map((one) => nameOf(one, topic.intent)))}।`
  return `${assent('বেশ', openAgain(what, topic), behind)}।`
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
      const price = topic.intent === 'offer' ? 'দাম' : 'বাজেট'
      if (was !== undefined) return `${price}টা ছিল ${doing(was, topic.intent)} হিসেবে, তাই বাদ দিলাম।`
      return `${now === undefined ? 'এর' : doing(now, topic.intent)} সঙ্গে ওই ${price} যায় না, তাই বাদ দিলাম।`
    }
    case 'city_changed':
      return `${areaOf(before, 'এলাকাটা')} তো ${before.wishes.city === undefined ? 'অন্য শহরে' : places.city.in(before.wishes.city)}, তাই ওটা আপাতত থাক।`
    case 'land':
      return `জমিতে ${things} হয় না, তাই ওটা বাদ দিলাম।`
    case 'rooms':
      return 'জমিতে বেডরুম হয় না, তাই ধরছি বাড়ি খুঁজছেন।'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, (count: string) => string> = {
  more: (count) => `আরও ${count} দেখুন।`,
  cheaper: (count) => `${count} পেলাম, দাম কম।`,
  costlier: (count) => `${count} পেলাম, দাম বেশি।`,
  bigger: (count) => `${count} পেলাম, আরও বড়।`,
  smaller: (count) => `${count} পেলাম, আরও ছোট।`,
  nearer: (count) => `সবচেয়ে কাছের ${count} দেখুন।`,
}

const nothingOf: Record<FollowUp, string> = {
  more: 'সবকিছু মেলে এমন আর নেই।',
  cheaper: 'সবকিছু মেলে এমন আরও সস্তা কিছু নেই।',
  costlier: 'সবকিছু মেলে আর দাম আরও বেশি, এমন কিছু নেই।',
  bigger: 'সবকিছু মেলে এমন আরও বড় কিছু নেই।',
  smaller: 'সবকিছু মেলে এমন আরও ছোট কিছু নেই।',
  nearer: 'সবকিছু মেলে এমন আরও কাছে কিছু নেই।',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'দেখানোর মতো আর কিছু নেই।',
  cheaper: 'এর চেয়ে সস্তা কিছু নেই।',
  costlier: 'এর চেয়ে বেশি দাম, এমন কিছু নেই।',
  bigger: 'এর চেয়ে বড় কিছু নেই।',
  smaller: 'এর চেয়ে ছোট কিছু নেই।',
  nearer: 'এর চেয়ে কাছে কিছু নেই।',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  if (follows !== null) return asRent(foundAs[follows](pieces(count, format)), isToRent(topic), priceWord)
  return `আপনার জন্য ${pieces(count, format)} পেলাম: ${describe(topic, format)}।`
}

/** "একটা", "3টি": the word for a piece goes with every number. */
function pieces(count: number, format: Formatter): string {
  return count === 1 ? 'একটা' : `${format.number(count)}টি`
}

/** In what a home is not as wished. */
function wayOf(
  relaxation: Relaxation,
  { wishes }: Topic,
  format: Formatter,
  rooms: readonly number[] = [],
): Way {
  switch (relaxation) {
    case 'nearby_area': {
      const near = wishes.area === undefined ? 'আশেপাশের এলাকায়' : places.area.near(wishes.area)
      return { is: near, such: near }
    }
    case 'any_area': {
      const elsewhere = `${wishes.city === undefined ? 'শহরের' : places.city.of(wishes.city)} অন্য এলাকায়`
      return { is: elsewhere, such: elsewhere }
    }
    case 'price': {
      const beyond = wishes.price?.max === undefined ? 'কম' : 'বেশি'
      return {
        is: `বাজেটের একটু ${beyond}`,
        such: `বাজেটের একটু ${beyond} ${wishes.transaction_type === 'rent' ? 'ভাড়ায়' : 'দামে'}`,
      }
    }
    case 'bedrooms': {
      const counts = countsOfRooms(rooms, 'বা', format)
      return { is: `${counts} বেডরুম`, within: true, such: `${counts} বেডরুমের` }
    }
    case 'size':
      return { is: 'মাপে একটু আলাদা', such: 'মাপে একটু আলাদা' }
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0)
        return { is: 'সব সুবিধা লেখা নেই', within: true, such: 'সব সুবিধা লেখা নেই, এমন' }
      const unsaid = `${whether([one])} লেখা নেই`
      return isFurnishing(one)
        ? { is: unsaid, such: `${unsaid}, এমন` }
        : { is: unsaid, within: true, such: `${unsaid}, এমন` }
    }
    case 'property_type':
      return wishes.property_type === 'apartment'
        ? { is: 'ফ্ল্যাট নয়, বাড়ি', such: 'ফ্ল্যাটের বদলে বাড়ি' }
        : { is: 'আলাদা বাড়ি নয়, ফ্ল্যাট', such: 'বাড়ির বদলে ফ্ল্যাট' }
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

/** What none of the wishes was met by, in one sentence; `they` and `within` name the homes. */
function told(act: Differing, format: Formatter, they: string, within: string, ofThem: string): string {
  const { topic, rooms, count } = act
  const words = {
    they: [they, within],
    ofThem,
    some: ['কয়েকটা', 'কয়েকটায়'],
    one: ['একটা', 'একটায়'],
    and: ' আর ',
    inThem: count > 1 ? 'সেগুলোয়' : 'সেটায়',
  } as const
  return `${tellWays(act, (one) => wayOf(one, topic, format, rooms), words)}।`
}

/** Homes that come close. */
/** Everything fits but that it is not in the very area. */
function isOnlyNear({ relaxed, partly, topic }: ActOf<'found_close'>): boolean {
  return relaxed.join() === 'nearby_area' && partly === undefined && topic.wishes.area !== undefined
}

function onlyNear({ topic, count }: ActOf<'found_close'>): string {
  return `${places.area.in(topic.wishes.area ?? '')} কিছু পেলাম না, তবে কাছাকাছি ${count === 1 ? 'এই একটা' : 'এই কটা'} আছে।`
}

function close(act: ActOf<'found_close'>, format: Formatter): string {
  return act.count === 1
    ? told(act, format, 'যেটা অনেকটা মেলে, সেটা', 'যেটা অনেকটা মেলে, সেটায়', '')
    : told(act, format, 'যেগুলো অনেকটা মেলে, সেগুলো', 'যেগুলো অনেকটা মেলে, সেগুলোয়', 'যেগুলো অনেকটা মেলে, তার')
}

/** Homes that were offered and agreed to. */
function agreed(act: ActOf<'found_agreed'>, format: Formatter): string {
  return act.count === 1
    ? told(act, format, 'এই একটা', 'এটায়', '')
    : told(
        act,
        format,
        `এই ${pieces(act.count, format)}`,
        `এই ${pieces(act.count, format)}তে`,
        `এই ${pieces(act.count, format)}র`,
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
    `${places.area.in(listing.area)} ${listedHome(listing, format)}।`,
    good.length > 0 ? `${list(good)}, সবই আপনার কথামতো।` : '',
    bad.length > 0 ? `তবে ${bad.join('; ')}।` : good.length > 0 ? '' : 'আপনি যা যা বলেছেন, সবই মেলে।',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in Bengali. */
export const bengaliReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
