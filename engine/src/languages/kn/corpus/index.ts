import type { CorpusSection } from '../../corpus-case.ts'
import { acts } from './acts.ts'
import { actsByPartsSaid } from './acts-by-parts.ts'
import { actsInFullForms } from './acts-in-full-forms.ts'
import { agreedAndRefused } from './agreed-and-refused.ts'
import { agreedInWriting } from './agreed-in-writing.ts'
import { amounts } from './amounts.ts'
import { answersAndChanges } from './answers-and-changes.ts'
import { asTheRegionsSpeak } from './as-the-regions-speak.ts'
import { askedAndPaid } from './asked-and-paid.ts'
import { askedForACall } from './asked-for-a-call.ts'
import { askedThere } from './asked-there.ts'
import { byOtherWriters } from './by-other-writers.ts'
import { callsAndFarewells } from './calls-and-farewells.ts'
import { changes } from './changes.ts'
import { changesOfWhatIsKnown } from './changes-of-what-is-known.ts'
import { errandsAndBills } from './errands-and-bills.ts'
import { everydayConstructions } from './everyday-constructions.ts'
import { everydayWordsAndStories } from './everyday-words-and-stories.ts'
import { familiesAndOffices } from './families-and-offices.ts'
import { formalAndPutRight } from './formal-and-put-right.ts'
import { halfAgreements } from './half-agreements.ts'
import { halvesAsTyped } from './halves-as-typed.ts'
import { halvesTrafficAndPapers } from './halves-traffic-and-papers.ts'
import { homesAndHouseholds } from './homes-and-households.ts'
import { hundredsAsTyped } from './hundreds-as-typed.ts'
import { inFormalWords } from './in-formal-words.ts'
import { keptAndRefused } from './kept-and-refused.ts'
import { laterAstray } from './later-astray.ts'
import { laterChanges } from './later-changes.ts'
import { laterWishes } from './later-wishes.ts'
import { leavingAndComparing } from './leaving-and-comparing.ts'
import { leftAndReturned } from './left-and-returned.ts'
import { lifeAndErrands } from './life-and-errands.ts'
import { livesAndMoves } from './lives-and-moves.ts'
import { manyPlainTurns } from './many-plain-turns.ts'
import { meantOtherwise } from './meant-otherwise.ts'
import { mended } from './mended.ts'
import { movesAndConditions } from './moves-and-conditions.ts'
import { numbersAsTyped } from './numbers-as-typed.ts'
import { ofEveryWalk } from './of-every-walk.ts'
import { oldAndNewHomes } from './old-and-new-homes.ts'
import { ordinaryChats } from './ordinary-chats.ts'
import { ordinaryWishesAndTalk } from './ordinary-wishes-and-talk.ts'
import { otherBots } from './other-bots.ts'
import { otherServices } from './other-services.ts'
import { paidNowAndAtMost } from './paid-now-and-at-most.ts'
import { paysAndCompares } from './pays-and-compares.ts'
import { places } from './places.ts'
import { plainWishesAndActs } from './plain-wishes-and-acts.ts'
import { presentHomesAndRents } from './present-homes-and-rents.ts'
import { quartersInNoList } from './quarters-in-no-list.ts'
import { questions } from './questions.ts'
import { questionsAndTalk } from './questions-and-talk.ts'
import { raisedLoweredAndLeft } from './raised-lowered-and-left.ts'
import { ratesAndAnswers } from './rates-and-answers.ts'
import { reasonsAndRooms } from './reasons-and-rooms.ts'
import { reasonsAndShares } from './reasons-and-shares.ts'
import { refusedActs } from './refused-acts.ts'
import { refusedAndBooked } from './refused-and-booked.ts'
import { roundabout } from './roundabout.ts'
import { saidActs } from './said-acts.ts'
import { saidAlike } from './said-alike.ts'
import { saidAstray } from './said-astray.ts'
import { saidBesideWishes } from './said-beside-wishes.ts'
import { saidChanges } from './said-changes.ts'
import { saidInOtherWays } from './said-in-other-ways.ts'
import { saidThenNow } from './said-then-now.ts'
import { saidWishes } from './said-wishes.ts'
import { scope } from './scope.ts'
import { secondChoices } from './second-choices.ts'
import { seenInPart } from './seen-in-part.ts'
import { servicesAndFamilies } from './services-and-families.ts'
import { shortQuestionsAndCalls } from './short-questions-and-calls.ts'
import { shortTalk } from './short-talk.ts'
import { shortYesAndNo } from './short-yes-and-no.ts'
import { soMuchLess } from './so-much-less.ts'
import { soldAndBought } from './sold-and-bought.ts'
import { spokenAndChosen } from './spoken-and-chosen.ts'
import { spokenTurns } from './spoken-turns.ts'
import { stories } from './stories.ts'
import { storiesAndFormalActs } from './stories-and-formal-acts.ts'
import { thereAndWronglyTold } from './there-and-wrongly-told.ts'
import { thingsAtHome } from './things-at-home.ts'
import { tiredAndWishful } from './tired-and-wishful.ts'
import { toldAndSought } from './told-and-sought.ts'
import { toldBesideWanted } from './told-beside-wanted.ts'
import { toldOfCities } from './told-of-cities.ts'
import { typedShort } from './typed-short.ts'
import { whenToCall } from './when-to-call.ts'
import { wishes } from './wishes.ts'
import { wishesAsSpoken } from './wishes-as-spoken.ts'
import { wishesDrawnTogether } from './wishes-drawn-together.ts'
import { wishesInContext } from './wishes-in-context.ts'
import { workAndHomesShown } from './work-and-homes-shown.ts'

/** Examples and counter-examples of Kannada turns, as people type them; the test of its rules. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...amounts,
  ...places,
  ...changes,
  ...acts,
  ...questions,
  ...saidWishes,
  ...saidChanges,
  ...saidAstray,
  ...saidActs,
  ...mended,
  ...laterWishes,
  ...laterChanges,
  ...laterAstray,
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
  ...ofEveryWalk,
  ...meantOtherwise,
  ...byOtherWriters,
  ...ordinaryChats,
  ...saidBesideWishes,
  ...saidAlike,
  ...everydayConstructions,
  ...saidInOtherWays,
  ...whenToCall,
  ...asTheRegionsSpeak,
  ...roundabout,
  ...wishesDrawnTogether,
  ...thereAndWronglyTold,
  ...formalAndPutRight,
  ...halvesTrafficAndPapers,
]
