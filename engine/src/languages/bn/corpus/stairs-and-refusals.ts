import { wishesAndTalk } from '../../corpus-case.ts'

/** Who is in a lift, what does not match, homes that would be too big, and not knowing what to do. */
export const stairsAndRefusals = wishesAndTalk([
  { text: 'lift e ke jeno ache', act: 'unclear' },
  {
    text: 'lift ache emon flat chai',
    set: { property_type: 'apartment', amenities: ['lift'] },
  },
  { text: 'maa siri vangte pare na tai lift chai', set: { amenities: ['lift'] } },
  { text: 'eta thik match korche na', act: 'deny' },
  { text: 'আমাদের সাথে ম্যাচ করছে না', act: 'deny' },
  { text: 'ajker match ta dekhte parini', act: 'unclear' },
  { text: 'ami ki korbo bujhte parchi na', act: 'help' },
  { text: 'কী করব জানি না', act: 'help' },
  { text: 'prosno ta abar korun', act: 'repeat' },
  { text: 'প্রশ্নটা আরেকবার করুন', act: 'repeat' },
  { text: 'tinte bedroom boro hoye jabe, duto holei hobe', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'তিনটে বেডরুম বড় হয়ে যাবে, দুটো হলেই হবে', set: { bedrooms: { min: 2, max: 2 } } },
])
