import { editDistance } from '../text/edit-distance.ts'
import { type Keyed, tableOf } from '../text/keyed.ts'
import { coarseHash, coarseKey, mergedKey } from '../text/sound-key.ts'
import { type MadeSmallPlaces, soundsOf } from './filed-small-places.ts'
import type { Named } from './name-index.ts'
import { joinedSound, nameUnits, spelledKey } from './name-units.ts'
import { asWritten } from './names-alike.ts'
import type { City } from './place.ts'
import { ahead } from './small-places.ahead.ts'
import { smallPlacesText } from './small-places.generated.ts'
import type { SpokenUnit } from './utterance.ts'

/** How a stretch of an utterance names a place: to the letter, as it is read out, or only by its sound. */
export interface SmallPlaceNamed {
  named: readonly Named[]
  how: 'spelled' | 'read' | 'sound'
}

/** Sounds of a name that is only heard, and of one that is read so. */
const shortestHeard = 5
const shortestRead = 3
/** Sounds of a Latin spelling that is not the name's own. */
const shortestRespelled = 5

/**
 * Towns and villages of which little is known but the name. They are many, and so are the words that sound like
 * one: they count only where nothing else is meant and a place is expected. Their table stays the text that it is;
 * a place is made of its line when it is named.
 */
export class SmallPlaces {
  #filed: { table: Keyed; states: MadeSmallPlaces['states'] } | null = null
  readonly #made = new Map<number, Named>()

  /** Made when it is first asked for, so that nobody waits for it at the start. */
  get #index() {
    if (this.#filed === null) {
      const { filed, states } = ahead('small-places')
      this.#filed = { table: tableOf(filed), states }
    }
    return this.#filed
  }

  get #table(): Keyed {
    return this.#index.table
  }

  /** The place of this canonical name; null where there is none. */
  cityNamed(name: string): City | null {
    const sound = joinedSound(nameUnits(name))
    const named = this.#table.get(coarseKey(sound)).map((from) => this.#placeAt(from))
    const found = named.find(({ place }) => place.name === name)?.place
    return found?.kind === 'city' ? found : null
  }

  /**
   * Places that a stretch of an utterance names; null when there are none.
   *
   * @param spelled the key of the stretch as spelled
   * @param sound the same as it sounds
   * @param last unit of the stretch
   */
  named(spelled: string, sound: string, last: SpokenUnit): SmallPlaceNamed | null {
    if (!this.mayName(sound)) return null
    const alike = this.#table.get(coarseKey(sound)).map((from) => this.#placeAt(from))
    if (alike.length === 0) return null
    return last.latin ? namedInLatin(alike, spelled, sound) : namedInScript(alike, spelled, sound, last)
  }

  /** False for nearly all stretches that name none, at a glance. */
  mayName(sound: string): boolean {
    return sound.length >= shortestRead && this.#table.mayHave(coarseHash(sound))
  }

  #placeAt(from: number): Named {
    let named = this.#made.get(from)
    if (named === undefined) {
      named = this.#read(from)
      this.#made.set(from, named)
    }
    return named
  }

  #read(from: number): Named {
    const line = smallPlacesText.slice(from + 1, smallPlacesText.indexOf('\n', from))
    const [name = '', latitude, longitude] = line.split('|')
    const { state } = this.#index.states.findLast((one) => one.from < from) ?? { state: null }
    const units = nameUnits(name)
    return {
      place: {
        kind: 'city',
        name,
        state,
        latitude: degrees(latitude),
        longitude: degrees(longitude),
        aliases: [],
      },
      weight: 0,
      spelled: spelledKey(units),
      words: units.length,
    }
  }
}

function namedInLatin(alike: readonly Named[], spelled: string, sound: string): SmallPlaceNamed | null {
  const exact = alike.filter((name) => name.spelled === spelled)
  if (exact.length > 0) return { named: exact, how: 'spelled' }
  if (sound.length < shortestRespelled) return null
  const most = Math.max(1, Math.floor(spelled.length / 4))
  const named = alike.filter(
    ({ place, spelled: other }) =>
      soundsOf(place.name).includes(sound) && editDistance(spelled, other, most) <= most,
  )
  return named.length === 0 ? null : { named, how: 'sound' }
}

function namedInScript(
  alike: readonly Named[],
  spelled: string,
  sound: string,
  { merger }: SpokenUnit,
): SmallPlaceNamed | null {
  const heard = alike.filter(({ place }) =>
    soundsOf(place.name).some(
      (other) =>
        other === sound || (merger !== null && mergedKey(other, merger) === mergedKey(sound, merger)),
    ),
  )
  const read = asWritten(heard.map(withoutSilentVowel), spelled, merger)
  if (read.length > 0) return { named: read, how: 'read' }
  return heard.length === 0 || sound.length < shortestHeard ? null : { named: heard, how: 'sound' }
}

/** The e of Pangode is not said, nor the u of Koorachundu, and no script has them. */
function withoutSilentVowel(named: Named): Named {
  const spelled = named.spelled.replace(/(?<=[aou][dlmnrt])e$|(?<=[aeiou](?:[^aeiou]{2,}|v|d))u$/, '')
  return spelled === named.spelled ? named : { ...named, spelled }
}

function degrees(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
