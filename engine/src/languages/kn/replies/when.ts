import { createWhen } from '../../../replies/when.ts'

/** "bhanuvara sanje 5 gante mele": "ಭಾನುವಾರ ಸಂಜೆ 5 ಗಂಟೆ ಮೇಲೆ". */
export const when = createWhen({
  days: `
    ಸೋಮವಾರ somavara somvara monday
    ಮಂಗಳವಾರ mangalavara tuesday
    ಬುಧವಾರ budhavara wednesday
    ಗುರುವಾರ guruvara thursday
    ಶುಕ್ರವಾರ shukravara friday
    ಶನಿವಾರ shanivara saturday sat
    ಭಾನುವಾರ ರವಿವಾರ bhanuvara bhanuwara ravivara sunday sun
    ಇವತ್ತು ಇಂದು ivattu ivathu today
    ನಾಳೆ naale nale tomorrow tmrw
    ನಾಡಿದ್ದು nadiddu
    ಬೆಳಿಗ್ಗೆ ಬೆಳಗ್ಗೆ ಮುಂಜಾನೆ beligge belagge morning
    ಮಧ್ಯಾಹ್ನ madhyahna madhyanha madhyana afternoon
    ಸಂಜೆ sanje evening
    ಸಾಯಂಕಾಲ saayankala sayankala
    ರಾತ್ರಿ ratri raatri night
    ವಾರಾಂತ್ಯದಲ್ಲಿ weekend
    ಮುಂದಿನ ಬರೋ ಬರುವ mundina baro next
    ಈ ee
    ವಾರ ವಾರದಲ್ಲಿ vara vaara week`,
  hours: `
    ಗಂಟೆಗೆ ಗಂಟೆಯ ಗಂಟೆ- gantege ghantege
    ಗಂಟೆ gante ghante
    ಮೇಲೆ mele
    ನಂತರ nantara nanthara
    ಆದಮೇಲೆ ಆದ್ಮೇಲೆ aadmele admele
    ಮುಂಚೆ munche
    ಮೊದಲು modalu
    ತನಕ tanaka
    ವರೆಗೆ varege
    ನಡುವೆ naduve
    ಮಾತ್ರ
    ಆಫೀಸ್ ಆಫಿಸ್
    ಒಂದು- ondu
    ಎರಡು- eradu
    ಮೂರು- mooru
    ನಾಲ್ಕು- naalku
    ಐದು- aidu
    ಆರು- aaru
    ಏಳು- elu
    ಎಂಟು- entu
    ಒಂಬತ್ತು- ombattu
    ಹತ್ತು- hattu
    ಹನ್ನೊಂದು-
    ಹನ್ನೆರಡು-`,
})
