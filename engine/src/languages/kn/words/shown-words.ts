import type { ShownWords } from '../../language.ts'

/** What Kannada speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which:
    'ಯಾವುದರಲ್ಲಿ ಯಾವ್ದರಲ್ಲಿ ಯಾವ್ದ್ರಲ್ಲಿ ಯಾವುದು ಯಾವ್ದು ಯಾವ ಯಾವುದಕ್ಕೆ ಯಾವುದರ yavudaralli yavdaralli yavdralli yavudu yavdu yava',
  amount: 'ಎಷ್ಟು eshtu estu',
  least: 'ಕಡಿಮೆ ಕಮ್ಮಿ kadime kammi',
  vehicle: 'ಕಾರ್ ಕಾರು ಗಾಡಿ ಬೈಕ್',
  parks: 'ನಿಲ್ಲಿಸ- ನಿಲ್ಸ- nillis- nils-',
  floor: 'ಮಹಡಿ- ಅಂತಸ್ತು- ಅಂತಸ್ತಿ- ಫ್ಲೋರ್- mahadi-',
  deposit: 'ಅಡ್ವಾನ್ಸ್- ಮುಂಗಡ ಡೆಪಾಸಿಟ್- ಠೇವಣಿ adwance',
  loan: 'ಲೋನ್- ಲೋನು ಸಾಲ loanu',
  maintenance: 'ಮೇಂಟೆನೆನ್ಸ್- ಮೈಂಟೆನೆನ್ಸ್- ನಿರ್ವಹಣೆ',
  age: 'ಹಳೇದು ಹಳೆಯದು haledu',
  distance: 'ದೂರ ದೂರದಲ್ಲಿ ದೂರದಲ್ಲಿದೆ ದೂರವಿದೆ doora dura dooradalli duradalli',
  back: 'ವಾಪಸ್ ವಾಪಾಸ್ ಮತ್ತೆ ಪುನಃ vapas vaapas wapas matte punaha',
  facing: 'ದಿಕ್ಕು- ದಿಕ್ಕಿ- ಫೇಸಿಂಗ್- dikku- dikkige',
  bachelors: 'ಬ್ಯಾಚುಲರ್- ಬ್ಯಾಚಲರ್- ಬ್ಯಾಚೆಲರ್- bachelor- bachelors-',
  gas: 'ಗ್ಯಾಸ್- gas',
  stairs: 'ಮೆಟ್ಟಿಲು- ಮೆಟ್ಲು- mettilu- metlu',
}
