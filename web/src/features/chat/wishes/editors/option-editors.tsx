import { propertyTypes, transactionTypes } from '@guru/contract/vocabulary'
import { useTexts } from '../../../../texts/texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PropertyDrawing } from '../../matches/property-drawing.tsx'
import { setWish } from '../wish-change.ts'
import style from './editor.module.css'
import type { EditorProps } from './editor.ts'

export function TransactionEditor({ understood, onChange }: EditorProps) {
  const texts = useTexts()
  return (
    <div className={style.tiles}>
      {transactionTypes.map((type) => (
        <button
          key={type}
          type="button"
          className={style.tile}
          aria-pressed={understood.wishes.transaction_type === type}
          onClick={() => onChange(setWish('transaction_type', { transaction_type: type }, understood, texts))}
        >
          <Icon name={type === 'rent' ? 'transaction_type' : 'price'} />
          {texts.wishes.transactionTypes[type]}
        </button>
      ))}
    </div>
  )
}

export function PropertyTypeEditor({ understood, onChange }: EditorProps) {
  const texts = useTexts()
  return (
    <div className={style.tiles}>
      {propertyTypes.map((type) => (
        <button
          key={type}
          type="button"
          className={style.tile}
          aria-pressed={understood.wishes.property_type === type}
          onClick={() => onChange(setWish('property_type', { property_type: type }, understood, texts))}
        >
          <PropertyDrawing type={type} seed={type} />
          {texts.wishes.propertyTypes[type]}
        </button>
      ))}
    </div>
  )
}
