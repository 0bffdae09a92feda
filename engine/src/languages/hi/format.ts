import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords } from '../../format/format-words.ts'

/** 0 to 99: Hindi has a word of its own for each. */
const upTo99 = `
  शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`
  .trim()
  .split(/\s+/)

const units: Record<SizeUnit, string> = {
  sqft: 'वर्ग फुट',
  sqm: 'वर्ग मीटर',
  gaj: 'गज',
  cent: 'सेंट',
  ground: 'ग्राउंड',
  gunta: 'गुंठा',
  acre: 'एकड़',
  marla: 'मरला',
  kanal: 'कनाल',
  katha: 'कट्ठा',
}

// For a native speaker to check: "महीने के ₹ 28,000", and BHK in Latin letters as in advertisements.
export const hindiFormat: FormatWords = {
  inWords,
  quartersInWords,
  pointInWords: 'दशमलव',
  lakh: (text) => `${text} लाख`,
  crore: (text) => `${text} करोड़`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} रुपये` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `महीने के ${amount}` : amount),
  upTo: (text) => `${text} तक`,
  atLeast: (text) => `कम से कम ${text}`,
  between: (from, to) => `${from} से ${to}`,
  size: (text, _count, unit) => `${text} ${units[unit]}`,
  perUnit: (amount, unit) => `${amount} प्रति ${units[unit]}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, यानी ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'स्टूडियो'
    if (from !== null && to !== null) return from === to ? `${from} बेडरूम` : `${from} से ${to} बेडरूम`
    return from === null ? `ज़्यादा से ज़्यादा ${to} बेडरूम` : `कम से कम ${from} बेडरूम`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'स्टूडियो'
    const noun = mode === 'spoken' ? 'बीएचके' : 'BHK'
    if (from !== null && to !== null) return from === to ? `${from} ${noun}` : `${from} से ${to} ${noun}`
    return from === null ? `${to} ${noun} तक के` : `${from} या ज़्यादा ${noun} के`
  },
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, _count, mode) => `${text} ${mode === 'written' ? 'किमी' : 'किलोमीटर'}`,
}

/** 2850000 is "अट्ठाईस लाख पचास हज़ार". */
function inWords(whole: number): string {
  if (whole < 100) return upTo99[whole] ?? ''
  for (const [size, name] of [
    [1e7, 'करोड़'],
    [1e5, 'लाख'],
    [1e3, 'हज़ार'],
    [100, 'सौ'],
  ] as const) {
    if (whole < size) continue
    const rest = whole % size
    const head = `${inWords(Math.floor(whole / size))} ${name}`
    return rest === 0 ? head : `${head} ${inWords(rest)}`
  }
  return String(whole)
}

/** डेढ़, ढाई, सवा तीन, साढ़े तीन, पौने चार. */
function quartersInWords(whole: number, quarters: 1 | 2 | 3): string | null {
  if (whole >= 99) return null
  if (whole === 0) return ['', 'चौथाई', 'आधा', 'पौन'][quarters] ?? null
  if (quarters === 1) return whole === 1 ? 'सवा' : `सवा ${inWords(whole)}`
  if (quarters === 3) return `पौने ${inWords(whole + 1)}`
  if (whole < 3) return whole === 1 ? 'डेढ़' : 'ढाई'
  return `साढ़े ${inWords(whole)}`
}
