import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import style from './browser-hint-dialog.module.css'

/** Tells once where the sound goes when the browser listens. */
export function BrowserHintDialog({ onAnswer }: { onAnswer(may: boolean): void }) {
  const { voice } = useTexts()
  return (
    <Modal title={voice.browserTitle} subtitle={voice.browserHint} onClose={() => onAnswer(false)}>
      <div className={style.answers}>
        <Button look="outline" onClick={() => onAnswer(false)}>
          {voice.browserNo}
        </Button>
        <Button onClick={() => onAnswer(true)}>{voice.browserYes}</Button>
      </div>
    </Modal>
  )
}
