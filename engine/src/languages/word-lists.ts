import type { Term, UntoldFact } from '../understanding/command.ts'

/**
 * Words beside a word of creed, food or marriage that tell what is meant by it, with spaces between them. A word that
 * ends in `-` stands for all its forms: 'area-' for "areas" and "areala".
 */
export interface NeighbourWords {
  /** Where people live together: "a Jain society", "a Brahmin area". */
  neighbourhood: string
  /** Those people alone: "veg mattum", "sirf veg". */
  only: string
  /** Those who live there or let, where a word of another meaning claims them: "shakahari logo ke liye". */
  others: string
  /** The seeker's own household, of which a word of creed is no wish: "a Muslim family of five". */
  household: string
  /** What a creed or a food names that is no neighbour: a temple, a college, a mess, a road; "bachelor friendly". */
  landmark: string
}

/**
 * What tells when somebody wants to be called, with spaces between the words; one that ends in `-` stands for all its
 * forms. English words serve in every conversation. They are looked for beside a word for a call alone.
 */
export interface CallTimeWords {
  /** Days and times of the day, the hour: "tomorrow", "evening", "बजे". */
  times: string
  /** On which side of an hour: "after", "before". */
  sides: string
  /** What may be said of any amount, and of an hour beside a word for a call alone: "at", "till", "between". */
  limits: string
  /** What the day is parted by, beside one of those: "after office". */
  doings: string
  /** What stands before the name or the number of who is to be called: "name", "phone", "note down". */
  labels: string
  /** "Time" itself: "9 pm India time", "the time of the call". */
  clock: string
  /** A noun that names a call here alone, unlike `OfGuruWords.calls`: Kannada's "kare" is Hindi for "do". */
  callsToo: string
  /** That something was written down: "what time have you noted?" */
  noted: string
  /** What is done to a call that is wanted: "book", "arrange", "fix". */
  books: string
  /** What tells one day from another of its name, or goes with a time before it: "next Sunday", "abhi nahi". */
  nexts: string
  /** A week, which behind one of those is a time to call: "next week", "agle hafte". */
  weeks: string
  /** A day written short, which the time behind it tells from another word: "sun evening", "shani shaam ko". */
  shortDays: string
}

/**
 * Words of short turns that ask or say something of Guru or of the seeker's number, written like those of call times. Two
 * or three kinds of them together tell it in whatever order: "why my number", "number kyon chahiye".
 */
export interface OfGuruWords {
  /** A number of a phone. */
  numbers: string
  /** "Why", "what for"; a word that is written as two stands here as one. */
  why: string
  later: string
  /** What somebody does who gives a number: "I will give". */
  gives: string
  yours: string
  /** What somebody does who decides with others: "having asked", "having talked". */
  consults: string
  /** "I will tell": with one of those, with "later" or a day, the seeker wants time. */
  tells: string
  /** "Give me": with a number, one is asked for. */
  hands: string
  /** "I will not give", where one word says so; elsewhere `gives` beside a refusal does. */
  withholds: string
  owners: string
  /** WhatsApp. */
  writing: string
  /** "Show": behind a yes it is homes that are wanted. */
  shows: string
  /** Wants to see a home, or asks whether one may; two words stand here as one. */
  sees: string
  /** "When", weeks: with one of those, or a day, a visit is asked for. */
  days: string
  /** What realtors take. */
  fees: string
  /** What a realtor does who takes it: "how much does the dealer take?" */
  charging: string
  /** What can only be a program: "bot". */
  robots: string
  /** What may be one where a person is named, too: "machine". */
  machines: string
  persons: string
  /** To whom a number might go: "whom", "everyone". */
  others: string
  /** What might be done with it: "spam", "is it safe". */
  worries: string
  /** A call by its noun. */
  calls: string
  /** Its other forms: "calls", "calling". */
  calling: string
  many: string
  /** Said of listings: "real", "fake". */
  real: string
  fake: string
  /** "Fraud", "cheat", "trust". */
  cheats: string
  company: string
  you: string
  /** What is only said of a price for services: "fee", "charge". */
  charges: string
  money: string
  talks: string
  about: string
  /** Said of who serves badly; of two words written as one: "kis kaam" is "kiskaam". */
  useless: string
  /** "How many times" one has said it. */
  often: string
  /** "Decide": who has not yet, of renting and buying, wants either. */
  decides: string
  /** Had by who buys, not by who sells. */
  budget: string
  sellers: string
  /** What is asked of Guru for later on: "inform me", "let me know". */
  notifies: string
  /** "When one comes": two words are written as one ("aaye to" is "aayeto"). */
  arrives: string
  /** "Will come": with "when", of a home that is not there yet. */
  willCome: string
}

/**
 * Words of short turns in which seekers speak of themselves and their people, written like those of call times; two to
 * five words that say one thing stand here as one ("abhi nahi" is "abhinahi").
 */
export interface OfSeekerWords {
  /** "My", "our", before one of the family. */
  mine: string
  /** Who may be called in the seeker's place, where `mine` stands before it or `whose` behind it. */
  kin: string
  /** "Of", "to": a son who is spoken of, and not a "son" by whom somebody is addressed. */
  whose: string
  /** The same in one word: "chheler", of the son. */
  ofKin: string
  /** What is to be done with a number or a call: "take", "note", "pannunga". */
  does: string
  /** To whom a call goes or a talk is held with, where that is Guru: "call you", "aapko", "aapse". */
  toGuru: string
  /** That one talks to nobody. */
  refusesTalk: string
  /** "Anybody": with the last one, whoever would call. */
  anybody: string
  /** "I will come": with a day, a home is to be seen. */
  comes: string
  /** What a number beside it is a day of: "month", "date". */
  dates: string
  /** The same by name: "january". */
  months: string
  /** What an owner does who takes or refuses somebody: "give", "allow", "ask". */
  takes: string
  /** "Hope no problem". */
  fears: string
  /** Food that some owners do not want cooked, beside what `diet` names. */
  eats: string
  pets: string
  /** What is done with those: "keep". */
  keepsPets: string
  /** Tired of searching. */
  weary: string
  /** That all this is for nothing: "you waste my time". */
  vain: string
  relieved: string
  amused: string
  notNow: string
  /** To come and live in a home that is shown: asked, it asks from when it is free. */
  movesIn: string
  /** "Let me look first": to the offer of a call, that none is wanted yet. */
  looksFirst: string
  /** Beside a call, that Guru comes with it too often: "again the call", "you keep asking". */
  insists: string
  /** "Not yet": to a question that it is not decided. */
  notYet: string
  /** "Leave it". */
  leaves: string
  /** "I need it no more". */
  noMore: string
  /** A refusal in form that is a "no" and a wish where "only" closes it, as one word: "[no need] 2bhk only". */
  needsAfterNo: string
  stops: string
  /** "Even", "too": of an amount that would do, it is welcome beside what is known. */
  too: string
  /** "Anything new?" */
  news: string
  /** Half of what was said before, of which no number is made: "only half of it". */
  halves: string
  /** "At home": who asks there asks the family. */
  atHome: string
  /** "I ask", "let me talk": with one of the family, the seeker wants time. */
  asksFirst: string
  /** A visit by its noun. */
  visits: string
  /** What is done to have a home kept: "hold", "reserve". */
  holds: string
  /** Beside a time, that one needs a home for as long: "for", "only", "stay". */
  stays: string
  /** The same without a time: "temporarily". */
  forNow: string
  /** Before a verb, that it has gone on for a time, where no ending of the time says so: "have been looking". */
  hasBeen: string
  /** How long one lives in a home that is kept: nobody asks to have one held for years. */
  years: string
  /** "For me": with one of those, the home that is shown. */
  forMe: string
  /** "Anybody else". */
  nobodyElse: string
  /** "Do not give", of a home to others. */
  keepsBack: string
  /** What callers do whom nobody asked: "disturb". */
  troubles: string
  /** A woman who is to call, in one word: "ladyagent". */
  ladies: string
  /** Said of as many as will do: refused, there are too few. */
  suffices: string
  /** Said of so many rooms beside more that one would like: "one is enough, but two would be good". */
  willDo: string
  /** Said of a budget that may be passed a little, as one word: "even if it is a [bit more]", "[konjam adhigam]". */
  aBitMore: string
  /** Said of more rooms than would do: "one is enough, but two would be [better]". */
  wouldBeGood: string
  /** Says of rooms that there are too few; of two words written as one: "kampadenge". */
  lacking: string
  /** Homes that were shown before those of now, in one word: "oldlist", "pehlewalilist". */
  shownBefore: string
}

/**
 * Words of listings and of Guru whose meaning is asked for: "what is RERA?", "carpet area matlab?". Written like those of
 * call times; two words that name one are written as one as well.
 */
export interface TermWords extends Record<Term, string> {
  /** "Means", "matlab", "ante"; of two words written as one: "kyahota". */
  means: string
  /** Before a term says that any such thing is meant, and not that of a home: "what is a deposit?"; says nothing elsewhere. */
  article: string
  /** What listings are called that are made up: "demo", "namuna". */
  demo: string
}

/**
 * Words of who tells something of himself that no listing answers: "my mother is ill", "naanga naalu per". Written like
 * those of call times; each kind says more beside another word.
 */
export interface OneselfWords {
  /** "I", "we", "my": read in the language of the chat alone, as "main" is a road elsewhere. */
  own: string
  /** Who belongs to the family, and how many they are. */
  kin: string
  /** What people live by and how they fare: "duty", "retired", "ill". */
  life: string
  /** Says that something is: "buying is hard", "without a lift it will be difficult". */
  hard: string
  /** "Grew up", "in my childhood": a home and a place beside it are none that is sought. */
  grew: string
  /** "Cannot live", "suffocates": of a kind of home beside another one that is wanted. */
  unhappy: string
  /** Where money comes from that one has oneself, beside a loan: "pocket", "kolon", "kaila". */
  ownFunds: string
  /** Of a loan, that a bank gives so much: with it "up to 40 lakhs" is the loan alone, "with a loan up to 80" is all of it. */
  granted: string
  /** What one earns, of which a part may be spent: "with our salary up to 15 thousand". */
  pay: string
  /** The same with the ending that says so: "சம்பளத்துக்கு". */
  fromPay: string
}

/**
 * Words of who tells where a home is looked for without asking for one: "got transferred to Nagpur", "kondapur kuda
 * unchandi". Written like those of call times, and looked for beside the name of a place alone.
 */
export interface PlaceTalkWords {
  /** What takes somebody to another town: "transfer", "shifting". */
  moves: string
  /** That it came about, or is about to: "got", "ho gaya". */
  happens: string
  /** With a place, that somebody begins to work there; the name of the company may stand between. */
  joins: string
  /** Where one works or learns, which may stand beside the place that it is in: "the Kakkanad branch". */
  workplaces: string
  /** What one joins to come back from it: "joining a wedding in Jaipur". */
  gatherings: string
  /** With whom one moves: "my husband was transferred". */
  spouse: string
  /** Whose moves are nobody's wish: "my neighbour", "her". */
  others: string
  /** Behind a place adds it to those that are looked through: "also", "bhi". */
  adds: string
  /** What is done with one that is added: "keep it", "look". */
  keepsPlace: string
  /** With a word that refuses, that it need not be that one: "zaroori nahi". */
  needless: string
  /** Beside an area, that what is near it will do as well: "near", "side", "பக்கம்". */
  near: string
  /** The same, right behind an area and said once: "Baner side", unlike "side by side". */
  side: string
  /** Before a word for areas says that those are meant which are near the one that is known: "[neighbouring] areas too". */
  nearBy: string
  /** Behind a place, that it is far, unlike "distance", which only asks for it. */
  far: string
  /** The same with the verb that it will be so written on to it: "ದೂರವಾಗುತ್ತೆ". */
  becomesFar: string
  /** Before a word for far refuses it as "not" does: "nothing too far". */
  none: string
  /** With a place that is asked about: "[nothing] in Wakad?", "ವಿಜಯನಗರದಲ್ಲಿ [ಏನೂ] ಇಲ್ವಾ?" looks there. */
  nothing: string
  /** Behind a number, how far off a home may be: "within 3 km". */
  kilometres: string
  /** Where somebody works or learns, which is where a home is looked for: "how far is it from the office?" */
  work: string
  /** That something was not said, in one word: "paranjilla". */
  unsaid: string
}

/**
 * Words of questions about homes that were shown, with spaces between them; one that ends in `-` stands for all its
 * forms. They are looked for in questions alone, inside phrases as well: "which floor", "அட்வான்ஸ் எவ்வளவு".
 */
export interface ShownWords extends Record<UntoldFact, string> {
  /** Asks which of them: "which", "किसमें". */
  which: string
  /** Asks for a sum: with it, "security" is a deposit. */
  amount: string
  /** Of a place: as near as can be. */
  nearest: string
  society: string
  rera_number: string
  /** When its listing was last confirmed. */
  last_confirmed: string
  /** A home of any kind, said by who left the kind open: "show me homes in Baner". */
  homes: string
  /** Those of them that name a house where one is bought: "bari". */
  housesToBuy: string
  /** Says of a home that it stands by itself: with it, "ghar" is a house and no flat. */
  apart: string
  /** Before a word for a home says that it is the only kind wanted, and much else elsewhere: "bas ghar". */
  onlyAhead: string
  /** "Or", between two kinds of property: "plot ba makan" in whatever chat. */
  either: string
  /** "That too", "be it", where it is one word: "if a house is built, show that too". */
  thatToo: string
  /** Before a word for a home makes it a room or another building: "rasoi ghar", "adige mane", "school ghar". */
  roomsAhead: string
  /** Where rooms are let one by one: "PG", "hostel". */
  hostels: string
  /** New: with a word for old it asks how old a home is. */
  fresh: string
  /** Current in the lines, by whatever word: with `goesOff` it asks what happens at a power cut. */
  power: string
  goesOff: string
  /** A street on which one lives, unlike a road that is known by its name. */
  lane: string
  /** Who else: "we buy it ourselves", "naave togotivi". */
  oneself: string
  /** Of a lane or a road: with it its width is asked for. */
  wide: string
  /** A room by its word, unlike a BHK: for one who studies it is a single room. */
  rooms: string
  /** Who studies, and where. */
  students: string
  /** Behind the place or the price of a home says that it is that one: "wala", "ది". */
  one: string
  /** What is told of a home: "5500 oda details" asks for those of the one that costs so much. */
  details: string
  /** Says of a price that none is lower: "least", "कम". */
  least: string
  /** Who grows old: "which is better for elderly people?" asks for a lift. */
  elders: string
  /** A car or a bike, and that it is put somewhere: "can I put my car there" asks for parking. */
  vehicle: string
  parks: string
  /** Says that an owner does it, of what is asked for: "denge", "istara". */
  yields: string
  /** The same, but also said of much else: "hoga". */
  suits: string
  /** What an owner would do for an amount that is offered: "isthe", "if they give". */
  gives: string
  /** What the seeker does then: "I take it", "final". */
  closes: string
  /** Asks whether a price comes down, in one word: "thaggistara". */
  lessens: string
  /** With an amount too small for a price, that an owner takes so much off: "will they [drop] a thousand or two?" */
  takesOff: string
  /** Names bargaining. */
  bargains: string
  /** Names what one offers for a home: "offer". */
  bids: string
  /** Behind what a home costs that it is more than one would pay: "63 is too much". */
  tooMuch: string
  /** What is said before and behind those without another sense: "63 is way [too much] for me". */
  besideTooMuch: string
  /** Of one's budget or limit, that a price is more or as much: "[out] of budget", "[touching] our limit". */
  beyond: string
  /** Puts a question right: "I asked about the deposit, not the rent". */
  inquired: string
  /** Asks an agent to find it out: "please [confirm] the maintenance, too". */
  findsOut: string
  /** Before a price that is thought low: "so cheap", "itna sasta". */
  soMuch: string
  /** Behind a word for big, of which it makes "very": "valya [resam]", "badi [dikkat]", "periya [problem]". */
  greatly: string
  /** Compares prices, where a language has a form for it: "so cheap" wonders, "cheaper" asks for those. */
  compares: string
  /** What is refused by who denies to have wanted something: "I did not ask for cheaper ones". */
  asksFor: string
  /** The same in one word, or in two that are written as one: "chodichilla", "antha alla". */
  neverAsked: string
  /** Asks what may be built on to a home: "may I build a room upstairs?" */
  builds: string
  /** With a house named, of land that it stands on or that lies about it: "a house [with] land", "[around] it". */
  together: string
  /** Between land and a house that has it: "zameen [wala] makan"; a word for land that says so: "[nilathoda] veedu". */
  landed: string
  /** Before land of who looks for a house, that it shall be there as well: "[konjam] nilam"; before furniture, that all of it need not: "[some] furniture". */
  little: string
  /** Furniture by its noun: "some [furniture]" is a semi-furnished home. */
  furniture: string
  /** Refused, that something was said: "I did not say any budget"; of two words that are one, "bolini". */
  said: string
  /** The seeker's own limit, of which no owner has to say anything. */
  budget: string
  /** "Curfew", "restrictions": when one may come and go. */
  curfew: string
  /** Where a car stands that has no place of its own. */
  street: string
  /** Before or behind a kind of home says that it shall be that one again: "back", "wapas". */
  back: string
  /** Asks how homes differ: "difference", "fark". */
  differs: string
  /** Says of one that it is good, or the best. */
  praised: string
  /** By what one is weighed against another: "bigger", "sasta". */
  weighs: string
  /** Points at those before the seeker: "the cheapest of these". */
  these: string
  /** Says of those before the seeker that they are all meant: "among these", "sabse". */
  among: string
  /** Says of two homes that both are meant: "both the Baner ones", "jamsher wale dono". */
  both: string
  /** With rain, asks whether it stands there. */
  water: string
  /** With a gate, asks until when one may come home: "is it locked at night?" */
  shuts: string
  /** With electricity or registration asks whether it comes on top: "bill", "included", "alag". */
  counted: string
  /** With an owner, asks whether the owner is there as well. */
  lives: string
  /** Pictures of a home: "photo hai kya". */
  photos: string
  /** With a home named, that it shall not be forgotten: "save the second one", "do number wala yaad rakhna". */
  remembers: string
}
