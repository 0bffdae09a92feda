import type { CorpusSection } from '../corpus-case.ts'
import { abroadAndAtHome } from './corpus/abroad-and-at-home.ts'
import { acts } from './corpus/acts.ts'
import { actsAndStories } from './corpus/acts-and-stories.ts'
import { actsAsPeopleType } from './corpus/acts-as-people-type.ts'
import { actsDayByDay } from './corpus/acts-day-by-day.ts'
import { actsInFullForms } from './corpus/acts-in-full-forms.ts'
import { actsInNewWords } from './corpus/acts-in-new-words.ts'
import { actsInShort } from './corpus/acts-in-short.ts'
import { agreedAndUnsuited } from './corpus/agreed-and-unsuited.ts'
import { agreedInShort } from './corpus/agreed-in-short.ts'
import { amounts } from './corpus/amounts.ts'
import { anotherAreaAndNotNow } from './corpus/another-area-and-not-now.ts'
import { asExpected } from './corpus/as-expected.ts'
import { asFarAsAndAsItIs } from './corpus/as-far-as-and-as-it-is.ts'
import { asPhonesType } from './corpus/as-phones-type.ts'
import { asTyped } from './corpus/as-typed.ts'
import { askedAndHad } from './corpus/asked-and-had.ts'
import { askedOfHomes } from './corpus/asked-of-homes.ts'
import { askedPlainly } from './corpus/asked-plainly.ts'
import { askedThere } from './corpus/asked-there.ts'
import { atFirstHearing } from './corpus/at-first-hearing.ts'
import { changedAndLetGo } from './corpus/changed-and-let-go.ts'
import { changes } from './corpus/changes.ts'
import { changesOfWhatIsKnown } from './corpus/changes-of-what-is-known.ts'
import { dialectsAndDictation } from './corpus/dialects-and-dictation.ts'
import { errandsAndBills } from './corpus/errands-and-bills.ts'
import { everydayTurns } from './corpus/everyday-turns.ts'
import { fundsAndTooFar } from './corpus/funds-and-too-far.ts'
import { further } from './corpus/further.ts'
import { halvesAsTyped } from './corpus/halves-as-typed.ts'
import { heldToAndGivenUp } from './corpus/held-to-and-given-up.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { hundredsAsTyped } from './corpus/hundreds-as-typed.ts'
import { inFormalWords } from './corpus/in-formal-words.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { kinAndDebts } from './corpus/kin-and-debts.ts'
import { lastLook } from './corpus/last-look.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { livesAndNearness } from './corpus/lives-and-nearness.ts'
import { longSentences } from './corpus/long-sentences.ts'
import { manyPlainTurns } from './corpus/many-plain-turns.ts'
import { misunderstoodAndAsked } from './corpus/misunderstood-and-asked.ts'
import { mixedBag } from './corpus/mixed-bag.ts'
import { movesAndDialects } from './corpus/moves-and-dialects.ts'
import { movesAndManners } from './corpus/moves-and-manners.ts'
import { neighboursAndErrands } from './corpus/neighbours-and-errands.ts'
import { nowAndNext } from './corpus/now-and-next.ts'
import { numbersAsTyped } from './corpus/numbers-as-typed.ts'
import { offTheListAndOnlySoMuch } from './corpus/off-the-list-and-only-so-much.ts'
import { ordinaryWishesAndTalk } from './corpus/ordinary-wishes-and-talk.ts'
import { otherBots } from './corpus/other-bots.ts'
import { otherWords } from './corpus/other-words.ts'
import { othersAndWhatIsLeft } from './corpus/others-and-what-is-left.ts'
import { paidNowAndAtMost } from './corpus/paid-now-and-at-most.ts'
import { payAndRent } from './corpus/pay-and-rent.ts'
import { paysAndCompares } from './corpus/pays-and-compares.ts'
import { plainWishesAndActs } from './corpus/plain-wishes-and-acts.ts'
import { plainWords } from './corpus/plain-words.ts'
import { pledgedAndDenied } from './corpus/pledged-and-denied.ts'
import { quartersInNoList } from './corpus/quarters-in-no-list.ts'
import { questions } from './corpus/questions.ts'
import { readyAndRefused } from './corpus/ready-and-refused.ts'
import { reasonsAndRooms } from './corpus/reasons-and-rooms.ts'
import { reasonsAndWishes } from './corpus/reasons-and-wishes.ts'
import { refusedAndBooked } from './corpus/refused-and-booked.ts'
import { rentPaidAndParting } from './corpus/rent-paid-and-parting.ts'
import { requestsAndOffers } from './corpus/requests-and-offers.ts'
import { saidOnceMore } from './corpus/said-once-more.ts'
import { scope } from './corpus/scope.ts'
import { secondChoices } from './corpus/second-choices.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { shortTurns } from './corpus/short-turns.ts'
import { shownAndPutOff } from './corpus/shown-and-put-off.ts'
import { soAndReasons } from './corpus/so-and-reasons.ts'
import { soMuchLess } from './corpus/so-much-less.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { soldSoughtAndShared } from './corpus/sold-sought-and-shared.ts'
import { spokenAndChosen } from './corpus/spoken-and-chosen.ts'
import { spokenRequests } from './corpus/spoken-requests.ts'
import { theWholeDay } from './corpus/the-whole-day.ts'
import { thingsAtHome } from './corpus/things-at-home.ts'
import { toldAndMeant } from './corpus/told-and-meant.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { toldAndThenChanged } from './corpus/told-and-then-changed.ts'
import { toldBesideWanted } from './corpus/told-beside-wanted.ts'
import { toldOfCities } from './corpus/told-of-cities.ts'
import { tooDearAndForNow } from './corpus/too-dear-and-for-now.ts'
import { totalsAndTalk } from './corpus/totals-and-talk.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesAsSpoken } from './corpus/wishes-as-spoken.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'

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
]
