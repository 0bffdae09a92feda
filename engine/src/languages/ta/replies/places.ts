import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** சென்னை → சென்னையில், தாம்பரம் → தாம்பரத்தில், ஈரோடு → ஈரோட்டில், அடையாறு → அடையாற்றில். */
function inside(name: string): string {
  if (/[\dA-Z]$/.test(name)) return `${name}-ல்`
  if (/[க-ஹ]ம்$/.test(name)) return name.replace(/ம்$/, 'த்தில்')
  // செங்கல்பட்டு → செங்கல்பட்டில், புளியந்தோப்பு → புளியந்தோப்பில்: behind a consonant nothing is doubled.
  if (/்[கசடதபற]ு$/.test(name)) return name.replace(/ு$/, 'ில்')
  if (/[டற]ு$/.test(name)) return name.replace(/([டற])ு$/, '$1்$1ில்')
  // பெங்களூரு → பெங்களூரில், கிணத்துக்கடவு → கிணத்துக்கடவில்
  if (/[ரவ]ு$/.test(name)) return name.replace(/ு$/, 'ில்')
  if (/[ிீை]$/.test(name)) return `${name}யில்`
  // A stop is doubled after a vowel or an r: சூரத் → சூரத்தில், பார்க் → பார்க்கில்.
  if (/(?:[^்]|ர்)[கசடதப]்$/.test(name)) return name.replace(/(.)்$/, '$1்$1ில்')
  if (/்$/.test(name)) return name.replace(/்$/, 'ில்')
  return `${name}வில்`
}

const own: PlaceForms = {
  in: inside,
  near: (name) => `${name} அருகில்`,
  of: (name) => `${inside(name)} உள்ள`,
}

const behind = (word: string): PlaceForms => ({
  in: (name) => `${name} ${word}`,
  near: (name) => `${name} அருகில்`,
  of: (name) => `${name} ${word} உள்ள`,
})

/** How places are spoken of in Tamil. */
export const places = createPlaceWords(placeNames, {
  own,
  latin: { city: behind('நகரில்'), area: behind('பகுதியில்') },
  both: ({ city, inArea }) => `${city} ${inArea}`,
  several: {
    named: (names) => names.join(', '),
    in: (inside) => inside.map((one) => one.replace(/ல்$/, 'லும்')).join(' '),
  },
})
