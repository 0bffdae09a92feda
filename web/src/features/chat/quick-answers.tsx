import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import style from './quick-answers.module.css'

interface QuickAnswersProps {
  choices: string[]
  /** A row that scrolls sideways instead of as many as there is need for. */
  inOneRow?: boolean
  onAnswer(text: string): void
}

/** Answers that a tap gives, for those who would rather not type. */
export function QuickAnswers({ choices, inOneRow = false, onAnswer }: QuickAnswersProps) {
  const texts = useTexts()
  if (choices.length === 0) return null
  return (
    <ul className={inOneRow ? style.row : style.answers} aria-label={texts.conversation.quickAnswers}>
      {choices.map((choice) => (
        <li key={choice}>
          <Button look="outline" onClick={() => onAnswer(choice)}>
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  )
}
