import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords, Mode } from '../../format/format-words.ts'

const small = [
  'సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది పదకొండు పన్నెండు పదమూడు పద్నాలుగు పదిహేను',
  'పదహారు పదిహేడు పద్దెనిమిది పంతొమ్మిది',
]
  .join(' ')
  .split(' ')
const tens = ['', '', ...'ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై'.split(' ')]

/** Names of units: one, many, and as they are spoken where the written name is an abbreviation. */
const units: Record<SizeUnit, { one: string; many: string; spoken?: string }> = {
  sqft: { one: 'చ.అడుగు', many: 'చ.అడుగులు', spoken: 'చదరపు అడుగులు' },
  sqm: { one: 'చ.మీటర్', many: 'చ.మీటర్లు', spoken: 'చదరపు మీటర్లు' },
  gaj: { one: 'గజం', many: 'గజాలు' },
  cent: { one: 'సెంటు', many: 'సెంట్లు' },
  ground: { one: 'గ్రౌండ్', many: 'గ్రౌండ్లు' },
  gunta: { one: 'గుంట', many: 'గుంటలు' },
  acre: { one: 'ఎకరం', many: 'ఎకరాలు' },
  marla: { one: 'మర్లా', many: 'మర్లాలు' },
  kanal: { one: 'కనాల్', many: 'కనాల్లు' },
  katha: { one: 'కఠా', many: 'కఠాలు' },
}

/** For a native speaker to check: the halves ("రెండున్నర") and the bounds around amounts. */
export const teluguFormat: FormatWords = {
  inWords,
  quartersInWords: (whole, quarters) => {
    if (whole === 0) return { 1: 'పావు', 2: 'అర', 3: 'ముప్పావు' }[quarters]
    return quarters === 2 && whole < 100 ? `${inWords(whole)}న్నర` : null
  },
  pointInWords: 'పాయింట్',
  lakh: (text) => scaled(text, 'లక్ష', 'లక్షలు'),
  crore: (text) => scaled(text, 'కోటి', 'కోట్లు'),
  rupees: (text, mode) => (mode === 'spoken' ? `${oblique(text)} రూపాయలు` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `నెలకు ${amount}` : amount),
  upTo: (text) => `${oblique(text)} వరకు`,
  atLeast: (text) => `కనీసం ${text}`,
  between: (from, to) => `${oblique(from)} నుంచి ${oblique(to)} వరకు`,
  size: (text, count, unit, mode) => `${beforeNoun(text)} ${unitName(unit, count, mode)}`,
  perUnit: (amount, unit, mode) => `ఒక్కో ${unitName(unit, 1, mode)} ${amount}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, అంటే ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'స్టూడియో'
    const noun = most === 1 ? 'బెడ్‌రూమ్' : 'బెడ్‌రూమ్‌లు'
    if (from === null) return `${oblique(`${beforeNoun(to ?? '')} ${noun}`)} వరకు`
    if (to === null) return `కనీసం ${beforeNoun(from)} ${noun}`
    return from === to ? `${beforeNoun(from)} ${noun}` : `${from} నుంచి ${to} ${noun}`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'స్టూడియో'
    const noun = mode === 'written' ? 'BHK' : most === 1 ? 'బెడ్‌రూమ్' : 'బెడ్‌రూమ్‌ల'
    if (from === null) return `గరిష్టంగా ${beforeNoun(to ?? '')} ${noun}`
    if (to === null) return `కనీసం ${beforeNoun(from)} ${noun}`
    return from === to ? `${beforeNoun(from)} ${noun}` : `${from} నుంచి ${to} ${noun}`
  },
  months: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్'.split(' '),
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, count, mode) => {
    if (mode === 'written') return `${text} కి.మీ`
    return `${beforeNoun(text)} ${count === 1 ? 'కిలోమీటర్' : 'కిలోమీటర్లు'}`
  },
}

/** Plurals change before another noun and before a postposition: "లక్షలు", "లక్షల వరకు". */
function oblique(text: string): string {
  return text.replace(/లు$/u, 'ల')
}

/** A number before what it counts: "ఒక గజం", "ఇరవై ఒక్క గజాలు", "రెండు వందల గజాలు". */
function beforeNoun(text: string): string {
  return text === 'ఒకటి' ? 'ఒక' : oblique(text).replace(/ ఒకటి$/u, ' ఒక్క')
}

/** "1 లక్ష", "45 లక్షలు", and in words "లక్ష", "లక్షన్నర". */
function scaled(text: string, one: string, many: string): string {
  if (text === 'ఒకటి') return one
  if (text === 'ఒకటిన్నర') return `${one}న్నర`
  return text === '1' || text === 'అర' || text === 'పావు' || text === 'ముప్పావు'
    ? `${text} ${one}`
    : `${beforeNoun(text)} ${many}`
}

function unitName(unit: SizeUnit, count: number, mode: Mode): string {
  const { one, many, spoken } = units[unit]
  if (mode === 'spoken' && spoken !== undefined) return count > 1 ? spoken : spoken.replace(/లు$/u, '')
  return count > 1 ? many : one
}

/** One hundred and one lakh as they stand before more: "నూట యాభై", "లక్షా ఇరవై వేలు". */
const beforeMore: Readonly<Record<string, string>> = { వంద: 'నూట', లక్ష: 'లక్షా' }

/** Telugu counted in thousand, lakh and crore: 2850000 is "ఇరవై ఎనిమిది లక్షల యాభై వేలు". */
function inWords(whole: number): string {
  if (whole < 20) return small[whole] ?? ''
  if (whole < 100) {
    const rest = whole % 10
    const ten = tens[Math.floor(whole / 10)] ?? ''
    return rest === 0 ? ten : `${ten} ${small[rest]}`
  }
  for (const [size, one, many] of [
    [1e7, 'కోటి', 'కోట్లు'],
    [1e5, 'లక్ష', 'లక్షలు'],
    [1e3, 'వెయ్యి', 'వేలు'],
    [100, 'వంద', 'వందలు'],
  ] as const) {
    if (whole < size) continue
    const count = Math.floor(whole / size)
    const rest = whole % size
    const head = count === 1 ? one : `${beforeNoun(inWords(count))} ${many}`
    if (rest === 0) return head
    const joined = beforeMore[head] ?? oblique(head)
    return `${joined} ${inWords(rest)}`
  }
  return String(whole)
}
