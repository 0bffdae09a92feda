import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** ർ is ര in native names (തൃശ്ശൂരിൽ) and റ in others (നഗറിൽ). */
const withVowel: Readonly<Record<string, string>> = { ർ: 'റ', ൻ: 'ന', ൽ: 'ല', ൾ: 'ള', ൺ: 'ണ' }

/** കൊച്ചി → കൊച്ചിയിൽ, കൊല്ലം → കൊല്ലത്ത്, കാക്കനാട് → കാക്കനാട്ട്, തൃശ്ശൂർ → തൃശ്ശൂരിൽ. */
function inside(name: string): string {
  if (/[\dA-Z]$/.test(name)) return `${name}ൽ`
  if (/ൂർ$/.test(name)) return name.replace(/ർ$/, 'രിൽ')
  const last = withVowel[name.at(-1) ?? '']
  if (last !== undefined) return `${name.slice(0, -1)}${last}ിൽ`
  if (/ാം$/.test(name)) return name.replace(/ം$/, 'മിൽ')
  if (/ം$/.test(name)) return name.replace(/ം$/, 'ത്ത്')
  // വെഞ്ഞാറമൂട് → വെഞ്ഞാറമൂട്ടിൽ
  if (/(?:ൂ|മേ)ട്$/.test(name)) return name.replace(/ട്$/, 'ട്ടിൽ')
  if (/[ാോേ]ട്$/.test(name)) return name.replace(/ട്$/, 'ട്ട്')
  if (/[^്]ക്$/.test(name)) return name.replace(/ക്$/, 'ക്കിൽ')
  if (/്$/.test(name)) return name.replace(/്$/, 'ിൽ')
  if (/[ുൂൊോൗ]$/.test(name)) return `${name}വിൽ`
  return `${name}യിൽ`
}

/** What is there: കൊച്ചിയിലെ, കൊല്ലത്തെ, കാക്കനാട്ടെ. */
function of(name: string): string {
  return inside(name).replace(/ൽ$/, 'ലെ').replace(/്$/, 'െ')
}

const own: PlaceForms = { in: inside, near: (name) => `${name} പരിസരത്ത്`, of }

const behind = (within: string, there: string): PlaceForms => ({
  in: (name) => `${name} ${within}`,
  near: (name) => `${name} പരിസരത്ത്`,
  of: (name) => `${name} ${there}`,
})

/** How places are spoken of in Malayalam. */
export const places = createPlaceWords(placeNames, {
  own,
  latin: { city: behind('നഗരത്തിൽ', 'നഗരത്തിലെ'), area: behind('ഭാഗത്ത്', 'ഭാഗത്തെ') },
  both: ({ ofCity, inArea }) => `${ofCity} ${inArea}`,
  several: {
    named: (names) => names.join(', '),
    in: (inside) => inside.map((one) => one.replace(/ൽ$/, 'ലും').replace(/്$/, 'ും')).join(' '),
  },
})
