/**
 * Forms of Kannada verbs, written and spoken, so that a verb is listed by its stem alone. Stems end in the
 * vowel that stands before "-beku": ಕೊಳ್ಳ, ಖರೀದಿಸ.
 */
const wanting =
  'ಬೇಕು ್ಬೇಕು ಬೇಕಾಗಿದೆ ಬೇಕಾಗಿತ್ತು ಬೇಕಿತ್ತು ಬೇಕಿದೆ ಬೇಕಂತ ಬೇಕೆಂದು ಬೇಕೆಂದಿದ್ದೇನೆ ಬೇಕೆಂದಿದ್ದೇವೆ ಬೇಕೆಂದಿರುವೆ ಬೇಕೆಂದುಕೊಂಡಿದ್ದೇನೆ ಬೇಕೆಂದುಕೊಂಡಿದ್ದೇವೆ ಬೇಕೆಂದುಕೊಂಡಿರುವೆ ಬೇಕೆಂಬ ಬೇಕಿರುವ ಬೇಕೆನ್ನುವ ುವಾಸೆ ಬೇಕೂಂತ ಬೇಕೆಂದಿದ್ದೀವಿ ಬೇಕೆನ್ನಿಸಿದೆ'
const meaningTo =
  'ುವೆ ುವೆವು ುವೆನು ಲು ಲಿಕ್ಕೆ ಲಿಕ್ಕ ೋಕೆ ೋಕ್ಕೆ ಕ್ಕೆ ಾಕ ುವ ೋ ೋಣ ೋದು ುವುದು ೋದಕ್ಕೆ ುವುದಕ್ಕೆ ೋದಿಕ್ಕೆ ುವುದಕ್ಕಾಗಿ ುತ್ತೇನೆ ುತ್ತೇವೆ ುತ್ತಿದ್ದೇನೆ ುತ್ತಿದ್ದೇವೆ ್ತೀನಿ ್ತೀವಿ ್ತಿದೀನಿ ್ತಿದ್ದೀನಿ ್ತಾ'
const shortened = 'ಬೇಕು ಬೇಕಿತ್ತು ಬೇಕಂತ ಬೇಕಾಗಿದೆ ಬೇಕೆಂದಿದ್ದೇನೆ ಬೇಕೂಂತ ತೀನಿ ತೀವಿ ಣ ಳೋಣ ಳಕ್ಕೆ ಳೋಕೆ ಳೋದು ಳಾಕ ಳಲಿಕ್ಕೆ ಲಿಕ್ಕೆ ಳೋದಕ್ಕೆ ಳೋದಿದೆ ಳ್ತೀವಿ ಳ್ತೀನಿ ಂತೀವಿ'

/**
 * @param stems parted by spaces, ending in the a of "-alu" and "-abeku"
 * @param short stems of verbs that speech cuts short before their endings: ತಗೋ of ತಗೊಳ್ಳ
 */
export function wished(stems: string, short = ''): string {
  return [...new Set([...forms(stems, `${wanting} ${meaningTo}`), ...forms(short, shortened)])].join(', ')
}

const cannot =
  'ೋಕಾಗಲ್ಲ ೋಕಾಗೋಲ್ಲ ೋಕಾಗೋದಿಲ್ಲ ೋಕ್ಕಾಗಲ್ಲ ೋಕ್ಕಾಗೋಲ್ಲ ಕ್ಕಾಗಲ್ಲ ಕ್ಕಾಗೋಲ್ಲ ಕ್ಕಾಗಲ್ಲಪ್ಪ ೋದಕ್ಕಾಗಲ್ಲ ೋದಿಕ್ಕಾಗಲ್ಲ ಲಾಗಲ್ಲ ಲಾಗುವುದಿಲ್ಲ ಲಾಗದು ಲಿಕ್ಕಾಗಲ್ಲ ಲಿಕ್ಕಾಗುವುದಿಲ್ಲ ಾಕಾಗಲ್ಲ ಾಕಾಗಂಗಿಲ್ಲ ಲಾರೆ ಲಾರೆವು'

/** Cannot, is not able to. @param stems as of `wished` */
export function unable(stems: string): string {
  return joined(stems, cannot)
}

const happened = ' ರು ಳು ನು ರೆ ಾಗ ು ೆ ಿರುವ ಿರೋ ಿದೆ ಿಲ್ಲ ್ರು ್ರೆ ದ್ದು'

/** Forms of what was done, by the participle: ಕೊಟ್ಟ gives ಕೊಟ್ಟರು, ಕೊಟ್ಟಾಗ, ಕೊಟ್ಟಿದೆ. */
export function done(participles: string): string {
  return joined(participles, happened)
}

const formal = 'ವರೇ ವಿರಾ ವುದೇ ವುದಾ ವುದೋ'

/** How formal Kannada asks: ಮಾಡು gives ಮಾಡುವಿರಾ. @param stems ending in u */
export function formallyAsked(stems: string): string {
  return joined(stems, formal)
}

const firstPerson = 'ೆ ೆವು ್ವಿ ೆನು'

/** What one did oneself: ಕೊಟ್ಟ gives ಕೊಟ್ಟೆವು. @param participles ending in a */
export function told(participles: string): string {
  return joined(participles, firstPerson)
}

const had = 'ದ್ದಾಳೆ ದ್ದಾನೆ ದ್ದಾರೆ ದ್ದೇನೆ ದ್ದೇವೆ ದ್ದೀನಿ ದೀನಿ ದೀವಿ ದಾನೆ ದಾರೆ'

/** Forms of what somebody has done: ಖರೀದಿಸಿ gives ಖರೀದಿಸಿದ್ದಾಳೆ. @param stems ending in i */
export function hasDone(stems: string): string {
  return joined(stems, had)
}

function joined(stems: string, endings: string): string {
  return forms(stems, endings).join(', ')
}

function forms(stems: string, endings: string): string[] {
  return stems
    .split(' ')
    .filter((stem) => stem !== '')
    .flatMap((stem) => endings.split(' ').map((ending) => `${stem}${ending}`))
}
