import type { LanguageCode } from '@guru/contract/vocabulary'
import { type ReactNode, useEffect } from 'react'
import { browserStore, storageKeys } from '../lib/storage.ts'
import { useTextsOf } from './text-source.ts'
import { screenTexts, TextsContext } from './texts.ts'

interface TextsProviderProps {
  /** null: none is chosen yet. */
  language: LanguageCode | null
  children: ReactNode
}

/** Gives a page the texts of the chosen language, which the other pages then take up. */
export function TextsProvider({ language, children }: TextsProviderProps) {
  const texts = useTextsOf(screenTexts, language)

  useEffect(() => {
    if (language !== null) browserStore.write(storageKeys.language, language)
  }, [language])

  useEffect(() => {
    if (texts) document.documentElement.lang = texts.language
  }, [texts])

  return texts && <TextsContext value={texts}>{children}</TextsContext>
}
