import type { LanguageCode } from '@guru/contract/vocabulary'
import { type ReactNode, useEffect, useState } from 'react'
import { en } from './en.ts'
import type { ScreenTexts } from './screen-texts.ts'
import { loadTexts, TextsContext, textsAtHand } from './texts.ts'

interface TextsProviderProps {
  /** null: none is chosen yet. */
  language: LanguageCode | null
  children: ReactNode
}

/**
 * Gives a page the texts of the chosen language. While they are fetched it keeps those that it has, and
 * shows nothing when it is only being opened, so that a chat in Tamil does not flash up in English.
 */
export function TextsProvider({ language, children }: TextsProviderProps) {
  const [shown, setShown] = useState<ScreenTexts | undefined>(() => textsAtHand(language))
  const texts = textsAtHand(language) ?? shown

  useEffect(() => {
    if (language === null) return
    let wanted = true
    const show = (fetched: ScreenTexts) => {
      if (wanted) setShown(fetched)
    }
    loadTexts(language).then(show, () => show(en))
    return () => {
      wanted = false
    }
  }, [language])

  useEffect(() => {
    if (texts) document.documentElement.lang = texts.language
  }, [texts])

  return texts && <TextsContext value={texts}>{children}</TextsContext>
}
