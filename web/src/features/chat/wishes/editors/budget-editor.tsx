import { amountLimits } from '@guru/contract/limits'
import type { Range } from '@guru/engine/range'
import { useTexts } from '../../../../texts/texts.ts'
import { setWish } from '../wish-change.ts'
import type { AmountUnit } from './amount.ts'
import type { EditorProps } from './editor.ts'
import { RangeEditor } from './range-editor.tsx'

const rents = [10_000, 15_000, 20_000, 30_000, 50_000, 100_000]
const prices = [2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000]

export function BudgetEditor({ understood, onChange }: EditorProps) {
  const texts = useTexts()
  const { rupees, thousand, lakh, crore } = texts.wishes.amountUnits
  const thousands: AmountUnit = { name: thousand, size: 1e3, most: 1000 }
  const lakhs: AmountUnit = { name: lakh, size: 1e5, most: 1000 }
  const crores: AmountUnit = { name: crore, size: 1e7, most: 1000 }
  const renting = understood.wishes.transaction_type === 'rent'
  const whole = (limit: number | undefined) => (limit === undefined ? undefined : Math.round(limit))

  function save({ min, max }: Range) {
    const price = { min: whole(min), max: whole(max) }
    onChange(setWish('price', { price }, understood, texts))
  }

  return (
    <RangeEditor
      range={understood.wishes.price}
      quick={renting ? rents : prices}
      quickSets="max"
      units={[{ name: rupees, size: 1 }, thousands, lakhs, crores]}
      unit={renting ? thousands : lakhs}
      reading={texts.format.rupees}
      limits={amountLimits.price}
      onSave={save}
    />
  )
}
