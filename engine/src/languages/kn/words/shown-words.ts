import type { ShownWords } from '../../language.ts'

/** What Kannada speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which:
    'ಯಾವುದರಲ್ಲಿ ಯಾವ್ದರಲ್ಲಿ ಯಾವ್ದ್ರಲ್ಲಿ ಯಾವುದು ಯಾವ್ದು ಯಾವ ಯಾವುದಕ್ಕೆ ಯಾವುದರ yavudaralli yavdaralli yavdralli yavudu yavdu yava',
  amount: 'ಎಷ್ಟು eshtu estu',
  one: 'ದು ನದು ದ್ದು ಇರೋದು ಇರುವುದು du nadu irodu iruvudu idu',
  details: 'ವಿವರ- ಡೀಟೇಲ್ಸ್ ಮಾಹಿತಿ vivara mahiti',
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
  yields:
    'ಮಾಡ್ತಾರಾ ಮಾಡ್ತಾರ ಮಾಡ್ತೀರಾ ಮಾಡ್ತಾರೆ ಕೊಡ್ತಾರಾ ಕೊಡ್ತಾರ ಕೊಡ್ತೀರಾ madtara madthara madtira madtare kodtara kodthara kodtira',
  suits: 'ಆಗುತ್ತಾ ಆಗತ್ತಾ ಆಗುತ್ತ agutta agatta aguttha',
  lessens: 'ಇಳಿಸ್ತಾರಾ ಇಳಿಸ್ತಾರ ಇಳಿಸ್ತೀರಾ ilistara ilisthara',
  bargains: 'ಚೌಕಾಸಿ chowkasi choukasi',
  bids: 'ಆಫರ್- offer',
  budget: 'ಬಜೆಟ್-',
  nearest: 'ಹತ್ತಿರ hattira hatra',
  society: 'ಸೊಸೈಟಿ',
  rera_number: 'ರೇರಾ ರೆರಾ',
  last_confirmed: 'ಅಪ್‌ಡೇಟ್ ಕನ್ಫರ್ಮ್',
  facing: 'ದಿಕ್ಕು- ದಿಕ್ಕಿ- ಫೇಸಿಂಗ್- dikku- dikkige',
  bachelors: 'ಬ್ಯಾಚುಲರ್- ಬ್ಯಾಚಲರ್- ಬ್ಯಾಚೆಲರ್- bachelor- bachelors-',
  gas: 'ಗ್ಯಾಸ್- gas',
  stairs: 'ಮೆಟ್ಟಿಲು- ಮೆಟ್ಲು- mettilu- metlu',
  differs: 'ವ್ಯತ್ಯಾಸ ವ್ಯತ್ಯಾಸವೇನು vyatyasa vyathyasa',
  praised: 'ಒಳ್ಳೆಯದು ಒಳ್ಳೇದು ಒಳ್ಳೆದು ಚೆನ್ನಾಗಿದೆ ಚೆನ್ನಾಗಿರೋದು ಬೆಸ್ಟ್ olledu olleyadu chennagide',
  weighs: 'ದೊಡ್ಡದು doddadu',
  among: 'ಇದರಲ್ಲಿ ಇದ್ರಲ್ಲಿ ಇವುಗಳಲ್ಲಿ idralli ಎರಡರಲ್ಲಿ ಎಲ್ಲಕ್ಕಿಂತ eradaralli eradralli ellakkinta',
}
