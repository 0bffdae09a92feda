import type { CorpusSection } from '../corpus-case.ts'
import { acts } from './corpus/acts.ts'
import { actsByPartsSaid } from './corpus/acts-by-parts.ts'
import { actsInNewWords } from './corpus/acts-in-new-words.ts'
import { actsInNewerWords } from './corpus/acts-in-newer-words.ts'
import { actsInOtherWords } from './corpus/acts-in-other-words.ts'
import { actsInYetOtherWords } from './corpus/acts-in-yet-other-words.ts'
import { actsOnceMore } from './corpus/acts-once-more.ts'
import { amounts } from './corpus/amounts.ts'
import { answersAndChanges } from './corpus/answers-and-changes.ts'
import { askedAndPaid } from './corpus/asked-and-paid.ts'
import { askedForACall } from './corpus/asked-for-a-call.ts'
import { askingAndCalling } from './corpus/asking-and-calling.ts'
import { changes } from './corpus/changes.ts'
import { fairActsAndStories } from './corpus/fair-acts-and-stories.ts'
import { familiesAndOffices } from './corpus/families-and-offices.ts'
import { fifthActsAndStories } from './corpus/fifth-acts-and-stories.ts'
import { fourthActsAndStories } from './corpus/fourth-acts-and-stories.ts'
import { halfAgreements } from './corpus/half-agreements.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { laterAstray } from './corpus/later-astray.ts'
import { laterChanges } from './corpus/later-changes.ts'
import { laterWishes } from './corpus/later-wishes.ts'
import { leavingAndComparing } from './corpus/leaving-and-comparing.ts'
import { leftAndReturned } from './corpus/left-and-returned.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { mended } from './corpus/mended.ts'
import { movesAndConditions } from './corpus/moves-and-conditions.ts'
import { oldAndNewHomes } from './corpus/old-and-new-homes.ts'
import { otherServices } from './corpus/other-services.ts'
import { paysAndCompares } from './corpus/pays-and-compares.ts'
import { places } from './corpus/places.ts'
import { presentHomesAndRents } from './corpus/present-homes-and-rents.ts'
import { questions } from './corpus/questions.ts'
import { reasonsAndShares } from './corpus/reasons-and-shares.ts'
import { saidActs } from './corpus/said-acts.ts'
import { saidAstray } from './corpus/said-astray.ts'
import { saidChanges } from './corpus/said-changes.ts'
import { saidWishes } from './corpus/said-wishes.ts'
import { scope } from './corpus/scope.ts'
import { secondFairActsAndStories } from './corpus/second-fair-acts-and-stories.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { shortQuestionsAndCalls } from './corpus/short-questions-and-calls.ts'
import { shortTalk } from './corpus/short-talk.ts'
import { shortYesAndNo } from './corpus/short-yes-and-no.ts'
import { sixthActsAndStories } from './corpus/sixth-acts-and-stories.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { spokenTurns } from './corpus/spoken-turns.ts'
import { thirdFairActsAndStories } from './corpus/third-fair-acts-and-stories.ts'
import { tiredAndWishful } from './corpus/tired-and-wishful.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesInContext } from './corpus/wishes-in-context.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'
import { yesAndNo } from './corpus/yes-and-no.ts'

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
  ...actsInNewWords,
  ...reasonsAndShares,
  ...actsInOtherWords,
  ...oldAndNewHomes,
  ...askedForACall,
  ...familiesAndOffices,
  ...actsOnceMore,
  ...keptAndRefused,
  ...presentHomesAndRents,
  ...halfAgreements,
  ...tiredAndWishful,
  ...leftAndReturned,
  ...actsInYetOtherWords,
  ...leavingAndComparing,
  ...askedAndPaid,
  ...actsInNewerWords,
  ...fairActsAndStories,
  ...secondFairActsAndStories,
  ...thirdFairActsAndStories,
  ...fourthActsAndStories,
  ...fifthActsAndStories,
  ...sixthActsAndStories,
  ...yesAndNo,
  ...askingAndCalling,
  ...movesAndConditions,
  ...shortYesAndNo,
  ...shortQuestionsAndCalls,
  ...shortTalk,
]
