import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import style from './new-chat-dialog.module.css'

interface NewChatDialogProps {
  onStart(): void
  onClose(): void
}

/** Asks before the chat is left: the button is easily touched by mistake. */
export default function NewChatDialog({ onStart, onClose }: NewChatDialogProps) {
  const { conversation: texts } = useTexts()
  return (
    <Modal title={texts.newChatQuestion} subtitle={texts.newChatWarning} onClose={onClose}>
      <div className={style.answers}>
        <Button look="outline" onClick={onClose}>
          {texts.keepChat}
        </Button>
        <Button onClick={onStart}>{texts.newChat}</Button>
      </div>
    </Modal>
  )
}
