import { languageNames, languages } from '@guru/contract/vocabulary'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { GuruMessageView, YouMessageView } from '../chat/message.tsx'
import { useLanguageChoice } from '../language/language-choice.ts'
import { examples } from './examples.ts'
import style from './language-stage.module.css'

/** A chat as it looks, in whichever of the eight languages is tapped; the page follows. */
export function LanguageStage() {
  const { landing } = usePageTexts()
  const { language: chosen, choose } = useLanguageChoice()
  const language = chosen ?? 'en'
  const { you, guru } = examples[language]
  return (
    <figure className={style.stage}>
      <figcaption className={style.caption}>{landing.stage}</figcaption>
      <div className={style.languages}>
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={style.language}
            aria-pressed={code === language}
            onClick={() => choose(code)}
          >
            {languageNames[code].own}
          </button>
        ))}
      </div>
      <div className={style.chat} key={language} lang={language} aria-live="polite">
        <YouMessageView message={{ id: 'you', from: 'you', text: you }} />
        <GuruMessageView
          message={{ id: 'guru', from: 'guru', text: guru, properties: '', matches: [], finished: false }}
          askable={false}
          onAnswer={() => {}}
        />
      </div>
    </figure>
  )
}
