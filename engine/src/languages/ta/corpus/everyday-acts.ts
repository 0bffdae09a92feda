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
      { text: 'அதேதான் வேண்டும் சரியாகச் சொன்னீர்கள்', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'இல்லைங்க அப்படி இல்லை', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'முதல்லேருந்து திரும்ப ஆரம்பிப்போமா', known: { transaction_type: 'rent' }, act: 'restart' },
      {
        text: 'உங்கள் பிரதிநிதி ஒருவரை என்னுடன் பேசச் சொல்லுங்கள்',
        known: { transaction_type: 'rent' },
        act: 'handoff',
      },
      { text: 'ஹலோ யாராவது இருக்கீங்களா', act: 'greet' },
      { text: 'உங்கள் உதவிக்கு மிகவும் நன்றி', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'இவ்வளவுதான், நான் கிளம்புகிறேன்', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'நீங்கள் எனக்கு எவ்வாறு உதவ முடியும்', known: { transaction_type: 'rent' }, act: 'help' },
      { text: 'மறுபடியும் ஒரு முறை கூறுங்கள்', known: { transaction_type: 'rent' }, act: 'repeat' },
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
      { text: 'ama ama athe than', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'vendamnu sollitene', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ellam azhichutu pudhusa start panlam', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'direct ah oruthar kitta pesanum pa', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'romba nandri sir ungal udhavikku', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'ok pa apram paakalam tata', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'innoru thadavai sollunga puriyala', known: { transaction_type: 'rent' }, act: 'repeat' },
      { text: 'neenga enna ellam panna mudiyum', known: { transaction_type: 'rent' }, act: 'help' },
    ],
  },
  {
    phenomenon: 'everyday acts, mixed',
    cases: [
      { text: 'ok சரி', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'executive-கிட்ட connect பண்ணுங்க', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'yes correct தான்', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'human agent-ஓட பேசணும் please', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: "thanks ங்க, that's all", known: { transaction_type: 'rent' }, act: 'deny' },
    ],
  },
]
