import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'ನಂಬರ- number- nambar-',
  why: `
    ಯಾಕೆ ಏಕೆ ಯಾಕ್ ಯಾಕ್ರಿ ಯಾತಕ್ಕೆ yake yaake yak yakri eke yaatakke yatakke ಕಡ್ಡಾಯ- ಅಗತ್ಯವೇ kaddaya-`,
  later: 'ಆಮೇಲೆ ನಂತರ ಅಮೇಲೆ amele aamele nantara',
  gives: `
    ಕೊಡ್ತೀನಿ ಕೊಡುತ್ತೇನೆ ಕೊಡ್ತೇನೆ ಹೇಳ್ತೀನಿ ಕೊಡ್ತೀವಿ ಕಳಿಸ್ತೀನಿ kodtini kodtene kodthini koduttene kodteeni heltini helthini kalistini ಕೊಡ್ತೀರಾ ಕೊಡ್ತೀರ ಕೊಡುತ್ತೀರಾ ಕೊಡ್ತಾರೆ kodtira kodteera kodthira kodtare`,
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
    ಕಮಿಷನ- ಕಮೀಷನ- ದಲ್ಲಾಳಿ- ಬ್ರೋಕರೇಜ- commission brokerage dallali`,
  charging: 'ತಗೋತಾರೆ ತಗೊಳ್ತಾರೆ ತೆಗೆದುಕೊಳ್ಳುತ್ತಾರೆ togotare togoltare tagotare',
  robots: 'ಬಾಟ- ಬೋಟ್ ರೋಬೋಟ- ರೋಬಾಟ- bot bots robot-',
  machines: 'ಮಷೀನ- ಮಶೀನ- ಯಂತ್ರ- ಕಂಪ್ಯೂಟರ- machine machina computer computera',
  persons: `
    ಮನುಷ್ಯ- ಬ್ರೋಕರ- ಏಜೆಂಟ- ದಲ್ಲಾಳಿ- broker brokera brokerge agent agentge agenta agentna manushya- vyakti`,
  others: 'ಯಾರಿಗೆ- ಯಾರ್ಯಾರಿಗೆ ಯಾರ್ಗೆ ಎಲ್ಲರಿಗೂ ಎಲ್ಲಾರಿಗೂ ಬೇರೆಯವರಿಗೆ yarige- yaarige- yarge ellarigu ellarigoo ellaarigu',
  worries: 'ಸುರಕ್ಷಿತ- ಸೇಫ- ದುರುಪಯೋಗ- surakshita- misuse',
  calls: 'ಕಾಲ್ ಕರೆ ಫೋನ್',
  calling: 'ಕಾಲ್ಸ್ ಕರೆಗಳು',
  many: 'ತುಂಬಾ ತುಂಬ ಜಾಸ್ತಿ ಪದೇ ದಿನಾ thumba tumba jasti dina',
  real: 'ನಿಜ- ನಿಜವಾದ ಅಸಲಿ- ಒರಿಜಿನಲ- nijavada nijana nijava asali original originala',
  fake: 'ಸುಳ್ಳು- ಸುಳ್ಳಾ ನಕಲಿ- ಡೆಮೊ- ಡೆಮೋ- sullu- sulla nakali- fake fakea demo demona',
  cheats:
    'ಮೋಸ- ವಂಚನೆ- ವಂಚಿಸ- ಫ್ರಾಡ- ನಂಬಬಹುದ- ನಂಬೋದು ನಂಬಿಕೆ- mosa mosana mosaana mosave mosada mosadavara vanchane- nambabahuda nambike-',
  company: 'ಕಂಪನಿ- ಕಂಪೆನಿ- ಸಂಸ್ಥೆ- company companya companyna kampani kampanina',
  you: 'ನೀವು ನೀವ್ ನೀನು neevu nivu neev',
  charges: 'ಫೀಸ- ಚಾರ್ಜ- ಶುಲ್ಕ- fees feesu charge charges chargu',
  money: 'ದುಡ್ಡು- ದುಡ್ಡ್ ಹಣ ಹಣವ- ಕಾಸು- duddu- hana kaasu',
  talks: 'ಮಾತಾಡ- ಮಾತಾಡಿ- ಮಾತನಾಡ- mathad- matad- maatad-',
  about: 'ಬಗ್ಗೆ ಬಗ್ಗೇನೆ ವಿಷಯ bagge vishaya',
  useless: 'ವೇಸ್ಟ್- ಪ್ರಯೋಜನವಿಲ್ಲ- ಉಪಯೋಗವಿಲ್ಲ-',
  often: 'ಎಷ್ಟುಸಲ ಎಷ್ಟ್ಸಲ ಎಷ್ಟುಬಾರಿ ಎಷ್ಟುಸಾರಿ eshtusala estusala eshtubari',
  decides: 'ತೀರ್ಮಾನ- ನಿರ್ಧಾರ- ಡಿಸೈಡ್- tirmana- nirdhara-',
  budget: 'ಬಜೆಟ್-',
  sellers: '',
  notifies:
    'ತಿಳಿಸ್ತೀರಾ ತಿಳಿಸುತ್ತೀರಾ ತಿಳಿಸಿ ತಿಳಿಸ್ತೀರ ಹೇಳ್ತೀರಾ ಹೇಳ್ತೀರ ಹೇಳುತ್ತೀರಾ ಹೇಳಿ tilisi tilisteera tilistira thilisi heltira heltheera helthira',
  arrives: 'ಬಂದ್ರೆ ಬಂದರೆ ಬಂದಾಗ ಬಂದಕೂಡಲೇ bandre bandare bandaga',
  willCome: 'ಬರುತ್ತೆ ಬರತ್ತೆ ಬರುತ್ತದೆ ಬರ್ತದೆ ಸಿಗುತ್ತೆ ಸಿಗತ್ತೆ barutte baratte bartade sigutte sigatte',
}
