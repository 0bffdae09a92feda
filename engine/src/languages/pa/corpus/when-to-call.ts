import { wishesAndTalk } from '../../corpus-case.ts'

/** When to be called sets no price and no rooms, whatever was asked. */
export const whenToCall = wishesAndTalk([
  { text: 'ਸ਼ਾਮ 7 ਵਜੇ ਫ਼ੋਨ ਕਰਨਾ', asked: 'price', act: 'handoff' },
  { text: 'ਕੱਲ੍ਹ 10 ਵਜੇ ਕਾਲ ਕਰਿਓ', asked: 'bedrooms', act: 'handoff' },
  { text: 'ਡਿਊਟੀ ਤੋਂ ਬਾਅਦ ਫ਼ੋਨ ਕਰਿਓ', act: 'handoff' },
  { text: '7 ਤੋਂ ਬਾਅਦ ਫ਼ੋਨ ਕਰਨਾ', asked: 'bedrooms', act: 'handoff' },
  { text: 'shaam 7 vaje phone karna', asked: 'price', act: 'handoff' },
  { text: 'kal 10 vaje call kareo', asked: 'bedrooms', act: 'handoff' },
  { text: 'kamm ton baad call karna', act: 'handoff' },
  { text: '8 ton baad phone karo', asked: 'price', act: 'handoff' },
  { text: 'ਫੋਨ ਕਰਵਾ ਦਿਓ', act: 'handoff' },
  { text: 'kise ton phone karwa deo', act: 'handoff' },
])
