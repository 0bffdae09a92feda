import { type Candidate, certainties } from './candidates.ts'
import { type BareForms, unitsOf } from './corrections.ts'
import type { NameIndex } from './name-index.ts'
import { joinedSound, type NameUnit, spelledKey } from './name-units.ts'
import type { Stretch } from './place-signs.ts'
import type { SmallPlaceNamed } from './small-places.ts'
import type { SpokenUnit } from './utterance.ts'

/** What tells small places from other words. */
interface SmallPlaceSigns {
  /** The forms of a word without any endings, and without one that says where. */
  bareForms: BareForms
  placedForms: BareForms
  /** True for a word that means something as it stands, for `inAnyForm` be it by its sound or with endings. */
  isKnown: (unit: SpokenUnit, inAnyForm: boolean) => boolean
  /**
   * How surely something says that a stretch is a place: nothing else is said, or a place was asked for; a word
   * beside it says so; that word says other things, too; nothing does.
   */
  signBeside: (stretch: Stretch) => 'alone' | 'sure' | 'weak' | null
}

/** Words of the longest name. */
const mostWords = 3
/** Sounds that a name has to have: few words of many sounds are met by chance. */
const leastSounds = { alone: 3, sure: 3, weak: 6, ending: 4 }

/** Small places that are named where nothing sure claims the words. */
export function smallPlacesIn(
  { small }: NameIndex,
  units: readonly SpokenUnit[],
  cover: readonly Candidate[],
  { bareForms, placedForms, isKnown, signBeside }: SmallPlaceSigns,
): Candidate[] {
  const claims = claimsOf(units, cover)
  const found: Candidate[] = []
  /** Of each unit that a stretch ends with, whatever it begins with. */
  const bareUnits: (readonly NameUnit[] | undefined)[] = []
  for (let from = 0; from < units.length; from++) {
    const end = Math.min(units.length, from + mostWords)
    for (let to = from + 1; to <= end; to++) {
      const last = units[to - 1]
      if (last === undefined || last.unit.isNumber) break
      if (to - 1 > from && last.breaks) break
      if (last.common || units[from]?.common === true) continue
      // Rampur is known, but "Rampur Maniharan" is another town.
      if (isClaimed(claims, from, to)) continue
      const claimed = claims[from] === 'sure' || claims[to - 1] === 'sure'
      const stretch = units.slice(from, to)
      const said = stretch.map(({ unit }) => unit)
      const sound = joinedSound(said)
      const named = small.mayName(sound) ? small.named(spelledKey(said), sound, last) : null
      if (named !== null) {
        const sign = signBeside({ from, to })
        if (sign === null || sound.length < leastSounds[sign] || (claimed && named.how === 'sound')) continue
        if (!stretch.some((unit) => isKnown(unit, sign === 'weak')))
          found.push(candidate(from, to, named, whole))
        continue
      }
      if (claimed || claims[to - 1] !== null) continue
      bareUnits[to - 1] ??= unitsOf(bareForms(last.unit.spelled), last)
      const open = bareUnits[to - 1] ?? []
      if (open.length === 0) continue
      const before = said.slice(0, -1)
      // Hardly any word leads to a name without its ending, and looking for signs of one takes longer.
      const maySay = (bare: NameUnit) => small.mayName(joinedSound([...before, bare]))
      if (!open.some(maySay)) continue
      const sign = signBeside({ from, to })
      const stems = sign === 'alone' ? open : unitsOf(placedForms(last.unit.spelled), last)
      for (const bare of stems) {
        const meant = [...before, bare]
        const bareSound = joinedSound(meant)
        const there =
          bareSound.length < leastSounds.ending ? null : small.named(spelledKey(meant), bareSound, last)
        if (there === null || there.how === 'sound' || !isLong(there)) continue
        if (!stretch.some((unit) => isKnown(unit, sign !== 'alone' && bareSound.length < manySounds)))
          found.push(candidate(from, to, there, inflected))
      }
    }
  }
  return found
}

/** An ending may close a verb as well: "হাঁপিয়ে", out of breath, is not in Hampi. */
function isLong({ named }: SmallPlaceNamed): boolean {
  return named.some(({ spelled }) => spelled.length >= leastLetters)
}

const leastLetters = 6
/** Sounds of a stem that no other word is taken for. */
const manySounds = 6

/** True where a name beyond doubt claims every unit. */
function isClaimed(claims: readonly ('sure' | 'doubtful' | null)[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (claims[at] !== 'sure') return false
  return true
}

/** By unit, whether a name beyond doubt claims it, or one that it only sounds like without its ending. */
function claimsOf(
  units: readonly SpokenUnit[],
  cover: readonly Candidate[],
): readonly ('sure' | 'doubtful' | null)[] {
  const claims = new Array<'sure' | 'doubtful' | null>(units.length).fill(null)
  for (const { from, to, certainty } of cover)
    if (certainty > certainties.misspelt)
      claims.fill(certainty > certainties.bareSound ? 'sure' : 'doubtful', from, to)
  return claims
}

type Certainties = Readonly<Record<SmallPlaceNamed['how'], number>>

const whole: Certainties = {
  spelled: certainties.spelled,
  read: certainties.read,
  // Less than a slip: "Patialye" is Patiala and not Patiali.
  sound: 0.9 * certainties.misspelt,
}
const inflected: Certainties = {
  spelled: certainties.bare,
  read: certainties.bareRead,
  sound: certainties.bareSound,
}

function candidate(
  from: number,
  to: number,
  { named, how }: SmallPlaceNamed,
  surety: Certainties,
): Candidate {
  return { from, to, named, certainty: surety[how], doubtful: false }
}
