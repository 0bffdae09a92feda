import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const command = path.join(import.meta.dirname, 'understand.ts')

it('answers every line in order and goes on after a bad one', () => {
  const input = [
    '{"id":1,"language":"en","asked":null,"known":{},"text":"2bhk flat for rent in Adyar Chennai under 25k"}',
    'nonsense',
    '',
    '{"id":2,"language":"en","asked":"price","known":{"transaction_type":"sale"},"text":"not more than one and a half crore"}',
    '{"id":3,"language":"en","asked":"amenities","known":{},"text":"does it have a lift?"}',
  ].join('\n')
  const output = execFileSync(process.execPath, [command], { input, encoding: 'utf8' })
  const lines: unknown[] = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    {
      id: 1,
      set: {
        transaction_type: 'rent',
        property_type: 'apartment',
        city: 'Chennai',
        area: 'Adyar',
        price: { max: 25_000 },
        bedrooms: { min: 2, max: 2 },
      },
      any: [],
      drop: [],
      act: 'inform',
      numbers: [2, 25_000],
    },
    { error: 'The line is not valid JSON.' },
    { id: 2, set: { price: { max: 15_000_000 } }, any: [], drop: [], act: 'inform', numbers: [15_000_000] },
    { id: 3, set: {}, any: [], drop: [], act: 'question', numbers: [] },
  ])
})

it('ends quietly when its reader has seen enough', () => {
  const line = '{"id":1,"language":"en","text":"2bhk"}'
  const script = `yes '${line}' | head -n 200000 | "${process.execPath}" "${command}" | head -n 1`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, act: 'inform' })
  expect(stderr).toBe('')
})
