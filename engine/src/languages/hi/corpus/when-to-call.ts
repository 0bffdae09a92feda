import { exactly, wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'शाम 7 बजे के बाद कॉल करना', asked: 'price', act: 'handoff' },
  { text: 'मुझे कल 11 बजे फोन कीजिए', asked: 'bedrooms', act: 'handoff' },
  { text: 'रविवार को फोन करें', act: 'handoff' },
  { text: 'छह के बाद फोन करना', asked: 'bedrooms', act: 'handoff' },
  { text: 'mujhe 8 baje call karna', asked: 'price', act: 'handoff' },
  { text: 'dopahar 2 baje se pehle phone kar lena', asked: 'bedrooms', act: 'handoff' },
  { text: 'duty ke baad call karna', act: 'handoff' },
  { text: 'main 5 ke baad free hu, tab call karo', asked: 'price', act: 'handoff' },
  { text: 'बानेर में 2 बीएचके, शाम को कॉल करना', set: { area: 'Baner', bedrooms: exactly(2) } },
  { text: 'kisi se phone karwa dijiye', act: 'handoff' },
  { text: 'फोन करवा दो', act: 'handoff' },
])
