import { Filing, type MadeTable } from '../text/keyed.ts'
import { coarseKey } from '../text/sound-key.ts'
import { joinedSound, nameUnits } from './name-units.ts'
import { otherSounds } from './other-sounds.ts'
import { smallPlacesText } from './small-places.generated.ts'

/** Small places filed by their sounds, in a form that is quickly read again. */
export interface MadeSmallPlaces {
  /** Under each sound, without what some script does not tell apart: where the place's line begins. */
  filed: MadeTable
  /** Where the lines of each state begin. */
  states: readonly { state: string | null; from: number }[]
}

/** Files all of them, which takes some 70 ms of processor time. */
export function makeSmallPlaces(): MadeSmallPlaces {
  const filing = new Filing()
  const states: { state: string | null; from: number }[] = []
  for (let from = 0; from < smallPlacesText.length; ) {
    const end = smallPlacesText.indexOf('\n', from)
    if (smallPlacesText[from] !== ' ') {
      states.push({ state: smallPlacesText.slice(from, end) || null, from })
    } else {
      for (const sound of soundsOf(smallPlacesText.slice(from + 1, nameEnd(from, end))))
        filing.file(coarseKey(sound), from)
    }
    from = end + 1
  }
  return { filed: filing.made(), states }
}

/** Sound keys under which a name is filed: its own first, then those of how Indian scripts write it. */
export function soundsOf(name: string): string[] {
  const units = nameUnits(name)
  const sound = joinedSound(units)
  return [sound, ...otherSounds(units, sound)]
}

function nameEnd(from: number, end: number): number {
  const bar = smallPlacesText.indexOf('|', from)
  return bar < 0 || bar > end ? end : bar
}
