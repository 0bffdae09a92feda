import { type ReactNode, useState } from 'react'
import { PageTextsProvider } from '../../texts/pages/page-texts-provider.tsx'
import { chosenLanguage } from '../../texts/text-source.ts'
import { LanguageChoiceContext } from './language-choice.ts'
import { LanguageMenu } from './language-menu.tsx'
import style from './localised-page.module.css'

interface LocalisedPageProps {
  /** True where the page shows the menu in a place of its own. */
  ownMenu?: boolean
  children: ReactNode
}

/** A page beside the chat, in the language that this browser's seeker chose last or takes here. */
export function LocalisedPage({ ownMenu = false, children }: LocalisedPageProps) {
  const [language, choose] = useState(chosenLanguage)
  return (
    <PageTextsProvider language={language}>
      <LanguageChoiceContext value={{ language, choose }}>
        {!ownMenu && (
          <header className={style.corner}>
            <LanguageMenu />
          </header>
        )}
        {children}
      </LanguageChoiceContext>
    </PageTextsProvider>
  )
}
