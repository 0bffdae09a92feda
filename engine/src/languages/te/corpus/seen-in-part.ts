import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'ఎనభై లక్షల నుంచి కోటి దాకా',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
        numbers: [{ min: 8000000, max: 10000000 }],
      },
      {
        text: 'వెయ్యి నుంచి పన్నెండు వందల చదరపు అడుగులు',
        asked: 'size_sqft',
        set: { size_sqft: between(1000, 1200) },
        numbers: [{ min: 1000, max: 1200 }],
      },
      { text: 'కరెంటు పోతే జనరేటర్ ఉండాలి', set: { amenities: ['power_backup'] } },
      { text: 'జిమ్, స్విమ్మింగ్ పూల్ రెండూ కావాలి', asked: 'amenities', set: { amenities: ['gym', 'swimming_pool'] } },
      { text: 'ఏ ఏరియా అయినా పర్లేదు', asked: 'area', known: { city: 'Hyderabad' }, any: ['area'] },
      {
        text: 'కొనడం వద్దు, అద్దెకే చూడండి',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'విజయవాడ వద్దు, గుంటూరులో చూడండి', known: { city: 'Vijayawada' }, set: { city: 'Guntur' } },
      {
        text: 'మూడు బెడ్‌రూమ్‌లు అక్కర్లేదు, రెండు చాలు',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      { text: 'మళ్ళీ మొదటి నుంచి మొదలుపెడదాం', act: 'restart' },
      { text: 'ఆదివారం పొద్దున పది గంటలకి వచ్చి చూడొచ్చా', act: 'question' },
      {
        text: 'enimidi vela aidu vandalu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      { text: 'hyderabad lo ekkadaina ok', asked: 'area', set: { city: 'Hyderabad' }, any: ['area'] },
      {
        text: 'parking avasaram ledu theseyandi',
        known: { amenities: ['parking', 'lift'] },
        drop: ['parking'],
      },
      {
        text: 'konadam kaadu addeku matrame',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'metro station entha dooram', act: 'question' },
      {
        text: 'కనీసం పన్నెండు వందల చదరపు అడుగులు',
        asked: 'size_sqft',
        known: { property_type: 'apartment' },
        set: { size_sqft: atLeast(1200) },
        numbers: [1200],
      },
      {
        text: 'పదిహేను వేల ఐదు వందలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15500) },
        numbers: [15500],
      },
      {
        text: 'modati nunchi malli start cheddam',
        known: { city: 'Guntur', transaction_type: 'rent' },
        act: 'restart',
      },
    ],
  },
]
