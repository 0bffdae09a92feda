import type { Phrases } from '../language.ts'

/** Everyday English words without a concept: neither slips of other words nor names of places. */
export const commonWords: Phrases = `
  able, about, above, accept, according, across, actual, add, address, admin, advice, afford, after, afternoon, again, against
  age, ago, agree, ahead, air, all, allow, allowed, almost, alone, along, already, always, among, amount, and, animal, announce
  answer, anybody, anyhow, anyone, anyway, apart, apply, appreciate, are, arrange, arrive, ask, asked, asking, at, available
  aware, away, baby, back, backs, bad, bag, bank, banks, base, based, basic, beach, beautiful, became, because, become, before, began
  begin, behind, being, believe, below, best, better, beyond, bill, birth, bit, black, block, blue, board, boat, body, book
  booked, booking, born, boss, bottom, bought, box, boy, break, breeze, bring, broad, broker, brother, brought, build, builder, building
  built, bus, business, busy, but, cabin, call, called, calling, calls, calm, came, can, card, care, careful, carry, case, cash, catch, cause, cell
  center, central, centre, certain, chance, change, charge, charges, chat, check, child, choose, church, class, clean, cleaning, clear, clearly
  close, closed, closer, coast, cold, college, come, comes, coming, comfort, comfortable, common, commute, company, compare, complete
  computer, concern, condition, confirm, connect, connected, connection, consider, contact, cook, cool, corner, could, count, country
  course, court, cover, covered, create, cross, crowd, cup, current, customer, cut, daily, dark, data, date, daughter, day, days, deal, dear
  decent, decide, decided, deep, degree, delay, depend, depends, design, detail, details, develop, did, different, difficult, dinner, direct
  direction, distance, doctor, does, dog, doing, done, door, doubt, down, drive, driver, during, duty, each, early, earn, earth, east, eastern, easy
  eat, education, eight, electric, else, empty, end, enough, enter, entire, entry, equal, escape, even, evening, ever, every, everyone, everything
  exact, exactly, example, except, exchange, expect, experience, extra, face, facing, fact, fair, fall, family, famous, far, fast, father
  feel, felt, female, few, field, fill, film, final, fine, fire, first, fish, fit, five, fix, fixed, follow, food, foot, force, form
  found, four, free, fresh, friend, friends, from, front, full, fully, fun, future, game, gave, general, gentle, gift, girl, girls, give, given, giving
  glad, glass, goal, goes, going, gold, gone, got, government, great, green, group, grow, guess, guide, guy, guys, had, half, hand, happen, happy
  hard, has, hate, have, having, head, health, hear, heard, heart, heavy, held, hello, her, here, high, highway, hill, him, his, hold, holiday, hope
  hospital, hot, hotel, hour, how, however, huge, hundred, hurry, husband, idea, imagine, immediate, important, improve, include, included, includes
  income, indeed, india, indian, indoor, industry, info, inform, inside, instead, interest, interesting, internet, into, issue, item, job, jobs
  join, joint, journey, jump, just, keep, key, kid, kids, kind, kitchen, knew, know, known, lady, lake, language, large, last, late, later, laugh
  law, lead, learn, least, leave, led, left, legal, less, let, letter, level, life, light, lights, like, liked, limit, line, list, listen, little, live
  lived, living, load, loan, local, located, long, longer, look, looked, looks, lost, lot, lots, love, lovely, low, luck, lunch, machine, made, mail
  main, make, makes, making, male, mall, man, manage, manager, many, map, market, married, master, match, matter, maybe, mean, means, meant, meet, meeting, member
  men, mention, message, metro, middle, might, mind, mine, minute, miss, missing, mobile, modern, moment, money, month, monthly, months, mood, moon, more, morning
  most, mother, mountain, move, moved, moving, much, music, must, name, named, names, nature, near, nearly, necessary, need, never, new, news, next, nice
  night, nine, nobody, noise, none, nor, normal, north, northern, note, nothing, notice, now, number, numbers, object, obviously, occupied, occupy, off, offer
  office, offices, often, oil, old, older, once, one, online, only, onto, open, operator, opinion, order, other, others, ought, out, outside, over, own, owned, owner
  page, paid, paint, pair, paper, parent, parents, part, parts, party, pass, past, path, pay, paying, payment, peace, people, perfect, perhaps, period
  person, personal, phase, phone, photo, photos, pick, picture, piece, place, plan, plans, play, please, plenty, point, police, poor, popular, position
  possible, post, power, practice, prefer, prepare, present, pretty, previous, price, private, probably, problem, process, profit, project, promise
  proper, properly, protect, provide, provided, public, pull, push, put, quality, question, questions, quick, quickly, quiet, quite, race, rain, raise, ran, range, rate
  rather, reach, read, ready, real, reality, realize, really, reason, reasonable, receive, recent, record, red, reduce, regard, regarding, regular, related, relation, remain, remember, repair
  reply, report, request, rest, result, return, rich, ride, right, ring, rise, river, road, roads, roof, room, round, route, rule, rules, run, running, sad, safe, safety
  said, same, sample, save, saw, say, says, school, schools, science, sea, search, season, seat, second, see, seem, seems, seen, self, send, senior, sense, sent, separate, series
  serious, serve, service, services, set, settle, seven, several, shall, shape, share, shared, sharing, she, shift, shifting, ship, shop, shopping, shops, short, should, show, shown, shower, shut
  side, sign, simple, simply, since, sing, single, sister, sit, situation, six, sky, sleep, slow, small, smart, smooth, snow, social, society, software, sold, solution, solve, some, someone, something
  sometimes, son, soon, sort, sound, sounds, south, southern, space, speak, special, speed, spend, spent, spoke, spot, spring, stable, staff, stage, stand, standard, star, start, started
  state, station, stay, staying, step, still, stop, store, story, straight, street, strong, student, students, study, stuff, style, subject, such, sudden, suggest, suit, suitable, summer, sun
  support, suppose, sure, surface, surround, surrounding, surroundings, sweet, system, table, take, taken, takes, taking, talk, tall, tax, teach, teacher, team, tell, temple, tenant, tennis, term, terms, test, text
  than, thank, that, their, them, themselves, then, there, these, they, thing, things, think, third, this, those, though, thought, three, through, thus, ticket, till, time, times, title, today, together
  told, tomorrow, tonight, too, took, top, total, touch, tour, toward, town, track, trade, traffic, train, transfer, transport, travel, tree, trees, tried, trip, trouble, true, trust, truth, try, trying
  turn, two, type, types, under, understand, understood, unit, university, unless, until, upon, upper, use, used, useful, user, using, usual, usually, valley, value, various, vehicle, verify, very, view, views, village, visit
  visited, voice, wait, waiting, walk, walking, wall, want, warm, was, wash, watch, water, way, ways, wear, weather, website, week, weekend, weekly, weeks, weight, welcome, well, went, were, west, western, what
  whatever, when, where, whether, which, while, white, who, whole, whom, whose, why, wide, wife, wifi, will, wind, window, winter, wish, with, within, without, woman, women, wonder, wood, word, words, work, worked, working
  works, world, worry, worth, would, write, wrong, year, years, yellow, yes, yesterday, yet, you, young, your, yours, yourself, zero, laundry, washer, dryer, dishwasher, fireplace, internet, terrace, attached, ensuite, duplicate
  mumbai's, indias, commercial, residential, industrial, warehouse, showroom, hostel, guest, paying guest, vegetarian, bachelor, independent, individual, newly, constructed, construction, ventilation, ventilated, sunlight, vastu, facing, corner, floor, floors, kms, whatsapp
  facebook, google, tanks, flooded, flooding, pollution, crime, noise, noisy, peaceful, calm, lush, spacious, affordable, premium, luxury, budgeted, nearby, proximity, airport, railway, highway, junction, bypass
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, everybody, nearest, thing, looking, somebody, bigger, smaller, cheaper
`
