import { type ReactNode, useState } from 'react'
import { PageTextsProvider } from '../../texts/pages/page-texts-provider.tsx'
import { chosenLanguage } from '../../texts/text-source.ts'
import { ColourSwitch } from '../../ui/colour-switch.tsx'
import { LanguageChoiceContext } from './language-choice.ts'
import { LanguageMenu } from './language-menu.tsx'
import style from './localised-page.module.css'

interface LocalisedPageProps {
  /** True where the page has a bar of its own for the menu and the colours. */
  ownBar?: boolean
  children: ReactNode
}

/** A page beside the chat, in the language that this browser's seeker chose last or takes here. */
export function LocalisedPage({ ownBar = false, children }: LocalisedPageProps) {
  const [language, choose] = useState(chosenLanguage)
  return (
    <PageTextsProvider language={language}>
      <LanguageChoiceContext value={{ language, choose }}>
        {!ownBar && (
          <header className={style.corner}>
            <LanguageMenu />
            <ColourSwitch className={style.colours} />
          </header>
        )}
        {children}
      </LanguageChoiceContext>
    </PageTextsProvider>
  )
}
