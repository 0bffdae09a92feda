import { languageNames } from '@guru/contract/vocabulary'
import type { AsidePhrases } from '../../language.ts'
import { speakingTyped } from '../../speaking.ts'
import { unlisted } from './unlisted.ts'

const workman =
  '(plumber|electrician|carpenter|painter|maid|housemaid|cook|driver|nanny|babysitter|gardener|cleaner|watchman|labour)'
const typed = speakingTyped()

const names = Object.values(languageNames).map(({ english }) => english.toLowerCase())
const language = `(${names.join('|')}|bangla)`

/** Ways of asking to go on in a language. */
const speak = `
  [lets|never mind] (go|come|get|switch|move|change) back to [the] ${language},
  (speak|talk|chat|reply|answer|write|type|explain) [to me|with me] in ${language}, (speak|talk) ${language},
  can you speak ${language}, (show|see|read|tell|give|say|continue|go on) [me|more] [it|this|that|them] in ${language},
  (change|switch|set) [language] to ${language}, language to ${language}, ${language} language,
  ^[in] ${language}$, ${language} please$, i (prefer|speak|know|like) ${language}, only ${language}$,
  ^[i] (want|need|would like) ${language}$`

/** Asks whether Guru knows it, which is no wish to go on in it. */
const known = `[do|can] you (know|understand) ${language}, do you speak ${language}`

const playable = '(song|music|playlist|podcast|album|radio|audiobook|video|movie|game|bhajan)'
const ride = '(cab|cabs|taxi|uber|ola|auto|flight|train|train ticket|bus|bus ticket|ticket)'
const food = '(pizza|burger|biryani|food|dinner|lunch|breakfast|coffee|tea|groceries|meal|takeaway)'
const device = '(light|fan|fans|tv|television|ac|lamp|heater|geyser|wifi|bluetooth|vacuum)'

/** The verb of a wish with what it seeks, which may follow a story without a comma. */
const seekers = '(want|need|looking for|searching for|require|looking at|hunting for)'
export const soughtThing = `${seekers} (something|some thing|anything|one in|one near|another in|another near|a place|somewhere)`
export const soughtNext = `
  ${soughtThing}, ${seekers}, [(i am|im|we are|will be)] (moving|shifting|relocating|coming|transferring) [me|us] to,
  (want|need|looking|wish|plan|planning|hoping|would like|id like|trying) to (find|get|look for),
  (want|need|looking|wish|plan|planning|hoping|would like|id like|trying) to (move|shift|relocate|settle|retire) [to|in|into|at|near],
  (going|gonna|about|have|need|has|got|got to|had|supposed) to (move|shift|relocate|settle) [to|in|into|at|near]`

/** What people buy, rent and sell beside homes. */
const goods =
  '(bike|scooter|scooty|car|cycle|bicycle|tent|costume|camera|sofa|cot|mattress|fridge|tv|table|chair|washing machine|projector|dress|suit|laptop|phone|book|ticket|jewellery)'

/** What English speakers say beside their wishes. */
export const asides: AsidePhrases = {
  'moves-on': `
    replacing, replace, (swap|exchange|substitute) [the],
    (upgrade|upgrading|downsize|downsizing|upsize|upsizing|downgrade|downgrading|scale up|scaling up|move|moving|shift|switch|go|going|step up|jump|graduate|graduating) [up|down|out] from,
    (upgrade|change|shift|move|switch|convert|update) (my|our|the|this|it) [search|requirement|wish] from`,
  'no-deal': `
    [(its|it is|thats|that is|then|that will be|it will be)] (no deal|a deal breaker) [for (me|us)],
    (i|we|she|he|they|my parents|my mother|my father) (wont|cant|cannot|will not|would not|wouldnt|can not|couldnt) (take|accept|consider|rent|buy) (it|that|this),
    (i|we|she|he|they|my parents|my mother|my father) (wont|cant|cannot|will not|would not|wouldnt|can not|couldnt) (take|manage|live|come|stay|climb)$,
    [then] not interested$,
    [then|please] (dont|do not) (show|send|suggest|recommend|bother|consider|waste) [me|us|my time] [it|that|them|showing]$,
    then no$, deal breaker`,
  'no-use': `
    [(its|there is|then)] no (point|sense) [in (showing|seeing|looking|taking|renting|buying) [it|that|them|me]],
    [(its|it is|thats|that is|then|that will be|it will be)] [of] (no use|useless|pointless|no good|not worth it|meaningless|a no [for (me|us)]) [(to|for) (me|us)],
    (i|we) (dont|do not|wont|will not|wouldnt|would not) (want|take|need|like) [it|that|this|the house|the flat]$`,
  unsuited: `
    (dont|do not|doesnt|does not|wont) suit (us|me|my family),
    (suffocating|suffocate) [me|us],
    (bad|poor|dirty|salty|hard|saltish) water,
    is [(very|so|too|quite|really)] (crowded|noisy|polluted|congested|overcrowded|dusty),
    (traffic|crowd|pollution|noise|rush) [there] is [way] (too much|very much|hell|mad|pathetic|terrible|horrible|awful|heavy|very heavy|too heavy|bad|very bad|crazy),
    too much (traffic|crowd|noise|pollution|rush) [there],
    [way|far|just|really|a bit|bit|simply|much] too (far|crowded|noisy|expensive|costly|high|congested|polluted|posh|remote|dirty|busy|dear|pricey|isolated|dusty|dangerous|unsafe|deserted) [away|off|out],
    (very|so) (far|crowded|noisy|congested|polluted|remote|dirty) [away|off],
    (is|are) (unsafe|not [a] safe [area|place]), isnt [a] safe [area|place]`,
  therefore:
    'out of (that|this|which|it), therefore, hence, thats why, that is why, this is why, because of that, because of this, for that reason, as a result',
  'from-now':
    'selling (it|that|this|them), (sell) (it|that|this) [off] and, after selling (it|that|this), now, right now, at present, at the moment, presently, nowadays, this time, these days',
  'aside:who': `
    (are|r) you (a bot|a robot|a machine|a computer|an ai|ai|bot|robot|human|a human|a person|a real person) or [a] [real|actual|live] (bot|robot|human|machine|person|human being),
    (youre|you are|ur|u r|you must be) [a|an] [real] (robot|bot|machine|computer|human|program|ai|person|chatbot),
    who (are|r) you, who is this, whos this, who am i (talking|speaking|chatting) (to|with),
    what (are|r) you,
    (are|r) you [a|an] [real] (bot|robot|human|human being|ai|person|machine|computer|chatbot|real|guru|program|man|woman|agent),
    (is this|am i (talking|speaking|chatting) (to|with)) [a|an] [real] (bot|robot|human|person|ai|machine|computer|chatbot|real person),
    (what is|whats|wats|tell me|may i know|can i know) your name, ^your name$, introduce yourself,
    (tell me|something) about (yourself|you), who (made|built|created) you, what is guru, who is guru`,
  'aside:fees': `
    how (do|does|will) (you|guru) (make|earn) (money|profit|anything),
    (you|guru) charge [me] [any|a|some] [brokerage|commission|fee|fees|money|anything],
    (you|guru) (take|ask) [any|a|some] (brokerage|commission|fee|fees|money), what (do|will) you charge,
    how much (do|will) you charge, are there [any] [service] (charges|fees),
    is (it|this|that|the service|this service|the app|this app|your service|the chat|guru) free [of (cost|charge)],
    (is|are) there [any] [hidden] (brokerage|commission|service charges|charges|fees),
    [what is|whats|what are] your (fee|fees|charge|commission|brokerage),
    (do|should|will) i (have|need) to pay (you|guru|brokerage), should i pay (you|brokerage),
    is (brokerage|commission) (there|charged|payable), how much (is the|is) (brokerage|commission),
    is there [any|a] (brokerage|commission|fee) [to pay], what is the (brokerage|commission)`,
  'aside:cities': `
    (which|what) (cities|towns|places|locations) [all] (do|are|have|r) (you|u|there|available|covered|listed) [(have|cover|deal|work|serve|operate|available|listed|got)] [(in|homes|listings)],
    (in which|which all|what all) (cities|towns|places) [(do|are)] [(you|u|there)] [(have|available)], (list|names) of [the|all] cities,
    where [all] do you (have|operate|serve) [homes|houses|flats|properties|listings]`,
  'aside:languages': `
    ${typed['aside:languages']}, ${known},
    (which|what) (language) [all] (do|can) you (speak|know|understand|talk), what languages,
    which languages,
    (can|could|do) you (speak|talk|know|understand) [any|some] (other|another|my) [language],
    (change|switch) [the|my] language, other languages, another language`,
  'aside:unlisted': unlisted,
  'aside:other-kind': `
    office, office space, shops, showroom, show room, warehouse, godown, pg, p.g., pgs,
    paying guest [accommodation], commercial [property|space|shop|office|building|complex|unit], hostel,
    hostels, coworking [space], co working [space], factory, industrial (shed|property|plot), dormitory,
    hotel room, retail space, clinic space, restaurant space`,
  'talk:errand': `
    iphone, smartphone, doll house, dollhouse, house of (cards|the dragon), the white house, housewarming,
    room (cooler|heater|freshener),
    (gave|give|giving|offered|get|got) (me|us|him|her) a lift,
    (buy|sell|rent|hire|order|rent out|hire out) [a|an|my|the|our|some|two] [old|new|used|second hand] ${goods},
    flat white, home delivery,
    (garden|garage|yard|clearance|diwali|flash|mega) sale,
    (security|guard|security guard|driver|teacher|cook) (job|jobs|vacancy|vacancies),
    (gym|pool|swimming pool|club|park|metro|library) (timing|costume), lift (me|him|us|weights),
    water (bottle|cans|purifier|park), (drama|tv|web) (serial|series),
    (book|reserve) it for (2|3|4|5|6|7|8|two|three|four|five|six|seven|eight) (people|persons|nights),
    guesthouse, guesthouses, get (one|1) free, cashback,
    (phone|laptop|tv|fridge|bike|car|ticket|meal|dinner|shoes) (cost|costed),
    (buy|get|bring|fetch|need) [me|us|some] (milk|bread|eggs|groceries|grocery|vegetables|fruits|medicine|vegetables|sugar|rice),
    parking (fine|ticket), water tanker, (in|inside) the lift, wedding at,
    (clean|mop|lock|water) (the|my) (house|flat|garden|plants), all the lights,
    (open|close|shut) the (garage|balcony|front|main), (used|second hand) (car|cars|bike|phone|laptop),
    (buy|sell|get|want|need|order) [a|an|my] [new] (phone|watch|dress|shoes|running shoes|gift), laptop,
    laptops, (looking for|need|want|find) [me] [a] (job|jobs|internship|used car),
    (cleaning|laundry|pest control) (service), from savings, (my|our|his|her|your|the) (savings|bank|current|salary|sbi|hdfc) account, (savings|bank) account,
    (need|want|have|please) to (transfer|wire|remit),
    (suggest|recommend|find) [me] [a] [good] (school|hospital|clinic|doctor), (room) in a hotel,
    (table|dinner) for (two|2|four|4), flat tyre, [want to] sell my [old] (phone|car|bike|scooter),
    (need|want|send|call|find|get|hire|looking for) [me] [a|an|some|one] ${workman}$,
    (need|want|send|call|find|get|hire|looking for) [me] [a|an|some|one] ${workman} (for|to|who|urgently|please|now|in|near),
    (set|snooze|stop|cancel|delete|add|put) [me] [a|an|the|my|all] (alarm|reminder|timer),
    (alarm|timer) for, remind me, wake me up, reminder to,
    (play|pause|shuffle|skip|repeat) [me] [a|an|the|my|some|this|that|next] ${playable},
    (play|listen to) [some] music,
    (book|reserve|get|order|hail|call|find) [me] [a|an|the|my] ${ride} [ride|ticket],
    (book|reserve|get) [me] [a|an|the] (table|ticket|hotel|room at),
    (table|tickets|seats|reservation) (for|at|on), make [me] [a|the] (table|reservation), [a] table for,
    reservation, (order|deliver|buy) [me|us] [a|an|some|the] ${food}, recipe, recipes,
    how (do|can) (i|you) (cook|make|bake), (turn|switch) (on|off) [the|my|all] ${device},
    (dim|brighten) [the|my] lights, (volume|brightness) (up|down), (lower|raise) the volume,
    (call|text|message|email|phone) [my] (mom|mum|mother|dad|father|wife|husband|brother|sister|friend|son|daughter|boss|mummy|papa),
    (send|write|check|read) [a|an|the|my|me] [new] (email|mail|tweet|sms|text),
    (add|put) [the|a|some] [milk|eggs|bread|this|it] (to|from|on) [my|the] (list|shopping list|grocery list|to do list|calendar),
    (shopping|grocery|to do|todo) list, [on|to|in] my calendar,
    (schedule|cancel|postpone) [a|an|the|my] (meeting|appointment with),
    (latest|todays|top) (news|headlines), (cricket|football|match|ipl) score, who won the (match|game|toss),
    tell me a (joke|story|fact), exchange rate, stock price, capital of, prime minister of, translate,
    horoscope, meaning of [the] word`,
  'talk:elsewhere': `
    (metro|mall|airport|it park|highway|flyover|expressway) is coming [up] [to|in|near], (fight|quarrel) (over|for|about),
    (train|bus|metro|road|cab) is (packed|full|late|crowded|stuck|blocked|cancelled), (auto|cab|taxi|ola|uber|rickshaw) (fellow|guy|driver|fare),
    second hand (fridge|tv|sofa|cot|furniture|ac|washing machine),
    (is|was|are|were) [not] (playing|batting|bowling), csk, rcb, ipl, kkr, innings, wickets, kohli, dhoni, test match, world cup,
    (for|on) [a|our|the] (picnic|trip|school trip|family trip|honeymoon|tour|pilgrimage),
    (my|our|the) dog (is|was|has|ate|fell|bit|ran|died) [been] (not|sick|ill|unwell|barking|eating|sleeping|missing|away|a),
    (find|show|recommend|suggest) [me] [a|the] [good|nearest|public] (swimming pool|pool|park|gym|playground|garden) (near|close to|around) me,
    flat (5|10|15|20|25|30|40|50|60|70|80|percent) [percent|%] (off|discount|cashback),
    [i|we] (come|came|coming|reach|reached|get|got|go|going|went|return|returned|drive|walk) [back] home (late|early|now|by|at|from|after|for|every|tired|soon|today|tonight|tomorrow|in the),
    (recommend|suggest|find) [me] a [good] gym, hotel [room], resort, homestay, lodge,
    (3|4|5|three|four|five) star, nearest gym, (gym|gyms) (near me|close by),
    (not|isnt|stopped|stops|hardly|never) (working|cooling|heating|loading|opening|responding),
    (get|got|have|has|to be|need) [it|this|that|the] (repaired|fixed|serviced),
    (fix|repair) (it|my|the|this|our|ac),
    (ac|lift|geyser|fridge|motor|inverter|cooler|pump|bike|car|phone|laptop|tv) (repair|service|servicing|problem|mechanic),
    repair work for, mechanic, technician, repairman, handyman,
    (gym|swimming|yoga|fitness|personal) (trainer|coach|membership|instructor|classes|teacher),
    (is|are) (leaking|broken), out of order,
    (send|call) (someone|somebody|a plumber|an electrician|a technician), is closed (today|now|tomorrow),
    (will|is) it (rain|sunny|cold|hot|snow|cloudy), weather, forecast, umbrella, temperature,
    trains to, train to, train from, trains from, flight, bus to, bus from, pnr, restaurant, place to eat, places to eat, somewhere to eat,
    (where i can|where can i|want to|something to) eat, cuisine, movie, theatre,
    theater, concert, museum, tourist place, tourist places, places to visit, rental car, rent a car,
    car on rent, bike on rent, doctor, salon, haircut`,
  speak: `${speak}, ${typed.speak}`,
  take: '',
  'place-is': '',
  reported: 'in [the|an|your|that|some] (ad|advertisement|advert|olx ad|newspaper ad)',
  'will-sell':
    '(will|would|should|may|might) [easily|probably] (sell|go) for, (will|would) be sold [off] [for]',
  'talk:told':
    '(is|has|was) not [been] sold, not sold (yet|till now), (will|would|should) fetch, nothing comes (in|for|under|within), (get|getting|got) nothing (in|for|under|at|within)',
  cheapest: `
    (which|what) (one|flat|house|property|of these|of them|among these|among them) is [the] (cheapest|lowest|least expensive),
    (which|what|whats) is [the] (cheapest|lowest), ^cheapest one,
    [show [me]] the cheapest [one] [of (these|them|those|all)],
    (which|what) (has|have|is having) [the] (lowest|least) (price|rent|cost),
    cheapest (of|among|in) (these|them|those|all), which is [the] (cheapest|least) [one]`,
  raise: `
    can increase,
    (bump|push|take|move|put) (it|that|this|the budget|my budget) up, up (it|the budget|the rent),
    (bump|push) (it|the budget|my budget) [up], increase [it|the|my] [to], raise [it|the|my] [to],
    extend [it|the|my] [to], stretch, add, hike, bump up, bump, up my, (go|going) (up|higher)`,
  'in-lakhs':
    '^[in|its|it is|i mean|i meant|obviously|of course|yes] (lakh|lacs|lac) [obviously|of course|only|i mean|i meant|naturally]$',
  negotiable:
    'negotiable, adjustable, can adjust, more or less, give or take, up or down, up and down, here and there, this side or that side, plus minus, plus or minus, (slightly|bit|little) (more|less|higher|lower)',
  'price:more':
    'more, higher, extra, additional, on top, more than (that|this|it|before|now|what i said|what i told|my budget|the budget)',
  lower: `
    reduce [it|the|my] [to], decrease [it|the|my] [to], lower [it|the|my] [to], cut, bring [it] down [to],
    less than (that|this|it|before|now|what i said|what i told|my budget|the budget), come down, lessen,
    less, lesser, (go|going) (down|lower)`,
  double:
    'double [the|my] (budget|price|rent), [the|my] (budget|price|rent) double, double it, (twice|double) (the|my|our) [earlier|old|previous|current|present|last] (budget|price|rent|amount)',
  placed: 'in, near, around, close to, somewhere in, located in',
  percent: 'percent, per cent, pct',
  compare: `
    [can you|could you|please] compare, comparison (of|between), difference between,
    [what is|whats] the difference between`,
  there:
    'there, (the|in|around|near|within) [the] same (area|locality|place|neighbourhood|neighborhood|society|city|town|side), (near|around|close to|right|over|somewhere around|somewhere near) there, (around|near|close to) that (area|side|place)',
  acceptable: `
    works [for (me|us)]$, (work) (fine|ok|well|too|also) [for (me|us)],
    (is|are|would be|will be|also) (ok|okay|okey|fine|alright|acceptable|good enough) [too|also|with me|for me|for us],
    [is|be|are] (enough|sufficient|adequate) (for|to),
    (ok|okay|okey|fine|reasonable|fair|good|enough|sufficient|realistic) for (a|an|the|this|that|1|2|3|4|5|one|two|three|four|five),
    too (less|little|low|small|much|high|few) for (a|an|the),
    (also|even) (no problem|no issue|not a problem|ok|okay|fine|acceptable), (will|would) do, also works,
    is not a problem, (ok|okay|fine) (too|also)`,
}
