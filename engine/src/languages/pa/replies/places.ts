import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** Cities of Punjab that change before a postposition, as people there say them: ਲੁਧਿਆਣੇ ਵਿੱਚ. */
const changing: ReadonlySet<string> = new Set(
  'ਲੁਧਿਆਣਾ ਪਟਿਆਲਾ ਬਠਿੰਡਾ ਪੰਚਕੂਲਾ ਮਨੀਮਾਜਰਾ ਫਗਵਾੜਾ ਬਰਨਾਲਾ ਮਾਨਸਾ ਖੰਨਾ ਬਟਾਲਾ ਰਾਜਪੁਰਾ ਨਾਭਾ ਸਮਾਣਾ ਕਪੂਰਥਲਾ ਮਲੇਰਕੋਟਲਾ ਮੋਗਾ ਦਸੂਹਾ ਕੋਟਕਪੂਰਾ ਮੋਰਿੰਡਾ'.split(
    ' ',
  ),
)

/** A name as it stands before a postposition. */
export function obliqueName(name: string): string {
  return changing.has(name) ? name.replace(/ਾ$/, 'ੇ') : name
}

/** Postpositions stand by themselves behind a name in any letters. */
const forms: PlaceForms = {
  // One lives on a road: ਕੋਹਾੜਾ ਰੋਡ ’ਤੇ.
  in: (name) =>
    `${obliqueName(name)} ${/(?:^|[ -])(?:ਰੋਡ|ਮਾਰਗ|ਸਟਰੀਟ|Road|Street|Marg)$/.test(name) ? '’ਤੇ' : 'ਵਿੱਚ'}`,
  near: (name) => `${obliqueName(name)} ਦੇ ਨੇੜੇ`,
  of: (name) => `${obliqueName(name)} ਦੇ`,
}

/** "ਮਾਡਲ ਟਾਊਨ ਅਤੇ ਦੁੱਗਰੀ" */
function all(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ਅਤੇ ${names.at(-1)}`
}

/** How places are spoken of in Punjabi. */
export const places = createPlaceWords(placeNames, {
  own: forms,
  latin: { city: forms, area: forms },
  both: ({ ofCity, inArea }) => `${ofCity} ${inArea}`,
  // One postposition serves all: the names stand before it.
  several: {
    named: all,
    in: (inside) =>
      all(inside.map((one, at) => (at < inside.length - 1 ? one.replace(/ (?:ਵਿੱਚ|’ਤੇ)$/, '') : one))),
  },
})
