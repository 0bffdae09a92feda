import { type LanguageCode, languageNames, languages, liveLanguages } from '@guru/contract/vocabulary'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Garland } from '../../ui/garland.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Street } from '../../ui/street.tsx'
import style from './language-picker.module.css'
import { tappedBefore } from './tapped-before.ts'

/** The first letter that a child learns, by which a script is known from afar. */
const letters: Record<LanguageCode, string> = {
  en: 'A',
  ta: 'அ',
  hi: 'अ',
  ml: 'അ',
  kn: 'ಅ',
  te: 'అ',
  pa: 'ੳ',
  bn: 'অ',
}

interface LanguagePickerProps {
  /** The language whose first question is under way. */
  chosen: LanguageCode | null
  /** The last choice brought no question. */
  failed: boolean
  onChoose(language: LanguageCode): void
}

/** The start of a chat: Guru says hello and asks for a language. */
export function LanguagePicker({ chosen, failed, onChoose }: LanguagePickerProps) {
  const texts = useTexts()
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    const language = tappedBefore()
    if (language) choose(language)
  }, [])
  return (
    <div className={style.start}>
      <Garland />
      <div className={style.welcome}>
        <GuruAvatar className={style.avatar} />
        <div>
          <h2 className={style.greeting}>{texts.page.greeting}</h2>
          <p className={style.introduction}>{texts.page.introduction}</p>
        </div>
      </div>
      {failed && (
        <div className={style.failure} role="alert">
          <Icon name="alert" />
          <div>
            <strong>{texts.chat.firstQuestionFailed}</strong>
            <p>{texts.conversation.chooseAgain}</p>
          </div>
        </div>
      )}
      <fieldset className={style.choice} disabled={chosen !== null} aria-busy={chosen !== null}>
        <legend className={style.prompt}>{texts.chat.languagePrompt}</legend>
        <div className={style.grid}>
          {languages.map((language) => (
            <LanguageButton
              key={language}
              language={language}
              chosen={language === chosen}
              soon={texts.conversation.soon}
              onChoose={onChoose}
            />
          ))}
        </div>
      </fieldset>
      <Street className={style.street} />
    </div>
  )
}

interface LanguageButtonProps {
  language: LanguageCode
  chosen: boolean
  soon: string
  onChoose(language: LanguageCode): void
}

function LanguageButton({ language, chosen, soon, onChoose }: LanguageButtonProps) {
  const { english, own } = languageNames[language]
  const live = liveLanguages.includes(language)
  return (
    <button
      type="button"
      className={`${style.language} ${chosen ? style.chosen : ''}`}
      disabled={!live}
      onClick={() => onChoose(language)}
    >
      <span className={style.letter} lang={language} aria-hidden="true">
        {letters[language]}
      </span>
      <span className={style.names}>
        <span className={style.own} lang={language}>
          {own}
        </span>
        {own !== english && <span className={style.english}>{english}</span>}
      </span>
      {!live && <span className={style.soon}>{soon}</span>}
    </button>
  )
}
