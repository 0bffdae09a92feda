/** Who does it and how politely: I, you, he or she; in either script. */
const speakers = { written: ['ছি', 'ছো', 'ছ', 'ছেন', 'ছে'], typed: ['chi', 'chhi', 'cho', 'chen', 'che'] }
const pasts = {
  written: ['ছিলাম', 'ছিলেন', 'ছিল', 'ছিলো', 'ছিলে'],
  typed: ['chilam', 'chhilam', 'chilen', 'chilo', 'chile'],
}

/** "খুঁজছি", "খুঁজছিলাম", "খুঁজছেন": what is going on now or was until now, of stems that end in a consonant or vowel. */
export function goingOn(written: readonly string[], typed: readonly string[]): string {
  return [
    ...joined(written, [...speakers.written, ...pasts.written]),
    ...joined(typed, [...speakers.typed, ...pasts.typed]),
  ].join(', ')
}

/**
 * How verbs end that tell what is over or has come about. Bengali closes a sentence with its verb: what "কিনেছে",
 * "থাকতাম" or "করে দিল" closes is no wish, whichever verb it is.
 */
const telling = {
  written: [
    'েছে',
    'েছি',
    'েছেন',
    'েছো',
    'েছিল',
    'েছিলো',
    'েছিলাম',
    'েছিলেন',
    'য়েছে',
    'য়েছি',
    'য়েছেন',
    'য়েছিল',
    'য়েছিলাম',
    'য়েছিলেন',
    'ছিলাম',
    'ছিলেন',
    'ল',
    'লো',
    'লাম',
    'লেন',
  ],
  typed: ['eche', 'echhe', 'echi', 'echen', 'echilo', 'echilam', 'echilen', 'chilam', 'chilen'],
}

/** Two letters end too many nouns. */
const shortestTelling = 3

export const tellingEndings: readonly string[] = [...telling.written, ...telling.typed]
  .map((ending) => ending.normalize('NFC'))
  .filter((ending) => ending.length >= shortestTelling)

function joined(stems: readonly string[], endings: readonly string[]): string[] {
  return stems.flatMap((stem) => endings.map((ending) => stem + ending))
}
