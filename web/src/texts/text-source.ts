import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { useEffect, useState } from 'react'
import { browserStore, storageKeys } from '../lib/storage.ts'

/** Texts of which each language is a file of its own, fetched when it is chosen. */
export interface TextSource<Texts> {
  english: Texts
  /** Those of a language if they are here; English when none is chosen or none are written. */
  atHand(language: LanguageCode | null): Texts | undefined
  /** Rejects when the network is away. */
  load(language: LanguageCode): Promise<Texts>
}

/** @param files null: the language is not written yet. */
export function createTextSource<Texts>(
  english: Texts,
  files: Record<LanguageCode, (() => Promise<Texts>) | null>,
): TextSource<Texts> {
  const loaded = new Map<LanguageCode, Texts>([['en', english]])
  return {
    english,
    atHand: (language) => (language === null || files[language] === null ? english : loaded.get(language)),
    async load(language) {
      const texts = (await files[language]?.()) ?? english
      loaded.set(language, texts)
      return texts
    },
  }
}

/**
 * The texts of a language. While they are fetched it is those that were there before, and undefined when a
 * page is only being opened, so that a chat in Tamil does not flash up in English.
 */
export function useTextsOf<Texts>(
  { english, atHand, load }: TextSource<Texts>,
  language: LanguageCode | null,
): Texts | undefined {
  const [shown, setShown] = useState(() => atHand(language))
  useEffect(() => {
    if (language === null) return
    let wanted = true
    const show = (fetched: Texts) => {
      if (wanted) setShown(() => fetched)
    }
    load(language).then(show, () => show(english))
    return () => {
      wanted = false
    }
  }, [language, english, load])
  return atHand(language) ?? shown
}

/** The language that this browser's seeker chose last; null when none was chosen yet. */
export function chosenLanguage(): LanguageCode | null {
  const kept = browserStore.read(storageKeys.language)
  return languages.find((code) => code === kept) ?? null
}
