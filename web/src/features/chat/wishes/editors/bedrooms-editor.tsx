import { useState } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { setWish } from '../wish-change.ts'
import { countOf } from '../wish-value.ts'
import { bedroomCounts, holdsBedrooms, tappedBedrooms } from './bedroom-range.ts'
import style from './editor.module.css'
import type { EditorProps } from './editor.ts'

export function BedroomsEditor({ understood, onChange }: EditorProps) {
  const texts = useTexts()
  const [range, setRange] = useState(understood.wishes.bedrooms)
  return (
    <div className={style.form}>
      <div className={style.quick}>
        {bedroomCounts.map((count) => (
          <button
            key={count}
            type="button"
            className={`${style.option} ${style.count}`}
            aria-pressed={holdsBedrooms(range, count)}
            onClick={() => setRange(tappedBedrooms(range, count))}
          >
            {count === bedroomCounts.at(-1) ? `${count}+` : count}
          </button>
        ))}
      </div>
      <p className={style.reading}>{range && texts.wishes.bedrooms(countOf(range))}</p>
      <Button
        className={style.save}
        disabled={!range}
        onClick={() => range && onChange(setWish('bedrooms', { bedrooms: range }, understood, texts))}
      >
        {texts.wishes.save}
      </Button>
    </div>
  )
}
