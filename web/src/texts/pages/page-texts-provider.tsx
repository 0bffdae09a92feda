import type { LanguageCode } from '@guru/contract/vocabulary'
import type { ReactNode } from 'react'
import { useTextsOf } from '../text-source.ts'
import { TextsProvider } from '../texts-provider.tsx'
import { PageTextsContext, pageTexts } from './pages.ts'

interface PageTextsProviderProps {
  /** null: none is chosen yet. */
  language: LanguageCode | null
  children: ReactNode
}

/** Gives a page beside the chat all its texts in the chosen language. */
export function PageTextsProvider({ language, children }: PageTextsProviderProps) {
  const texts = useTextsOf(pageTexts, language)
  return (
    <TextsProvider language={language}>
      {texts && <PageTextsContext value={texts}>{children}</PageTextsContext>}
    </TextsProvider>
  )
}
