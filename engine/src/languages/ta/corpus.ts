import type { CorpusSection } from '../corpus-case.ts'
import { abroadAndAtHome } from './corpus/abroad-and-at-home.ts'
import { acts } from './corpus/acts.ts'
import { actsAndStories } from './corpus/acts-and-stories.ts'
import { actsDayByDay } from './corpus/acts-day-by-day.ts'
import { actsInFullForms } from './corpus/acts-in-full-forms.ts'
import { actsInNewWords } from './corpus/acts-in-new-words.ts'
import { actsSaidBriefly } from './corpus/acts-said-briefly.ts'
import { actsSaidBrieflyAgain } from './corpus/acts-said-briefly-again.ts'
import { agreedAndLeftInIdioms } from './corpus/agreed-and-left-in-idioms.ts'
import { agreedAndUnsuited } from './corpus/agreed-and-unsuited.ts'
import { agreedInShort } from './corpus/agreed-in-short.ts'
import { amounts } from './corpus/amounts.ts'
import { anotherAreaAndNotNow } from './corpus/another-area-and-not-now.ts'
import { asExpected } from './corpus/as-expected.ts'
import { asFarAsAndAsItIs } from './corpus/as-far-as-and-as-it-is.ts'
import { askedAndHad } from './corpus/asked-and-had.ts'
import { askedThere } from './corpus/asked-there.ts'
import { atLength } from './corpus/at-length.ts'
import { atLengthAstray } from './corpus/at-length-astray.ts'
import { changedAndLetGo } from './corpus/changed-and-let-go.ts'
import { changes } from './corpus/changes.ts'
import { changesOfWhatIsKnown } from './corpus/changes-of-what-is-known.ts'
import { errandsAndBills } from './corpus/errands-and-bills.ts'
import { everydayActs } from './corpus/everyday-acts.ts'
import { everydayAmounts } from './corpus/everyday-amounts.ts'
import { everydayAnswers } from './corpus/everyday-answers.ts'
import { everydayChanges } from './corpus/everyday-changes.ts'
import { everydayPlaces } from './corpus/everyday-places.ts'
import { everydayQuestions } from './corpus/everyday-questions.ts'
import { everydayTyped } from './corpus/everyday-typed.ts'
import { everydayWishes } from './corpus/everyday-wishes.ts'
import { fromBlind } from './corpus/from-blind.ts'
import { further } from './corpus/further.ts'
import { halvesAsTyped } from './corpus/halves-as-typed.ts'
import { heldToAndGivenUp } from './corpus/held-to-and-given-up.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { hundredsAsTyped } from './corpus/hundreds-as-typed.ts'
import { inFormalWords } from './corpus/in-formal-words.ts'
import { keptAndCompared } from './corpus/kept-and-compared.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { kinAndDues } from './corpus/kin-and-dues.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livedAndLeft } from './corpus/lived-and-left.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { manyPlainTurns } from './corpus/many-plain-turns.ts'
import { misunderstoodAndAsked } from './corpus/misunderstood-and-asked.ts'
import { movedAndSettled } from './corpus/moved-and-settled.ts'
import { movesAndDialects } from './corpus/moves-and-dialects.ts'
import { nowAndNext } from './corpus/now-and-next.ts'
import { numbersAsTyped } from './corpus/numbers-as-typed.ts'
import { offTheListAndOnlySoMuch } from './corpus/off-the-list-and-only-so-much.ts'
import { onesOwnAndOthers } from './corpus/ones-own-and-others.ts'
import { ordinaryWishesAndTalk } from './corpus/ordinary-wishes-and-talk.ts'
import { otherBots } from './corpus/other-bots.ts'
import { paidNowAndAtMost } from './corpus/paid-now-and-at-most.ts'
import { payAndRent } from './corpus/pay-and-rent.ts'
import { paysAndCompares } from './corpus/pays-and-compares.ts'
import { places } from './corpus/places.ts'
import { plainWishesAndActs } from './corpus/plain-wishes-and-acts.ts'
import { plainWords } from './corpus/plain-words.ts'
import { plainYesAndNo } from './corpus/plain-yes-and-no.ts'
import { pledgedAndDenied } from './corpus/pledged-and-denied.ts'
import { quartersInNoList } from './corpus/quarters-in-no-list.ts'
import { questions } from './corpus/questions.ts'
import { readyAndRefused } from './corpus/ready-and-refused.ts'
import { reasonsAndRooms } from './corpus/reasons-and-rooms.ts'
import { reasonsAndWishes } from './corpus/reasons-and-wishes.ts'
import { refusedActs } from './corpus/refused-acts.ts'
import { refusedAndBooked } from './corpus/refused-and-booked.ts'
import { rentPaidAndParting } from './corpus/rent-paid-and-parting.ts'
import { scope } from './corpus/scope.ts'
import { secondChoices } from './corpus/second-choices.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { setNothing } from './corpus/set-nothing.ts'
import { sharedAndOwned } from './corpus/shared-and-owned.ts'
import { soAndReasons } from './corpus/so-and-reasons.ts'
import { soMuchLess } from './corpus/so-much-less.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { spokenAndChosen } from './corpus/spoken-and-chosen.ts'
import { takenUp } from './corpus/taken-up.ts'
import { thingsAtHome } from './corpus/things-at-home.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { toldAndThenChanged } from './corpus/told-and-then-changed.ts'
import { toldBesideWanted } from './corpus/told-beside-wanted.ts'
import { toldOfCities } from './corpus/told-of-cities.ts'
import { tooDearAndForNow } from './corpus/too-dear-and-for-now.ts'
import { totalsAndTalk } from './corpus/totals-and-talk.ts'
import { waysToLive } from './corpus/ways-to-live.ts'
import { wholeWishes } from './corpus/whole-wishes.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesAsSpoken } from './corpus/wishes-as-spoken.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'

/** Examples and counter-examples of Tamil turns in both scripts and mixed with English; the test of its rules. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...amounts,
  ...places,
  ...changes,
  ...acts,
  ...questions,
  ...further,
  ...fromBlind,
  ...atLength,
  ...atLengthAstray,
  ...everydayActs,
  ...everydayAmounts,
  ...everydayAnswers,
  ...everydayChanges,
  ...everydayPlaces,
  ...everydayQuestions,
  ...everydayTyped,
  ...everydayWishes,
  ...scope,
  ...wholeWishes,
  ...takenUp,
  ...setNothing,
  ...lifeAndErrands,
  ...servicesAndFamilies,
  ...workAndHomesShown,
  ...toldAndSought,
  ...livesAndMoves,
  ...homesAndHouseholds,
  ...paysAndCompares,
  ...seenInPart,
  ...soldAndBought,
  ...reasonsAndWishes,
  ...movesAndDialects,
  ...abroadAndAtHome,
  ...payAndRent,
  ...askedAndHad,
  ...livedAndLeft,
  ...waysToLive,
  ...keptAndCompared,
  ...sharedAndOwned,
  ...actsInNewWords,
  ...movedAndSettled,
  ...keptAndRefused,
  ...nowAndNext,
  ...soAndReasons,
  ...heldToAndGivenUp,
  ...asFarAsAndAsItIs,
  ...tooDearAndForNow,
  ...rentPaidAndParting,
  ...actsDayByDay,
  ...actsAndStories,
  ...readyAndRefused,
  ...plainWords,
  ...totalsAndTalk,
  ...misunderstoodAndAsked,
  ...agreedInShort,
  ...actsSaidBriefly,
  ...actsSaidBrieflyAgain,
  ...agreedAndLeftInIdioms,
  ...onesOwnAndOthers,
  ...plainYesAndNo,
  ...otherBots,
  ...thingsAtHome,
  ...actsInFullForms,
  ...reasonsAndRooms,
  ...inFormalWords,
  ...secondChoices,
  ...manyPlainTurns,
  ...refusedAndBooked,
  ...asExpected,
  ...ordinaryWishesAndTalk,
  ...pledgedAndDenied,
  ...toldOfCities,
  ...errandsAndBills,
  ...spokenAndChosen,
  ...paidNowAndAtMost,
  ...quartersInNoList,
  ...agreedAndUnsuited,
  ...refusedActs,
  ...askedThere,
  ...plainWishesAndActs,
  ...kinAndDues,
  ...numbersAsTyped,
  ...wishesAsSpoken,
  ...halvesAsTyped,
  ...hundredsAsTyped,
  ...soMuchLess,
  ...changesOfWhatIsKnown,
  ...toldBesideWanted,
  ...changedAndLetGo,
  ...toldAndThenChanged,
  ...anotherAreaAndNotNow,
  ...offTheListAndOnlySoMuch,
]
