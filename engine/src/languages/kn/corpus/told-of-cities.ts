import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'ಇವತ್ತು ಸಂಬಳ 35000 ಬಂತು',
    act: 'unclear',
  },
  {
    text: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ತುಂಬಾ ಟ್ರಾಫಿಕ್',
    act: 'unclear',
  },
  {
    text: 'ಮೈಸೂರಿನಲ್ಲಿ ಬಾಡಿಗೆ ಎಷ್ಟಿದೆ',
    act: 'question',
  },
  {
    text: 'ಬೆಂಗಳೂರಲ್ಲಿ ಸೈಟ್ ರೇಟ್ ಜಾಸ್ತಿ ಆಗುತ್ತಾ',
    act: 'question',
  },
  {
    text: 'ನನ್ನ ಸ್ನೇಹಿತ ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿ 40 ಲಕ್ಷಕ್ಕೆ ಮನೆ ತಗೊಂಡ',
    act: 'unclear',
  },
  {
    text: 'ondu pizza order maadi',
    act: 'unclear',
  },
  {
    text: 'ಬೆಂಗಳೂರಲ್ಲಿ ಇರೋದು ದುಬಾರಿನಾ',
    act: 'question',
  },
  {
    text: 'ಮನೆ ತಗೊಳ್ಳೋದು ಒಳ್ಳೇದಾ ಬಾಡಿಗೆ ಒಳ್ಳೇದಾ',
    act: 'question',
  },
  {
    text: 'ಮೈಸೂರು ದಸರಾ ಚೆನ್ನಾಗಿತ್ತು',
    act: 'unclear',
  },
  {
    text: 'ನನ್ನ ಅಕ್ಕ ಹುಬ್ಬಳ್ಳಿಯಲ್ಲಿದ್ದಾಳೆ',
    act: 'unclear',
  },
  {
    text: 'ಮೈಸೂರು ಪಾಕ್ ತುಂಬಾ ರುಚಿ',
    act: 'unclear',
  },
  {
    text: 'ಬೆಂಗಳೂರಲ್ಲಿ ನಿನ್ನೆ ಜೋರು ಮಳೆ',
    act: 'unclear',
  },
  {
    text: 'ಧಾರವಾಡ ಪೇಡ ಬಹಳ ಫೇಮಸ್',
    act: 'unclear',
  },
  {
    text: 'ಉಡುಪಿ ದೇವಸ್ಥಾನ ನೋಡಿದ್ದೀರಾ',
    act: 'unclear',
  },
  {
    text: 'ಬೆಳಗಾವಿ ಕುಂದಾ ಸಿಹಿ ಚೆನ್ನಾಗಿರುತ್ತೆ',
    act: 'unclear',
  },
  {
    text: 'bangalore traffic bahala jasti',
    act: 'unclear',
  },
  {
    text: 'mysore palace tumba chennagide',
    act: 'unclear',
  },
  {
    text: 'hubli girmit tindidira',
    act: 'unclear',
  },
  {
    text: 'mangalore meenu oota super',
    act: 'unclear',
  },
  {
    text: 'ಹಂಪಿ ಕಲ್ಲಿನ ರಥ ನೋಡಲು ಚಂದ',
    act: 'unclear',
  },
  {
    text: 'ಶಿವಮೊಗ್ಗ ಜೋಗ ಜಲಪಾತ ಅದ್ಭುತ',
    act: 'unclear',
  },
  {
    text: 'ದಾವಣಗೆರೆ ಬೆಣ್ಣೆ ದೋಸೆ ರುಚಿಯಾಗಿದೆ',
    act: 'unclear',
  },
  {
    text: 'udupi hotel oota chennagirutte',
    act: 'unclear',
  },
  {
    text: 'ಮೈಸೂರು ಚೆನ್ನಾಗಿದೆ',
    set: {
      city: 'Mysuru',
    },
  },
])
