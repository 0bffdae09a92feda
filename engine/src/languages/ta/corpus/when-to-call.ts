import { wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'சாயங்காலம் 6 மணிக்கு கால் பண்ணுங்க', asked: 'price', act: 'handoff' },
  { text: 'நாளைக்கு 10 மணிக்கு கூப்பிடுங்க', asked: 'bedrooms', act: 'handoff' },
  { text: 'ஞாயிற்றுக்கிழமை போன் பண்ணுங்க', act: 'handoff' },
  { text: '7 மணிக்கு அப்புறம் கூப்பிடுங்க', asked: 'bedrooms', act: 'handoff' },
  { text: 'saayangaalam 7 manikku call pannunga', asked: 'price', act: 'handoff' },
  { text: 'naalaikku 10 manikku mela koopidunga', asked: 'bedrooms', act: 'handoff' },
  { text: 'office mudinju call pannunga', act: 'handoff' },
  { text: '8 mela call pannunga', asked: 'price', act: 'handoff' },
  { text: 'போன் பண்ண வைங்க', act: 'handoff' },
  { text: 'phone panna vainga', act: 'handoff' },
])
