import type { Phrases } from '../../language.ts'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (ಕಾರ್|ಕಾರು|car) (ಪಾರ್ಕಿಂಗ್|parking) (ಅಲ್ಲ|ಬೇಡ) (ಬೈಕ್|bike) (ಪಾರ್ಕಿಂಗ್|parking) [ಇದ್ರೆ|ಇದ್ದರೆ] (ಸಾಕು),
  (ಶಾಂತ|ಶಾಂತವಾದ|ಸುರಕ್ಷಿತ|ಸುರಕ್ಷಿತವಾದ|ಸೇಫ್|shanta|shantavada|safe) (ಜಾಗ|ಏರಿಯಾ|ಪ್ರದೇಶ|ಬಡಾವಣೆ|jaaga|jaga|area),
  (ಗ್ರೌಂಡ್|ಟಾಪ್|ಮೊದಲ|ಮೊದಲನೇ|ಎರಡನೇ|ಮೂರನೇ|ಕೆಳಗಿನ|ಕೆಳ|ಮೇಲಿನ|ಮೇಲ್ಗಡೆ|ground|top|first|second|kelagina|melina) (ಫ್ಲೋರ್|ಫ್ಲೋರಲ್ಲಿ|ಮಹಡಿ|ಮಹಡಿಯಲ್ಲಿ|floor|mahadi),
  (ನೆಲಮಹಡಿ|ನೆಲ ಮಹಡಿ|nelamahadi),
  (ಪೂರ್ವ|ಪಶ್ಚಿಮ|ಉತ್ತರ|ದಕ್ಷಿಣ|ಈಸ್ಟ್|east|west|north|south|poorva|uttara) (ದಿಕ್ಕಿನ|ದಿಕ್ಕಿಗೆ|ಮುಖದ|ಮುಖ|ಫೇಸಿಂಗ್|facing),
  (ವಾಸ್ತು|vastu|vaastu) ಪ್ರಕಾರ (ಇರಬೇಕು|ಇರ್ಬೇಕು|ಬೇಕು|irbeku|beku),
  (ಶಾಲೆ|ಸ್ಕೂಲ್|ಕಾಲೇಜು|ಕಾಲೇಜ್|ಮೆಟ್ರೋ|ಮೆಟ್ರೋ ಸ್ಟೇಷನ್|ರೈಲ್ವೆ ಸ್ಟೇಷನ್|ಬಸ್ ಸ್ಟ್ಯಾಂಡ್|ಬಸ್ ಸ್ಟಾಪ್|ಆಸ್ಪತ್ರೆ|ಮಾರ್ಕೆಟ್|ದೇವಸ್ಥಾನ|ಏರ್ಪೋರ್ಟ್|ವಿಮಾನ ನಿಲ್ದಾಣ|airport|ಮೇನ್ ರೋಡ್|ಮಾಲ್|shaale|school|college|metro|metro station|railway station|bus stand|bus stop|hospital|market|temple|church|mosque|mall|main road|highway) (ಹತ್ತಿರ|ಹತ್ರ|ಪಕ್ಕ|ಪಕ್ಕದಲ್ಲಿ|ಸಮೀಪ|hattira|hatra|pakka|pakkadalli),
  (ಹತ್ತಿರ|ಹತ್ತಿರದಲ್ಲಿ|ಹತ್ರ|hatra) (ಶಾಲೆ|ಸ್ಕೂಲ್|ಕಾಲೇಜು|ಮೆಟ್ರೋ|ಆಸ್ಪತ್ರೆ|ಮಾರ್ಕೆಟ್|ದೇವಸ್ಥಾನ|school|hospital|market) (ಇರಬೇಕು|ಇರ್ಬೇಕು|ಬೇಕು|irbeku|beku),
  (ಗಾಳಿ ಬೆಳಕು), (ಹೊಸದಾಗಿ ಕಟ್ಟಿದ|new construction|newly built|brand new),
  (ಪೂಜಾ ರೂಮ್|ದೇವರ ಮನೆ|ಮಾಡ್ಯುಲರ್ ಕಿಚನ್|modular kitchen),
  (ನಾವು|ನಾನು) (ಬ್ಯಾಚುಲರ್|ಬ್ಯಾಚುಲರ್ಸ್|bachelor|bachelors|ಸ್ಟೂಡೆಂಟ್ಸ್|students), (ಬ್ಯಾಚುಲರ್ಸ್|bachelors) (ಗೆ|ge)`
