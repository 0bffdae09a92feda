/** "2,00,000": as numbers are written in India. */
export const count = (value: number): string => value.toLocaleString('en-IN')

/** "1 row", "2,000 rows". */
export const counted = (value: number, thing: string): string =>
  `${count(value)} ${thing}${value === 1 ? '' : 's'}`
