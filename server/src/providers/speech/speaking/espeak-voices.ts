import type { LanguageCode } from '@guru/contract/vocabulary'

/**
 * The voices of eSpeak NG 1.51. It has none for English as spoken in India, and a name that it does not know
 * falls back to another voice without a word.
 */
export const espeakVoices: Readonly<Record<LanguageCode, string>> = {
  en: 'en-gb-x-rp',
  ta: 'ta',
  hi: 'hi',
  ml: 'ml',
  kn: 'kn',
  te: 'te',
  pa: 'pa',
  bn: 'bn',
}

/** A little slower than its 175: many hear a second language. */
export const wordsPerMinute = 150

/** What eSpeak would read as commands of its own: phonemes in double brackets. */
export const withoutCommands = (text: string): string => text.replace(/\[\[|\]\]|\0/g, ' ')
