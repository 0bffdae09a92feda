import type { WishChange } from '@guru/contract/requirement'
import { propertyTypes, type Slot, transactionTypes } from '@guru/contract/vocabulary'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { PropertyDrawing } from '../chat/matches/property-drawing.tsx'
import style from './choices.module.css'

interface ChoicesProps {
  asked: Slot | null
  choices: readonly string[]
  disabled: boolean
  onAnswer(text: string, change?: WishChange): void
}

/** Answers to the question as pictures where there are some, as large buttons otherwise. */
export function Choices({ asked, choices, disabled, onAnswer }: ChoicesProps) {
  const { wishes, conversation } = useTexts()
  if (asked === 'property_type') {
    return (
      <fieldset className={style.pictures} aria-label={wishes.slots.property_type}>
        {propertyTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={style.picture}
            disabled={disabled}
            onClick={() => onAnswer(wishes.propertyTypes[type], { set: { property_type: type } })}
          >
            <PropertyDrawing type={type} seed={type} />
            {wishes.propertyTypes[type]}
          </button>
        ))}
      </fieldset>
    )
  }
  if (asked === 'transaction_type') {
    return (
      <fieldset className={style.pictures} aria-label={wishes.slots.transaction_type}>
        {transactionTypes.map((type) => (
          <button
            key={type}
            type="button"
            className={style.picture}
            disabled={disabled}
            onClick={() => onAnswer(wishes.transactionTypes[type], { set: { transaction_type: type } })}
          >
            <span className={style.sign}>
              <Icon name={type === 'rent' ? 'transaction_type' : 'price'} size={56} />
            </span>
            {wishes.transactionTypes[type]}
          </button>
        ))}
      </fieldset>
    )
  }
  if (choices.length === 0) return null
  return (
    <ul className={style.list} aria-label={conversation.quickAnswers}>
      {choices.map((choice) => (
        <li key={choice}>
          <button type="button" className={style.choice} disabled={disabled} onClick={() => onAnswer(choice)}>
            {choice}
          </button>
        </li>
      ))}
    </ul>
  )
}
