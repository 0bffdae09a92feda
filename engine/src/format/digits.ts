/**
 * A whole number with Indian grouping: the last three digits, then pairs.
 * `groupIndian(4500000)` is `'45,00,000'`. Fractions are rounded to whole numbers.
 */
export function groupIndian(value: number): string {
  const whole = Math.round(Math.abs(value))
  const digits = String(whole)
  const sign = value < 0 && whole > 0 ? '-' : ''
  if (digits.length <= 3) return sign + digits
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return `${sign}${pairs},${digits.slice(-3)}`
}

/** A number with at most `places` decimals and no idle zeros: 1.50 is "1.5". */
export function decimal(value: number, places: number): string {
  if (places === 0 || Number.isInteger(value)) return groupIndian(value)
  const rounded = Number(value.toFixed(places))
  const whole = Math.trunc(rounded)
  const fraction = rounded.toFixed(places).split('.')[1]?.replace(/0+$/, '') ?? ''
  return fraction === '' ? groupIndian(whole) : `${groupIndian(whole)}.${fraction}`
}
