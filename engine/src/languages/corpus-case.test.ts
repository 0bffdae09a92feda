import { expect, it } from 'vitest'
import { dialogue, exactly, upTo, wishesAndTalk } from './corpus-case.ts'

const known = (turns: ReturnType<typeof dialogue>) => turns.map((turn) => turn.known)

it('a turn of a dialogue knows what the turns before it set, less what they freed or dropped', () => {
  const turns = dialogue(
    { text: 'a 2bhk in Pune for 30k', set: { city: 'Pune', bedrooms: exactly(2), price: upTo(30000) } },
    { text: 'is there a lift?', act: 'question' },
    { text: 'any number of rooms, but not above 25k', set: { price: upTo(25000) }, any: ['bedrooms'] },
    { text: 'forget Pune', drop: ['city'] },
    { text: 'thanks', act: 'thanks' },
  )
  const told = { city: 'Pune', bedrooms: exactly(2), price: upTo(30000) }
  expect(known(turns)).toEqual([{}, told, told, { city: 'Pune', price: upTo(25000) }, { price: upTo(25000) }])
})

it('amenities add up, but one way of furnishing takes the place of another', () => {
  const turns = dialogue(
    { text: 'semi-furnished with a lift', set: { amenities: ['semi_furnished', 'lift'] } },
    { text: 'no, furnished', set: { amenities: ['furnished'] } },
    { text: 'a lift is no must', drop: ['lift'] },
    { text: 'as it comes', any: ['amenities'] },
    { text: 'ok', act: 'affirm' },
  )
  expect(known(turns)).toEqual([
    {},
    { amenities: ['semi_furnished', 'lift'] },
    { amenities: ['lift', 'furnished'] },
    { amenities: ['furnished'] },
    {},
  ])
})

it('what a turn states itself goes before what is derived, for the turns behind it too', () => {
  const turns = dialogue(
    { text: 'in Pune', set: { city: 'Pune' } },
    { text: 'buying', known: { city: 'Thane' }, set: { transaction_type: 'sale' } },
    { text: 'thanks', act: 'thanks' },
  )
  expect(known(turns)).toEqual([{}, { city: 'Thane' }, { city: 'Thane', transaction_type: 'sale' }])
})

it('turns that tell an act are the counter-examples', () => {
  const [wishes, talk] = wishesAndTalk([
    { text: 'in Pune', set: { city: 'Pune' } },
    { text: 'thanks', act: 'thanks' },
    { text: 'to rent', set: { transaction_type: 'rent' } },
  ])
  expect(wishes).toMatchObject({ counter: false, cases: [{ text: 'in Pune' }, { text: 'to rent' }] })
  expect(talk).toMatchObject({ counter: true, cases: [{ text: 'thanks' }] })
})
