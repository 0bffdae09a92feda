import type { OneselfWords } from '../../word-lists.ts'

/** By what words Kannada speakers tell something of themselves and of their families. */
export const oneself: OneselfWords = {
  own: 'ನಾನು ನಾವು ನನ್ನ ನಮ್ಮ ನಮಗೆ ನನಗೆ ನಂಗೆ naanu nanu naavu navu nanna namge nange',
  kin: 'ಅಮ್ಮ- ಅಪ್ಪ- ತಾಯಿ- ತಂದೆ- ಹೆಂಡತಿ- ಗಂಡ ಯಜಮಾನ್ರು ಮಗ ಮಗನ- ಮಗಳು ಮಗಳ- ಮಕ್ಕಳು ಮಕ್ಕಳ- ಕುಟುಂಬ- ಫ್ಯಾಮಿಲಿ- ಅತ್ತೆ- ಅಜ್ಜಿ- ಜನ tayi thayi tande hendti hendathi maga magalu makkalu kutumba ajji',
  life: 'ಕೆಲಸ- ಡ್ಯೂಟಿ- ಓದ್ತಾ- ಓದುತ್ತಾ- ಹುಷಾರಿಲ್ಲ- ಕಾಯಿಲೆ- ಮದುವೆ- ರಿಟೈರ- ಓಡಿಸ್ತೀ- ಓಡಿಸುತ್ತೇ- kelsa kelasa odtha- odta- madve maduve odist-',
  hard: 'ಕಷ್ಟ- ತೊಂದರೆ- kashta kasta tondare',
  grew: 'ಬೆಳೆದೆವು ಬೆಳೆದೆ ಬೆಳೆದ್ವಿ ಬೆಳೆದಿದ್ದು ಬೆಳೆದದ್ದು ಬೆಳೆದಿದ್ದೇವೆ ಹುಟ್ಟಿಬೆಳೆ- ಬಾಲ್ಯ- ಚಿಕ್ಕವರಿದ್ದಾಗ ಚಿಕ್ಕವನಿದ್ದಾಗ ಚಿಕ್ಕವಳಿದ್ದಾಗ ಚಿಕ್ಕಂದಿನಲ್ಲಿ beledvi beledevu belediddu belediddevu beledaddu baalyadalli chikkavariddaga chikkavaniddaga chikkandinalli',
  unhappy:
    'ಇರೋಕಾಗಲ್ಲ ಇರಕ್ಕಾಗಲ್ಲ ಇರಲಾರೆವು ಹಿಡಿಸಲ್ಲ ಹಿಡಿಸೋದಿಲ್ಲ ಒಗ್ಗಲ್ಲ ಒಗ್ಗೋದಿಲ್ಲ irokagalla irakkagalla hidisalla hidsalla oggalla',
  ownFunds: 'ಕೈಯಿಂದ ಹತ್ರ ಹತ್ತಿರ ಸ್ವಂತ ಉಳಿತಾಯ ಕೈಲಿ kaiyinda hatra hattira swantha ulitaya kaili',
  granted: 'ಸಿಗುತ್ತೆ ಸಿಗುತ್ತದೆ ಸಿಗತ್ತೆ ಕೊಡ್ತಾರೆ sigutte siguthe sigatte kodtare',
  pay: '',
  fromPay: 'ಸಂಬಳಕ್ಕೆ ಸಂಬಳದ- ಆದಾಯದ- ಆದಾಯಕ್ಕೆ sambalakke sambalada- aadayada- adayakke salaryge salarylli',
}
