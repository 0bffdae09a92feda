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
  consults: `
    ಕೇಳಿ ಕೇಳ್ಕೊಂಡು ಕೇಳಿಕೊಂಡು ಮಾತಾಡಿ ಮಾತಾಡ್ಕೊಂಡು ವಿಚಾರಿಸಿ kelkondu kelikondu matadi mathadi maatadi matadkondu`,
  tells: `
    ಹೇಳ್ತೀನಿ ಹೇಳ್ತೇನೆ ಹೇಳುತ್ತೇನೆ ಹೇಳ್ತೀವಿ ಹೇಳ್ತೀನ್ರಿ ಹೇಳ್ತೇನ್ರಿ ಹೇಳತೀನಿ ಹೇಳ್ತಿನಿ heltini helthini heltene heltivi heltini helteeni heltheeni`,
  hands: 'ಕೊಡಿ ಕೊಡ್ರಿ kodi kodri',
  withholds: 'ಕೊಡಲ್ಲ ಕೊಡೋಲ್ಲ ಕೊಡೋದಿಲ್ಲ ಕೊಡಲಾರೆ kodalla kododilla kodolla',
  owners: 'ಮಾಲೀಕ- ಮಾಲಿಕ- ಓನರ್- maalika- owner-',
  writing: 'ವಾಟ್ಸಾಪ್- ವಾಟ್ಸಪ್- ವಾಟ್ಸ್ಆಪ್-',
  shows: 'ತೋರಿಸಿ ತೋರ್ಸಿ torsi torisi thorsi',
  sees: `
    ನೋಡಬಹುದು ನೋಡಬಹುದಾ ನೋಡ್ಬೋದಾ ನೋಡ್ಬಹುದು ನೋಡಬೇಕು ನೋಡ್ಬೇಕು ನೋಡೋಕೆ ವಿಸಿಟ್ nodboudu nodbahudu nodbahuda nodboda nodbeku nodabeku nodoke`,
  days: 'ಯಾವಾಗ yavaga yaavaga',
  fees: `
    ಕಮಿಷನ್- ಕಮೀಷನ್- ದಲ್ಲಾಳಿ- ಬ್ರೋಕರೇಜ್- commission- brokerage- dallali`,
  robots: 'ಬಾಟ್- ಬೋಟ್ ರೋಬೋಟ್- ರೋಬಾಟ್- bot bots robot-',
  machines: 'ಮಷೀನ್- ಮಶೀನ್- ಯಂತ್ರ- ಕಂಪ್ಯೂಟರ್- machine- computer-',
  persons: `
    ಮನುಷ್ಯ- ಬ್ರೋಕರ್- ಏಜೆಂಟ್- ದಲ್ಲಾಳಿ- broker- agent- manushya- vyakti`,
}
