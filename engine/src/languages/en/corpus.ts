import type { CorpusSection } from '../corpus-case.ts'
import { acts } from './corpus/acts.ts'
import { actsAtAWord } from './corpus/acts-at-a-word.ts'
import { actsInNewWords } from './corpus/acts-in-new-words.ts'
import { actsInPassing } from './corpus/acts-in-passing.ts'
import { actsOfEveryday } from './corpus/acts-of-everyday.ts'
import { adviceAndOtherTongues } from './corpus/advice-and-other-tongues.ts'
import { agreedAndLetGo } from './corpus/agreed-and-let-go.ts'
import { amounts } from './corpus/amounts.ts'
import { answersAndReasons } from './corpus/answers-and-reasons.ts'
import { asPutPlainly } from './corpus/as-put-plainly.ts'
import { asTried } from './corpus/as-tried.ts'
import { asTyped } from './corpus/as-typed.ts'
import { askedThere } from './corpus/asked-there.ts'
import { atHomeAndMoving } from './corpus/at-home-and-moving.ts'
import { basicAndOtherAreas } from './corpus/basic-and-other-areas.ts'
import { boundsAndTold } from './corpus/bounds-and-told.ts'
import { changes } from './corpus/changes.ts'
import { changesOfWhatIsKnown } from './corpus/changes-of-what-is-known.ts'
import { checkedAndHeard } from './corpus/checked-and-heard.ts'
import { comingHomeAndBackup } from './corpus/coming-home-and-backup.ts'
import { conditionsAndHearsay } from './corpus/conditions-and-hearsay.ts'
import { errandsAndBills } from './corpus/errands-and-bills.ts'
import { familiesAndPauses } from './corpus/families-and-pauses.ts'
import { fromBlind } from './corpus/from-blind.ts'
import { fromPhones } from './corpus/from-phones.ts'
import { fundsAndHomesLeft } from './corpus/funds-and-homes-left.ts'
import { heldAndWanted } from './corpus/held-and-wanted.ts'
import { homesAndHouseholds } from './corpus/homes-and-households.ts'
import { inFormalWords } from './corpus/in-formal-words.ts'
import { keptAndRefused } from './corpus/kept-and-refused.ts'
import { lifeAndErrands } from './corpus/life-and-errands.ts'
import { livesAndMoves } from './corpus/lives-and-moves.ts'
import { manyPlainTurns } from './corpus/many-plain-turns.ts'
import { meansAndOthers } from './corpus/means-and-others.ts'
import { mixedBag } from './corpus/mixed-bag.ts'
import { movingAndMeans } from './corpus/moving-and-means.ts'
import { numbersSideBySide } from './corpus/numbers-side-by-side.ts'
import { oneAndSo } from './corpus/one-and-so.ts'
import { ordinaryWishesAndTalk } from './corpus/ordinary-wishes-and-talk.ts'
import { otherBots } from './corpus/other-bots.ts'
import { ownAndOthersWishes } from './corpus/own-and-others-wishes.ts'
import { paidNowAndAtMost } from './corpus/paid-now-and-at-most.ts'
import { plainlyAndInStories } from './corpus/plainly-and-in-stories.ts'
import { plainlyPut } from './corpus/plainly-put.ts'
import { quartersInNoList } from './corpus/quarters-in-no-list.ts'
import { questions } from './corpus/questions.ts'
import { ratesAndAnswers } from './corpus/rates-and-answers.ts'
import { reasonsAndRooms } from './corpus/reasons-and-rooms.ts'
import { reasonsAndShares } from './corpus/reasons-and-shares.ts'
import { refusedActs } from './corpus/refused-acts.ts'
import { refusedAndBooked } from './corpus/refused-and-booked.ts'
import { refusedAndFar } from './corpus/refused-and-far.ts'
import { saidInPassing } from './corpus/said-in-passing.ts'
import { scope } from './corpus/scope.ts'
import { secondChoices } from './corpus/second-choices.ts'
import { seenInPart } from './corpus/seen-in-part.ts'
import { servicesAndFamilies } from './corpus/services-and-families.ts'
import { settledAndLater } from './corpus/settled-and-later.ts'
import { shortAndLong } from './corpus/short-and-long.ts'
import { soMuchLess } from './corpus/so-much-less.ts'
import { soldAndBought } from './corpus/sold-and-bought.ts'
import { spokenAndChosen } from './corpus/spoken-and-chosen.ts'
import { supposedAndAccepted } from './corpus/supposed-and-accepted.ts'
import { themselves } from './corpus/themselves.ts'
import { thereAndElsewhere } from './corpus/there-and-elsewhere.ts'
import { thingsAtHome } from './corpus/things-at-home.ts'
import { thingsNamedLikeHomes } from './corpus/things-named-like-homes.ts'
import { toldAndSought } from './corpus/told-and-sought.ts'
import { toldAndStretched } from './corpus/told-and-stretched.ts'
import { toldBesideWanted } from './corpus/told-beside-wanted.ts'
import { toldInTurns } from './corpus/told-in-turns.ts'
import { toldOfCities } from './corpus/told-of-cities.ts'
import { toldOfWhatIsOver } from './corpus/told-of-what-is-over.ts'
import { turnsOfMind } from './corpus/turns-of-mind.ts'
import { willingAndMeant } from './corpus/willing-and-meant.ts'
import { wishes } from './corpus/wishes.ts'
import { wishesAsSpoken } from './corpus/wishes-as-spoken.ts'
import { workAndHomesShown } from './corpus/work-and-homes-shown.ts'

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
]
