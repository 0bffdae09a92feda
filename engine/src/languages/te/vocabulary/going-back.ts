import { goingBack } from '../../going-back.ts'

/** What Telugu speakers say to go back to an area, a city or a budget. */
export const goingBackPhrases = goingBack({
  earlier: '(పాత|మునుపటి|మొదటి|ముందటి|paatha|patha|munupati|modati|first)',
  said: '(మొదట|ముందు|ఇందాక|modata|mundu|first) (చెప్పిన|అడిగిన|ఉన్న|cheppina)',
  theEarlier: '(పాతదే|మునుపటిదే|(ముందు|మొదట|ఇందాక) (చెప్పిందే|ఉన్నదే))',
  city: '(నగరం|నగరమే|ఊరు|ఊరే|సిటీ|సిటీనే|ooru|oore|city)',
  area: '(ఏరియా|ఏరియానే|ఏరియాలోనే|ఏరియాకే|ఏరియాకి|చోటు|చోటే|చోటికే|ప్రాంతం|ప్రాంతమే|ప్రాంతంలోనే|ప్లేస్|ప్లేసే|లొకేషన్|లొకేషనే|area|areane|area ne|area ke|areake|areaki|place|chote)',
  price:
    '(బడ్జెట్|బడ్జెట్టే|బడ్జెట్‌లోనే|బడ్జెట్ లోనే|బడ్జెటే|ధర|ధరే|అద్దె|అద్దే|రేటే|budget|budgete|budget ne|budgetlone|budget lone|budget lo)',
  holds:
    '[లోనే|lone] (చాలు|బాగుంది|బాగుండేది|బాగుండింది|మంచిది|మేలు|ఉంచండి|ఉండనివ్వండి|ఉండనీ|వెళ్దాం|వెళ్ళండి|ఓకే|సరే|చూపించండి|బెటర్|చూద్దాం|చూడండి|పెట్టండి|chalu|bagundi|bagundedi|manchidi|unchandi|undani|veldam|ok|better|chuddam|chudandi)',
})
