import { describe, expect, it } from 'vitest'
import { hashOf, noLetters } from '../text/glance.ts'
import { checkStart, Filing, type Keyed } from './keyed.ts'

const found = (table: Keyed, key: string) => table.find(hashOf(noLetters, key), hashOf(checkStart, key))

/** As many keys as the gazetteer has sounds. */
const many = Array.from({ length: 30_000 }, (_, at) => `${at.toString(36)}ngr`)

describe('numbers filed under keys', () => {
  it('are found in the order in which they were filed', () => {
    const filing = new Filing()
    filing.file('ngr', 3)
    filing.file('pur', 1)
    filing.file('ngr', 2)
    const table = filing.table()
    expect(found(table, 'ngr')).toEqual([3, 2])
    expect(found(table, 'pur')).toEqual([1])
    expect(found(table, 'grm')).toEqual([])
  })

  it('are told apart where there are tens of thousands, and nothing else is found', () => {
    const filing = new Filing()
    for (const [at, key] of many.entries()) filing.file(key, at)
    const table = filing.table()
    expect(many.filter((key, at) => found(table, key).join() !== String(at))).toEqual([])
    expect(many.filter((key) => !table.mayHave(hashOf(noLetters, key)))).toEqual([])
    expect(many.filter((key) => found(table, `${key}a`).length > 0)).toEqual([])
  })

  it('may be none', () => {
    expect(found(new Filing().table(), 'ngr')).toEqual([])
  })
})
