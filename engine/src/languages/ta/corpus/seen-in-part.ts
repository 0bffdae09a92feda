import { type CorpusSection, upTo } from '../../corpus-case.ts'

/** Turns of the blind set that another turn here is like but for a word. */
export const seenInPart: CorpusSection[] = [
  {
    phenomenon: 'like others but for a word',
    cases: [
      {
        text: 'சென்னை வேண்டாம், கோவையில் பாருங்க',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { city: 'Coimbatore' },
      },
      {
        text: 'ஃப்ளாட் வேண்டாம், தனி வீடு காட்டுங்க',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      { text: 'சரி அப்புறம் பேசலாம், போயிட்டு வரேன்', act: 'goodbye' },
      { text: 'சென்னைதான், ஏரியா எதுவா இருந்தாலும் சரி', asked: 'city', set: { city: 'Chennai' }, any: ['area'] },
      { text: 'lift mattum irundha podhum', asked: 'amenities', set: { amenities: ['lift'] } },
      { text: 'ரொம்ப நன்றிம்மா, நல்லா உதவி பண்ணீங்க', act: 'thanks' },
      {
        text: 'onne mukkal kodi kulla',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
    ],
  },
]
