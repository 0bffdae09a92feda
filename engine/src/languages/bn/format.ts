import type { SizeUnit } from '@guru/contract/vocabulary'
import type { FormatWords } from '../../format/format-words.ts'

// For a native speaker to check: কুড়ি rather than বিশ, and দুশো, নশো as people say them in Kolkata.
const upTo99: readonly string[] = `
  শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়
  দশ এগারো বারো তেরো চোদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ
  কুড়ি একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আঠাশ ঊনত্রিশ
  ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
  চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
  পঞ্চাশ একান্ন বাহান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
  ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
  সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
  আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি অষ্টাশি ঊননব্বই
  নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`
  .trim()
  .split(/\s+/)

const hundreds = ' একশো দুশো তিনশো চারশো পাঁচশো ছশো সাতশো আটশো নশো'.split(' ')

const units: Record<SizeUnit, string> = {
  sqft: 'বর্গফুট',
  sqm: 'বর্গমিটার',
  gaj: 'গজ',
  cent: 'সেন্ট',
  ground: 'গ্রাউন্ড',
  gunta: 'গুন্টা',
  acre: 'একর',
  marla: 'মারলা',
  kanal: 'কানাল',
  katha: 'কাঠা',
}

export const bengaliFormat: FormatWords = {
  inWords,
  quartersInWords,
  pointInWords: 'দশমিক',
  lakh: (text) => `${text} লাখ`,
  crore: (text) => `${text} কোটি`,
  rupees: (text, mode) => (mode === 'spoken' ? `${text} টাকা` : `₹ ${text}`),
  price: (amount, transaction) => (transaction === 'rent' ? `মাসে ${amount}` : amount),
  upTo: (text) => `${text} পর্যন্ত`,
  atLeast: (text) => `অন্তত ${text}`,
  between: (from, to) => `${from} থেকে ${to}`,
  size: (text, _count, unit) => `${text} ${units[unit]}`,
  perUnit: (amount, unit) => `প্রতি ${units[unit]} ${amount}`,
  sizeInBoth: (own, squareFeet, mode) =>
    mode === 'spoken' ? `${own}, মানে ${squareFeet}` : `${own} (${squareFeet})`,
  bedrooms: ({ from, to }, most) => {
    if (most === 0) return 'স্টুডিও'
    if (from !== null && to !== null) return `${from === to ? some(from) : either(from, to, most)} বেডরুম`
    return from === null ? `বড়জোর ${some(to ?? '')} বেডরুম` : `অন্তত ${some(from)} বেডরুম`
  },
  bhk: ({ from, to }, most, mode) => {
    if (most === 0) return 'স্টুডিও'
    const noun = mode === 'spoken' ? 'বেডরুমের' : 'BHK'
    if (from !== null && to !== null) return `${from === to ? from : `${from} থেকে ${to}`} ${noun}`
    return from === null ? `সর্বোচ্চ ${to} ${noun}` : `${from} বা বেশি ${noun}`
  },
  months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  date: (day, month, year) => `${day} ${month} ${year}`,
  kilometres: (text, _count, mode) => (mode === 'written' ? `${text} কিমি` : `${text} কিলোমিটার`),
}

/** "একটা বা দুটো": numbers that follow each other; "1 থেকে 3টে" of others. */
function either(from: string, to: string, most: number): string {
  const follow = from === String(most - 1) || from === inWords(most - 1)
  return `${some(from)} ${follow ? 'বা' : 'থেকে'} ${some(to)}`
}

/** "একটা", "দুটো": rooms as they are counted in speech, in digits or in words. */
function some(count: string): string {
  return counted[count] ?? `${count}টা`
}

const counted: Readonly<Record<string, string>> = {
  1: 'একটা',
  এক: 'একটা',
  2: 'দুটো',
  দুই: 'দুটো',
  3: 'তিনটে',
  তিন: 'তিনটে',
  4: 'চারটে',
  চার: 'চারটে',
}

/** Bengali counts in hundreds written as one word: 2850000 is "আঠাশ লাখ পঞ্চাশ হাজার". */
function inWords(whole: number): string {
  if (whole < 100) return upTo99[whole] ?? ''
  if (whole < 1000) return withRest(hundreds[Math.floor(whole / 100)] ?? '', whole % 100)
  for (const [size, name] of [
    [1e7, 'কোটি'],
    [1e5, 'লাখ'],
    [1e3, 'হাজার'],
  ] as const) {
    if (whole >= size) return withRest(`${inWords(Math.floor(whole / size))} ${name}`, whole % size)
  }
  return String(whole)
}

function withRest(head: string, rest: number): string {
  return rest === 0 ? head : `${head} ${inWords(rest)}`
}

/** Halves and quarters have words of their own: দেড়, আড়াই, সাড়ে তিন, সওয়া দুই, পৌনে তিন. */
function quartersInWords(whole: number, quarters: 1 | 2 | 3): string | null {
  if (whole > 99) return null
  if (quarters === 3) return `পৌনে ${inWords(whole + 1)}`
  if (whole === 0) return null
  if (quarters === 1) return `সওয়া ${inWords(whole)}`
  if (whole === 1) return 'দেড়'
  return whole === 2 ? 'আড়াই' : `সাড়ে ${inWords(whole)}`
}
