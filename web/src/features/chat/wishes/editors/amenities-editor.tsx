import { type Amenity, amenities, furnishings, isFurnishing } from '@guru/contract/vocabulary'
import { useState } from 'react'
import { useTexts } from '../../../../texts/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Outline } from '../../../../ui/icon.tsx'
import { dropWish, setWish } from '../wish-change.ts'
import { tappedAmenity } from './amenity-choice.ts'
import { amenityDrawings } from './amenity-drawings.ts'
import style from './editor.module.css'
import type { EditorProps } from './editor.ts'

export function AmenitiesEditor({ understood, onChange }: EditorProps) {
  const texts = useTexts()
  const before = understood.wishes.amenities ?? []
  const [chosen, setChosen] = useState(before)
  const groups = [
    {
      name: texts.wishes.slots.amenities,
      options: amenities.filter((amenity) => !isFurnishing(amenity)),
    },
    { name: texts.wishes.furnishing, options: furnishings },
  ]

  function save() {
    if (chosen.length === 0) return onChange(dropWish('amenities', texts))
    const { said, change } = setWish('amenities', { amenities: chosen }, understood, texts)
    const gone = before.filter((amenity) => !chosen.includes(amenity))
    onChange({ said, change: gone.length > 0 ? { ...change, drop: gone } : change })
  }

  return (
    <div className={style.form}>
      {groups.map(({ name, options }, index) => (
        <fieldset key={name}>
          <legend className={index === 0 ? 'visually-hidden' : style.label}>{name}</legend>
          <Options
            options={options}
            chosen={chosen}
            onTap={(tapped) => setChosen(tappedAmenity(chosen, tapped))}
          />
        </fieldset>
      ))}
      <Button className={style.save} disabled={chosen.length === 0 && before.length === 0} onClick={save}>
        {texts.wishes.save}
      </Button>
    </div>
  )
}

interface OptionsProps {
  options: readonly Amenity[]
  chosen: readonly Amenity[]
  onTap(amenity: Amenity): void
}

function Options({ options, chosen, onTap }: OptionsProps) {
  const texts = useTexts()
  return (
    <div className={style.quick}>
      {options.map((amenity) => (
        <button
          key={amenity}
          type="button"
          className={style.option}
          aria-pressed={chosen.includes(amenity)}
          onClick={() => onTap(amenity)}
        >
          <Outline path={amenityDrawings[amenity]} size={22} />
          {texts.wishes.amenities[amenity]}
        </button>
      ))}
    </div>
  )
}
