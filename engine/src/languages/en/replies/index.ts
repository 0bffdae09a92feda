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
import { inShort } from '../../../replies/in-short.ts'
import { createListed } from '../../../replies/listed.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { createTakenBack, isSlot } from '../../../replies/taken-back.ts'
import { toldPoints } from '../../../replies/told-points.ts'
import { countsOfRooms, tellWays } from '../../../replies/ways.ts'
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
  article,
  bareAmenity,
  capital,
  describe,
  doing,
  list,
  lower,
  placed,
  propertyNoun,
  slotNames,
  untoldFacts,
  untoldNames,
  where,
  wishText,
} from './names.ts'
import { examples, questions } from './questions.ts'
import { when } from './when.ts'

const openers = ['Okay', 'Sure', 'Got it', 'All right'] as const

const comparedWords: ComparedWords = {
  sizeUnsaid: 'It does not say its size.',
  bedroomsUnsaid: 'It does not say how many bedrooms it has.',
  samePrice: 'They cost the same.',
  cheapest: (position, several) => `Number ${position} costs ${several ? 'the least' : 'less'}.`,
  biggest: (position, several) => `Number ${position} is ${several ? 'the biggest' : 'bigger'}.`,
  cheapestAndBiggest: (position, several) =>
    `Number ${position} ${several ? 'costs the least and is the biggest' : 'costs less and is bigger'}.`,
  slightlyCheaper: (position) => `They cost about the same, number ${position} a little less.`,
  slightlyBigger: (position) => `They are about the same size, number ${position} a little bigger.`,
  only: (position, amenities) =>
    `Only number ${position} mentions ${list(amenities.map((one) => amenityNames[one]))}.`,
  furnished: (homes) =>
    capital(
      homes.map(({ position, furnishing }) => `number ${position} is ${amenityNames[furnishing]}`).join(', '),
    ),
}

const nextWords: WhatNextWords = {
  change: 'What shall I change?',
  liked: { one: 'Do you like it?', many: 'Do you like one of these?' },
  wouldDo: { one: 'Would it do?', many: 'Would one of these do?' },
  hint: {
    none: 'You can change anything, or say “call me” to talk to an agent.',
    one: 'You can also say “cheaper”, change anything, or say “call me”.',
    many: 'You can also say “more” or “cheaper”, or change anything.',
  },
}
const whatNext = createWhatNext(nextWords)

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
  nobody_calls: ({ briefly }) =>
    `All right, no call for now.${briefly ? '' : ' If you ever want one, just say so.'}`,
  not_possible: ({ asked }) => {
    if (asked === 'hold')
      return 'I cannot hold a home for anybody: it stays on offer until the owner gives it to someone. If you like it, an agent can ask the owner for you.'
    if (asked === 'wish') return 'That is best told to the agent who calls; I can pass on only when to call.'
    if (asked === 'owner') return 'You can talk to the owner through an agent: just tell the agent who calls.'
    return asked === 'writing'
      ? 'Realtors call, they do not write on WhatsApp. I answer here in the chat.'
      : 'I have no number to give you.'
  },
  number_any_time: () => 'Nobody can call you without a number. You can give it here any time.',
  number_not_needed: () =>
    'You need not give a number to look on here. Only a visit is arranged by a call; say so whenever you want one.',
  help: ({ finished }) =>
    finished
      ? 'You can say “more”, “cheaper” or “the second one”, change any wish, or say “call me” to talk to an agent. “Start again” begins a new search.'
      : 'Tell me in your own words what you are looking for: where, how big, how much. You can change anything at any time. Say “call me” to talk to an agent.',
  about_guru: ({ asked }) => {
    if (asked === 'who')
      return 'I am Guru, an AI assistant: a program, not a person. I help you find a home or land.'
    if (asked === 'privacy')
      return 'Your chat is kept here to find you a home, and an agent sees your number only once you have left it. What else happens to it, and how to have it deleted, is in the privacy policy on this site.'
    if (asked === 'fees')
      return 'Talking to me costs you nothing. An agent shows you the home and speaks with its owner; what that costs, the agent tells you.'
    return `I speak ${list(liveLanguages.map((code) => languageNames[code].english))}. Just say which one you like.`
  },
  why_asked: ({ intent }) =>
    intent === 'search'
      ? 'I ask only so that I can show you homes that fit; whatever does not matter to you, just say “any will do”.'
      : 'I ask only so that an agent knows what you have to offer; what you would rather not say can be left out.',
  cities_listed: ({ cities, others }) => {
    if (cities.length === 0) return 'I have no listings just now.'
    if (others === 0) return `I have homes in ${list(cities)}.`
    return `I have homes in ${cities.join(', ')} and ${others} more ${others === 1 ? 'city' : 'cities'}.`
  },
  homes_and_land_only: ({ asked }) =>
    asked === 'errand'
      ? 'Sorry, I only help with homes and land.'
      : asked === 'hostel'
        ? 'I have no single rooms, PGs or hostels, but I do have small flats (1 BHK) for rent.'
        : 'I have homes and land only: flats, houses and plots. No shops, offices or PG rooms.',
  place_unknown: ({ name }) => `Sorry, I do not know the place “${name}”.`,
  none_in_areas: ({ areas }) => `I have nothing that fits in ${list(areas)}.`,
  areas_together: ({ areas }) => `I’ll look in ${areas.length === 2 ? 'both ' : ''}${list(areas)}.`,
  unit_price_noted: ({ rupees, unit }, format) => `${format.perUnit(rupees, unit)}, noted.`,
  liked: ({ amenities }) => `${capital(list(amenities.map(bareAmenity)))}: no must, but those come first.`,
  left_out: ({ areas }) => `I will leave out ${list(areas)}.`,
  one_place_first: ({ first, others, told }) =>
    `${told ? 'Say' : `Starting with ${first}; say`} ${list(
      others.map((other) => `“${other}”`),
      'or',
    )} and I will look there next.`,
  noted,
  changed: (act, format) => {
    const { slots, before, topic } = act
    if (changedMuch(act)) return `Okay, now ${article(describe(topic, format))}.`
    return `Okay, now ${list(changesOf(slots).map((one) => changedTo(one, before, topic, format)))}.`
  },
  freed: ({ slots, behind }) =>
    `${capital(assent(openers[slots.length % openers.length], list(slots.map(freedAs)), behind))}.`,
  taken_back: ({ what, topic, behind }) => takenBack(what, topic, behind),
  let_go: letGo,
  already_known: ({ slots, topic }, format) =>
    `Yes, I have already noted ${list(slots.map((slot) => wishText(slot, topic, format) || anySlot[slot]))}.`,
  offer_begun: () =>
    'So you want to sell or rent out your property. I will note the details, and an agent will get in touch with you.',
  search_resumed: () => 'So you are looking for a property.',
  ask: ({ slot, topic }) => questions[topic.intent][slot](topic),
  which_amenities: () => 'What do you need? For example parking, a lift or power backup.',
  offer_callback: () => 'Shall an agent call you?',
  what_to_change: () => nextWords.change,
  what_next: whatNext,
  unclear: ({ slot, again, shown, topic }, format) =>
    again
      ? `I still do not understand. ${example(slot, shown, topic, format)} Or say “call me”, and an agent will talk to you.`
      : `Sorry, I did not understand that. ${slot === null ? 'Can you say it another way?' : questions[topic.intent][slot](topic)}`,
  read_back: ({ slots, again, topic }, format) => {
    const heard = list(slots.map((slot) => wishText(slot, topic, format)))
    return again ? `Please say yes or no: you said ${heard}, right?` : `You said ${heard} — right?`
  },
  misheard: () => 'Sorry, I misheard.',
  confirm_restart: () => 'Shall I forget all you told me and start again?',
  restarted: () => 'All right, we start again.',
  carry_on: () => 'Good, I keep everything as it is.',
  all_right: () => 'All right.',
  heard: () => 'I see.',
  declined: () =>
    'I do not choose homes by religion, caste, food or family. I am glad to help with everything else.',
  handoff: ({ typed, asked, another, behind }) => {
    if (typed && another)
      return 'Please check the number in the form that opens and send it: there it is kept safely, and an agent will call that number.'
    if (typed)
      return 'Please check your number in the form that opens and send it: there it is kept safely, and an agent will call you.'
    if (another)
      return 'Gladly. Please give the name and mobile number of the person to be called, and an agent will call there.'
    return asked
      ? 'I have no number to give you. Leave your name and mobile number, and an agent will call you.'
      : `${behind ? '' : 'Gladly. '}Please give your name and mobile number, and an agent will call you.`
  },
  call_time_noted: ({ words, asNoted }) =>
    asNoted ? `Noted for the call: ${when(words)}.` : `I will ask them to call ${when(words)}.`,
  realtor_can_answer: ({ finished, again }) => {
    if (again) return 'That question, too, is one for the agent.'
    return finished
      ? 'I only know what the listings say, and they do not answer your question.'
      : 'I cannot answer that; I only know what the listings say. An agent can tell you, just say “call me”.'
  },
  visits_arranged: ({ day, position, again }, format) => {
    if (again) return 'A visit can only be agreed on the phone, with the agent.'
    return day === undefined
      ? 'Visits are arranged by the owner or an agent.'
      : `I have noted that you would like to ${position === undefined ? 'come' : `see number ${format.number(position)}`} ${when(day)}. The owner or an agent fixes the time.`
  },
  listings_do_not_tell: ({ facts, offered }) => {
    if (facts.length === 0)
      return offered
        ? 'I cannot search by that, for the listings do not mention it.'
        : 'The listings do not mention that; an agent can find out.'
    const untold = list(
      facts.map((fact) => untoldFacts[fact]),
      'or',
    )
    return offered
      ? `The listings do not say ${untold}, so I cannot search by it.`
      : `The listings do not say ${untold}; an agent can find out.`
  },
  nothing_shown: ({ searched }) =>
    searched
      ? 'I have nothing to show you that fits what you want now.'
      : 'I have not shown you any property yet.',
  only_so_many: ({ count }, format) =>
    count === 1
      ? `I have shown you just one. Say “number ${format.number(1)}” for that one, or “show more”.`
      : `I have shown you ${format.number(count)}. Which of them do you mean?`,
  found: ({ count, follows, topic }, format) => found(count, follows, topic, format),
  found_close: (act, format) => {
    const nothing = act.again ? 'Still nothing matches all of this.' : 'Sorry, nothing matches all of this.'
    return `${act.follows === null ? nothing : nothingOf[act.follows]} ${close(act, format)}`
  },
  found_agreed: (act, format) =>
    act.count === 1
      ? `Here is one ${agreed(act, format)}.`
      : `Here are ${format.number(act.count)} ${agreed(act, format)}.`,
  found_dearer: ({ again, topic }, format) =>
    again
      ? `I have no ${noneSuch(topic, format)} either.`
      : `Sorry, just now I have no ${noneSuch(topic, format)}.`,
  least_price: ({ price, area, transaction_type }, format) =>
    `The cheapest one that meets everything else is ${format.price(price, transaction_type)}, ${placed(area)}.`,
  found_nothing: ({ follows, again, topic }, format) => {
    if (follows === null && again) return `I have no ${noneSuch(topic, format)} either. What shall I change?`
    return follows === null
      ? `Sorry, just now I have no ${noneSuch(topic, format)}. You can change something, or an agent can look for you.`
      : `${nothingLeft[follows]} You can change something, or an agent can look for you.`
  },
  nothing_there: ({ cities, areas = [] }) =>
    `I have nothing at all in ${list(cities, 'or')} just now${areas.length > 0 ? `, ${list(areas)} included` : ''}.`,
  nearest_towns: ({ near }, format) =>
    `The nearest ${near.length === 1 ? 'town' : 'towns'} where I do have something ${near.length === 1 ? 'is' : 'are'} ${list(near.map(({ name, kilometres }) => `${name} (${format.distance(kilometres)})`))}. Shall I look there?`,
  agent_can_look: ({ city }) => `An agent can look in ${city} for you.`,
  bathrooms_told: () => "I can't search by bathrooms, but each home shown says how many it has.",
  no_photos: () => 'The listings have no photos; an agent can be asked for some.',
  town_stays_open: ({ city }) =>
    `Tell me another town whenever you like, or ask again later: something may come up in ${city}.`,
  cannot_notify: () =>
    'I cannot write to you by myself when something new comes, but an agent can call you then.',
  nothing_fits: () =>
    'Nothing in my list fits all of that. One of these changes would bring more, or an agent can look for you.',
  offer_relaxed: (offered, format) =>
    `I also have some ${agreed({ ...offered, count: 2 }, format)}. Shall I show them?`,
  shown_again: () => 'Here they are once more.',
  details: ({ ranked: { listing }, position, topic }, format) =>
    [
      `${position > 0 ? `Number ${format.number(position)} is` : 'This is'} ${article(listedHome(listing, format))} ${placed(listing.area)}, ${listing.city}, for ${format.price(listing.price, listing.transaction_type)}.`,
      ...factsAloud(listing, format, topic.sizeUnit),
    ].join(' '),
  reasons,
  price_asked: ({ home, rents }, format) =>
    home === null
      ? `An agent will have to ask the owner if the ${rents ? 'rent' : 'price'} is negotiable.`
      : `The ${rents ? 'rent' : 'price'} asked is ${format.price(home.price, home.transaction_type)}. An agent will have to ask the owner if it is negotiable.`,
  price_level: ({ shown }, format) => {
    if (shown === null) return 'I only know the prices of the homes in my list.'
    return shown.price.min === shown.price.max
      ? `What I have shown you costs ${format.price(shown.price.min, shown.transaction_type)}.`
      : `The homes that I have shown you cost ${format.budget(shown.price, shown.transaction_type)}.`
  },
  usual_price: ({ least, usual, transaction_type }, format) => {
    const price = (rupees: number) => format.price(rupees, transaction_type)
    return least === usual
      ? `Around ${price(usual)} is usual.`
      : `They start at ${price(least)}; around ${price(usual)} is usual.`
  },
  untold: ({ facts, amenities = [], offered }) =>
    facts.length === 0
      ? 'The listing does not answer that.'
      : `The listing does not ${say(facts, amenities)}.${offered ? '' : ' An agent can find out.'}`,
  told_all: () => 'The listing says no more than I told you.',
  answer_amenity: createAmenityAnswer({
    has: (named) => `Yes, it ${list(named.map((one) => having(one, false)))}.`,
    otherwise: (furnishing) => `No, it is ${bareAmenity(furnishing)}.`,
    silent: (unsaid) => `The listing does not say whether ${whether(unsaid)}.`,
  }),
  listed: createListed(listingSentences, pointSentences, '.'),
  compared: createCompared(listingSentences, comparedWords, '.'),
  which_have: createWhichHave(
    {
      none: (amenity) => `None of these listings mentions ${amenityNames[amenity]}`,
      both: (amenity) => `Both ${having(amenity, true)}`,
      all: (amenity, count) => `All ${count} ${having(amenity, true)}`,
      only: (amenity, number) => `Only number ${number} ${having(amenity, false)}`,
      some: (amenity, numbers) => `Numbers ${list(numbers)} ${having(amenity, true)}`,
      unsaid: (others) => (others === 1 ? 'the other does not mention it' : 'the others do not mention it'),
    },
    '.',
  ),
  gone: () => 'Sorry, that one is no longer available.',
  owner_done: ({ topic }, format) =>
    `Thank you. I have noted your ${describe(topic, format)}. An agent will get in touch: please leave your name and mobile number.`,
}

function example(slot: Slot | null, shown: number, topic: Topic, format: Formatter): string {
  if (slot !== null) return examples.slot[slot](topic, format)
  return shown > 0 ? examples.none : nextWords.hint.none
}

function noted({ slots, topic, behind }: ActOf<'noted'>, format: Formatter): string {
  const opener = openers[Object.keys(topic.wishes).length % openers.length]
  const [slot] = slots
  const only = slots.length === 1 && slot !== undefined ? wishText(slot, topic, format) : null
  if (behind) return `${capital(only ?? describe(topic, format))}.`
  return only === null ? `${opener}: ${describe(topic, format)}.` : `${opener}, ${only}.`
}

function changedTo(slot: Slot | 'place', before: Topic, topic: Topic, format: Formatter): string {
  if (slot === 'place') return where(topic)
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
  kinds: (kinds) =>
    `I will look at ${list(kinds.map((kind) => (kind === 'land' ? 'land' : propertyNoun(kind, 2))))}`,
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
/** "Has a lift", "are furnished", "allow pets". */
function having(amenity: Amenity, several: boolean): string {
  if (amenity === 'pet_friendly') return several ? 'allow pets' : 'allows pets'
  if (isFurnishing(amenity)) return `${several ? 'are' : 'is'} ${amenityNames[amenity]}`
  return `${several ? 'have' : 'has'} ${amenityNames[amenity]}`
}

/** "mention the deposit or the maintenance", "say how old it is or whether there is a lift". */
function say(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string {
  const named = facts.map((fact) => untoldNames[fact])
  return amenities.length === 0 && !named.includes(undefined)
    ? `mention ${list(
        named.flatMap((name) => name ?? []),
        'or',
      )}`
    : `say ${list(untoldOf(facts, amenities), 'or')}`
}

/** Each thing that a listing does not tell, amenities first. */
function untoldOf(facts: readonly UntoldFact[], amenities: readonly Amenity[]): string[] {
  const told = facts.map((fact) => untoldFacts[fact])
  return amenities.length === 0 ? told : [`whether ${whether(amenities)}`, ...told]
}

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
      return `${before.wishes.area ?? 'The area'} is in ${before.wishes.city ?? 'another city'}, so I have left it out for now.`
    case 'land':
      return `Since it is a plot, I have dropped ${things}.`
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
  more: 'That was all that matches this.',
  cheaper: 'I have nothing cheaper that matches all of this.',
  costlier: 'I have nothing costlier that matches all of this.',
  bigger: 'I have nothing bigger that matches all of this.',
  smaller: 'I have nothing smaller that matches all of this.',
  nearer: 'I have nothing nearer that matches all of this.',
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
function looser(
  relaxation: Relaxation,
  { topic: { wishes }, rooms = [] }: Pick<Differing, 'topic' | 'rooms'>,
  many: boolean,
  format: Formatter,
): string {
  switch (relaxation) {
    case 'nearby_area':
      return `near ${wishes.area ?? 'there'}`
    case 'any_area':
      return `in ${many ? 'other areas' : 'another area'} of ${wishes.city ?? 'the city'}`
    case 'price':
      return wishes.price?.max === undefined ? 'a little below what you named' : 'a little over your budget'
    case 'bedrooms':
      return `with ${bedroomsOf(rooms, format)}`
    case 'size':
      return 'of a slightly different size'
    case 'amenities': {
      const [one, ...others] = wishes.amenities ?? []
      if (one === undefined || others.length > 0) return 'with some of your extras not mentioned'
      return isFurnishing(one)
        ? `not listed as ${bareAmenity(one)}`
        : `with no mention of ${one === 'pet_friendly' ? 'pets' : amenityNames[one]}`
    }
    case 'property_type':
      if (wishes.property_type === 'apartment')
        return many ? 'houses instead of flats' : 'a house instead of a flat'
      return many ? 'flats instead of houses' : 'a flat instead of a house'
  }
}

type Differing = ActOf<'found_close' | 'found_agreed'>

function bedroomsOf(rooms: readonly number[], format: Formatter): string {
  return `${countsOfRooms(rooms, 'or', format)} ${rooms.at(-1) === 1 ? 'bedroom' : 'bedrooms'}`
}

/** How those shown differ: all of them first, then some: "near Wakad, one with 1 bedroom". */
function agreed(
  act: Pick<Differing, 'relaxed' | 'partly' | 'rooms' | 'topic' | 'count'>,
  format: Formatter,
): string {
  const { relaxed, partly = {}, count } = act
  const ofAll = relaxed.filter((one) => partly[one] === undefined)
  const ofSome = relaxed.flatMap((one) => {
    const homes = partly[one]
    return homes === undefined ? [] : [`${homes > 1 ? 'some' : 'one'} ${looser(one, act, homes > 1, format)}`]
  })
  return [...ofAll.map((one) => looser(one, act, count > 1, format)), ...ofSome].join(', ')
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
    `About the ${listedHome(listing, format)} ${placed(listing.area)}.`,
    good.length > 0 ? `As you asked: ${list(good)}.` : '',
    bad.length > 0 ? `But ${bad.join('; ')}.` : 'It fits everything you told me.',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** "2 BHK flat for rent in Baner, Pune, up to ₹ 20,000": what there is none of, in one breath. */
function noneSuch(wished: Topic, format: Formatter): string {
  const { topic, such } = inShort(wished)
  return `${such ? 'such ' : ''}${describe(topic, format)}`
}

/** Homes that come close. */
function close(act: ActOf<'found_close'>, format: Formatter): string {
  const put = (one: Relaxation, many: boolean) => ({ is: doOrAre(one, act, many, format), such: '' })
  const words = {
    they: ['The closest', 'The closest'],
    ofThem: 'Of the closest,',
    some: ['some', 'some'],
    one: ['one', 'one'],
    and: ' and ',
    inThem: '',
  } as const
  return `${tellWays(act, put, words)}.`
}

/** What was given up, as a verb: "are near Wakad", "do not mention a lift". */
function doOrAre(relaxation: Relaxation, act: Differing, many: boolean, format: Formatter): string {
  const [are, have, say] = many ? ['are', 'have', 'do not mention'] : ['is', 'has', 'does not mention']
  if (relaxation === 'bedrooms') return `${have} ${bedroomsOf(act.rooms ?? [], format)}`
  if (relaxation !== 'amenities') return `${are} ${looser(relaxation, act, many, format)}`
  const [one, ...others] = act.topic.wishes.amenities ?? []
  if (one === undefined || others.length > 0) return `${say} some of your extras`
  if (isFurnishing(one)) return `${are} not listed as ${bareAmenity(one)}`
  return `${say} ${one === 'pet_friendly' ? 'pets' : amenityNames[one]}`
}

/** All that Guru says in English. */
export const englishReplies: Sentences = {
  act: actSentences,
  choice: choiceSentences,
  point: pointSentences,
  listing: listingSentences,
}
