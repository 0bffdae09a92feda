/** Volume above which somebody speaks. */
const speech = 4
/** Milliseconds of silence that end what was being said. */
const pause = 1_500
/** Milliseconds after which nobody seems to be there. */
const patience = 9_000

/** Hears when somebody has ended. */
export interface Silence {
  begin(now: number): void
  /** Nobody listens any more. */
  end(): void
  /** Told once: 'said' when what was being said is over, 'nobody' when nobody says anything. */
  after(volume: number, now: number): 'said' | 'nobody' | null
}

export function createSilence(): Silence {
  let begun: number | null = null
  let last: number | null = null
  return {
    begin(now) {
      begun = now
      last = null
    },
    end() {
      begun = null
    },
    after(volume, now) {
      if (begun === null) return null
      if (volume > speech) last = now
      const over = last === null ? now - begun > patience : now - last > pause
      if (!over) return null
      begun = null
      return last === null ? 'nobody' : 'said'
    },
  }
}
