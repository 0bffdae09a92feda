import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const movesAndManners: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'ithuvare hostelil aayirunnu, ini friends 3 perum koodi oru 2bhk edukkan plan und, kakkanad',
        set: { area: 'Kakkanad', bedrooms: exactly(2) },
      },
      {
        text: 'ente husband navy il aanu, quarters illa, fort kochiyil 2 bedroom flat 20k',
        set: { property_type: 'apartment', area: 'Fort Kochi', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'onnukil aluva allenkil angamaly, plot 6 cent',
        set: { property_type: 'land', area: 'Aluva', size_sqft: atLeast(2613.6) },
      },
      {
        text: 'varsham 3 aayi ee veettil, ippo owner makanu venam ennu, kottayam town il vere veed venam vaadakakk',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam' },
      },
      {
        text: 'adutha divasam thanne maaran pattiya veed undo manjeri',
        set: { property_type: 'house', city: 'Manjeri' },
      },
      { text: 'gym okke ulla flat aanel kollam', set: { property_type: 'apartment', amenities: ['gym'] } },
      {
        text: 'ac venda, cooler mathi',
        known: { amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
      {
        text: 'molude kalyanam kazhinju ini veedu cheruthu mathi randu muri',
        known: { bedrooms: exactly(4) },
        set: { property_type: 'house', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'kurachu thaazhthi tharumo vaadaka', act: 'question' },
      { text: 'njangal veg alla athu prashnamano', act: 'question' },
      { text: 'lease aano rent aano ithu', act: 'question' },
      { text: 'ayalkkar engane und', act: 'question' },
      { text: 'nalla oru aalinte number tharu samsarikkan', act: 'handoff' },
      { text: 'manassilayi thudarnnolu', act: 'affirm' },
      { text: 'thathkalam venda', act: 'deny' },
      { text: 'njan kidakkan pova good night', act: 'goodbye' },
    ],
  },
]
