import { expect, test } from 'vitest'
import firstScript from '../../public/colour-mode.js?raw'
import { storageKeys } from '../lib/storage.ts'
import { barColours, storedColourMode } from './colour-mode.ts'

test('the page is light unless dark was chosen', () => {
  expect([null, '', 'light', 'system', 'dark'].map(storedColourMode)).toEqual([
    'light',
    'light',
    'light',
    'light',
    'dark',
  ])
})

test('the script before the first paint reads the same key and colours the browser alike', () => {
  expect(firstScript).toContain(`localStorage.getItem('${storageKeys.colourMode}') === 'dark'`)
  expect(firstScript).toContain(`.content = '${barColours.dark}'`)
})
