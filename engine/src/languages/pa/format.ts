import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords } from '../../format/format-words.ts'

/** 0 to 99: Punjabi has a word of its own for each. */
const upTo99 = `
  ਸਿਫ਼ਰ ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ
  ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ ਤੇਰਾਂ ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਅਠਾਰਾਂ ਉੱਨੀ
  ਵੀਹ ਇੱਕੀ ਬਾਈ ਤੇਈ ਚੌਵੀ ਪੱਚੀ ਛੱਬੀ ਸਤਾਈ ਅਠਾਈ ਉਣੱਤੀ
  ਤੀਹ ਇਕੱਤੀ ਬੱਤੀ ਤੇਤੀ ਚੌਂਤੀ ਪੈਂਤੀ ਛੱਤੀ ਸੈਂਤੀ ਅਠੱਤੀ ਉਣਤਾਲੀ
  ਚਾਲੀ ਇਕਤਾਲੀ ਬਿਆਲੀ ਤਿਤਾਲੀ ਚੁਤਾਲੀ ਪੰਤਾਲੀ ਛਿਆਲੀ ਸੰਤਾਲੀ ਅਠਤਾਲੀ ਉਣੰਜਾ
  ਪੰਜਾਹ ਇਕਵੰਜਾ ਬਵੰਜਾ ਤਰਵੰਜਾ ਚੁਰੰਜਾ ਪਚਵੰਜਾ ਛਪੰਜਾ ਸਤਵੰਜਾ ਅਠਵੰਜਾ ਉਣਾਹਠ
  ਸੱਠ ਇਕਾਹਠ ਬਾਹਠ ਤਰੇਹਠ ਚੌਂਹਠ ਪੈਂਹਠ ਛਿਆਹਠ ਸਤਾਹਠ ਅਠਾਹਠ ਉਣੱਤਰ
  ਸੱਤਰ ਇਕੱਤਰ ਬਹੱਤਰ ਤਿਹੱਤਰ ਚੁਹੱਤਰ ਪੰਝੱਤਰ ਛਿਹੱਤਰ ਸਤੱਤਰ ਅਠੱਤਰ ਉਣਾਸੀ
  ਅੱਸੀ ਇਕਾਸੀ ਬਿਆਸੀ ਤਿਰਾਸੀ ਚੁਰਾਸੀ ਪਚਾਸੀ ਛਿਆਸੀ ਸਤਾਸੀ ਅਠਾਸੀ ਉਣਾਨਵੇਂ
  ਨੱਬੇ ਇਕਾਨਵੇਂ ਬਾਨਵੇਂ ਤਿਰਾਨਵੇਂ ਚੁਰਾਨਵੇਂ ਪਚਾਨਵੇਂ ਛਿਆਨਵੇਂ ਸਤਾਨਵੇਂ ਅਠਾਨਵੇਂ ਨੜਿੰਨਵੇਂ`
  .trim()
  .split(/\s+/)

const units: Record<SizeUnit, string> = {
  sqft: 'ਵਰਗ ਫੁੱਟ',
  sqm: 'ਵਰਗ ਮੀਟਰ',
  gaj: 'ਗਜ',
  cent: 'ਸੈਂਟ',
  ground: 'ਗਰਾਊਂਡ',
  gunta: 'ਗੁੰਠਾ',
  acre: 'ਕਿੱਲਾ',
  marla: 'ਮਰਲਾ',
  kanal: 'ਕਨਾਲ',
  katha: 'ਕੱਠਾ',
}

/** More than one of these: ਮਰਲੇ, ਕਿੱਲੇ; the others stay as they are. */
const plurals: Partial<Record<SizeUnit, string>> = {
  gunta: 'ਗੁੰਠੇ',
  acre: 'ਕਿੱਲੇ',
  marla: 'ਮਰਲੇ',
  katha: 'ਕੱਠੇ',
}

// For a native speaker to check: "ਮਹੀਨੇ ਦੇ ₹ 28,000", acres as ਕਿੱਲੇ, and BHK in Latin letters as in advertisements.
export const punjabiFormat: FormatWords = {
  inWords,
  quartersInWords,
  pointInWords: 'ਦਸ਼ਮਲਵ',
  lakh: (text) => `${text} ਲੱਖ`,
  crore: (text) => `${text} ਕਰੋੜ`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} ਰੁਪਏ` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `ਮਹੀਨੇ ਦੇ ${amount}` : amount),
  upTo: (text) => `${text} ਤੱਕ`,
  atLeast: (text) => `ਘੱਟੋ-ਘੱਟ ${text}`,
  between: (from, to) => `${from} ਤੋਂ ${to}`,
  size: (text, count, unit) => `${text} ${(count > 1 ? plurals[unit] : undefined) ?? units[unit]}`,
  perUnit: (amount, unit) => `${amount} ਪ੍ਰਤੀ ${units[unit]}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, ਯਾਨੀ ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'ਸਟੂਡੀਓ'
    if (from !== null && to !== null) return from === to ? `${from} ਬੈੱਡਰੂਮ` : `${from} ਤੋਂ ${to} ਬੈੱਡਰੂਮ`
    return from === null ? `ਵੱਧ ਤੋਂ ਵੱਧ ${to} ਬੈੱਡਰੂਮ` : `ਘੱਟੋ-ਘੱਟ ${from} ਬੈੱਡਰੂਮ`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'ਸਟੂਡੀਓ'
    const noun = mode === 'spoken' ? 'ਬੀਐਚਕੇ' : 'BHK'
    if (from !== null && to !== null) return from === to ? `${from} ${noun}` : `${from} ਤੋਂ ${to} ${noun}`
    return from === null ? `${to} ${noun} ਤੱਕ ਦੇ` : `${from} ਜਾਂ ਵੱਧ ${noun} ਦੇ`
  },
  months: ['ਜਨਵਰੀ', 'ਫਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾਈ', 'ਅਗਸਤ', 'ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'],
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, _count, mode) => `${text} ${mode === 'written' ? 'ਕਿਮੀ' : 'ਕਿਲੋਮੀਟਰ'}`,
}

/** 2850000 is "ਅਠਾਈ ਲੱਖ ਪੰਜਾਹ ਹਜ਼ਾਰ". */
function inWords(whole: number): string {
  if (whole < 100) return upTo99[whole] ?? ''
  for (const [size, name] of [
    [1e7, 'ਕਰੋੜ'],
    [1e5, 'ਲੱਖ'],
    [1e3, 'ਹਜ਼ਾਰ'],
    [100, 'ਸੌ'],
  ] as const) {
    if (whole < size) continue
    const rest = whole % size
    const head = `${inWords(Math.floor(whole / size))} ${name}`
    return rest === 0 ? head : `${head} ${inWords(rest)}`
  }
  return String(whole)
}

/** ਡੇਢ, ਢਾਈ, ਸਵਾ ਤਿੰਨ, ਸਾਢੇ ਤਿੰਨ, ਪੌਣੇ ਚਾਰ. */
function quartersInWords(whole: number, quarters: 1 | 2 | 3): string | null {
  if (whole >= 99) return null
  if (whole === 0) return ['', 'ਚੌਥਾਈ', 'ਅੱਧਾ', 'ਪੌਣ'][quarters] ?? null
  if (quarters === 1) return whole === 1 ? 'ਸਵਾ' : `ਸਵਾ ${inWords(whole)}`
  if (quarters === 3) return `ਪੌਣੇ ${inWords(whole + 1)}`
  if (whole < 3) return whole === 1 ? 'ਡੇਢ' : 'ਢਾਈ'
  return `ਸਾਢੇ ${inWords(whole)}`
}
