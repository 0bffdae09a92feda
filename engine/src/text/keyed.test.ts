import { describe, expect, it } from 'vitest'
import { hashOf, noLetters } from './glance.ts'
import { Filing } from './keyed.ts'

/** As many keys as the gazetteer has sounds. */
const many = Array.from({ length: 30_000 }, (_, at) => `${at.toString(36)}ngr`)

describe('numbers filed under keys', () => {
  it('are found in the order in which they were filed', () => {
    const filing = new Filing()
    filing.file('ngr', 3)
    filing.file('pur', 1)
    filing.file('ngr', 2)
    const table = filing.table()
    expect(table.get('ngr')).toEqual([3, 2])
    expect(table.first('ngr')).toBe(3)
    expect(table.get('pur')).toEqual([1])
    expect(table.get('grm')).toEqual([])
    expect(table.first('grm')).toBe(-1)
  })

  it('are told apart where there are tens of thousands, and nothing else is found', () => {
    const filing = new Filing()
    for (const [at, key] of many.entries()) filing.file(key, at)
    const table = filing.table()
    expect(many.filter((key, at) => table.get(key).join() !== String(at))).toEqual([])
    expect(many.filter((key) => !table.mayHave(hashOf(noLetters, key)))).toEqual([])
    expect(many.filter((key) => table.first(`${key}a`) >= 0)).toEqual([])
  })

  it('may be none', () => {
    expect(new Filing().table().get('ngr')).toEqual([])
  })
})
