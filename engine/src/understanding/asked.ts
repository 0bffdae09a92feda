import type { Act, Amenity } from '@guru/contract/vocabulary'
import { shownKinds } from '../languages/shown-words.ts'
import type { Asked, Command, Understanding, UntoldFact } from './command.ts'
import type { Heard } from './heard.ts'
import { type Reading, saysWord } from './reading.ts'
import { readAmenitiesAsked } from './recognisers/amenities.ts'
import { readFactsAsked } from './recognisers/facts-asked.ts'
import { asksForPets } from './recognisers/seeker-words.ts'
import type { AskedBeside } from './recognisers/untold/asked-beside.ts'
import { asksForMore, asksWhyDear } from './recognisers/untold/asked-more.ts'

/** What of a listing is asked about; "security kinni lagu" asks for no guards. */
export function readAsked(
  reading: Reading,
  { distance, listed, untold, ofDeposit, amenities: worded }: AskedBeside,
): Asked[] {
  const isOfFact = (one: Amenity) => (namedByFacts[one] ?? []).some((fact) => untold.includes(fact))
  const amenities = readAmenitiesAsked(reading).filter(
    (one) => !(ofDeposit && one === 'security') && !isOfFact(one),
  )
  if (asksForPets(reading) && !amenities.includes('pet_friendly')) amenities.push('pet_friendly')
  amenities.push(...worded)
  // "Is it a safe area?" asks not where it is.
  const facts = readFactsAsked(reading).filter(
    (fact) =>
      !(fact === 'area' && untold.includes('safety')) && !(fact === 'bathrooms' && untold.includes('toilet')),
  )
  return [...new Set([...amenities, ...facts, ...listed, ...(distance ? (['distance'] as const) : [])])]
}

/**
 * "Will water stand there in the rain?", "is there a well?" ask for no supply of water: what no listing tells is named by
 * words that elsewhere name an amenity.
 */
const namedByFacts: Partial<Record<Amenity, readonly UntoldFact[]>> = {
  water_supply: ['flooding', 'water_trouble', 'well', 'water_hours', 'water_bill'],
  garden: ['yard', 'park'],
  play_area: ['park'],
}

/** What is asked that no listing tells, in a question or beside a wish: "2bhk in Koramangala, how much is the deposit?" */
export function readUntold(
  { reading, commands }: Heard,
  act: Act,
  { untold, which, distanceFrom, findsOut }: AskedBeside,
  asksAbout: readonly Asked[],
): Pick<Understanding, 'asksUntold' | 'asksWhich' | 'distanceFrom' | 'ofThese'> {
  // "Is my data safe with you?" asks of no area.
  const aside = commands.some(({ kind }) => kind === 'aside')
  const looks = !reading.said.has('why') && looksForCheaper(commands)
  const facts = untold.filter((one) => !(aside && one === 'safety') && !(looks && one === 'why_price'))
  const picks = commands.some(({ kind }) => kind === 'pick')
  const asks =
    findsOut ||
    // "Only Brahmin neighbours; how much is the advance?"
    (facts.length > 0 && commands.some(({ kind }) => kind === 'decline')) ||
    (act === 'question' && (facts.length > 0 || (picks && asksForMore(reading, asksAbout)))) ||
    (act === 'inform' && (facts.length > 0 || asksWhyDear(reading)))
  return {
    ...(asks && { asksUntold: facts }),
    ...(which && commands.length === 0 && { asksWhich: true }),
    ...(distanceFrom !== undefined && { distanceFrom }),
    ...(pointsAtThese(reading) && { ofThese: true }),
  }
}

/** "Nothing so cheap? Show cheaper" looks for those, and asks for no reason. */
export function looksForCheaper(commands: readonly Command[]): boolean {
  return commands.some((one) => one.kind === 'follow-up' && one.wants === 'cheaper')
}

/** "The cheapest of these." */
function pointsAtThese({ tokens, said, segments }: Reading): boolean {
  if (!said.has('cheapest') && !said.has('cheaper')) return false
  const these = (word: string) => shownKinds(word).has('these')
  return said.has('this') || segments.some((segment) => saysWord(tokens, segment, these))
}
