import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'ನಂಬರ್- number- nambar-',
  why: `
    ಯಾಕೆ ಏಕೆ ಯಾಕ್ ಯಾಕ್ರಿ ಯಾತಕ್ಕೆ yake yaake yak yakri eke yaatakke yatakke ಕಡ್ಡಾಯ- ಅಗತ್ಯವೇ kaddaya-`,
  later: 'ಆಮೇಲೆ ನಂತರ ಅಮೇಲೆ amele aamele nantara',
  gives: `
    ಕೊಡ್ತೀನಿ ಕೊಡುತ್ತೇನೆ ಕೊಡ್ತೇನೆ ಹೇಳ್ತೀನಿ ಕೊಡ್ತೀವಿ ಕಳಿಸ್ತೀನಿ kodtini kodtene kodthini koduttene kodteeni heltini helthini kalistini`,
  yours: 'ನಿಮ್ಮ ನಿಮ್ nimma nim',
  fees: `
    ಕಮಿಷನ್- ಕಮೀಷನ್- ದಲ್ಲಾಳಿ- ಬ್ರೋಕರೇಜ್- commission- brokerage- dallali`,
  robots: 'ಬಾಟ್- ಬೋಟ್ ರೋಬೋಟ್- ರೋಬಾಟ್- bot bots robot-',
  machines: 'ಮಷೀನ್- ಮಶೀನ್- ಯಂತ್ರ- ಕಂಪ್ಯೂಟರ್- machine- computer-',
  persons: `
    ಮನುಷ್ಯ- ಬ್ರೋಕರ್- ಏಜೆಂಟ್- ದಲ್ಲಾಳಿ- broker- agent- manushya- vyakti`,
}
