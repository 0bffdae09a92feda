import type { Match } from '@guru/contract/chat'
import type { ScreenTexts } from '../../texts/screen-texts.ts'

/** A match as Guru says it; the server puts amounts into words. */
export function spokenMatch(match: Match, { format, wishes, matches }: ScreenTexts): string {
  const kind = wishes.propertyTypes[match.property_type]
  const price = `${format.rupees(match.price)}${match.transaction_type === 'rent' ? ` ${matches.perMonth}` : ''}`
  return [
    `${matches.position(match.position)}.`,
    `${match.bedrooms === null ? '' : `${wishes.bedrooms(String(match.bedrooms))} `}${kind}, ${match.place ?? `${match.area}, ${match.city}`}.`,
    `${price}.`,
    ...match.points.filter(({ fits, known }) => known && !fits).map(({ text }) => `${text}.`),
  ].join(' ')
}

/** What can be said while homes are shown, for those who do not see the buttons. */
export function waysOn(matches: readonly Match[], { hear }: Pick<ScreenTexts, 'hear'>): string {
  return matches.length > 1 ? `${hear.next}? ${hear.callMe}?` : `${hear.callMe}?`
}

/** Whether somebody asks for the next property with a word or two. */
export function isNext(text: string, { hear }: Pick<ScreenTexts, 'hear'>): boolean {
  const plain = plainWords(text)
  return hear.nextWords.some((words) => plainWords(words) === plain)
}

/** Recognisers end with a full stop, and compose the signs of a script in ways of their own. */
const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.,!?।]/g, '')
    .trim()
