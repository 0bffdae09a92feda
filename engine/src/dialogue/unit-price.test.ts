import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const said = (language: LanguageCode, ...turns: readonly string[]) =>
  turns.reduce(
    (turn, text) =>
      finish(engine, engine.advance(turn.state, engine.understand(text, contextOf(turn.state)))),
    engine.begin(language),
  )

it.each<[LanguageCode, string, string, number]>([
  ['en', '10 marla plot for sale in Mohali', '2 lakh per marla max', 2_000_000],
  ['pa', 'ਮੋਹਾਲੀ ਵਿੱਚ 10 ਮਰਲੇ ਦਾ ਪਲਾਟ ਖਰੀਦਣਾ ਹੈ', 'ਦੋ ਲੱਖ ਮਰਲਾ', 2_000_000],
  ['ml', 'കൊച്ചിയിൽ 5 സെന്റ് സ്ഥലം വാങ്ങണം', 'സെന്റിന് 3 ലക്ഷം വരെ', 1_500_000],
  ['ta', 'சென்னையில் 5 சென்ட் மனை வாங்கணும்', 'ஒரு சென்ட்டுக்கு 3 லட்சம் வரை', 1_500_000],
  ['kn', 'ಬೆಂಗಳೂರಲ್ಲಿ 2 ಗುಂಟೆ ಸೈಟ್ ಖರೀದಿಸಬೇಕು', 'ಗುಂಟೆಗೆ 10 ಲಕ್ಷ', 2_000_000],
  ['te', 'హైదరాబాద్‌లో 200 గజాల స్థలం కొనాలి', 'గజం 20 వేలు', 4_000_000],
  ['hi', 'मोहाली में 100 गज का प्लॉट खरीदना है', '20 हज़ार गज तक', 2_000_000],
  ['bn', 'কলকাতায় 3 কাঠা জমি কিনব', 'কাঠা প্রতি 5 লাখের মধ্যে', 1_500_000],
])(
  'what a unit may cost makes the budget for the land sought: %s, %s, %s',
  (language, sought, priced, max) => {
    const { state, acts } = said(language, sought, priced)
    expect(state.wishes.price).toEqual({ max })
    expect(acts.map(({ kind }) => kind)).toContain('unit_price_noted')
  },
)

it('is kept for a size that is named later, which is asked for', () => {
  const priced = said('en', 'plot for sale in Mohali', '20k per sq yard')
  expect(priced.state.pending).toEqual({ kind: 'slot', slot: 'size_sqft' })
  expect(priced.state.wishes.price).toBeUndefined()
  const sized = said('en', 'plot for sale in Mohali', '20k per sq yard', '100 gaj')
  expect(sized.state.wishes.price).toEqual({ max: 2_000_000 })
})

it('grows with the land, and gives way to an amount for all of it', () => {
  const plot = '10 marla plot for sale in Mohali, 2 lakh per marla'
  expect(said('en', plot, 'make it 15 marla').state.wishes.price).toEqual({ max: 3_000_000 })
  const inAll = said('en', plot, 'budget 40 lakh', 'make it 15 marla')
  expect(inAll.state.wishes.price).toEqual({ max: 4_000_000 })
})

it('asks nothing of who asks what a unit costs', () => {
  const { state, acts } = said('en', '10 marla plot for sale in Mohali', 'is it 2 lakh per marla there?')
  expect(state.wishes.price).toBeUndefined()
  expect(acts.map(({ kind }) => kind)).not.toContain('unit_price_noted')
})
