import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

function say({ state }: FinishedTurn, text: string): FinishedTurn {
  return finish(engine, engine.advance(state, engine.understand(text, contextOf(state))))
}

describe('the others, with something that would be good', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'show the others, a balcony would be good'],
    ['bn', 'accha onno gulo dekhao, balcony thakle bhalo'],
    ['hi', 'दूसरे दिखाओ, बालकनी हो तो अच्छा'],
    ['pa', 'ਹੋਰ ਵਿਖਾਓ, ਬਾਲਕਨੀ ਹੋਵੇ ਤਾਂ ਚੰਗਾ'],
    ['ta', 'வேற காட்டுங்க, பால்கனி இருந்தா நல்லது'],
    ['ml', 'വേറെ കാണിക്കൂ, ബാൽക്കണി ഉണ്ടെങ്കിൽ നല്ലത്'],
    ['kn', 'ಬೇರೆ ತೋರಿಸಿ, ಬಾಲ್ಕನಿ ಇದ್ರೆ ಒಳ್ಳೇದು'],
    ['te', 'వేరేవి చూపించండి, బాల్కనీ ఉంటే మంచిది'],
  ])('are other homes: %s %s', (language, text) => {
    const first = say(engine.begin(language), '2bhk flat for rent in Whitefield under 30k')
    const others = say(first, text)
    expect(others.state.leeway.liked).toEqual(['balcony'])
    expect(others.state.shown.filter((id) => first.state.shown.includes(id))).toEqual([])
    expect(others.acts.map(({ kind }) => kind)).not.toContain('liked')
  })
})

describe('the others, with more that will do', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore under 24000'

  it.each<[LanguageCode, string]>([
    ['en', 'anything else there? up to 30000 is ok'],
    ['hi', 'और कुछ है वहाँ? 30 हज़ार तक भी चलेगा'],
    ['ta', 'vera edhavadhu irukka? 30000 varaikkum paravalla'],
    ['ml', 'vere enthenkilum undo? 30000 vare aayalum mathi'],
    ['kn', 'bere enadru ideya? 30000 varegu parvagilla'],
    ['pa', 'hor kujh hai? 30000 tak vi chalega'],
    ['bn', 'ar kichu ache? 30000 porjonto holeo cholbe'],
    ['te', 'inka emaina unnaya? 30000 varaku aina parledu'],
  ])('are other homes: %s, "%s"', (language, text) => {
    const first = say(engine.begin(language), found)
    const others = say(first, text)
    expect(others.state.wishes.price).toEqual({ max: 30_000 })
    expect(others.state.found).toBeGreaterThan(0)
    expect(others.state.shown.filter((id) => first.state.shown.includes(id))).toEqual([])
  })

  it('come with those shown where no others are asked for, or elsewhere', () => {
    const first = say(engine.begin('en'), found)
    expect(say(first, 'up to 30000 is ok').state.shown).toContain(first.state.shown[0])
    const act = say(first, 'anything else in Indiranagar? up to 40000').acts.find(
      ({ kind }) => kind === 'found',
    )
    expect(act).toMatchObject({ follows: null })
  })
})

it('several areas: what is near one of them is said to be near that one', () => {
  const turn = say(engine.begin('en'), '2bhk flat for rent in Whitefield or Indiranagar Bangalore under 9000')
  const close = turn.acts.find((act) => act.kind === 'found_close' || act.kind === 'found_nothing')
  expect(close?.topic.wishes.area).not.toBe('Whitefield')
})
