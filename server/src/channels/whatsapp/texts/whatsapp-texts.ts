/**
 * What Guru says on WhatsApp alone, in one language; all else are the sentences of the engine. A language that
 * lacks one does not compile.
 */
export interface WhatsappTexts {
  /** On the button that opens a list of answers; at most 20 characters. */
  choose: string
  /** Before the address of a match's page. */
  details: string
  /** Says back what was understood of a voice note. */
  heard: (text: string) => string
  /** Nobody listens here. */
  voiceOff: string
  voiceUnclear: string
  /** More than a minute. */
  voiceTooLong: string
  /** A photo, a document, somebody's card. */
  unusable: string
  /** A pin where no city is near. */
  placeUnknown: string
  /** A realtor will call the number of the chat. */
  callbackNoted: string
  /** The same, but the number is hidden; a button below shares it. */
  numberNeeded: string
  numberNoted: (number: string) => string
  /** An owner's details are complete. */
  ownerNoted: string
  /** Answers a stop word; names the start word. */
  stopped: string
  /** Answers whoever stopped Guru and writes again; names the start word. */
  stillStopped: string
  /** The start word, as the button says it; at most 20 characters. */
  start: string
  started: string
  /** A realtor took the callback. */
  callbackTaken: (realtor: string) => string
  /** The chat of the web goes on here. */
  joined: string
  /** A code that was used, or too late. */
  codeOld: string
  trouble: string
}
