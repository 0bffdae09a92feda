import { languageNames, liveLanguages } from '@guru/contract/vocabulary'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Speech } from '../voice/use-speech.ts'
import style from './hear-page.module.css'

/** Says the name of each language in that language. */
export function HearLanguages({ speech }: { speech: Speech }) {
  const { hear } = useTexts()
  const names = liveLanguages.map((code) => ({ text: languageNames[code].own, language: code }))
  return (
    <button
      type="button"
      className={style.hearLanguages}
      onClick={() => (speech.speaking ? speech.stop() : speech.sayAll(names))}
    >
      <Icon name={speech.speaking ? 'stop' : 'sound'} size={32} />
      {hear.languages}
    </button>
  )
}
