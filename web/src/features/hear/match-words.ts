import type { Match } from '@guru/contract/chat'
import type { ScreenTexts } from '../../texts/screen-texts.ts'

/** A match as Guru says it; the server puts amounts into words. */
export function spokenMatch(match: Match, { format, wishes, matches }: ScreenTexts): string {
  const kind = wishes.propertyTypes[match.property_type]
  const price = `${format.rupees(match.price)}${match.transaction_type === 'rent' ? ` ${matches.perMonth}` : ''}`
  return [
    `${matches.position(match.position)}.`,
    `${match.bedrooms === null ? '' : `${wishes.bedrooms(String(match.bedrooms))} `}${kind}, ${match.area}, ${match.city}.`,
    `${price}.`,
    ...match.points.filter(({ fits, known }) => known && !fits).map(({ text }) => `${text}.`),
  ].join(' ')
}

/** Whether somebody asks for the next property with a word or two. */
export function isNext(text: string, { hear }: Pick<ScreenTexts, 'hear'>): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[.,!?।]/g, '')
    .trim()
  return hear.nextWords.includes(plain)
}
