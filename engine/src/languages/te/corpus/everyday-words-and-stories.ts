import { wishesAndTalk } from '../../corpus-case.ts'

/** Everyday words that sound like a town, a room with a kitchen, and what is told beside the wish. */
export const everydayWordsAndStories = wishesAndTalk([
  { text: 'టైలర్ షాపు దగ్గర ఇల్లు కావాలి', set: { property_type: 'house' } },
  { text: 'కోచింగ్ సెంటర్ దగ్గర అద్దె ఇల్లు కావాలి', set: { transaction_type: 'rent', property_type: 'house' } },
  { text: 'సర్కిల్ దగ్గర ఫ్లాట్ కావాలి', set: { property_type: 'apartment' } },
  {
    text: 'మా తమ్ముడు డాక్టర్. వాడు కర్నూలులో క్లినిక్ పెట్టాడు. క్లినిక్ దగ్గర వాడికి మూడు బెడ్‌రూమ్‌ల ఇల్లు కావాలి.',
    set: { property_type: 'house', bedrooms: { min: 3, max: 3 }, city: 'Kurnool' },
  },
  { text: 'ఒక రూమ్ కిచెన్ కావాలి', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'maa owner manchivaadu. 5 years ayina rent penchaledu.',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    act: 'unclear',
  },
  {
    text: 'patha intlo neellu raaledu. chala kashtapaddam.',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
      amenities: ['lift', 'parking'],
    },
    act: 'unclear',
  },
  { text: 'మా తల్లి తండ్రి ఊళ్ళో ఉంటారు', act: 'unclear' },
  { text: 'kochi lo illu kavali', set: { property_type: 'house', city: 'Kochi' } },
  { text: 'తెనాలిలో ఇల్లు కావాలి', set: { property_type: 'house', city: 'Tenali' } },
  { text: 'సింగిల్ రూమ్ కిచెన్ ఉంటే చాలు', set: { bedrooms: { min: 1, max: 1 } } },
])
