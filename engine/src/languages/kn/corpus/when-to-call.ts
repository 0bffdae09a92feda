import { wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'ಸಂಜೆ 7 ಗಂಟೆಗೆ ಕರೆ ಮಾಡಿ', asked: 'price', act: 'handoff' },
  { text: 'ನಾಳೆ 10 ಗಂಟೆಗೆ ಫೋನ್ ಮಾಡಿ', asked: 'bedrooms', act: 'handoff' },
  { text: 'ಕೆಲಸ ಮುಗಿದ ಮೇಲೆ ಕರೆ ಮಾಡಿ', act: 'handoff' },
  { text: '7 ರ ನಂತರ ಕಾಲ್ ಮಾಡಿ', asked: 'bedrooms', act: 'handoff' },
  { text: 'sanje 7 gantege call madi', asked: 'price', act: 'handoff' },
  { text: 'naale 10 gantege phone madi', asked: 'bedrooms', act: 'handoff' },
  { text: 'office mugida mele call madi', act: 'handoff' },
  { text: '8 aadmele call madi', asked: 'price', act: 'handoff' },
  { text: 'ಫೋನ್ ಮಾಡ್ಸಿ', act: 'handoff' },
  { text: 'yaarindadru phone madsi', act: 'handoff' },
])
