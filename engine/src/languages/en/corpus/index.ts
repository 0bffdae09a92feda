import type { CorpusSection } from '../../corpus-case.ts'
import { acts } from './acts.ts'
import { actsAtAWord } from './acts-at-a-word.ts'
import { actsInNewWords } from './acts-in-new-words.ts'
import { actsInPassing } from './acts-in-passing.ts'
import { actsOfEveryday } from './acts-of-everyday.ts'
import { adviceAndOtherTongues } from './advice-and-other-tongues.ts'
import { agreedAndLetGo } from './agreed-and-let-go.ts'
import { amounts } from './amounts.ts'
import { answersAndReasons } from './answers-and-reasons.ts'
import { asPutPlainly } from './as-put-plainly.ts'
import { asTried } from './as-tried.ts'
import { asTyped } from './as-typed.ts'
import { askedThere } from './asked-there.ts'
import { atHomeAndMoving } from './at-home-and-moving.ts'
import { basicAndOtherAreas } from './basic-and-other-areas.ts'
import { boundsAndTold } from './bounds-and-told.ts'
import { byOtherWriters } from './by-other-writers.ts'
import { changes } from './changes.ts'
import { changesOfWhatIsKnown } from './changes-of-what-is-known.ts'
import { checkedAndHeard } from './checked-and-heard.ts'
import { comingHomeAndBackup } from './coming-home-and-backup.ts'
import { conditionsAndHearsay } from './conditions-and-hearsay.ts'
import { errandsAndBills } from './errands-and-bills.ts'
import { everydayConstructions } from './everyday-constructions.ts'
import { familiesAndPauses } from './families-and-pauses.ts'
import { formalAndPutRight } from './formal-and-put-right.ts'
import { fromBlind } from './from-blind.ts'
import { fromPhones } from './from-phones.ts'
import { fundsAndHomesLeft } from './funds-and-homes-left.ts'
import { heldAndWanted } from './held-and-wanted.ts'
import { homesAndHouseholds } from './homes-and-households.ts'
import { inFormalWords } from './in-formal-words.ts'
import { keptAndRefused } from './kept-and-refused.ts'
import { lifeAndErrands } from './life-and-errands.ts'
import { livesAndMoves } from './lives-and-moves.ts'
import { manyPlainTurns } from './many-plain-turns.ts'
import { meansAndOthers } from './means-and-others.ts'
import { meantOtherwise } from './meant-otherwise.ts'
import { mixedBag } from './mixed-bag.ts'
import { movingAndMeans } from './moving-and-means.ts'
import { numbersSideBySide } from './numbers-side-by-side.ts'
import { ofEveryWalk } from './of-every-walk.ts'
import { ofTownAndCountry } from './of-town-and-country.ts'
import { oneAndSo } from './one-and-so.ts'
import { ordinaryChats } from './ordinary-chats.ts'
import { ordinaryWishesAndTalk } from './ordinary-wishes-and-talk.ts'
import { otherBots } from './other-bots.ts'
import { ownAndOthersWishes } from './own-and-others-wishes.ts'
import { paidNowAndAtMost } from './paid-now-and-at-most.ts'
import { plainlyAndInStories } from './plainly-and-in-stories.ts'
import { plainlyPut } from './plainly-put.ts'
import { putRightAndLetGo } from './put-right-and-let-go.ts'
import { quartersInNoList } from './quarters-in-no-list.ts'
import { questions } from './questions.ts'
import { ratesAndAnswers } from './rates-and-answers.ts'
import { reasonsAndRooms } from './reasons-and-rooms.ts'
import { reasonsAndShares } from './reasons-and-shares.ts'
import { refusedActs } from './refused-acts.ts'
import { refusedAndBooked } from './refused-and-booked.ts'
import { refusedAndFar } from './refused-and-far.ts'
import { refusedShownAndAskedFormally } from './refused-shown-and-asked-formally.ts'
import { saidAlike } from './said-alike.ts'
import { saidBesideWishes } from './said-beside-wishes.ts'
import { saidInOtherWays } from './said-in-other-ways.ts'
import { saidInPassing } from './said-in-passing.ts'
import { scope } from './scope.ts'
import { secondChoices } from './second-choices.ts'
import { seenInPart } from './seen-in-part.ts'
import { servicesAndFamilies } from './services-and-families.ts'
import { settledAndLater } from './settled-and-later.ts'
import { shortAndLong } from './short-and-long.ts'
import { soMuchLess } from './so-much-less.ts'
import { soldAndBought } from './sold-and-bought.ts'
import { spokenAndChosen } from './spoken-and-chosen.ts'
import { supposedAndAccepted } from './supposed-and-accepted.ts'
import { themselves } from './themselves.ts'
import { thereAndElsewhere } from './there-and-elsewhere.ts'
import { thereAndWronglyTold } from './there-and-wrongly-told.ts'
import { thingsAtHome } from './things-at-home.ts'
import { thingsNamedLikeHomes } from './things-named-like-homes.ts'
import { toldAndSought } from './told-and-sought.ts'
import { toldAndStretched } from './told-and-stretched.ts'
import { toldBesideWanted } from './told-beside-wanted.ts'
import { toldInTurns } from './told-in-turns.ts'
import { toldOfCities } from './told-of-cities.ts'
import { toldOfWhatIsOver } from './told-of-what-is-over.ts'
import { turnsOfMind } from './turns-of-mind.ts'
import { whenToCall } from './when-to-call.ts'
import { willingAndMeant } from './willing-and-meant.ts'
import { wishes } from './wishes.ts'
import { wishesAsSpoken } from './wishes-as-spoken.ts'
import { workAndHomesShown } from './work-and-homes-shown.ts'

/** Examples and counter-examples of English turns, as people type them; the test of its rules. */
export const corpus: CorpusSection[] = [
  ...wishes,
  ...themselves,
  ...checkedAndHeard,
  ...amounts,
  ...changes,
  ...acts,
  ...questions,
  ...asTyped,
  ...asTried,
  ...fromBlind,
  ...scope,
  ...lifeAndErrands,
  ...servicesAndFamilies,
  ...workAndHomesShown,
  ...toldAndSought,
  ...livesAndMoves,
  ...homesAndHouseholds,
  ...seenInPart,
  ...soldAndBought,
  ...fromPhones,
  ...atHomeAndMoving,
  ...plainlyPut,
  ...shortAndLong,
  ...reasonsAndShares,
  ...actsInNewWords,
  ...toldAndStretched,
  ...oneAndSo,
  ...keptAndRefused,
  ...toldInTurns,
  ...turnsOfMind,
  ...otherBots,
  ...plainlyAndInStories,
  ...answersAndReasons,
  ...boundsAndTold,
  ...willingAndMeant,
  ...conditionsAndHearsay,
  ...adviceAndOtherTongues,
  ...thereAndElsewhere,
  ...familiesAndPauses,
  ...refusedAndFar,
  ...settledAndLater,
  ...fundsAndHomesLeft,
  ...actsOfEveryday,
  ...ownAndOthersWishes,
  ...actsInPassing,
  ...supposedAndAccepted,
  ...movingAndMeans,
  ...actsAtAWord,
  ...heldAndWanted,
  ...meansAndOthers,
  ...thingsAtHome,
  ...reasonsAndRooms,
  ...inFormalWords,
  ...secondChoices,
  ...manyPlainTurns,
  ...refusedAndBooked,
  ...comingHomeAndBackup,
  ...ordinaryWishesAndTalk,
  ...toldOfCities,
  ...basicAndOtherAreas,
  ...errandsAndBills,
  ...thingsNamedLikeHomes,
  ...spokenAndChosen,
  ...paidNowAndAtMost,
  ...quartersInNoList,
  ...refusedActs,
  ...numbersSideBySide,
  ...toldOfWhatIsOver,
  ...askedThere,
  ...ratesAndAnswers,
  ...wishesAsSpoken,
  ...soMuchLess,
  ...changesOfWhatIsKnown,
  ...toldBesideWanted,
  ...mixedBag,
  ...agreedAndLetGo,
  ...saidInPassing,
  ...asPutPlainly,
  ...refusedShownAndAskedFormally,
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
