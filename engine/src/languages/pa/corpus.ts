import type { CorpusSection } from '../corpus-case.ts'
import { acts } from './corpus/acts.ts'
import { actsAsSaid } from './corpus/acts-as-said.ts'
import { actsInFewWords } from './corpus/acts-in-few-words.ts'
import { actsInFullForms } from './corpus/acts-in-full-forms.ts'
import { actsInNewWords } from './corpus/acts-in-new-words.ts'
import { amounts } from './corpus/amounts.ts'
import { answeredInShort } from './corpus/answered-in-short.ts'
import { answers } from './corpus/answers.ts'
import { askedByVoice } from './corpus/asked-by-voice.ts'
import { askedThere } from './corpus/asked-there.ts'
import { changes } from './corpus/changes.ts'
import { changesOfWhatIsKnown } from './corpus/changes-of-what-is-known.ts'
import { errandsAndBills } from './corpus/errands-and-bills.ts'
import { farAndNoDeal } from './corpus/far-and-no-deal.ts'
import { formalAndFamiliar } from './corpus/formal-and-familiar.ts'
import { givenUpAndGoneOn } from './corpus/given-up-and-gone-on.ts'
import { halfSaidAndChanged } from './corpus/half-said-and-changed.ts'
import { halvesAsTyped } from './corpus/halves-as-typed.ts'
import { heardLater } from './corpus/heard-later.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { homesOfKinAndLowerRents } from './corpus/homes-of-kin-and-lower-rents.ts'
import { hundredsAsTyped } from './corpus/hundreds-as-typed.ts'
import { idiomsAndStories } from './corpus/idioms-and-stories.ts'
import { inFormalWords } from './corpus/in-formal-words.ts'
import { inPunjab } from './corpus/in-punjab.ts'
import { inTranslatedForms } from './corpus/in-translated-forms.ts'
import { keptAndLeftOpen } from './corpus/kept-and-left-open.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { manyPlainTurns } from './corpus/many-plain-turns.ts'
import { nearAndAfter } from './corpus/near-and-after.ts'
import { numbersAsTyped } from './corpus/numbers-as-typed.ts'
import { ofEveryKind } from './corpus/of-every-kind.ts'
import { orElse } from './corpus/or-else.ts'
import { ordinaryTurns } from './corpus/ordinary-turns.ts'
import { ordinaryWishesAndTalk } from './corpus/ordinary-wishes-and-talk.ts'
import { otherBots } from './corpus/other-bots.ts'
import { otherServices } from './corpus/other-services.ts'
import { otherSpeakers } from './corpus/other-speakers.ts'
import { paidNowAndAtMost } from './corpus/paid-now-and-at-most.ts'
import { paysAndCompares } from './corpus/pays-and-compares.ts'
import { plainRequests } from './corpus/plain-requests.ts'
import { plainSpeech } from './corpus/plain-speech.ts'
import { plainWishesAndActs } from './corpus/plain-wishes-and-acts.ts'
import { quartersInNoList } from './corpus/quarters-in-no-list.ts'
import { questions } from './corpus/questions.ts'
import { reasonsAndRooms } from './corpus/reasons-and-rooms.ts'
import { refusedAndBooked } from './corpus/refused-and-booked.ts'
import { scope } from './corpus/scope.ts'
import { secondChoices } from './corpus/second-choices.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { soMuchLess } from './corpus/so-much-less.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { spokenAmounts } from './corpus/spoken-amounts.ts'
import { spokenAndChosen } from './corpus/spoken-and-chosen.ts'
import { takenAtTheirWord } from './corpus/taken-at-their-word.ts'
import { thingsAtHome } from './corpus/things-at-home.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { toldBesideHomes } from './corpus/told-beside-homes.ts'
import { toldBesideWanted } from './corpus/told-beside-wanted.ts'
import { toldOfCities } from './corpus/told-of-cities.ts'
import { wishedAndRefused } from './corpus/wished-and-refused.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesAsSpoken } from './corpus/wishes-as-spoken.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'
import { yesNoAndAgain } from './corpus/yes-no-and-again.ts'
import { yesNoToSirAndMadam } from './corpus/yes-no-to-sir-and-madam.ts'

/** Examples and counter-examples of Punjabi turns, as people type them; the test of its rules. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...answers,
  ...changes,
  ...questions,
  ...acts,
  ...actsAsSaid,
  ...amounts,
  ...spokenAmounts,
  ...inPunjab,
  ...heardLater,
  ...scope,
  ...otherSpeakers,
  ...otherServices,
  ...plainSpeech,
  ...lifeAndErrands,
  ...servicesAndFamilies,
  ...workAndHomesShown,
  ...toldAndSought,
  ...livesAndMoves,
  ...homesAndHouseholds,
  ...paysAndCompares,
  ...seenInPart,
  ...soldAndBought,
  ...orElse,
  ...plainRequests,
  ...keptAndLeftOpen,
  ...takenAtTheirWord,
  ...nearAndAfter,
  ...yesNoAndAgain,
  ...givenUpAndGoneOn,
  ...actsInNewWords,
  ...askedByVoice,
  ...keptAndRefused,
  ...idiomsAndStories,
  ...answeredInShort,
  ...farAndNoDeal,
  ...ordinaryTurns,
  ...actsInFewWords,
  ...otherBots,
  ...thingsAtHome,
  ...actsInFullForms,
  ...reasonsAndRooms,
  ...formalAndFamiliar,
  ...inTranslatedForms,
  ...toldBesideHomes,
  ...yesNoToSirAndMadam,
  ...inFormalWords,
  ...secondChoices,
  ...manyPlainTurns,
  ...refusedAndBooked,
  ...ordinaryWishesAndTalk,
  ...toldOfCities,
  ...ofEveryKind,
  ...errandsAndBills,
  ...spokenAndChosen,
  ...paidNowAndAtMost,
  ...wishedAndRefused,
  ...quartersInNoList,
  ...askedThere,
  ...plainWishesAndActs,
  ...homesOfKinAndLowerRents,
  ...numbersAsTyped,
  ...wishesAsSpoken,
  ...halvesAsTyped,
  ...hundredsAsTyped,
  ...soMuchLess,
  ...changesOfWhatIsKnown,
  ...toldBesideWanted,
  ...halfSaidAndChanged,
]
