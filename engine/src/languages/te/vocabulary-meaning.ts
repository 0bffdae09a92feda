import type { Vocabulary } from '../language.ts'
import { able, asking, going, unable, wanting, whether } from './verbs.ts'

type Meaning = Exclude<
  keyof Vocabulary,
  | `transaction:${string}`
  | `property:${string}`
  | `amenity:${string}`
  | `slot:${string}`
  | `unit:${string}`
  | `bedrooms:${string}`
  | `max:${string}`
  | `min:${string}`
  | `range:${string}`
  | 'about'
  | 'times'
  | 'or'
  | 'but'
  | 'and'
>

/** The budget has no limit: the slot and that anything will do in one phrase. */
export const noLimit = `
  (బడ్జెట్|ధర|రేటు|అద్దె|budget|price|rent) (పరిమితి|లిమిట్|limit) [ఏమీ|em] (లేదు|ledu)
  (బడ్జెట్|ధర|రేటు|అద్దె|budget|price|rent) [కాస్త] (ఎక్కువ|ekkuva) (అయినా|ఉన్నా|aina|unna)
  (బడ్జెట్|ధర|రేటు|అద్దె|budget|price|rent) [కాస్త] ఎక్కువైనా`

/** Any kind of home will do, said in one phrase. */
export const anyHome = '(ఏ రకం|ఎలాంటి|ఏ) (ఇల్లైనా|ఇల్లయినా|ప్రాపర్టీ అయినా|ఇల్లు అయినా|illaina)'

/** Says that what it is said of does not count. */
const fine = '(పర్వాలేదు|పరవాలేదు|పర్లేదు|పరవాలే|పర్వాలే|ఫర్వాలేదు|ఫరవాలేదు|సరే|ఓకే|చాలు|ok|okay|fine)'

const indifference = `
  (లేదు|లేవు|ledu) (అంటే|అన్నా|ante|anna) [(కూడా|kuda)] (ok|ఓకే|సరే|పర్లేదు|పర్వాలేదు|parledu),
  (ఉంటే|ఉన్నా|unte|unna) (సరే|ఓకే|మంచిదే|మంచిది|ok|sare) (లేకపోయినా|లేకున్నా|లేకపోతే|lekapoina|lekunna) (సరే|ఓకే|పర్లేదు|పర్వాలేదు|ok|sare),
  (పర్లేదు|పర్వాలేదు|పరవాలేదు|ఫరవాలేదు) (లేకపోయినా|లేకున్నా), (ఏమీ|ఏం|emi|em) (అవసరం లేదు|అక్కర్లేదు|avasaram ledu|akkarledu), ఉండకపోయినా, ఉండకున్నా, undakapoyina, undakunna, (తప్పనిసరి|కంపల్సరీ|compulsory|must|mandatory|necessary) [ఏం|ఏమీ] (కాదు|kadu|kaadu), ముఖ్యం కాదు, ముఖ్యమేం కాదు, ముఖ్యమైంది కాదు, అంత ముఖ్యం కాదు, పెద్ద విషయం కాదు, (లేకపోతే|లేకపోయినా|లేకున్నా) (నష్టం లేదు|ఏం కాదు|ఏమీ కాదు|ఇబ్బంది లేదు|సమస్య లేదు|నష్టమేమీ లేదు|ఫరవాలేదు), (ఉన్నా|వున్నా) (లేకున్నా|లేకపోయినా|లేకపోయిన), ఉన్నా ఒకటే, లేకపోయినా, లేకున్నా, లేకపోయిన, లేకపోతే, లేకపోతేనేం, లేకపోతేనే, లేనప్పటికీ
  unna (lekunna|lekapoyina|lekapoina), lekapoyina, lekapoina, lekunna, mukhyam kadu, mukyam kadu, mukhyam kaadu, antha mukhyam kadu, pedda vishayam kadu`

/** Closes a question that wants yes or no and asks whether there is one. */
const isThere = `
  ఉందా, ఉన్నాయా, ఉన్నదా, ఉంటాయా, ఉందాండి, ఉందండీ, ఉన్నాయాండీ, దొరుకుతుందా, దొరుకుతాయా, దొరుకుద్దా, దొరుకుతదా, దొరకుతుందా, ఉన్నయా, ఉందంటారా, ఏమైనా ఉందా, ఏమైనా ఉన్నాయా, అందుబాటులో (ఉందా|ఉన్నాయా), ఉండేవి ఉన్నాయా, వస్తాయా, లభిస్తుందా, లభిస్తాయా
  unda, undha, undaa, undaandi, undandi, unnaya, unnayaa, unnaya andi, unayya, untunda, untundha, untaya, dorukutunda, dorukuthunda, dorukutundha, dorukutaya, dorukuthaya, dorukudda, dorukutada, vasthunda, vastunda, vastaya, vasthaya, available unda, available unnaya, available aa`

/** Asks to be shown one: a wish in the form of a question. */
const willYouShow = `
  ${asking('చూపించ')}, ${asking('ఇప్పించ')}, ${asking('వెతక')}, ${asking('సూచించ')}, ${asking('కనుగొన')}, ${asking('వెతికిపెట్ట')}, ${asking('చూసిపెట్ట')}, ${asking('అందించ')}, ${asking('చూడ')}
  చూపిస్తారా, చూపిస్తావా, ఇప్పిస్తారా, ఇవ్వగలరా, వెతికి పెడతారా, వెతికిపెడతారా, వెతికి (ఇస్తారా|పెట్టగలరా|చూపిస్తారా), చూపెడతారా, చూపుతారా, వెతుకుతారా, సూచిస్తారా, సజెస్ట్ చేస్తారా, సజెస్ట్ చేయగలరా, చూసి పెడతారా
  choopistara, chupistara, chupisthara, choopisthara, chupinchagalara, choopinchagalara, chupistava, chupinchagalava, ippistara, ippinchagalara, ivvagalara, vethiki pedatara, vetiki pedatara, chusi pedatara, suggest chestara, suggest chesthara, suggest cheyagalara, show chestara, show chesthara, find chestara, find chesthara`

/** A home of one's own that was sold for what follows. */
export const soldHome =
  '(పాత|ఉన్న|మా|ఊర్లో|patha|paatha|unna|maa) (ఇల్లు|ఇంటిని|ఫ్లాట్|స్థలం|పొలం|illu|flat|plot|polam) (అమ్మగా|అమ్మి|అమ్మేసి|అమ్మితే|ammaga|ammi|ammesi) [(వచ్చిన|వచ్చే|vachina)] [(డబ్బుతో|డబ్బులతో|డబ్బు|dabbutho|dabbulatho)]'

/** What a slot is called after "which": "ఏ ఏరియా అయినా". */
const anyOf = (noun: string) => `(ఏ|ఎ|ye|ఏదైనా|ఎలాంటి) ${noun} (అయినా|ఐనా|అయిన|ayina|aina)`

/** What Telugu words mean; questions close with a long vowel and carry no mark in typing. */
export const meaningPhrases: Pick<Vocabulary, Meaning> = {
  'not:before': 'నాట్, నో, వితౌట్',
  'not:after': `
    చూపించొద్దు, చూపించవద్దు, చూపొద్దు, చూపించకండి, chupinchoddu, chupinchakandi, chupinchavaddu, కాకపోయినా, కాకున్నా, kakapoyina, kakunna,
    
    వదిలి, వదిలిపెట్టి, విడిచి, విడిచిపెట్టి,
    ${unable('కొన')}, ${unable('తీసుకో')}, (ఏవీ|ఏదీ|ఏవి) (వద్దు|అక్కర్లేదు|అవసరం లేదు|vaddu),
    (అవసరం|అవసరమే|అవసరమేమీ) (పడదు|ఉండదు|రాదు|లేదు|కలగదు),
    (కావాలన్నాను|కావాలన్నా|కావాలనుకున్నాను|కావాలని (చెప్పాను|అన్నాను)|కావాలి అన్నాను) [(కదా|కానీ|గానీ)] [(ఇప్పుడు|ఇక)] (వద్దులే|వద్దు|వద్దండి|అక్కర్లేదు|అవసరం లేదు),
    సరిపడదు,
    (పెట్టే|ఇచ్చే|కట్టే|పెట్టుకునే|భరించే|ఖర్చు చేసే|pette|icche|katte|ivve) (స్తోమత|శక్తి|ఓపిక|తాహతు|పరిస్థితి|అవకాశం|ఉద్దేశం|ఆలోచన|స్థాయి|సీన్|stomata|stomatha|shakti|opika|paristhiti|avakasam) [(మాకు|నాకు|maku|naku)] (లేదు|లేదండి|ledu|ledandi), (స్తోమత|తాహతు|stomata|stomatha) (లేదు|ledu), (ఏం|ఏమీ|em|emi) (వద్దు|vaddu|అక్కర్లేదు|akkarledu|అవసరం లేదు|avasaram ledu),
    (అది|ఇది|adi|idi) (వద్దు|vaddu),
    ${unable('పెట్ట')}, ${unable('పెట్టుకో')}, ${unable('ఇవ్వ')}, ${unable('చెల్లించ')}, ${unable('కట్ట')}, ${unable('భరించ')}, ${unable('వెచ్చించ')}, ${unable('తట్టుకో')}, ${unable('ఇచ్చుకో')}
    (ఉండాల్సిన|ఉండే|ఉండాలన్న|కావాల్సిన) (అవసరం లేదు|పని లేదు|రూల్ లేదు|నియమం లేదు), undalsina (avasaram ledu|pani ledu), undalani (ledu|em ledu|rule ledu), ఉండాలని (లేదు|ఏం లేదు|ఏమీ లేదు|రూలేం లేదు), వద్దు, వద్దండి, ఒద్దు, వద్దే, వద్దమ్మా, కాదు, కాదండి, కాదండీ, కాదే, అక్కర్లేదు, అక్కరలేదు, అక్కర లేదు, అవసరం లేదు, అవసరంలేదు, అవసరమే లేదు, అవసరం ఏమీ లేదు, లేకుండా, లేని, లేనిది, లేనివి, బదులు, బదులుగా, కి బదులు, కాకుండా, కాక, కాకూడదు, ఉండకూడదు, ఉండొద్దు, ఉండవద్దు, అనవసరం, తప్ప, మినహా, అనుకోవడం లేదు, అనుకోవట్లేదు, అనుకోలేదు, లేకపోయినా పర్వాలేదు
    (కొనడం|కొనాలని|అద్దెకు|తీసుకోవడం|చూడడం|చూడటం|వెతకడం) లేదు, కొనాలనుకోవట్లేదు, కొనాలనుకోవడం లేదు, అనలేదు, అడగలేదు, చెప్పలేదు, నచ్చవు, నచ్చదు, నచ్చడం లేదు, నచ్చట్లేదు, ఇష్టం లేదు, ఇష్టముండదు, వద్దనుకుంటున్నా, అక్కర్లేదనుకుంటున్నా, సరిపోదు, సరిపోవు, కుదరదు, పనికిరాదు, నచ్చలేదు
    vaddu, vadhu, oddu, vadhdhu, vaddhu, vadandi, vaddandi, vadhandi, kadu, kaadu, kadhu, kaadhu, kadandi, kaadandi, akkarledu, akkarledhu, akkaraledu, akkara ledu, avasaram ledu, avasaram ledhu, avsaram ledu, avasaramledu, lekunda, lekundaa, leni, lenidi, badulu, baduluga, kakunda, kaakunda, undakudadu, undakoodadu, undoddu, thappa, tappa, adagaledu, cheppaledu, analedu, saripodu, sariPodu, kudaradu, nachaledu, nachchaledu`,
  remove: '',
  'remove:after': `
    తీసేసి, వదిలేసి, తొలగించి, పక్కన పెట్టేసి, తీసి పడేసి, teesesi, theesesi, vadilesi, tholaginchi,
    (remove|delete|cancel|drop|skip|clear|రిమూవ్|డిలీట్|క్యాన్సిల్|స్కిప్) (చేయండి|చెయ్యండి|చేయి|చెయ్|చేసేయండి|చేసెయ్|చేద్దాం|చేసేద్దాం),
    తీసేయండి, తీసేయి, తీసేయ్, తీసెయ్, తీసెయ్యండి, తీసెయ్యి, తీసేద్దాం, తీసివేయండి, తీసేయాలి, తొలగించండి, తొలగించు, తొలగించాలి, వదిలేయండి, వదిలెయ్, వదిలేయ్, వదిలెయ్యండి, వదిలేద్దాం, మర్చిపోండి, మరచిపోండి, మర్చిపో, మరిచిపోండి, రద్దు చేయండి, రద్దు చెయ్యండి, క్యాన్సిల్ (చేయండి|చెయ్యండి|చేయి|చేసేయండి), డిలీట్ (చేయండి|చెయ్యండి|చేసేయండి), రిమూవ్ (చేయండి|చెయ్యండి|చేయి|చేసేయండి|చెయ్), పక్కన పెట్టండి, పక్కనపెట్టండి, పక్కన పెట్టేయండి, లెక్కలోకి తీసుకోవద్దు, లెక్క చేయొద్దు, పట్టించుకోవద్దు, పట్టించుకోకండి, పట్టించుకోనక్కర్లేదు, వెనక్కి తీసుకుంటున్నాను, వెనక్కి తీసుకుంటున్నా, స్కిప్ చేయండి, ఎత్తేయండి, కొట్టేయండి
    theeseyandi, teeseyandi, tiseyandi, thiseyandi, theesey, teesey, tisey, theeseyi, tiseyi, teesesey, tholaginchandi, tolaginchandi, tholaginchu, vadileyandi, vadiley, vadileddam, marchipondi, marchipo, (remove|delete|cancel|drop|skip|clear|ignore) (cheyandi|cheyyandi|chey|cheyi|cheyyi|cheseyandi|chesey|cheddam|cheyali|cheseyi|chesai|chesi), pakkana pettandi, pakkana pettu, pattinchukovaddu, pattinchukokandi, radhu cheyandi`,
  'than:after': 'కంటే, కన్నా, kante, kanna',
  'instead-of': '',
  correct: `
    (ఎక్కువ|ekkuva) (అవుతుంది|అవుతాయి|అయిపోతుంది|అయిపోతాయి|అయిపోయింది|avutundi|avutayi|avtundi|avtayi|ayipotundi),
    (చూశాం|చూసాం|చూశాను|చూసాను|chusam|chusanu|chusamu) (నచ్చలేదు|నచ్చలే|nachaledu|బాగాలేదు),
    (డబ్బు|డబ్బులు|బడ్జెట్) (సరిపోదు|సరిపోలేదు|సరిపోవట్లేదు|సరిపోవు|చాలదు|చాలట్లేదు|చాలవు), (ఇల్లు|illu) (కట్టడానికి|కట్టుకోవడానికి|కట్టించడానికి|kattadaniki) (టైం|టైమ్|time|సమయం|డబ్బు|డబ్బులు|ఓపిక) (లేదు|లేవు|ledu|levu),
    (ఎక్కువ|ఎక్కువవుతుంది|అవుతుంది|కష్టం|ఇబ్బంది|దూరం|ఖరీదు|ekkuva|kashtam|duram) (అని|ani), ఎక్కువని, కష్టమని, దూరమని, ఇబ్బందని, అవుతుందని, ఎక్కువవుతుందని, ekkuvani, kashtamani,
    (అని|ani) (ఉంది|ఉండేది|ఆశ|కోరిక|ఇష్టం|undi) (కానీ|కాని|గానీ|kani|kaani),
    (ఉండేది|ఉండింది|అనుకున్నాం|అనుకున్నా|అనుకున్నాను|అన్నాను|undedi|undindi|anukunna|anukunnam) (కానీ|గానీ|కాని|but|kani|kaani|gani) [(ఇప్పుడు|ఇపుడు|now|ippudu)],
    (ఎక్కువండి|ఎక్కువండీ|ఎక్కువ అండి|ఎక్కువ అవుతుంది|ఎక్కువ అవుతోంది|ఎక్కువవుతుంది|ఎక్కువ అనిపిస్తుంది|ఎక్కువ అనిపిస్తోంది|ఎక్కువనిపిస్తోంది|ఎక్కువ కదా|ఎక్కువే కదా|ఎక్కువ సార్|ekkuva andi|ekkuvandi|ekkuva avutundi|ekkuva avuthundi|ekkuva kada|ekkuva anipistundi|ekkuva anipistondi),
    మొత్తం, మొత్తంగా, mottam, motham,
    ఎక్కువైపోయాయి, ఎక్కువైపోయింది, ఎక్కువయ్యాయి, ఎక్కువైంది, ఎక్కువయింది, (చాలా|బాగా|మరీ|chala) (ఎక్కువ|ekkuva) (అయింది|అయ్యింది|అయిపోయింది|అవుతుంది|ayindi|avutundi), (ట్రాఫిక్|రద్దీ|గోల|traffic) (ఎక్కువ|జాస్తి|ekkuva|jasti) [ఉంది|undi],
    సారీ, క్షమించండి, కాదు కాదు, పొరపాటు, పొరపాటున, తప్పు చెప్పాను, తప్పుగా చెప్పాను, నిజానికి, అసలు, నా ఉద్దేశం, నేను చెప్పింది, నేనన్నది, నేను అన్నది, మనసు మార్చుకున్నాను, మనసు మార్చుకున్నా, మనసు మారింది, మార్చండి, మార్చు, మార్చాలి, మార్చేయండి, మార్చెయ్, మార్చుదాం, మారుద్దాం, మార్చుకుంటున్నాను, మార్చుకుంటాను, పెంచి, తగ్గించి, మార్చి, penchi, tagginchi, thagginchi, marchi, పెంచండి, పెంచు, పెంచుదాం, పెంచాలి, పెంచుకుంటాను, పెంచుతున్నాను, పెంచుతున్నా, పెంచగలను, తగ్గించండి, తగ్గించు, తగ్గిద్దాం, తగ్గించాలి, తగ్గిస్తున్నాను, తగ్గించుకుంటాను, బదులు, బదులుగా, కాకుండా, చేయండి, చెయ్యండి, చేయి, చెయ్, చేద్దాం, చేసేయండి, అనుకోండి, పెట్టండి, పెట్టు, పెట్టుకోండి, ఇప్పుడు, అయితే, ఐతే, పోనీ, ఆగండి, ఒక్క నిమిషం, అది కాదు, అలా కాదు
    sorry, kshaminchandi, kadu kadu, kaadu kaadu, porapatu, porapatuna, nijaniki, asalu, na uddesham, nenu cheppindi, nenu annadi, manasu marchukunna, manasu marchukunnanu, manasu marindi, marchandi, marchu, marchali, marcheyandi, maarchandi, maarchu, marchey, marusthunna, penchandi, penchu, penchali, penchudam, thagginchandi, tagginchandi, thagginchu, tagginchu, taggiddam, badulu, baduluga, kakunda, kaakunda, cheyandi, cheyyandi, chey, cheyi, cheddam, cheseyandi, anukondi, pettandi, pettu, pettukondi, ippudu, ayithe, aithe, aite, poni, agandi, aagandi, adi kadu, adhi kadu, (change|update|increase|decrease|reduce|switch|make|extend|raise) (cheyandi|cheyyandi|chey|cheyi|cheyyi|cheseyandi|chesey|cheddam|cheyali|chesta|chestha)`,
  'correct:after': `
    (కి|కు) (మార్చండి|పెంచండి|తగ్గించండి), (అన్నాను|అన్నా|చెప్పాను) కదా`,
  'change:after': `
    మార్చాలి, మార్చాలనుకుంటున్నాను, మార్చాలనుకుంటున్నా, మార్చాలని, మార్చండి, మార్చాలనుంది, మార్చుకోవాలి, మార్చుకుంటాను, మార్చొచ్చా, మార్చవచ్చా, మార్చుదాం, marchali, marchalanukuntunna, marchalanukuntunnanu, maarchali, marchandi, marchukovali, change cheyali, change cheyyali, change cheyalanukuntunna, change chesukovali`,

  any: `
    ఏదైనా, ఏదయినా, ఏవైనా, ఏవయినా, ఏదో ఒక, ఎలాంటిదైనా, ఏ రకమైనా, ఎలాంటి, ఏదన్నా, ఏమైనా, ఏమన్నా, ఏ, ఏవన్నా
    edaina, edayina, edhaina, evaina, evayina, yedaina, yedayina, edo oka, emaina, emanna, edanna, evanna, elantidaina, elanti`,
  'all-the-same': `
    ^(దాటవేయి|దాటవేయండి|వదిలేయి)$,
    (ఇది|దీన్ని|ఈ ప్రశ్న) (skip|స్కిప్) (చేయండి|చేద్దాం|చెయ్యండి), (ఇది|దీన్ని|ఈ ప్రశ్న) (వదిలేయండి|వదిలేసి|వదిలేద్దాం) (తర్వాతది|తర్వాత ప్రశ్న|ముందుకి|ముందుకు) (అడగండి|వెళ్ళండి|వెళ్దాం|వెళ్లండి),
    (గురించి|gurinchi) (చింత|బెంగ|టెన్షన్|ఆలోచన|ప్రాబ్లం|tension|problem|benga) (లేదు|అక్కర్లేదు|ledu),
    (అవసరం లేదు|అక్కర్లేదు|వద్దు|లేదు|లేవు|అక్కరలేదు|akkarledu|vaddu|ledu) (ఏమీ|ఏం|ఏమి|ఏవీ|emi|em)$,
    డబ్బు గురించి (ఆలోచన|చింత|బెంగ|ఇబ్బంది|సమస్య) లేదు, డబ్బు (సమస్య|ఇబ్బంది) (కాదు|లేదు), dabbu gurinchi (alochana|chinta|benga) ledu, dabbu (samasya|problem) (kadu|ledu),
    (ఏమీ|ఏం|emi|em) (ప్రత్యేకంగా|స్పెషల్‌గా|పెద్దగా|ప్రత్యేకించి|special ga|pratyekanga) (లేవు|లేదు|levu|ledu), (ఏది|edi) (బాగుంటే|మంచిదైతే|నచ్చితే|తోస్తే|దొరికితే|కుదిరితే) (అది|adi), ${noLimit}, ${anyHome}, (అలాంటివేం|అలాంటిదేం|అలాంటివేమి|అవేం|ఇవేం|అదేం|alantivem|alantidem) (వద్దు|అక్కర్లేదు|అవసరం లేదు|లేవు|లేదు|vaddu|akkarledu|levu|ledu), (మీరే|meere) (చూసి|chusi|choosi) (చెప్పండి|చెప్పు|పెట్టండి|cheppandi|pettandi), ఏవేమీ వద్దు
    ${indifference}
    ${anyOf('[ఒక]')}
    (ఏదైనా|ఏదయినా|ఏవైనా|ఏదన్నా|ఎలాంటిదైనా|ఎలాగైనా|ఎంతైనా|ఎంతయినా|ఎన్నైనా|ఎన్నయినా|ఏమైనా|తక్కువైనా|ఏదో ఒకటి) ${fine}
    (ఎంత|ఎన్ని|ఎలా|ఏది|ఏ రకం|entha|enta|enni|ela|edi|edhi) (అయినా|ఐనా|ఉన్నా|అయిన|ayina|aina|ena|unna), ఎంతైనా, ఎంతయినా, ఎన్నైనా, ఎన్నయినా, ఎలాగైనా, ఎలా ఉన్నా, ఎంత (పెద్దదైనా|చిన్నదైనా|పెద్దగా ఉన్నా|చిన్నగా ఉన్నా), (పెద్దదైనా|పెద్దైనా) (చిన్నదైనా|చిన్నైనా), entha (peddadaina|chinnadaina), entaina, enthaina, ennaina, elagaina
    ఏదైనా (పర్వాలేదు|ఉంటుంది), పర్వాలేదు, పరవాలేదు, పర్లేదు, ఫర్వాలేదు, ఫరవాలేదు, parvaledu, parledu, paravaledu, parvaledhu, parledhu, paravaledhu, parvaleda, parvale, parle, (అయినా|ఐనా|ayina|aina) ${fine}, అయినా$, ఐనా$
    మీ ఇష్టం, మీఇష్టం, నీ ఇష్టం, మీ ఇష్టమే, మీకు నచ్చింది, మీరే (చెప్పండి|చూడండి|నిర్ణయించండి|డిసైడ్ చేయండి), మీరు చెప్పినట్టే, మీరు చూపించింది, ఏది ఉంటే అది, ఏది దొరికితే అది, ఏదుంటే అది, ఉన్నది చూపించండి, ఉన్నవి చూపించండి, అన్నీ, అన్నీ ఓకే, అన్నీ సరే, రెండు (ఓకే|పర్వాలేదు|పర్లేదు|సరే|మంచివే|ఇష్టమే), ఏదో ఒకటి, రెండైనా ${fine}, రెండింటిలో ఏదైనా, రెండిట్లో ఏదైనా, రెండిట్లో ఏదైనా ${fine}, రెండింటిలో ఏదైనా ${fine}
    ప్రత్యేకంగా (ఏమీ లేదు|ఏం లేదు|ఏమి లేదు|ఏమీ లేవు|ఏమీ అక్కర్లేదు|ఏమీ వద్దు|లేదు), ప్రత్యేకించి (ఏమీ లేదు|ఏం లేదు|లేదు), స్పెషల్‌గా (ఏమీ లేదు|ఏం లేదు|ఏమీ లేవు), ఏమీ లేదు, ఏం లేదు, ఏమీ లేవు, ఏం లేవు, ఏమి లేదు, ఏమీ వద్దు, ఏం వద్దు, ఏమీ అక్కర్లేదు, ఏం అక్కర్లేదు, ఏదీ వద్దు, ఏదీ అక్కర్లేదు, ఏదీ లేదు, అవేమీ వద్దు, అవేవీ వద్దు, అవేమీ అక్కర్లేదు, పెద్దగా ఏమీ లేదు, పెద్దగా ఏమీ అక్కర్లేదు, పట్టింపు లేదు, పట్టింపులు లేవు, పట్టింపేమీ లేదు
    [గురించి] (ఆలోచించను|ఆలోచించక్కర్లేదు|ఆలోచించట్లేదు|చింత లేదు|చింతే లేదు|బాధ లేదు|దిగులు లేదు), ఏవీ (అవసరం లేదు|అక్కర్లేదు|వద్దు|లేవు|లేదు), (అలాంటివేమీ|అలాంటివేవీ|అలాంటిదేమీ|అవేమీ|అవేవీ|అలా ఏమీ|అలాంటివి ఏమీ|అలాంటి ఏమీ|ఇంకేమీ|ఇంకేం|అంతగా ఏమీ) (లేవు|లేదు|వద్దు|అక్కర్లేదు|అవసరం లేదు), ఏదైనా ఒకటి, ఏవైనా సరే, (మీకు|నీకు) (తోచింది|నచ్చింది|అనిపించింది|నచ్చినవి|తోచినవి|ఇష్టమైనది|తెలిసినవి), ఏదైనా (సమ్మతమే|ఇష్టమే|మంచిదే|బాగానే ఉంటుంది), ఏదైతే (ఏముంది|ఏం|ఏంటి|నేం), చెప్పలేను, చెప్పలేం, ఇంత అని (అనుకోలేదు|లేదు|చెప్పలేను), ఎంతున్నా, ఎన్నున్నా, ఎలాగున్నా, ఎంతలోనైనా, చూద్దాం తర్వాత, అభ్యంతరం లేదు, నిర్దిష్టంగా (ఏమీ లేదు|లేదు|ఏం లేదు), ప్రత్యేకమైన (కోరికలు|అవసరాలు|ఇష్టాలు|కోరికలేమీ|అవసరాలేమీ) [ఏమీ|ఏం] (లేవు|లేదు)
    alantivi emi (levu|ledu), alanti (emi|em) (levu|ledu|vaddu), avemi (vaddu|akkarledu), edaina okati, (meeku|miku|neeku) (nachindi|nachinavi|tochindi|anipinchindi), edaina ishtame, cheppalenu, intha ani ledu, enthunna, entunna, ennunna, emi avasaram ledu, em avasaram ledu, evi akkarledu, evi vaddu, abhyantaram ledu, (emi|em) specific ga ledu, no idea andi
    (ఏం|ఏమీ|em|emi) (అనుకోలేదు|నిర్ణయించుకోలేదు|తేల్చుకోలేదు|anukoledu|decide avvaledu), edo okati, edho okati, yedo okati, అవసరం లేదు (ఏమీ|ఏం), avasaram ledu (emi|em), (పట్టింపులేమీ|పట్టింపులు ఏమీ|షరతులేమీ|షరతులు ఏమీ|కండిషన్లేమీ|కండిషన్స్ ఏమీ) (లేవు|లేదు), షరతులు లేవు, కండిషన్స్ లేవు, మామూలుగా (ఉంటే చాలు|ఉన్నా చాలు|ఉంటే సరే), ఇంకా ఏమీ (అనుకోలేదు|నిర్ణయించుకోలేదు|తేల్చుకోలేదు), ఇంకా (తేల్చుకోలేదు|ఖరారు కాలేదు|ఖరారు చేయలేదు), ప్రాధాన్యం లేదు, mamuluga unte chalu, conditions levu, condition emi ledu, సమస్య లేదు, సమస్య కాదు, ఇబ్బంది లేదు, ప్రాబ్లం లేదు, ప్రాబ్లమ్ లేదు, ప్రాబ్లం కాదు, నో ప్రాబ్లం, పరిమితి లేదు, లిమిట్ లేదు, లిమిట్ ఏమీ లేదు, నిర్ణయించుకోలేదు, ఇంకా నిర్ణయించుకోలేదు, ఇంకా అనుకోలేదు, ఇంకా (డిసైడ్ అవ్వలేదు|డిసైడ్ కాలేదు|ఫిక్స్ కాలేదు|ఆలోచించలేదు), అనుకోలేదు ఇంకా, తెలియదు, తెలీదు, తెలీదండి, తెలియదండి, ఇంకా తెలియదు, ఐడియా లేదు, స్కిప్, వదిలేయండి$, తర్వాత ప్రశ్న, ప్రాధాన్యత లేదు, ప్రిఫరెన్స్ లేదు, ప్రిఫరెన్స్ ఏమీ లేదు, ఫ్లెక్సిబుల్, తేడా లేదు, తేడా ఏమీ లేదు, నాకు ఒకటే, మాకు ఒకటే, ఏం తేడా లేదు
    mee ishtam, me ishtam, mi ishtam, mee istam, nee ishtam, mee isthtam, meere (cheppandi|chudandi|choodandi|decide cheyandi|decide cheyyandi), edunte adi, edi unte adi, edhi unte adhi, unnavi chupinchandi, anni, anni ok, anni okay, anni sare, rendu (ok|okay|parvaledu|parledu|sare), rentiloedaina, rendintilo edaina, rendintlo edaina, renditlo edaina, renditlo edaina ${fine}
    pratyekam ga (emi ledu|em ledu|emi levu), pratyekanga (emi ledu|em ledu), prathyekanga (emi ledu|em ledu), special ga (emi ledu|em ledu|emi levu|em levu|emi vaddu|em vaddu), specialga (emi ledu|em ledu), emi ledu, em ledu, emi ledhu, em ledhu, emi levu, em levu, emi vaddu, em vaddu, em vadhu, emi vadhu, emi akkarledu, em akkarledu, edi vaddu, pedda ga emi ledu, pattimpu ledu, pattimpulu levu
    samasya ledu, ibbandi ledu, problem ledu, problem kadu, problem emi ledu, no problem, issue ledu, issue kadu, limit ledu, limit emi ledu, restriction ledu, preference ledu, preference emi ledu, inka (decide avvaledu|decide kaledu|fix kaledu|anukoledu|alochinchaledu|decide cheyaledu|decide cheyyaledu), decide cheyaledu, teliyadu, theliyadu, telidu, theledu, teledu, theliyadhu, idea ledu, skip cheyandi, skip cheyyandi, skip chey, flexible, teda ledu, theda ledu, naku okate, maku okate, anything ok, ok edaina`,
  indifferent: indifference,
  anywhere: `
    యాడైనా, యాడయినా, యాడున్నా, ఎక్కడన్న, ఎక్కడైన, ఎక్కడైనా, ఎక్కడయినా, ఎక్కడ (అయినా|ఐనా|ఉన్నా), ఎక్కడున్నా, ఊర్లో ఎక్కడైనా, ఎక్కడన్నా, అన్ని (ఏరియాలు|ప్రాంతాలు|చోట్ల), ఏ మూలైనా
    ${anyOf('(ఏరియా|ప్రాంతం|లొకేషన్|చోట|లొకాలిటీ|area|location|place|ప్లేస్|locality)')}, ఏ (ఏరియాలోనైనా|ఏరియాలో అయినా|ప్రాంతంలోనైనా|ప్రాంతమైనా|ఏరియాైనా|చోటైనా|లొకేషనైనా), ye areaina, ye area lo aina
    ekkadaina, ekkadayina, ekkada (aina|ayina|ena|unna), ekkadunna, yekkadaina, ekkadanna`,

  ask: '',
  'ask:polar': '',
  'ask:biggest': '(ఏది|ఏ ఇల్లు|ఏ ఫ్లాట్|edi|e illu|e flat) (పెద్దది|peddadi), (పెద్దది|peddadi) (ఏది|edi)',
  'ask:size': '(ఎంత|entha|enta) (పెద్దది|పెద్దగా|పెద్ద|పెద్దదో|peddadi|peddaga|pedda) [ఉంది|undi]',
  'ask:price': '',
  'ask:where':
    '(ఇది|అది|idi|adi) (ఎక్కడ|ekkada) (ఉంది|undi), (ఎక్కడ|ekkada) (ఉంది|undi), ఎక్కడుంది, ekkadundi, (ఏ|e|ye) (ఏరియాలో|ఏరియా|ప్రాంతంలో|area lo|areallo|area) [ఉంది|undi]',
  'ask:within': `
    (ఏ|ఏయే|ఎంత|ఏమేం|ye|entha) (ధరలో|ధరకు|ధరల్లో|రేటులో|రేంజ్‌లో|dharalo|rangelo) (ఉన్నాయి|ఉంది|ఉంటాయి|దొరుకుతాయి|దొరుకుతుంది|unnai|undi|untayi),
    దేనికి, దేంట్లో, దేనిలో, వేటికి, వేటిలో, deniki, dentlo,
    ఏ (తారీఖున|తారీఖు|తేదీన|తేదీ|రోజున|రోజు|నెల), (వీటిలో|వీటిల్లో|ఇందులో|veetilo) (ఏది|ఏవి|edi) (మంచిది|బాగుంటుంది|బెస్ట్|బెటర్|manchidi|best),
    (ఏమేం|ఏమేమి|ఏవేవి) (ఉన్నాయి|దొరుకుతాయి|చూపిస్తారు)$, ఏమేమున్నాయి$,
    (ఏమి|ఏం|ఏమేం|ఏయే|emi|em|emem|eye) (documents|papers|proofs|డాక్యుమెంట్లు|డాక్యుమెంట్స్|పేపర్లు|పత్రాలు|కాగితాలు|ప్రూఫ్స్) (kavali|ivvali|undali|కావాలి|ఇవ్వాలి|ఉండాలి|అవసరం|తీసుకురావాలి|పెట్టాలి|అడుగుతారు),
    (ఏ ఏ|ఏయే|e e|ee ee|ye ye) (cities|నగరాల్లో|నగరాలలో|ఊళ్ళలో|ఊళ్ళల్లో|ఏరియాల్లో|ప్రాంతాల్లో|areas|సిటీల్లో),
    ఎందుకు (చూపించారు|చూపిస్తున్నారు|పెట్టారు|చెప్పారు|పంపారు|ఇచ్చారు|లేవు|లేదు), enduku (chupincharu|chupistunnaru|pampincharu),
    (ఏ|ఏయే|ye|ee) (ఏరియా|ఏరియాలు|ప్రాంతం|చోటు|వైపు|లొకేషన్|area|areas|side|location) [(అయితే|ayithe|aithe|అన్నిటికంటే|అన్నింటికంటే|బాగా|ఎక్కువ)] (దగ్గరగా|దగ్గర|దగ్గరలో|దగ్గరవుతుంది|సేఫ్|సేఫ్‌గా|చౌకగా|తక్కువలో|ప్రశాంతంగా|daggara|daggaraga|safe|near|cheap) [(ఉంటుంది|ఉంది|అవుతుంది|పడుతుంది|ఉంటాయి|untundi|undi|avutundi)],
    ఏ (ఏరియా|ప్రాంతం|లొకేషన్|నగరం|ఊరు|area|location) (బాగుంటుంది|మంచిది|బెటర్|బాగు|బెస్ట్|బావుంటుంది|manchidi|baguntundi|better|best), ye (area|location|city) (manchidi|baguntundi|better|best), బాగుంటాయా, బాగున్నాయా, సురక్షితమా, సురక్షితమేనా, అనుకూలమా, అవసరమా, ముఖ్యమా, సరైనదేనా, ఎవరు (గెలిచారు|గెలుస్తారు|ఓడిపోయారు), (include|included|ఇంక్లూడ్) (అయిందా|అయ్యిందా|అవుతుందా|ఉందా|ayinda|avutunda|unda), ఎన్నేళ్ళయింది, ఎన్నేళ్లయింది, ఎన్నేళ్ళైంది, ఎన్నేళ్లైంది, ఎన్నాళ్ళయింది, ఎన్నాళ్లయింది, ఎన్నిరోజులయింది, (ఏ|ఏయే) (కార్యక్రమాలు|రైళ్లు|రైలు|బస్సులు|బస్సు|సినిమాలు|హోటళ్లు|విమానాలు|ప్రదేశాలు) (ఉన్నాయి|ఉంది|ఉన్నది), ఏ ఏ, ఏయే, ye ye, ఎవరిస్తారు, ఎవరిస్తారండి, (ఏ|ye) (documents|డాక్యుమెంట్లు|పత్రాలు|కాగితాలు|ఫ్లోర్|floor) (కావాలి|ఇవ్వాలి|kavali|ivvali), మంచిదా, మంచిదేనా, సేఫేనా, సేఫా, కొత్తదా, పాతదా, బాగుంటుందా, బాగుందా, నిజమా, తెలుసా, manchida, manchidena, safena, baguntunda, telusa, ఎవరుంటారు, ఎవరున్నారు, ఎక్కడుంటుంది, ఎంతుంటుంది, ఎంతుంది, ఎన్నున్నాయి, ఎలాగుంది, ఎంతవుతుంది, ఎంతైతుంది, ఎంతమందికి, ఎప్పుడుంటుంది, evaruntaru, evarunnaru, enthuntundi, enthundi, ennunnayi, enthavutundi, ekkaduntundi,
    ఎంత, ఎంతండి, ఎంతండీ, ఎంతో, ఎంతకి, ఎంతకు, ఎంతలో, ఎంతవరకు, ఎంత వరకు, ఎంత ఉంటుంది, ఎంత దూరం, ఎంతదూరం, ఎలాంటివాళ్ళు, ఎలాంటివాళ్లు, ఎలాంటివారు, ఎంతకాలం, ఎన్నాళ్ళుగా, ఏముంది, ఏమున్నది, ఏమున్నాయి, ఏం ఉంది, ఏం ఉన్నాయి, em undi, em unnayi, యాడ, యాడుంది, యాడున్నాయి, ఎన్నేళ్ళు, ఎన్నేళ్లు, ఎన్నేళ్ళ, ఎన్నేళ్ల, ఎన్నాళ్ళు, ఎన్నాళ్లు, ఎన్నింటికి, ఎన్నిటికి, ఎన్నిరోజులు, ఎక్కడి, ఎక్కడిది, ఎక్కడినుంచి, ఎవరిని, ఎవరివి, ఎన్నిసార్లు, ఎంతమేర, ఎప్పట్నించి, ఎప్పట్నుంచి, ekkadi, ఎక్కడ, ఎక్కడండి, ఎక్కడుంది, ఎక్కడో, ఎక్కడున్నాయి, ఎప్పుడు, ఎప్పటి, ఎప్పటికి, ఎప్పటినుంచి, ఎప్పుడండి, ఎవరు, ఎవరిది, ఎవరి, ఎవరితో, ఎవరికి, ఏమిటి, ఏంటి, ఏంటండి, ఏమిటండి, ఏంటో, ఏమిటో, ఎలా, ఎలాగ, ఎట్లా, ఎట్ల, ఎలాంటిది, ఎలా ఉంది, ఎలా ఉంటుంది, ఎన్ని, ఎన్నో, ఎన్నవ, ఎందుకు, ఎందుకని, ఏది, ఏవి, ఏవో, ఏదో$, ఎంతమంది, ఎంత మంది, ఎంతసేపు, ఎంత సమయం, ఎంత టైమ్, ఎటువైపు, ఎటు, ఏ (బిల్డర్|ఫ్లోర్|అంతస్తు|అంతస్తులో|ఫ్లోర్‌లో|సంవత్సరం|రోజు|టైమ్|బ్యాంక్|వైపు|దిక్కు|కంపెనీ|ఏరియాలో ఉంది|ప్రాంతంలో ఉంది|బ్యాంకు|టైం|స్కూల్)
    entha, enta, yentha, yenta, enthandi, enthakoi, enthaki, enthavaraku, ekkada, yekkada, ekada, ekkadandi, ekkadundi, ekkadunnayi, eppudu, yeppudu, epudu, eppati, eppatiki, evaru, yevaru, evaridi, evari, emiti, enti, yenti, entandi, yentandi, emitandi, ela, yela, elaga, etla, ela undi, ela untundi, enni, yenni, enduku, yenduku, edi, edhi, yedi, evi, enthamandi, entamandi, entha mandi, entasepu, entha duram, entha dooram, entha time, ye (floor|builder|bank|side|time|roju|antastu|year|company|school), etu vaipu`,
  'ask:closing': `
    (separate|extra|new|old|corner|quiet|clean|big|small|gated) (na|aa|నా|ఆ), (safe|good|posh|decent|quiet) area (na|aa|నా|ఆ),
    [(కుక్కని|కుక్కను|పిల్లిని|పెట్స్|కుక్క)] (పెంచుకోవచ్చా|పెంచుకోవచ్చునా|పెంచుకోనిస్తారా|ఉంచుకోవచ్చా), పెంచొచ్చా, పెట్టుకోవచ్చా, ఉంచుకోవచ్చా, తెచ్చుకోవచ్చా, పెంచుకోనిస్తారా,
    చేయిస్తారా, చేయించగలరా, చేసేస్తారా, పెట్టవచ్చా, పెట్టేస్తారా, మొదలెడతారా, మొదలుపెడతారా, ప్రారంభిస్తారా, కొడతారా, కొట్టగలరా, చెప్పవచ్చా, చెప్పేస్తారా, పిలుస్తారా, ఇవ్వవచ్చా, ఇచ్చేస్తారా, పంపుతారా, సంప్రదిస్తారా, అడగగలరా, వివరిస్తారా, ఉన్నావా, మాట్లాడదామా,
    ${whether('ఉంట చేస్త ఇస్త వస్త పోత వెళ్త వెళ్ళుత తీసుకుంట అవుత పెడుత పెట్టుకుంట కడుత పడుత తెస్త ఒప్పుకుంట అడుగుత చెప్త చెబుత పంపిస్త ఉంచుకుంట రాయిస్త కట్టిస్త తగ్గిస్త పెంచుత కలుపుత దిగుత నడుస్త')},
    ఇల్లా, ఇళ్ళా, ఫ్లాటా, ప్లాటా, అపార్ట్‌మెంటా, విల్లానా, స్థలమా, flata, plota, villana,
    వెళ్ళొచ్చా, వెళ్లొచ్చా, వెళ్ళవచ్చా, పోవచ్చా, పెట్టొచ్చా, ఇవ్వొచ్చా, vellocha, pettocha, ivvocha,
    చూశారా, చూసారా, విన్నారా, చూశావా, chusara, choosara, chusava, vinnara,
    ఉంటాడా, ఉంటదా, untada, untadha, 
    (safe|sure|correct|available|ok|possible|good|near|furnished|negotiable|free|ekkuva|takkuva|thakkuva|costly|busy|bachelors|family|nijam|manchi|daggara) (ena|aa|ah|na|ఆ|నా|ఏనా), ena$, aa$, ah$, ఆ$, అండి ఆ$,     ${isThere}
    ఉన్నారా, ఉన్నాడా, unnara, unnada,     (వచ్చి|చూడటానికి|చూడడానికి) (చూడవచ్చా|చూడొచ్చా|రావచ్చా|రావొచ్చా), vachi (chudocha|chudacha|choodocha|chudavacha), (chudataniki|chudadaniki|choodataniki) (ravacha|ravocha), visit (cheyocha|cheyacha|cheyyocha)
    ఒప్పుకుంటాడా, అనుమతిస్తారా, అనుమతి ఉందా, చెప్పగలరా, అవుతాయా, కుదురుతుందా, కుదుర్తుందా, తగ్గుతుందా, పెట్టుకోవచ్చా, ఉంచుకోవచ్చా, చేయవచ్చా, చేయొచ్చా, చెయ్యొచ్చా, చేసుకోవచ్చా, వేసుకోవచ్చా, పెంచుకోవచ్చా, రావచ్చా, రావొచ్చా, చూడవచ్చా, చూడొచ్చా, కాదా, లేదా$, లేవా, లేదాండి, నీళ్లా, నీళ్ళా, neella, మంచిదా, మంచిదేనా, దగ్గరా, దగ్గరేనా, దూరమా, దూరంగా ఉందా, కొత్తదా, పాతదా, నిజమా, నిజమేనా, తెలుసా, వచ్చిందా, వచ్చాయా, అయ్యిందా, అయిందా, ఇచ్చారా, పడతాయా, పెద్దదా, చిన్నదా, బాగుంటుందా, బాగుందా, బావుంటుందా, సేఫేనా, సేఫా, ఉచితమా, ఫ్రీనా, రెడీనా, రెడీగా ఉందా, ఉండొచ్చా, ఉండవచ్చా, మునుగుతుందా, కలిసే ఉందా, అనుకుంటున్నారా, చేర్చారా, కలిపేనా, పనిచేస్తుందా, పని చేస్తుందా, ఉండేదా, కలవొచ్చా, కలవచ్చా, చేయాలా, చెల్లించాలా, కట్టాలా, ఇవ్వాలా, ఉండాలా, అమ్ముకోవచ్చా, సాధ్యమా, సాధ్యమేనా, సాధ్యమవుతుందా, వీలవుతుందా, వీలుందా, పోతాయా
    istara, isthara, oppukuntara, oppukuntada, anumatistara, chestara, chesthara, cheptara, chepthara, cheppagalara, avtunda, avuthunda, avutunda, avtundha, kudurutunda, kuduruthunda, thaggutunda, taggutunda, taggistara, thaggistara, pettukovacha, pettukovachha, unchukovacha, cheyyocha, cheyocha, cheyacha, chesukovacha, penchukovacha, ravacha, ravocha, raavocha, chudocha, chudacha, choodocha, kada$, ledha$, leva, manchida, manchidena, daggara na, daggarena, duramaa, kottada, patada, nijama, nijamena, telusa, thelusa, ayyinda, ayinda, icchara, teesukuntara, tisukuntara, paduthunda, padutunda, peddada, chinnada, baguntunda, baagunda, bagunda, safena, safe aa, safe na, free na, freena, readyna, ready na, undocha, undacha, munuguthunda, panichestunda, kalavocha, cheyala, kattala, ivvala, allow chestara, allow chesthara, allowed aa, allowed na, possible aa, possiblena, possible na, saadhyama, veelavtunda, vilavutunda, negotiable aa, negotiable na, included aa, untara, poothunda, pothunda`,
  'ask-about': `
    వివరాలు, వివరాలు (చెప్పండి|ఇవ్వండి|కావాలి|పంపండి|చెప్తారా|చెప్పగలరా), గురించి (చెప్పండి|చెప్పు|తెలుసుకోవాలి|వివరాలు|చెప్తారా|చెప్పగలరా), తెలుసుకోవాలి, తెలుసుకోవాలని, తెలుసుకోవచ్చా, తెలుసుకోవాలనుకుంటున్నాను, తెలుసుకోవాలనుంది, అడగాలి, అడగాలనుకుంటున్నాను, ఒక ప్రశ్న, ఒక సందేహం, ఒక డౌట్, సందేహం, డౌట్ ఉంది, ఫోటోలు (పంపండి|చూపించండి|ఉన్నాయా|కావాలి|పెట్టండి|పెడతారా|షేర్ చేయండి), ఫొటోలు (పంపండి|చూపించండి|ఉన్నాయా|కావాలి), అడ్రస్ (చెప్పండి|ఇవ్వండి|పంపండి|కావాలి), అడ్రసు (చెప్పండి|ఇవ్వండి|కావాలి), చిరునామా (చెప్పండి|ఇవ్వండి|కావాలి), లొకేషన్ (పంపండి|షేర్ చేయండి), ఇంకేం (ఉన్నాయి|చెప్పగలరు), ఇంకా చెప్పండి, కన్ఫర్మ్ చేయండి, ఎలాగో చెప్పండి
    details, details (cheppandi|ivvandi|kavali|pampandi|cheptara|cheppagalara|pampu), vivaralu, vivaraalu, gurinchi cheppandi, gurinchi cheppu, telusukovali, thelusukovali, telusukovalani, adagali, doubt undi, oka doubt, oka question, (photo|photos|ఫోటో|ఫోటోలు|వీడియో|వీడియోలు|video) (unte|ఉంటే|konchem|కొంచెం|okasari|ఒకసారి) (pampandi|పంపండి|chupinchandi|చూపించండి|pettandi|పెట్టండి), photos (pampandi|chupinchandi|pampu|unnaya|kavali|send cheyandi|pettandi), address (cheppandi|ivvandi|pampandi|kavali|pampu), location (pampandi|share cheyandi|pampu|send cheyandi), confirm cheyandi, check cheyandi, check chesi cheppandi`,
  exist: `
    ${isThere}
    ఉంటుందా, వస్తుందా, ఏమైనా ఉంటే, అందుబాటులో, ఉంటే చెప్పండి, ఉంటే చూపించండి, ఉంటే చెప్పు, ఉన్నాయేమో, ఉందేమో, ఉంటే పంపండి
    emaina unte, emanna unte, unte cheppandi, unte chupinchandi, unte choopinchandi, unte cheppu, unnayemo, undemo, available, available ga`,
  seek: `
    (లేకుండా|lekunda) (ఉండకూడదు|ఉండరాదు|ఉండొద్దు|undakudadu|undoddu), 
    ${able('వెళ్ళ')}, ${able('వెళ్ల')}, ${able('ఇవ్వ')}, ${able('కట్ట')}, ${able('భరించ')},
    (లేకపోతే|లేకుంటే|లేనట్లయితే|లేకపోయినట్లయితే|లేదంటే|lekapothe|lekapote|lekunte|lekapoyte) [(అసలు|మాకు|నాకు|ఆ ఇల్లు|ఇల్లు|ఫ్లాట్|asalu|maku|naku|(మంచి|ఎంత మంచి|ఏ|manchi) (ఇల్లు|ఫ్లాట్|illu|flat) (అయినా|ayina|aina))] (వద్దు|వద్దండి|వద్దులెండి|వద్దే వద్దు|అక్కర్లేదు|తీసుకోను|తీసుకోం|తీసుకోము|ఉపయోగం లేదు|ప్రయోజనం లేదు|లాభం లేదు|ఇంట్రెస్ట్ లేదు|పనికిరాదు|చూపించొద్దు|చూపించకండి|vaddu|vadhu|vadde vaddu|akkarledu|teesukonu|teesukom|upayogam ledu|labham ledu|interest ledu|panikiradu|chupinchoddu|chupinchakandi),
    చాలు, chalu,
    (మంచిదనిపించింది|మంచిదనిపిస్తోంది|మేలనిపించింది|బెటరనిపించింది|(మంచిది|బెటర్|మేలు|better|manchidi) (అనిపించింది|అనిపిస్తోంది|anipinchindi|anipistondi)), (తప్ప|tappa|thappa) (వేరే|ఇంకో|మరో|vere|inko) (చోట|ఎక్కడా|ఏరియా|ఊరు|chota|ekkada|area) (వద్దు|అక్కర్లేదు|vaddu),
    (నాకు|మాకు) (సొంత ఇల్లు|సొంత ఇల్లే|సొంతిల్లు|సొంతిల్లే) (కావాలి|కావాలండి|కావాలంటా),
    (కావాల్సి|కావలసి|ఉండాల్సి|తీసుకోవాల్సి|చూడాల్సి|మారాల్సి|వెతకాల్సి) (వస్తుంది|వస్తోంది|వచ్చింది|ఉంది|ఉంటుంది),
    (లేని|లేనిది) [(ఇంట్లో|ఫ్లాట్‌లో|బిల్డింగ్‌లో|అపార్ట్‌మెంట్‌లో|చోట|చోటులో|chota|(building|బిల్డింగ్|flat|ఫ్లాట్|house) (లో|lo))] (ఉండలేం|ఉండలేను|ఉండలేము|ఉండలేదు|ఉండలేరు|ఉండలేడు|undaledu|కుదరదు|కష్టం|పనికిరాదు|ఉండం),
    (shift|move|settle|relocate|షిఫ్ట్|మూవ్|సెటిల్|స్థిరపడి|బదిలీ) (అవుతున్నా|అవుతున్నాం|అవుతా|అవుతాం|అవ్వాలి|అవ్వాలని|అవ్వాలనుకుంటున్నా|అవ్వాలనుకుంటున్నాం|అవుదాం|అవుదామని|అవుదామనుకుంటున్నాం|అవ్వబోతున్నా|అవ్వబోతున్నాం),
    (allow|ఎలౌ|permit|పర్మిషన్|permission) (చేయాలి|చెయ్యాలి|ఇవ్వాలి|చేసేది|చేసేవి),
    (లేని|లేనిది|లేనివి) [(ఇల్లు|ఇళ్లు|ఇళ్ళు|ఇల్లైతే|ఫ్లాట్|ఫ్లాట్లు|బిల్డింగ్|బిల్డింగు|అపార్ట్‌మెంట్|చోటు|సొసైటీ|house|building|society|apartment|flat)] (చూపించకండి|చూపించొద్దు|చూపించవద్దు|వద్దు|వద్దండి|వద్దే వద్దు|వద్దంటోంది|వద్దంటున్నారు|వద్దంటున్నాడు|అక్కర్లేదు),
    (లేకుండా|లేకపోతే|లేకుంటే|లేకుంటే మాకు) (కుదరదు|కుదరదండి|అవదు|అవ్వదు|వీలుకాదు|వీలు కాదు|కష్టం|చాలా కష్టం),
    తప్ప (ఇంకేం|ఇంకేమీ|ఇంకేది|మిగతావేవీ|మిగతావి|వేరే ఏమీ) (వద్దు|అక్కర్లేదు|లేదు), చూడాలని, చూడాలనుకుంటున్నా,
    ${wanting('వెతక')}, ${wanting('వెదక')}, ${wanting('నివసించ')}, ${going('వెతుక్కుం')}, ${wanting('తీసుకోవ')}, ${going('తీసుకుం')}, ${wanting('ఉండ')}, ${wanting('మార')}, ${wanting('స్థిరపడ')}, ${wanting('కనుగొన')}, ${wanting('పొంద')}
    కావాలనుకున్నా, కావాలనుకుంటా, కావాలనే, కావాలనుంది, కావల్ల, గావాలి, గావాలె, గావాల, అన్వేషిస్తున్నా, శోధిస్తున్నా, ఆశిస్తున్నా, కోరుతున్నా, వెతుకుతూ, వెతుకులాటలో, చూద్దామనుకుంటున్నా, చూద్దామని, కనుగొనండి, కనుక్కోండి, కనిపెట్టండి, సాయపడండి, సాయపడగలరా, పెడ్తా, కావాలి, కావలి, కావాల, కావాలె, కావలెను, కావాలండి, కావాలండీ, కావాల్సిందే, కావాల్సి ఉంది, కావాలని, కావాలి అనుకుంటున్నా, కావాలనుకుంటున్నాను, కావాలనుకుంటున్నా, కావాలనుకుంటున్నాం, కావాలనుకుంటున్నాము, కావాల్సింది, కావాలంటే, కావలసింది, కావాలే, కావల్సింది, కావాలి అండి, కావాల్సిన, కావలసిన, కావాలిగా, కావాలన్న, ఉంటే (బాగుంటుంది|చాలు|బావుంటుంది|మంచిది|బాగు|బెటర్|సరిపోతుంది|మేలు|బెస్ట్), ఉన్న, ఉన్నది, ఉన్నవి, ఉండే, ఉండేది, ఉండేవి, ఉంటే, తప్పనిసరి, తప్పనిసరిగా, తప్పకుండా, తప్పక, ముఖ్యం, అవసరం, అవసరమైంది
    చూపించండి, చూపించు, చూపండి, చూపు, చూపెట్టండి, చూపెట్టు, చూపించమ్మా, చూపించవయ్యా, చూపించాలి, చూపియ్యండి, చూపియ్యి, చూపియండి, చూడండి, చూడు, చూసి పెట్టండి, చూసిపెట్టండి, చూస్తున్నాను, చూస్తున్నా, చూస్తున్నాం, చూస్తున్నాము, చూడాలి, చూద్దాం, వెతుకుతున్నాను, వెతుకుతున్నా, వెతుకుతున్నాం, వెతుకుతున్నాము, వెతికి పెట్టండి, వెతికిపెట్టండి, వెతకండి, వెతుకు, వెతుకుతున్న, వెదుకుతున్నాను, వెదుకుతున్నాం, వెదకండి, ఇవ్వండి, ఇవ్వు, ఇప్పించండి, ఇప్పించు, పంపండి, పంపించండి, సూచించండి, సజెస్ట్ (చేయండి|చెయ్యండి|చెయ్), దొరికితే (చాలు|బాగుంటుంది|చెప్పండి), దొరకాలి, తీసుకోవాలనుకుంటున్నాను, తీసుకోవాలనుకుంటున్నాం, తీస్కోవాలి, షిఫ్ట్ అవ్వాలి, షిఫ్ట్ అవుతున్నాం, మారాలనుకుంటున్నాం, కోరుకుంటున్నాను, ఇష్టం, ఇష్టపడతాను, ఆసక్తి, ప్రయత్నిస్తున్నాను, జోడించండి, చేర్చండి, చేర్చు, యాడ్ (చేయండి|చెయ్యండి|చెయ్|చేయి), అనుకుంటున్నాను, అనుకుంటున్నా, అనుకుంటున్నాం, ${willYouShow}
    kavali, kavaali, kaavali, kawali, kavale, kavaale, kavali andi, kavalandi, kavalani, kavalanukuntunna, kavalanukuntunnanu, kavalanukuntunnam, kavalsi undi, kavalsindi, kavalsindhi, kaavalandi, kavalle, kavla, undali, undaali, undale, undalandi, unte (chalu|baguntundi|bagundu|baguntadi|manchidi|better|baavuntundi|chaalu|best|bavuntundi), unna, unnadi, unnavi, unde, undedi, undevi, unte, thappanisari, thappakunda, tappakunda, tappanisari, must ga
    chupinchandi, choopinchandi, chupinchu, choopinchu, chupandi, choopandi, chupettandi, chupettu, chupiyandi, chupinchali, chupinchandee, chupinchara, chudandi, choodandi, chudu, choodu, chusi pettandi, chustunna, chustunnanu, chusthunna, chusthunnanu, chustunnam, chusthunnam, choostunnanu, choosthunna, chustunnamu, vethukutunna, vethukutunnanu, vetukutunna, vetukutunnanu, vethukuthunna, vethukuthunnanu, vethukuthunnam, vetukutunnam, vethiki pettandi, vetiki pettandi, vethakandi, vetakandi, ivvandi, ivandi, ippinchandi, ippinchu, pampandi, pampinchandi, suggest cheyandi, suggest cheyyandi, suggest chey, show cheyandi, show cheyyandi, show chey, search chestunna, search chestunnanu, search chesthunna, search chestunnam, find cheyandi, find chesi pettandi, look chestunna, plan chestunna, plan chestunnam, dorikithe chalu, teesukovali, tisukovali, thisukovali, theesukovali, tiskovali, teeskovali, theskovali, teesukundamani, teesukovalani, teesukovalanukuntunna, teesukovalanukuntunnam, tiskuntam, teesukunta, teesukuntam, shift avvali, shift avutunnam, shift avthunnam, move avvali, move avutunnam, maarali, undataniki, undadaniki, korukuntunna, ishtam, istam, add cheyandi, add cheyyandi, add chey, include cheyandi, cherchandi, anukuntunna, anukuntunnanu, anukuntunnam, anukuntunam, need undi, requirement undi, avasaram`,
  propose: `
    ${willYouShow}
    ఎలా ఉంటుంది$, అయితే ఎలా, ఐతే ఎలా, చేయగలరా, మార్చగలరా, పెంచగలరా, తగ్గించగలరా, మార్చవచ్చా, పెంచవచ్చా, తగ్గించవచ్చా, మార్చొచ్చా, చేద్దామా, మారుద్దామా, పెంచుదామా, తగ్గిద్దామా, చూద్దామా, వెతుకుదామా, మార్చుకోవచ్చా, తీసేయగలరా, తీసేయవచ్చా, ట్రై చేద్దాం, చూద్దాం
    ayithe ela, aithe ela, marchagalara, penchagalara, tagginchagalara, thagginchagalara, marchavacha, marchocha, penchavacha, cheddama, maruddama, penchudama, chuddama, try cheddam, try cheddama, change cheyagalara, change cheyocha, teeseyagalara`,
  thing: `
    (నివసించడానికి|నివసించేందుకు|నివసించటానికి|ఉండటానికి|ఉండడానికి|ఉండేందుకు|నివాసానికి|బతకడానికి|live) [ఒక] (స్థలం|ప్రదేశం|చోటు|జాగా|ప్లేస్|place), నివాస (స్థలం|ప్రదేశం) కోసం$,
        ఏదైనా, ప్రాపర్టీ, ప్రాపర్టీలు, ప్రాపర్టీస్, ఆస్తి, ఆస్తులు, ఆప్షన్, ఆప్షన్లు, ఆప్షన్స్, ఉండటానికి చోటు, చోటు, నివాసం, లిస్టింగ్స్, లిస్టింగ్‌లు, వసతి గృహం, అకామడేషన్, ప్లేస్, రియల్ ఎస్టేట్
    propertylu, propertyes, propertiesu, optionlu, aasti, asthi, placeu, undadaniki chotu, nivasam, listingsu`,
  it: `
    house owner, ఇంటి (ఓనర్|యజమాని|owner),
    ఇంటి (చుట్టుపక్కల|చుట్టూ|పక్కన|ముందు|వెనుక|వెనకాల|లోపల|బయట|ఎదురుగా), అది, ఇది, దీని, దాని, దీనిలో, దానిలో, దీంట్లో, దాంట్లో, ఇందులో, అందులో, ఇవి, అవి, వీటిలో, వాటిలో, వీటికి, వాటికి, దీనికి, దానికి, దీన్ని, దాన్ని, ఇక్కడ, అక్కడ, అక్కడి, ఇక్కడి, (ఈ|ఆ) (ప్రాపర్టీ|ప్రాపర్టీకి|ప్రాపర్టీలో|చోటు|బిల్డింగ్|బిల్డింగ్‌లో|సొసైటీ|సొసైటీలో|కాలనీ|కమ్యూనిటీ|అపార్ట్మెంట్స్|ఓనర్|యజమాని), ఓనర్, ఓనరు, యజమాని, ఇంటి ఓనర్, ఇంటి యజమాని, బిల్డింగ్, బిల్డింగ్‌లో, సొసైటీలో, అతను, ఆయన
    adi, adhi, idi, idhi, deeni, dani, daani, dheeni, deenilo, danilo, deentlo, dantlo, dintlo, indulo, andulo, avi, ivi, veetilo, vatilo, vitilo, deeniki, daniki, diniki, ikkada, akkada, akada, ikada, (ee|aa|ii|ey) (property|propertyki|propertylo|building|buildinglo|society|colony|owner|listing|community|place), owner, ownerki, ownaru, yajamani, intiowner, buildinglo`,
  this: 'ఈ, ఆ, ఇదే, అదే, మొదటి, ee, aa, ii',
  talk: `
    (ఎవరో|ఎవరైనా|evaro) (ఉన్నారు|ఉన్నట్టున్నారు|unnaru),
    (wait|వెయిట్) (చేయండి|చెయ్యండి|చేస్తారా|cheyandi), (ఇంట్లో|intlo) (guests|గెస్టులు|చుట్టాలు|బంధువులు|ఫంక్షన్|పూజ|పండగ),
    (మాట్లాడి|అడిగి|కనుక్కుని|డిస్కస్ చేసి|ఆలోచించి|ఆలోచించుకుని|చూసుకుని) (చెప్తాను|చెప్తా|చెబుతాను|చెప్తాం|చెప్తానండి),
    (అమ్మ|నాన్న|భార్య|భర్త|అన్నయ్య|wife|husband|ఇంట్లో) (ని|ను|ni|nu) (అడగాలి|అడిగి చెప్తా|అడిగి చెప్తాను|అడిగి చూస్తా),
    (బోర్|బోరు|bore) (కొడుతోంది|కొడుతుంది|కొట్టేస్తోంది|అవుతోంది|kodutondi|kodutundi),
    (ఆవిడని|ఆయన్ని|భార్యని|భర్తని|ఇంట్లో|ఇంట్లోవాళ్ళని|ఇంట్లోవాళ్లని|అమ్మని|నాన్నని|అమ్మానాన్నని|వాళ్ళని|వాళ్లని|family ni|wife ni|husband ni) (అడగాలి|అడిగి చూడాలి|అడిగి (చెప్తా|చెప్తాను|చెప్తాం|చూస్తా|చూస్తాను)|మాట్లాడి (చెప్తా|చెప్తాను|చెప్తాం)|కనుక్కోవాలి),
    (ఇంకా|ఇంకొంచెం|కొంచెం|కాస్త|కొద్దిగా|ఇంకాస్త|బాగా) (ఆలోచించాలి|ఆలోచించి|ఆలోచించి (చెప్తా|చెప్తాను|చెప్తాం)|ఆలోచించుకోవాలి|ఆలోచించుకుని (చెప్తా|చెప్తాను)|(టైమ్|టైం|సమయం|time) (కావాలి|పడుతుంది)),
    (మా|నా|maa|naa) (ఆఫీస్|ఆఫీసు|కంపెనీ|office|company) (బిల్డింగ్‌లో|బిల్డింగ్లో|buildinglo|building lo|లో), (మా|నా|maa|naa) (అక్క|అన్న|అన్నయ్య|చెల్లి|తమ్ముడి|ఫ్రెండ్|స్నేహితుడి|మామ|మామయ్య|బాబాయ్|అత్త|బావ|బాస్|వదిన|పిన్ని|కజిన్|akka|anna|friend|thammudi|boss) [(వాళ్ళ|వాళ్ల|గారి|valla|gari)] (ఇంట్లో|ఫ్లాట్‌లో|ఫ్లాట్లో|అపార్ట్‌మెంట్‌లో|విల్లాలో|intlo|flatlo|flat lo|villa lo),
    పోతుందట, పోతుందంట, వస్తుందట, అంటున్నారు, అంట$, pothundata, pothundanta, antunnaru,
    (ఇల్లు|ఇంటిని|illu|intini) (రిపేర్|రినోవేట్|పెయింట్|బాగు|repair|renovate|paint),
    (పక్క|పక్కింటి|పైన|కింద|ఎదురు|pakka|pakkinti|paina|kinda|eduru) [(ఫ్లాట్|ఇంటి|flat|inti|intlo)] (వాళ్ళు|వాళ్లు|వారు|vallu|vaallu),
    (కథ|కథలు|katha|kathalu|కవిత|పద్యం|సామెత|పొడుపు కథ) (చెప్పు|చెప్పండి|వినిపించు|రాయి|cheppu|cheppandi),
    (అమ్మ|నాన్న|తమ్ముడు|అన్నయ్య|అక్క|చెల్లి|ఫ్రెండ్|భార్య) [ki] (ఫోన్|కాల్|phone|call) (చేయాలి|చేయి|చేయండి)
    రెస్టారెంట్, రెస్టారెంటు, హోటల్, హోటళ్లు, కేఫ్, థియేటర్, ఏటీఎం, పెట్రోల్ బంక్, మెడికల్ షాప్, సెలూన్, restaurant, hotel, లేపు, నన్ను లేపు, nannu lepu, (లైట్లు|లైట్|దీపం|ఫ్యాన్|టీవీ|ఏసీ|తాళం|గీజర్|స్పీకర్|lights|light|fan|tv|ac) (వెయ్యి|వేయి|ఆన్ చేయి|ఆఫ్ చేయి|ఆపు|ఆపేయి|ఆర్పు|aapu|aapeyi)
    వాల్యూమ్, శబ్దం, సౌండ్, క్యాలెండర్, ఈమెయిల్స్, లైట్లు, volume, calendar, రీఛార్జ్, రీచార్జ్, డెలివరీ, పార్సిల్, (భోజనం|ఫుడ్|food|పిజ్జా|pizza) ఆర్డర్, recharge, అలారం, రిమైండర్, టైమర్, గుర్తు చేయి, గుర్తు చేయండి, గుర్తుచేయి, గుర్తుచెయ్యి, పాట, పాటలు, సంగీతం, రాగం, ప్లే (చేయి|చెయ్యి|చేయండి|చెయ్), స్కోర్, స్కోరు, టికెట్, టికెట్లు, టిక్కెట్టు, టిక్కెట్లు, విమానం, ఫ్లైట్, క్యాబ్, టాక్సీ, ఆటో, రెసిపీ, వంటకం, సీరియల్, దోశ, ఇడ్లీ, పులిహోర, సాంబార్, బిర్యానీ, ప్రధానమంత్రి, ముఖ్యమంత్రి, ఎన్నికలు, జాతకం, రాశిఫలాలు, పంచాంగం, alaram, gurthu chey, pata, patalu, paatalu, paata, skoru, dosa, biryani, pulihora
    వాతావరణం, వర్షం, వర్షాలు, వాన, ఎండ, ఎండలు, నా పేరు, పేరు, మా పేరు, ఫోన్ నంబర్, ఫోన్ నెంబర్, మొబైల్ నంబర్, మొబైల్ నెంబర్, నా నంబర్, నా నెంబర్, నంబర్ ఇది, ఈమెయిల్, మెయిల్, వాట్సాప్ నంబర్, క్రికెట్, సినిమా, సినిమాలు, జోక్, జోకు, వార్తలు, రాజకీయాలు, బ్యాంక్, బ్యాంకు, ట్రాఫిక్, టైమ్ ఎంత, టైం ఎంత, ఫోటోలు, ఫొటోలు, వీడియో, వాస్తు, డాక్యుమెంట్స్, డాక్యుమెంట్లు, పత్రాలు, కాగితాలు, అగ్రిమెంట్, రిజిస్ట్రేషన్, పుట్టినరోజు, పెళ్లి, పండగ, భోజనం, తిన్నారా, అన్నం, ఉద్యోగం, పిన్ కోడ్, పిన్‌కోడ్, మా (ఆవిడ|ఆయన|అమ్మ|నాన్న|అబ్బాయి|అమ్మాయి|పిల్లలు|తమ్ముడు|అన్నయ్య|అక్క|చెల్లి|ఫ్రెండ్) (చెప్పింది|చెప్పాడు|చెప్పారు|అంది|అన్నాడు), ఆధార్, పాన్ కార్డ్, మ్యాచ్, ఎవరు గెలిచారు, చదువు, ఆరోగ్యం, జ్వరం
    vathavaranam, varsham, varshalu, vaana, enda, endalu, na peru, naa peru, peru, phone number, phone no, mobile number, na number, naa number, cricket, cinema, cinemalu, joke, joku, varthalu, news, rajakeeyalu, traffic, time entha, photos, vastu, documents, papers, agreement, registration, puttinaroju, pelli, pandaga, bhojanam, tinnara, thinnara, annam, udyogam, pincode, match, aadhar, jwaram`,
  'talk:visit': `
    చూడటానికి (వస్తాను|వస్తా|వస్తాం|రావచ్చా|రావొచ్చా|ఎప్పుడు|వస్తున్నాం), చూడడానికి (వస్తాను|వస్తా|వస్తాం|రావచ్చా|రావొచ్చా|ఎప్పుడు|వస్తున్నాం), వచ్చి (చూడవచ్చా|చూడొచ్చా|చూస్తాను|చూస్తాం|చూస్తా), విజిట్, విజిట్ (చేయాలి|చేస్తాను|చేయవచ్చా|చేయొచ్చా|చేస్తాం), సైట్ విజిట్, రేపు, ఎల్లుండి, ఈ (ఆదివారం|శనివారం|సోమవారం|వీకెండ్|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం), వచ్చే (ఆదివారం|శనివారం|సోమవారం|వీకెండ్|వారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం), ఆదివారం, శనివారం, సోమవారం, మంగళవారం, బుధవారం, గురువారం, శుక్రవారం, వీకెండ్, వస్తాను, వస్తాం, కలుద్దాం, కలుస్తాను, కలవాలి, ^ఇల్లు చూడాలి$, ఇల్లు (చూడవచ్చా|చూడొచ్చా), అపాయింట్‌మెంట్, మీటింగ్, స్వయంగా చూడాలి
    chudataniki (vastanu|vasta|vastam|ravacha|ravocha|vastham|vasthanu), chudadaniki (vastanu|vasta|vastam|ravacha|ravocha|vastham|vasthanu), choodataniki (vastanu|ravacha|ravocha), vachi (chudocha|chudacha|chustanu|chusta|chustham|chustam|choodocha|chudavacha), visit, visit (cheyali|cheyyali|chestanu|chestam|cheyocha|cheyacha|chestha|cheyyocha), site visit, repu, reppu, ellundi, (ee|vache|ii|next) (adivaram|aadivaram|sanivaram|shanivaram|somavaram|weekend|mangalavaram|budhavaram|guruvaram|sukravaram|sunday|saturday), adivaram, aadivaram, sanivaram, shanivaram, somavaram, weekend lo, vastanu, vasthanu, vastam, vastham, kaluddam, kalustanu, kalavali, appointment, meeting`,
  'talk:past': `
    (భోజనం|ఫుడ్|తిండి|food|bhojanam) (బాగాలేదు|బాగోలేదు|బాగోదు|బాగుండదు|నచ్చట్లేదు|bagaledu|bagoledu), అమ్ముతున్నారు, అమ్ముతున్నాడు, అమ్మేస్తున్నారు, అమ్మేస్తున్నాడు, ammutunnaru, ammutunnadu, (ఇల్లు|ఫ్లాట్|రూమ్|illu|flat|room) (చిన్నది|చిన్నగా|chinnadi|chinnaga) (అయింది|అయ్యింది|అయిపోయింది|ayindi|ayyindi|ayipoyindi),
    (ఎక్కడా|ఎక్కడ|ekkada) (దొరకట్లేదు|దొరకడం లేదు|దొరకలేదు|దొరకవట్లేదు|dorakatledu|dorakaledu|dorakadam ledu), (ఇల్లు|ఫ్లాట్|రూమ్|illu|flat|room) (small|స్మాల్|చిన్న|chinna) (అయింది|అయ్యింది|అయిపోయింది|ayindi|ayyindi|ayipoyindi), కొనమంటారు, కొనమంటున్నారు, తీసుకోమంటారు, తీసుకోమంటున్నారు, konamantaru, konamantunnaru, teesukomantaru, అమ్మకానికి పెట్టిన (ఇల్లు|స్థలం|ఫ్లాట్|ప్లాట్) (పోయింది|అమ్ముడుపోయింది|అయిపోయింది|అమ్ముడైంది), (ఇల్లు|ఫ్లాట్|స్థలం|illu|flat|sthalam) (కొనే|తీసుకునే|kone) (స్తోమత|శక్తి|డబ్బు|డబ్బులు|stomata|dabbu) (లేదు|లేవు|ledu),
    విసుగొచ్చింది, విసుగు వచ్చింది, విసిగిపోయాను, విసిగిపోయాం, బోర్ కొట్టింది, బోరు కొట్టింది, bore kottindi, visugochindi, ఉండేది, ఉండేవి, undedi, undedhi, ఖాళీ (చేస్తున్నాం|చేస్తున్నాను|చేస్తున్నా), (అద్దెకి|అద్దెకు|కిరాయికి|addeki|addeku) (ఇచ్చాం|ఇచ్చాను|ఇచ్చేశాం|ఇచ్చేసాం|icham|ichanu), (అద్దె|రెంట్|adde|rent) (కట్టడం|కట్టింది|కట్టిందే|kattadam|kattindi) (చాలు|chalu|విసుగొచ్చింది|విసుగు),
    (అద్దెకి|అద్దెకు|కిరాయికి|లీజుకి|addeki|addeku|(rent|lease) (ki|ku|lo)) (ఉంటున్నది|ఉంటున్నాం|ఉంటున్నాను|ఉంటున్నా|ఉన్నాం|ఉన్నాను|ఉండేది|untunnam|untunnanu|untunna|unnam|unnanu), పాతదైపోయింది, పాతదయిపోయింది, పాతబడింది, పాతబడిపోయింది, పాతదైంది, pathadaipoyindi, (పాత|ఇదివరకటి|patha|pata|old) (ఇల్లు|ఫ్లాట్|illu|flat) (వదిలేశాం|వదిలేసాం|వదిలేశాను|ఖాళీ చేశాం|vadilesam|vadilesanu|khali chesam), అనుకున్నాం, అనుకున్నాము,
    అంటారు, అంటాడు, అంటుంది, అంటున్నారు, అంటున్నాడు, అంటోంది,
    (సొంత ఇల్లు|సొంతిల్లు|sontha illu) (ఉన్న|ఉన్నది|unna) [(ఊరు|ఊళ్ళో|ఊర్లో|ooru)],
    చిన్నదైపోయింది, చిన్నదయిపోయింది, చిన్నదైంది, ఇరుకైపోయింది, ఇరుకైంది, (current|present|ఇప్పటి|ప్రస్తుత|ఇప్పుడున్న|ఇప్పుడు ఉన్న) (house|home|flat|illu|ఇల్లు|ఫ్లాట్), (own|ఓన్) (house|flat|home|ఇల్లు|ఫ్లాట్) (ఉంది|undi),
    (ఉంది|ఉన్నాయి|undi|unnayi) (already|ఆల్రెడీ|ఇప్పటికే), (already|ఆల్రెడీ|ఇప్పటికే) (ఉంది|ఉన్నాయి|undi|unnayi),
    అడుగుతున్నాడు, అడుగుతున్నారు, అడుగుతోంది, (ఉండేది|undedi) (ఇప్పుడు|ippudu|ఇప్పుడేమో),
    ఇస్తున్నా, ఇస్తున్నాను, ఇస్తున్నాం,
    (ఇప్పుడున్న|ఇప్పుడు ఉన్న|ఇప్పుడుంటున్న|ఇప్పుడు ఉంటున్న|ప్రస్తుతం ఉన్న|ప్రస్తుతం ఉంటున్న|మేము ఉంటున్న|మేముంటున్న) (ఇంటికి|ఫ్లాట్‌కి|రూముకి),
    కొనింది, కొన్నది, కొనేసింది, konindi, konesindi, konnadi,
    పడగొట్టాం, పడగొట్టేశాం, కూల్చేశాం, కూలగొట్టాం, కూలిపోయింది, padagottam, koolchesam,
    వెళ్ళొచ్చాను, వెళ్లొచ్చాను, వెళ్ళొచ్చాం, వెళ్లొచ్చాం, వెళ్ళి వచ్చాను, వెళ్లి వచ్చాను, vellochanu, vellocham,
    (ఖర్చు|kharchu|karchu) (అయింది|అయ్యింది|అయ్యాయి|అయిపోయింది|ayindi|ayyindi|ayipoyindi),
    (return|రిటర్న్|వాపస్|తిరిగి) (చేయలేదు|ఇవ్వలేదు|ఇవ్వట్లేదు|ఇవ్వడం లేదు|ivvaledu|cheyaledu|ivvatledu),
    ఇచ్చారు, ఇచ్చాడు, ఇచ్చేశారు, ఇచ్చేశాం,
    ఇల్లు ఖాళీ (చేయాలి|చేయాల్సి వచ్చింది|చేయాల్సి|చేస్తున్నాం|చేయమంటున్నారు|చేయమన్నారు),    (ఏళ్లు|ఏళ్ళు|సంవత్సరాలు|నెలలు|రోజులు) (అయింది|అయ్యింది|అవుతోంది),
    చూసొచ్చాం, చూసొచ్చాను, ఇస్తున్నాడు, ఇస్తున్నారు, కడుతున్నాడు, కడుతున్నారు, పెడుతున్నాడు, కొనుక్కున్నాడు, కొనుక్కున్నారు, కొనుక్కున్నాం, అమ్మేసుకున్నాం, 
    చూశాను, చూసాను, చూశా, చూశాం, చూసాం, చూశారు, కొన్నాను, కొన్నా, కొన్నాం, కొన్నారు, కొన్నాడు, అమ్మేశాను, అమ్మేశాం, అమ్మేశాడు, అమ్మేశారు, అమ్మాను, అమ్మాం, అమ్మాడు, కట్టాను, కట్టాం, కట్టారు, కట్టుకున్నాం, కట్టుకున్నారు, తీసుకున్నాను, తీసుకున్నాం, తీసుకున్నాడు, ఇచ్చాను, ఇచ్చాం, దిగాం, మారాం, కడుతున్నాను, కడుతున్నా, కడుతున్నాం, (అద్దె|రెంట్|రెంటు|కిరాయి|adde|rent|kirayi) (ఇస్తున్నా|ఇస్తున్నాను|ఇస్తున్నాం|istunna|isthunna|istunnanu|isthunnanu|istunnam|isthunnam|kadutunna|kaduthunna|kadutunnanu), ఇస్తున్నాం ఇప్పుడు, అద్దె ఇంట్లో (ఉంటున్నాను|ఉంటున్నా|ఉంటున్నాం|ఉన్నాం|ఉన్నాను), అద్దెకు (ఉంటున్నాను|ఉంటున్నా|ఉంటున్నాం|ఉన్నాం|ఉన్నాను), సొంత ఇంట్లో (ఉంటున్నాను|ఉంటున్నాం|ఉన్నాం), సొంత ఇల్లు ఉంది, (సొంత ఇల్లు|సొంతిల్లు|sontha illu) (లేదు|లేదండి|ledu|ఉంది|undi), పనిచేయడం లేదు, పనిచేయట్లేదు, పని చేయడం లేదు, పాడైంది, పాడైపోయింది, చెడిపోయింది, గొడవలు, గొడవ, పెరిగిపోయాయి, పెరిగిపోయింది, పెరిగాయి, తగ్గాయి, మండిపోతున్నాయి, కట్టేశారు, ఖాళీ (చేశాం|చేశాను|చేయమన్నారు), (గత|పోయిన) (ఏడాది|సంవత్సరం|నెల|వారం)
    chusanu, chusam, chusaanu, choosanu, choosam, chusaam, chusaru, konnanu, konna, konnam, konnaru, konnadu, ammesanu, ammesam, ammesadu, ammesaru, ammesamu, kattanu, kattam, kattukunnam, teesukunnam, theesukunnam, tisukunnam, teesukunnanu, kadutunnanu, kadutunna, kadutunnam, kaduthunnam, kaduthunna, kadthunna, adde intlo (untunna|untunnam|untunnanu|unnam), addeki (untunna|untunnam|untunnanu|unnam), addeku (untunna|untunnam|untunnanu|unnam), rent ki (untunna|untunnam|untunnanu|unnam), rent house lo (untunna|untunnam|unnam), sontha illu undi, pani cheyatledu, panicheyatledu, work avatledu, padaindi, paadaipoyindi, godavalu, godava, perigipoyayi, perigayi, taggayi, (gatha|gata|poyina|last) (edadi|samvatsaram|nela|varam|year|month|week)`,
  'talk:cost': `
    (ఇప్పటి|ప్రస్తుత|ఇప్పుడున్న) (అద్దె|రెంట్), (ippati|ippudunna) (adde|addhe|rent),
    (కారు|బండి|బైక్|car|bandi|bike) (సర్వీసు|సర్వీసుకి|సర్వీస్|రిపేరు|service|repair),
    డొనేషన్, donation, విరాళం,
    అడ్వాన్స్, అడ్వాన్సు, డిపాజిట్, డిపాజిట్టు, సెక్యూరిటీ డిపాజిట్, మెయింటెనెన్స్, మెయింటనెన్స్, నిర్వహణ (ఖర్చు|ఛార్జీలు), బ్రోకరేజ్, బ్రోకరేజీ, కమిషన్, కమీషన్, ఈఎంఐ, ఈఎమ్ఐ, లోన్, లోను, హోమ్ లోన్, హోం లోన్, రుణం, అప్పు, జీతం, ఆదాయం, సంపాదన, స్టాంప్ డ్యూటీ, రిజిస్ట్రేషన్ (ఖర్చు|ఛార్జీలు|చార్జీలు), పన్ను, టాక్స్, ట్యాక్స్, టోకెన్, ఫీజు, ఛార్జీలు, చార్జీలు, డౌన్ పేమెంట్, వడ్డీ, డిస్కౌంట్, కరెంట్ బిల్లు, కరెంటు బిల్లు, శాలరీ, సాలరీ, ప్రస్తుతం కడుతున్నది, ఇప్పుడు (కడుతున్న అద్దె|కడుతున్నాను|కడుతున్నా)
    advanceu, advans, depositu, maintenanceu, brokarage, commissionu, lonu, appu, jeetam, jitam, jeetham, aadayam, aadaayam, sampadana, pannu, tokenu, feeju, vaddi, vaddee, ippudu kadutunna, ippudu kaduthunna`,
  each: 'తలో, తల ఒక, talo, talaa, ఒక్కొక్కరు, ఒక్కొక్కరం, ఒక్కొక్కరికి, ఒక్కొక్కళ్ళు, ఒక్కొక్కళ్ళం, ఒక్కొక్కళ్లం, ప్రతి ఒక్కరు, ప్రతి ఒక్కరం, తలా, తలకి, okkokkaru, okkokkaram, okkokkallam, tala, talaki',
  persons:
    'మంది, మందిమి, మందిమే, ఫ్రెండ్స్, ఫ్రెండ్స్‌మి, స్నేహితులం, అబ్బాయిలం, అమ్మాయిలం, mandi, mandimi, snehitulam, abbayilam, ammayilam',
  'near-it': `
    (వాళ్ళ|వాళ్ల|వారి|వాళ్ళింటికి|వాళ్లింటికి|అన్నయ్య వాళ్ళ|valla|vaalla) (దగ్గర|దగ్గరలో|దగ్గర్లో|పక్కన|పక్కనే|daggara|daggarlo|daggaralo|pakkana),
    (నిమిషాల్లో|నిమిషాలలో|nimishallo|nimishalalo|(min|mins|minutes) lo) (వెళ్ళేలా|వెళ్లేలా|వెళ్ళగలిగే|చేరుకునేలా|చేరేలా|vellela|vellagalige|cherela) [(దూరంలో|duramlo)],
    (ఆ|అదే|ఆ చుట్టు) (వైపే|వైపు|పక్కే|ఏరియాలోనే), aa vaipe, ade side,
    (కాలేజీ|కాలేజ్|ఆఫీసు|ఆఫీస్|స్కూల్|బడి|కంపెనీ|college|office|school|company) (దగ్గర|దగ్గరలో|దగ్గర్లో|పక్కన|daggara|daggarlo|pakkana), (నడిచే|నడిచి వెళ్ళే|నడక|walking|nadiche) (దూరంలో|దూరం|distance|duramlo|dooramlo),
    (అది|దాని|దానికి|అక్కడికి|ఆఫీసుకి|ఆఫీస్‌కి|ఆఫీసుకు|కాలేజీకి|స్కూల్‌కి|adi|dani|daniki|akkadiki|officeki|office ki) (దగ్గర|దగ్గరలో|దగ్గర్లో|దగ్గరగా|సమీపంలో|చేరువలో|పక్కన|daggara|daggarlo|daggaralo|pakkana), అక్కడే దగ్గర్లో, అక్కడ దగ్గర్లో, అక్కడికి దగ్గర్లోనే, akkade daggarlo`,
  origin: `
    పుట్టిల్లు, పుట్టింటివారు, అత్తగారిల్లు, అత్తారిల్లు, puttillu, attarillu,
    ^ఉండేది,
    (మా|నా|maa|naa|ma|na) (office|company|college|school|job|work|hospital|ఆఫీస్|ఆఫీసు|కంపెనీ|కాలేజీ|కాలేజ్|స్కూల్|స్కూలు|ఉద్యోగం|జాబ్|షాపు|పని|ఫ్యాక్టరీ|సొంతూరు|బంధువులు|చుట్టాలు|ఫ్రెండ్స్), నేను ఉండేది, మేము ఉండేది, నా (ఆఫీస్|ఆఫీసు|కంపెనీ|కాలేజీ|ఉద్యోగం|సొంతూరు|సొంత ఊరు|ఊరు), మా (ఆఫీస్|ఆఫీసు|కంపెనీ|సొంతూరు|సొంత ఊరు|ఊరు|స్వగ్రామం), ప్రస్తుతం ఉండేది, ఇప్పుడు ఉండేది
    nenu undedi, memu undedi, na (office|company|college|native|sonthooru|sontha ooru|ooru), naa (office|company|college|native|ooru), maa (office|company|ooru|sonthooru|native), ma (office|company|ooru|native), prastutam undedi, ippudu undedi`,
  'origin:after': `
    ఉండేవాళ్ళం, ఉండేవాళ్లం, ఉండేవాడిని, ఉండేదాన్ని, ఉండేవారు, ఉండేవాళ్ళు, undevallam, undevaallam, undevadini, undevaru, (లో|lo) (ఉన్నప్పుడు|unnappudu), ఉన్నప్పుడు, unnappudu,
    (pg|hostel|room|పీజీ|హాస్టల్|రూమ్|పిజి) (లో|lo) (untunna|untunnanu|unta|unnanu|unna|untunnam|ఉంటున్నా|ఉంటున్నాను|ఉంటాను|ఉన్నాను|ఉంటున్నాం), (పీజీలో|పిజిలో|హాస్టల్లో|హాస్టల్‌లో|రూమ్‌లో|రూములో) (ఉంటున్నా|ఉంటున్నాను|ఉంటాను|ఉన్నాను|ఉంటున్నాం),
    వెళ్ళాను, వెళ్లాను, వెళ్ళాము, వెళ్ళారు, వెళ్లారు, వెళ్తాను,
    వెళ్ళే, వెళ్లే, పోయే, వెళ్ళాలి, వెళ్లాలి, వెళ్ళడానికి, వెళ్లడానికి, వెళ్తున్నా, velle, vellali,
    (పని|ఉద్యోగం|జాబ్|వ్యాపారం|వర్క్|job|work|business) (చేస్తున్నా|చేస్తా|చేస్తాడు|చేస్తారు|చేస్తుంది|చేస్తోంది|చేస్తున్నారు|చేస్తున్నాడు|చేశాను|చేస్తూ|చేసేవాడిని)
    నివసిస్తున్నా, నివసిస్తున్నారు, నివసిస్తున్నాడు, నివసిస్తుంది, స్థిరపడ్డారు, స్థిరపడ్డాం, పుట్టాను, పుట్టి, పెరిగాను, పుట్టిపెరిగాను, చదువుకున్నాను, చదువుకుంటున్నా, చదువుతోంది, చదువుతుంది, చదువుతున్నారు, పనిచేస్తున్నారు, పనిచేస్తున్నాడు, పనిచేస్తోంది, ఉంటోంది, ఉంటున్న, ఉంటాడు, ఉంటారు, ఉంటున్నారు, ఉంటున్నాడు, ఉన్నాడు, ఉన్నారు, పనిచేస్తాడు, పనిచేస్తారు, చదువుతున్నాడు, untadu, untaru, unnadu, unnaru, untunnaru, untunnadu, లో (ఉంటున్నాను|ఉంటున్నా|ఉంటున్నాం|ఉంటాను|ఉంటా|ఉంటాం|పనిచేస్తున్నాను|పని చేస్తున్నాను|పనిచేస్తున్నా|ఉద్యోగం చేస్తున్నాను|ఉద్యోగం చేస్తున్నా|చదువుతున్నాను), ఉంటున్నాను, ఉంటున్నా, ఉంటున్నాం, ఉంటున్నాము, ఉంటాను, ఉంటాం, ఉంటాము, పనిచేస్తున్నాను, పనిచేస్తున్నా, పనిచేస్తాను, పనిచేస్తా, పని (చేస్తున్నాను|చేస్తున్నా|చేస్తాను|చేస్తా|చేస్తున్నాం), ఉద్యోగం (చేస్తున్నాను|చేస్తున్నా|చేస్తాను), జాబ్ (చేస్తున్నాను|చేస్తున్నా|చేస్తాను|చేస్తా), చదువుతున్నాను, చదువుతున్నా, నుంచి (వస్తున్నాను|వస్తున్నా|వస్తున్నాం|వచ్చాను|వచ్చాం|వచ్చా|మారుతున్నాం|షిఫ్ట్ అవుతున్నాం|షిఫ్ట్ అవుతున్నాను|మాట్లాడుతున్నాను|మాట్లాడుతున్నా), నుండి (వస్తున్నాను|వస్తున్నాం|వచ్చాను|వచ్చాం|మారుతున్నాం|షిఫ్ట్ అవుతున్నాం|మాట్లాడుతున్నాను), నుంచి, నుండి, వాడిని, వాసిని, వాళ్ళం, వాళ్లం, మా ఊరు, మా సొంతూరు, నా సొంతూరు, (లో|lo) (మా|నా) ఆఫీస్
    untunna, untunnanu, untunnam, untanu, untam, unta, (pani|job|work|udyogam) (chestunna|chestunnanu|chesthunna|chesthunnanu|chestanu|chesthanu|chesta|chestunnam|chestha|chestuna), chaduvutunna, chaduvutunnanu, chaduvuthunna, nunchi (vastunna|vastunnanu|vasthunna|vastunnam|vachanu|vacham|vacha|vasthunnanu|maarutunnam|shift avutunnam|shift avthunna|shift avthunnam|maatladutunna|matladutunna), nundi (vastunna|vastunnanu|vasthunna|vastunnam|vachanu|vacham|vacha|shift avutunnam|shift avthunnam|matladutunna), nunchi, nundi, vadini, vasini, ma ooru, maa ooru, na native, naa native, maa native`,

  own: `
    (ఉద్యోగం|ఉద్యోగాలు|జాబ్|పని|చదువు|ఊరు|కాంట్రాక్ట్|వ్యాపారం|job|work|business) (మానేసి|వదిలేసి|వదిలి|వదులుకుని|పూర్తి చేసి|పూర్తయి|ముగించి|అయిపోయి|manesi|vadilesi),
    ${soldHome},
    నా, మా, నాది, మాది, నా దగ్గర, మా దగ్గర, నాకున్న, మాకున్న, నాకు సొంత, మాకు సొంత, నా సొంత, మా సొంత, నాకు, మాకు, నేను ఓనర్, నేను యజమాని
    na, naa, ^naa, maa, ma, naadi, maadi, na daggara, naa daggara, maa daggara, ma daggara, naku sontha, maku sontha, nenu owner, nenu ownerni`,
  'offer:sale': `
    అమ్మాలి, అమ్మాలనుకుంటున్నాను, అమ్మాలనుకుంటున్నా, అమ్మాలనుకుంటున్నాం, అమ్మాలని, అమ్మకానికి (పెట్టాలి|పెడుతున్నాను|పెట్టాను|పెడుతున్నాం|పెట్టాలనుకుంటున్నాను), అమ్ముతున్నాను, అమ్ముతున్నా, అమ్ముతున్నాం, అమ్ముతాను, అమ్ముతాం, అమ్మదలచుకున్నాను, అమ్మేద్దామని, అమ్మేయాలి, అమ్మేయాలనుకుంటున్నాను, అమ్మేద్దామనుకుంటున్నాను, అమ్మడానికి, అమ్మటానికి, కొనేవాళ్లు (కావాలి|ఉన్నారా|ఎవరైనా ఉన్నారా), కొనేవాళ్ళు (కావాలి|ఉన్నారా|ఎవరైనా ఉన్నారా), కొనేవారు (కావాలి|ఉన్నారా|ఎవరైనా ఉన్నారా), బయ్యర్ (కావాలి|ఉన్నారా), అమ్మాల, అమ్మాలె, సేల్ చేయాలి, అమ్మిపెట్టండి, అమ్మి పెట్టండి, అమ్మిపెడతారా, అమ్మి పెడతారా, అమ్మాలి అనుకుంటున్నా
    ammali, ammaali, ammale, ammalanukuntunna, ammalanukuntunnanu, ammalanukuntunnam, ammalani, ammakaniki (pettali|pedutunna|pettanu|pettalanukuntunna), ammutunna, ammutunnanu, ammuthunna, ammuthunnam, ammutam, ammeyali, ammeddam, ammeddamani, ammadaniki, ammali anukuntunna, konevallu (kavali|unnara), buyer kavali, buyers kavali, buyers unnara, (sell|sale) (cheyali|cheyyali|cheyalani|cheyalanukuntunna|cheyalanukuntunnanu|chestunna|chesthunna|cheyadaniki|cheddam|cheddamani|chestam|cheyalanukuntunnam|chestha), ammi pettandi, sale ki (pettali|pedutunna|pettanu|pedtunna)`,
  'offer:rent': `
    (ఖాళీగా|ఖాళీ) ఉంది (అద్దెకి|అద్దెకు|రెంట్‌కి) (ఇవ్వాలి|ఇస్తాం|ఇస్తాను|ఇవ్వాలనుకుంటున్నాం|ఇవ్వాలనుకుంటున్నాను), (అద్దెకి|రెంట్‌కి|రెంటుకి) (ఇవ్వాలి|ఇవ్వాలనుకుంటున్నా|ఇవ్వాలనుకుంటున్నాను|ఇవ్వాలనుకుంటున్నాం|ఇస్తాం|ఇస్తాను|ఇద్దామని|ఇవ్వడానికి),
    అద్దెకు (ఇవ్వాలి|ఇవ్వాలనుకుంటున్నాను|ఇవ్వాలనుకుంటున్నా|ఇవ్వాలనుకుంటున్నాం|ఇస్తాను|ఇస్తాం|ఇస్తున్నాను|ఇస్తున్నాం|ఇద్దామని|ఇద్దామనుకుంటున్నాను|ఇవ్వడానికి|ఇవ్వటానికి|ఇచ్చేందుకు|ఇవ్వాలని|ఇస్తా|ఇస్తున్నా|పెట్టాలి|పెడుతున్నాను), కిరాయికి (ఇవ్వాలి|ఇవ్వాలనుకుంటున్నాను|ఇవ్వాలనుకుంటున్నా|ఇస్తాను|ఇస్తాం|ఇస్తున్నా|ఇస్తున్నాను|ఇద్దామని|ఇవ్వాలే|ఇయ్యాలి|ఇయ్యాలె), లీజుకు (ఇవ్వాలి|ఇస్తాను|ఇస్తాం|ఇవ్వాలనుకుంటున్నాను), రెంట్‌కి (ఇవ్వాలి|ఇవ్వాలనుకుంటున్నా|ఇస్తాను|ఇస్తున్నాం), అద్దెకి (ఇయ్యాలి|ఇయ్యాలె), అద్దెవాళ్లు కావాలి, (కిరాయిదారు|కిరాయిదారులు|అద్దెదారు|అద్దెదారులు|టెనెంట్|టెనెంట్స్|అద్దెకు ఉండేవాళ్లు|అద్దెకు ఉండేవారు|అద్దెకు దిగేవాళ్లు) (కావాలి|కావాలి అండి|ఉంటే చెప్పండి|ఉన్నారా|దొరుకుతారా|వెతకండి), అద్దెకు ఉంది నా
    addeku (ivvali|ivvalanukuntunna|ivvalanukuntunnanu|ivvalanukuntunnam|istanu|isthanu|istam|istham|istunna|isthunna|istunnam|isthunnam|iddamani|iddamanukuntunna|ivvadaniki|ivvalani|ista|istha|pettali), addeki (ivvali|ivvalanukuntunna|ivvalanukuntunnanu|istanu|istam|isthunna|istunna|ivvalani|ivvadaniki|iddamani), kirayiki (ivvali|ivvalanukuntunna|istanu|istunna|isthunna|iyyali|ivvalani), rent ki (ivvali|ivvalanukuntunna|ivvalanukuntunnanu|ivvalanukuntunnam|istanu|isthanu|istam|istham|istunna|isthunna|isthunnam|iddamani|ivvalani|ivvadaniki|ista|istha|pettali), rentki (ivvali|ivvalanukuntunna|istanu|istunna|isthunna|ivvalani), rent ku (ivvali|istanu|istunna|ivvalanukuntunna), leaseki ivvali, lease ki ivvali, (tenant|tenants|kirayidaru|addedarulu|tenantlu) (kavali|unnara|kaavali|unte cheppandi|vethakandi)`,
  tenant: 'కిరాయిదారు, కిరాయిదారులు, అద్దెదారు, అద్దెదారులు, టెనెంట్, టెనెంట్స్',

  more: `
    more (చూపించండి|చూపండి|పంపండి|చూపిస్తారా|కావాలి), మరిన్ని (చూపించండి|పంపండి|ఉన్నాయా|చూపిస్తారా),
    (ఇంకో|మరో|ఇంకొక|inko) (similar|సిమిలర్|ఇలాంటి|ఇట్లాంటి|అలాంటి) (option|ఆప్షన్|ఇల్లు|ఫ్లాట్|ఏదైనా),
    ఇంకా (ఆప్షన్స్|ఆప్షన్లు|options|ఇళ్లు|ఇళ్ళు)$,
    (ఇంకో|ఇంకా|మరో|inko|inka) (రెండు|మూడు|ఒకటి రెండు|రెండు మూడు|కొన్ని|rendu|moodu|konni) (చూపించండి|చూపించు|చూపిస్తారా|చూపండి|ఉన్నాయా|ఉంటే చూపించండి|chupinchandi|chupistara|unnaya),
    (వేరే|ఇతర|మరిన్ని|vere) (ఇళ్ళు|ఇళ్లు|ప్లాట్లు|స్థలాలు|ఇండ్లు|illu) [(ఉన్నాయా|ఉంటే|ఉన్నాయి|చూపించండి|చూపండి|unnaya)],
    (కొత్తది|కొత్తవి|కొత్త వాటిని|kottadi|kothadi|వేరేవి|వేరే వాటిని|ఇంకో|ఇంకోటి|ఇంకొకటి|kotha vi|kothavi|kottavi|vere vi|verevi|inkoti) (చూపించు|చూపించండి|చూపండి|చూపెట్టు|chupinchu|chupinchandi|choopinchu|choopinchandi),
    ఇంకా చూపించండి, ఇంకా చూపించు, ఇంకా (ఉన్నాయా|ఉందా|ఏమైనా ఉన్నాయా|ఏమున్నాయి|ఏమైనా|కావాలి|ఉంటే చూపించండి), ఇంకొన్ని, ఇంకొన్ని (చూపించండి|చూపించు|కావాలి|చూపిస్తారా), మరిన్ని, మరికొన్ని, మరిన్ని చూపించండి, మరికొన్ని చూపించండి, ఇంకొకటి, ఇంకోటి, ఇంకో (ఇల్లు|ఫ్లాట్|ప్రాపర్టీ|ఆప్షన్|స్థలం), ఇంకేమైనా, ఇంకేమైనా (ఉన్నాయా|ఉందా|చూపించండి), ఇంకేం ఉన్నాయి, ఇంకేమున్నాయి, వేరేవి, వేరేది, వేరే (ఆప్షన్స్|ఇల్లు|ఇళ్లు|ఫ్లాట్|ఫ్లాట్లు|ప్రాపర్టీ|ప్రాపర్టీలు|ఆప్షన్లు|ఏమైనా|ఆప్షన్|చూపించండి|స్థలం) [చూపించండి|చూపించు], వేరేవి చూపించండి, తర్వాతది, తర్వాతవి, తర్వాత చూపించండి, నెక్స్ట్, ^ఇంకా$, ఇవి నచ్చలేదు, ఇది నచ్చలేదు, నచ్చలేదు వేరే
    inka chupinchandi, inka choopinchandi, inka chupinchu, inka (unnaya|unda|emaina unnaya|emunnayi|emaina|kavali), inkonni, inkonni (chupinchandi|choopinchandi|chupinchu|kavali|chupistara), marinni, marikonni, marinni chupinchandi, inkokati, inkoti, inko (illu|flat|property|option|plot), inkemaina, inkemaina (unnaya|unda|chupinchandi), inkem unnayi, verevi, veredi, vere (options|illu|flat|flats|property|properties|option|emaina|chupinchandi|plots|houses) [chupinchandi|chupinchu], verevi chupinchandi, tarvatavi, tarvatadi, next chupinchandi, next (one|vi) chupinchandi, more chupinchandi, ^inka$, ivi nachaledu, idi nachaledu`,
  cheaper: `
    (మా వల్ల|నా వల్ల|maa valla|naa valla|na valla) (కాదు|అవదు|అవ్వదు|kadu|avadu),
    (చాలా|బాగా|మరీ|chala|chaala|mari) (ఖరీదు|ఖరీదైన|కాస్ట్లీ|ఎక్కువ|costly|kharidu|ekkuva) (అయిపోయింది|అయింది|అయ్యింది|ayipoyindi|ayindi|ayyindi) [(రేటు|ధర|అద్దె|rate|price|rent)], (అంత|ఇంత|antha|anta|intha) (డబ్బు|డబ్బులు|బడ్జెట్|స్తోమత|dabbu|dabbulu|budget) (లేదు|లేవు|పెట్టలేను|పెట్టలేం|ఇవ్వలేను|ఇవ్వలేం|ledu|levu|ledhu|pettalenu|pettalem) [(మా దగ్గర|నా దగ్గర|andi|అండి)],
    (తక్కువ|takkuva|thakkuva) (ధరవి|ధరది|ధరలో|రేటువి|dharavi|dharadi|dharalo|ratevi),
    (ఎక్కువండి|ఎక్కువండీ|ఎక్కువ అండి|ఎక్కువ అవుతుంది|ఎక్కువ అవుతోంది|ఎక్కువవుతుంది|ఎక్కువ అనిపిస్తుంది|ఎక్కువ అనిపిస్తోంది|ఎక్కువనిపిస్తోంది|ఎక్కువ కదా|ఎక్కువే కదా|ఎక్కువ సార్|ekkuva andi|ekkuvandi|ekkuva avutundi|ekkuva avuthundi|ekkuva kada|ekkuva anipistundi|ekkuva anipistondi),
    చవక, చవకగా, చవకైనది, చవకైన, చవకైనవి, చౌక, చౌకగా, చౌకైన, చౌకైనవి, చౌకైనది, తక్కువ (ధర|రేటు|రేట్లో|అద్దె|కిరాయి|బడ్జెట్|ఖరీదు|ఖర్చు|రేట్|ధరవి) [ఉన్నది|ఉన్నవి|లో|ది|వి], తక్కువ ధరవి, తక్కువ రేటుకి, ఖరీదు ఎక్కువ, చాలా ఖరీదు, ధర ఎక్కువ, చాలా ఎక్కువ, రేటు ఎక్కువ, అద్దె ఎక్కువ, ఖరీదైనవి, ఖరీదైనది, బడ్జెట్ దాటింది, బడ్జెట్ దాటిపోయింది, ఇంకా తక్కువ, ఇంకా తక్కువలో, ఇంకొంచెం తక్కువ, కొంచెం తక్కువ, కాస్త తక్కువ, చీప్, చీప్‌గా, చీపర్
    chavaka, chavakaga, chavakaina, chouka, chowka, choukaga, chaukaga, chowkaga, thakkuva (dhara|rate|rent|budget|adde|price|kharidu|cost) [lo|unnavi|unnadi|di|vi], takkuva (dhara|rate|rent|budget|adde|price|kharidu|cost) [lo|unnavi|unnadi|di|vi], kharidu ekkuva, chala kharidu, chala costly, dhara ekkuva, rate ekkuva, rent ekkuva, chala ekkuva, chaala ekkuva, inka thakkuva, inka takkuva, inka thakkuvalo, inka takkuvalo, konchem thakkuva, konchem takkuva, cheap ga, cheapga, cheap gaa, costly ga undi, costly undi`,
  costlier: `
    ఖరీదైన, ఎక్కువ (ధర|రేటు|బడ్జెట్|అద్దె|ఖరీదు) [లో|ఉన్నవి|ఉన్నది|వి], లగ్జరీ, లగ్జరీగా, ప్రీమియం, ఇంకా ఖరీదైనవి, ఇంకా ఖరీదైనది, ఖరీదైనవి చూపించండి, ఇంకా మంచివి, ఇంకా మంచిది, హై ఎండ్
    ekkuva (dhara|rate|budget|rent|price) [lo|unnavi|vi], luxury ga, inka manchivi, inka manchidi, kharidaina, inka costly`,
  bigger: `
    pedda di, pedda vi, peddadi, peddavi,
    పెద్దది, పెద్దవి, ఇంకా పెద్ద, ఇంకా పెద్దది, ఇంకా పెద్దవి, పెద్దగా, చాలా చిన్నది, చిన్నగా ఉంది, చిన్నగా ఉన్నాయి, చాలా చిన్నగా, ఇరుకుగా, ఇరుకు, ఇరుగ్గా, విశాలమైన, విశాలంగా, విశాలమైనది, ఇంకొంచెం పెద్దది, కొంచెం పెద్దది, కొంచెం పెద్దవి, కాస్త పెద్దది, పెద్ద సైజు
    pedhadi, pedhavi, inka pedda, inka peddadi, inka peddavi, peddaga, chala chinnadi, chinnaga undi, chinnaga unnayi, chala chinnaga, iruku, irukuga, irugga, vishalamaina, vishalanga, konchem peddadi, konchem peddavi, pedda size`,
  smaller: `
    చిన్నది, చిన్నవి, ఇంకా చిన్న, ఇంకా చిన్నది, ఇంకా చిన్నవి, చాలా పెద్దది, చాలా పెద్దగా, పెద్దగా ఉంది, పెద్దగా ఉన్నాయి, కొంచెం చిన్నది, కొంచెం చిన్నవి, కాస్త చిన్నది, మరీ పెద్దది, మరీ పెద్దగా, చిన్న సైజు
    chinnadi, chinnavi, chinadi, inka chinna, inka chinnadi, inka chinnavi, chala peddadi, chala peddaga, peddaga undi, konchem chinnadi, konchem chinnavi, mari peddadi, mari peddaga, chinna size`,
  nearer: `
    దగ్గర్లోది, దగ్గర్లోవి, దగ్గరలోది, దూరమైంది, (కొంచెం|బాగా|చాలా) దూరమైంది, dooramaindi, daggarlodi,
    దగ్గర్లో, దగ్గరలో, దగ్గరగా, ఇంకా దగ్గర, ఇంకా దగ్గరగా, ఇంకా దగ్గర్లో, దగ్గరివి, దగ్గరిది, దగ్గర ఉన్నవి, దగ్గరగా ఉన్నవి, చాలా దూరం, దూరం ఎక్కువ, దూరంగా ఉంది, మరీ దూరం, కొంచెం దగ్గర, కొంచెం దగ్గర్లో
    daggarlo, daggaralo, daggaraga, inka daggara, inka daggarlo, inka daggaraga, daggarivi, daggaridi, chala duram, chala dooram, duram ekkuva, duranga undi, mari duram, konchem daggarlo, konchem daggara, near lo`,
  why: `
    ఎందుకు, ఎందుకని, కారణం, కారణం ఏంటి, కారణం ఏమిటి, ఎందుకు (చూపించారు|చూపించావు|చూపిస్తున్నారు|సూచించారు|ఇచ్చారు), ఇదే ఎందుకు, ఇది ఎందుకు, ఎందుకు ఇది
    enduku, yenduku, endukani, karanam, karanam enti, reason enti, enduku (chupincharu|choopincharu|chupinchavu|chupistunnaru|suggest chesaru|icharu), ide enduku, idi enduku, idhi enduku`,
  last: 'చివరి, చివరిది, ఆఖరి, ఆఖరిది, లాస్ట్, లాస్టుది, chivari, chivaridi, akhari, aakhari, aakharidi, akharidi, last di, lastdi',
  choice: `
    chudandi, choodandi, chupinchandi, choopinchandi, nachindi, nacchindi, bagundi, gurinchi, చూపించండి, చూడండి, చూపించు, నచ్చింది, నచ్చిందండి, ఓకే, వివరాలు, గురించి, బాగుంది, బావుంది, కావాలి, నంబర్, నెంబర్, నంబరు, నెంబరు, ఆప్షన్, ఇల్లు, ఫ్లాట్, ప్రాపర్టీ, ది, దే, దాన్ని, స్థలం, ప్లాట్, విల్లా, అపార్ట్‌మెంట్, లిస్టింగ్, numberu, nambar, nambaru, di, dhi, illu, ఇంటి, ఒకటి`,

  creed: `
    హిందూ, హిందువు, హిందువులు, హిందువుల, ముస్లిం, ముస్లింలు, ముస్లింల, ముస్లిమ్, క్రిస్టియన్, క్రిస్టియన్లు, క్రైస్తవులు, క్రైస్తవ, సిక్కు, జైన్, జైనులు, బ్రాహ్మణ, బ్రాహ్మణులు, బ్రాహ్మణుల, బ్రాహ్మిన్, బ్రాహ్మిన్స్, రెడ్డి, రెడ్లు, కమ్మ, కమ్మవారు, కమ్మవాళ్లు, కాపు, కాపులు, వైశ్య, వైశ్యులు, కోమటి, కోమట్లు, దళిత, దళితులు, మాల, మాదిగ, కులం, కులాలు, కులస్తులు, కులపు, మతం, మతస్తులు, మత, అగ్రకులం, ఒకే కులం, మా కులం, మన కులం, మా కులస్తులు, ఎస్సీ, ఎస్టీ, బీసీ, క్షత్రియ, రాజులు, తురకలు, తురక, యాదవ, గౌడ
    hinduvulu, hinduvula, hindus, muslimlu, muslims, muslim, christianlu, kraistavulu, brahmanulu, brahmana, brahmins, reddy, reddys, reddies, kamma, kammavallu, kapu, kapulu, vaishya, vysya, vysyas, komati, dalit, kulam, kulalu, matam, matham, mana kulam, maa kulam, ma kulam, oke kulam, turakalu`,
  diet: `
    శాకాహారి, శాకాహారులు, శాకాహారుల, శాఖాహారి, శాఖాహారులు, శాఖాహారుల, శాకాహార, శాఖాహార, మాంసాహారి, మాంసాహారులు, మాంసాహారుల, మాంసాహారం, మాంసం, వెజ్, వెజిటేరియన్, వెజిటేరియన్స్, వెజిటేరియన్లు, నాన్ వెజ్, నాన్‌వెజ్, నాన్ వెజిటేరియన్, నాన్ వెజిటేరియన్స్, మాంసం (తినని|తినే|తిననివాళ్లు|తినేవాళ్లు), నాన్ వెజ్ (తినని|తినే|తిననివాళ్లు|తినేవాళ్లు|వండని|వండే)
    shakahari, shakaharulu, sakaharulu, saakaharulu, mamsaharulu, mamsahari, mamsam, vegetarianlu, nonveg (tinani|tine|tinanivallu|tinevallu|thinani), non veg (tinani|tine|tinanivallu|tinevallu|thinani|thine)`,
  marital: `
    బ్యాచిలర్, బ్యాచిలర్స్, బ్యాచిలర్లు, బాచిలర్, బాచిలర్స్, పెళ్లికాని, పెళ్ళికాని, పెళ్లి కాని, పెళ్లయిన, పెళ్ళయిన, పెళ్లైన, వివాహిత, అవివాహితులు, విడాకులు తీసుకున్న, భార్యాభర్తలు, ఫ్యామిలీలు మాత్రమే, ఫ్యామిలీ మాత్రమే, కుటుంబాలు మాత్రమే, ఫ్యామిలీస్ మాత్రమే, ఫ్యామిలీలే, విధవ, వితంతు, ఒంటరి, ఒంటరి ఆడవాళ్లు, బ్రహ్మచారులు, బ్రహ్మచారి
    bachelorlu, bachelorsu, pelli kani, pellikani, pellaina, pelli ayina, pelli aina, familylu matrame, family matrame, families matrame, only families, vidakulu, ontari`,
  contact: `మాట్లాడాలి, మాట్లాడాలనుకుంటున్నాను, మాట్లాడవచ్చా, మాట్లాడొచ్చా, మాట్లాడతాను, కనెక్ట్ చేయండి, కలపండి`,
  agent: `
    స్టాఫ్, స్టాఫ్‌తో, సిబ్బంది, సిబ్బందితో, మనుషులతో, ఎవరన్నా, ఏజెంట్, ఏజెంటు, ఏజెంట్‌తో, మనిషి, మనిషితో, ఎవరితోనైనా, ఎవరైనా, బ్రోకర్, బ్రోకరు, బ్రోకర్‌తో, డీలర్, మేనేజర్, ఓనర్‌తో, ఓనర్, యజమానితో, రియల్టర్, రియల్టర్‌తో, ఎగ్జిక్యూటివ్, ప్రతినిధి, కస్టమర్ కేర్, agentu, manishi, manishitho, evarithonaina, evaraina, ownertho`,
  people: `
    ఓనర్, ఓనర్లు, ఓనరు, ఓనర్స్, యజమాని, యజమానులు, పొరుగువారు, పొరుగువాళ్లు, పక్కింటి, పక్కింటివాళ్లు, పక్కవాళ్లు, పక్కింట్లో, ఇరుగుపొరుగు, ఇరుగు పొరుగు, చుట్టుపక్కల, చుట్టుపక్కలవాళ్లు, చుట్టూ, వాళ్లు, వాళ్ళు, వారు, వాళ్ల, వాళ్ళ, వాళ్లే, వాళ్ళే, వారే, వారి, వారికి, వాళ్లకు, వాళ్ళకు, వాళ్లకే, జనం, జనాలు, మనుషులు, కాలనీ, కాలనీలో, సొసైటీ, బిల్డింగ్, ఏరియా, ప్రాంతం, కుటుంబాలు, కుటుంబం, ఫ్యామిలీ, ఫ్యామిలీలు, మాత్రమే, టెనెంట్స్, అద్దెదారులు, ఇళ్లు, ఉండేచోట, ఉండే, ఉన్న, ఉన్నచోట, తినని, తినే, కాని
    ownerlu, ownersu, porugu, poruguvallu, pakkinti, pakkintivallu, pakkavallu, chuttupakkala, chuttu, vallu, vaallu, vallaki, valla, vaalla, janam, janalu, manushulu, colonylo, societylo, buildinglo, families, familylu, matrame, undechota, unde, unna, tinani, tine, thinani`,
  self: `
    మేము, మేం, నేను, మాది, మేమంతా, మా ఫ్యామిలీ, మా కుటుంబం, నాది, memu, mem, nenu, maadi, mememtha, maa family, ma family, maa kutumbam, naadi, madi`,

  filler: `
    (లిఫ్ట్|lift) (చెడిపోతే|పాడైతే|పనిచేయకపోతే|ఆగిపోతే),
    కొన్ని, konni,
    (చిన్న|chinna) (ఇల్లు|ఫ్లాట్|illu|flat) (సరిపోదు|సరిపోవట్లేదు|చాలదు|కుదరదు|వద్దు|saripodu),
    (పనివాళ్ళు|పనివాళ్లు|పనిమనిషి|panivallu) (దొరకరు|దొరకట్లేదు|దొరకడం లేదు|రారు|లేరు|dorakaru),
    దొరికితే, దొరికినా, దొరికినట్లయితే, dorikithe, dorikite,
    (పెద్ద|అంత పెద్ద|మరీ పెద్ద|చాలా పెద్ద|pedda) (ఇల్లు|ఫ్లాట్|ఇల్లేమీ|illu|flat) (అక్కర్లేదు|వద్దు|అవసరం లేదు|అవసరంలేదు|akkarledu|vaddu),
    (అపార్ట్‌మెంట్ల|అపార్ట్‌మెంట్|ఫ్లాట్ల|ఫ్లాట్|ఇళ్ళ|ఇంటి|apartment|flat|illu) (కంటే|కన్నా|kante|kanna),
    (ఎంత|ఎన్ని|ఎన్నిచోట్ల|entha|enni) (తిరిగినా|వెతికినా|చూసినా|ప్రయత్నించినా|tirigina|vetikina|chusina) [(నచ్చలేదు|దొరకలేదు|కుదరలేదు|సెట్ కాలేదు|nachaledu|dorakaledu)],
    (అద్దె|అద్దెలు|కిరాయి|rent|adde) (కట్టలేక|భరించలేక|ఇవ్వలేక|కట్టుకోలేక|పెరిగిపోయి|పెరిగి|kattalekha|kattaleka|ivvaleka),
    (అపార్ట్‌మెంట్‌లో|అపార్ట్‌మెంట్లో|ఫ్లాట్లో|ఫ్లాట్‌లో|ఫ్లాట్లల్లో|అద్దె ఇంట్లో|(flat|apartment|ఫ్లాట్) (లో|lo)) (ఉండి|ఉండి ఉండి|ఉండీ ఉండీ|undi undi) (విసుగొచ్చింది|విసుగు వచ్చింది|విసిగిపోయాం|విసిగిపోయాను|బోర్ కొట్టింది|బోర్|అలసిపోయాం|visugochindi),
    (ఇల్లు|ఇళ్లు|ఇళ్ళు|రూమ్|ఫ్లాట్|house|illu|flat|room) [(ఎవరూ|ఎవరు|evaru|అద్దెకి)] (ఇవ్వట్లేదు|ఇవ్వడం లేదు|ఇవ్వటం లేదు|ఇవ్వరు|ivvatledu|ivvaru) [(ఎవరూ|evaru)],
    కొన్నాళ్ళు, కొన్నాళ్లు, కొన్నేళ్లు, కొన్నేళ్ళు, కొంతకాలం, కొద్ది రోజులు, కొన్ని (రోజులు|నెలలు), konnallu, konthakalam,
    (సొంతంగా|సొంత|స్వంత|మాకు సొంత) (కారు|బండి|బైక్|బైకు|వాహనం|car|bike),
    (అపార్ట్‌మెంట్|ఫ్లాట్|apartment|flat|అద్దె|rent) (జీవితం|లైఫ్|life|బతుకు) [(అంటే|తో|మాకు|నాకు)] (విసుగొచ్చింది|విసుగు వచ్చింది|విసిగిపోయాం|విసిగిపోయాను|బోర్ కొట్టింది|బోరు కొట్టింది|నచ్చట్లేదు|నచ్చడం లేదు|చాలు|చాలింక),
    (ఫర్నిచర్|ఫర్నీచర్|furniture|సామాన్లు|సామాను|సోఫా|ఏసీ|ac|ఫ్రిజ్) (మేమే|నేనే|మేము|మేం|సొంతంగా) (తెచ్చుకుంటాం|తెచ్చుకుంటాను|తెచ్చుకుంటా|కొనుక్కుంటాం|కొనుక్కుంటాను|పెట్టుకుంటాం|పెట్టుకుంటాను|తెస్తాం|తీసుకొస్తాం|కొంటాం|వేసుకుంటాం),
    (ఎవరికీ|ఎవరికి|ఎవ్వరికీ) (చెప్పకు|చెప్పకండి|చెప్పొద్దు|చెప్పవద్దు|చెప్పకూడదు|తెలియకూడదు),
    (మెయింటెనెన్స్|maintenance|నిర్వహణ|వాటర్|కరెంటు|కరెంట్|water|current) [(ఛార్జీలు|ఛార్జెస్|charges|బిల్లు|bill)] (కలిపి|తో కలిపి|కలుపుకుని|కలుపుకొని|కలిపే|సహా|తో సహా|included|కలిసి),
    (ఫర్నిచర్|ఫర్నీచర్|furniture|సోఫా|ఫ్రిజ్|ఏసీ|ac|ఇన్వర్టర్|inverter) [(అంతా|అన్నీ|మొత్తం|anta|anni)] (మా దగ్గర|నా దగ్గర|మాదే|మావే|మాకు|నాకు|maa daggara|naa daggara|maave|maade) [(ఇప్పటికే|ఆల్రెడీ|already)] (ఉంది|ఉన్నాయి|undi|unnayi),
    (అద్దె|అద్దెకి|rent|adde) (ఇంట్లో|ఇళ్ళల్లో|ఇళ్ళతో|కట్టి|కట్టీ కట్టీ|కట్టి కట్టి|intlo|katti|katti katti) [(ఉండి|ఉండీ ఉండీ|ఉండి ఉండి)] (విసుగొచ్చింది|విసుగు వచ్చింది|విసుగేసింది|విసిగిపోయాం|విసిగిపోయాను|అలసిపోయాం|visugochindi|visigipoyam),
    ^ఉన్న (ఇల్లు|ఇంట్లో|ఇంటి|ఫ్లాట్|ఫ్లాట్‌లో|illu|flat|intlo), (ఇప్పుడున్న|ఇప్పుడు ఉన్న|ఇప్పుడుంటున్న|ఇప్పుడు ఉంటున్న|ప్రస్తుతం ఉన్న|ప్రస్తుతం ఉంటున్న|మేము ఉంటున్న|మేముంటున్న|ippudunna|ippudu unna|ippudu untunna) (ఇల్లు|ఇంట్లో|ఇంటి|ఫ్లాట్|ఫ్లాట్‌లో|illu|flat|intlo), (ఇంట్లో నుంచే|ఇంటి నుంచే|ఇంటి నుంచి|ఇంట్లోంచే|ఇంటి నుండే|intlo nunche|inti nunchi) (పని|ఉద్యోగం|వర్క్|work|pani|job) [(చేస్తా|చేస్తాను|చేయాలి|చేస్తున్నా|నాది|chesta|cheyali)], (వాళ్ళ|వాళ్ల|వారి|అతని|valla|vaalla) (ఇల్లు|ఫ్లాట్|స్థలం|illu|flat|sthalam), (ఎన్ని|ఎంత|enni|entha) (అనేది|అన్నది|అనేదాన్ని|anedi),
    (ఇల్లు|ఇంటిని|ఇల్లుని|ఫ్లాట్|రూమ్|రూము|పోర్షన్|illu|intini|flat|room|house|portion) [(మమ్మల్ని|ఇప్పుడు|maa|ippudu)] (ఖాళీ|ఖాలీ|khali|khaali|vacate|వెకేట్) (చేయమని|చెయ్యమని|చేయమన్నారు|చెయ్యమన్నారు|చేయమంటున్నారు|చెయ్యమంటున్నారు|చేయాలి|చెయ్యాలి|చేయాల్సి వస్తోంది|చేయాల్సి వచ్చింది|చేయాల్సి ఉంది|చేస్తున్నాం|చేస్తున్నా|చేయిస్తున్నారు|చేసేశాం|చేశాం|cheyamani|cheyamannaru|cheyamantunnaru|cheyali|cheyyali|chestunnam|chestunna|chesam),
    లాంటివేం, లాంటివి, లాంటివేమీ, లాంటివేవీ, లాంటివన్నీ, లాంటిది, లాంటిదేం, వంటివి, వంటివేమీ, వంటివేం, వగైరా, గట్రా, లాంటి సౌకర్యాలు, వంటి సౌకర్యాలు, lantivi, lantivem, lantivemi, lantivanni, lantidi, vagaira, gatra,
    వెళ్ళొచ్చు, వెళ్లొచ్చు, వెళ్ళవచ్చు, పోవచ్చు, పెట్టొచ్చు, ఇవ్వొచ్చు, vellochu, pettochu, ivvochu,
    (ఏ|ఏది) (ఏరియా|చోటు) (బాగుంటుందో|మంచిదో) (తెలీదు|తెలియదు), (ye|e) area (baguntundo|manchido) (teliyadu|teleedu),
    (డబ్బులు|డబ్బు|dabbulu|dabbu) (లేవు|లేదు|levu|ledu),
    (అన్నాను|అన్నా|అడిగాను|చెప్పాను|annanu|anna|adiganu|cheppanu) (కదా|kada|kadaa),
    ${soldHome},
    (వరద|వర్షం|వర్షపు|వాన) (నీళ్ళు|నీళ్లు|నీరు|నీటి),
    ప్రభుత్వ, ప్రైవేట్, సాఫ్ట్‌వేర్, ఐటీ, software, govt,     (నా|మా) వద్ద, వద్దకు,     జిల్లా, మండలం, గ్రామం, షరతు, కండిషన్, నిబంధన, అనే,     (ఎంత|ఎంతవరకు|ఎంత వరకు|ఎంత దాకా|ఎక్కడ|ఎప్పుడు|ఎలాంటిది|ఎలా|ఏంటి|ఎందుకు) (అంటే|అంటారా), ఎందుకంటే, ఎలాగంటే, ఎంతంటే, ఎక్కడంటే, ఒకవేళ, ${able('పెట్ట')}, ${able('పెట్టుకో')}, ${able('ఇవ్వ')}, ${able('చెల్లించ')}, ${able('కట్ట')}, ${able('భరించ')}, ${able('వెచ్చించ')}, ఆలోచన, ఆలోచనలో, ఉద్దేశం, ప్లాన్, ఆశ, కోరిక, అనువైన, తగిన, అనుకూలమైన,     గానీ, గాని, ఇక, ఇంక, ika, గురించి, gurinchi, సంగతి, విషయం, విషయంలో, అన్నది, అనేది, చెప్పింది, చెప్పినది, రకమైన, రకం, ఉండొచ్చు, ఉండవచ్చు, sangati, vishayam, annadi, anedi, cheppindi, rakamaina, నాకు, మాకు, నేను, మేము, మేం, మనకు, మనకి, దయచేసి, దయచేసి ఒక, ప్లీజ్, ప్లీస్, అండి, అండీ, గారు, సార్, సర్, మేడం, మేడమ్, అన్నా, అన్న, బ్రో, భయ్యా, బాబు, అమ్మా, అక్కా, మంచి, మంచిది, బాగున్న, కొత్త, పాత, చిన్న, పెద్ద, ఒక, ఒకటి, ఓ, కొంచెం, కాస్త, అంటే, అని, అనుకుంటా, కూడా, మాత్రం, మాత్రమే, కేవలం, కోసం, కొరకు, గా, గల, కల, కలిగిన, తో, లో, లోని, లోనే, లోకి, కి, కు, ని, ను, యొక్క, అయిన, అయితే, ఐతే, ఇప్పుడు, త్వరగా, వెంటనే, తొందరగా, అర్జెంటుగా, అర్జెంట్‌గా, ఉంది, ఉన్నాయి, ఉంటుంది, ఉంటాయి, ఉన్న, ఉండే, ఉండాలి, వస్తే, చెప్పండి, చెప్పు, గురు, హలో, మరి, అంతే, అంత, అసలు, కదా, కంటే, కన్నా, ఒక్క, చాలా, చాలు, సరిపోతుంది, సరిపోద్ది, నా, మా, నాది, మాది, మీరు, మీ, మీ దగ్గర, మీదగ్గర, ఇదే, అదే, ఉంటే, బడ్జెట్ లో, లాంటి, వైపు, ఇచ్చే, ఇస్తే, బాగా, మొత్తం, అంతా, ఫ్యామిలీ కోసం, కుటుంబం కోసం, ఉండటానికి, చేయండి, వాటిలో, పెడతాను, ఇస్తాను, అవుతుంది, అవ్వాలి, అయినా, మధ్యతరగతి, అనుకుంటున్నా, అనుకుంటున్నాను, అనుకుంటున్నాం, కావాలి, కావాలంటే, రెడీ టు మూవ్, ఉన్నా, ఇదిగో, నెలకు
    ade, adhe, idhe, adey, naku, naaku, maku, maaku, nenu, memu, manaku, manaki, dayachesi, plz, pls, andi, garu, gaaru, sir, madam, anna, bro, bhayya, babu, amma, akka, manchi, bagunna, baunna, kotha, kottha, kotta, patha, paatha, chinna, pedda, oka, okati, oo, konchem, koncham, kaasta, ante, ani, kuda, kooda, matram, matrame, kosam, koraku, ga, gaa, gala, kaligina, tho, lo, loni, lone, loki, ki, ku, ni, nu, yokka, ayina, aina, ayithe, aithe, ippudu, twaraga, tvaraga, ventane, tondaraga, thondaraga, urgentga, undi, undhi, unnayi, untundi, untayi, unna, unde, undali, vasthe, vaste, cheppandi, cheppu, guru, mari, anthe, antha, anta, asalu, kada, kadha, kante, kanna, okka, chala, chaala, chalu, chaalu, saripotundi, saripothundi, na, naa, ma, maa, naadi, maadi, meeru, miru, mee, mi, me, mee daggara, me daggara, ide, unte, lanti, vaipu, iche, isthe, baga, baaga, bagaa, motham, mottham, antaa, undataniki, pettagalanu, pettagalam, ivvagalanu, ivvagalam, kattagalanu, kattagalam, pedatanu, istanu, isthanu, avutundi, avvali, anukuntunna, anukuntunnanu, raa, ra, abbay, kavali, kavalante, idigo, varu, di, adi`,
  interjection: `
    ఛా, ఛీ, ఛఛ, ఉహు, ఊహూ, ఉహూ, అబ్బే, అబ్బ, అయ్యయ్యో, abbe, సరే, ఓకే, మరి, అయితే, ఐతే, హ్మ్, అబ్బో, అయ్యో, ఓహో, దయచేసి, అండి, సార్, గురు, ప్లీజ్, sare, sarey, mari, ayithe, aithe, ayyo, abbo, oho, dayachesi, andi, garu`,
  at: `
    వద్ద, దగ్గర, దగ్గరే, దగ్గరలో, దగ్గర్లో, దగ్గరగా, పక్కన, పక్కనే, సమీపంలో, సమీపాన, వైపు, వైపున, చుట్టుపక్కల, చుట్టూ, ఏరియాలో, పరిసరాల్లో, ప్రాంతంలో, ఎదురుగా, ఎదురు, వెనుక, వెనకాల, దరిదాపుల్లో, నియర్, ఆనుకుని, అనుకొని, సమీపములో, చేరువలో, చేరువగా
    daggara, dagara, daggra, dhaggara, daggarlo, daggaralo, pakkana, pakana, pakkane, sameepamlo, samipamlo, vaipu, vaipuna, chuttupakkala, chuttu, area lo, edurugaa, eduruga, venaka, venakala, side lo, daridapullo, daggaraga`,
  is: 'ఉంది, ఉన్నాయి, ఉన్నాం, ఉన్నాము, undi, unnayi',
  of: 'వద్ద, దగ్గర, దగ్గరి, సమీపంలోని, పక్కన, daggara, లో, యొక్క, కి, కు, lo, ki, ku, yokka',
}
