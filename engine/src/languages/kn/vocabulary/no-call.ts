import type { Phrases } from '../../language.ts'

/** What refuses to be called. */
export const noCall: Phrases = `
  [ನನಗೆ|nanage|nange|ಯಾರಿಗೂ] (ಕರೆ|ಕಾಲ್|ಫೋನ್|call|kare|phone) [ಗೀನ್|ಗೀಲ್|ಏನೂ|ಎಲ್ಲ] (ಮಾಡಬೇಡಿ|ಮಾಡ್ಬೇಡಿ|ಮಾಡಬೇಡ|ಮಾಡ್ಬೇಡ|ಮಾಡ್ಬೇಡ್ರಿ|ಮಾಡಬೇಡ್ರಿ|ಮಾಡೋದು ಬೇಡ|ಮಾಡೋ ಅಗತ್ಯ ಇಲ್ಲ|ಬೇಡ|madbedi|maadbedi|madabedi|maadabedi|madbeda|maadbeda|madbedri|beda)`
