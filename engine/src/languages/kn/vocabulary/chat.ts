import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What Kannada speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked: '(ಯಾವುದೂ|ಇದ್ಯಾವುದೂ) ಇಷ್ಟ ಆಗಲಿಲ್ಲ',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    (ಕೊನೇದು|ಕೊನೆಯದು|ಕೊನೇದನ್ನ|ಲಾಸ್ಟ್ ದು|ಹಿಂದಿನದು|ಹಿಂದಿನದ್ದು|ಹಿಂದಿನ್ದು|ಹಿಂದಿನದನ್ನ|ಮೊದಲಿದ್ದದ್ದು) (ತೆಗೆದುಬಿಡಿ|ತೆಗೆಯಿರಿ|ತೆಗೀರಿ|ತೆಗೆದ್ಬಿಡಿ|ಬಿಡಿ|ಬಿಟ್ಬಿಡಿ|ಅಳಿಸಿ|ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿ|ಮರೆತುಬಿಡಿ),
    (ಈಗ|ಈಗಷ್ಟೇ|ಈಗ ತಾನೆ|ಕೊನೆಗೆ|ಕೊನೆಯಲ್ಲಿ) (ಹೇಳಿದ್ದು|ಹೇಳಿದ್ದನ್ನು|ಹೇಳಿದ್ದನ್ನ) (ಬಿಡಿ|ಬಿಡು|ಬಿಟ್ಬಿಡಿ|ಬಿಟ್ಟುಬಿಡಿ|ತೆಗೀರಿ|ತೆಗೆಯಿರಿ|ತೆಗೆದುಬಿಡಿ|ಮರೆತುಬಿಡಿ|ಬೇಡ),
    (ಕೊನೆಯ|ಕೊನೇ|ಹಿಂದಿನ) (ಬದಲಾವಣೆ|ಬದಲಾವಣೆಯನ್ನು|ಮಾತು) (ಬಿಡಿ|ತೆಗೀರಿ|ತೆಗೆಯಿರಿ|ರದ್ದು ಮಾಡಿ|ಬೇಡ),
    ^(ಹಿಂದಿನ|ಮೊದಲಿನ) (ಸ್ಥಿತಿಗೆ|ಹಂತಕ್ಕೆ) (ಹೋಗಿ|ಹೋಗು|ಹೋಗೋಣ)$,
    (iga|eega|igashte|konege) (heliddu|heliddanna) (bidi|bidu|bitbidi|bittubidi|tegiri|teegiri|marethubidi|beda),
    (koneya|kone|hindina) (badalavane|maatu|mathu) (bidi|tegiri|raddu madi|beda),
    ^(hindina|modalina) (sthitige|hantakke) (hogi|hogu|hogona)$, ^(ಹಿಂದೆ|ಹಿಂದಕ್ಕೆ|ವಾಪಸ್) (ಹೋಗಿ|ಹೋಗು|ಹೋಗೋಣ)$,
    ^ಹಿಂದಿನ ಪ್ರಶ್ನೆಗೆ (ಹೋಗಿ|ಹೋಗು|ಹೋಗೋಣ), ^ಹಿಂದಿನ ಪ್ರಶ್ನೆ$, (ಹೇಳಿದ್ದನ್ನು|ಹೇಳಿದ್ದು) (ವಾಪಸ್ ತಗೊಳ್ತೀನಿ|ರದ್ದು ಮಾಡಿ|ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿ),
    ಮೊದಲಿನ ಹಾಗೇ (ಮಾಡಿ|ಇರಲಿ|ಇಡಿ), ^undo (ಮಾಡಿ|ಮಾಡು)$, ^(hinde|hindakke|vapas) (hogi|hogu|hogona)$,
    ^hindina (prashne|prashnege) [hogi]$, heliddu (radd maadi|raddu madi|cancel madi),
    modalina haage (madi|irali|idi), ^undo (madi|maadi|madu)$,
    ^(ಮೊದಲು|ಮುಂಚೆ|modalu|munche) (ಹೇಳಿದ್ದೇ|ಇದ್ದದ್ದೇ|heliddene) (ಇರಲಿ|ಸಾಕು|ಚೆನ್ನಾಗಿತ್ತು|ಸರಿ|irali|saku)$`,
  ...goingBackPhrases,
  'so-far': `
    ^(ನನ್ನ|nanna) (ಬಜೆಟ್|budget) (ಎಷ್ಟು|ಏನು|eshtu|enu)$, ನಾನು (ಎಷ್ಟು ಬಜೆಟ್|ಯಾವ ಏರಿಯಾ) (ಹೇಳಿದ್ದೆ|ಹೇಳಿದೆ|ಕೇಳಿದ್ದೆ),
    ನಾನು (ಏನೇನು|ಏನೆಲ್ಲಾ|ಏನೇನ್) (ಹೇಳಿದೆ|ಹೇಳಿದ್ದೆ|ಕೇಳಿದೆ|ಕೇಳಿದ್ದೆ), (naanu|nanu) (enenu|enella) (helide|helidde|kelide|kelidde),
    ^(ನಾನು|nanu|naanu) (ಏನು|ಏನ್|enu|en) (ಕೇಳಿದೆ|ಹೇಳಿದೆ|ಕೇಳಿದ್ದೆ|kelide|helide)$,
    (ಇಲ್ಲಿಯವರೆಗೆ|ಇಲ್ಲಿವರೆಗೆ|ಇದುವರೆಗೆ|ಇಲ್ಲಿಯ ತನಕ) [ನಾನು|ನಾನ್] (ಏನು|ಏನ್|ಏನೇನು|ಏನೆಲ್ಲ) (ಹೇಳಿದೆ|ಹೇಳಿದ್ದೇನೆ|ಹೇಳಿದೀನಿ|ಕೇಳಿದೆ),
    ನಾನು (ಇಲ್ಲಿಯವರೆಗೆ|ಇಲ್ಲಿವರೆಗೆ|ಇದುವರೆಗೆ) (ಏನು|ಏನೇನು|ಏನೆಲ್ಲ) (ಹೇಳಿದೆ|ಹೇಳಿದ್ದೇನೆ|ಕೇಳಿದೆ), ನನ್ನ (ಬೇಡಿಕೆಗಳನ್ನು|ಅಗತ್ಯಗಳನ್ನು) (ಹೇಳಿ|ತೋರಿಸಿ),
    (illiyavarege|illivarege|iduvarege|illi tanaka) [nanu|naanu] (enu|en|enenu|enella) (helide|heliddini|heliddene|kelide)`,
  'aside:privacy': `
    ನನ್ನ (ಡೇಟಾ|ನಂಬರ್|ಮಾಹಿತಿ|ಚಾಟ್|ವಿವರ) [ಅನ್ನು] (ಡಿಲೀಟ್ ಮಾಡಿ|ಅಳಿಸಿ|ತೆಗೆದುಹಾಕಿ|ತೆಗೆದು ಹಾಕಿ),
    ನನ್ನ (ನಂಬರ್|ಡೇಟಾ|ಮಾಹಿತಿ) (ಸುರಕ್ಷಿತವಾ|ಸುರಕ್ಷಿತವೇ|ಸುರಕ್ಷಿತವಾಗಿರುತ್ತಾ|ಸೇಫಾ|ಸೇಫ್ ಆ),
    ನನ್ನ (ನಂಬರ್|ಮಾಹಿತಿ) (ಯಾರಿಗೆ|ಯಾರಿಗೆಲ್ಲ) (ಕೊಡ್ತೀರ|ಕೊಡುತ್ತೀರಿ|ಸಿಗುತ್ತೆ|ಕಾಣುತ್ತೆ),
    ನನ್ನ ನಂಬರ್ (ಇಟ್ಕೊಂಡು|ತಗೊಂಡು) ಏನು (ಮಾಡ್ತೀರ|ಮಾಡುತ್ತೀರಿ),
    nanna (data|number|details|chat|mahiti) delete (madi|maadi),
    nanna (number|data|details) (safe|surakshita) [aa|a|na|va]$`,
}
