import type { Phrases } from '../../language.ts'

/** Everyday English words without a concept: neither slips of other words nor names of places. */
export const commonWords: Phrases = `
  able, about, above, accept, according, across, actual, add, address, admin, advice, afford, affordable
  after, afternoon, again, against, age, ago, agree, ahead, air, airport, all, allow, allowed, almost, alone
  along, already, always, among, amount, and, animal, announce, answer, anybody, anyhow, anyone, anyway
  apart, apply, appreciate, are, arrange, arrive, ask, asked, asking, at, attached, available, aware, away
  baby, bachelor, back, backs, bad, bag, bank, banks, base, based, basic, beach, beautiful, became, because
  become, before, began, begin, behind, being, believe, below, best, better, beyond, bigger, bill, birth
  bit, black, block, blue, board, boat, body, book, booked, booking, born, boss, bottom, bought, box, boy
  break, breeze, bring, broad, broker, brother, brought, budgeted, build, builder, building, built, bus
  business, busy, but, bypass, cabin, call, called, calling, calls, calm, came, can, card, care, careful
  carry, case, cash, catch, cause, cell, center, central, centre, certain, chance, change, charge, charges
  chat, cheaper, check, child, choose, church, class, clean, cleaning, clear, clearly, close, closed, closer
  coast, cold, college, come, comes, comfort, comfortable, coming, commercial, common, commute, company
  compare, complete, computer, concern, condition, confirm, connect, connected, connection, consider
  constructed, construction, contact, cook, cool, corner, could, count, country, course, court, cover
  covered, create, crime, cross, crowd, cup, current, customer, cut, daily, dark, data, date, daughter, day
  days, deal, dear, decent, decide, decided, deep, degree, delay, depend, depends, design, detail, details
  develop, did, different, difficult, dinner, direct, direction, dishwasher, distance, doctor, does, dog
  doing, done, door, doubt, down, drive, driver, dryer, duplicate, during, duty, each, early, earn, earth
  east, eastern, easy, eat, education, eight, electric, else, empty, end, enough, ensuite, enter, entire
  entry, equal, escape, even, evening, ever, every, everybody, everyone, everything, exact, exactly, example
  except, exchange, expect, experience, extra, face, facebook, facing, fact, fair, fall, family, famous, far
  fast, father, feel, felt, female, few, field, fill, film, final, fine, fire, fireplace, first, fish, fit
  five, fix, fixed, flooded, flooding, floor, floors, follow, food, foot, force, form, found, four, free
  fresh, friday, friend, friends, from, front, full, fully, fun, future, game, gave, general, gentle, gift
  girl, girls, give, given, giving, glad, glass, goal, goes, going, gold, gone, google, got, government
  great, green, group, grow, guess, guest, guide, guy, guys, had, half, hand, happen, happy, hard, has, hate
  have, having, head, health, hear, heard, heart, heavy, held, hello, her, here, high, highway, hill, him
  his, hold, holiday, hope, hospital, hostel, hot, hotel, hour, how, however, huge, hundred, hurry, husband
  idea, imagine, immediate, important, improve, include, included, includes, income, indeed, independent
  india, indian, indias, individual, indoor, industrial, industry, info, inform, inside, instead, interest
  interesting, internet, into, issue, item, job, jobs, join, joint, journey, jump, junction, just, keep, key
  kid, kids, kind, kitchen, kms, knew, know, known, lady, lake, language, large, last, late, later, laugh
  laundry, law, lead, learn, least, leave, led, left, legal, less, let, letter, level, life, light, lights
  like, liked, limit, line, list, listen, little, live, lived, living, load, loan, local, located, long
  longer, look, looked, looking, looks, lost, lot, lots, love, lovely, low, luck, lunch, lush, luxury
  machine, made, mail, main, make, makes, making, male, mall, man, manage, manager, many, map, market
  married, master, match, matter, maybe, mean, means, meant, meet, meeting, member, men, mention, message
  metro, middle, might, mind, mine, minute, miss, missing, mobile, modern, moment, monday, money, month
  monthly, months, mood, moon, more, morning, most, mother, mountain, move, moved, moving, much, mumbai's
  music, must, name, named, names, nature, near, nearby, nearest, nearly, necessary, need, never, new, newly
  news, next, nice, night, nine, nobody, noise, noisy, none, nor, normal, north, northern, note, nothing
  notice, now, number, numbers, object, obviously, occupied, occupy, off, offer, office, offices, often, oil
  old, older, once, one, online, only, onto, open, operator, opinion, order, other, others, ought, out
  outside, over, own, owned, owner, page, paid, paint, pair, paper, parent, parents, part, parts, party
  pass, past, path, pay, paying, paying guest, payment, peace, peaceful, people, perfect, perhaps, period
  person, personal, phase, phone, photo, photos, pick, picture, piece, place, plan, plans, play, please
  plenty, point, police, pollution, poor, popular, position, possible, post, power, practice, prefer
  premium, prepare, present, pretty, previous, price, private, probably, problem, process, profit, project
  promise, proper, properly, protect, provide, provided, proximity, public, pull, push, put, quality
  question, questions, quick, quickly, quiet, quite, race, railway, rain, raise, ran, range, rate, rather
  reach, read, ready, real, reality, realize, really, reason, reasonable, receive, recent, record, red
  reduce, regard, regarding, regular, related, relation, remain, remember, repair, reply, report, request
  residential, rest, result, return, rich, ride, right, ring, rise, river, road, roads, roof, room, round
  route, rule, rules, run, running, sad, safe, safety, said, same, sample, saturday, save, saw, say, says
  school, schools, science, sea, search, season, seat, second, see, seem, seems, seen, self, send, senior
  sense, sent, separate, series, serious, serve, service, services, set, settle, seven, several, shall
  shape, share, shared, sharing, she, shift, shifting, ship, shop, shopping, shops, short, should, show
  shower, shown, showroom, shut, side, sign, simple, simply, since, sing, single, sister, sit, situation
  six, sky, sleep, slow, small, smaller, smart, smooth, snow, social, society, software, sold, solution
  solve, some, somebody, someone, something, sometimes, son, soon, sort, sound, sounds, south, southern
  space, spacious, speak, special, speed, spend, spent, spoke, spot, spring, stable, staff, stage, stand
  standard, star, start, started, state, station, stay, staying, step, still, stop, store, story, straight
  street, strong, student, students, study, stuff, style, subject, such, sudden, suggest, suit, suitable
  summer, sun, sunday, sunlight, support, suppose, sure, surface, surround, surrounding, surroundings, sweet
  system, table, take, taken, takes, taking, talk, tall, tanks, tax, teach, teacher, team, tell, temple
  tenant, tennis, term, terms, terrace, test, text, than, thank, that, their, them, themselves, then, there
  these, they, thing, things, think, third, this, those, though, thought, three, through, thursday, thus
  ticket, till, time, times, title, today, together, told, tomorrow, tonight, too, took, top, total, touch
  tour, toward, town, track, trade, traffic, train, transfer, transport, travel, tree, trees, tried, trip
  trouble, true, trust, truth, try, trying, tuesday, turn, two, type, types, under, understand, understood
  unit, university, unless, until, upon, upper, use, used, useful, user, using, usual, usually, valley
  value, various, vastu, vegetarian, vehicle, ventilated, ventilation, verify, very, view, views, village
  visit, visited, voice, wait, waiting, walk, walking, wall, want, warehouse, warm, was, wash, washer, watch
  water, way, ways, wear, weather, website, wednesday, week, weekend, weekly, weeks, weight, welcome, well
  went, were, west, western, what, whatever, whatsapp, when, where, whether, which, while, white, who, whole
  whom, whose, why, wide, wife, wifi, will, wind, window, winter, wish, with, within, without, woman, women
  wonder, wood, word, words, work, worked, working, works, world, worry, worth, would, write, wrong, year
  years, yellow, yes, yesterday, yet, you, young, your, yours, yourself, zero
`

/**
 * Common English words that one slip parts from a word of property ("leaving" from leasing, "garbage" from
 * garage): they are themselves. Made by trying the words of SCOWL's sizes 10 to 35 on the vocabulary.
 */
export const lookalikes: Phrases = `
  abilities, ablest, abode, abort, abound, absolutes, absolutest, accommodating, aches, actuality, adviser
  affinities, aground, alight, alternate, alternates, alternating, alternation, amnesties, approximate
  approximated, approximates, ardent, attest, avoidable, backward, badder, ballrooms, baloney, batter
  baying, beater, bedside, bender, bettor, bides, billow, bitter, booth, booths, broke, budge, bulks
  bunks, buoying, burying, busying, butter, carousing, cases, cashes, castles, certainty, chaste
  cheapness, cheeks, cheep, cheeps, cheer, chose, christens, cites, clone, closets, clove, clover, coiling
  colon, commodity, communing, communion, communism, communist, communists, compassion, conceit, concept
  congealed, consented, consisted, consulting, contented, contested, contract, contracts, corrective
  correlation, corruption, crass, crops, crows, deader, deafer, deans, dearer, decease, deceit, defends
  deplete, descent, dials, discord, dismount, dismounts, dissension, diversion, divorce, document
  dripping, ecological, economics, elevation, elevations, ether, excelling, excerpt, excessive, excluding
  excreting, executing, execution, exert, expansive, expend, expending, explosive, export, expressive
  extant, extensive, facilitates, faculties, fading, faking, familiars, fatalities, fating, fazing
  fending, fight, fights, files, fills, fining, firms, floods, flour, flours, folds, foretaste, forge
  forgot, forks, fractures, fragility, fright, frights, funding, gamed, gaped, garbage, gardenias, gazed
  generated, generates, generation, gladdening, grated, greener, greeting, hales, halos, halts, hauls
  hills, hollow, horse, hostess, hulls, image, incest, indenting, indexed, infecting, infection, infest
  infesting, ingest, ingesting, injecting, injection, insect, inserting, insertion, insisting, intensest
  interacted, intercept, intercepted, interject, interjected, interment, intersect, intersected, intestine
  invent, inventing, invert, inverting, jails, joins, lager, lamer, laser, lasted, lather, latter, laxer
  layer, leading, leafing, leaking, leaning, leaping, leashing, leaving, lesson, lifted, lilted, lilting
  lisped, lisping, lively, locking, lonely, looming, looping, loose, looses, loosing, loser, lover
  loyalties, lusted, lusting, luxuriates, males, manger, mania, maple, marble, maria, marred, marsh
  matchless, melting, menus, meres, meteors, meting, mikes, mills, mimes, minks, mints, minuet, minuets
  mires, mites, mixes, moles, monies, monkey, mooning, moths, mourning, mouth, mouths, mules, muter, nails
  neater, neatest, neatly, needled, needling, negotiate, nether, newer, notching, otters, paces, packing
  palace, palaces, panning, parentage, parring, parses, parsing, parson, parsons, partaking, peaces
  perking, plaice, plane, planking, planting, plate, plates, pleas, possessing, possessive, possessor
  potting, prefect, preserved, pricking, pricklier, prickling, pride, priding, priming, prince, privier
  prize, processed, prospects, prosper, prosperity, protects, punctures, raiding, raids, railing, rails
  raising, rally, ranted, ranting, rasher, rationing, reactor, realty, recanting, recite, recites, rectal
  regaining, regale, regiments, reining, reins, rejoinder, relenting, remainder, remaining, remote
  rending, renewable, repealing, repent, repenting, repleting, representation, reproving, reputable
  resenting, resident, resilience, resolving, rested, retaining, retch, reticence, retirement, retirements
  retracing, reuniting, revile, revive, revolving, roach, roams, roofs, rooks, roots, ruining, ruins
  sades, sages, salmon, salts, salves, saves, scales, scaring, scorching, sealing, searing, seeding
  seeming, shading, shadowing, shaking, shaming, shaping, sharking, sharping, shaving, shawl, shearing
  sheller, shingles, ships, shoeing, shoes, shooing, shoos, shoring, shots, shoving, showering, sidles
  sifts, sighs, singes, skill, skimming, sleeking, slides, slimming, slops, smarting, smelliest, smelling
  smoothing, smuggest, snaring, snatching, snitch, snuggest, soaring, soles, sorely, sparing, specious
  speller, spelling, spellings, spill, spinster, splinters, sprinters, stales, stall, stanching, starch
  starching, staring, starring, startling, starving, stiff, stitch, stony, stormed, stout, strap, stride
  strife, stripe, strive, stroke, suggestive, supper, suppers, surer, surly, sweller, swelling, swellings
  swill, temperate, testament, theme, thick, thorough, throughput, tides, tiles, tires, tomes, tonal
  tough, transacting, transition, translation, trough, udder, unfinished, unfits, upset, vegetation, viola
  visioning, wafer, wafted, wafts, wager, waited, waiter, wands, waned, wanes, waning, wantoning, warts
  wasted, watchmen, waver, wealthier, weeds, weeps, whatsoever, whenever, whets, whore, whores, wound
  wrens, wring, wrung, yarns
`
