import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxTextLength } from './normalise.ts'
import { tokenise } from './tokens.ts'

const texts = (typed: string) => tokenise(typed).map(({ text }) => text)

describe('tokens', () => {
  it.each([
    ['2bhk', ['2', 'bhk']],
    ['25k', ['25', 'k']],
    ['₹60,00,000', ['₹', '6000000']],
    ['1.5cr', ['1.5', 'cr']],
    ['30x40', ['30', 'x', '40']],
    ['2-3', ['2', '-', '3']],
    ['non-veg', ['non', '-', 'veg']],
    ["don't", ["don't"]],
    ['don’t', ["don't"]],
    ['ਮੋਹਾਲੀ ’ਚ', ['ਮੋਹਾਲੀ', 'ਚ']],
    ["ਦਿੱਲੀ'ਚ", ['ਦਿੱਲੀ', 'ਚ']],
    ["দু'টো", ["দু'টো"]],
    ['2,3 bhk', ['2', ',', '3', 'bhk']],
    ['20,25', ['20', ',', '25']],
    ['1,50,000.', ['150000', '.']],
    ['Rs.500', ['rs', '.', '500']],
    ['१२ बेडरूम', ['12', 'बेडरूम']],
    ['২৫ হাজার', ['25', 'হাজার']],
    ['௨௫', ['25']],
    ['２５Ｋ', ['25', 'k']],
    ['சென்னையில்', ['சென்னையில்']],
    ['അവന്\u200d', ['അവൻ']],
    ['a\u200bb', ['ab']],
    ['है।', ['है', '.']],
    ['👍 ok', ['👍', 'ok']],
  ])('%s', (typed, expected) => {
    expect(texts(typed)).toEqual(expected)
  })

  it('keep what was typed, and the script of each word', () => {
    const [word, number] = tokenise('Adyar २')
    expect(word).toMatchObject({ raw: 'Adyar', text: 'adyar', script: 'latin', spaced: false })
    expect(number).toMatchObject({ raw: '२', text: '2', kind: 'number', spaced: true })
    expect(tokenise('চাই').map(({ script }) => script)).toEqual(['bengali'])
  })

  it('stand in order, do not overlap and end where the text ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        let end = 0
        for (const token of tokenise(typed)) {
          expect(token.start).toBeGreaterThanOrEqual(end)
          expect(token.end).toBeGreaterThan(token.start)
          end = token.end
        }
      }),
    )
  })

  it('of a text that is too long are those of its beginning', () => {
    expect(tokenise('ab '.repeat(maxTextLength)).at(-1)?.end).toBeLessThanOrEqual(maxTextLength)
  })
})
