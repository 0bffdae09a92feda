import { wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'সন্ধ্যা সাতটায় ফোন করবেন', asked: 'price', act: 'handoff' },
  { text: 'কাল দশটায় কল করুন', asked: 'bedrooms', act: 'handoff' },
  { text: 'কাজের পরে ফোন করুন', act: 'handoff' },
  { text: '৭টার পরে ফোন করবেন', asked: 'bedrooms', act: 'handoff' },
  { text: 'sondhya 7 tay phone korben', asked: 'price', act: 'handoff' },
  { text: 'kal 10 tay call korun', asked: 'bedrooms', act: 'handoff' },
  { text: 'office er pore call korben', act: 'handoff' },
  { text: '8 tar pore phone korun', asked: 'price', act: 'handoff' },
  { text: 'ফোন করান', act: 'handoff' },
  { text: 'phone koran', act: 'handoff' },
  { text: 'কল করিয়ে দিন', act: 'handoff' },
])
