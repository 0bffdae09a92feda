import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

/** Questions, calls for a person, leaving, and talk that wishes nothing. */
export const askingAndCalling: CorpusSection[] = wishesAndTalk([
  { text: 'ಇದಕ್ಕಿಂತ ಅಗ್ಗದ್ದು ಏನಾದ್ರೂ ಇದೆಯಾ', act: 'question' },
  { text: 'ಇನ್ನೂ ಒಂದೆರಡು ತೋರಿಸ್ತೀರಾ', act: 'question' },
  { text: 'ಸರಿ ಮತ್ತೆ ಸಿಗೋಣ', act: 'goodbye' },
  { text: 'ನಿಮ್ಮ ಆಫೀಸಿಂದ ಯಾರಾದ್ರೂ ನನಗೆ ಕರೆ ಮಾಡ್ಲಿ', act: 'handoff' },
  { text: 'ಇದನ್ನೆಲ್ಲ ಬಿಟ್ಟು ಮೊದಲಿಂದ ಬರೋಣ', act: 'restart' },
  { text: 'ಏನಂದ್ರಿ? ಸರಿಯಾಗಿ ಕೇಳಿಸಲಿಲ್ಲ', act: 'repeat' },
  { text: 'ನೀವು ಮನುಷ್ಯರಾ ಅಥವಾ ಯಂತ್ರಾನಾ', act: 'question' },
  { text: 'swalpa kammi rate du idya', act: 'question' },
  { text: 'next enide', act: 'question' },
  { text: 'tumba help aytu sir thank u', act: 'thanks' },
  { text: 'ok bye hogbarthini', act: 'goodbye' },
  { text: 'nim kade avru yaradru nan jothe mathadbahuda', act: 'handoff' },
  { text: 'ella cancel madi hosa search madona', act: 'restart' },
  { text: 'idanna hege use madodu gottagtilla', act: 'help' },
  { text: 'namaskara ri shubhodaya', act: 'greet' },
  { text: 'ivattu traffic tumba jasti itthu', act: 'unclear' },
  { text: 'ಈ flat ಗೆ maintenance ಎಷ್ಟು ಬರುತ್ತೆ', act: 'question' },
  { text: 'first one ಇನ್ನೂ available ಇದೆಯಾ', act: 'question' },
  { text: 'husband ಹತ್ರ discuss ಮಾಡಿ ಹೇಳ್ತೀನಿ', act: 'unclear' },
  { text: 'ಬಾಡಿಗೆ ಮನೆ ತಗೊಳ್ಳೋದಾ ಅಥವಾ ಲೋನ್ ಮಾಡಿ ಖರೀದಿ ಮಾಡೋದಾ ಯಾವುದು ಒಳ್ಳೇದು', act: 'question' },
  { text: 'namma akka whitefield alli 80 lakh flat tagondlu hodvarsha', act: 'unclear' },
])
