import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    ಮುಂಜಾನೆ- ಮುಂಜಾನಿ- munjan- ಸಂಜಿ- ಬೆಳಿಗ್ಗೆ- ಬೆಳಗ್ಗೆ- ಬೆಳಗಿನ- ಬೆಳಿಗ್- ಮಧ್ಯಾಹ್ನ- ಸಂಜೆ- ಸಾಯಂಕಾಲ- ರಾತ್ರಿ- ಇವತ್ತು- ಇಂದು ನಾಳೆ- ನಾಡಿದ್ದು
    ಭಾನುವಾರ- ರವಿವಾರ- ಸೋಮವಾರ- ಮಂಗಳವಾರ- ಬುಧವಾರ- ಗುರುವಾರ- ಶುಕ್ರವಾರ- ಶನಿವಾರ- ವೀಕೆಂಡ್- ಸಂಡೇ- ಗಂಟೆ- ಗಂಟೇ-
    belig- belag- madhyahn- madhyan- sanje- saayankal- sayankal- ratri- raatri- ivattu- ivathu- naale-
    nale- nadiddu bhanuvar- bhanuwar- ravivar- somavar- somvar- mangalavar- budhavar- guruvar-
    shukravar- shanivar- bhanuvaar- ravivaar- somavaar- mangalavaar- budhavaar- guruvaar- shukravaar-
    shanivaar- gante- ghante-`,
  sides: `
    ಮ್ಯಾಲ ಮ್ಯಾಲೆ myala ಮೇಲೆ ನಂತರ ಆದಮೇಲೆ ಆದ್ಮೇಲೆ ಮುಂಚೆ ಮೊದಲು ಮುಗಿದ ಮುಗಿಸಿ ಮುಗಿದಮೇಲೆ mele nantara nanthara aadmele
    admele munche modalu mugida mugisi`,
  limits: `
    ತನಕ ವರೆಗೆ ನಡುವೆ ಮಧ್ಯೆ tanaka varege naduve madhye ಒಳಗೆ olage`,
  doings: `
    ಹೊಲ- ತೋಟ- ಮಲಗ- hola- malag-
    ಆಫೀಸ್- ಆಫಿಸ್- ಕಚೇರಿ- ಕೆಲಸ- ಊಟ- ಡ್ಯೂಟಿ- ಶಾಲೆ- office kelasa- oota- duty lunch school
    ಉದ್ಯೋಗ- ಜಾಬ್- kelsa- ಕೆಲ್ಸ-`,
  labels: `
    ಹೆಸರು hesaru hesru ಫೋನ್ ಮೊಬೈಲ್
    ಬರೆದುಕೊಳ್ಳಿ ಬರ್ಕೊಳ್ಳಿ ತಗೊಳ್ಳಿ barkolli togolli`,
  clock: 'ಸಮಯ ಸಮಯದಲ್ಲಿ ಟೈಮ್ ಟೈಮಲ್ಲಿ ಹೊತ್ತು samaya samayadalli taim',
  callsToo: 'kare',
  noted: `
    ಬರೆದುಕೊಂಡ- ಬರ್ಕೊಂಡ- ಬರೆದಿ- ನೋಟ್ barkond- baredi- ಬರೆದಿತ್ತು ಬರೆದಿದೆ bardittu baredittu`,
  books: 'ಬುಕ್ ಫಿಕ್ಸ್ ಏರ್ಪಾಡು book fix arrange',
  nexts: 'ಈಗ iga eega ಮುಂದಿನ ಈ ಬರೋ ಬರುವ mundina baro baruva',
  weeks: 'ವಾರ ವಾರದಲ್ಲಿ vara vaara varadalli',
  shortDays: 'ಸೋಮ ಮಂಗಳ ಬುಧ ಶುಕ್ರ ಶನಿ ಭಾನು soma mangala budha shukra shani bhanu',
}
