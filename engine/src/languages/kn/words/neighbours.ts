import type { NeighbourWords } from '../../word-lists.ts'

/** What Kannada speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: 'ಏರಿಯಾ- ಏರಿಯ- ಬಡಾವಣೆ- ಕಾಲೋನಿ- ಕಾಲನಿ- ಸೊಸೈಟಿ- ಅಗ್ರಹಾರ- ಬಿಲ್ಡಿಂಗ್- ಪ್ರದೇಶ-',
  only: 'ಮಾತ್ರ ಮಾತ್ರವೇ',
  others: '',
  household: 'ಫ್ಯಾಮಿಲಿ- ಕುಟುಂಬ ಕುಟುಂಬಕ್ಕೆ',
  landmark: 'ದೇವಸ್ಥಾನ- ಗುಡಿ- ಮಸೀದಿ- ಚರ್ಚ್- ಬಸದಿ- ಕಾಲೇಜ- ಕಾಲೇಜು- ಶಾಲೆ- ಸ್ಕೂಲ್- ಆಸ್ಪತ್ರೆ- ಹೋಟೆಲ್- ಅಂಗಡಿ-',
}
