import { expect, it } from 'vitest'
import { tamil } from '../../languages/ta/index.ts'
import { spokenForms, writtenForms } from './inflected-words.ts'
import { createSoundReader } from './sound-reader.ts'

const inflections = [
  { stems: ['தேட', 'பாட'], endings: ['', 'ணும்', 'ோணும்'] },
  { stems: ['தேடின'], endings: ['ான்'] },
]

it('finds a stem with any of its endings', () => {
  const forms = writtenForms(inflections)
  for (const form of ['தேட', 'பாடணும்', 'தேடோணும்', 'தேடினான்']) expect(forms.find(form)).toBe(form)
})

it('finds no stem with an ending of others', () => {
  const forms = writtenForms(inflections)
  for (const other of ['தேடான்', 'தேடின', 'ணும்', '']) expect(forms.find(other)).toBeNull()
})

it('finds forms by their sound, where a vowel sign takes the place of the vowel before it', () => {
  const { soundOf } = createSoundReader(tamil, [])
  const forms = spokenForms(inflections, (words) => words.map(soundOf))
  expect(forms.find(soundOf('thedanum'))).toBe('தேடணும்')
  expect(forms.find(soundOf('thaedonum'))).toBe('தேடோணும்')
  expect(forms.find(soundOf('thedinaan'))).toBe('தேடினான்')
  expect(forms.find(soundOf('thedaan'))).toBeNull()
})

it('finds nearly every form of the everyday verbs of Tamil as it is written and as it sounds', () => {
  const all = (tamil.inflected ?? []).flatMap(({ stems, endings }) =>
    stems.flatMap((stem) => endings.map((ending) => stem + ending)),
  )
  const { soundOf, wordOf } = createSoundReader(tamil, [])
  const written = writtenForms(tamil.inflected ?? [])
  expect(all.filter((form) => written.find(form) === null)).toEqual([])
  const sounding = all.filter((form) => wordOf(soundOf(form)) !== null).length
  expect(sounding / all.length).toBeGreaterThan(0.99)
})
