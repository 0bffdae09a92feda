import type { Phrases } from '../../language.ts'

/** Verbs by the stem that "-abahudu", "-abeku" and "-alla" are written on to. */
const verbs = 'ಆಗ ಮಾಡ ಕೊಡ ನೋಡ ಬರ ಹೋಗ ಸಿಗ ತೋರಿಸ ಹೇಳ ಕೇಳ ಇರ ಇಡ ಹಾಕ ಕಟ್ಟ ತಗೊಳ್ಳ ಹುಡುಕ ಮಾಡಿಸ'.split(' ')

/** Every verb that has a form, with the other ways to say it: those of the north and of the coast, too. */
function everyVerb(form: string, others: string): [string, Phrases][] {
  return verbs.map((verb) => [
    `${verb}${form}`,
    others
      .split(' ')
      .map((other) => `${verb}${other}`)
      .join(', '),
  ])
}

/** "Do": of who is asked with respect, as the south, the north and the coast say it. */
const asked: [string, Phrases][] = 'ಮಾಡ ಕೊಡ ನೋಡ ಬಿಡ ಹೇಳ ಕೇಳ ಹಾಕ ಇಡ ತೋರಿಸ ಹುಡುಕ'
  .split(' ')
  .map((verb) => [`${verb}ಿ`, ['್ರಿ', '್ರೀ', 'ಿರಿ', '್ರಲಾ', '್ರಪ್ಪ'].map((ending) => `${verb}${ending}`).join(', ')])

/** As it is spoken and written: phrases need one of them. */
export const alsoSaid: Record<string, Phrases> = {
  ...Object.fromEntries([
    ...everyVerb('ಬಹುದು', '್ಬಹುದು ್ಬೋದು ಬೋದು ್ಬೌದು ್ಬೋದ್ರಿ'),
    ...everyVerb('ಬಹುದಾ', '್ಬಹುದಾ ್ಬೋದಾ ಬೋದಾ ್ಬೌದಾ ್ಬೋದೇನು ್ಬಹುದೇನು ್ಬೋದೇನ್ರಿ'),
    ...everyVerb('ಬೇಕು', '್ಬೇಕು ್ಬೇಕ್ರಿ ಬೇಕ್ರಿ').filter(([word]) => word !== 'ಕೇಳಬೇಕು'),
    ...everyVerb('ಲ್ಲ', 'ೋಲ್ಲ ೋದಿಲ್ಲ ುವುದಿಲ್ಲ ಂಗಿಲ್ಲ ಾಂಗಿಲ್ಲ ುದಿಲ್ಲ ೂದಿಲ್ಲ ಕಿಲ್ಲ ಾಕಿಲ್ಲ ಲ್ರಿ ಂಗಿಲ್ರಿ ೂದಿಲ್ರಿ'),
    ...everyVerb('ೋ', 'ೂ'),
    ...asked,
  ]),
  ಇದ್ರೆ: 'ಇದ್ದರೆ, ಇದ್ರೇ, ಉಂಟಾದ್ರೆ, ಉಂಟಾದರೆ, idre',
  ಸಿಕ್ಕರೆ: 'ಸಿಕ್ರೆ, ಸಿಕ್ಕಿದ್ರೆ, ಸಿಕ್ಕಿದರೆ, ಸಿಕ್ಕರ, ಸಿಕ್ರ, ಸಿಕ್ಕಿದ್ರ, sikre, sikkre, sikkare, sikkidre',
  ಆದರೆ: 'ಆದ್ರೆ, ಆದ್ರ, adre, aadre, aadare',
  ಆದರೂ: 'ಆದ್ರೂ, ಆದ್ರು, adru, aadru',
  ಇದ್ದರೂ: 'ಇದ್ರೂ, idru, iddaru',
  ಅಂದ್ರೆ: 'ಅಂದರೆ, ಅಂದ್ರ, andre, andhre',
  ಇಲ್ಲದಿದ್ದರೆ: 'ಇಲ್ಲದಿದ್ರೆ, ಇಲ್ದಿದ್ರೆ, ಇಲ್ಲಾಂದ್ರೆ, ಇಲ್ಲಂದ್ರೆ, ಇಲ್ಲಂದ್ರ, ಇಲ್ಲಾಂದ್ರ, ಇಲ್ದಿದ್ರ, illandre, illadidre, ildidre',
  ಇಲ್ಲದಿದ್ದರೂ: 'ಇಲ್ಲದಿದ್ರೂ, ಇಲ್ದಿದ್ರೂ, ಇಲ್ಲಾಂದ್ರೂ, ಇಲ್ಲಂದ್ರೂ, illandru, illadidru, ildidru',
  ಪರವಾಗಿಲ್ಲ: 'ಪರ್ವಾಗಿಲ್ಲ, ಪರವಾಯಿಲ್ಲ, ಪರ್ವಾಯಿಲ್ಲ, ಪರ್ವಾಗಿಲ್ರಿ, ಪರವಾಗಿಲ್ರಿ, parvagilla, paravagilla, parvailla',
  ಯಾವುದಾದರೂ: 'ಯಾವುದಾದ್ರೂ, ಯಾವ್ದಾದ್ರೂ, ಯಾವ್ದಾದರೂ, ಯಾವುದಾದ್ರು, ಯಾವ್ದಾರ, ಯಾವ್ದರ, yavdadru, yavudadru',
  ಏನಾದರೂ: 'ಏನಾದ್ರೂ, ಏನಾದ್ರು, ಏನಾರ, enadru, yenadru',
  ಎಲ್ಲಾದರೂ: 'ಎಲ್ಲಾದ್ರೂ, ಎಲ್ಲಾದ್ರು, ಎಲ್ಯಾರ, elladru',
  ಎಷ್ಟಾದರೂ: 'ಎಷ್ಟಾದ್ರೂ, ಎಷ್ಟಾದ್ರು, eshtadru, estadru',
  ಆಗುತ್ತೆ: 'ಆಗತ್ತೆ, ಆಗ್ತದೆ, ಆಗ್ತದ, ಆಗ್ತೈತಿ, ಆಗ್ತೇತಿ, ಆಗ್ತತಿ, ಆಯ್ತದೆ, ಆಯ್ತದ, agutte, aagutte, agatte, agtade',
  ಇದೆಯಾ: 'ಇದ್ಯಾ, ಇದಿಯಾ, ಇದೆಯ, ಇದ್ಯ, idya, ideya, idiya',
  ಬೇಡ: 'ಬ್ಯಾಡ, ಬೇಡಪ್ಪ, ಬೇಡಪ್ಪಾ, ಬೇಡಮ್ಮ, ಬೇಡಣ್ಣ, ಬ್ಯಾಡಪ್ಪ, ಬ್ಯಾಡಪ್ಪಾ, ಬೇಡ್ರಿ, ಬ್ಯಾಡ್ರಿ, ಬ್ಯಾಡ್ರೀ, ಬೇಡ್ರೀ, ಬೇಡಾ, ಬ್ಯಾಡಾ, byada, byaada',
  ಬೇಕು: 'ಬೇಕಪ್ಪ, ಬೇಕಪ್ಪಾ, ಬೇಕಮ್ಮ, ಬೇಕಣ್ಣ, ಬೇಕಕ್ಕ, ಬೇಕ್ರಿ, ಬೇಕ್ರೀ, ಬೇಕೂ, ಬೇಕ್',
  ಸಾಕು: 'ಸಾಕಪ್ಪ, ಸಾಕಪ್ಪಾ, ಸಾಕಮ್ಮ, ಸಾಕಣ್ಣ, ಸಾಕ್ರಿ, ಸಾಕ್ರೀ',
  ನಾನೊಬ್ಬ: 'ನಾನೊಬ್ನೇ, ನಾನೊಬ್ನೆ, ನಾನೊಬ್ಬನೇ, ನಾನೊಬ್ಳೇ, ನಾನೊಬ್ಬಳೇ, ನಾನೊಬ್ಬಳು, nanobne, nanobbane, nanoble',
  ಸರಿ: 'ಸೈ, sari',
  ಇಲ್ಲದ: 'ಇಲ್ಲದ್, ಇಲ್ದ',
  ಇರಲಿ: 'ಇರ್ಲಿ, ಇರವಲ್ದ್ಯಾಕ, ಇರವಲ್ಲದ್ಯಾಕ, irli, irali',
  ಆಗಲಿ: 'ಆಗ್ಲಿ, ಆಗವಲ್ದ್ಯಾಕ, agli, agali',
  ಹಾಗಿಲ್ಲ: 'ಹಂಗಿಲ್ಲ, ಹಂಗಿಲ್ರಿ, hangilla, haagilla',
  ಎಷ್ಟು: 'ಎಷ್ಟ್, eshtu, estu',
  ಹೇಗೆ: 'ಹೆಂಗೆ, ಹೆಂಗ್, ಹೇಗ್, ಹ್ಯಾಗೆ, ಹ್ಯಾಗ, ಹ್ಯಾಂಗ, hege, henge',
  ಯಾವುದು: 'ಯಾವ್ದು, yavdu, yavudu, yaavdu',
  ಈಗ: 'ಇವಾಗ, ಈವಾಗ, iga, eega, ivaga, evaga',
  ತಗೊಳ್ಳೋಣ: 'ತಕ್ಕಳನ, ತಕ್ಕಳಣ, ತಗಳನ, ತಕ್ಕೊಳ್ಳೋಣ, ತಕ್ಕೋಣ, ತೊಗೊಳ್ಳೋಣ, ತಗೋಳೋಣ, ತೆಗೆದುಕೊಳ್ಳೋಣ',
  ತಗೋಬೇಕು: 'ತಕ್ಕೋಬೇಕು, ತಕ್ಕಬೇಕು, ತಗಬೇಕು, ತೊಗೋಬೇಕು, ತಗೊಬೇಕು',
  ತಗೊಂಡು: 'ತಕ್ಕಂಡು, ತಗಂಡು, ತೊಗೊಂಡು, ತಕೊಂಡು, ತೆಗೆದುಕೊಂಡು',
  ತಗೊಳ್ಳೋಕೆ: 'ತಗಳಕ್ಕೆ, ತಕ್ಕಳಕ್ಕೆ, ತೊಗೊಳ್ಳೋಕೆ, ತಗೋಳೋಕೆ',
  ಮೇಲಿನ: 'ಮ್ಯಾಲಿನ, ಮ್ಯಾಗಿನ',
  ಮೇಲೆ: 'ಮ್ಯಾಲ, ಮ್ಯಾಲೆ, ಮ್ಯಾಗ, ಮ್ಯಾಕೆ, mele, myala, myaga',
  ಜಾಸ್ತಿ: 'ಹೆಚ್ಚು, ಹೆಚ್ಚಿಗೆ, ಹೆಚ್ಚಿಗಿ, jasti, jaasti, hechu, hecchu',
  ಕಮ್ಮಿ: 'ಕಡಿಮೆ, ಕಡ್ಮೆ, ಕಡಿಮಿ, kammi, kadime, kadme',
  ನಮಗೆ: 'ನಮ್ಗೆ, ನಮಗ, namge, namage',
  ನನಗೆ: 'ನಂಗೆ, ನನ್ಗೆ, ನನಗ, nange, nanage',
  ಹತ್ತಿರ: 'ಹತ್ರ, hattira, hatra',
  ಒಳ್ಳೆಯದು: 'ಒಳ್ಳೇದು, ಒಳ್ಳೆದು, olledu, olleyadu',
  ತೆಗೆದುಹಾಕಿ: 'ತೆಗ್ದಾಕಿ, ತೆಗೆದಾಕಿ, ತೆಗೆದ್ಹಾಕಿ, ತಗ್ದಾಕಿ, ತೆಗ್ದುಹಾಕಿ, tegduhaki, tegdaki',
  ಮರೆತುಬಿಡಿ: 'ಮರ್ತುಬಿಡಿ, ಮರ್ತ್ಬಿಡಿ, ಮರೆತ್ಬಿಡಿ, ಮರ್ತುಬಿಡ್ರಿ, ಮರ್ತ್ಬಿಡ್ರಿ, marthbidi, martbidi',
  ಬಿಟ್ಟುಬಿಡಿ: 'ಬಿಟ್ಬಿಡಿ, ಬಿಟ್ಬಿಡ್ರಿ, ಬಿಟ್ಟ್ಬಿಡಿ, bitbidi, bittubidi',
}
