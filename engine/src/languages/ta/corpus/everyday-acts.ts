import type { CorpusSection } from '../../corpus-case.ts'

/** What people say beside their wishes. */
export const everydayActs: CorpusSection[] = [
  {
    phenomenon: 'everyday acts, native',
    cases: [
      { text: 'ஆமாங்க', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'வேண்டாம் சாமி', known: { transaction_type: 'rent' }, act: 'deny' },
      {
        text: 'எல்லாத்தையும் அழிச்சுட்டு புதுசா ஆரம்பிக்கலாம்',
        known: { transaction_type: 'rent', city: 'Chennai' },
        act: 'restart',
      },
      { text: 'யாராச்சும் மனுசங்க கிட்ட பேசணும்', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'காலை வணக்கம்', act: 'greet' },
      { text: 'ரொம்ப நன்றிங்க', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'சரி அப்புறம் பார்க்கலாம், போயிட்டு வரேன்', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'இது எப்படி உபயோகிக்கறது, எனக்கு புரியல', known: { transaction_type: 'rent' }, act: 'help' },
      { text: 'என்ன சொன்னீங்க, திரும்ப சொல்லுங்க', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'everyday acts, latin',
    cases: [
      { text: 'aama correct thaan', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'illa venaam', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'marupadiyum mudhalla irundhu', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'unga manager kitta pesanum', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'romba thanks pa', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'vanakkam sir', act: 'greet' },
      { text: 'seri naan apram varen bye', known: { transaction_type: 'rent' }, act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'everyday acts, mixed',
    cases: [
      { text: 'ok சரி', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'executive-கிட்ட connect பண்ணுங்க', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
]
