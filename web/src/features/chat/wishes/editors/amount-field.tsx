import { useId, useState } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
import { type AmountUnit, amountText, fittingUnit, meantUnit, nextRound, typedAmount } from './amount.ts'
import style from './editor.module.css'

interface AmountFieldProps {
  label: string
  /** In the base unit of `units`; undefined: no limit. */
  amount: number | undefined
  /** Smallest first. */
  units: readonly [AmountUnit, ...AmountUnit[]]
  /** The unit of an empty field. */
  unit: AmountUnit
  /** Where the steps begin. */
  start: number
  /** The amount written out. */
  reading(amount: number): string
  onChange(amount: number | undefined): void
}

/** An amount by steps or typed, in a unit that can be chosen. */
export function AmountField({
  label,
  amount,
  units,
  unit: usual,
  start,
  reading,
  onChange,
}: AmountFieldProps) {
  const texts = useTexts()
  const id = useId()
  const [unit, setUnit] = useState(amount === undefined ? usual : (fittingUnit(amount, units) ?? usual))
  const [typed, setTyped] = useState<string | null>(null)

  function step(direction: 'up' | 'down') {
    const next = amount === undefined ? start : nextRound(amount, direction)
    setTyped(null)
    setUnit(fittingUnit(next, units) ?? unit)
    onChange(next)
  }

  function type(text: string, into: AmountUnit) {
    setTyped(text)
    setUnit(into)
    onChange(typedAmount(text, into))
  }

  const text = typed ?? amountText(amount, unit)
  return (
    <div>
      <div className={style.caption}>
        <label className={style.label} htmlFor={id}>
          {label}
        </label>
        <output htmlFor={id}>{amount !== undefined && reading(amount)}</output>
      </div>
      <div className={style.stepper}>
        <button
          type="button"
          className={style.step}
          aria-label={`${label}: ${texts.wishes.less}`}
          disabled={amount === undefined}
          onClick={() => step('down')}
        >
          −
        </button>
        <input
          id={id}
          className={style.input}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={texts.wishes.noLimit}
          onChange={({ target: { value } }) => type(value, meantUnit(value, unit, units))}
        />
        <select
          className={style.unit}
          aria-label={`${label}: ${texts.wishes.unit}`}
          value={unit.name}
          onChange={(event) => {
            const chosen = units.find(({ name }) => name === event.target.value)
            if (chosen) type(text, chosen)
          }}
        >
          {units.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button
          type="button"
          className={style.step}
          aria-label={`${label}: ${texts.wishes.more}`}
          onClick={() => step('up')}
        >
          +
        </button>
      </div>
    </div>
  )
}
