import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { featureCount } from '../learnt/feature.ts'
import { readTurn } from '../read-turn.ts'
import { understand } from '../understand.ts'
import { actFeatures } from './features.ts'
import { actKinds, guessedAct, likeliestAct } from './guessed-act.ts'
import { roughSound } from './rough-sound.ts'
import { weightsText } from './weights.generated.ts'

const places = createPlaceIndex([])
const contextOf = (language: LanguageCode) => ({ language, asked: null, known: {} })
const readingOf = (text: string, language: LanguageCode = 'en') =>
  readTurn(text, contextOf(language), places).reading

describe('the act guessed where the rules found none', () => {
  it('is that of turns alike', () => {
    const wordings: [LanguageCode, string][] = [
      ['te', 'ok bro adhe fix chesey'],
      ['hi', 'अरे छोड़ो यार अभी मूड नहीं'],
      ['kn', 'agent jothe nange connect madsi'],
    ]
    expect(wordings.map(([language, text]) => guessedAct(readingOf(text, language), 'unclear', []))).toEqual([
      'affirm',
      'deny',
      'handoff',
    ])
  })

  it('leaves alone what the rules found, what holds a command and what is long', () => {
    const reading = readingOf('ok bro adhe fix chesey', 'te')
    expect(guessedAct(reading, 'question', [])).toBe('question')
    expect(guessedAct(reading, 'unclear', [{ kind: 'intent', intent: 'search' }])).toBe('unclear')
    const long = readingOf('ok bro adhe fix chesey ok bro adhe fix chesey', 'te')
    expect(guessedAct(long, 'unclear', [])).toBe('unclear')
  })

  it('starts nothing over and calls nobody where something is refused', () => {
    const turns = ['do not start all over again now', 'i do not want to talk to any agent of yours']
    for (const text of turns) {
      expect(['unclear', 'deny']).toContain(guessedAct(readingOf(text), 'unclear', []))
    }
  })

  it('says no to no question for a value, which would leave that wish open', () => {
    const no = 'naku adi nachaledu andi'
    const asked = { ...contextOf('te'), asked: 'price' as const }
    expect(guessedAct(readingOf(no, 'te'), 'unclear', [])).toBe('deny')
    expect(guessedAct(readTurn(no, asked, places).reading, 'unclear', [])).toBe('unclear')
  })

  it('hears no yes in laughter', () => {
    const laughter: [LanguageCode, string][] = [
      ['hi', 'हाहाहा'],
      ['pa', 'hehehe'],
      ['bn', 'হাহাহা'],
      ['ta', 'hahaha'],
    ]
    for (const [language, text] of laughter) {
      expect(toFrame(understand(text, contextOf(language), places)).act).toBe('unclear')
    }
    expect(toFrame(understand('haan haan', contextOf('hi'), places)).act).toBe('affirm')
  })

  it('leaves small talk unclear, and sets nothing', () => {
    for (const text of ['my uncle plays chess', 'the weather was nice yesterday', 'qwerty asdf']) {
      const { act, set } = toFrame(understand(text, contextOf('en'), places))
      expect({ act, set }).toEqual({ act: 'unclear', set: {} })
    }
  })
})

describe('what acts are guessed from', () => {
  it('has weights for every feature and act, together with those of other talk less than a megabyte', () => {
    expect(weightsText).toHaveLength(featureCount * actKinds.length)
    expect(weightsText.length).toBeLessThan(800_000)
  })

  it('is the same each time, numbers of features, and as much for a text of any length', () => {
    const features = actFeatures(readingOf('ok then, let us stop here'))
    expect(features).toEqual(actFeatures(readingOf('ok then, let us stop here')))
    expect(features.every((feature) => feature >= 0 && feature < featureCount)).toBe(true)
    expect(actFeatures(readingOf('n'.repeat(4096))).length).toBeLessThan(200)
  })

  it('gives the act whose weights come to most', () => {
    const weights = actKinds.map((act) => (act === 'repeat' ? 8 : 0))
    expect(likeliestAct([0], weights, 1).act).toBe('repeat')
    expect(likeliestAct([], weights, 1).likelihood).toBeCloseTo(1 / actKinds.length)
  })
})

describe('rough sound', () => {
  it('is one for the spellings of a word', () => {
    expect(roughSound('theek')).toBe(roughSound('tthheek'))
    expect(roughSound('vendam')).toBe(roughSound('ventham'))
    expect(roughSound('accha')).toBe(roughSound('acha'))
  })
})
