import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import style from './quick-answers.module.css'

interface QuickAnswersProps {
  choices: string[]
  /** Close together, where they stay in sight and take room from the conversation. */
  compact?: boolean
  onAnswer(text: string): void
}

/** Answers that a tap gives, for those who would rather not type. */
export function QuickAnswers({ choices, compact = false, onAnswer }: QuickAnswersProps) {
  const texts = useTexts()
  if (choices.length === 0) return null
  return (
    <ul className={compact ? style.compact : style.answers} aria-label={texts.conversation.quickAnswers}>
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
