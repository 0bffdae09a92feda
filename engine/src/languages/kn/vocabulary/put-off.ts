import type { Phrases } from '../../language.ts'

/** Whom one asks first. */
const kin =
  '(ಹೆಂಡತಿ|ಗಂಡನ|ಮನೆಯವರ|ಮನೆಯವರನ್ನ|ಮನೆಯವರನ್ನು|ಮನೆಯಲ್ಲಿ|ಮನೇಲಿ|ಅಪ್ಪ|ಅಪ್ಪನ|ಅಮ್ಮ|ಅಮ್ಮನ|ಫ್ಯಾಮಿಲಿ|hendti|ganda|maneyavara|maneli|wife|family)'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} [ಜೊತೆ|ಹತ್ರ|ಹತ್ತಿರ|jothe|jote|hatra] (ಮಾತಾಡಬೇಕು|ಮಾತನಾಡಬೇಕು|ಮಾತಾಡಿ|ಕೇಳಬೇಕು|ಕೇಳ್ಬೇಕು|ಕೇಳಿ|matadbeku|mathadbeku|kelbeku|keli) [ಹೇಳ್ತೀನಿ|ಹೇಳ್ತೇನೆ|heltini],
  (ಯೋಚಿಸಿ|ಯೋಚನೆ ಮಾಡಿ|ಕೇಳಿ|yochisi|yochne madi) (ಹೇಳ್ತೀನಿ|ಹೇಳ್ತೇನೆ|ಹೇಳುತ್ತೇನೆ|heltini|heltene),
  [ನಾನು|ನಾನೇ|ನಾವು|naanu|nanu|nane] (ಆಮೇಲೆ|ನಂತರ|amele|aamele|nantara) (ಹೇಳ್ತೀನಿ|ಹೇಳ್ತೇನೆ|ಹೇಳುತ್ತೇನೆ|ಹೇಳ್ತೀವಿ|heltini|helthini|heltene|helteeni),
  (ಸುಮ್ಮನೆ|ಸುಮ್ನೆ|ಹಾಗೆ|summane|sumne) (ನೋಡ್ತಾ|ನೋಡುತ್ತಾ|nodta|nodtha) (ಇದೀನಿ|ಇದ್ದೀನಿ|ಇದ್ದೇನೆ|idini|iddini)$`

/** What says that enough was shown. */
export const enough: Phrases = '^ಸಾಕು [ಸಾಕು]$'
