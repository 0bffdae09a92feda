import type { Amenity, PropertyType, Slot } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../format/size-units.ts'
import type { Neighbourhood } from '../matching/neighbourhood.ts'
import type { ChoiceAct } from './act.ts'
import { kindsMentioned } from './kinds-together.ts'
import { seeksHome } from './seeks-home.ts'
import type { DialogueState } from './state.ts'
import { isWithoutHomes } from './towns.ts'

const usualRents = [15_000, 25_000, 40_000]
const usualPrices = [5_000_000, 10_000_000, 20_000_000]
const usualRentsAndPrices = [15_000, 30_000, 5_000_000, 10_000_000]
const usualPlotPrices = [2_000_000, 5_000_000, 10_000_000]
const usualAmenities: Amenity[] = ['parking', 'lift', 'power_backup', 'furnished']
const usualPlots = [1200, 2400, 4800]
const placesOffered = 4

/** Quick answers to the question for a slot; each is understood when it comes back as a turn. */
export function choicesFor(slot: Slot, state: DialogueState, places: Neighbourhood): ChoiceAct[] {
  switch (slot) {
    case 'transaction_type':
      return transactionChoices(state)
    case 'property_type':
      return kindChoices(state)
    case 'city':
      return cityChoices(state, places)
    case 'area':
      return [...areaChoices(state, places), ...anyChoice(slot, state)]
    case 'price':
      return [...budgetChoices(state), ...anyChoice(slot, state)]
    case 'bedrooms':
      return [...[1, 2, 3].map((count): ChoiceAct => bedroomsChoice(count, count)), ...anyChoice(slot, state)]
    case 'size_sqft':
      return [...sizeChoices(state), ...anyChoice(slot, state)]
    case 'amenities':
      return [
        ...usualAmenities.map((amenity): ChoiceAct => ({ kind: 'amenity', amenity })),
        { kind: 'nothing_special' },
      ]
  }
}

/** What can be done with the result; where nothing was found, what may bring one. */
export function choicesAfterResult(state: DialogueState): ChoiceAct[] {
  if (state.intent === 'offer') return [{ kind: 'callback' }]
  if (state.found === 0) return looseningChoices(state, true)
  return [
    ...otherPlaceChoices(state),
    { kind: 'more' },
    { kind: 'cheaper', ...(state.wishes.transaction_type === 'rent' && { rents: true }) },
    ...state.leeway.kinds.map((value): ChoiceAct => ({ kind: 'property_type', value })),
    { kind: 'why' },
    { kind: 'callback' },
  ]
}

/**
 * Changes of the wishes that would let a search find more. After finding nothing at all (`far`) a little more
 * money is not worth a try. @param least what the cheapest home costs that fits but for its price
 */
export function looseningChoices(state: DialogueState, far = false, least = leastShown(state)): ChoiceAct[] {
  if (isWithoutHomes(state)) return [{ kind: 'callback' }]
  const { wishes } = state
  const choices: ChoiceAct[] = otherPlaceChoices(state)
  const { area, price, bedrooms, size_sqft, amenities = [], property_type } = wishes
  if (area) choices.push({ kind: 'any', slot: 'area' })
  // Where there is nothing of the kind, no other change helps.
  if (far) choices.push(...otherKind(property_type, state.turnedDown.kinds))
  if (least !== undefined) choices.push({ kind: 'budget', range: { max: roundedUp(least) } })
  else if (price && far) choices.push({ kind: 'any', slot: 'price' })
  else if (price?.max) choices.push({ kind: 'budget', range: { max: raised(price.max) } })
  if (bedrooms?.min && bedrooms.min > 1)
    choices.push(bedroomsChoice(bedrooms.min - 1, bedrooms.max ?? bedrooms.min))
  if (size_sqft) choices.push({ kind: 'any', slot: 'size_sqft' })
  const [amenity] = amenities
  if (amenity) choices.push({ kind: 'without', amenity })
  if (!far) choices.push(...otherKind(property_type, state.turnedDown.kinds))
  return [...choices.slice(0, 4), { kind: 'callback' }]
}

/** What the cheapest before the seeker costs, where all of them are beyond the budget. */
function leastShown({ extent, found, wishes: { price } }: DialogueState): number | undefined {
  const least = found > 0 ? extent?.price.min : undefined
  return least !== undefined && price?.max !== undefined && least > price.max ? least : undefined
}

/** A kind that was left for this one, or refused beside it, is not offered again. */
function otherKind(type: PropertyType | undefined, left: readonly PropertyType[]): ChoiceAct[] {
  if (type === undefined || type === 'land') return []
  const value = type === 'apartment' ? 'house' : 'apartment'
  return left.includes(value) ? [] : [{ kind: 'property_type', value }]
}

/** Places that the seeker named beside the one looked at. */
function otherPlaceChoices({ otherPlaces, turnedDown }: DialogueState): ChoiceAct[] {
  const wanted = otherPlaces.filter((name) => !turnedDown.areas.includes(name))
  return wanted.slice(0, 2).map((name) => ({ kind: 'place', name }))
}

/** What an owner has is something certain. */
function anyChoice(slot: Slot, { intent }: DialogueState): ChoiceAct[] {
  return intent === 'search' ? [{ kind: 'any', slot }] : []
}

function transactionChoices({ intent }: DialogueState): ChoiceAct[] {
  const choices: ChoiceAct[] = [
    { kind: 'transaction', value: 'rent', intent },
    { kind: 'transaction', value: 'sale', intent },
  ]
  return intent === 'search' ? [...choices, { kind: 'sell' }] : choices
}

/** Who named rooms does not mean land. */
function kindChoices({ intent, wishes }: DialogueState): ChoiceAct[] {
  const isHome = intent === 'search' ? seeksHome(wishes) : wishes.bedrooms !== undefined
  return kindsMentioned(isHome).map((value) => ({ kind: 'property_type', value }))
}

/** Where the named area can be, or the cities that have listings; the big ones while there is none. */
function cityChoices({ wishes }: DialogueState, places: Neighbourhood): ChoiceAct[] {
  const having = wishes.area === undefined ? [] : places.citiesWith(wishes.area)
  const listed = places.listedCities()
  const known = listed.length > 0 ? listed : places.cityNames()
  const names = having.length > 0 ? having : known
  return names.slice(0, placesOffered).map((name) => ({ kind: 'place', name }))
}

function areaChoices({ wishes }: DialogueState, places: Neighbourhood): ChoiceAct[] {
  const names = wishes.city === undefined ? [] : places.areaNames(wishes.city).slice(0, placesOffered)
  return names.map((name) => ({ kind: 'place', name }))
}

function budgetChoices({ intent, wishes, any }: DialogueState): ChoiceAct[] {
  if (intent === 'offer') return []
  const sale = wishes.property_type === 'land' ? usualPlotPrices : usualPrices
  const either = any.includes('transaction_type') ? usualRentsAndPrices : null
  return (either ?? (wishes.transaction_type === 'rent' ? usualRents : sale)).map((max) => ({
    kind: 'budget',
    range: { max },
  }))
}

function bedroomsChoice(min: number, max: number): ChoiceAct {
  return { kind: 'bedrooms', range: { min, max } }
}

function sizeChoices({ sizeUnit, wishes }: DialogueState): ChoiceAct[] {
  if (wishes.property_type !== 'land') return []
  const inUnits = usualPlots.map((squareFeet) => {
    const count = Math.max(1, Math.round(squareFeet / squareFeetPerUnit[sizeUnit]))
    return count * squareFeetPerUnit[sizeUnit]
  })
  return [...new Set(inUnits)].map((squareFeet) => ({ kind: 'size', squareFeet, unit: sizeUnit }))
}

/** A fifth more, in steps that a person would name. */
function raised(max: number): number {
  return roundedUp(max * 1.2)
}

/** Up to two figures. */
function roundedUp(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.ceil(amount / step) * step
}
