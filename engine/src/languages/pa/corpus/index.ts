import type { CorpusSection } from '../../corpus-case.ts'
import { acts } from './acts.ts'
import { actsAsSaid } from './acts-as-said.ts'
import { actsInFewWords } from './acts-in-few-words.ts'
import { actsInFullForms } from './acts-in-full-forms.ts'
import { actsInNewWords } from './acts-in-new-words.ts'
import { amounts } from './amounts.ts'
import { answeredInShort } from './answered-in-short.ts'
import { answers } from './answers.ts'
import { askedByVoice } from './asked-by-voice.ts'
import { askedThere } from './asked-there.ts'
import { brokersAndNews } from './brokers-and-news.ts'
import { byOtherWriters } from './by-other-writers.ts'
import { changes } from './changes.ts'
import { changesOfWhatIsKnown } from './changes-of-what-is-known.ts'
import { errandsAndBills } from './errands-and-bills.ts'
import { everydayConstructions } from './everyday-constructions.ts'
import { farAndNoDeal } from './far-and-no-deal.ts'
import { formalAndFamiliar } from './formal-and-familiar.ts'
import { formalAndPutRight } from './formal-and-put-right.ts'
import { givenUpAndGoneOn } from './given-up-and-gone-on.ts'
import { halfSaidAndChanged } from './half-said-and-changed.ts'
import { halvesAsTyped } from './halves-as-typed.ts'
import { heardLater } from './heard-later.ts'
import { homesAndHouseholds } from './homes-and-households.ts'
import { homesOfKinAndLowerRents } from './homes-of-kin-and-lower-rents.ts'
import { hundredsAsTyped } from './hundreds-as-typed.ts'
import { idiomsAndStories } from './idioms-and-stories.ts'
import { inFormalWords } from './in-formal-words.ts'
import { inPunjab } from './in-punjab.ts'
import { inTranslatedForms } from './in-translated-forms.ts'
import { keptAndLeftOpen } from './kept-and-left-open.ts'
import { keptAndRefused } from './kept-and-refused.ts'
import { lifeAndErrands } from './life-and-errands.ts'
import { livesAndMoves } from './lives-and-moves.ts'
import { manyPlainTurns } from './many-plain-turns.ts'
import { meantOtherwise } from './meant-otherwise.ts'
import { nearAndAfter } from './near-and-after.ts'
import { numbersAsTyped } from './numbers-as-typed.ts'
import { ofEveryKind } from './of-every-kind.ts'
import { ofEveryWalk } from './of-every-walk.ts'
import { ofTownAndCountry } from './of-town-and-country.ts'
import { orElse } from './or-else.ts'
import { ordinaryChats } from './ordinary-chats.ts'
import { ordinaryTurns } from './ordinary-turns.ts'
import { ordinaryWishesAndTalk } from './ordinary-wishes-and-talk.ts'
import { otherBots } from './other-bots.ts'
import { otherServices } from './other-services.ts'
import { otherSpeakers } from './other-speakers.ts'
import { paidNowAndAtMost } from './paid-now-and-at-most.ts'
import { paysAndCompares } from './pays-and-compares.ts'
import { plainRequests } from './plain-requests.ts'
import { plainSpeech } from './plain-speech.ts'
import { plainWishesAndActs } from './plain-wishes-and-acts.ts'
import { putRightAndLetGo } from './put-right-and-let-go.ts'
import { quartersInNoList } from './quarters-in-no-list.ts'
import { questions } from './questions.ts'
import { reasonsAndRooms } from './reasons-and-rooms.ts'
import { refusedAndBooked } from './refused-and-booked.ts'
import { saidAlike } from './said-alike.ts'
import { saidBesideWishes } from './said-beside-wishes.ts'
import { saidInOtherWays } from './said-in-other-ways.ts'
import { scope } from './scope.ts'
import { secondChoices } from './second-choices.ts'
import { seenInPart } from './seen-in-part.ts'
import { servicesAndFamilies } from './services-and-families.ts'
import { soMuchLess } from './so-much-less.ts'
import { soldAndBought } from './sold-and-bought.ts'
import { spokenAmounts } from './spoken-amounts.ts'
import { spokenAndChosen } from './spoken-and-chosen.ts'
import { takenAtTheirWord } from './taken-at-their-word.ts'
import { thereAndWronglyTold } from './there-and-wrongly-told.ts'
import { thingsAtHome } from './things-at-home.ts'
import { toldAndSought } from './told-and-sought.ts'
import { toldBesideHomes } from './told-beside-homes.ts'
import { toldBesideWanted } from './told-beside-wanted.ts'
import { toldOfCities } from './told-of-cities.ts'
import { whenToCall } from './when-to-call.ts'
import { wishedAndRefused } from './wished-and-refused.ts'
import { wishes } from './wishes.ts'
import { wishesAsSpoken } from './wishes-as-spoken.ts'
import { workAndHomesShown } from './work-and-homes-shown.ts'
import { yesNoAndAgain } from './yes-no-and-again.ts'
import { yesNoToSirAndMadam } from './yes-no-to-sir-and-madam.ts'

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
  ...brokersAndNews,
  ...ofEveryWalk,
  ...ofTownAndCountry,
  ...meantOtherwise,
  ...byOtherWriters,
  ...ordinaryChats,
  ...saidBesideWishes,
  ...saidAlike,
  ...everydayConstructions,
  ...whenToCall,
  ...saidInOtherWays,
  ...thereAndWronglyTold,
  ...formalAndPutRight,
  ...putRightAndLetGo,
]
