import type { AsidePhrases } from '../language.ts'
import { going, wanting } from './verbs.ts'

/** Asking to go on in the language that is named. */
const speak = (name: string) => `
  (${name}) (మాట్లాడండి|మాట్లాడు|మాట్లాడతారా|మాట్లాడగలరా|మాట్లాడదాం|చెప్పండి|చెప్తారా|maatladandi|matladandi|matladatara|matladagalara|matladadam|cheppandi)`

/** What Telugu speakers say beside their wishes. */
export const asides: AsidePhrases = {
  take: `${wanting('తీసుకోవ')}, ${going('తీసుకుం')}, ${wanting('తీస్కోవ')}, teesukundam, teeskovali`,
  'aside:who': `
    (మీరు|నువ్వు|నీవు|meeru|miru|nuvvu) (ఎవరు|ఎవరండి|evaru|evarandi|yevaru), మీరెవరు, నువ్వెవరు, మీరు (మనిషా|మనిషేనా|రోబోనా|రోబోటా|నిజమైన మనిషా), నువ్వు (మనిషివా|రోబోవా|రోబోటా)
    మనిషేనా, manishena, manishenaa, (మీ|నీ|mee|nee|mi|ni) (పేరు|peru) (ఏంటి|ఏమిటి|ఏమి|enti|emiti), నీ పేరేంటి, మీ పేరేంటి, గురు అంటే (ఎవరు|ఏంటి|ఏమిటి), meeru (manisha|manishena|robo na|robot aa|bot aa)`,
  'aside:fees': `
    (మీ|mee|mi) (ఫీజు|ఛార్జ్|కమిషన్|బ్రోకరేజ్|fees|charges|commission|brokerage) (ఎంత|entha|ఉందా|unda)
    మీరు (బ్రోకరేజ్|కమిషన్|కమీషన్|ఫీజు|డబ్బులు|ఛార్జ్) (తీసుకుంటారా|అడుగుతారా|చేస్తారా), meeru (brokerage|commission|fees|charge|dabbulu) (teesukuntara|tisukuntara|theesukuntara|chestara)
    ఈ (సర్వీస్|సేవ|యాప్) (ఉచితమా|ఫ్రీనా|ఉచితమేనా)`,
  'aside:languages': `
    (ఏ|ఏయే|ఏఏ|ఎన్ని|ye|enni) (భాషలు|భాషల్లో|భాష|bhashalu|bashalu|languages)
    (మీకు|నీకు) ఏ భాషలు (వచ్చు|తెలుసు), వేరే భాష, వేరే భాషలో`,
  'speak:en': speak('ఇంగ్లీషులో|ఇంగ్లీష్లో|ఆంగ్లంలో|english lo|englishlo'),
  'speak:hi': speak('హిందీలో|hindi lo|hindilo'),
  'speak:te': speak('తెలుగులో|telugu lo|telugulo'),
  'speak:ta': speak('తమిళంలో|తమిళ్లో|tamil lo|tamillo'),
  'speak:kn': speak('కన్నడలో|కన్నడంలో|kannada lo|kannadalo'),
  cheapest: `
    (అన్నిటికంటే|అన్నింటికంటే|వీటిలో|వాటిలో|అన్నిటిలో|annitikante|veetilo|vatilo) (తక్కువ|చవకైనది|చౌకైనది|takkuva|thakkuva|chavakainadi) [ధర], అతి తక్కువ (ధర|అద్దె)`,
}
