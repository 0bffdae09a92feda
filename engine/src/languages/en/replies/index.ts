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
import { changesOf } from '../../../replies/changes.ts'
import { type ComparedWords, createCompared } from '../../../replies/compared.ts'
import { createListed } from '../../../replies/listed.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { createTakenBack, isSlot } from '../../../replies/taken-back.ts'
import { toldPoints } from '../../../replies/told-points.ts'
import { wordPoint } from '../../../replies/wording.ts'
import type { FollowUp } from '../../../understanding/command.ts'
import { askedSentences } from './asked.ts'
import { choiceSentences } from './choices.ts'
import { factsAloud, listedHome, listingSentences, pointSentences } from './listing.ts'
import {
  amenityNames,
  anySlot,
  article,
  bareAmenity,
  capital,
  describe,
  doing,
  list,
  lower,
  slotNames,
  untoldFacts,
  wishText,
} from './names.ts'
import { examples, questions } from './questions.ts'

const openers = ['Okay', 'Good', 'Got it', 'Fine'] as const

const comparedWords: ComparedWords = {
  sizeUnsaid: 'It does not say its size.',
  bedroomsUnsaid: 'It does not say how many bedrooms it has.',
  samePrice: 'They cost the same.',
  cheapest: (position, several) => `Number ${position} costs ${several ? 'the least' : 'less'}.`,
  biggest: (position, several) => `Number ${position} is ${several ? 'the biggest' : 'bigger'}.`,
  cheapestAndBiggest: (position, several) =>
    `Number ${position} ${several ? 'costs the least and is the biggest' : 'costs less and is bigger'}.`,
}

const actSentences: Sentences['act'] = {
  ...askedSentences,
  welcome: () => 'Namaste! I am Guru. I help you find a home or land.',
  language_soon: ({ language }) =>
    `I am still learning ${languageNames[language].english}. For now, let us talk in English.`,
  language_changed: () => 'Sure, in English then.',
  greeting: () => 'Namaste! Good to have you here.',
  you_are_welcome: () => 'You are most welcome.',
  goodbye: () => 'Goodbye, and all the best. You can come back to this chat at any time.',
  take_your_time: () => 'Of course, there is no hurry. We can go on here whenever you like.',
  ten_digits: () => 'A mobile number has ten digits; please check yours and type it again.',
  nobody_calls: () => 'All right, nobody will call you.',
  not_possible: ({ asked }) => {
    if (asked === 'owner')
      return 'Owners are reached through a realtor: tell the realtor who calls that you want to talk to the owner.'
    return asked === 'writing'
      ? 'Realtors call, they do not write on WhatsApp. I answer here in the chat.'
      : 'I have no number to give you.'
  },
  number_not_needed: () =>
    'You need not give a number to look on here. Only a visit is arranged by a call; say so whenever you want one.',
  help: ({ finished }) =>
    finished
      ? 'You can say “more”, “cheaper” or “the second one”, change any wish, or say “call me” to talk to a realtor. “Start again” begins a new search.'
      : 'Tell me in your own words what you are looking for: where, how big, how much. You can change anything at any time. Say “call me” to talk to a realtor.',
  about_guru: ({ asked }) => {
    if (asked === 'who')
      return 'I am Guru, an AI assistant: a program, not a person. I help you find a home or land.'
    if (asked === 'privacy')
      return 'Your chat is kept here to find you a home, and a realtor sees your number only once you have left it. What else happens to it, and how to have it deleted, is in the privacy policy on this site.'
    if (asked === 'fees')
      return 'Talking to me costs you nothing. What a realtor charges, the realtor tells you.'
    return `I speak ${list(liveLanguages.map((code) => languageNames[code].english))}. Just say which one you like.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'I ask only so that I can show you homes that fit; whatever does not matter to you, just say “any will do”.'
      : 'I ask only so that a realtor knows what you have to offer; what you would rather not say can be left out.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'I have no listings just now.'
    if (others === 0) return `I have homes in ${list(cities)}.`
    return `I have homes in ${cities.join(', ')} and ${others} more ${others === 1 ? 'city' : 'cities'}.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'Sorry, I only help with homes and land.'
      : 'I have homes and land only: flats, houses and plots. No shops, offices or PG rooms.',
  place_unknown: ({ name }) => `Sorry, I do not know the place “${name}”.`,
  left_out: ({ areas }) => `I leave out ${list(areas)}.`,
  one_place_first: ({ first, others }) =>
    `Starting with ${first}; say ${list(
      others.map((other) => `“${other}”`),
      'or',
    )} and I will look there next.`,
  noted,
  changed: ({ slots, before, topic }, format) =>
    `Okay, now ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}.`,
  freed: ({ slots, behind }) =>
    `${capital(assent(openers[slots.length % openers.length], list(slots.map(freedAs)), behind))}.`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `Yes, I have that: ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))}.`,
  offer_begun: () =>
    'You have a property to offer. I will note the details, and a realtor will get in touch with you.',
  search_resumed: () => 'So you are looking for a property.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'What do you need? For example parking, a lift or power backup.',
  offer_callback: () => 'Shall a realtor call you?',
  what_to_change: () => 'What shall I change?',
  what_next: ({ shown }) => whatNext(shown),
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `Sorry, I still do not understand. ${example(slot, shown, topic, format)} Or say “call me”, and a realtor will talk to you.`
      : `Sorry, I did not understand that. ${example(slot, shown, topic, format)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `Please say yes or no: you said ${heard}, right?` : `You said ${heard} — right?`
  },
  misheard: () => 'Sorry, I misheard.',
  confirm_restart: () => 'Shall I forget all you told me and start again?',
  restarted: () => 'All right, we start again.',
  carry_on: () => 'Good, I keep everything as it is.',
  all_right: () => 'All right.',
  declined: () =>
    'I do not choose homes by religion, caste, food or family. I am glad to help with everything else.',
  handoff: ({ typed, asked, another }) => {
    if (typed)
      return 'Please check your number in the form that opens and send it: there it is kept safely, and a realtor will call you.'
    if (another)
      return 'Gladly. Please give the name and mobile number of the person to be called, and a realtor will call there.'
    return asked
      ? 'I have no number to give you. Leave your name and mobile number, and a realtor will call you.'
      : 'Gladly. Please give your name and mobile number, and a realtor will call you.'
  },
  call_time_noted: ({ words }) => `I have noted when to call you: “${words}”.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'The realtor would have to tell you that as well.'
    return finished
      ? 'I only know what the listings say, and they do not tell that. A realtor can.'
      : 'I cannot answer that; I only know what the listings say. A realtor can tell you, just say “call me”.'
  },
  visits_arranged: ({ day }) =>
    day === undefined
      ? 'Visits are arranged by the owner or a realtor.'
      : `I have noted when you want to come: “${day}”. The time is fixed by the owner or a realtor.`,
  listings_do_not_tell: ({ facts }) =>
    facts.length === 0
      ? 'I cannot search by that, for the listings do not mention it. A realtor can find out for you.'
      : `The listings do not say ${list(facts.map((fact) => untoldFacts[fact]))}, so I cannot search by it. A realtor can find out for you.`,
  nothing_shown: ({ searched }) =>
    searched ? 'For what you want now, I have nothing to show.' : 'I have not shown you any property yet.',
  only_so_many: ({ count }, format) =>
    count === 1
      ? 'I have shown you just one.'
      : `I have shown you ${format.number(count)}. Which of them do you mean?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: ({ count, relaxed, follows, topic }) => {
    const ways = relaxed.map((one) => looser(one, topic, count > 1))
    const which = list(ways, count === 1 ? 'and' : 'or')
    const nothing = follows === null ? 'Sorry, nothing fits everything.' : nothingOf[follows]
    return `${nothing} The closest I have ${count === 1 ? 'is' : 'are'} ${which}.`
  },
  found_agreed: ({ count, relaxed, topic }, format) => {
    const which = list(relaxed.map((one) => looser(one, topic, count > 1)))
    return count === 1 ? `Here is one ${which}.` : `Here are ${format.number(count)} ${which}.`
  },
  found_nothing: ({ follows, topic }, format) =>
    follows === null
      ? `Sorry, just now I have no ${describe(topic, format)}. You can change something, or a realtor can look for you.`
      : `${nothingLeft[follows]} You can change something, or a realtor can look for you.`,
  offer_relaxed: ({ relaxed, topic }) =>
    `Nothing else fits everything. I have some more ${list(relaxed.map((one) => looser(one, topic, true)))}. Shall I show them?`,
  shown_again: () => 'Here they are once more.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `Number ${format.number(position)} is` : 'This is'} ${article(listedHome(listing, format))} in ${listing.area}, ${listing.city}, for ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home }, format) =>
    home === null
      ? 'Whether an owner comes down from the price asked, a realtor has to ask.'
      : `The price asked is ${format.price(home.price, home.transaction_type)}. Whether the owner comes down, a realtor has to ask.`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'I only know the prices of the homes in my list.'
    return shown.price.min === shown.price.max
      ? `What I have shown you costs ${format.price(shown.price.min, shown.transaction_type)}.`
      : `The homes that I have shown you cost ${format.budget(shown.price, shown.transaction_type)}.`
  },
  untold: ({ facts }) =>
    facts.length === 0
      ? 'The listing does not say.'
      : `The listing does not say ${list(facts.map((fact) => untoldFacts[fact]))}. A realtor can find out.`,
  told_all: () => 'The listing says no more than I told you. A realtor can find out.',
  answer_amenity: createAmenityAnswer({
    has: (named) => `Yes, the listing mentions it: ${list(named.map(bareAmenity))}.`,
    otherwise: (furnishing) => `No, it is ${bareAmenity(furnishing)}.`,
    silent: (unsaid) => `The listing does not say whether ${whether(unsaid)}.`,
  }),
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.'),
  which_have: ({ amenity, having, silent, shown }, format) => {
    const numbers = (positions: number[]) => list(positions.map((position) => format.number(position)))
    const name = bareAmenity(amenity)
    const some =
      having.length > 0
        ? `${capital(name)}: number ${numbers(having)}.`
        : `None of these listings mentions ${amenityNames[amenity]}.`
    const yes = having.length === shown ? `${capital(name)}: all ${format.number(shown)}.` : some
    return silent.length === 0 || having.length === 0
      ? yes
      : `${yes} Number ${numbers(silent)} ${silent.length === 1 ? 'does' : 'do'} not say.`
  },
  gone: () => 'Sorry, that one is no longer available.',
  owner_done: ({ topic }, format) =>
    `Thank you. I have noted your ${describe(topic, format)}. A realtor will get in touch: please leave your name and mobile number.`,
}

function example(slot: Slot | null, shown: number, topic: Topic, format: Formatter): string {
  if (slot !== null) return examples.slot[slot](topic, format)
  return shown > 0 ? examples.none : whatNext(shown)
}

function noted({ slots, topic, behind }: ActOf<'noted'>, format: Formatter): string {
  const opener = openers[Object.keys(topic.wishes).length % openers.length]
  const [slot] = slots
  const only = slots.length === 1 && slot !== undefined ? wishText(slot, topic, format) : null
  if (behind) return `${capital(only ?? describe(topic, format))}.`
  return only === null ? `${opener}: ${describe(topic, format)}.` : `${opener}, ${only}.`
}

function changedTo(slot: Slot | 'place', before: Topic, topic: Topic, format: Formatter): string {
  if (slot === 'place') return `in ${topic.wishes.area}, ${topic.wishes.city}`
  const now = wishText(slot, topic, format)
  if (slot === 'price') return `a ${topic.intent === 'offer' ? 'price' : 'budget'} of ${now}`
  return `${now} instead of ${wishText(slot, before, format)}`
}

function nameOf(what: ActOf<'taken_back'>['what'][number], intent: Topic['intent']): string {
  if (what === 'price' && intent === 'offer') return 'the price'
  return isSlot(what) ? slotNames[what] : bareAmenity(what)
}

function freedAs(slot: Slot): string {
  if (slot === 'transaction_type') return 'that can be decided later'
  return slot === 'amenities' ? 'nothing else is a must' : anySlot[slot]
}

const openAgain = createTakenBack({
  slot: {
    ...anySlot,
    transaction_type: 'whether to rent or buy can be decided later',
    amenities: 'without any extras',
  },
  kinds: { homes: 'I will look at flats and houses', all: 'I will look at flats, houses and land' },
  amenities: (dropped) => {
    const furnishings = dropped.filter(isFurnishing).map(bareAmenity)
    const others = dropped.filter((amenity) => !isFurnishing(amenity)).map((amenity) => amenityNames[amenity])
    return list([
      ...(others.length > 0 ? [`it need not have ${list(others, 'or')}`] : []),
      ...(furnishings.length > 0 ? [`it need not be ${list(furnishings, 'or')}`] : []),
    ])
  },
  list: (clauses) => list(clauses),
})

function takenBack(what: ActOf<'taken_back'>['what'], topic: Topic, behind?: true): string {
  if (topic.intent === 'offer')
    return `Okay, taken out: ${list(what.map((one) => nameOf(one, topic.intent)))}.`
  return `${capital(assent('Okay', openAgain(what, topic), behind))}.`
}

/** "there is a lift or parking", "it is furnished" */
function whether(unsaid: readonly Amenity[]): string {
  const things = unsaid.filter((one) => !isFurnishing(one) && one !== 'pet_friendly')
  const names = (some: readonly Amenity[]) =>
    list(
      some.map((one) => amenityNames[one]),
      'or',
    )
  const furnishings = unsaid.filter(isFurnishing)
  return list([
    ...(things.length > 0 ? [`there is ${names(things)}`] : []),
    ...(unsaid.includes('pet_friendly') ? ['pets are allowed'] : []),
    ...(furnishings.length > 0 ? [`it is ${names(furnishings)}`] : []),
  ])
}

function letGo({ what, because, before, topic }: ActOf<'let_go'>): string {
  const things = list(what.map((one) => nameOf(one, topic.intent)))
  switch (because) {
    case 'transaction_changed': {
      const was = before.wishes.transaction_type
      const now = topic.wishes.transaction_type
      const price = topic.intent === 'offer' ? 'price' : 'budget'
      if (was !== undefined) return `The ${price} was for ${doing(was, topic.intent)}, so I have left it out.`
      return `That ${price} does not go with ${now === undefined ? 'this' : doing(now, topic.intent)}, so I have left it out.`
    }
    case 'city_changed':
      return `${before.wishes.area ?? 'The area'} is in ${before.wishes.city ?? 'another city'}, so I have left it out.`
    case 'land':
      return `For land I have left out: ${things}.`
    case 'rooms':
      return 'Land has no bedrooms, so I take it that you want a home.'
    case 'furnishing':
    case 'taken_back':
      return takenBack(what, topic)
  }
}

const foundAs: Record<FollowUp, { one: string; many: (count: string) => string }> = {
  more: { one: 'Here is one more.', many: (count) => `Here are ${count} more.` },
  cheaper: { one: 'Here is one that costs less.', many: (count) => `Here are ${count} that cost less.` },
  costlier: { one: 'Here is one that costs more.', many: (count) => `Here are ${count} that cost more.` },
  bigger: { one: 'Here is a bigger one.', many: (count) => `Here are ${count} bigger ones.` },
  smaller: { one: 'Here is a smaller one.', many: (count) => `Here are ${count} smaller ones.` },
  nearer: { one: 'Here is the nearest one.', many: (count) => `Here are the ${count} nearest.` },
}

const nothingOf: Record<FollowUp, string> = {
  more: 'That was all that fits everything.',
  cheaper: 'I have nothing cheaper that fits everything.',
  costlier: 'I have nothing costlier that fits everything.',
  bigger: 'I have nothing bigger that fits everything.',
  smaller: 'I have nothing smaller that fits everything.',
  nearer: 'I have nothing nearer that fits everything.',
}

/** Not even one that comes close. */
const nothingLeft: Record<FollowUp, string> = {
  more: 'I have no more to show for these wishes.',
  cheaper: 'I have nothing cheaper.',
  costlier: 'I have nothing costlier.',
  bigger: 'I have nothing bigger.',
  smaller: 'I have nothing smaller.',
  nearer: 'I have nothing nearer.',
}

function found(count: number, follows: FollowUp | null, topic: Topic, format: Formatter): string {
  const number = format.number(count)
  if (follows !== null) return count === 1 ? foundAs[follows].one : foundAs[follows].many(number)
  const what = describe(topic, format, count)
  return count === 1 ? `I found one that fits: ${article(what)}.` : `Here are ${number} that fit: ${what}.`
}

/** What was given up, as it is said of the matches: "Here are two …", "I have some more …". */
function looser(relaxation: Relaxation, { wishes }: Topic, many: boolean): string {
  switch (relaxation) {
    case 'nearby_area':
      return `near ${wishes.area ?? 'there'}`
    case 'any_area':
      return `in ${many ? 'other areas' : 'another area'} of ${wishes.city ?? 'the city'}`
    case 'price':
      return 'a little outside your budget'
    case 'bedrooms':
      return 'with one bedroom more or less'
    case 'size':
      return 'of a slightly different size'
    case 'amenities':
      return 'with some of your extras missing or not mentioned'
    case 'property_type':
      return wishes.property_type === 'apartment'
        ? 'in a house instead of a flat'
        : 'in a flat instead of a house'
  }
}

function whatNext(shown: number): string {
  if (shown === 0) return 'You can change anything, or say “call me” to talk to a realtor.'
  if (shown === 1) return 'Do you like it? You can also say “cheaper”, change anything, or say “call me”.'
  return 'Do you like one of these? You can also say “more” or “cheaper”, or change anything.'
}

function reasons({ ranked, topic }: ActOf<'reasons'>, format: Formatter): string {
  const { listing } = ranked
  const told = toldPoints(ranked)
  const texts = (fits: boolean) =>
    told
      .filter((one) => one.fits === fits)
      .map((one) => lower(wordPoint(pointSentences, one, format, topic.sizeUnit)))
  const good = texts(true)
  const bad = texts(false)
  return [
    `About the ${listedHome(listing, format)} in ${listing.area}.`,
    good.length > 0 ? `Good: ${list(good)}.` : '',
    bad.length > 0 ? `But: ${bad.join('; ')}.` : 'It fits everything you told me.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** All that Guru says in English. */
export const englishReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
