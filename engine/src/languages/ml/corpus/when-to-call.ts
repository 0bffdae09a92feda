import { wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'വൈകിട്ട് 7 മണിക്ക് വിളിക്കൂ', asked: 'price', act: 'handoff' },
  { text: 'നാളെ 10 മണിക്ക് വിളിക്കാമോ', asked: 'bedrooms', act: 'handoff' },
  { text: 'ഞായറാഴ്ച വിളിക്കൂ', act: 'handoff' },
  { text: 'ജോലി കഴിഞ്ഞ് വിളിക്കൂ', act: 'handoff' },
  { text: 'vaikunneram 7 manikku vilikku', asked: 'price', act: 'handoff' },
  { text: 'naale 10 manikku call cheyyu', asked: 'bedrooms', act: 'handoff' },
  { text: '8 kazhinju vilikku', asked: 'price', act: 'handoff' },
  { text: 'joli kazhinju vilikku', act: 'handoff' },
  { text: 'വിളിപ്പിക്കാമോ', act: 'handoff' },
  { text: 'vilippikku', act: 'handoff' },
])
