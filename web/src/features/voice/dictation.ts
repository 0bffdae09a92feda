export type DictationState = 'idle' | 'opening' | 'recording' | 'transcribing'
/** Which of the three texts tells what went wrong. */
export type DictationFailure = 'unsupported' | 'microphone' | 'transcription'

/** Why nobody listens, where it is known. */
export class ListeningFailed extends Error {
  readonly failure: DictationFailure

  constructor(failure: DictationFailure, cause?: unknown) {
    super(`Nobody listens: ${failure}`, { cause })
    this.name = 'ListeningFailed'
    this.failure = failure
  }
}

/** A microphone that is open. */
export interface Listening {
  /** Closes it. @returns what was said; '' when nothing was. */
  finish(): Promise<string>
  /** Closes it, or ends the writing down; at any time, also twice. */
  cancel(): void
  /** When it ends by itself, as a browser's own does after a silence. */
  ended: Promise<unknown>
}

export interface Dictation {
  /** Begins; gives up while the microphone is being opened; ends a recording and has it written down. */
  press(): void
  /** Ends a recording and has it written down; nothing where there is none. */
  finish(): void
  /** Whatever is under way ends without a word. */
  cancel(): void
}

interface DictationParts {
  /** null: the seeker would rather not. @throws ListeningFailed, or anything else. */
  open(): Promise<Listening | null>
  /** Milliseconds after which a recording that was forgotten ends. */
  longest: number
  onState(state: DictationState): void
  onText(text: string): void
  onFailure(failure: DictationFailure): void
}

/** Speech to text, one after the other: what was given up or has ended is never heard of again. */
export function createDictation({ open, longest, onState, onText, onFailure }: DictationParts): Dictation {
  let state: DictationState = 'idle'
  let listening: Listening | null = null
  let clock: ReturnType<typeof setTimeout> | undefined
  /** What comes of an earlier one than this is late. */
  let round = 0

  function enter(next: DictationState): void {
    clearTimeout(clock)
    if (next === 'idle') listening = null
    state = next
    onState(next)
  }

  function fail(cause: unknown): void {
    enter('idle')
    onFailure(cause instanceof ListeningFailed ? cause.failure : 'transcription')
  }

  async function begin(): Promise<void> {
    round += 1
    const mine = round
    enter('opening')
    try {
      const opened = await open()
      // Given up meanwhile: no microphone stays open behind it.
      if (mine !== round) return opened?.cancel()
      if (opened === null) return enter('idle')
      listening = opened
      enter('recording')
      clock = setTimeout(finish, longest)
      const end = () => (listening === opened ? finish() : undefined)
      opened.ended.then(end, end)
    } catch (cause) {
      if (mine === round) fail(cause)
    }
  }

  function finish(): void {
    if (state !== 'recording' || listening === null) return
    const mine = round
    enter('transcribing')
    listening.finish().then(
      (text) => {
        if (mine !== round) return
        enter('idle')
        if (text !== '') onText(text)
      },
      (cause: unknown) => {
        if (mine === round) fail(cause)
      },
    )
  }

  function cancel(): void {
    if (state === 'idle') return
    round += 1
    listening?.cancel()
    enter('idle')
  }

  return {
    finish,
    cancel,
    press() {
      if (state === 'idle') void begin()
      else if (state === 'opening') cancel()
      else finish()
    },
  }
}
