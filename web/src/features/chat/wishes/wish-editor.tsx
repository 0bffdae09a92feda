import type { Slot } from '@guru/contract/vocabulary'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import type { Understood } from '../chat-state.ts'
import { AmenitiesEditor } from './editors/amenities-editor.tsx'
import { BedroomsEditor } from './editors/bedrooms-editor.tsx'
import { BudgetEditor } from './editors/budget-editor.tsx'
import type { EditorProps } from './editors/editor.ts'
import { PropertyTypeEditor, TransactionEditor } from './editors/option-editors.tsx'
import { PlaceEditor } from './editors/place-editor.tsx'
import { SizeEditor } from './editors/size-editor.tsx'
import { dropWish, freeWish, type TappedChange } from './wish-change.ts'
import style from './wish-editor.module.css'
import { wishValue } from './wish-value.ts'

interface WishEditorProps {
  slot: Slot
  understood: Understood
  onChange(tapped: TappedChange): void
  onClose(): void
}

const editors: Record<Slot, (props: EditorProps) => ReactNode> = {
  transaction_type: TransactionEditor,
  property_type: PropertyTypeEditor,
  city: PlaceEditor,
  area: PlaceEditor,
  price: BudgetEditor,
  bedrooms: BedroomsEditor,
  size_sqft: SizeEditor,
  amenities: AmenitiesEditor,
}

/** One wish in a dialog of its own: choose it anew, let anything do, or take it back. */
export default function WishEditor({ slot, understood, onChange, onClose }: WishEditorProps) {
  const texts = useTexts()
  const Editor = editors[slot]
  const known = wishValue(slot, understood, texts) !== null
  const free = understood.any.includes(slot)
  return (
    <Modal title={texts.wishes.slots[slot]} onClose={onClose}>
      <div className={style.body}>
        <Editor slot={slot} understood={understood} onChange={onChange} />
      </div>
      <div className={style.others}>
        {!free && (
          <Button look="plain" onClick={() => onChange(freeWish(slot, texts))}>
            {texts.wishes.anythingButton}
          </Button>
        )}
        {known && (
          <Button look="plain" onClick={() => onChange(dropWish(slot, texts))}>
            {texts.wishes.remove}
          </Button>
        )}
      </div>
    </Modal>
  )
}
