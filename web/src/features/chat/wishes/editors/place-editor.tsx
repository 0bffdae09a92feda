import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { setWish } from '../wish-change.ts'
import { wishValue } from '../wish-value.ts'
import style from './editor.module.css'
import type { EditorProps } from './editor.ts'

/**
 * A city or an area. What is typed goes to Guru as words, without a change beside it: reading a place's
 * name in any spelling or script is what the engine is for.
 */
export function PlaceEditor({ slot, understood, onChange }: EditorProps) {
  const texts = useTexts()
  const id = useId()
  const [name, setName] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') onChange({ said: name.trim() })
  }

  return (
    <form className={style.form} onSubmit={save}>
      {slot === 'city' && (
        <div className={style.quick}>
          {Object.entries(texts.wishes.cities).map(([city, named]) => (
            <button
              key={city}
              type="button"
              className={style.option}
              aria-pressed={understood.wishes.city === city}
              onClick={() => onChange(setWish('city', { city }, understood, texts))}
            >
              {named}
            </button>
          ))}
        </div>
      )}
      <div>
        <label className={style.label} htmlFor={id}>
          {texts.wishes.typePlace}
        </label>
        <div className={style.place}>
          <input
            id={id}
            className={style.input}
            value={name}
            maxLength={100}
            autoComplete="off"
            placeholder={wishValue(slot, { ...understood, any: [] }, texts) ?? ''}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {texts.wishes.save}
          </Button>
        </div>
      </div>
    </form>
  )
}
