import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** ಬೆಂಗಳೂರು → ಬೆಂಗಳೂರಿನ, ಜಯನಗರ → ಜಯನಗರದ, ದೆಹಲಿ → ದೆಹಲಿಯ, ಹೈದರಾಬಾದ್ → ಹೈದರಾಬಾದ್‌ನ. */
function of(name: string): string {
  if (/\d[A-Z]?$/.test(name)) return `${name}ರ`
  if (/[ರಡಲಗವಟ]ು$/.test(name)) return name.replace(/ು$/, 'ಿನ')
  if (/[ುೂ]$/.test(name)) return `${name}ವಿನ`
  if (/[ಿೀೆೇ]$/.test(name)) return `${name}ಯ`
  if (/್$/.test(name)) return `${name}\u200cನ`
  if (/[ೈಂ]$/.test(name)) return `${name}ನ`
  return `${name}ದ`
}

const own: PlaceForms = {
  in: (name) => `${of(name)}ಲ್ಲಿ`,
  near: (name) => `${of(name)} ಹತ್ತಿರ`,
  of,
}

const behind = (word: string): PlaceForms => ({
  in: (name) => `${name} ${word}ಲ್ಲಿ`,
  near: (name) => `${name} ${word} ಹತ್ತಿರ`,
  of: (name) => `${name} ${word}`,
})

/** How places are spoken of in Kannada. */
export const places = createPlaceWords(placeNames, {
  own,
  latin: { city: behind('ನಗರದ'), area: behind('ಏರಿಯಾದ') },
  both: ({ ofCity, inArea }) => `${ofCity} ${inArea}`,
  several: {
    named: (names) => names.join(', '),
    in: (inside) => inside.map((one) => one.replace(/ಲ್ಲಿ$/, 'ಲ್ಲೂ')).join(', '),
  },
})
