import type { CorpusSection } from '../corpus-case.ts'
import { acts } from './corpus/acts.ts'
import { actsByPartsSaid } from './corpus/acts-by-parts.ts'
import { actsInFullForms } from './corpus/acts-in-full-forms.ts'
import { agreedAndRefused } from './corpus/agreed-and-refused.ts'
import { agreedInWriting } from './corpus/agreed-in-writing.ts'
import { amounts } from './corpus/amounts.ts'
import { answersAndChanges } from './corpus/answers-and-changes.ts'
import { anyWillDo } from './corpus/any-will-do.ts'
import { asTyped } from './corpus/as-typed.ts'
import { askedAndPaid } from './corpus/asked-and-paid.ts'
import { askedForACall } from './corpus/asked-for-a-call.ts'
import { askedThere } from './corpus/asked-there.ts'
import { callsAndFarewells } from './corpus/calls-and-farewells.ts'
import { changes } from './corpus/changes.ts'
import { changesOfWhatIsKnown } from './corpus/changes-of-what-is-known.ts'
import { errandsAndBills } from './corpus/errands-and-bills.ts'
import { everydayActs } from './corpus/everyday-acts.ts'
import { everydayAnswers } from './corpus/everyday-answers.ts'
import { everydayChanges } from './corpus/everyday-changes.ts'
import { everydayWishes } from './corpus/everyday-wishes.ts'
import { everydayWordsAndStories } from './corpus/everyday-words-and-stories.ts'
import { familiesAndOffices } from './corpus/families-and-offices.ts'
import { halfAgreements } from './corpus/half-agreements.ts'
import { halvesAsTyped } from './corpus/halves-as-typed.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { hundredsAsTyped } from './corpus/hundreds-as-typed.ts'
import { inFormalWords } from './corpus/in-formal-words.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { leavingAndComparing } from './corpus/leaving-and-comparing.ts'
import { leftAndReturned } from './corpus/left-and-returned.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { manyPlainTurns } from './corpus/many-plain-turns.ts'
import { movesAndConditions } from './corpus/moves-and-conditions.ts'
import { numbersAsTyped } from './corpus/numbers-as-typed.ts'
import { oldAndNewHomes } from './corpus/old-and-new-homes.ts'
import { ordinaryWishesAndTalk } from './corpus/ordinary-wishes-and-talk.ts'
import { otherBots } from './corpus/other-bots.ts'
import { otherServices } from './corpus/other-services.ts'
import { otherTalk } from './corpus/other-talk.ts'
import { paidNowAndAtMost } from './corpus/paid-now-and-at-most.ts'
import { paysAndCompares } from './corpus/pays-and-compares.ts'
import { plainWishesAndActs } from './corpus/plain-wishes-and-acts.ts'
import { presentHomesAndRents } from './corpus/present-homes-and-rents.ts'
import { quartersInNoList } from './corpus/quarters-in-no-list.ts'
import { questions } from './corpus/questions.ts'
import { questionsAndTalk } from './corpus/questions-and-talk.ts'
import { raisedLoweredAndLeft } from './corpus/raised-lowered-and-left.ts'
import { ratesAndAnswers } from './corpus/rates-and-answers.ts'
import { reasonsAndRooms } from './corpus/reasons-and-rooms.ts'
import { reasonsAndShares } from './corpus/reasons-and-shares.ts'
import { refusedActs } from './corpus/refused-acts.ts'
import { refusedAndBooked } from './corpus/refused-and-booked.ts'
import { saidThenNow } from './corpus/said-then-now.ts'
import { scope } from './corpus/scope.ts'
import { secondChoices } from './corpus/second-choices.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { shortQuestionsAndCalls } from './corpus/short-questions-and-calls.ts'
import { shortTalk } from './corpus/short-talk.ts'
import { shortYesAndNo } from './corpus/short-yes-and-no.ts'
import { soMuchLess } from './corpus/so-much-less.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { spokenAndChosen } from './corpus/spoken-and-chosen.ts'
import { spokenTurns } from './corpus/spoken-turns.ts'
import { stories } from './corpus/stories.ts'
import { storiesAndFormalActs } from './corpus/stories-and-formal-acts.ts'
import { thingsAtHome } from './corpus/things-at-home.ts'
import { tiredAndWishful } from './corpus/tired-and-wishful.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { toldBesideWanted } from './corpus/told-beside-wanted.ts'
import { toldOfCities } from './corpus/told-of-cities.ts'
import { typedShort } from './corpus/typed-short.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesAsSpoken } from './corpus/wishes-as-spoken.ts'
import { wishesInContext } from './corpus/wishes-in-context.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'

/** Every shape of Telugu that Guru is known to understand, and what must not be taken for a wish. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...amounts,
  ...changes,
  ...anyWillDo,
  ...acts,
  ...questions,
  ...asTyped,
  ...everydayWishes,
  ...everydayAnswers,
  ...everydayChanges,
  ...otherTalk,
  ...everydayActs,
  ...scope,
  ...wishesInContext,
  ...answersAndChanges,
  ...otherServices,
  ...lifeAndErrands,
  ...servicesAndFamilies,
  ...workAndHomesShown,
  ...toldAndSought,
  ...livesAndMoves,
  ...homesAndHouseholds,
  ...paysAndCompares,
  ...seenInPart,
  ...soldAndBought,
  ...spokenTurns,
  ...actsByPartsSaid,
  ...reasonsAndShares,
  ...oldAndNewHomes,
  ...askedForACall,
  ...familiesAndOffices,
  ...keptAndRefused,
  ...presentHomesAndRents,
  ...halfAgreements,
  ...tiredAndWishful,
  ...leftAndReturned,
  ...leavingAndComparing,
  ...askedAndPaid,
  ...movesAndConditions,
  ...shortYesAndNo,
  ...shortQuestionsAndCalls,
  ...shortTalk,
  ...agreedAndRefused,
  ...callsAndFarewells,
  ...questionsAndTalk,
  ...stories,
  ...otherBots,
  ...thingsAtHome,
  ...actsInFullForms,
  ...reasonsAndRooms,
  ...typedShort,
  ...inFormalWords,
  ...secondChoices,
  ...manyPlainTurns,
  ...agreedInWriting,
  ...refusedAndBooked,
  ...ordinaryWishesAndTalk,
  ...toldOfCities,
  ...errandsAndBills,
  ...spokenAndChosen,
  ...paidNowAndAtMost,
  ...quartersInNoList,
  ...refusedActs,
  ...askedThere,
  ...plainWishesAndActs,
  ...ratesAndAnswers,
  ...storiesAndFormalActs,
  ...numbersAsTyped,
  ...wishesAsSpoken,
  ...halvesAsTyped,
  ...hundredsAsTyped,
  ...soMuchLess,
  ...changesOfWhatIsKnown,
  ...toldBesideWanted,
  ...saidThenNow,
  ...raisedLoweredAndLeft,
  ...everydayWordsAndStories,
]
