import { inEach, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
  names: {
    en: 'ಇಂಗ್ಲಿಷ್|ಇಂಗ್ಲೀಷ್',
    ta: 'ತಮಿಳು',
    hi: 'ಹಿಂದಿ',
    ml: 'ಮಲಯಾಳಂ',
    kn: 'ಕನ್ನಡ',
    te: 'ತೆಲುಗು',
    pa: 'ಪಂಜಾಬಿ',
    bn: 'ಬಂಗಾಳಿ',
  },
  inside: 'ನಲ್ಲಿ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ಅಲ್ಲಿ|ಲಿ',
  written: {
    en: 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ|ಇಂಗ್ಲಿಷಲ್ಲಿ|ಇಂಗ್ಲಿಷ್ ನಲ್ಲಿ|ಇಂಗ್ಲೀಷ್‌ನಲ್ಲಿ|ಇಂಗ್ಲೀಷಲ್ಲಿ|ಇಂಗ್ಲಿಷಿನಲ್ಲಿ',
    ta: 'ತಮಿಳಿನಲ್ಲಿ|ತಮಿಳಲ್ಲಿ|ತಮಿಳ್ ನಲ್ಲಿ',
    hi: 'ಹಿಂದಿಯಲ್ಲಿ|ಹಿಂದಿಲಿ',
    ml: 'ಮಲಯಾಳಂನಲ್ಲಿ|ಮಲಯಾಳಂ ನಲ್ಲಿ|ಮಲಯಾಳದಲ್ಲಿ',
    kn: 'ಕನ್ನಡದಲ್ಲಿ|ಕನ್ನಡದಲ್ಲೇ|ಕನ್ನಡದಾಗ',
    te: 'ತೆಲುಗಿನಲ್ಲಿ|ತೆಲುಗಲ್ಲಿ|ತೆಲುಗುನಲ್ಲಿ',
    pa: 'ಪಂಜಾಬಿಯಲ್ಲಿ|ಪಂಜಾಬಿಲಿ',
    bn: 'ಬಂಗಾಳಿಯಲ್ಲಿ|ಬೆಂಗಾಲಿಯಲ್ಲಿ|ಬಂಗಾಳಿಲಿ',
  },
  typed: {
    ...inEach('alli|nalli|yalli'),
    kn: 'kannadadalli|kannada dalli|kannada nalli|kannadadalle|kannadalli|kannada',
    te: 'teluginalli|telugalli|telugu nalli|telugunalli',
    ta: 'tamilinalli|tamilalli|tamil nalli|tamilnalli',
  },
  please: {
    written: '(ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಮಾತಾಡ್ರಿ|ಮಾತಾಡು|ಮಾತಾಡೋಣ|ಮಾತಾಡ್ತೀರಾ|ಹೇಳಿ|ಹೇಳ್ರಿ|ಹೇಳು|ಉತ್ತರ ಕೊಡಿ)',
    typed:
      '(matadi|maatadi|mathadi|maathadi|matanadi|maatanaadi|matadri|matadu|matadona|matadtira|heli|helri|helu)',
  },
  wish: {
    written: '(ಮಾತಾಡಬೇಕು|ಮಾತನಾಡಬೇಕು|ಮಾತಾಡ್ಬೇಕು|ಮಾತಾಡಬೇಕಿತ್ತು|ಮಾತಾಡ್ತೀನಿ|ಮಾತಾಡಲು ಇಷ್ಟ|ಮಾತನಾಡಲು ಇಷ್ಟ|ಮಾತಾಡಬಹುದಾ|ಬೇಕು)',
    typed:
      '(matadabeku|matadbeku|mathadbeku|mathadabeku|maatadbeku|maatadabeku|matanadabeku|mathanadabeku|maathadbeku|matadtini|matadbahuda|beku)',
  },
  wanted: {
    who: { written: '(ನನಗೆ|ನಂಗೆ|ನಮಗೆ)', typed: '(nanage|nange|namage|namge)' },
    verb: { written: '(ಬೇಕು|ಬೇಕಾಗಿದೆ|ಬೇಕಿತ್ತು|ಸಾಕು)', typed: '(beku|bekagide|bekittu|bekithu|saaku)' },
  },
  asks: {
    written: '(ಬರುತ್ತಾ|ಬರತ್ತಾ|ಬರುತ್ತದೆಯೇ|ಗೊತ್ತಾ|ತಿಳಿಯುತ್ತಾ)',
    typed: '(barutta|baruttha|baratta|gotta|gottha|gothaa)',
  },
}
