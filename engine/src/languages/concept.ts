import type { Amenity, PropertyType, SizeUnit, Slot, TransactionType } from '@guru/contract/vocabulary'

/**
 * What a word or phrase means, whatever the language. Recognisers work on concepts alone, so a language is
 * its words for these. `before` and `after` say on which side of its subject a word of that kind stands:
 * "under 20" but "20 max", "no lift" but "lift nahi".
 */
export type Concept =
  // Values of slots
  | `transaction:${TransactionType}`
  | `property:${PropertyType}`
  | `amenity:${Amenity}`
  // Names of slots: "budget", "locality"
  | `slot:${Slot}`
  /** Names the price and says that it is one for renting: "monthly rent". */
  | 'slot:rent'
  // What a number counts
  | `unit:${SizeUnit}`
  | 'unit:bedroom'
  | 'unit:bathroom'
  | 'unit:rupee'
  | 'unit:per_month'
  /** The price of a square foot is no price of a property. */
  | 'unit:per_area'
  /** Hours and days of a date: such numbers are no wish. */
  | 'unit:time'
  /** Anything else that is counted: floors, people, kilometres. */
  | 'unit:other'
  /** A studio, or one room and kitchen. */
  | 'bedrooms:studio'
  | 'bedrooms:single'
  | 'bedrooms:double'
  | 'bedrooms:triple'
  // Bounds and ranges
  | 'max:before'
  | 'max:after'
  | 'min:before'
  | 'min:after'
  | 'about'
  | 'range:between'
  /** Between the sides of a plot: "30 x 40". */
  | 'times'
  | 'range:to'
  | 'or'
  | 'and'
  /** Sets against what was said before: "but". */
  | 'but'
  // Negation, taking back, correction
  | 'not:before'
  | 'not:after'
  /** Those of them that only say what is lacking: லிஃப்ட் இல்லாம. */
  | 'without'
  /** "remove", "forget": the wish that it names is taken back. */
  | 'remove'
  /** The same behind what it takes back, as where verbs close a sentence. */
  | 'remove:after'
  /** "instead of", "rather than": what follows is given up. */
  | 'instead-of'
  /** Behind what something else is better than or dearer to one: "flat ki tulna mein makan". */
  | 'than:after'
  /** "actually", "sorry", "change to": a later value stands for an earlier one. */
  | 'correct'
  /** The same at the end: of the values before it the last one stands. */
  | 'correct:after'
  /** Wants to change the slot named before it: "budget badalna hai". */
  | 'change:after'
  // Anything will do
  | 'any'
  | 'all-the-same'
  /** All the same and said of something: "lift doesn't matter". */
  | 'indifferent'
  | 'anywhere'
  // How a clause is meant
  /** Opens or marks a question with its own word: "how many", "where". */
  | 'ask'
  /** Opens or marks a question that wants yes or no: "does it". */
  | 'ask:polar'
  /** A question's own word where it may stand anywhere: its whole clause asks. */
  | 'ask:within'
  /** Closes a question that wants yes or no: "irukka", "unda", "hai kya". */
  | 'ask:closing'
  /** Asks for what it names by itself, anywhere in its clause: "how big", "how much is it", "where is it". */
  | 'ask:size'
  | 'ask:price'
  | 'ask:where'
  /** Asks for the biggest of those shown: "which is bigger". */
  | 'ask:biggest'
  /** Asks indirectly: "tell me", "I want to know". */
  | 'ask-about'
  /** Asks whether there is one: "is there", "do you have", "available". */
  | 'exist'
  /** Only says that something is: "hai". With a place, rooms or a price it asks whether there is one. */
  | 'is'
  /** After a noun of which something is said: "ka", "me" in "flat ka kiraya", "ghar me". */
  | 'of'
  /** Says a wish: "I need", "find me", "can you show". */
  | 'seek'
  /** Says, and seeks, what would be good and is no must: "would be nice", "irundha better". */
  | 'liked'
  /** The same, and nothing else, before what it is said of: "if possible", "preferably". */
  | 'liked:before'
  /** Praying at home: the room for it is no bedroom. */
  | 'prayer'
  /** Puts a wish forward as a question: "how about", "could it be". */
  | 'propose'
  /** Stands for what is sought: "something", "property", "options". */
  | 'thing'
  /** Points at a property talked about: "it", "they". */
  | 'it'
  /** Points at the noun that follows: "this", "the". */
  | 'this'
  /** Talk that is no wish: visits, the weather, one's name. */
  | 'talk'
  | 'talk:visit'
  /** Tells what happened: "bought last year". Whatever it names is no wish unless it also seeks. */
  | 'talk:past'
  /** A cost beside the price: deposit, instalment, salary. Its amount is no budget. */
  | 'talk:cost'
  /** Where somebody is or comes from; not where they look. */
  | 'origin'
  /** The same behind the place: "Delhi me rehta hoon". */
  | 'origin:after'
  // Owners
  | 'own'
  | `offer:${TransactionType}`
  /** No rule looks for it: it keeps who rents a home from being read as the wish to rent one. */
  | 'tenant'
  // After a result
  | 'more'
  | 'cheaper'
  | 'costlier'
  | 'bigger'
  | 'smaller'
  | 'nearer'
  | 'why'
  | 'last'
  /** "one", "option" after an ordinal or before a number. */
  | 'choice'
  // Handing over
  /** "talk to": with an agent after it, the wish for a person. */
  | 'contact'
  | 'agent'
  // Declined
  | 'creed'
  | 'diet'
  | 'marital'
  | 'people'
  | 'self'
  // Small words that carry no meaning of their own
  | 'filler'
  /** Said before a clause: "ok", "so"; what follows may still open a question. */
  | 'interjection'
  /** Before a place: "in", "near". */
  | 'at'
  | ActConcept
  | AsideConcept
  | ChatConcept

/**
 * What people say beside their wishes. English words for these serve in every conversation; a language adds
 * its own where they are written.
 */
export type AsideConcept =
  /** Who or what Guru is. */
  | 'aside:who'
  /** What Guru's service costs. */
  | 'aside:fees'
  | 'aside:languages'
  /** Which cities Guru has homes in. */
  | 'aside:cities'
  /** What Guru does not deal in: shops, offices, shared rooms. */
  | 'aside:other-kind'
  /** What people want of a home and no listing tells: its floor, the way it faces, a school nearby. */
  | 'aside:unlisted'
  /** Asks to go on in the language that it names. */
  | 'speak'
  /** A well: wished, it is water; but no listing tells whether there is one. */
  | 'well'
  /** The cheapest of those shown. */
  | 'cheapest'
  /** Says, and nothing else, in what an amount was meant that was just told: "lakhs obviously". */
  | 'in-lakhs'
  /** The known budget becomes more, less, or twice as much. */
  | 'raise'
  /** The budget need not be met to the rupee: "negotiable", "thoda upar neeche". What was stated of it holds. */
  | 'negotiable'
  /** Beside an amount: so much more than the known budget, "5k more". */
  | 'price:more'
  | 'lower'
  | 'double'
  | 'percent'
  /** Before a name that can only be a place: "in". */
  | 'placed'
  /** Near the place named before it, where somebody works or lives now: "close to it", "அதன் அருகே". */
  | 'near-it'
  /** Within an amount told before it, as of a loan: "adhukulla", "not a rupee above it". That amount is the budget. */
  | 'within-it'
  /** Says what is lacking where a "then" follows, and refuses it elsewhere: "lift na ho [to]". */
  | 'without:then'
  /** Before what one has and gives up for what is named behind a "to": "upgrading from". */
  | 'moves-on'
  /** The same where the verb closes the sentence: "2bhk se 3bhk me jana hai". */
  | 'moves-on:after'
  /** Says that nothing comes of it where what is named before is missing: "no lift, no deal". That is wanted then. */
  | 'no-deal'
  /** The same, but also said of what was refused just before: a condition has to open it. */
  | 'no-use'
  /** Says of a place that it does not suit: "too far", "too crowded". It is given up. */
  | 'unsuited'
  /** Before the name of a place that is meant, although it also says land: സ്ഥലം. */
  | 'place-is'
  /** Wants several of those shown side by side. */
  | 'compare'
  /** Said of a thing: it would do, too. */
  | 'acceptable'
  /** Opens how a thing is to be: "so that". What stands behind it tells, even in the form of a question. */
  | 'so-that'
  /**
   * Leads to what will do where the first is not to be had, or to what happens then: "nahi to", otherwise.
   */
  | 'or-else'
  /** Leads from what was to what is wanted: "now", "this time". */
  | 'from-now'
  /** Tells that one pays something: with "now", the rent that is paid today and no budget: "abhi deta hoon". */
  | 'pays'
  /** Stands before each of two or more values that are refused: "na gym na pool". */
  | 'neither'
  /** Leads from a reason to what is wanted for it: "that is why". What stands before it is told. */
  | 'therefore'
  /** Where somebody is or comes from, named again as where they look: "right there", "near there". */
  | 'there'
  /** Says "take" of a home: buying, unless renting is said, known or what the price says. */
  | 'take'
  /** Opens what is sought where its verb comes first: "want something", "need one". What was is told before it. */
  | 'seek:next'
  /** Leads from a reason to a wish, or says how much: "so". */
  | 'so'
  /** "My", "our": what is called so is there already, unlike a home "of one's own". */
  | 'mine'
  /** Opens what the news says: "খবরে দেখলাম". What it tells of is no wish. */
  | 'reported'
  /** Says what somebody else wants: "my wife wants". It gives way to what oneself wants of the same kind. */
  | 'others-wish'
  /** The same behind what is wanted, where the verb closes the clause: "வேணும்னு சொல்றாங்க". */
  | 'others-wish:after'
  /** Opens a condition before what it is about: "if". Words that ask only say there what may be. */
  | 'if'
  /** Opens what happens where something is missing: "if there is no". What it names is not refused. */
  /** "With": what follows is there, and a list of what is refused ends before it. */
  | 'having'
  | 'if-not'
  /** What one has to buy with: a loan, savings, what parents give. Several such amounts are the budget together. */
  | 'funds'
  /** Beside an amount that each of several pays: "each", "per head". */
  | 'each'
  /** Counted people who share a home: "friends", "of us". */
  | 'persons'
  /** One bedroom more than is known, or one less. */
  | 'bedrooms:more'
  | 'bedrooms:less'
  /** Asks for what no home is: an alarm, a song, a ticket, a call. Its clause holds no wish. */
  | 'talk:errand'
  /** Where it closes a clause, that clause tells what happened: "has been sold". No wish unless it also seeks. */
  | 'talk:told'
  /** "Will sell for", "will be sold": of a home that its owner parts with; with the home it tells what one has. */
  | 'will-sell'
  /** What other services deal in: trains, restaurants. Where nothing more is sought, the clause holds no wish. */
  | 'talk:elsewhere'

/** What is said of the chat itself. */
export type ChatConcept =
  /** Takes back what was changed last: "undo that", "go back". */
  | 'undo'
  /** The same of one slot, which may not be what was changed last: "the first area was better". */
  | `undo:${'city' | 'area' | 'price'}`
  /** "I said", "I had asked for": what is named beside it was said before. */
  | 'said-so'
  /** Asks what the seeker has wished so far. */
  | 'so-far'
  /** Likes none of those shown, whatever was asked. */
  | 'unliked'
  /** Wants time: asks at home first, thinks about it, only looks around. */
  | 'put-off'
  /** Has seen enough, where homes are shown. */
  | 'enough'
  /** Refuses to be called: "don't call me", whatever else is to be done. */
  | 'no-call'
  /** What becomes of the chat and the number, and how they are deleted. */
  | 'aside:privacy'
  /** What Guru's questions are good for. */
  | 'aside:why-asked'

/** Acts that words say by themselves. */
export type ActConcept =
  | 'act:affirm'
  | 'act:deny'
  | 'act:restart'
  | 'act:handoff'
  | 'act:greet'
  | 'act:thanks'
  | 'act:goodbye'
  | 'act:help'
  | 'act:repeat'
  /** A yes that may only lead on to what follows it: "ok", "great". */
  | 'lead-in'
