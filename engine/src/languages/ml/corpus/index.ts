import type { CorpusSection } from '../../corpus-case.ts'
import { abroadAndAtHome } from './abroad-and-at-home.ts'
import { acts } from './acts.ts'
import { actsAndStories } from './acts-and-stories.ts'
import { actsAsPeopleType } from './acts-as-people-type.ts'
import { actsDayByDay } from './acts-day-by-day.ts'
import { actsInFullForms } from './acts-in-full-forms.ts'
import { actsInNewWords } from './acts-in-new-words.ts'
import { actsInShort } from './acts-in-short.ts'
import { agreedAndUnsuited } from './agreed-and-unsuited.ts'
import { agreedInShort } from './agreed-in-short.ts'
import { amounts } from './amounts.ts'
import { anotherAreaAndNotNow } from './another-area-and-not-now.ts'
import { asExpected } from './as-expected.ts'
import { asFarAsAndAsItIs } from './as-far-as-and-as-it-is.ts'
import { asPhonesType } from './as-phones-type.ts'
import { asTyped } from './as-typed.ts'
import { askedAndHad } from './asked-and-had.ts'
import { askedOfHomes } from './asked-of-homes.ts'
import { askedPlainly } from './asked-plainly.ts'
import { askedThere } from './asked-there.ts'
import { atFirstHearing } from './at-first-hearing.ts'
import { byOtherWriters } from './by-other-writers.ts'
import { changedAndLetGo } from './changed-and-let-go.ts'
import { changes } from './changes.ts'
import { changesOfWhatIsKnown } from './changes-of-what-is-known.ts'
import { dialectsAndDictation } from './dialects-and-dictation.ts'
import { errandsAndBills } from './errands-and-bills.ts'
import { everydayConstructions } from './everyday-constructions.ts'
import { everydayTurns } from './everyday-turns.ts'
import { formalAndPutRight } from './formal-and-put-right.ts'
import { fundsAndTooFar } from './funds-and-too-far.ts'
import { further } from './further.ts'
import { halvesAsTyped } from './halves-as-typed.ts'
import { halvesTrafficAndPapers } from './halves-traffic-and-papers.ts'
import { heldToAndGivenUp } from './held-to-and-given-up.ts'
import { homesAndHouseholds } from './homes-and-households.ts'
import { hundredsAsTyped } from './hundreds-as-typed.ts'
import { inFormalWords } from './in-formal-words.ts'
import { inOneBreath } from './in-one-breath.ts'
import { inRegionalWords } from './in-regional-words.ts'
import { keptAndRefused } from './kept-and-refused.ts'
import { kinAndDebts } from './kin-and-debts.ts'
import { lastLook } from './last-look.ts'
import { lifeAndErrands } from './life-and-errands.ts'
import { livesAndMoves } from './lives-and-moves.ts'
import { livesAndNearness } from './lives-and-nearness.ts'
import { longSentences } from './long-sentences.ts'
import { manyPlainTurns } from './many-plain-turns.ts'
import { meantOtherwise } from './meant-otherwise.ts'
import { misunderstoodAndAsked } from './misunderstood-and-asked.ts'
import { mixedBag } from './mixed-bag.ts'
import { movesAndDialects } from './moves-and-dialects.ts'
import { movesAndManners } from './moves-and-manners.ts'
import { neighboursAndErrands } from './neighbours-and-errands.ts'
import { nowAndNext } from './now-and-next.ts'
import { numbersAsTyped } from './numbers-as-typed.ts'
import { ofEveryWalk } from './of-every-walk.ts'
import { offTheListAndOnlySoMuch } from './off-the-list-and-only-so-much.ts'
import { ordinaryChats } from './ordinary-chats.ts'
import { ordinaryWishesAndTalk } from './ordinary-wishes-and-talk.ts'
import { otherBots } from './other-bots.ts'
import { otherWords } from './other-words.ts'
import { othersAndWhatIsLeft } from './others-and-what-is-left.ts'
import { paidNowAndAtMost } from './paid-now-and-at-most.ts'
import { payAndRent } from './pay-and-rent.ts'
import { paysAndCompares } from './pays-and-compares.ts'
import { plainWishesAndActs } from './plain-wishes-and-acts.ts'
import { plainWords } from './plain-words.ts'
import { pledgedAndDenied } from './pledged-and-denied.ts'
import { quartersInNoList } from './quarters-in-no-list.ts'
import { questions } from './questions.ts'
import { readyAndRefused } from './ready-and-refused.ts'
import { reasonsAndRooms } from './reasons-and-rooms.ts'
import { reasonsAndWishes } from './reasons-and-wishes.ts'
import { refusedAndBooked } from './refused-and-booked.ts'
import { rentPaidAndParting } from './rent-paid-and-parting.ts'
import { requestsAndOffers } from './requests-and-offers.ts'
import { roundabout } from './roundabout.ts'
import { saidAlike } from './said-alike.ts'
import { saidBesideWishes } from './said-beside-wishes.ts'
import { saidInOtherWays } from './said-in-other-ways.ts'
import { saidOnceMore } from './said-once-more.ts'
import { scope } from './scope.ts'
import { secondChoices } from './second-choices.ts'
import { seenInPart } from './seen-in-part.ts'
import { servicesAndFamilies } from './services-and-families.ts'
import { shortTurns } from './short-turns.ts'
import { shownAndPutOff } from './shown-and-put-off.ts'
import { soAndReasons } from './so-and-reasons.ts'
import { soMuchLess } from './so-much-less.ts'
import { soldAndBought } from './sold-and-bought.ts'
import { soldSoughtAndShared } from './sold-sought-and-shared.ts'
import { spokenAndChosen } from './spoken-and-chosen.ts'
import { spokenRequests } from './spoken-requests.ts'
import { theWholeDay } from './the-whole-day.ts'
import { thereAndWronglyTold } from './there-and-wrongly-told.ts'
import { thingsAtHome } from './things-at-home.ts'
import { toldAndMeant } from './told-and-meant.ts'
import { toldAndSought } from './told-and-sought.ts'
import { toldAndThenChanged } from './told-and-then-changed.ts'
import { toldBesideWanted } from './told-beside-wanted.ts'
import { toldOfCities } from './told-of-cities.ts'
import { tooDearAndForNow } from './too-dear-and-for-now.ts'
import { totalsAndTalk } from './totals-and-talk.ts'
import { whenToCall } from './when-to-call.ts'
import { wishes } from './wishes.ts'
import { wishesAsSpoken } from './wishes-as-spoken.ts'
import { workAndHomesShown } from './work-and-homes-shown.ts'

/** Turns of Malayalam and what must be understood of them; written with the rules, and their test. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...amounts,
  ...changes,
  ...questions,
  ...acts,
  ...asTyped,
  ...further,
  ...everydayTurns,
  ...longSentences,
  ...dialectsAndDictation,
  ...requestsAndOffers,
  ...otherWords,
  ...mixedBag,
  ...lastLook,
  ...shortTurns,
  ...atFirstHearing,
  ...spokenRequests,
  ...neighboursAndErrands,
  ...askedPlainly,
  ...askedOfHomes,
  ...theWholeDay,
  ...scope,
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
  ...soldSoughtAndShared,
  ...actsInNewWords,
  ...asPhonesType,
  ...toldAndMeant,
  ...livesAndNearness,
  ...movesAndManners,
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
  ...actsAsPeopleType,
  ...fundsAndTooFar,
  ...shownAndPutOff,
  ...otherBots,
  ...othersAndWhatIsLeft,
  ...actsInShort,
  ...saidOnceMore,
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
  ...askedThere,
  ...plainWishesAndActs,
  ...kinAndDebts,
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
  ...inRegionalWords,
  ...ofEveryWalk,
  ...meantOtherwise,
  ...byOtherWriters,
  ...ordinaryChats,
  ...saidBesideWishes,
  ...saidAlike,
  ...everydayConstructions,
  ...saidInOtherWays,
  ...whenToCall,
  ...roundabout,
  ...inOneBreath,
  ...thereAndWronglyTold,
  ...formalAndPutRight,
  ...halvesTrafficAndPapers,
]
