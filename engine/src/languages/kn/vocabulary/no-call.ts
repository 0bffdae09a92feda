import type { Phrases } from '../../language.ts'

const call = '(ಕರೆ|ಕಾಲ್|ಫೋನ್|call|kare|phone)'

/** What refuses to be called. */
export const noCall: Phrases = `
  [ನನಗೆ|nanage|nange|ಯಾರಿಗೂ|ಯಾರೂ|yaru|yaaru] ${call} [ಗೀನ್|ಗೀಲ್|ಏನೂ|ಎಲ್ಲ|ಎಲ್ಲಾ] (ಮಾಡಬೇಡಿ|ಮಾಡ್ಬೇಡಿ|ಮಾಡಬೇಡ|ಮಾಡ್ಬೇಡ|ಮಾಡ್ಬೇಡ್ರಿ|ಮಾಡಬೇಡ್ರಿ|ಮಾಡೋದು ಬೇಡ|ಬರೋದು ಬೇಡ|ಮಾಡೋ ಅಗತ್ಯ ಇಲ್ಲ|ಮಾಡೋ ಹಾಗಿಲ್ಲ|ಮಾಡಬಾರದು|ಮಾಡ್ಬಾರ್ದು|ಬರಬಾರದು|ಬರ್ಬಾರ್ದು|ಬೇಡ|ಬ್ಯಾಡ|madbedi|maadbedi|madabedi|maadabedi|madbeda|maadbeda|madbedri|madbardu|beda),
  ${call} ಮಾಡಿ [ಮಾಡಿ] (ತಲೆ|ತೊಂದರೆ|ತೊಂದ್ರೆ|ಕಾಟ|ಹಿಂಸೆ|ಕಿರಿಕಿರಿ|ಡಿಸ್ಟರ್ಬ್|disturb|tale) (ತಿನ್ಬೇಡಿ|ತಿನ್ನಬೇಡಿ|ಕೊಡಬೇಡಿ|ಕೊಡ್ಬೇಡಿ|ಮಾಡಬೇಡಿ|ಮಾಡ್ಬೇಡಿ|madbedi|tinbedi),
  ${call} (ಮಾಡಿದ್ರೆ|ಮಾಡಿದರೆ|ಬಂದ್ರೆ) (ಎತ್ತಲ್ಲ|ಎತ್ತೋಲ್ಲ|ಎತ್ತೋದಿಲ್ಲ),
  [ಯಾರಿಗೂ|yarigu] (ನನ್ನ|ನನ್|nan|nanna) (ನಂಬರ್|number) [ಯಾರಿಗೂ|yarigu] (ಕೊಡಬೇಡಿ|ಕೊಡ್ಬೇಡಿ|kodbedi),
  ${call} (ಮಾಡಿ|ಮಾಡೋಕೆ|madi|madoke) [ಅಂತ|anta] (ಹೇಳಿಲ್ಲ|ಹೇಳ್ಲಿಲ್ಲ|ಹೇಳಲಿಲ್ಲ|helilla)`
