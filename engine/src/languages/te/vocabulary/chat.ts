import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What Telugu speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked: '(ఇవేవీ|ఏదీ|ఏవీ|వీటిలో ఏదీ|ivevi|edi|evi) (నచ్చలేదు|నచ్చడం లేదు|nachaledu|nachchaledu)',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    (చివరిది|చివరగా చెప్పింది|చివర చెప్పింది|ఆఖరిది|లాస్ట్‌ది|వెనకటిది|ఇందాకటిది) (తీసేయండి|తీసెయ్యండి|వదిలేయండి|కొట్టేయండి|మర్చిపోండి|క్యాన్సిల్ చేయండి|cancel చేయండి|రద్దు చేయండి),
    (ఇప్పుడు|ఇందాక|చివరగా|చివర్లో) (చెప్పింది|చెప్పినది|చెప్పినదాన్ని) (తీసేయండి|తీసేయ్|వదిలేయండి|వదిలేయ్|మర్చిపోండి|వద్దు),
    (చివరి|ఆఖరి|లాస్ట్) (మార్పు|మార్పును|మాట) (తీసేయండి|రద్దు చేయండి|వదిలేయండి|వెనక్కి తీసుకోండి|వద్దు),
    ^(మునుపటి|ముందు|పాత) (స్థితికి|స్టేజీకి|దశకు) (వెళ్ళండి|వెళ్లండి|వెళ్దాం|వెళ్ళు|వెళ్లు)$, ^(అది|దాన్ని) వెనక్కి తీసుకోండి$,
    (ippudu|indaka|chivaraga) (cheppindi|cheppinadi) (teeseyandi|theeseyandi|vadileyandi|vadiley|marchipondi|vaddu),
    (chivari|akhari|last) (marpu|maata) (teeseyandi|raddu cheyandi|vadileyandi|vaddu),
    ^(munupati|mundu|patha) (sthitiki|stage ki) (vellandi|vellu|veldam)$,
    ^(వెనక్కి|వెనక్కు) (వెళ్ళు|వెళ్లు|వెళ్ళండి|వెళ్లండి|వెళ్దాం|వెళ్ళాలి|వెళ్లాలి)$, ^ముందు ప్రశ్నకి (వెళ్ళండి|వెళ్లండి|వెళ్దాం),
    ^(ముందు|మునుపటి) ప్రశ్న$, (చెప్పింది|చెప్పినది) (వెనక్కి తీసుకుంటున్నా|వెనక్కి తీసుకుంటున్నాను|రద్దు చేయండి|క్యాన్సిల్ చేయండి),
    ముందులాగే (ఉంచండి|చేయండి|ఉండనివ్వండి), ^undo (చేయండి|చెయ్యండి|చెయ్యి)$, ^venakki (vellu|vellandi|veldam|vellali)$,
    ^mundu (prasna|prasnaki) [vellandi]$, cheppindi (cancel|raddu) (cheyandi|cheyyandi|cheyyi),
    mundu laage (unchandi|cheyandi), ^undo (cheyandi|cheyyandi|cheyyi|chey)$,
    ^(ముందు|మొదట|ఇందాక|mundu|modata) (చెప్పిందే|ఉన్నదే|cheppinde) (బాగుంది|చాలు|ఉంచండి|మంచిది|bagundi|chalu|unchandi)$`,
  ...goingBackPhrases,
  'so-far': `
    ^(నా|naa|na) (బడ్జెట్|budget) (ఎంత|ఏంటి|entha|enta)$, నేను (ఏ ఏరియా|ఎంత బడ్జెట్) (చెప్పాను|చెప్పా|అడిగాను),
    (నేను|నేనూ) (ఏమేమి|ఏమేం|ఏమి ఏమి|ఏం ఏం) (చెప్పాను|అడిగాను|చెప్పా|అడిగా), nenu (ememi|emem) (cheppanu|adiganu|cheppa|adiga),
    ^(నేను|nenu) (ఏమి|ఏం|emi|em) (అడిగాను|చెప్పాను|అడిగా|చెప్పా|adiganu|cheppanu)$,
    (ఇప్పటివరకు|ఇప్పటి వరకు|ఇంతవరకు) [నేను] (ఏమి|ఏం|ఏమేమి|ఏమేం) (చెప్పాను|చెప్పా|అడిగాను|అడిగా),
    నేను (ఇప్పటివరకు|ఇప్పటి వరకు|ఇంతవరకు) (ఏమి|ఏం|ఏమేమి|ఏమేం) (చెప్పాను|చెప్పా|అడిగాను|అడిగా), నా (అవసరాలు|కోరికలు) (చెప్పండి|చూపించండి),
    (ippativaraku|ippati varaku|inthavaraku) [nenu] (emi|em|ememi|emem) (cheppanu|cheppa|adiganu|adiga)`,
  'aside:privacy': `
    నా (డేటా|నంబర్|నెంబర్|వివరాలు|చాట్) (డిలీట్ చేయండి|డిలీట్ చెయ్యండి|తీసేయండి|తొలగించండి|చెరిపేయండి),
    నా (నంబర్|నెంబర్|డేటా|వివరాలు) (సురక్షితమేనా|సురక్షితమా|సేఫేనా|సేఫ్ గా ఉంటుందా|సేఫ్ గా ఉంటాయా),
    నా (నంబర్|నెంబర్|వివరాలు) (ఎవరికి|ఎవరెవరికి) (ఇస్తారు|కనిపిస్తుంది|కనిపిస్తాయి), నా (నంబర్‌తో|నంబర్ తో|నెంబర్ తో) ఏం చేస్తారు,
    naa (data|number|details|chat) delete (cheyandi|cheyyandi|cheyyi),
    na (data|number|details|chat) delete (cheyandi|cheyyandi|cheyyi),
    (na|naa) (number|data|details) (safe na|safe ena|safe ga untunda)`,
}
