import type { CorpusSection } from '../../corpus-case.ts'
import { acts } from './acts.ts'
import { actsAsTyped } from './acts-as-typed.ts'
import { actsInFullForms } from './acts-in-full-forms.ts'
import { actsInNewWords } from './acts-in-new-words.ts'
import { actsInPassing } from './acts-in-passing.ts'
import { actsWithEnglish } from './acts-with-english.ts'
import { agreedAndLetGo } from './agreed-and-let-go.ts'
import { amounts } from './amounts.ts'
import { answeredInShort } from './answered-in-short.ts'
import { apartFromThat } from './apart-from-that.ts'
import { asPutPlainly } from './as-put-plainly.ts'
import { asSaid } from './as-said.ts'
import { askedOfHomes } from './asked-of-homes.ts'
import { askedPlainly } from './asked-plainly.ts'
import { askedThere } from './asked-there.ts'
import { atHomeAndMoving } from './at-home-and-moving.ts'
import { byOtherWriters } from './by-other-writers.ts'
import { changes } from './changes.ts'
import { changesOfWhatIsKnown } from './changes-of-what-is-known.ts'
import { choicesAndReasons } from './choices-and-reasons.ts'
import { errandsAndBills } from './errands-and-bills.ts'
import { everydayConstructions } from './everyday-constructions.ts'
import { formalAndPutRight } from './formal-and-put-right.ts'
import { fromPhones } from './from-phones.ts'
import { halvesAsTyped } from './halves-as-typed.ts'
import { heardLater } from './heard-later.ts'
import { homesAndHouseholds } from './homes-and-households.ts'
import { hundredsAsTyped } from './hundreds-as-typed.ts'
import { inFormalWords } from './in-formal-words.ts'
import { keptAndRefused } from './kept-and-refused.ts'
import { leavesAndLooks } from './leaves-and-looks.ts'
import { lifeAndErrands } from './life-and-errands.ts'
import { livesAndMoves } from './lives-and-moves.ts'
import { manyPlainTurns } from './many-plain-turns.ts'
import { meansAndMoves } from './means-and-moves.ts'
import { meantOtherwise } from './meant-otherwise.ts'
import { mixedBag } from './mixed-bag.ts'
import { neighboursAndErrands } from './neighbours-and-errands.ts'
import { newsAndHomeTowns } from './news-and-home-towns.ts'
import { numbersAsTyped } from './numbers-as-typed.ts'
import { numbersSideBySide } from './numbers-side-by-side.ts'
import { ofEveryWalk } from './of-every-walk.ts'
import { ofTownAndCountry } from './of-town-and-country.ts'
import { oneAndSo } from './one-and-so.ts'
import { ordinaryChats } from './ordinary-chats.ts'
import { ordinaryWishesAndTalk } from './ordinary-wishes-and-talk.ts'
import { otherBots } from './other-bots.ts'
import { otherSpeakers } from './other-speakers.ts'
import { paidNowAndAtMost } from './paid-now-and-at-most.ts'
import { paysAndCompares } from './pays-and-compares.ts'
import { places } from './places.ts'
import { plainlyPut } from './plainly-put.ts'
import { putRightAndLetGo } from './put-right-and-let-go.ts'
import { quartersInNoList } from './quarters-in-no-list.ts'
import { questions } from './questions.ts'
import { reasonsAndRooms } from './reasons-and-rooms.ts'
import { refusedAndBooked } from './refused-and-booked.ts'
import { roundabout } from './roundabout.ts'
import { saidAlike } from './said-alike.ts'
import { saidAstray } from './said-astray.ts'
import { saidBesideWishes } from './said-beside-wishes.ts'
import { saidChanges } from './said-changes.ts'
import { saidInEveryDistrict } from './said-in-every-district.ts'
import { saidInOtherWays } from './said-in-other-ways.ts'
import { saidInPassing } from './said-in-passing.ts'
import { saidWishes } from './said-wishes.ts'
import { scope } from './scope.ts'
import { secondChoices } from './second-choices.ts'
import { seenInPart } from './seen-in-part.ts'
import { servicesAndFamilies } from './services-and-families.ts'
import { sharesAndReasons } from './shares-and-reasons.ts'
import { shortAndLong } from './short-and-long.ts'
import { soMuchLess } from './so-much-less.ts'
import { soldAndBought } from './sold-and-bought.ts'
import { spokenAndChosen } from './spoken-and-chosen.ts'
import { spokenAndSettled } from './spoken-and-settled.ts'
import { spokenRequests } from './spoken-requests.ts'
import { stairsAndRefusals } from './stairs-and-refusals.ts'
import { theWholeDay } from './the-whole-day.ts'
import { thereAndWronglyTold } from './there-and-wrongly-told.ts'
import { thingsAtHome } from './things-at-home.ts'
import { toldAndAgreed } from './told-and-agreed.ts'
import { toldAndAsked } from './told-and-asked.ts'
import { toldAndChanged } from './told-and-changed.ts'
import { toldAndPreferred } from './told-and-preferred.ts'
import { toldAndShared } from './told-and-shared.ts'
import { toldAndSought } from './told-and-sought.ts'
import { toldAndStretched } from './told-and-stretched.ts'
import { toldAndWanted } from './told-and-wanted.ts'
import { toldAtHome } from './told-at-home.ts'
import { toldBesideWanted } from './told-beside-wanted.ts'
import { toldInLatinLetters } from './told-in-latin-letters.ts'
import { toldOfCities } from './told-of-cities.ts'
import { toldOfWhatIsOver } from './told-of-what-is-over.ts'
import { whenToCall } from './when-to-call.ts'
import { wishes } from './wishes.ts'
import { wishesAsSpoken } from './wishes-as-spoken.ts'
import { workAndHomesShown } from './work-and-homes-shown.ts'

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
  ...spokenAndSettled,
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
  ...newsAndHomeTowns,
  ...ofEveryWalk,
  ...ofTownAndCountry,
  ...meantOtherwise,
  ...byOtherWriters,
  ...ordinaryChats,
  ...saidBesideWishes,
  ...saidAlike,
  ...everydayConstructions,
  ...saidInOtherWays,
  ...whenToCall,
  ...roundabout,
  ...saidInEveryDistrict,
  ...thereAndWronglyTold,
  ...formalAndPutRight,
  ...putRightAndLetGo,
]
