import { type Slot, slots } from '@guru/contract/vocabulary'
import { useState } from 'react'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Understood } from '../chat-state.ts'
import style from './wish-panel.module.css'
import { slotsFor, wishValue } from './wish-value.ts'

interface WishPanelProps {
  understood: Understood
  /** No wish can be changed while a reply is awaited. */
  waiting: boolean
  onEdit(slot: Slot): void
}

/**
 * What Guru has understood, each wish changeable by a tap: a bar above the chat that unfolds on phones, a
 * card beside it where there is room.
 */
export function WishPanel({ understood, waiting, onEdit }: WishPanelProps) {
  const texts = useTexts()
  const [unfolded, setUnfolded] = useState(false)
  const shown = slotsFor(understood, slots)
  const values = shown.map((slot) => ({ slot, value: wishValue(slot, understood, texts) }))
  const known = values.flatMap(({ value }) => value ?? [])
  return (
    <section
      className={`${style.panel} ${known.length === 0 ? style.empty : ''}`}
      aria-label={texts.wishes.title}
    >
      <button
        type="button"
        className={style.bar}
        aria-expanded={unfolded}
        aria-controls="wishes"
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className={style.words}>
          <span className={style.slot}>{texts.wishes.title}</span>
          <span className={style.summary}>{known.join(' · ')}</span>
        </span>
        <span className={style.chevron}>
          <Icon name="down" size={20} />
        </span>
      </button>
      <h2 className={style.title}>{texts.wishes.title}</h2>
      <ul id="wishes" className={`${style.wishes} ${unfolded ? style.unfolded : ''}`}>
        {values.map(({ slot, value }) => (
          <li key={slot}>
            <button
              type="button"
              className={`${style.wish} ${value === null ? style.open : ''}`}
              disabled={waiting}
              onClick={() => {
                setUnfolded(false)
                onEdit(slot)
              }}
            >
              <span className={style.icon}>
                <Icon name={slot} size={22} />
              </span>
              <span className={style.words}>
                <span className={style.slot}>{texts.wishes.slots[slot]}</span>
                <span className={style.value}>{value ?? texts.wishes.add}</span>
              </span>
              {value !== null && <Icon name="edit" size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
