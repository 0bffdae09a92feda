import type { WholeVocabulary } from '../../language.ts'
import { regions } from '../places/regions.ts'
import { asides, soughtNext, soughtThing } from './asides.ts'
import { ofTheChat } from './chat.ts'
import { notMinded } from './not-minded.ts'
import { refusedThere } from './there.ts'

/** Says that what it is said of does not count. */
const indifference = `
  (doesnt|does not|dont|do not|wont|wouldnt) (bother|concern|worry|affect) (me|us) [much|at all],
  [it|that|this] (doesnt|does not|dont|do not|wont|will not|isnt|not) matter [to me|for me|much|at all|to us|which|what|where],
  (dont|do not|couldnt|could not) care [much|about|what|which], [is|its|are] not [that|so|too] important,
  (dont|do not|wouldnt) mind [about|any|which|the|what|where|whichever], isnt important, (wont|wouldnt) be a problem,
  no matter [which|what|where], irrelevant`

const flats = 'flats|apartments'
const houses = 'houses|villas|homes|bungalows'
const plots = 'plots|sites|land'
const whatThere = (kinds: string) => `what (${kinds}) (are there|do you have|are available|have you got)`

/** Ask for whatever there is: nothing more need be said to make it a wish. */
const asksWhatThereIs = `
  what [all] (can|will|could|would) (i|we) get, what (do|would) (i|we) get (for|in|at|with|under),
  (whats|wats|what all is|what is) (available|there) [there|here] (in|near|around|for|under|at|below|within|upto),
  what do u have, what all do u have,
  (what|which) (do you have|have you got|is available|are available|all do you have|you have|options),
  what [all] (do you have|have you got) [in|for|under|available],
  what (options|properties|${flats}|${houses}|${plots}) (are there|do you have|are available|have you got)`

/** Ask whether there is something of a kind: a wish when a kind of property follows, else a question. */
const asksForOne = `
  is there [any|a|an|some], are there [any|some]
  do you (have|got|hav|deal in|deal with|list) [any|some|a], have you (got|any) [any|some|a]
  ${asksWhatThereIs}
  does there exist, is there anything, has anyone
  (will|can|could|would) (i|we) (get|be able to get|have|find|see) [any|some|a|an]
  where (can|do|could) i (find|get|buy|rent) [a|an|some|any], is it possible to (get|find|have) [a|an|any]
  any chance of getting, can there be`

/** Ask whether anything is there: a wish when a place follows. */
const anythingThere = `
  is there (anything|something) [there|here] (in|near|around|at|under|within|for|below|upto|with|having)
  (have|has|got|having) (anything|something) [in|near|for|under|around]`

/** Ask for more, and say how it is to be. */
const elseWith =
  '(something|anything|some thing|any thing) else (with|in|near|around|under|having|that has|which has|for|at|within|closer)'

/** Names the budget and its upper end: "can do 90". */
const goesTo = 'can [even|maybe] (do|stretch|manage|extend)'

/** Ask about the noun that follows: "is this flat …". */
const pointsAndAsks =
  '(does|do|is|are|has|have|will|can|could|would|did|was|should|isnt|doesnt|arent|wont|dont) (this|that|these|those)'

/** Ask about something shown, or about its owner. */
const asksOfShown = `
  (does|do|is|are|has|have|will|can|could|would|did|was|should|isnt|doesnt|arent|wont) (it|they|he|she),
  (does|do|is|are|has|have|will|can|could|would|did|was|should|isnt|doesnt|arent|wont) the (house|flat|property|apartment|villa|plot|place|unit),
  (does|do|is|are|has|have|will|can|could|would|did|was|should) the (owner|landlord|building|society|complex|locality|area|rent|price|tenant)`

/** Counts an animal among those who move in. */
const alongWithPet =
  '(and|with) (a|an|our|my|one|two|2) [small|big|old|little|pet] (dog|cat|dogs|cats|puppy|kitten|labrador)'

/** Who of a family may want something, too. */
const kin =
  '(husband|hubby|wife|father|mother|dad|mom|mum|papa|mummy|amma|appa|son|daughter|parents|family|kids|children|brother|sister|in laws)'

/** Of whom one tells what they have, pay or did: no wish of one's own. */
const others =
  '(team|tauji|nani|dadi|kaka|bua|ajji|thatha|client|friend|colleague|cousin|uncle|aunt|aunty|auntie|neighbour|neighbor|boss|manager|teacher|doctor|maid|driver|relative|nephew|roommate|classmate|batchmate|chacha|mama|mausi|chechi|akka|nana|grandfather|grandmother|grandpa|brother in law|sister in law|in laws|brother|sister|landlord|he|she|they|everyone|people|tenant)'

/** What a bank lends, before or behind its amount. */
const loans =
  '[(home|housing|bank|personal)] loan [(approved|sanctioned|eligible|eligibility|available|amount)] [is|of|for|upto|up to|till]'

/** What others of the family want. */
const othersWish = `[my|our] ${kin} [also|only|really] (want|need|prefer|insists on|insist on|is asking for|are asking for|asking for|is looking for|are looking for|is keen on), (she|he) wants (a|an|only)`

/** Another area than the known one, not yet named; where none is known, more is asked for. */
const otherArea =
  '^[show|find|try|suggest] [me] [in] [some|a] (other|another|different) (area|locality|location|neighbourhood) [please|instead|now]$'

/** Gives up the place that is known. */
const givenUpThere = `
  (somewhere|some place|someplace|some where) else, ^not there$, ${otherArea}`

/** English as Indians write and speak it. Plurals need no entry: endings are taken off. */
export const vocabulary: WholeVocabulary = {
  ...asides,
  ...ofTheChat,
  'transaction:rent': `
    will take [it] (on|for) rent,
    do you (let|let out|rent out|rent|lease), rnt, for rnt, on rnt, rentl, rental basis, rent or lease,
    lease or rent, rent, rental, renting, rented, for rent, on rent, to rent, to rent out, rent basis,
    on rental basis, lease, for lease, on lease, leasing, to lease, tolet, to let, to-let, leave and license,
    leave and licence, for renting, rentable, tenancy, [want|looking|like] to take (on|for) rent,
    as a tenant, take on (rent|lease), paying rent`,
  'transaction:sale': `
    (put|invest|lock) [my|our|some|the] (money|savings) in, (this time|now) (our|my) own [place|one],
    from (rent|renting|a rented (house|flat)|rented (house|flat)) to (own|buying|ownership|my own|our own),
    (to|into|in|for|get|have|want|need) [my|our|his|her|their|an|a] own (place|roof), do you sell,
    are you selling, to by, wanna buy, wana buy, buyng, purchse, to buy, ^(to|too) (by|buy),
    (want|looking|like) (to|too) by, for buying, purchase, purchasing, for purchase, purchased, for sale,
    on sale, sale, sales, resale, re-sale, invest, investing, investment, for investment,
    (want|looking|like|wish|plan|planning|hoping) to own, own a, ^own$, to own, acquire,
    (anyone|anybody|someone|somebody|people|who is|owner) selling, outright, ownership,
    become an owner, new booking`,

  'property:house': `
    mane, illu,
    ^(independent|individual|standalone|detached) [one|only|please]$,
    ${whatThere(houses)},
    house, huose, hosue, houes, home, villa, vila, (more|other|different|another) (house|houses|home|homes|villa|villas)
    bungalow, bunglow, banglow, bungalo, kothi, independent (house|home|villa|bungalow)
    individual (house|home|villa), row (house|villa), rowhouse, twin house, duplex
    duplex (house|villa|bungalow), triplex, mansion, cottage, farmhouse, farm house, townhouse, town house
    haveli, tenament, tenement, makaan, ghar, veedu, single family (house|home)
    standalone (house|home), detached house, own house`,
  'property:apartment': `
    ${whatThere(flats)}, flat, falt, flt, apartment, apt,
    (more|other|different|another) (flat|flats|apartment|apartments), appt, studio, studio (flat|apartment),
    penthouse, pent house, condo, condominium, builder floor, high rise, highrise,
    (duplex|independent|individual|society) (flat|apartment), service apartment, serviced apartment,
    independent floor, apartment flat, flat apartment, multistorey apartment, apartement`,
  'property:land': `
    ac (land|plot|site|farm land|agricultural land), ac of land,
    ${whatThere(plots)}, land, plot, site, (more|other|different|another) (plot|plots|site|sites),
    (residential|open|vacant|empty) (plot|land|site),
    agricultural land, agri land, farm land, farmland,
    (villa|house|housing|building|corner|layout|bda|dtcp|cmda|hmda|approved|na) (plot|site), piece of land,
    plot of land, land parcel, parcel of land, manai, bhoomi, jameen, zameen, plotting,
    [(planning|plan|want|wish|hoping|going|like|dreaming|intend)] to (build|construct) [a|my|our|own|the] [own|new|small|independent] (house|home|villa) [on] [it],
    land plot, plot to (build|construct),
    (land|plot|site) (for|to) (build|construct) [a|my|own|our] [own] (house|home|villa)`,

  'amenity:parking': `
    parking, car (park|parking),
    (covered|open|two wheeler|four wheeler|bike|vehicle|stilt|reserved|dedicated|basement|visitor|scooter) [car] parking,
    parking (space|spot|slot|lot|area|place|facility), garage, carport, car port,
    (space|place|room|spot) (for|to) [park|keep|put] [my|a|the|our] (car|bike|vehicle|scooter|scooty|cycle),
    carpark, covered car park, park my (car|bike), car shed`,
  'amenity:lift': 'lift, elevator, lift facility, passenger lift, elevators, service lift',
  'amenity:gym': `
    gym, gymnasium, fitness (center|centre|room|club), workout (room|area|space), health club, gym facility`,
  'amenity:swimming_pool': 'swimming pool, pool, swimmingpool, swimming, swim pool, splash pool',
  'amenity:power_backup': `
    (current|power|electricity) (should|must) be [there] (24 hrs|24 hours|24x7|always|all the time),
    power (back up|back-up), powerbackup, [power|electricity|current] backup [power|generator],
    generator [backup], inverter [backup], genset,
    dg (backup|set|power), ups [backup],
    power generator,
    (24x7|24 hours|24 hour|24 hrs|uninterrupted|round the clock) (power|electricity|current) [supply],
    no power cut`,
  'amenity:security': `
    security [guard|staff|system|personnel]
    (24x7|24 hour|24 hours|24/7|24 hrs|round the clock|good|proper|full time) security, watchman, watch man
    cctv [camera], security camera, guard, gatekeeper, gate keeper, surveillance, intercom
    chowkidar, security [is] available`,
  'amenity:garden': `
    (space|room|place|area) (for|to keep|to grow|to put) [some|my|a few] (plant|trees|pots|flower pots|vegetables),
    garden, lawn, backyard, back yard, garden (area|space), terrace garden, kitchen garden,
    landscaped garden, yard, front yard, greenery, green space, gardening [space]`,
  'amenity:furnished': `
    (bed|sofa|fridge|almirah|cot|wardrobe|tv) (everything|etc|and all) [should|must|already] [be] (there|inside|ready|needed|required),
    furnished, fully furnished, full furnished, fully-furnished, full-furnished, furniture, with furniture
    completely furnished, well furnished, [full] furnishing, [full] furnishings`,
  'amenity:semi_furnished': `
    semi furnished, semifurnished, semi-furnished, partly furnished, partially furnished, half furnished
    part furnished, semi furnish`,
  'amenity:unfurnished': `
    unfurnished, un furnished, un-furnished, non furnished, nonfurnished, without furniture, no furniture,
    (plain|completely|fully) empty [one|house|flat|place], empty (one|place), not furnished, bare shell,
    empty flat, bare flat, without any furniture`,
  'amenity:pet_friendly': `
    (lets|let|allow) (dogs|cats|pets|the dog) [to] (stay|in|live),
    (i|we|ive|weve) [do|ve] (have|own|keep|got) [a|an|one|two|three|2|3|some|our|my] [small|big|old|little|pet|street] (dog|cat|dogs|cats|puppy|kitten|labrador|pug),
    ${alongWithPet}, pet friendly, pet-friendly, petfriendly, pets, pet,
    pets [are] (allowed|ok|permitted|welcome|friendly), pet allowed, dog friendly, cat friendly,
    (allow|accept|permit|take|ok with|okay with|fine with) [for] [my|a|the|our] (pet|pets|dog|dogs|cat|cats|puppy),
    (my|our|a|two|have|keep|own) (pet|dog|cat|puppy),
    (dogs|cats|dog|cat) [are|is] (allowed|ok|permitted|welcome),
    i have (a|two|three|2|3) (dog|cat|dogs|cats|pet|pets)`,
  'amenity:balcony': `
    balcony, balconies, balconey, sit out, sitout, sit-out, verandah, veranda, gallery balcony`,
  'amenity:play_area': `
    where [my|our|the|small] (kids|children|bachche|bachcha log|little ones) can (play|run), (kids|children|bachche|bachcha log) can play,
    play area, playarea,
    (kids|kid|children|childs) (play area|playground|play ground|park|play park|play zone|playing area),
    play park, playground, play ground, (area|place|space) for [my|our|the] (kids|children) to play,
    (area|place|space) to play$, kids zone, play zone, playing area`,
  'amenity:clubhouse': `
    clubhouse, club house, club-house, club, community hall, party hall, clubbing facility, recreation club`,
  'amenity:water_supply': `
    (no|without|isnt|never|(should not|shouldnt|must not|cant|dont|do not) (be|have|face|want)) [any] water (problem|issue|shortage|scarcity),
    water supply, water,
    (24x7|24 hour|24 hours|24 hrs|24/7|round the clock|good|regular|continuous|corporation|municipal|cauvery|kaveri|metro|borewell|bore well|well|drinking|bisleri|krishna|sufficient|enough|tap) water [supply|facility|connection],
    water (facility|connection|availability), borewell, bore well, bore`,
  'amenity:gated_community': `
    gated community, gated, gated (society|colony|complex|layout|enclave), gated-community
    closed community`,
  'amenity:air_conditioning': `
    air conditioning, air conditioner, airconditioning, airconditioner, air condition, air conditioned
    air-conditioned, air-conditioning, ac, a/c, a.c, a.c., aircon, acs, ac room, split ac, centralised ac
    air con`,

  'slot:transaction_type': `
    transaction type, transaction, rent or buy, buy or rent, rent or sale, rent or own`,
  'slot:property_type': `
    property type, (type|kind) of (property|house|home|place|accommodation), type, house type`,
  'slot:city': 'city, town, cities',
  'slot:area': `
    ${givenUpThere}, ${refusedThere},
    area, locality, location, neighbourhood, neighborhood, place of living, part of (the city|town|city)
    side of (the city|town), zone, localities, particular place, suburb`,
  'slot:price': `
    (money|budget) wise,
    budget [just|has|got|is|was|been] [just|got|been] approved for, can [easily] (pay|spend|afford),
    (willing|ready|happy|prepared|able) to (pay|spend|give|shell out|part with),
    (i|we) (can|could|might|may) (do|pay|afford|spend|give|manage), ${goesTo},
    (i|we|they|he|she) (can|could|might|may) (go|stretch|extend|push) [up] (to|till|until|upto),
    [the] (total|most|max|maximum|all|amount|highest) [that] (i|we) (can|could|will|am able to|are able to) (do|go|pay|spend|afford|manage|give|put|stretch to),
    budget, price, price range, budget range, amount, price limit, budget limit, upper limit, rate, money,
    pricing, spending limit, budget cap, rent limit, rental budget, rent budget, rent range, price bracket,
    range`,
  'slot:rent': 'rents, the rent, monthly rent, rent amount, rental amount, rent per month, rent price',
  'slot:bedrooms': `
    (number|no|no.) of (bedrooms|rooms|bhk), bedroom count
    bhk type, bedrooms number, bhks, room count, configuration`,
  'slot:size_sqft': `
    size, carpet, (carpet|plot|builtup|built-up|super|floor|land|sqft|site) area, built up, builtup, built up area,
    super built up area, plot size, square footage, area size,
    dimension, land size, extent`,
  'slot:amenities': `
    amenities, amenity, facilities, facility, features, feature, extras, special requirements, luxuries
    ameneties, aminities`,

  'unit:sqft': `
    sqft, sq ft, sq.ft, sq. ft, sq.ft., sq. ft., sq-ft, sft, s.ft, square (feet|foot|ft|fit), sq feet
    sq. feet, sqfeet, sq foot, sqfts, sq fts, ft2, sf, squarefeet, sqr ft, sqrft, feet, ft, sq`,
  'unit:sqm': `
    sqm, sq m, sq.m, sq. m, sq. m., square (metre|meter|mtr), sq (metre|meter|mtr|mt|mts|mtrs)
    sq. (metre|meter|mtr), sqmt, sqmtr, m2, sqmeter, sqmetre`,
  'unit:gaj': `
    gaj, gaz, guz, gajam, gajalu, sq yard, sq yd, sq yds, sq. yard, sq. yd, sq. yds, sq.yd, sq.yds, sq.yard
    square (yard|yd|yds), sqyd, sqyds, sqyard, yard, yards, syd, sqyrd, sq yrd`,
  'unit:cent': 'cent, cents, sent, dismil, dismils, decimil, decimel, decimal, decimals',
  'unit:ground': 'ground, grounds',
  'unit:gunta': 'gunta, guntha, guntas, gunthas, kunta, kuntas',
  // "3 ac plot"; alone "ac" cools.
  'unit:acre': 'acre, acres, acer, ac (land|plot|site|farm land|agricultural land), ac of land',
  'unit:marla': 'marla, marlas, marle',
  'unit:kanal': 'kanal, kanals',
  'unit:katha': 'katha, kattha, kathas, cottah, cottahs, kata',
  'unit:bedroom': `
    rm, rms, room set, rm set, bhk, bed, beds, bedroom, bedrooms, bed room, bed rooms, bed-room, bedder, br,
    bd, bdr, bdrm, brm, b h k, b.h.k, b.h.k., bedroomed, bed roomed, room, rooms, rk, r k, hk, bh, bkh, bhks,
    sleeping room, room kitchen`,
  'unit:bathroom': `
    bath, baths, bathroom, bathrooms, bath room, toilet, toilets, washroom, washrooms, wash room, restroom
    rest room, attached (bath|bathroom|toilet), wc, lavatory, ba, bathrm`,
  'unit:rupee': 'rs, rs., rupee, rupees, inr, ₹, /-, rupaye, re., rs/-, bucks, rup',
  'unit:per_month': `
    per month, pm, p.m, p.m., monthly, a month, /month, / month, each month, every month, per mth, pmonth
    p/m, /m, /mo, per mo, month rent, months rent, a mnth, per mnth`,
  'unit:per_area': `
    per (sqft|sq ft|square feet|square foot|sft|sq. ft|cent|gaj|acre|sq yard|yard|ground), /sqft, /sq ft
    a (sqft|sq ft|square foot|cent|acre), / sqft, psf`,
  'unit:time': `
    am, a.m, a.m., pm, oclock, o clock, hour, hours, hr, hrs, minute, minutes, min walk, mins, day, days
    week, weeks, month, months, year, years, yr, yrs, noon, years old, year old, january, jan, february, feb
    march, april, apr, may, june, jun, july, jul, august, aug, september, sept, sep, october, oct, november
    nov, december, dec, morning, evening, afternoon, night, minutes (walk|drive|away), days (later|from now)`,
  'unit:other': `
    (feet|ft|foot) [high|tall] (ceiling|high ceiling), of us, of us in the family,
    (feet|ft|foot|meter|metre) [wide|broad|tar|main] (road|street|lane|frontage|wide), floor, floors, storey,
    storeys, story, storied, ground floor, top floor, km, kms, kilometer, kilometers, kilometre, kilometres,
    metre, metres, meter, meters, mtr, mile, miles, person, persons, member, members, adult, adults, kid,
    kids, child, car, cars, bike, bikes, %, percent, percentage, times, family members, sharing, occupants,
    dogs, cats, keys, side, sides, rd floor, facing, living room, dining room, study room,
    pooja room, puja room, servant room, store room, guest room, drawing room, waiting room, room service,
    kitchen, hall, halls, kitchens, windows, options, option, unit, units`,
  'bedrooms:studio': `
    studio, studio (flat|apartment|room), room kitchen, bachelor pad`,
  'bedrooms:single':
    '(one|1|single) room [and|with] [one|1|a] kitchen, single (bed|bedroom|bed room|bhk|room|bed-room)',
  'bedrooms:double': 'double (bed|bedroom|bed room|bhk|room|bed-room)',
  'bedrooms:triple': 'triple (bed|bedroom|bed room|bhk|room|bed-room)',

  'max:before': `
    (go|stretch) upto,
    if it (crosses|exceeds|goes (above|over|beyond)|is (above|more than)),
    (do|keep|get) it (under|within|below),
    nothing (bigger|larger|higher|costlier|dearer) than, no (bigger|larger|costlier) than,
    ${goesTo},
    (ill|i will|id|i would|we will|we can|well|i can|willing to|ready to|happy to|prepared to) (go|stretch|pay|push|extend) [up] (to|till|until|upto),
    (i|we) can (only|just|barely) (do|afford|manage|go|pay|spend|give) [up to|upto],
    [i|we|they|he|she] (can|could|might|may) (go|stretch|extend|push|manage|increase) [up] (to|till|until|upto),
    (i|we) pay (max|maximum|upto|up to),
    (cant|cannot|can not|wont|dont want to) (stretch|go|spend|pay|afford|do|manage|give|offer|exceed|put) [anything] (beyond|above|over|more than|past|higher than),
    (not|never) (beyond|above|over|past), under, below, less than, lesser than, lower than, up to,
    uptil, up till, until, within, with in, max, max of, maximum, maximum of, maximum upto, max upto,
    max up to, at most, atmost, at max, at the most, at a maximum of, cheaper than, less expensive than,
    smaller than, fewer than, inside, capped at, cap of, limit of, limited to, limit is,
    nothing (over|above|more than|beyond), <, <=, lessthan, underneath, bellow, undr, belo, topping out at`,
  'max:after': `
    max, maximum, tops, at most, atmost, at max, at the most
    or (less|below|lower|under|lesser|fewer|cheaper|smaller), and (below|under|less)
    is (the|my) (max|maximum|limit|upper limit|budget|highest), or within, is (max|maximum), not more$
    not above$, as max, as maximum, as the max, ceiling, upper limit, limit, at the maximum`,
  'min:before': `
    nothing (below|under|(smaller|less|lower|fewer) than),
    above, over, more than, greater than, higher than, at least, atleast, atlest, at the least, min, min of
    minimum, minimum of, at minimum, at a minimum, starting (from|at), start from, starts at, from
    (bigger|better|nicer|safer|cleaner|worse) than, >, >=, beyond, upwards of, anything (above|over|more than), costlier than
    morethan, costs more than, lower limit, abv, minimun, minimam, exceed, exceeds, exceeding, cross
    crosses, crossing, (go|going|goes) (above|beyond|over|past|higher than|more than)
    (spend|pay|afford|be) (more than|above|over)`,
  'min:after': `
    or (more|above|higher|bigger|over|larger|greater|upwards|plus)
    and (above|more|up|over|beyond|bigger|upwards|larger|higher|plus), +, plus, onwards, onward, upwards
    upward, min, minimum, at least, atleast, at the least, at minimum, as (minimum|min|the minimum)
    is (the|my) (min|minimum), & above, & more, &above, is minimum`,
  about: `
    about, around, approx, approximately, aprox, approx., roughly, nearly, somewhere around, somewhere near
    almost, ~, circa, in the (range|region|vicinity|ballpark) of, close to, or so, arround, say
    something like, arnd, ard, more or less, near about, near to`,
  times: 'x, by, into, cross',
  'range:between': `
    b/w, between, from, anywhere between, anywhere from, in between, somewhere between, in the range of
    in the range, ranging (from|between), range of, starting from, btw, btwn, inbetween, betwen, starting`,
  'range:to': `
    to, -, up to, until, through, ~, and maximum, to max, to maximum, going up to, and up to
    to about, to around, to say`,
  or: 'if not then, if not, or, /, or else, or maybe, or may be, or even, otherwise',
  but: 'but, however, though, although, only that',
  having: `and has, with`,
  and: 'and, &, n, as well as, along with, plus, nd, also, and also, and a, and an, with',

  'not:before': `
    (dont|do not) want to pay [extra|more] for, (wont|cant|will not|cannot) (adjust|settle) (in|to|with),
    no means to, (neednt|need not) [necessarily] (be|have),
    (wont|dont|do not|will not|never) [ever] use [the|a|it],
    (dont|do not|no longer) want to (see|look at|take|live in|stay in), not necessarily [in],
    [have|has|had|got|with] (no|zero|not any) interest in,
    (not|isnt|arent|am not|im not) (sure|convinced|so sure|too sure|too keen|very keen|confident) (about|of|on) [the|my|any],
    nothing (in|near|around|from), (any place|any area|any locality|any part) but,
    (cant|can not|couldnt|could not|unable to|not able to) (afford|manage|pay|spend) [to],
    (dont|do not|no need to|never|neednt) bother (about|with|for|over), (dont|do not) worry about, not, no,
    without, dont, (do|did|does|will|would|can|should|must|was) not, didnt, doesnt, wouldnt, cant,
    shouldnt, no longer, never, no need [of|for|to have|to], with out, w/o,
    neither, nor, except [for], excluding, excepting, barring, leaving out, (anywhere|everywhere) but,
    other than, avoid, anything but, apart from, isnt, arent, wasnt, aint, minus, hate,
    instead of having, never mind the, nevermind the, not that,
    (dont|do not) (need|want|require) (it|that|them), not interested in`,
  without: 'without',
  'not:after': `
    my (pocket|budget|salary|wallet|purse) (wont|doesnt|does not|will not|cant) (allow|permit|support|bear), (thing|stuff) (is|was|are) not (needed|required|necessary|wanted), (thing|stuff) not (needed|required|wanted),
    (and all|and everything) (we|i) (dont|do not|never) (want|need|like),
    (neednt|need not) be (there|present|provided), (i|we) (dont|do not|wont) (need|want|require)$,
    (is|are) [a|just a|all] (waste|useless|pointless|of no use|no use) [of (money|space)] [(for|to) (me|us)],
    (isnt|is not|arent|are not|not) something (i|we) (use|need|want|care about|look for),
    (i|we) (never|dont|do not|hardly|rarely) use (it|one|them|that),
    [(is|are|would be|will be)] out of the question,
    (is|are|would be) (not possible|impossible|too much) [for (me|us)],
    (is|are) beyond (me|us|my reach|our reach|my means), [is|are] a (strict|big|clear) no,
    [is|are] not (allowed|permitted|there|available|provided), (isnt|arent) (there|available|provided),
    [is|are] (too few|too many|too less|not enough|not sufficient|insufficient),
    also (not|no) [needed|required|wanted|necessary], also (dont|do not) (need|want),
    [is|are|its] not (needed|required|necessary|wanted|compulsory|mandatory|a must|must|essential|an option|a requirement),
    (isnt|arent) (needed|required|necessary|a must|mandatory), unnecessary,
    no longer (needed|required|necessary), can be (skipped|dropped|removed|left out|ignored|avoided|omitted),
    (dont|do not) (need|want|require) (it|that|them), not anymore, not good for me,
    (will|would) not (do|work), out please$, (wont|doesnt|does not) (do|work), is not (ok|okay|fine|good),
    out$, (of|off) the list$, [is] optional, is out, (wont|will not) be (needed|required), not req, not reqd`,
  remove: `
    (cancel|forget|ignore|scrap|drop|leave|disregard|remove|undo) (what|whatever|that) [i] (said|told|asked|mentioned|asked for|wanted) [you] [about|for|regarding|of] [the|a],
    (cancel|forget|scrap|drop|leave out|ignore|skip|remove) the (idea|requirement|condition|demand|part) (of|about|for) [a|the],
    ^leave, leave the, leave out the, leave (my|that), (remove|delete|drop|cancel) all [of] [the|my|those],
    (can|could) (we|you|i) (remove|drop|skip|forget|ignore|leave out|take out|delete), remove, delete, drop,
    gave up insisting on,
    forget [about], (was|were) wrong about [the], take [it] (off|out|away), leave out, leave off, leave (aside|it out), scrap,
    scratch the, clear, exclude, omit, get rid of, undo, do away with, skip, erase, unset, discard,
    lose, strike off, strike out, strike, relax, lift the, disregard, never mind [about], nevermind [about],
    reset the, minus, removing, dropping, deselect, uncheck`,
  'remove:after': `${givenUpThere}, (i|we) [can|could] (live|manage) without, ${refusedThere}, (hata|nikal) (do|dena|dijiye|den), hatao`,
  'than:after': '',
  'instead-of': `
    instead of, rather than, in place of, in lieu of, and not, but not, not anymore just, over and above not
    as opposed to, replacing, replace, (swap|exchange|substitute) [the]`,
  correct: `
    can increase,
    upgrade to,
    (shift|move|switch|take) (the|my) (search|location|area|city|hunt) to,
    [so|then|ok|finally] (lets|let us|we will|well|we|i|we have|ive|i have) (settled on|settled for|compromise on|compromise at|decided on|agreed on|agreed to|zeroed in on|finalised|finalized|decided) [for|about],
    finally, ^i say, but i say, ^(let it|make it) be, ^[ok|okay|then|so|fine|alright|just|please] make,
    [i|we] can (stretch|extend|push) [up] (to|till|until|upto),
    [i|we] could (stretch|extend|push) [up] (to|till|until|upto),
    (drop|bring|take|put|cut|get|move|set|push|pull|keep) (it|the budget|my budget|budget|the rent|the price|the limit) [back|down|up] (to|at|as),
    ^[ok|okay|then|so|fine|alright|just|please] put, (put|keep) (it|budget|max|maximum) [as|at],
    (i|we) [would|d|ll] [still|personally|rather] prefer, upgrading to, actually, scratch that, sorry,
    i mean, i meant, i was saying, rather, instead, change [it|that|this|the|my] [to], changed to,
    make (it|that|this|the|my) [a|an|to], changed my mind, change my mind, update [it|the|my] [to],
    switch [it] to, switch, no wait, wait, correction, let (it|that) be, lets (go|do) (with|for),
    let us go with, increase [it|the|my] [to], raise [it|the|my] [to], reduce [it|the|my] [to],
    decrease [it|the|my] [to], extend [it|the|my] [to], bring [it] down [to], set [it|the|my] [to], modify,
    go with, i said, revise, stretch, on second thought, on second thoughts, come to think of it, my mistake,
    my bad, oops, opps, no i (said|meant|want|need), should be, bump [it|the|my] [up] [to], hike,
    lower (it|the|my), correct it to, correct that to, its not, not that, mistake, typo, better, convert to,
    shift to`,

  'correct:after':
    '(is|are|would be|will be|looks|seems|sounds) [much|far] (better|nicer|preferable|more convenient) [for (me|us)]',
  'change:after': '',

  any: `
    any, any one, anything, any thing, all, every, whichever, any (kind|type|sort|size) of
    all (kinds|types|sorts) of, whatever, any particular
    no (particular|specific|special|fixed|preferred|such|set|certain|real), any of the
    not any particular, not any specific, any other than that, irrespective of, regardless of`,
  'all-the-same': `
    you only (tell|say|decide|suggest|choose|see),
    whichever (it is|one it is) (will do|is ok|is fine|is good),
    ${notMinded},
    [just|only] [the] (basic|normal|standard|usual) [ones|things|stuff|amenities|facilities] (is|are|will|would) [be] (fine|ok|enough|good|sufficient|do),
    (just|only) [the] (basic|usual|normal) [ones|things|stuff|amenities|facilities]$, ${indifference},
    ^leave (that|it|this) [one|question]$, ^[its] your call$,
    [i] (cant|cannot|couldnt|unable to) (decide|choose|think of one|make up my mind) [yet|now|right now],
    (moneys|moneyis|prices|budgets|rents|costs) (no|not) [a|an] (object|bar|issue|problem|concern|constraint),
    (ill|i will|we will|i|we) leave (it|that|this) to you, leaving it to you, ^beats me,
    (dont|do not) have (one|any) [in mind|as such|yet], ^next$,
    (everything|all|anything|whatever|any of (these|them)) works [for (me|us)], nothing comes to mind,
    cant think of (anything|any), [its|it is] all the same [to me|for me|to us],
    ask me (something else|another|another one|another question|the next|the next one),
    leave (it|this|that|this one|that one) (blank|empty|open|out), ^surprise me, not fussed,
    [i|we] [would|id|wed] (rather|prefer) not [to] (say|tell|answer|disclose|share), not telling,
    (lets|let us|we can|ill|i will|we will|will) (come back to|come to|get to|see|decide|discuss|talk about|think about|tell you|do) [that|it|this] [one] later,
    (decide|tell you|see) later, (ask|tell) me later,
    [does|do|would|will] (make) (no|any|little|much) difference [to (me|us)], no difference,
    (doesnt|does not|wont|wouldnt|will not) make (a|any|much) [big] difference [to (me|us)],
    whatever works [best] [for (you|me|us)], ^move on$, next one please,
    (no|dont have any|do not have any) (particular|special|specific) (need|wish|wishes|demand|choice|liking|likes),
    (whichever|whatever|which ever) [one] (appreciates|grows|suits|fits|works|comes|gives|gets|turns out|pays|looks) [out|in|more|better|best|me|us|first|well|cheaper|cheap|right],
    (dont|do not) have (a|any|) [particular|specific|strong|special] (preference|choice|requirement|constraint|limit|restriction|idea),
    i have no [particular|specific|strong|special] (preference|choice|requirement|constraint|limit|idea),
    no [particular|specific|special|strong] (preference|choice|requirement|constraint|criteria),
    any (would|will|can) do, any (is|are) (fine|ok|okay|good|alright), any works,
    (whichever|whatever) is (available|there|easy|convenient|free|possible|better|best|cheap|cheaper),
    anything (is|would be|will be|) (fine|ok|okay|good|alright|great|acceptable),
    anything (works|goes|will do|would do|you have|that fits|suits),
    [anything|any|either|whatever] (is|are|would be) (fine|ok|okay|good|alright) with (me|us), whatever,
    whatever (is|) (fine|ok|okay|available|there|works), whatever you (have|think|suggest|say|got|recommend),
    up to you, upto you, you (decide|choose|pick|suggest|tell me), your (choice|wish),
    as you (wish|like|say|want|prefer), (no|not a|havent a|dont have a) clue, dunno, no idea at all,
    no (issue|problem|bar|constraint|limit|restriction|worry|concern|hard limit|cap|limitation|upper limit|boundary|compulsion|condition|hassle|tension) [s|at all],
    no (issues|problems|constraints|limits|restrictions|worries|concerns|limitations|conditions),
    flexible [on|about|with|in|regarding|for], open to (anything|any|all|everything|whatever|suggestions),
    open, im open, i am open,
    not (particular|specific|fussy|picky|choosy|rigid|strict|bothered|worried|concerned) [about|on|with],
    [is|its|are] not (a|an|) [big] (constraint|concern|problem|issue|deal breaker|barrier|bar|matter|factor|important|an issue|a problem),
    isnt (a|an) (constraint|concern|problem|issue), either, either one, either (is|would be) (fine|ok|good),
    both, (both|all) (are|is) (fine|ok|okay|good), both ok, skip,
    skip (it|this|that|this one|this question|the question), next question, ^pass$, pass on this, no idea,
    not [entirely|too|so] sure [yet|about (it|that|this)], (dont|do not) know [yet], idk,
    (havent|have not) (decided|thought|fixed|set) [yet|on|of|a|any|the|my], not decided [yet], not fixed,
    yet to decide, cant say, (anything|any) according to you, all ok,
    all good, all are welcome, everything is fine, everything is ok, nothing, none, nil,
    nothing (special|specific|particular|in particular|much|as such|in specific|fancy|extra|at all),
    none (in particular|as such|needed|required|at all|specifically), no (max|maximum|min|minimum),
    not applicable, ^na$, n/a, no such (thing|requirement|preference|criteria),
    (dont|do not) need (anything|any) (special|specific|in particular|particular|extra), (dont|do not) need anything,
    (dont|do not) need any$, no need of any,
    negotiable, adjustable, can adjust, depends [on [the] (house|flat|place|property|location)],
    no limit [for|on] [me], money is no (object|bar|issue|problem), not too particular, im easy, i am easy,
    no hard and fast rule, im fine with (any|anything|all|whatever),
    i am (fine|ok|okay) with (any|anything|all|whatever), ok with (any|anything|all|whatever),
    okay with (any|anything|all|whatever), fine with (any|anything|all|whatever),
    not looking for anything (special|specific|in particular)`,
  indifferent: indifference,
  anywhere: `
    (doesnt|doesn't|does not|dosent|dont|don't|not) matter where, no matter where,
    any other (area|place|locality|location) (is|will|would|also|too) [also|be] [fine|ok|good|do|work],
    (anywhere|everywhere|any place|any area|any locality|any part) but,
    (area|place|locality|location) can be (anything|anywhere|any), any (sector|locality), anywhere,
    any where, any place, wherever, any location, all over, throughout, any part of, every where, everywhere,
    anyplace, across, whole of, any corner of, all areas (of|in), all of`,

  ask: `
    ^distance,
    what if (i|we) [want to|have to] (leave|vacate|cancel|break), what do you mean by [a|an|the],
    what time (do|does|are|is|will) [you|u|it|the office] [open|close],
    when (do|are|does|is) (you|the office|your office) [open|working|closed],
    ^[are there|is there] any [good|decent|nice|big] (school|college|hospital|park|market|mall|temple|supermarket|shops) (nearby|near by|around|close by|near (it|there|here)),
    what if (i|we) (take|rent|lease|book|sign|stay in|keep) (it|this|that|the (flat|house|place|villa|apartment|property)),
    what if (i|we) (pay|give) [the|a|you] (full|whole|more|extra|higher|advance|6 months|six months|one year|1 year),
    should (i|we) [better|rather] (buy|rent|take|choose|prefer|invest|wait|settle for|look for|look at|go for|go with|opt for|consider|increase|raise|reduce),
    is it (better|best|worth|wise|good|advisable|cheaper|sensible|a good idea|smart|profitable|worthwhile) (to|if),
    is (buying|renting|owning) [(a|the)] [(house|flat|home)] [(really|actually|always|still)] (a|any|better|cheaper|smarter|wiser|safer|good|worth|more|less),
    ^how come, ^how do you (choose|decide|pick|select|find|know),
    why did you (show|suggest|recommend|pick|choose|give|send) [me] [this|that|it], ^what, ^which, ^where,
    ^wheres, ^when, ^whens, ^why, ^who, ^whos, ^whose, ^how, ^hows,
    what (is|are|was|will|would|about the|does|do|kind of|type of|floor|time|year) [be] [the|its|their],
    whats [the|its|their], which (floor|one|side|year|builder|bank|area|city),
    how (many|much|far|old|big|long|soon|large|good|safe|is|are|was|does|do|can|will),
    where (is|are|exactly) (the|it), when (is|are|can|will|could|do|does|would), who (is|owns|built) the,
    why (is|are|do|did), any idea [if|about|of|on]`,
  'ask:polar': `
    ^will it (rain|snow),
    ^any (agreement|documents|paperwork|deposit|advance|brokerage) (needed|required|involved),
    ^you (think|sure|reckon|know if|feel), ^(cant|wont|couldnt|wouldnt|didnt) (the|you|we|it|they|he|she|i),
    ^any [good|nearby] (hospital|school|metro|market|bus stop|bus stand|temple|mall|park|shop|college|bank|atm|church|mosque|supermarket|restaurant|railway station) [there|nearby|near by|close by|around|near it],
    ^any (hidden|extra|additional) (charge|fees|fee|cost|expenses),
    ^any (issue|problem|trouble|complaint|discount|negotiation|update|news|restriction|rules|condition|chance|bargaining|offer|loan),
    ^so (will|do|is|does|are|would) (i|we|it|they|the),
    (can|could) (i|we) (move|shift) in [from|on|by|before], ${asksForOne}, ${pointsAndAsks}, ^is, ^are,
    ^does, ^do, ^did, ^has, ^can, ^could, ^will, ^would, ^should, ^shall, ^was,
    ^were (there|the|they|you|those|these|any|he|she|it), ^am i, ^isnt, ^arent, ${asksOfShown},
    do (i|we) [need|have], can (i|we|you), could (i|we|you), would (you|i|we|there), will (you|i|we|there),
    may i, should (i|we), are (you|we), any chance [of|that], (have|has) (it|they|you|this),
    do (pets|they|the)`,
  'ask-about': `
    do you [also|even] help [people] (in|with) (selling|letting),
    means (how (many|much)|what),
    ^[the] (rent|price) (includes|covers), [the] (location|map|gps) (pin|link),
    (will|would|can|could|does|is) [the] (rent|price|cost|deposit|advance|rate|it) [be|become|get|come] [any|a bit|slightly] (less|lower|reduced|cheaper|lesser|negotiable|adjusted|come down|go down) [then|if],
    (will|would|can|could) (you|they|he|she|the owner|the landlord|the builder|the seller) (reduce|lower|bring down|cut|decrease|adjust|negotiate|waive) [on] [the|a|some] (rent|price|cost|deposit|advance|rate|brokerage|it),
    tell me, let me know (if|whether|what|how|the|about|when|where|which|who|why|its|their|your|is|are),
    (want|need|like|love|wanted|curious|wish) to (know|ask|confirm|learn (more|about|how)|understand|enquire|inquire|hear|check (on|the|its|this|that|about|how|what|when)),
    (id|would) (like|love) to (know|ask|check|confirm|learn|understand|enquire|inquire|hear), do you know,
    (details|information|info) (of|on|about|regarding), (more|some|further) (details|information|info),
    (give|share|send|show|provide) [me] [more|the|its|some] (details|photos|pictures|images|information|info|address|brochure|map|video|location),
    [what is|whats] the difference between, i wonder, wondering (if|whether|what|about), just asking,
    curious (about|if|whether), (please|kindly|can you|could you) (confirm|verify|clarify|explain),
    (please|kindly|can you|could you) (check|inform|inform me|inform us|advise|specify|state|mention) (if|whether|with|on|the|its|this|that|about|how|what|when|his|her|their),
    check (if|whether|with), (can|could) you tell [me], what else can you tell [me], how do i know,
    asking (about|if|whether), i have a (question|doubt|query), another question, one more question,
    one (question|doubt)`,
  exist: `
    ${anythingThere},
    do you (sell|let|let out|rent out|rent|lease), are you selling,
    ${asksForOne}
    you have [any|some|a], got any, available, availability, avail, avl, available (for|in), ^any, listed
    in stock, (is|are) available, anyone (has|having)`,
  liked: `
    would be [a] (blessing|plus|bonus|big plus|great|nice|good|lovely|helpful|perfect|ideal|super|awesome|useful|wonderful|handy|better|best),
    is a (plus|bonus), [it] would be (nice|good|great) to have`,
  prayer: '(pooja|puja|poojai|pooje|prayer|prayers)',
  'liked:before': 'if possible, preferably, ideally',
  seek: `
    (we|i|lets|let us) [will] go for (a|an),
    [but] not without,
    (is|are) (enough|sufficient|plenty) for (me|us),
    will (pay|spend|invest),
    (look|see|find) [only] (in|around), side (see|look), (look|see) [for] (something|anything) (in|around|near),
    [got|getting|been|being] (transferred|relocated) to, (not|isnt) (required|needed),
    [(so|then|ok)] (lets|let us|we can|we could|we will|well) (see|check|look|search|explore|try|find) [something|anything|one|around] [over] there,
    ${othersWish},
    (let me know|tell me|inform me|message me|update me|ping me) (if|when|once|whenever) you (find|get|have|got|see|come across),
    (if|when|whenever) you (find|get|come across) (anything|something|any|some|one|a|an),
    (i|we) [had|have] asked [you] for, ${alongWithPet}, let (me|us) (visit|view),
    (as|so) long as (there is|it has|theres|it comes with|the house has|the flat has|i have|we have|i get|we get),
    provided [that] (there is|it has|theres), (wouldnt|would not|wont|cant|can not) say no to,
    wondering (if|whether) (you (can|could|would|might) (find|help|show|get|look|suggest|have)|(you|there) (have|had|got|is|are|was|were) [any|a|an|some|something]),
    (book|schedule|arrange|fix|set up|plan|organise|organize) [me|us] [a|an|the|my|our] [site|house|property] (visit|tour|viewing|appointment|showing),
    ${soughtNext},
    (is|are|be) what (i|we) [mainly] (look for|want|need|require|care about|am looking for|are looking for|am after|are after),
    (i|we) can [maximum|max] (put|invest) [in|up to|upto],
    (cant|cannot|can not|wont|will not) (do|live|manage|survive|stay|be) without, needed,
    needing, needs, want, wanted, wants, wanting, wanna,
    want to (live|stay|settle|move|shift) [in|to|at|near], looking (for|to|at|into), look for,
    looking out for, lookin for, search [for], in search of, find,
    (show|see) [(me|us)] [(the|all|some|your|available)] (options|results|listings|matches|choices),
    show [(me|us)] what you have [got], (find|show|get|give) (me|us), finding, to find, show,
    require, requires, required, requirements, req, reqd, requirement is, prefer,
    preferred, preferably, preference (is|for), would (prefer|like|love), id like, i like to,
    d like, interested in, suggest [me], suggestions, suggestion, send me, house hunting,
    planning [to], plan to, (wish|hoping) (to|for), thinking (of|about),
    (going|go) for, see some, must have, should (have|be|come with|include), (has|have|need|needs|ought) to (have|be|come with), it (must|should|has to),
    must, (is|are|would be|will be) [the] best [for (me|us)]$,
    (is|are|would be|will be) [the|my|our] (perfect|ideal|preferable|important|preference|choice|priority|first choice|convenient),
    must be, important, mandatory, compulsory, [is|are] a must, essential, in need of,
    (help|assist) [me|us] (find|finding|to find|get|in finding|with finding|locate|search|look for|in getting|buy|rent|in searching|to get|search for|choose|to buy|to rent),
    on the lookout for, wud like, wantd,
    hunting [for] [a|an|some|my], after (a|an|some) [good|decent|nice], looking 4, i am after,
    on the hunt for, keen on, considering, love to have, consider, (shift|relocate) to,
    settle in, i will need, include, add, able to find, seeking, we are family looking`,
  propose: `
    [so] call it,
    (can|could|may) the (size|budget|rent|price|area|location|city|rooms|bedrooms) be,
    (what|how) (abt|abut|bout),
    (can|could|shall|should) (we|you|i) (go (up to|upto|till|until|as high as|down to|to|higher|lower)|stretch|bump|push|try for|settle for|revise|edit|adjust|expand|widen|limit|restrict|bring it|bring the|bring down|take it|keep it|keep the),
    how about, what about, what if, howabout, wat about, hw about, can it be, could it be, may be, maybe,
    perhaps,
    (can|could|shall) (we|you|i) (make|do|change|go for|go with|increase|raise|reduce|update|switch|set|remove|drop|take|try|look|add|include|decrease|lower|extend|modify|move|search|consider),
    (is it|(would|is|will) it be) possible to (change|have|get|make|increase|find),
    (lets|let us) (try|look|make|see|say|take|search|keep|have|change|check), why dont we, why not try, try,
    (can|could|would|will) you (check|try),
    (lets|let us|well|we will|ill|i will) (do|pick|choose|settle on|settle for|stick with|stick to|finalise|finalize|take|try),
    check in, check for, i would say, id say, or maybe, otherwise`,
  thing: `
    ${anythingThere}, ${elseWith}, ${soughtThing}, ${asksWhatThereIs}, crib, pad, digs, something,
    some thing, anything, any thing, property, properties, place, places, option, options, listing, listings,
    accommodation, accomodation, ones, one (with|that|in|for|near|having|which|under|at|closer), one, any in,
    project, projects, residential property, real estate, place to (live|stay|call home),
    places to (live|stay), somewhere, unit, deals, home options, results, matches, residence, dwelling, some`,
  it: `
    (take|get|rent|lease|buy|book) this (on|for), ${asksOfShown}, it, its, itself, they, them, their,
    this one, that one, the one, this (place|property|unit|listing|option|project|locality),
    that (place|property|unit|listing|option|project|locality),
    those (places|properties|ones),
    the (place|property|unit|listing|project|complex|building|society|owner|landlord|seller|locality|neighbourhood|neighborhood|agent|broker|address|tenant),
    he, she, him`,
  this: `
    ${pointsAndAsks}
    this, that, those, the, said`,
  talk: `
    (house|home|office|shop) is (here|there|nearby) (only|itself),
    (board|10th|12th|tenth|twelfth) (exams|boards) [are|is], tension in the (house|home),
    water (stands|enters|stagnates|logs), water logging, gets (flooded|waterlogged),
    (power|water|current) (shortage|cut|cuts|problem|issue) (there|daily|always|from|since|today|again|going on|in|for), there (is|are|s) [a|always|huge] (water|power) (shortage|cuts|problem|issue), (i|we|he|she|husband|wife|son) (go|goes|went) to [the|a] gym,
    ^(i|we) (like|love|enjoy) (swimming|gardening)$,
    not [planning|looking|going|ready|trying|rushing|in a hurry] [to] (buy|rent|purchase|purchasing|move|moving|shift) (immediately|right now|right away|now|yet|soon|at the moment|anytime soon|any time soon|for now|this year),
    not sure [yet] (if|whether|about) [i am|im|i|we are|we|ill|well] [want|wanna|should|will] [to|be] (buy|purchase|purchasing|move|moving|shift) [(now|yet|right now|this year)],
    (will|ill|i will|shall|we will|well|i shall|can|let me) (check|look|see|try|do (it|this|that)|decide|search|book|confirm|go through|continue|choose|answer) [it|this|them|that|and tell|once] (later|afterwards|after some time|in some time|in the evening|tonight|next week|some other time|another time|another day),
    (check|ask|discuss|talk|confirm|consult|speak) [it|this|once|first] (with|to) (my|our) (wife|husband|family|parents|mother|father|dad|mom|brother|sister|friend|boss|roommate|flatmates|people|son|daughter),
    (is|are|am|was) [not] at home, [not] at home [today|right now]$,
    (reached|reaching|going|went|got|back) home,
    (just a|give me a|gimme a|one|1) (second|sec|moment|min|minute), hold on, hang on,
    (know|knew) (nothing|little) about, (dont|do not) know (anything|much|a thing) about,
    (let me|i will|ill|have to|need to|must|i should) (check|discuss|confirm|consult|talk it over) (with|to) (my|our|the),
    (renovate|repair|repaint|redo|remodel|paint) (our|my|the) (house|flat|home|place|apartment|villa),
    (thats|how) interesting$, [im|i am|we are] new to (this|the) (city|town|area), (i|we) (love|hate|miss),
    i (love|like) this (city|town|app), ^what (a|an), (need|have|want|got) to (ask|consult) (my|our),
    ^will (check|see|think|let|get|come|discuss|inform|tell|try|chat|ping|decide|ask|revert|update|look|wait|speak|share|go through),
    weather, my name, name is, phone number, my number, my mobile, contact number, my contact, email,
    mail id, my mail, whatsapp number, cricket, movie, joke, news, politics, your name, raining, rains, rain,
    hot today, cold today, (so|too|very) (hot|cold|humid), sunny, bank, traffic, time is it, what time,
    photo, images, video, vastu, age of, documents, paperwork, agreement, possession,
    registration, legal,
    my (wife|husband|son|daughter|mother|father|friend|kids|parents|boss|brother|sister) (is|are|was|said|says),
    i (was|am) born, move in on, moving in on, move in by, move in date, available from, i saw, i read,
    i heard, reminder, remind me, birthday, deadline, appointment, pincode, pin code, pin, my age, years old,
    (will|ill|shall|i will|we will|well) (message|text|ping|revert|update|inform|get back|come back|think|decide) [to] [you|about it|on it] [later|soon|back|tomorrow|tonight|again],
    phone no, ph no, mob no, my whatsapp`,
  'talk:visit': `
    the (call|visit|meeting) (at|on),
    (book|schedule|arrange|fix|set up|plan|organise|organize) [me|us] [a|an|the|my|our] [site|house|property] (visit|tour|viewing|appointment|showing),
    visit, visiting, site visit, site-visit, house visit, property visit, schedule,
    book (a|an|my) (visit|tour|viewing|appointment|showing|slot), viewing, tour, showing, come and see,
    come over, come to see, come see, come by, go and see, see it,
    (see|check|check out|view|look at) (it|the (place|property|house|flat|apartment)) (tomorrow|today|in person|on|at|this),
    see (the|this|that) (place|property|house|flat|apartment|villa|plot), have a look, take a look, inspect,
    inspection, ill come, i will come, i can come, we will come, well come, we can come, im coming,
    i am coming, coming on, be there, reach there, reach by,
    meet (the owner|you|him|the agent|the seller|at), meeting, drop by, drop in, tomorrow, day after,
    day after tomorrow, this (weekend|saturday|sunday|monday|tuesday|wednesday|thursday|friday|evening),
    next (saturday|sunday|monday|tuesday|wednesday|thursday|friday|weekend),
    on (saturday|sunday|monday|tuesday|wednesday|thursday|friday), free on, free at, free tomorrow, meet,
    reschedule, walk through, walkthrough, view the, appointment`,
  'talk:past': `
    (have|has) been (in|living in|staying in) (rented|rental) (places|place|houses|flats|homes),
    (wedding|marriage|operation|treatment|surgery|trip|function|renovation) (is|was) [costing], (cost|costing) (us|me|him|them),
    (is|are) [a|all|just a] (scam|fraud|drama|loot), (was|were|got) redeveloped, was (only|just),
    you (get|getting|will get) (only|just|nothing|not even), (we|they) were [all] (4|5|6|7|8|9|10|four|five|six|seven|eight|nine|ten|so many),
    [just] (now|just) (crossed|reached|passed|boarded), always (said|says|say|told|tells), fighting (in|over|for),
    (went|gone|going) to [a|my|the|our] (friends|cousins|uncles|relatives|colleagues|native|village|sisters|brothers),
    (others|people|everyone|neighbours|friends|colleagues) (pay|give|are paying|are managing), (he|she) is managing,
    (neighbours|friends|colleagues|brothers|sisters|uncles|cousins) rent is,
    used to be, (flat|house|plot|one|ours|it) (went|going) for, (above|below|beside|opposite|next to) ours, it seems$,
    (registered|booked) (a|an|his|her|their), (made|making) (us|me) (run|go|wait|roam|come), (my|our) (tenant|tharavadu),
    [flats|houses|homes|places|rooms] seen (till now|so far|already), (smelled|smelt|stank|stinks|leaked|smells) [of|like],
    (was|were) (huge|beautiful|lovely|under water|flooded|like a|so (big|nice|small|beautiful|good)), had a dream, dreamt, has (6|7|8|9|10|12) rooms,
    in (the|our|my) (old|previous|earlier|last) (house|home|flat|apartment|place),
    when (we|i|they) (were|was) (kids|children|small|young|little),
    (he|she) told (me|us),
    (is|was|keeps|gets|stays) [always|often|again|daily|mostly] (broken|not working|out of order|under repair|stuck|green|dirty|locked|overflowing),
    (i|we|he|she|husband|wife) (was|were|have been|has been|got|am|is|are) [getting|being] (transferred|posted|relocated|shifted), (my|our|his|her) (job|posting) [has|got|is] (moved|shifted|changed|relocated|transferred),
    dollars, dollar, dirham, dirhams, dinar, dinars, riyal, riyals, euro, euros, usd, aed,
    (house|home|land|flat) in (my|our) (village|native|hometown),
    (my|our) (brothers|sisters|friends|uncles|aunts|cousins|neighbours|parents|bosss|grandfathers|grandmothers|colleagues|managers) (house|flat|villa|apartment|bungalow|home) (has|had|is|was|got),
    used to (live|stay|work|have|own) [in] [a|an|the], rents (were|are|have|keep) (lower|higher|rising|going up|gone up|increasing|increased),
    (i|we) [had|have] (lived|stayed) in (a|an), congratulations, congrats,
    (has|have|had) (gone|come) (up|down) [to|by|from],
    (the|your|this|that|an|one|some) (ad|advert|advertisement|post|listing|website|app|newspaper|paper|news|board|poster|brochure) (said|says|shows|showed|mentions|mentioned|states|claims|claimed) [that],
    (relative|friend|uncle|aunt|cousin|neighbour|neighbor|colleague|brother|sister|owner|landlord) (is|are) (giving|offering|selling|letting|renting|vacating|leaving) [out] (his|her|their|our|a|the),
    (i|we) [have|ve] [also|just|recently|once] (heard|read|learnt|learned|came to know) [somewhere] [that|about|in the news|in the paper|online],
    (heard|read) (that|somewhere that|from (someone|somebody|a friend|friends)),
    [the|my|our|a|your|that] [last|old] (people|they|everyone|everybody|others|locals|folks|someone|somebody|agent|broker|landlord|owner|dealer|builder|seller|realtor|neighbour|colleague|friend|boss) [are|were] (say|says|said|tell|told|mentioned|claims|claimed|showed|offered) [me|us],
    (its|it is) said that, apparently,
    [[my|our] ${kin}] (want|wanted|asking|asks|asked|forcing|forces|pushing|expect) (me|us) to,
    ^(went|gone|came) to see, ^(saw|visited|checked|viewed),
    [the|our|my] (landlord|owner|house owner) is (selling|renovating|demolishing),
    [the|our|my] (landlord|owner|house owner) is (selling|renovating|demolishing|moving into|giving) (the|this|our|his|her) (house|flat|place|building|apartment),
    (have|has) (shot up|gone through the roof|skyrocketed), (gave|given) up (my|our|the|a|that),
    (burnt|burned|fell|torn|broke) down, collapsed, washed away, got flooded,
    (is|was|are|were) being (renovated|demolished|repaired|redeveloped|rebuilt), (i|we|they) pay,
    (i|we) (saw|checked|checked out|viewed|looked at|went to see|have seen|already saw|already seen|have visited|visited),
    gave (it|that|them|the house|the flat) (to|away|up),
    (was|is|were|are) in (my|our|his|her|dads|fathers|mothers|moms|wifes|husbands|grandfathers) name,
    (i|we) (was|were) told,
    cant keep paying rent,
    (tired|sick|fed up|done) (of|with) ([[the] (hassle|headache) of] [paying [so much|high]] rent|renting|rented (houses|flats)),
    ${others} [already|also|just|recently] (has (a|two|three|his) (house|flat|villa|plot|kothi|2bhk|3bhk)|moved|relocated|retired|sold|registered|rents|pays|owns|rented|owned|purchased|built|got|took|promised|paid|stayed|lived|spent|constructed|vacated|shifted|lost|gave up|(live|stay|resides) in (a|an|his|her|their)|(is|was|are|were) (paying|giving|getting|living|staying|charging|building|constructing)),
    (parents|son|daughter) (live|stay) in (a|an|his|her|their),
    [rich|some|many] (people|celebrities|nris|foreigners) are (buying|renting|taking|selling),
    (next door|upstairs|downstairs|opposite house|rich) (people|family|uncle|aunty|tenant|fellow|guy|folks|couple|owner) (is|are|has|have|complains|complain|fights|makes|keeps|keep|left|got|pays|pay|plays),
    built (a|an|his|her|their|three|two), (house|home|flat|villa|bungalow|kothi|apartment) (had|used to), (is|are) lying (vacant|empty|idle|locked|unused),
    (has|have) (doubled|tripled|crashed|touched|become (double|triple|costly|expensive|very|so|too)),
    cheated (my|me|us|him|her|them), (was|were|got) cheated, (lakh|crore|money|thousand) [is|are|all] (gone|lost|wasted|down the drain),
    lost (all|everything|it all), in those days, back then, in (my|our) (time|college days|hostel days), (college|school|hostel|bachelor|childhood) days (were|was),
    [of us] grew up in (one|two|that), (shifted|changed) (2|3|4|5|two|three|four|five|many|so many) (houses|flats|homes|rooms|times),
    stopped (giving|allowing|taking|providing),
    poor (fellow|guy|man|soul|thing|chap), can you (believe|imagine), you wont believe, (heartless|greedy|mad|lucky|foolish) (fellow|people|guy|man),
    (gone|going|went) (for|in|into|under) redevelopment,
    (my|our) [whole|entire] (house|flat|building|society|colony|street|layout|village) (has|had) no, ^when (i|we) (was|were|lived|had), in (my|our) childhood, but it was (a|only), outgrown, outgrew,
    (vacating|vacated) (my|our|the|this) [present|current|old|rented],
    (used to|did) (pay|rent|own), (dont|do not|doesnt|does not|didnt|never) own [a|any],
    [i] (saw|seen|read|noticed|got) [about] (your|the|an|this|that|one|some) (ad|advert|advertisement|post|listing|board) [for|of|about|on],
    (have|has) gone (crazy|mad|sky high|through the roof),
    [rent|rental|lease|house] (agreement|contract|lease) [period] [is] (ends|gets over|over|expires|expiring|ending|getting over|finishes|up|got over|closes),
    (living|staying|residing) in (a|an|our|my) [small|rented|old],
    [currently] (living|staying) in (rented|rental),
    (i|we) (live|stay|reside) in (a|an|our|my) [small|rented|old],
    (my|our|his|her|their|the) (current|present|existing|previous|last|earlier) (house|flat|home|place|apartment|room|building|landlord|owner|society|locality),
    (i|we) (promised|paid|stayed|lived|rented|purchased|spent),
    (my|our|his|her|their) old (house|flat|home|place|apartment|building|landlord|room|locality),
    (have|has|had|ve) [earlier|already|once] (paid|stayed|lived|rented|purchased|spent|seen|visited|viewed|checked|looked at),
    (i|we) (earlier|once|already|recently) (saw|visited|viewed|checked|paid|rented),
    [the|my|our|this|that] (landlord|owner|agent|broker|dealer|builder|seller|he|she|they) (is|are|was|were|s) (asking|quoting|demanding|saying|charging) [for|me],
    [the|my|our|this|that] (landlord|owner|agent|broker|dealer|builder|seller|they|he|she) (wants|wanted|quoted|asked|asks|demands|demanded|quotes) [for],
    (presently|currently|at present|right now|already) (paying|renting), (i|we) (am|are) (paying|renting),
    (im|were|been) paying,
    (landlord|landlady|owner|house owner|he|she|they) (increased|raised|hiked|doubled|has increased|has raised|has hiked|is increasing|is raising),
    pulling down, pulled down, demolished, tearing down,
    (was|were|have been|had been|been) (paying|living|staying|renting),
    (landlord|owner) wants (it|the house|his house|the flat|her house|it) back,
    (rented|leased|let) [out] (my|our) (place|house|flat|home|apartment|villa),
    already (found|got|booked|finalised|finalized|taken|selected|fixed|rented),
    (have|ve) (found|got|booked|finalised|taken) (a|one|our) [nice|good] (house|flat|home|place|one) [already],
    sold, bought, (is|was|got|has been|have been|being|already|just) sold, was bought,
    got (sold|married|transferred|posted|promoted)`,
  'talk:cost': `
    (emi|loan|insurance) for [my|the|a] (car|bike|scooty|phone) [is], (got|get|getting) [a|my|the] (bonus|increment|refund|arrears|prize) [of],
    ${loans}, (rental|rent) (yield|income|return),
    (approved|sanctioned|eligible) for [a loan of], pension, my pension is, (i|we) (earn|make|get),
    take home, our income is, monthly income, deposit, security deposit, advance,
    advance amount, refundable deposit, maintenance, (maintenance|parking) charges, broker fee,
    brokerage fee, broker fees, commission, emi, emis, salary, income, earn, stamp duty,
    registration charges, tax, taxes, gst, token amount, fees, fee, charges, down payment, downpayment,
    interest, interest rate, mortgage, discount, current rent, electricity bill, old rent, paying currently,
    i pay now`,
  origin: `
    (run|own|have) a [medical|small|grocery|tea|clothes|mobile] (shop|store|clinic|business) in,
    (sasural|maika|native|tailor|in laws) (is|are) in,
    (left|leaving) my (village|native|own|parents) (home|house|place) [in|at], ^[i|we] (was|were) [earlier|all these years] in,
    (my|our) (wifes|husbands|mothers|fathers|in laws|moms|dads) place is [in],
    (got|gets|getting) [a|an|her|his] (seat|admission|placement) (in|at) [nit|iit|iim|aiims],
    (my|our) (native|ancestral|village|parents) (house|home|place) is [in|at], (now|currently|presently|at present|staying|living|still) on rent (in|at|near), got a job (in|at|with),
    (from|leaving|vacating|out of) (my|our|this|the|their) [rented|present|current|old|existing|small|own|parents] (flat|house|home|room|apartment|place|pg|villa|accommodation) (in|at|near),
    (move|shift|moving|relocate|relocating|moved|shifted) [out] (from|out of),
    (company|office|workplace|factory|college|job|duty|school|posting) is (in|at|near|on),
    share a (flat|house|room|place) (in|at|near),
    (im|i am|we are|were|he is|she is|hes|shes) [currently|right now|presently|already|at present] (in|at|near|settled in|settled at|put up in|put up at|posted in|posted at),
    settled [down] (in|at), [both|all|we all|we both] [of us] work (in|at|for),
    (wife|husband|both|he|she|father|mother|dad|mom|brother|sister|son|daughter) (work|studies) (in|at|for),
    (grew up|born|raised|brought up|born and brought up|schooled|educated|worked|based) (in|at|near),
    (moved|shifted|came|relocated|relocating|moving|shifting|coming|transferred) [(here|down|over|back)] from,
    (my|our|his|her) (office|work|workplace|job|college|school|hospital|company|shop) is (at|near|around),
    family from, family of (3|4|5|6|three|four|five|six) from, (couple|students) from, i am from, im from,
    we are from, were from, (stays|lives|works|resides) (in|at|near),
    i (live|stay|work|reside|am living|am staying|am working|am currently|am based|am) (in|at|near),
    (living|staying|working) (in|at), presently (living|staying|residing|working) (in|at),
    based (in|at|out of), native of,
    my (office|company|college|workplace|native|native place|hometown|home town) is [in|at|near],
    i currently (live|stay|work) in, calling from, hail from, we (live|stay|work) (in|at|near),
    (currently|presently|at present) in, (leaving|vacating|quitting),
    (used to|i|we) (lived|stayed|worked) in, (used to|did) (live|stay|work) in,
    (lived|stayed|studied|study) in, i (study|studied) (in|at)`,
  'origin:after': '',

  mine: 'our',
  own: `
    (we|i) have no (furniture),
    (present|existing) (flat|house|home|place|one),
    (my|our) (daughters|daughter's|sons|son's|sisters|sister's|brothers|brother's|parents|parents'|mothers|mother's|friends|friend's|uncles|uncle's|in laws|in-laws) (house|home|place),
    (i|we) (already|also|currently|still|now) (have|own|got) (a|an|one|two|some|our|my),
    i have (a|an|one|my|two|this|some), i have got (a|an), ive got (a|an), ive (a|an),
    i own (a|an|one|some|), we have (a|an|one|our), we own (a|an|), our, my own,
    i am (the|an) owner (of|), im (the|an) owner (of|), i am owner, owner here, have (my|our|own),
    own property, i got a, having a, my fathers, my parents, our familys, i hav a, owner of a,
    i am having (a|an|one|)`,
  'offer:sale': `
    sell, to sell, selling, want to sell, sell (my|our|a|the|off), for selling, put [up] for sale
    list my (flat|house|property|apartment|plot|land) for sale, sell out, looking for (a|) (buyer)
    need (a|) (buyer), find (a|) (buyer), find me (a|) (buyer), get (a|) buyer
    want (a|) buyer, dispose of my, sale my, to sale my, want to sale`,
  'offer:rent': `
    [to] let my, (want|like|have|planning|plan|wish) to (let|lease) (my|our|out),
    [to] (rent|let|letting|lease|leasing) out, (give|giving|given) (on|for) (rent|lease),
    give it (on|for) (rent|lease),
    put (on|up for|for) rent, rent it out, let it out, lease it out,
    (search|look) for (a|good|) (tenant|family to rent),
    (need|find|want|get|find me|require|wanted) (a|good|some|) (tenant),
    tenant (needed|wanted|required), rent my (house|flat|apartment|property|villa|place|home|2bhk|3bhk),
    [to] let (my|our|a|the) [old|other|own|2bhk|3bhk|1bhk] (house|flat|apartment|property|villa|place|home|floor|portion),
    lease my (house|flat|apartment|property|land|site),
    give my (house|flat|apartment|property|villa|place) (on|for) (rent|lease), available for rent my,
    rent out my, to give rent, list my (flat|house|property|apartment) for rent`,
  tenant: 'tenant, tenants, lessee, occupant',

  more: `
    ${otherArea}, ${elseWith}, ^more$, show more, show me more, show [me] [the] next,
    more (option|options|results|listings|flats|houses|properties|apartments|plots|matches|choices|places|please|like (this|these|that|it)|of (these|this|them)),
    see more, any more, others, another, another one, any other, any others,
    any (other|more) (option|one|ones|flats|houses|properties|apartments|listings|places|choices),
    something else, something different, some other, some others,
    other (option|ones|one|flats|houses|properties|listings|places|apartments|villas|plots|choices|results),
    anything else, what else [do you have|is there],
    different (one|ones|flat|house|property|option|apartment|place), next one, next ones,
    next (set|lot|batch|few|3|5|10|three|five|ten),
    next (option|property|properties|result|page|one please|ones please), ^next$,
    alternative, alternatives, other alternatives, few more, some more, show others, load more,
    other than (this|that|these), not interested in any [of (these|them|those)]`,
  cheaper: `
    (out of|beyond) (our|my) (reach|means|capacity|range),
    (lower|less|cheaper) than (that|this|it) [please],
    (rent|the rent|price|rate|cost) [is|are|was|seems|looks|feels] [a|bit|little|way] (too|very|so|really|quite|bit) (much|high|costly|expensive|steep|big),
    cheaper, cheap, cheapest, less expensive, lower (price|rent|cost|priced|budget),
    low (price|rent|cost|budget), too (expensive|costly|high), too much$,
    too much (for|rent|money|price|cost), very (expensive|costly|high), expensive, costly, bit expensive,
    bit costly, affordable, more affordable, less costly, less price, less rent, lesser (price|rent|cost),
    lowest (price|rent), least expensive, out of my budget, out of budget, over my budget, beyond my budget,
    budget friendly, economical, inexpensive, priced lower`,
  costlier: `
    costlier, more expensive, higher (price|priced|budget|rent|end), premium, luxury, luxurious
    more luxurious, high end, posh, upscale, pricier, better quality, more premium`,
  bigger: `
    bigger, more spacious, spacious, roomier, too small, very small, bit small, more space
    bigger one, biggest, more rooms, more area, huge, not big enough, too tiny
    too congested, congested`,
  smaller: `
    smaller, too big, very big, more compact, compact, smallest, smaller one, less space, tiny
    bit big, not so big, small, little`,
  nearer: `
    nearer, closer, nearer to, closer to, nearest, closest, less far, too far, very far, not so far
    nearby ones, close by ones, more central, far away`,
  why: `
    why, how come, reason for, what is the reason, whats the reason, what makes, on what basis
    why did you (show|suggest|recommend|pick|choose|give) [me] [this|that|it]`,
  last: 'last, the last, final, bottom',
  choice: `
    one, option, property, flat, house, listing, number, no., no, #, apartment, result, villa, plot
    match, unit, place`,

  creed: `
    hindu, hindus, muslim, muslims, moslem, christian, christians, sikh, sikhs, jain, jains, buddhist, parsi
    parsis, brahmin, brahmins, brahman, iyer, iyers, iyengar, nair, nairs, dalit, dalits, marwari, marwaris
    gujarati, caste, castes, religion, religious, upper caste, lower caste, same caste, forward caste
    kshatriya, baniya, rajput, jat, kayastha, sc st, obc, christians only, islam, community people
    non muslim, non hindu, non brahmin`,
  diet: `
    veg, vegetarian, vegetarians, pure veg, pure vegetarian, non veg, non vegetarian, nonveg, non-veg
    non-vegetarian, vegans, vegan, eggetarian, meat eaters, meat, veg only, beef eaters, meat eating
    eat meat, eats meat, eat non veg, cook non veg, cook meat`,
  marital: `
    bachelor, bachelors, unmarried, married, divorced, divorcee, divorcees, married couple, married couples
    unmarried couples, single (women|men|people|person|lady|ladies|girls|boys), families only, family only
    only families, only family, widow, widows, spinsters, live in couples, singles`,
  contact: `
    (talk|speak|connect|chat|deal|interact|discuss|chatting|connected|transfer|transferred) [me] [directly] (to|with),
    (put|get) me in (touch|contact) with,
    [(could|can|may|might) i] have a (word|chat|talk|call|conversation) with,
    (connect|hand|pass|put|patch|transfer|redirect|send|escalate|forward) (me|this|us|it|my request) [over|through|on] to,
    contact, call, meet, reach`,
  agent: `
    the (owner|landlord|seller|agent|broker|builder), house owner, house owners, flat owner,
    [(real|actual|live|proper)] (human|human being|person|agent|people|man), human agent, boss, supervisor,
    builder, someone, broker, representative, manager, owner, seller, expert, advisor, consultant,
    sales (person|people|folks|guy|guys|man|department), salesperson, staff, team, support, customer care,
    your people, your side, support team, sales team`,
  people: `
    house owner, house owners, flat owner,
    neighbours, neighbor, neighbors, owner, owners, people, residents
    families, flatmates, folks, community, society, building, area, locality, colony, household, persons
    surroundings, only`,
  self: `
    i am, im, we are, were, i am a, im a, we are a, our family is, i belong, we belong, i eat
    we eat, i cook, we cook, family of`,

  filler: `
    (lift|pool|gym) (accident|incident|mishap),
    [as] [a] backup (plan|option|choice|number), as [a] backup,
    one more thing,
    still nothing, at (his|her|their) (flat|house|place),
    tired of (house hunting|searching|hunting|roaming), from [my|our|the] (village|ancestral|native|fathers) (land|property), waters (her|his|the|their|my),
    wherever i go, (in|at) (our|my) (house|home),
    where (my|our) (son|daughter|husband|wife|brother|sister|office|kids|children|father|mother) (is|work|studies|live|stay), is a joke, (its|it is) a joke,
    (was|am|were) just (looking|browsing|checking),
    (including|incl|inclusive of) [the] (maintenance|water|current|electricity) [and|&] [current|electricity|water|maintenance] (bill|charges|everything), (my|our|his|her) (father|mother|dad|mom|wife|husband|kids|son|daughter|parents|brother|sister|grandfather) (does|do),
    (wife|husband|son|daughter|kids|kid|children|mother|father|she|he|they|i|we) (like|love|enjoy) (swimming|gardening),
    (i|we) (live|stay) alone [only],
    in at least one [of the] (room|bedroom), (in laws|inlaws|in - laws), depends on [the] (rate|price|rent|cost|location|budget), belt,
    (not|no) (shifting|moving|going|interested|looking) anywhere else,
    (nowhere|nothing|no place|not anywhere|no area|no other place) [else] (other than|except|but|besides|apart from),
    [and] my (wife|husband|daughter|son|father|mother|brother|sister|kids) in, sirji, sirjee, sir ji, sirjii, madamji, madam ji, bhaiyya, bhaisaab, saab, sahab,
    [all] (my|our) own furniture, (have|has|got|own) [all] [(my|our)] [own] furniture, (furniture) of (my|our) own,
    ${regions},
    (including|incl|inclusive of|excluding|with|plus|and) [the] (water|electricity|current|eb|gas) (bill|charges),
    99 acres, magicbricks, nobroker, commonfloor, squareyards,
    (+|plus) (reg|registration|gst|tax|taxes|maintenance|charges|extras|stamp duty|eb|electricity|parking charges),
    in (all|every|each) [the|of the] (room|bedroom),
    in all [the] (2|3|4|two|three|four) (rooms|bedrooms),
    (only|the only|one|main|first|important|another|other|the thing|my only) (thing|condition|requirement|demand) is [that],
    if the (pool|swimming pool|gym|garden|balcony|lift|terrace|kitchen|parking|clubhouse|view|hall|rooms|bedrooms|security|water) (is|are|look) (big|large|good|nice|clean|spacious|wide|new|decent|great|proper|ok|okay|fine|covered) [enough],
    if [the] (price|rent|budget|rate|cost|deal) (is|fits|suits|permits|allows|works) [right|good|ok|okay|reasonable|fine|low enough|me|us],
    [i|we] can (give|pay|afford|spend|manage|do),
    (no|dont have|do not have) [the] (money|cash|funds) [(now|left|for it)],
    if (house|flat|place|location|area|home|property|villa|condition) is (good|nice|great|ok|okay|decent|worth it|right|fine),
    if (its|it is|that is|thats) (good|nice|great|worth it|decent|ok|okay|fine), work from home,
    working from home, can be, could be, have, say, ask for, consider, care for, please, pls, plz, plss,
    plez, kindly, just, really, very, so, well, hmm, hm, um, umm, uh, oh, ohh, ah, the, a, an, of, is, are,
    be, was, will be, would be, should be, would, with me, some, too, for, i, me, we, us, our, sir,
    madam, mam, maam, bro, dear, guru, guru ji, guruji, bhai, da, na, yaar, ji, then, now, right now, and, also, as of now,
    currently, basically, only, itself, u, your, you, am, im, i am, i will, ill, i have,
    i think, i guess, think, in my mind, in mind, kind of, sort of, arey, arre, are re, accha, acha, achha,
    yar, ^boss, boss$, approx., till now, by, as, possible, possibly, if, it is, its, on, per,
    at all, again, anymore, even, still, one of, there is, there, here, him, new, old, nice, good, decent,
    proper, my side, from my side, that, this, to, in, and i, and my, ya, like, e.g., i.e., etc, more please,
    ready to move, immediately, urgent, urgently, asap, soon, theres, wow, lol, lmao, rofl,
    oh (god|my god|my), omg, aiyo, aiyyo, uff, oho, let me know, 24x7, 24/7, 24 hours, 24 hrs,
    ready to occupy, around the clock, in total, total,
    (including|incl|incl.|inclusive of|with|excluding|excl|plus|and) [all|the] (registration|maintenance|everything|stamp duty|taxes|tax|gst|brokerage|charges|society charges|water charges|bills|reg|extras) [charges|included],
    all (inclusive|included), (everything|maintenance|registration|taxes|bills) (included|inclusive|extra),
    [of] land (with|around|attached to|along with) (it|the house|the villa), totally, altogether,
    all together, each, oops, wait, hey, max to max, all i want, finally`,
  interjection: `
    ^oh no$, arey, arre, accha, acha, achha, yar, lol, omg, wow, aiyo, aiyyo, uff,
    ok, okay, so, well, hmm, hm, um, umm, uh, oh, ohh, ah, please, pls, plz, kindly, also, then, now, sir
    madam, mam, bro, dear, guru, hey, alright, right, great, good, nice, cool, sorry, thanks, by the way
    btw, actually, just, bhai, yaar, wait, oops, hmmm, and`,
  at: `
    (with|and|a|plus|has|have|small|separate) study [room] in,
    in, at, near, nearby, near by, close to, next to, beside, around, opposite, opp, opp to, nr, behind
    towards, within, inside, on, adjacent to, walking distance from, not far from, outskirts of, near to
    closer to, nearer to, in and around, arnd, around the, side`,
  'or-else': 'if not then, if not, or else, otherwise, failing that',
  pays: `
    (i|we) [currently|already] (pay|give), (i am|im|we are|were|currently|presently|already) (paying|giving),
    paying`,
  'near-it':
    'nearby that [only|itself], near that (only|itself), that side only, (somewhere|something|anything|anywhere) (near|around|close to) (that|it|there), close to (it|work|my office|the office|my work|college|there), near (it|my office|the office|work|my work|there|to it|to my office), next to it, around there, nearby$, close by, near by$, (not far|walking distance) from (it|there|work|office|college)',
  is: 'is, are, was, were, (i|we) [already|currently] (have|own) (a|an|one)',
  of: '',
  'ask:biggest':
    '(which|which one|which flat|which house|which plot|which of these|which of them|which of the two) is [the] (bigger|biggest|larger|largest) [one], (whats|what is|which has) the (biggest|largest) [one|area|size], the (biggest|largest) of (these|them|those|all)',
  'ask:size': 'how big, how big is (it|this|that|the), what size, how spacious',
  'ask:price':
    'how much is (it|this|that|the), how much does (it|this|that) cost, how much for (it|this|that), what does (it|this|that) cost',
  'ask:where':
    '^[the|full|exact|complete] address$, where is (it|this|that), where are they, wheres (it|this|that), where exactly is (it|this|that), which area, in which area, what area, which locality, in which locality, what locality, which part of town',
  'ask:within': '',
  'ask:closing':
    'or not yet, (is|are) [not] there (na|no|or not|right)$, ah$, hai kya$, (from|to) where$, (till|since|by|from) when$, or not$, or no$, yes or no$',
  each: '(each|every one|everyone|all) of us, each [one|person|of them], per (head|person|pax|member), a head, apiece, a piece, individually',
  'others-wish': othersWish,
  if: 'if, incase, in case, suppose, provided',
  'if-not':
    'if [(there is|theres|there are|it has|they have|you have|it is|its)] [got] (no|without), if [(there|it|they|that)] (doesnt have|does not have|dont have|do not have|isnt|is not|isnt any|hasnt)',
  funds: `
    bank (is giving|gives|will give|gave|is ready to give|sanctioned|is offering),
    ${loans}, (approved|sanctioned) [for],
    [(my|our|own|the)] (saving|fd|fds|fixed deposit|pf|epf|ppf|provident fund|gratuity|mutual funds|inheritance),
    saved [up], (own|our|my) (money|fund|cash|savings|contribution|pocket), of (our|my) own,
    in (the bank|bank|my account), cash, bank balance, down payment,
    ${kin} (will|can|is|are|would|has|have|wants) [(ready|willing|going|agreed)] [to] (give|giving|add|help|help with|contribute|put in|put|lend|chip in|gift),
    (gift|help|contribution|money) from, from ${kin},
    (can|will|could|may) (add|arrange|bring|contribute|put), ${kin} (gives|gave|is giving|are giving|adds),
    (got|with me|with us|my side|our side)`,
  persons: `
    nurses, teachers, engineers, techies, interns, siblings,
    of us, of us in the family, friends, friend, people, persons, person, students, student, girls, boys,
    ladies, guys, men, women, colleagues, flatmates, roommates, bachelors,
    working (women|men|people|professionals|girls|ladies|boys), members, adults, sharing`,
  so: 'so',
  'seek:next': soughtNext,
  'bedrooms:more': `
    (one|1|an|a|1 more|another) (more|extra|additional) (bedroom|room|bed room|bhk),
    another (bedroom|room|bed room), (one|a|1) (bedroom|room|bhk) (more|extra),
    (add|include|increase|increase by) [a|one|1] (bedroom|room|bhk)`,
  'bedrooms:less': '(one|1|a) (bedroom|room|bhk) (less|fewer), (one|1) (less|fewer) (bedroom|room)',
}
