import { wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'సాయంత్రం 7 గంటలకు కాల్ చేయండి', asked: 'price', act: 'handoff' },
  { text: 'రేపు 10 గంటలకు ఫోన్ చేయండి', asked: 'bedrooms', act: 'handoff' },
  { text: 'ఆఫీస్ అయ్యాక కాల్ చేయండి', act: 'handoff' },
  { text: '7 తర్వాత ఫోన్ చేయండి', asked: 'bedrooms', act: 'handoff' },
  { text: 'sayantram 7 gantalaki call cheyandi', asked: 'price', act: 'handoff' },
  { text: 'repu 10 gantalaki phone cheyandi', asked: 'bedrooms', act: 'handoff' },
  { text: 'duty ayyaka call cheyandi', act: 'handoff' },
  { text: '8 tarvata call cheyandi', asked: 'price', act: 'handoff' },
  { text: 'ఫోన్ చేయించు', act: 'handoff' },
  { text: 'call cheyinchu', act: 'handoff' },
  { text: 'కాల్ చేయిస్తారా', act: 'handoff' },
])
