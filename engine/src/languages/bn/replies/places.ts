import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** কলকাতা → কলকাতায়, দিল্লি → দিল্লিতে, চেন্নাই → চেন্নাইয়ে, কানপুর → কানপুরে. */
function inside(name: string): string {
  if (/[\dA-Z]$/.test(name)) return `${name}-এ`
  if (name.endsWith('া')) return `${name}য়`
  if (/[িীুূেৈোৌ]$/.test(name)) return `${name}তে`
  return /[ইউওএং]$/.test(name) ? `${name}য়ে` : `${name}ে`
}

/** কলকাতা → কলকাতার, চেন্নাই → চেন্নাইয়ের, কানপুর → কানপুরের. */
function of(name: string): string {
  if (/[\dA-Z]$/.test(name)) return `${name}-এর`
  if (/[ািীুূেৈোৌ]$/.test(name)) return `${name}র`
  return /[ইউওএং]$/.test(name) ? `${name}য়ের` : `${name}ের`
}

const own: PlaceForms = { in: inside, near: (name) => `${of(name)} কাছে`, of }

const behind = (within: string, there: string): PlaceForms => ({
  in: (name) => `${name} ${within}`,
  near: (name) => `${name} ${there} কাছে`,
  of: (name) => `${name} ${there}`,
})

/** How places are spoken of in Bengali. */
export const places = createPlaceWords(placeNames, {
  own,
  latin: { city: behind('শহরে', 'শহরের'), area: behind('এলাকায়', 'এলাকার') },
  both: ({ ofCity, inArea }) => `${ofCity} ${inArea}`,
  several: {
    named: (names) => names.join(', '),
    in: (inside) => `${inside.slice(0, -1).join(', ')} আর ${inside.at(-1)}`,
  },
})
