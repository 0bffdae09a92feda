import { amountLimits } from '@guru/contract/limits'
import { sizeUnits } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '@guru/engine/format'
import { useTexts } from '../../../../texts/texts.ts'
import { setWish } from '../wish-change.ts'
import type { AmountUnit } from './amount.ts'
import type { EditorProps } from './editor.ts'
import { RangeEditor } from './range-editor.tsx'

const homes = [500, 800, 1000, 1500, 2000]
const plots = [600, 1200, 2400, 4800, 10_890]

export function SizeEditor({ understood, onChange }: EditorProps) {
  const texts = useTexts()
  const { wishes, sizeUnit } = understood
  const squareFeet: AmountUnit = { name: texts.wishes.sizeUnits.sqft, size: 1 }
  const units = sizeUnits
    .map((unit): AmountUnit => ({ name: texts.wishes.sizeUnits[unit], size: squareFeetPerUnit[unit] }))
    .filter(({ name }) => name !== squareFeet.name)
  const own: AmountUnit = { name: texts.wishes.sizeUnits[sizeUnit], size: squareFeetPerUnit[sizeUnit] }
  return (
    <RangeEditor
      range={wishes.size_sqft}
      quick={wishes.property_type === 'land' ? plots : homes}
      quickSets="min"
      units={[squareFeet, ...units]}
      unit={own}
      reading={(amount) => texts.format.size(amount, sizeUnit)}
      limits={amountLimits.size_sqft}
      onSave={(size_sqft) => onChange(setWish('size_sqft', { size_sqft }, understood, texts))}
    />
  )
}
