import type { Range } from '@guru/engine/range'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { type AmountUnit, isWithin, rangeOf } from './amount.ts'
import { AmountField } from './amount-field.tsx'
import style from './editor.module.css'

interface RangeEditorProps {
  range: Range | undefined
  /** Amounts that one tap chooses. */
  quick: readonly number[]
  /** Whether a quick amount is the most (a budget) or the least (a size) that will do. */
  quickSets: 'min' | 'max'
  units: readonly [AmountUnit, ...AmountUnit[]]
  unit: AmountUnit
  reading(amount: number): string
  /** Between which amounts the API takes a wish. */
  limits: { min: number; max: number }
  onSave(range: Range): void
}

/** A lower and an upper limit, either of which may be left open. */
export function RangeEditor(props: RangeEditorProps) {
  const { range, quick, quickSets, units, unit, reading, limits, onSave } = props
  const texts = useTexts()
  const [low, setLow] = useState(range?.min)
  const [high, setHigh] = useState(range?.max)
  // A tap on a quick amount fills its field anew; the key makes the field forget what was typed in it.
  const [taps, setTaps] = useState(0)
  const chosen = rangeOf(low, high)
  const quickValue = quickSets === 'max' ? high : low

  function tap(amount: number) {
    const [set, other, clear] = quickSets === 'max' ? [setHigh, low, setLow] : [setLow, high, setHigh]
    set(amount)
    if (other !== undefined && (quickSets === 'max' ? other > amount : other < amount)) clear(undefined)
    setTaps(taps + 1)
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (chosen) onSave(chosen)
  }

  const field = { units, unit, start: quick[1] ?? unit.size, reading }
  const lower = (
    <AmountField key={`low ${taps}`} label={texts.wishes.from} amount={low} onChange={setLow} {...field} />
  )
  const upper = (
    <AmountField key={`high ${taps}`} label={texts.wishes.upTo} amount={high} onChange={setHigh} {...field} />
  )
  return (
    <form className={style.form} onSubmit={save}>
      <div className={style.amounts}>
        {quick.map((amount) => (
          <button
            key={amount}
            type="button"
            className={style.option}
            aria-pressed={quickValue === amount}
            onClick={() => tap(amount)}
          >
            {quickSets === 'max' ? reading(amount) : texts.wishes.atLeast(reading(amount))}
          </button>
        ))}
      </div>
      {quickSets === 'max' ? [upper, lower] : [lower, upper]}
      <Button type="submit" className={style.save} disabled={!chosen || !isWithin(chosen, limits)}>
        {texts.wishes.save}
      </Button>
    </form>
  )
}
