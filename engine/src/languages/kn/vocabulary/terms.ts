import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Kannada speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means: 'ಅಂದ್ರೆ ಎಂದರೆ ಅಂದರೆ ಅಂದ್ರೇ ಅರ್ಥ- andre endre andare endare artha ಅಂದ್ರೆನು ಅಂದ್ರೇನು ಅಂದರೇನು andrenu andarenu',
  article: '',
  rera: 'ರೇರಾ- ರೆರಾ- rera',
  bhk: 'ಬಿಎಚ್ಕೆ- bhk',
  carpet: 'ಕಾರ್ಪೆಟ- carpet',
  semi_furnished: 'ಸೆಮಿ- semi',
  cent: 'ಸೆಂಟ-',
  ground: '',
  gaj: '',
  deposit: 'ಡೆಪಾಸಿಟ- ಅಡ್ವಾನ್ಸ- ಮುಂಗಡ deposit advance',
  lease: 'ಲೀಸ- ಭೋಗ್ಯ- lease bhogya-',
  floor: 'ಮಹಡಿ- ಅಂತಸ್ತು- mahadi',
  gated_community: 'ಗೇಟೆಡ- gated',
  confirmed: 'ಕೊನೆಯದಾಗಿಖಚಿತಪಡಿಸಿದ್ದು lastconfirmed',
  demo: 'ಡೆಮೊ- ಡೆಮೋ- demo',
}
