import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPostOffices } from './tables.ts'

it('knows no position of a post office that the source puts into a city far away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'offices-'))
  const row = (office: string, district: string) => `${office},${district},Karnataka,12.2963,76.6345,1`
  const rows = [row('Heggadedevana Kote', 'Mysuru'), row('Jayalakshmipuram', 'Mysuru'), row('Tapa', 'Mysuru')]
  writeFileSync(
    join(folder, 'gazetteer_post_offices.csv'),
    ['office,district,state,lat,lon,coord_plausible', ...rows].join('\n'),
  )
  expect(readPostOffices(folder).map(({ position }) => position === null)).toEqual([true, false, false])
  rmSync(folder, { recursive: true })
})
