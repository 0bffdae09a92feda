import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Kannada speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves: 'ವರ್ಗಾವಣೆ ವರ್ಗ ಟ್ರಾನ್ಸ್‌ಫರ್ ಟ್ರಾನ್ಸ್ಫರ್ ಶಿಫ್ಟ್ ಪೋಸ್ಟಿಂಗ್ vargavane varga',
  happens:
    'ಆಗಿದೆ ಆಗಿದೀನಿ ಆಯ್ತು ಆಯಿತು ಆಗ್ತಿದೀನಿ ಆಗ್ತಿದ್ದೀನಿ ಆಗ್ತಾ ಆಗ್ತಿದೆ ಆಗಿದ್ದೇನೆ ಆಗುತ್ತಿದ್ದೇನೆ ಬಂದಿದೆ agide aagide agidini aytu aaytu ayitu agtidini agtidene agtide bandide',
  joins: 'ಸೇರ್ತಿದೀನಿ sertidini ಜಾಯಿನ್ ಜಾಯ್ನ್ join',
  workplaces:
    'ಆಫೀಸ್- ಕಚೇರಿ- ಬ್ರಾಂಚ್- ಶಾಖೆ- ಬ್ಯಾಂಕ್- ಕಂಪನಿ- ಆಸ್ಪತ್ರೆ- ಸ್ಕೂಲ್- ಕಾಲೇಜು- ಶಾಲೆ- ಕೆಲಸ- kelasa kacheri branchge officege',
  gatherings: 'ಮದುವೆ- ಸಮಾರಂಭ- maduve-',
  spouse: 'ಗಂಡ- ಹೆಂಡತಿ- ಹೆಂಡ್ತಿ- ಯಜಮಾನ- ganda- hendati- hendthi- hendti-',
  others:
    'ಅವನಿಗೆ ಅವಳಿಗೆ ಅವರಿಗೆ ಸ್ನೇಹಿತ- ಗೆಳೆಯ- ಪಕ್ಕದ avanige avalige avarige snehita- geleya- pakkada avala avana avara avalu avanu ಅವಳ ಅವನ ಅವರ',
  adds: 'ಕೂಡ ಕೂಡಾ ಸಹ kooda koodaa kuda saha',
  keepsPlace: 'ನೋಡಿ ನೋಡೋಣ ಇಡಿ ಸೇರಿಸಿ nodi noodi nodona idi serisi',
  needless: 'ಬೇಕಂತಿಲ್ಲ ಬೇಕೆಂದಿಲ್ಲ ಬೇಕಂತೇನಿಲ್ಲ bekantilla bekantenilla',
  near: 'ಹತ್ತಿರ ಹತ್ರ ಹತ್ತಿರದಲ್ಲಿ ಸಮೀಪ ಕಡೆ ಕಡಿ hattira hatra hatthira kade sameepa ಹತ್ತಿರನೇ ಹತ್ತಿರವೇ ಹತ್ರನೇ hattirane hattirave hatrane ಆಕಡೆ aakade',
  side: 'ಸೈಡ್ ಸೈಡಲ್ಲಿ',
  nearBy:
    'ಹತ್ತಿರದ ಹತ್ತಿರವಿರುವ ಅಕ್ಕಪಕ್ಕದ ಪಕ್ಕದ ಸುತ್ತಮುತ್ತಲಿನ ಸುತ್ತಮುತ್ತ hattirada hatrada akkapakkada pakkada pakka suttamutta',
  far: 'ದೂರ ದೂರದಲ್ಲಿ ದೂರದಲ್ಲಿದೆ ದೂರವಿದೆ doora dura dooradalli duradalli',
  becomesFar: 'ದೂರವಾಗುತ್ತದೆ ದೂರವಾಗುತ್ತೆ ದೂರಾಗುತ್ತೆ ದೂರವಾಗತ್ತೆ dooravagutte dooragutte dooravaguttade',
  none: '',
  nothing: 'ಏನೂ ಏನು ಯಾವುದೂ enu enoo',
  kilometres: 'ಕಿಮೀ- ಕಿಲೋಮೀಟರ್- ಕಿಲೋಮೀಟ- ಕಿಮಿ km kms kilometer kilometre kilometer-',
  work: 'ಆಫೀಸ್- ಆಫಿಸ್- ಆಫೀಸಿ- ಕಚೇರಿ- ಕೆಲಸ- ಕಾಲೇಜ್- ಕಾಲೇಜು- ಕಂಪನಿ- office officege officeinda college company kelasa-',
  unsaid: 'ಹೇಳಿಲ್ಲ ಹೇಳ್ಲಿಲ್ಲ ಅಂದಿಲ್ಲ helilla helllilla andilla',
}
