import type { CorpusSection } from '../corpus-case.ts'
import { acts } from './corpus/acts.ts'
import { actsAsTyped } from './corpus/acts-as-typed.ts'
import { actsInFullForms } from './corpus/acts-in-full-forms.ts'
import { actsInNewWords } from './corpus/acts-in-new-words.ts'
import { actsInPassing } from './corpus/acts-in-passing.ts'
import { actsWithEnglish } from './corpus/acts-with-english.ts'
import { agreedAndLetGo } from './corpus/agreed-and-let-go.ts'
import { amounts } from './corpus/amounts.ts'
import { answeredInShort } from './corpus/answered-in-short.ts'
import { apartFromThat } from './corpus/apart-from-that.ts'
import { asPutPlainly } from './corpus/as-put-plainly.ts'
import { asSaid } from './corpus/as-said.ts'
import { askedOfHomes } from './corpus/asked-of-homes.ts'
import { askedPlainly } from './corpus/asked-plainly.ts'
import { askedThere } from './corpus/asked-there.ts'
import { atHomeAndMoving } from './corpus/at-home-and-moving.ts'
import { changes } from './corpus/changes.ts'
import { changesOfWhatIsKnown } from './corpus/changes-of-what-is-known.ts'
import { choicesAndReasons } from './corpus/choices-and-reasons.ts'
import { errandsAndBills } from './corpus/errands-and-bills.ts'
import { fromPhones } from './corpus/from-phones.ts'
import { halvesAsTyped } from './corpus/halves-as-typed.ts'
import { heardLater } from './corpus/heard-later.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { hundredsAsTyped } from './corpus/hundreds-as-typed.ts'
import { inFormalWords } from './corpus/in-formal-words.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { leavesAndLooks } from './corpus/leaves-and-looks.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { manyPlainTurns } from './corpus/many-plain-turns.ts'
import { meansAndMoves } from './corpus/means-and-moves.ts'
import { mixedBag } from './corpus/mixed-bag.ts'
import { neighboursAndErrands } from './corpus/neighbours-and-errands.ts'
import { numbersAsTyped } from './corpus/numbers-as-typed.ts'
import { numbersSideBySide } from './corpus/numbers-side-by-side.ts'
import { oneAndSo } from './corpus/one-and-so.ts'
import { ordinaryWishesAndTalk } from './corpus/ordinary-wishes-and-talk.ts'
import { otherBots } from './corpus/other-bots.ts'
import { otherSpeakers } from './corpus/other-speakers.ts'
import { paidNowAndAtMost } from './corpus/paid-now-and-at-most.ts'
import { paysAndCompares } from './corpus/pays-and-compares.ts'
import { places } from './corpus/places.ts'
import { plainlyPut } from './corpus/plainly-put.ts'
import { quartersInNoList } from './corpus/quarters-in-no-list.ts'
import { questions } from './corpus/questions.ts'
import { reasonsAndRooms } from './corpus/reasons-and-rooms.ts'
import { refusedAndBooked } from './corpus/refused-and-booked.ts'
import { saidAstray } from './corpus/said-astray.ts'
import { saidChanges } from './corpus/said-changes.ts'
import { saidInPassing } from './corpus/said-in-passing.ts'
import { saidWishes } from './corpus/said-wishes.ts'
import { scope } from './corpus/scope.ts'
import { secondChoices } from './corpus/second-choices.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { sharesAndReasons } from './corpus/shares-and-reasons.ts'
import { shortAndLong } from './corpus/short-and-long.ts'
import { soMuchLess } from './corpus/so-much-less.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { spokenAndChosen } from './corpus/spoken-and-chosen.ts'
import { spokenRequests } from './corpus/spoken-requests.ts'
import { stairsAndRefusals } from './corpus/stairs-and-refusals.ts'
import { theWholeDay } from './corpus/the-whole-day.ts'
import { thingsAtHome } from './corpus/things-at-home.ts'
import { toldAndAgreed } from './corpus/told-and-agreed.ts'
import { toldAndAsked } from './corpus/told-and-asked.ts'
import { toldAndChanged } from './corpus/told-and-changed.ts'
import { toldAndPreferred } from './corpus/told-and-preferred.ts'
import { toldAndShared } from './corpus/told-and-shared.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { toldAndStretched } from './corpus/told-and-stretched.ts'
import { toldAndWanted } from './corpus/told-and-wanted.ts'
import { toldAtHome } from './corpus/told-at-home.ts'
import { toldBesideWanted } from './corpus/told-beside-wanted.ts'
import { toldInLatinLetters } from './corpus/told-in-latin-letters.ts'
import { toldOfCities } from './corpus/told-of-cities.ts'
import { toldOfWhatIsOver } from './corpus/told-of-what-is-over.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesAsSpoken } from './corpus/wishes-as-spoken.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'

/** Examples and counter-examples of Bengali turns in both scripts and mixed with English; the test of its rules. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...amounts,
  ...places,
  ...changes,
  ...acts,
  ...questions,
  ...asSaid,
  ...toldAndWanted,
  ...spokenRequests,
  ...neighboursAndErrands,
  ...askedPlainly,
  ...askedOfHomes,
  ...theWholeDay,
  ...saidWishes,
  ...saidChanges,
  ...saidAstray,
  ...heardLater,
  ...scope,
  ...otherSpeakers,
  ...lifeAndErrands,
  ...servicesAndFamilies,
  ...workAndHomesShown,
  ...toldAndSought,
  ...livesAndMoves,
  ...homesAndHouseholds,
  ...paysAndCompares,
  ...seenInPart,
  ...soldAndBought,
  ...fromPhones,
  ...atHomeAndMoving,
  ...plainlyPut,
  ...shortAndLong,
  ...actsInNewWords,
  ...sharesAndReasons,
  ...toldAndStretched,
  ...oneAndSo,
  ...keptAndRefused,
  ...toldAndAgreed,
  ...toldAndAsked,
  ...toldAndChanged,
  ...toldAndShared,
  ...toldAndPreferred,
  ...toldInLatinLetters,
  ...toldAtHome,
  ...answeredInShort,
  ...meansAndMoves,
  ...otherBots,
  ...actsAsTyped,
  ...actsWithEnglish,
  ...leavesAndLooks,
  ...actsInPassing,
  ...choicesAndReasons,
  ...thingsAtHome,
  ...actsInFullForms,
  ...reasonsAndRooms,
  ...inFormalWords,
  ...secondChoices,
  ...manyPlainTurns,
  ...refusedAndBooked,
  ...stairsAndRefusals,
  ...ordinaryWishesAndTalk,
  ...apartFromThat,
  ...toldOfCities,
  ...errandsAndBills,
  ...spokenAndChosen,
  ...paidNowAndAtMost,
  ...quartersInNoList,
  ...numbersSideBySide,
  ...toldOfWhatIsOver,
  ...askedThere,
  ...numbersAsTyped,
  ...wishesAsSpoken,
  ...halvesAsTyped,
  ...hundredsAsTyped,
  ...soMuchLess,
  ...changesOfWhatIsKnown,
  ...toldBesideWanted,
  ...mixedBag,
  ...agreedAndLetGo,
  ...saidInPassing,
  ...asPutPlainly,
]
