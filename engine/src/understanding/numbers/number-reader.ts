import type { NumberSpan } from './number-span.ts'
import { isTens, type NumberText } from './number-text.ts'

/** Reads one number by adding up its parts; a part of a smaller scale may follow one of a larger. */
export class NumberReader {
  private readonly text: NumberText
  /** Parts that have their scale. */
  private total = 0
  /** The part that may still be multiplied. */
  private current: number | null = null
  private lastScale = 1
  /** Scale of the part before: the next one must be smaller. */
  private ceiling = Number.POSITIVE_INFINITY
  private inWords = false
  private parts = 0

  constructor(text: NumberText) {
    this.text = text
  }

  read(from: number): NumberSpan | null {
    let at = from
    let to = from
    while (at < this.text.tokens.length) {
      if (at > from && this.text.isClosed(at - 1)) break
      const used = this.step(at)
      if (used > 0) {
        at += used
        to = at
        this.parts++
        continue
      }
      const skipped = this.parts > 0 ? this.joiner(at) : 0
      if (skipped === 0) break
      at += skipped
    }
    if (to === from) return null
    to += this.text.counter(to)
    const value = this.total + (this.current ?? 0) * this.scaleUnsaid(to)
    const vague = to === from + 1 && this.text.lexicon.vague.has(this.text.word(from))
    const worded = this.text.tokens[from]?.kind === 'word'
    return { from, to, value: round(value), scale: this.lastScale, kind: 'cardinal', vague, worded }
  }

  /**
   * "A crore twenty", "one lakh fifty": Indian English leaves out the scale of the tens that close an amount; behind a
   * crore every language does.
   */
  private scaleUnsaid(to: number): number {
    if (this.total === 0 || this.lastScale < 100_000 || this.text.isMoney(to)) return 1
    const tens = this.current ?? 0
    if (this.lastScale === crore && isOfLakhs(tens)) return crore / 100
    return isTens(tens) && this.text.lexicon.hundredsUnsaid.has(this.text.word(to - 1))
      ? this.lastScale / 100
      : 1
  }

  /** Takes the part at a token and returns how many tokens it has; 0 when none fits there. */
  private step(at: number): number {
    const token = this.text.tokens[at]
    if (token === undefined) return 0
    if (token.kind === 'number') return this.digits(at, Number(token.text))
    if (token.kind !== 'word') return 0
    return (
      this.fractionAfter(at) ||
      this.scale(at) ||
      this.fractionBefore(at) ||
      this.value(at) ||
      this.point(at) ||
      this.one(at)
    )
  }

  private digits(at: number, value: number): number {
    const raw = this.text.tokens[at]?.raw ?? ''
    if (
      this.current !== null &&
      value < 1 &&
      !raw.includes('.') &&
      !/\d/.test(raw) &&
      !this.text.tokens[at]?.spaced
    ) {
      this.current += value // "2½"
      return 1
    }
    if (this.current !== null) return this.writtenFraction(at)
    if (this.total > 0) {
      // "1 crore 20 lakh": digits go on only when a smaller scale follows them.
      const next = this.text.scaleAt(at + 1)
      const smaller = next !== undefined && next < this.ceiling
      if (!smaller && !this.isLakhsUnsaid(value, at)) return 0
    }
    const part = this.parts === 0 && this.text.isPartOfOne(at + 3) ? this.text.fractionAt(at) : 0
    this.current = part > 0 ? part : value
    return part > 0 ? 3 : 1
  }

  /** The "1/2" of "1 1/2 crore". */
  private writtenFraction(at: number): number {
    if (this.current === null || this.inWords || !Number.isInteger(this.current)) return 0
    const part = this.text.fractionAt(at)
    this.current += part
    return part > 0 ? 3 : 0
  }

  private value(at: number): number {
    const value = this.text.value(at)
    if (value === undefined) return 0
    if (this.current !== null) return this.addTo(this.current, value, at)
    if (this.total > 0 && !this.goesOn(at)) return 0
    this.current = value
    this.inWords = true
    return 1
  }

  /** "twenty five", "two hundred fifty", "three quarters". */
  private addTo(current: number, value: number, at: number): number {
    // Some who spell amounts out set a one before lakh in any case: "ಎರಡು ಒಂದು ಲಕ್ಷ" is two lakh.
    const whole = isTens(current % 100) || (current >= 100 && current % 100 === 0)
    if (value === 1 && this.inWords && !whole && (this.text.scaleAt(at + 1) ?? 0) >= 100_000) return 1
    if (this.isHundredsUnsaid(current, value, at)) {
      this.current = current * 100 + value
      return 1
    }
    if (value > 0 && value < 1) {
      if (current !== 3) return 0
      this.current = current * value
      return 1
    }
    // ষাট নয় is no 69.
    const joins = !this.text.lexicon.ownWordEach.has(this.text.word(at))
    const digit = joins && isTens(current % 100) && value >= 1 && value < 10
    const belowHundred = current >= 100 && current % 100 === 0 && value >= 1 && value < 100
    // "sau dedh sau" are a hundred and one hundred and fifty, but "yaabhai okatinnara" is 51 and a half.
    const apart = current >= 100 && !Number.isInteger(value) && this.text.tokens[at]?.spaced === true
    if (!this.inWords || apart || !(digit || belowHundred)) return 0
    // "muppath tu naalpath": the English "to" as it sounds is no two.
    if (value === 2 && digit && this.text.isTensAbove(current, at + 1)) return 0
    if (current >= 100 && value < 10 && this.text.isUnit(at + 1)) return 0
    this.current = current + value
    return 1
  }

  /** "One fifty", "two twenty five lakhs": Indian English leaves the hundred out. "One thirty by forty" is a plot. */
  private isHundredsUnsaid(current: number, value: number, at: number): boolean {
    const { hundredsUnsaid, values } = this.text.lexicon
    if (this.parts !== 1 || !isTens(value) || !hundredsUnsaid.has(this.text.word(at - 1)) || current > 9)
      return false
    if (!hundredsUnsaid.has(this.text.word(at)) || this.text.tokens[at]?.spaced !== true) return false
    const digit = values.get(this.text.word(at + 1)) ?? 0
    const next = digit >= 1 && digit < 10 ? at + 2 : at + 1
    const scale = this.text.scaleAt(next)
    if (scale !== undefined) return scale >= 100_000
    return (
      !values.has(this.text.word(next)) &&
      this.text.tokens[next]?.kind !== 'number' &&
      this.text.word(next) !== 'by'
    )
  }

  /**
   * May the words at a token continue "two lakh …"? With a smaller scale behind them they do; without one
   * only where nothing follows that they could count, or money: "one lakh twenty-five rupees".
   */
  private goesOn(at: number): boolean {
    if (this.inWords && this.isLakhsUnsaid(this.text.value(at) ?? 0, at)) return true
    // "aayirathu irunooru": two hundred is one word.
    const value = this.text.value(at) ?? 0
    if (value >= 100 && value < this.lastScale) return true
    for (let next = at + 1; next <= at + 3; next++) {
      const scale = this.text.scaleAt(next)
      // "hazar barah sau" is a thousand to twelve hundred, no 2200.
      if (scale !== undefined) return scale < this.ceiling && value * scale < this.ceiling
      if (this.text.value(next) !== undefined) continue
      const ends =
        this.lastScale <= 1000 || this.text.tokens[next]?.kind !== 'word' || this.text.isMoney(next)
      // "Five thousand for one house": a one before another word opens something new.
      const article =
        this.text.lexicon.vague.has(this.text.word(at)) &&
        this.text.tokens[next]?.kind === 'word' &&
        !(this.lastScale <= 1000 && this.text.isMoney(next))
      return this.inWords && ends && !article && !this.text.isUnit(next)
    }
    return false
  }

  /** "Ek crore tees tak", "1 crore 30": lakhs behind a crore, where they count nothing else. */
  private isLakhsUnsaid(value: number, at: number): boolean {
    if (
      this.lastScale !== crore ||
      !isOfLakhs(value) ||
      goesOnAsRange.has(this.text.tokens[at + 1]?.text ?? '')
    )
      return false
    if (this.text.tokens[at + 1]?.kind === 'number') return false
    const counts =
      this.text.isUnit(at + 1) || this.text.isSize(at + 1) || this.text.value(at + 1) !== undefined
    return !counts && this.text.scaleAt(at + 1) === undefined
  }

  private scale(at: number): number {
    const token = this.text.tokens[at]
    const scale = this.text.lexicon.scales.get(this.text.word(at))
    this.inWords ||= scale !== undefined
    const short = scale === undefined ? this.text.lexicon.shortScales.get(token?.text ?? '') : undefined
    const by = scale ?? short
    if (by === undefined) return 0
    if (scale === crore && this.total > 0 && this.lastScale < crore) return this.thousandsOfCrore()
    // "Hundred thousand" counts one hundred, a "hundred" by itself is not counted.
    const hundreds = by === 100 && (this.text.scaleAt(at + 1) ?? 0) > 100
    if (this.current === null && !hundreds && !this.text.lexicon.bareScales.has(this.text.word(at))) return 0
    // "Twenty-five k" is an amount, but the k of "bees k andar" a short "ke".
    const mayBeShort =
      this.text.tokens[at - 1]?.kind === 'number' || this.text.lexicon.beforeShort.has(this.text.word(at - 1))
    if (short !== undefined && !mayBeShort) return 0
    if (by >= this.ceiling) return 0
    if (this.current === null && this.countsAfter(at)) {
      this.total = (this.text.value(at + 1) ?? 1) * by
      this.lastScale = by
      this.ceiling = by
      return 2
    }
    // "sau sau gaj": a hundred each.
    if (by === 100 && (this.current ?? 0) >= 100) return 0
    if (by === 100) {
      this.current = (this.current ?? 1) * 100
      this.lastScale = 100
      return 1
    }
    this.total += (this.current ?? 1) * by
    this.current = null
    this.lastScale = by
    this.ceiling = by
    return 1
  }

  /** "Two thousand four hundred crore", "a lakh crore". */
  private thousandsOfCrore(): number {
    this.total = (this.total + (this.current ?? 0)) * crore
    this.current = null
    this.lastScale = crore
    this.ceiling = crore
    return 1
  }

  /** "লাখ দশেক", "হাজার পনেরো": the number comes after its scale, where no smaller scale follows it. */
  private countsAfter(at: number): boolean {
    const value = this.text.value(at + 1)
    // "হাজার বারোশো": a thousand to twelve hundred.
    const few = value !== undefined && value >= 1 && value < 100
    return this.text.lexicon.scaleFirst && few && this.text.scaleAt(at + 2) === undefined
  }

  private fractionBefore(at: number): number {
    if (this.current !== null) return 0
    const single = this.text.lexicon.fractionsBefore.get(this.text.word(at))
    // "పావు తక్కువ" is a quarter less in two words.
    const fraction =
      single ?? this.text.lexicon.fractionsBefore.get(`${this.text.word(at)} ${this.text.word(at + 1)}`)
    if (fraction === undefined) return 0
    const words = single === undefined ? 2 : 1
    const next = at + words
    // "lakh sawa lakh" are two amounts.
    if ((this.text.scaleAt(next) ?? 0) >= this.ceiling) return 0
    const counted = this.text.word(next)
    const value =
      this.text.lexicon.afterFraction.get(counted) ??
      this.text.lexicon.values.get(counted) ??
      this.text.digits(next)
    if (value !== undefined) {
      // "সাড়ে সাতশো" is seven hundreds and a half, not seven hundred and a half.
      this.current = value + (value >= 100 ? 100 * fraction : fraction)
      return words + 1
    }
    // "sawa kanal" is one and a quarter.
    if (this.text.scaleAt(next) === undefined && !this.text.isUnit(next)) return 0
    this.current = 1 + fraction
    return words
  }

  private fractionAfter(at: number): number {
    if (this.parts === 0) return 0
    for (const { rest, fraction } of this.text.lexicon.fractionsAfter.get(this.text.word(at)) ?? []) {
      if (!rest.every((word, index) => this.text.word(at + 1 + index) === word)) continue
      const next = at + 1 + rest.length
      // "4 arai" is four rooms, "4 arai latcham" four and a half lakh.
      if (this.text.isUnit(at) && this.text.scaleAt(next) === undefined && !this.text.isUnit(next)) continue
      // "oru arai ground" is half of one, not one and a half.
      if (this.current === 1 && this.text.lexicon.ones.has(this.text.word(at - 1))) this.current = fraction
      else if (this.current !== null) this.current += fraction
      else this.total += fraction * this.lastScale
      return 1 + rest.length
    }
    return 0
  }

  /** "one point two five", "point five crore". */
  private point(at: number): number {
    if (!this.text.lexicon.points.has(this.text.word(at))) return 0
    let decimals = ''
    let next = at + 1
    for (; decimals.length < 4; next++) {
      const digit = this.text.value(next) ?? this.text.digits(next) ?? this.text.zeroAsLetter(next)
      if (digit === undefined || !Number.isInteger(digit) || (digit > 9 && decimals !== '') || digit > 99)
        break
      if (digit > 9) {
        // Two digits are the whole of it: "one point twenty five crore".
        const unit = this.unitAfterTens(digit, next)
        decimals = String(digit + unit.value)
        next += 1 + unit.tokens
        break
      }
      decimals += String(digit)
    }
    if (decimals === '') return 0
    if (this.current === null && (this.total > 0 || this.text.scaleAt(next) === undefined)) return 0
    this.current = (this.current ?? 0) + Number(`0.${decimals}`)
    return next - at
  }

  /** The "five" of "twenty five" and "twenty-five", with the tokens it takes. */
  private unitAfterTens(tens: number, at: number): { value: number; tokens: number } {
    const hyphen = this.text.tokens[at + 1]?.text === '-' ? 1 : 0
    const next = at + 1 + hyphen
    const value = this.text.value(next) ?? 0
    const joins = isTens(tens) && value >= 1 && value < 10 && Number.isInteger(value)
    return joins && !this.text.lexicon.ownWordEach.has(this.text.word(next))
      ? { value, tokens: 1 + hyphen }
      : { value: 0, tokens: 0 }
  }

  /** "a lakh", "half a crore", "quarter of a crore". */
  private one(at: number): number {
    if (!this.text.lexicon.ones.has(this.text.word(at))) return 0
    const used = this.text.lexicon.ones.has(this.text.word(at + 1)) ? 2 : 1
    if (this.text.lexicon.scales.get(this.text.word(at + used)) === undefined) return 0
    if (this.current !== null) return this.current < 1 ? used : 0
    if (this.total > 0 || used > 1) return 0
    this.current = 1
    return 1
  }

  /** Tokens of a joiner between two parts: "and" in "two hundred and fifty", the dash in "twenty-five". */
  private joiner(at: number): number {
    const token = this.text.tokens[at]
    const next = this.text.tokens[at + 1]
    if (next === undefined) return 0
    if (token?.text === '-' && !token.spaced && !next.spaced && next.kind === 'word') {
      const value = this.text.value(at + 1)
      return this.inWords &&
        this.current !== null &&
        isTens(this.current % 100) &&
        value !== undefined &&
        value < 10
        ? 1
        : 0
    }
    if (!this.text.lexicon.joiners.has(this.text.word(at))) return 0
    const value = this.text.value(at + 1) ?? this.text.digits(at + 1)
    if (value === undefined) return 0
    if (this.current !== null && this.current >= 100 && this.inWords) return value < 100 ? 1 : 0
    const scale = this.text.scaleAt(at + 2)
    // "Forty-nine thousand and one" ends; "fifty thousand and two car parking" goes on to something else.
    const counts = value < 10 && this.text.tokens[at + 2]?.kind === 'word' && !this.text.isMoney(at + 2)
    const closes = this.inWords && !counts && value < 100 && this.goesOn(at + 1)
    const goesOn = scale === undefined ? closes : scale < this.ceiling && !this.measures(at + 1)
    return this.current === null && this.total > 0 && goesOn ? 1 : 0
  }

  /** "Fifty lakhs and two thousand square feet": the number at a token is a measure of its own. */
  private measures(from: number): boolean {
    let at = from
    while (this.text.value(at) !== undefined || this.text.digits(at) !== undefined || this.text.scaleAt(at))
      at++
    return this.text.isSize(at) || this.text.isUnit(at)
  }
}

/** Takes away what binary fractions leave behind: 1.1 crore is 11000000. */
function round(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12))
}

/** Between the sides of a plot, or the ends of a range. */
const goesOnAsRange: ReadonlySet<string> = new Set(['x', '*', '×', 'by', '-', '/'])

const crore = 10_000_000

/** Lakhs that are said behind a crore without their scale: "a crore thirty-five". */
function isOfLakhs(value: number): boolean {
  return value >= 10 && value < 100 && value % 5 === 0
}
