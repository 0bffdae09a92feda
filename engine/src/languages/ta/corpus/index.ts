import type { CorpusSection } from '../../corpus-case.ts'
import { abroadAndAtHome } from './abroad-and-at-home.ts'
import { acts } from './acts.ts'
import { actsAndStories } from './acts-and-stories.ts'
import { actsDayByDay } from './acts-day-by-day.ts'
import { actsInFullForms } from './acts-in-full-forms.ts'
import { actsInNewWords } from './acts-in-new-words.ts'
import { actsSaidBriefly } from './acts-said-briefly.ts'
import { actsSaidBrieflyAgain } from './acts-said-briefly-again.ts'
import { agreedAndLeftInIdioms } from './agreed-and-left-in-idioms.ts'
import { agreedAndUnsuited } from './agreed-and-unsuited.ts'
import { agreedInShort } from './agreed-in-short.ts'
import { amounts } from './amounts.ts'
import { anotherAreaAndNotNow } from './another-area-and-not-now.ts'
import { asExpected } from './as-expected.ts'
import { asFarAsAndAsItIs } from './as-far-as-and-as-it-is.ts'
import { asTheRegionsSpeak } from './as-the-regions-speak.ts'
import { askedAndHad } from './asked-and-had.ts'
import { askedThere } from './asked-there.ts'
import { atLength } from './at-length.ts'
import { atLengthAstray } from './at-length-astray.ts'
import { byOtherWriters } from './by-other-writers.ts'
import { changedAndLetGo } from './changed-and-let-go.ts'
import { changes } from './changes.ts'
import { changesOfWhatIsKnown } from './changes-of-what-is-known.ts'
import { errandsAndBills } from './errands-and-bills.ts'
import { everydayActs } from './everyday-acts.ts'
import { everydayAmounts } from './everyday-amounts.ts'
import { everydayAnswers } from './everyday-answers.ts'
import { everydayChanges } from './everyday-changes.ts'
import { everydayConstructions } from './everyday-constructions.ts'
import { everydayPlaces } from './everyday-places.ts'
import { everydayQuestions } from './everyday-questions.ts'
import { everydayTyped } from './everyday-typed.ts'
import { everydayWishes } from './everyday-wishes.ts'
import { formalAndPutRight } from './formal-and-put-right.ts'
import { fromBlind } from './from-blind.ts'
import { further } from './further.ts'
import { halvesAsTyped } from './halves-as-typed.ts'
import { halvesTrafficAndPapers } from './halves-traffic-and-papers.ts'
import { heldToAndGivenUp } from './held-to-and-given-up.ts'
import { homesAndHouseholds } from './homes-and-households.ts'
import { hundredsAsTyped } from './hundreds-as-typed.ts'
import { inFormalWords } from './in-formal-words.ts'
import { inOneBreath } from './in-one-breath.ts'
import { keptAndCompared } from './kept-and-compared.ts'
import { keptAndRefused } from './kept-and-refused.ts'
import { kinAndDues } from './kin-and-dues.ts'
import { lifeAndErrands } from './life-and-errands.ts'
import { livedAndLeft } from './lived-and-left.ts'
import { livesAndMoves } from './lives-and-moves.ts'
import { manyPlainTurns } from './many-plain-turns.ts'
import { meantOtherwise } from './meant-otherwise.ts'
import { misunderstoodAndAsked } from './misunderstood-and-asked.ts'
import { movedAndSettled } from './moved-and-settled.ts'
import { movesAndDialects } from './moves-and-dialects.ts'
import { nowAndNext } from './now-and-next.ts'
import { numbersAsTyped } from './numbers-as-typed.ts'
import { ofEveryWalk } from './of-every-walk.ts'
import { offTheListAndOnlySoMuch } from './off-the-list-and-only-so-much.ts'
import { onesOwnAndOthers } from './ones-own-and-others.ts'
import { ordinaryChats } from './ordinary-chats.ts'
import { ordinaryWishesAndTalk } from './ordinary-wishes-and-talk.ts'
import { otherBots } from './other-bots.ts'
import { paidNowAndAtMost } from './paid-now-and-at-most.ts'
import { payAndRent } from './pay-and-rent.ts'
import { paysAndCompares } from './pays-and-compares.ts'
import { places } from './places.ts'
import { plainWishesAndActs } from './plain-wishes-and-acts.ts'
import { plainWords } from './plain-words.ts'
import { plainYesAndNo } from './plain-yes-and-no.ts'
import { pledgedAndDenied } from './pledged-and-denied.ts'
import { quartersInNoList } from './quarters-in-no-list.ts'
import { questions } from './questions.ts'
import { readyAndRefused } from './ready-and-refused.ts'
import { reasonsAndRooms } from './reasons-and-rooms.ts'
import { reasonsAndWishes } from './reasons-and-wishes.ts'
import { refusedActs } from './refused-acts.ts'
import { refusedAndBooked } from './refused-and-booked.ts'
import { rentPaidAndParting } from './rent-paid-and-parting.ts'
import { roundabout } from './roundabout.ts'
import { saidAlike } from './said-alike.ts'
import { saidBesideWishes } from './said-beside-wishes.ts'
import { saidInOtherWays } from './said-in-other-ways.ts'
import { scope } from './scope.ts'
import { secondChoices } from './second-choices.ts'
import { seenInPart } from './seen-in-part.ts'
import { servicesAndFamilies } from './services-and-families.ts'
import { setNothing } from './set-nothing.ts'
import { sharedAndOwned } from './shared-and-owned.ts'
import { soAndReasons } from './so-and-reasons.ts'
import { soMuchLess } from './so-much-less.ts'
import { soldAndBought } from './sold-and-bought.ts'
import { spokenAndChosen } from './spoken-and-chosen.ts'
import { takenUp } from './taken-up.ts'
import { thereAndWronglyTold } from './there-and-wrongly-told.ts'
import { thingsAtHome } from './things-at-home.ts'
import { toldAndSought } from './told-and-sought.ts'
import { toldAndThenChanged } from './told-and-then-changed.ts'
import { toldBesideWanted } from './told-beside-wanted.ts'
import { toldOfCities } from './told-of-cities.ts'
import { tooDearAndForNow } from './too-dear-and-for-now.ts'
import { totalsAndTalk } from './totals-and-talk.ts'
import { waysToLive } from './ways-to-live.ts'
import { whenToCall } from './when-to-call.ts'
import { wholeWishes } from './whole-wishes.ts'
import { wishes } from './wishes.ts'
import { wishesAsSpoken } from './wishes-as-spoken.ts'
import { workAndHomesShown } from './work-and-homes-shown.ts'

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
  ...ofEveryWalk,
  ...meantOtherwise,
  ...byOtherWriters,
  ...ordinaryChats,
  ...saidBesideWishes,
  ...saidAlike,
  ...everydayConstructions,
  ...whenToCall,
  ...saidInOtherWays,
  ...asTheRegionsSpeak,
  ...roundabout,
  ...inOneBreath,
  ...thereAndWronglyTold,
  ...formalAndPutRight,
  ...halvesTrafficAndPapers,
]
