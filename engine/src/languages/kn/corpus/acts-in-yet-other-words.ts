import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const actsInYetOtherWords: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ಬೆಂಗಳೂರಿಂದ ಟ್ರಾನ್ಸ್‌ಫರ್ ಆಗಿ ಮೈಸೂರಿಗೆ ಬರ್ತಿದೀನಿ, ಸಿಂಗಲ್ ಬೆಡ್‌ರೂಮ್ ನೋಡಿ ಬಾಡಿಗೆಗೆ',
        set: { transaction_type: 'rent', city: 'Mysuru', bedrooms: exactly(1) },
      },
      {
        text: 'ಈಗಿರೋದು ಕೆಂಗೇರಿಯಲ್ಲಿ, ಮಕ್ಕಳ ಶಾಲೆಗೋಸ್ಕರ ಜಯನಗರಕ್ಕೆ ಹೋಗ್ಬೇಕು',
        known: { city: 'Bengaluru' },
        set: { area: 'Jayanagar' },
      },
      { text: 'ಪಾರ್ಕಿಂಗ್ ಇಲ್ಲದ ಮನೆ ತೋರಿಸ್ಬೇಡಿ', set: { amenities: ['parking'] } },
      {
        text: 'ಬಾಡಿಗೆ ಕಟ್ಟಿ ಕಟ್ಟಿ ಸಾಕಾಗಿದೆ ಇನ್ನು ಸ್ವಂತ ಮನೆನೇ, ನಲವತ್ತು ಲಕ್ಷದೊಳಗೆ',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(4000000) },
      },
      { text: 'ತಮ್ಮನಿಗಲ್ಲ ನನಗೇ ಬೇಕು ರೂಮು, ಆರು ಸಾವಿರದೊಳಗೆ', set: { price: upTo(6000) } },
      {
        text: 'ವೈಟ್‌ಫೀಲ್ಡ್ ಅಂದ್ರೆ ಟ್ರಾಫಿಕ್ ಜಾಸ್ತಿ ಅಂತ ಕೆಂಗೇರಿ ಕಡೆ ನೋಡ್ತಿದೀವಿ',
        known: { city: 'Bengaluru' },
        set: { area: 'Kengeri' },
      },
      { text: 'ತಿಂಗಳ ಕೊನೆಗೆ ಖಾಲಿ ಮಾಡ್ಬೇಕು, ಬೇಗ ಡಬಲ್ ಬೆಡ್‌ರೂಮ್ ತೋರಿಸಿ', set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'iga delhi li idini, parents mysore li, avrige flat tagobeku',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mysuru' },
      },
      { text: 'nam current mane 2bhk, mundindu 3bhk irbeku', set: { bedrooms: exactly(3) } },
      {
        text: 'rent 13k kodtidini iga, 16k varegu ok',
        known: { transaction_type: 'rent' },
        set: { price: upTo(16000) },
      },
      {
        text: 'job mandya li aadre family mysore lle irutte, so mysore li mane',
        set: { property_type: 'house', city: 'Mysuru' },
      },
      { text: 'gym illada society beda', set: { amenities: ['gym'] } },
      { text: 'flat chennagide aadre floor jasti', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Chennai ಇಂದ ಬರ್ತಿದೀವಿ Bangalore ಗೆ, furnished 2BHK rent',
        set: { transaction_type: 'rent', city: 'Bengaluru', bedrooms: exactly(2), amenities: ['furnished'] },
      },
      {
        text: 'Own house ಇದೆ Hassan ಅಲ್ಲಿ, Bangalore ಅಲ್ಲಿ rent ಗೆ ಬೇಕು',
        set: { transaction_type: 'rent', city: 'Bengaluru' },
      },
      {
        text: '1 crore ಆದ್ರೆ ಜಾಸ್ತಿ, 85 lakhs ಲಿ ಇದ್ರೆ ಹೇಳಿ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8500000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ಅದೇ ಅದೇ ಅದಕ್ಕೇ ಫಿಕ್ಸ್ ಆಗಿ', act: 'affirm' },
      { text: 'ನಂದು ಒಪ್ಪಿಗೆ ಇದೆ', act: 'affirm' },
      { text: 'ನೀವ್ ಹೆಂಗಂದ್ರೆ ಹಂಗೆ', act: 'affirm' },
      { text: 'ಹೂಂ ಅಂದೆ ಮುಂದುವರ್ಸಿ', act: 'affirm' },
      { text: 'ಹಂಗೆ ಮಾಡಿದ್ರೆ ಒಳ್ಳೇದು', act: 'affirm' },
      { text: 'ಅದೆಲ್ಲಾ ಆಗೋದಿಲ್ಲ ಬಿಡಿ', act: 'deny' },
      { text: 'ನಮಗ್ಯಾಕೆ ಬೇಡಪ್ಪ', act: 'deny' },
      { text: 'ಸುತಾರಾಂ ಬೇಡ', act: 'deny' },
      { text: 'ಹಂಗೆ ಅಂದಿಲ್ಲ ನಾನು', act: 'deny' },
      { text: 'ಇದೆಲ್ಲ ಬಿಟ್ಟು ಮೊದಲಿಗೆ ಹೋಗೋಣ', act: 'restart' },
      { text: 'ಹೊಸ ವಿವರ ಕೊಡ್ತೀನಿ ಮತ್ತೆ ತಗೊಳ್ಳಿ', act: 'restart' },
      { text: 'ನನ್ ನಂಬರಿಗೆ ಯಾರಿಂದಾದ್ರೂ ಫೋನ್ ಮಾಡಿಸಿ', act: 'handoff' },
      { text: 'ಮನುಷ್ಯರು ಲೈನಿಗೆ ಬರ್ತಾರಾ', act: 'handoff' },
      { text: 'ಅಯ್ಯೋ ಮಿಸ್ ಆಯ್ತು ಮತ್ತೆ ಹೇಳ್ತೀರಾ', act: 'repeat' },
      { text: 'ಇದನ್ನ ಹೆಂಗೆ ಬಳಸೋದು ಗೊತ್ತಾಗ್ತಿಲ್ಲ ಸಹಾಯ ಮಾಡಿ', act: 'help' },
      { text: 'ತುಂಬಾ ಉಪಯೋಗ ಆಯ್ತು ಧನ್ಯವಾದಗಳು', act: 'thanks' },
      { text: 'ಹೋಗ್ಬರ್ತೀವಿ ಹಂಗಾದ್ರೆ', act: 'goodbye' },
      { text: 'ಸರಿ ಇನ್ನು ಫೋನ್ ಇಡ್ತೀನಿ', act: 'goodbye' },
      { text: 'ಸರಿ ಆದ್ರೆ ರೇಟ್ ಕಮ್ಮಿ ಆಗುತ್ತಾ', act: 'question' },
      { text: 'ಚೆನ್ನಾಗಿದೆ ಆದ್ರೆ ಮನೇಲಿ ಇಷ್ಟ ಆಗಿಲ್ಲ', act: 'deny' },
      { text: 'ಹೋಗ್ಲಾ ಇನ್ನು', act: 'goodbye' },
      { text: 'ಮುಂದಿನ ಸಲ ಮಾತಾಡೋಣ ಈಗ ಸಮಯ ಇಲ್ಲ', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'houdri ade correct', act: 'affirm' },
      { text: 'ok matte adanne nodona', act: 'affirm' },
      { text: 'thumbs up ade', act: 'affirm' },
      { text: 'nange hidistu munde hogi', act: 'affirm' },
      { text: 'beda ri innondsari nodtini', act: 'deny' },
      { text: 'adu alla ri nange bekagiddu', act: 'deny' },
      { text: 'matte start inda hogona', act: 'restart' },
      { text: 'broker jote direct matadtini number kodi', act: 'handoff' },
      { text: 'yaradru idara matadoke', act: 'handoff' },
      { text: 'neevu heliddu kelislilla', act: 'repeat' },
      { text: 'naaneega en madbeku', act: 'help' },
      { text: 'tumba thanks ri chennagide', act: 'thanks' },
      { text: 'tata ri', act: 'goodbye' },
    ],
  },
]
