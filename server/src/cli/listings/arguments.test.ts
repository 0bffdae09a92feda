import { describe, expect, test } from 'vitest'
import { parseOrder } from './arguments.ts'

describe('the arguments of npm run listings', () => {
  test('name a file, its source and the options', () => {
    const args = ['import', 'x.csv', '--as', 'Portal 1', '--set', 'city=Pune', '--set', 'price_unit=lakh']
    expect(
      parseOrder([
        ...args,
        '--confirmed',
        '2026-01-31',
        '--encoding',
        'UTF-8',
        '--dry-run',
        '--rejects',
        'out',
      ]),
    ).toEqual({
      command: 'import',
      file: 'x.csv',
      source: 'Portal 1',
      mapping: null,
      settings: { city: 'Pune', price_unit: 'lakh' },
      dryRun: true,
      confirmed: new Date('2026-01-31T00:00:00Z'),
      encoding: 'utf-8',
      rejects: 'out',
    })
  })

  test('ask for help, or for nothing and get it', () => {
    expect(parseOrder(['--help'])).toEqual({ command: 'help' })
    expect(parseOrder([])).toEqual({ command: 'help' })
  })

  test.each([
    [['import'], 'Say which file to import'],
    [['import', 'x.csv'], 'Name the source with --as NAME'],
    [['import', 'x.csv', '--as', 'a/b'], 'Name the source with --as NAME'],
    [['import', 'x.csv', '--as', 'demo'], '“demo” is no name for a file'],
    [['import', 'x.csv', '--as', 'Added by hand'], '“Added by hand” is no name for a file'],
    [['import', 'x.csv', '--as', 'x', '--set', 'colour=red'], '--set takes NAME=VALUE with'],
    [['import', 'x.csv', '--as', 'x', '--confirmed', '31-12-2020'], '--confirmed takes a day that is past'],
    [['import', 'x.csv', '--as', 'x', '--confirmed', '2999-12-31'], '--confirmed takes a day that is past'],
    [['import', 'x.csv', '--as', 'x', '--encoding', 'morse'], '--encoding takes utf-8'],
    [['import', 'x.csv', 'y.csv'], 'There is one argument too many: y.csv'],
    [['retire'], 'Name the source with --as NAME'],
    [['export'], 'There is no command export'],
    [['import', '--fast'], "Unknown option '--fast'"],
  ])('%j are refused in one plain line', (args, reason) => {
    const line = expect.stringMatching(/^[^\n]+$/)
    expect(() => parseOrder(args)).toThrow(expect.objectContaining({ name: 'SetupError', message: line }))
    expect(() => parseOrder(args)).toThrow(reason)
  })
})
