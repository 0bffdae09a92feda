import { languageNames, languages, liveLanguages } from '@guru/contract/vocabulary'
import { useTexts } from '../../texts/texts.ts'
import { useLanguageChoice } from './language-choice.ts'
import style from './language-menu.module.css'

/** The languages under their own names; the phone's own list, which everybody knows to use. */
export function LanguageMenu() {
  const { page } = useTexts()
  const { language, choose } = useLanguageChoice()
  return (
    <select
      className={style.menu}
      aria-label={page.language}
      value={language ?? 'en'}
      onChange={({ target }) => {
        const chosen = languages.find((code) => code === target.value)
        if (chosen) choose(chosen)
      }}
    >
      {liveLanguages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code].own}
        </option>
      ))}
    </select>
  )
}
