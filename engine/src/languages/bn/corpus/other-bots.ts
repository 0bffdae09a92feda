import type { CorpusSection } from '../../corpus-case.ts'

/** As people answer bots of any kind. */
export const otherBots: CorpusSection[] = [
  {
    phenomenon: 'answers to bots',
    cases: [
      { text: 'জি, কনফার্ম করুন', act: 'affirm' },
      { text: 'আমি এখন যাচ্ছি', act: 'goodbye' },
      { text: 'হিউম্যান সাপোর্ট চাই', act: 'handoff' },
      { text: 'hyan hyan, confirm korun', act: 'affirm' },
      { text: 'সব ঠিক', act: 'affirm' },
      { text: 'baad dao', act: 'deny' },
      { text: 'ami care kori na', asked: 'area', any: ['area'] },
      { text: 'কত লাখ লাগবে', act: 'question' },
    ],
  },
]
