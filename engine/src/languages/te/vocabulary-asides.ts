import type { AsidePhrases } from '../language.ts'
import { speakingIn } from '../speaking.ts'
import { going, wanting } from './verbs.ts'

/** Asking to go on in another language. */
const asked = speakingIn('te')

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
  ...asked,
  'aside:other-kind': `
    (షాపు|షాప్|దుకాణం) (కావాలి|అద్దెకు|అద్దెకి|కొనాలి), షోరూమ్, గోడౌన్, గోదాము, గిడ్డంగి, ఆఫీసు (స్పేస్|స్థలం|కోసం), ఆఫీస్ (స్పేస్|స్థలం), పీజీ, పేయింగ్ గెస్ట్, హాస్టల్, వసతి గృహం, షేరింగ్ (రూమ్|గది), కమర్షియల్ [స్పేస్|స్థలం|బిల్డింగ్], వాణిజ్య (స్థలం|సముదాయం), ఫ్యాక్టరీ
    (shop|dukanam) (kavali|addeku|addeki|konali), office kosam, sharing room`,
  compare: `
    పోల్చండి, పోల్చు, పోల్చి (చూపించండి|చూపండి|చెప్పండి|చూడండి), సరిపోల్చండి, సరిపోల్చు, కంపేర్ (చేయండి|చెయ్యండి|చేయి|చేసి), compare (cheyandi|cheyyandi|cheyi|chesi), polchandi, polchi (chupinchandi|cheppandi)`,
  raise: `
    పెంచండి, పెంచు, పెంచుదాం, పెంచవచ్చు, పెంచొచ్చు, పెంచుతాను, పెంచాలి, పెంచేయండి, ఎక్కువ చేయండి, penchandi, penchu, penchudam, penchali, penchochu`,
  lower: `
    తగ్గించండి, తగ్గించు, తగ్గిద్దాం, తగ్గించవచ్చు, తగ్గించొచ్చు, తగ్గించాలి, తగ్గించేయండి, తక్కువ చేయండి, tagginchandi, thagginchandi, tagginchu, thagginchu, tagginchali, taggiddam`,
  double: '(రెట్టింపు|డబుల్|double) (చేయండి|చెయ్యండి|చేయి|చేద్దాం|cheyandi), రెట్టింపు',
  percent: 'శాతం, పర్సెంట్, పర్సంట్',
  'talk:errand': `
    అలారం, అలారమ్, రిమైండర్, టైమర్, గుర్తు (చేయండి|చెయ్యండి|చేయి|చెయ్యి), నిద్ర లేపండి, నిద్ర లేపు
    (ఆటో|క్యాబ్|టాక్సీ|ట్యాక్సీ|టికెట్|టికెట్లు|హోటల్|బస్|ట్రైన్|రైలు|ఫ్లైట్|విమానం|టేబుల్) [టికెట్|టికెట్లు] (బుక్|book|రిజర్వ్|మాట్లాడండి), టికెట్, టికెట్లు, (auto|cab|taxi|ticket|tickets|hotel|bus|train|flight) [ticket|tickets] book (chey|cheyi|cheyandi|cheyyandi|chesi|cheyali)
    (పాట|పాటలు|సంగీతం|మ్యూజిక్|సినిమా|వీడియో) (పెట్టండి|పెట్టు|వేయండి|వెయ్యి|ప్లే|పాడండి|పాడు|వినిపించండి), (paata|patalu|paatalu|song|songs|music) (pettandi|pettu|play|veyandi)
    (లైట్|లైట్లు|ఫ్యాన్|టీవీ|ఏసీ|గీజర్) (ఆన్|ఆఫ్|వేయండి|వెయ్యి|ఆపండి|ఆపు|రిపేర్|బాగు), (light|lights|fan|tv|ac|geyser) (on|off|repair) (cheyandi|cheyyandi|chey|cheyali)
    (అమ్మకు|అమ్మకి|నాన్నకు|నాన్నకి|అన్నయ్యకి|భార్యకు|స్నేహితుడికి) (ఫోన్|కాల్|మెసేజ్|call|phone), (ఈమెయిల్|ఇమెయిల్|మెయిల్|మెసేజ్|email|message) (పంపండి|పంపు|పంపించండి|రాయండి|pampandi|pampu)
    (పిజ్జా|బిర్యానీ|భోజనం|బర్గర్|ఫుడ్|pizza|biryani|food) (ఆర్డర్|order|తెప్పించండి), రెసిపీ, రెసిపి, (జోక్|కథ|joke) (చెప్పండి|చెప్పు|cheppandi), క్రికెట్, స్కోరు, స్కోర్, ఐపీఎల్, రాజధాని, ప్రధాన మంత్రి, ప్రధానమంత్రి, ముఖ్యమంత్రి, జనాభా, డాలర్, అనువాదం, రాశిఫలం, రాశి ఫలాలు, (తాజా|ఈరోజు) వార్తలు
    (ప్లంబర్|ప్లంబర్‌ని|ఎలక్ట్రీషియన్|ఎలక్ట్రీషియన్‌ని|పనిమనిషి|డాక్టర్|మెకానిక్) (కావాలి|పంపండి|పిలవండి|పంపించండి), (బిల్లు|రీచార్జ్|bill|recharge) (కట్టండి|కట్టాలి|చేయండి|చేయాలి|kattali|cheyali)`,
  'talk:elsewhere': `
    రిపేర్, రిపేరు, (రిపేర్|రిపేరు|సర్వీస్|సర్వీసింగ్|repair|service) (చేయాలి|చేయించాలి|చెయ్యాలి|చేయించండి|చేయండి)
    బాగు (చేయాలి|చేయించాలి|చెయ్యాలి|చేయించండి), పనిచేయడం లేదు, పని చేయడం లేదు, పనిచేయట్లేదు, పని చేయట్లేదు, పని చెయ్యట్లేదు, పనిచేయలేదు, పాడైపోయింది
    పాడైంది, pani (cheyatledu|cheyyatledu|cheyadam ledu), మెకానిక్, టెక్నీషియన్, (జిమ్|యోగా|gym|yoga) (ట్రైనర్|trainer|టీచర్|కోచ్)
    వాతావరణం, ఉష్ణోగ్రత, వర్షం, వాన, గొడుగు, రైలు, రైళ్లు, ట్రైన్, ఫ్లైట్, విమానం, టాక్సీ, ట్యాక్సీ, క్యాబ్, ఉబర్, ఊబర్, ఓలా, రెస్టారెంట్, రెస్టారెంట్లు, సినిమా, సినిమాలు, మ్యూజియం, కచేరీ, (చూడదగిన|పర్యాటక) (ప్రదేశాలు|స్థలాలు), కర్ఫ్యూ, vathavaranam, vaatavaranam, varsham`,
  placed: '',
  'place-is': '',
  there: '',
  acceptable: '',
  'talk:told': '',
  'aside:languages': `${asked['aside:languages']}
    (ఏ|ఏయే|ఏఏ|ఎన్ని|ye|enni) (భాషలు|భాషల్లో|భాష|bhashalu|bashalu|languages)
    (మీకు|నీకు) ఏ భాషలు (వచ్చు|తెలుసు), వేరే భాష, వేరే భాషలో`,
  cheapest: `
    (అన్నిటికంటే|అన్నింటికంటే|వీటిలో|వాటిలో|అన్నిటిలో|annitikante|veetilo|vatilo) (తక్కువ|చవకైనది|చౌకైనది|takkuva|thakkuva|chavakainadi) [ధర], అతి తక్కువ (ధర|అద్దె)`,
}
