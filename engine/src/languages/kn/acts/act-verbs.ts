/** How somebody is asked to do something: told, proposed, asked whether they can, wanted. First persons are left out. */
const askings = 'ಿ ು ್ರಿ ಿರಿ ಿಬಿಡಿ ್ಬಿಡಿ ಣ ಾಣ ೋಣ ೋಣ್ವಾ ುವಾ ್ತೀರಾ ುತ್ತೀರಾ ್ತಾರಾ ಬಹುದಾ ್ಬಹುದಾ ್ಬೋದಾ ಬಹುದೇ ುವಿರಾ ಬೇಕು ್ಬೇಕು ್ಬೇಕಿತ್ತು ಬೇಕಾಗಿದೆ ಲಿ ್ಲಿ'

/**
 * The choices of a group: every form in which Kannada asks for what the verbs say.
 *
 * @param stems parted by spaces, as they stand before "-beku": ಮಾಡ, ಹೇಳ
 */
export function asked(stems: string): string {
  return choices(stems, askings)
}

const whether = '್ತೀರಾ ುತ್ತೀರಾ ್ತಾರಾ ಬಹುದಾ ್ಬಹುದಾ ಬಹುದೇ'

/** Asks whether somebody does it; of verbs that alone mean nothing else. @param stems as of `asked` */
export function askedWhether(stems: string): string {
  return choices(stems, whether).replaceAll('|', ', ')
}

const duties = 'ಬೇಕು ್ಬೇಕು ಬೇಕೋ ್ಬೇಕೋ ್ಬೇಕಂತ ಬೇಕೆಂದು ೋದು ುವುದು'

/** What is to be done, and that as said by somebody: ಮಾಡ್ಬೇಕು, ಮಾಡ್ಬೇಕಂತ. @param stems as of `asked` */
export function due(stems: string): string {
  return choices(stems, duties)
}

const aboutTo = '್ತೀನಣ್ಣ ್ತೀನಪ್ಪ ್ತೀನಮ್ಮ ್ತೀನ್ರಿ ್ತೀವ್ರಿ ್ತೀನಿ ್ತೀವಿ ್ತೇನೆ ್ತೇವೆ ುತ್ತೇನೆ ುತ್ತೇವೆ ುವೆ ುವೆವು ್ಲಾ ಲಾ ್ತಾ_ಇದೀನಿ ್ತಾ_ಇದೀವಿ ್ತಿದೀನಿ ್ತಿದೀವಿ'

/** What one is about to do, oneself: ಹೊರಡ gives ಹೊರಡ್ತೀನಿ, ಹೊರಡ್ಲಾ. @param stems as of `asked` */
export function aboutToDo(stems: string): string {
  return choices(stems, aboutTo).replaceAll('_', ' ')
}

const neverDone = 'ಲಿಲ್ಲ ್ಲಿಲ್ಲ ಿಲ್ಲ ಲೇ_ಇಲ್ಲ ್ಲೇ_ಇಲ್ಲ'

/** What did not happen: ಹೇಳ gives ಹೇಳಲಿಲ್ಲ, ಹೇಳ್ಲೇ ಇಲ್ಲ. @param stems as of `asked` */
export function undone(stems: string): string {
  return choices(stems, neverDone).replaceAll('_', ' ')
}

const reproaches = '್ತೀರಲ್ಲ ್ತೀರಲ್ಲಾ ್ತಿದೀರಲ್ಲ ್ತಾ_ಇದೀರಲ್ಲ ಿದ್ರಲ್ಲ ಿದಿರಲ್ಲ'

/** Says to somebody what he does, "alla" asking for no answer: ತೋರಿಸ್ತೀರಲ್ಲ. @param stems as of `asked` */
export function reproached(stems: string): string {
  return choices(stems, reproaches).replaceAll('|', ', ').replaceAll('_', ' ')
}

function choices(stems: string, endings: string): string {
  return stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => `${stem}${ending}`))
    .join('|')
}
