import type { Vocabulary } from '../../language.ts'

type Counted = Extract<
  keyof Vocabulary,
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

/** "Three years" and the like are one word. */
const years = 'రెండ మూడ నాలుగ నాల్గ ఐద అయిద ఆర ఏడ ఎనిమిద తొమ్మిద పద పన్నెండ పదిహేన ఇరవయ్య ముప్పయ్య'
  .split(' ')
  .flatMap((number) =>
    ['ేళ్లు', 'ేళ్ళు', 'ేళ్ల', 'ేళ్ళ', 'ేండ్లు', 'ేండ్ల', 'ేళ్లుగా', 'ేళ్ళుగా'].map((years) => number + years),
  )
  .join(', ')

/** What is counted in Telugu, and the bounds of amounts, which mostly stand behind them. */
export const amountPhrases: Pick<Vocabulary, Counted> = {
  'bedrooms:more': `
    (ఇంకో|ఇంకొక|మరో|మరొక|ఒక|one|1) (బెడ్‌రూమ్|బెడ్రూమ్|బెడ్ రూమ్|రూమ్|గది|bedroom|room) (ఎక్కువ|ఎక్కువగా|అదనంగా|ఎక్స్‌ట్రా|extra) [(ఉండనివ్వండి|ఉండాలి|కావాలి|ఉంటే)],
    (ఇంకో|ఇంకొక|మరో|మరొక) (బెడ్‌రూమ్|బెడ్రూమ్|బెడ్ రూమ్|రూమ్|గది|bedroom|room) (కావాలి|ఉండాలి|ఉంటే|పెంచండి|కలపండి|ఉండనివ్వండి|పడుతుంది|పడుద్ది|అవసరం|తప్పదు|పెంచుదాం|kavali|undali|padutundi|avasaram|tappadu)`,
  'bedrooms:less': '(ఒక|one|1) (బెడ్‌రూమ్|బెడ్రూమ్|బెడ్ రూమ్|రూమ్|గది|bedroom|room) (తక్కువ|తగ్గించండి|తక్కువైనా) [(చేయండి|అయినా)]',
  'unit:sqft': `
    sft ki, sqft ki, square feet ki, చదరపు అడుగులు, చదరపు అడుగుల, చ.అ, చ.అ., చ.అడుగులు, చ.అడుగుల, చ. అడుగులు,
    చదరపు అడుగు, స్క్వేర్ ఫీట్, స్క్వేర్ ఫీట్లు, స్క్వేర్‌ఫీట్, స్క్వేర్ ఫుట్, ఎస్ఎఫ్టి, ఎస్‌ఎఫ్‌టీ, అడుగులు, అడుగుల, అడుగు,
    ఫీట్, chadarapu adugulu, chadarapu adugula, chadrapu adugulu, chadarapu, sft lu, sftlu, sqftlu, adugulu,
    adugula`,
  'unit:sqm': 'చ.మీటర్లు, చ.మీటర్ల, చ.మీటర్, చదరపు మీటర్లు, చదరపు మీటర్ల, చదరపు మీటర్, చ.మీ, చ.మీ., స్క్వేర్ మీటర్, స్క్వేర్ మీటర్లు',
  'unit:gaj': `
    గజం, గజాలు, గజాల, గజ, చదరపు గజాలు, చదరపు గజాల, చదరపు గజం, చ.గ, చ.గ., స్క్వేర్ యార్డ్, స్క్వేర్ యార్డ్స్, స్క్వేర్ యార్డులు, యార్డ్స్,
    గజములు, yard ki, sq yard ki, sq yards, square yards, gajalu, gajala, gajaalu, gazalu, gajam, gajamlu,
    sq yards lu, yardlu, yardulu`,
  'unit:cent': 'సెంటు, సెంట్లు, సెంట్ల, సెంట్, సెంటులు, sentlu, centlu, sentla, centla, sentu, centu',
  'unit:ground': 'గ్రౌండ్, గ్రౌండు, గ్రౌండ్లు, గ్రౌండ్ల',
  'unit:gunta': 'గుంట, గుంటలు, గుంటల, గుంటా, కుంట, కుంటలు, కుంటల, gunta, guntalu, guntala, kuntalu',
  'unit:acre':
    'ఎకరానికి (తక్కువ|తక్కువగా) (కాకుండా|లేని|లేకుండా|వద్దు|కాని), ఎకరం, ఎకరాలు, ఎకరాల, ఎకరా, ఎకర, ఏకరా, ఎకరము, ekaram, ekaralu, ekarala, ekara, yekaram, ekram, acrelu, yakaram',
  'unit:marla': 'మర్లా, మర్లాలు, మార్లా',
  'unit:kanal': 'కనాల్, కనాల్లు',
  'unit:katha': 'కట్టా, కఠా, కత్తా',
  'unit:bedroom': `
    గదులిల్లు, గదులన్నాను, బెడ్రూములన్నాను,
    బెడ్‌రూములన్నా, బెడ్రూమ్‌లన్నా, గదులన్నా, gadulanna,
    పడగ్గది, పడగ్గదులు, పడగ్గదుల, padaggadi, padaggadulu,
    (రూమ్|రూము|గది) (కిచెన్|కిచెన్ను),
    బెడ్రూమ్, బెడ్‌రూం, బెడ్ రూమ్, బెడ్ రూం, బెడ్‌రూమ్‌లు, బెడ్రూములు, బెడ్ రూములు, బెడ్రూంలు, బెడ్ రూమ్స్, బెడ్రూమ్స్,
    బెడ్‌రూముల, బెడ్‌రూమ్‌ల, బెడ్రూంల, బెడ్రూము, పడకగది, పడకగదులు, పడకగదుల, పడక గది, పడక గదులు, పడక గదుల, పడకల, గది, గదులు,
    గదుల, రూమ్, రూం, రూములు, రూముల, రూమ్స్, రూమ్‌లు, రూంలు, రూమ్‌ల, పడకగదులున్న, బీహెచ్కే, బిహెచ్కె, బీహెచ్‌కె,
    బి.హెచ్.కె, బీ హెచ్ కే, బి హెచ్ కె, బిహెచ్‌కే, బీ.హెచ్.కే, బెడ్, ఆర్‌కే, bedroomlu, bed roomlu, bedroomu, bedrooma, roomlu,
     bhklu, padaka gadulu, padaka gadula, padakagadi, padaka gadi, gadula,
    gadi, bedroomula`,
  'unit:bathroom': `
    బాత్రూమ్, బాత్ రూమ్, బాత్ రూం, బాత్‌రూం, బాత్రూములు, బాత్‌రూమ్‌లు, బాత్ రూములు, బాత్ రూమ్స్, బాత్రూమ్స్, స్నానాల గది,
    స్నానపు గది, టాయిలెట్, టాయిలెట్లు, టాయ్‌లెట్, వాష్‌రూమ్, మరుగుదొడ్డి, మరుగుదొడ్లు, బాత్, bathroomlu, bath roomlu, bathroomu,
    toiletlu, washroomlu`,
  'unit:rupee':
    'రూపాయలు, రూపాయల, రూపాయి, రూపాయిలు, రూ, రూ., రూపీస్, rupayalu, rupayala, roopayalu, rupayilu, rupay, rs.',
  'unit:per_month': `
    నెలకు, నెలకి, నెలనెలా, నెలవారీ, ప్రతి నెల, ప్రతినెలా, ప్రతి నెలా, నెల, నెలా, నెలసరి, ఒక నెలకి, ఒక్క నెలకి, పర్ మంత్, nelaki, nelaku,
    nela, nelanela, prathi nela, prati nela, month ki, monthki, month ku`,
  'unit:per_area': `
    (చదరపు అడుగుకు|చదరపు అడుగుకి|గజానికి|గజం|గజంకి|ఎకరానికి|ఎకరాకి|సెంటుకి|సెంటుకు|ఎస్ఎఫ్టీకి|అడుగుకి) [ఎంత|రేటు|ధర], చొప్పున,
    choppuna, acre ki, cent ki, gajaniki, sft ki, sqft ki, adugu ki, aduguki, ekaraniki, centuki, sentuki,
    square feet ki, yard ki, sq yard ki`,
  'unit:time': `
    ఏళ్ళకి, ఏళ్ళకోసారి, yellaki, yellakosari,
    ${years}, గంట, గంటలు, గంటల, గంటకు, గంటలకు, నిమిషం, నిమిషాలు, నిమిషాల, రోజు, రోజులు, రోజుల, వారం, వారాలు, వారాల, నెలలు,
    నెలల, సంవత్సరం, సంవత్సరాలు, సంవత్సరాల, ఏళ్లు, ఏళ్ల, ఏళ్ళు, ఏళ్ళ, ఏడాది, ఏండ్లు, తేదీ, తారీఖు, తారీకు, పూట, మినిట్స్, జనవరి,
    ఫిబ్రవరి, మార్చి, ఏప్రిల్, మే నెల, జూన్, జులై, జూలై, ఆగస్టు, ఆగస్ట్, సెప్టెంబర్, సెప్టెంబరు, అక్టోబర్, అక్టోబరు, నవంబర్, నవంబరు, డిసెంబర్,
    డిసెంబరు, ఉదయం, పొద్దున, పొద్దున్న, సాయంత్రం, మధ్యాహ్నం, రాత్రి, వయసు, వయస్సు, gantalu, gantala, gantalaki, gantaki,
    nimishalu, nimishala, rojulu, rojula, roju, varam, vaaram, nelalu, nelala, samvatsaralu, samvastaralu,
    yellu, ellu paatha, edadi, tarikhu, tareekhu, udayam, sayantram, poddunna, podduna, madyahnam, ratri`,
  'unit:other': `
    అంతస్తు, అంతస్తులు, అంతస్తుల, అంతస్థు, ఫ్లోర్, ఫ్లోరు, ఫ్లోర్లు, కిలోమీటర్, కిలోమీటర్లు, కిలోమీటర్ల, కిమీ, కి.మీ, కి.మీ., కి మీ, మీటర్లు,
    మైళ్లు, మంది, మందికి, మందిమి, మందిమే, మందిమి ఉంటాం, జనం, సభ్యులు, కుటుంబ సభ్యులు, మనుషులు, వ్యక్తులు, పిల్లలు, పిల్లలం,
    పిల్లలకు, కారు, కార్లు, కార్, బైక్, బైకు, బైకులు, బైక్‌లు, బండి, బండ్లు, శాతం, పర్సంట్, పర్సెంట్, సార్లు, సారి, హాల్, హాలు, కిచెన్, కిచెను,
    వంటగది, వంట గది, పూజ గది, పూజా గది, పూజ రూమ్, పూజా రూమ్, స్టోర్ రూమ్, లివింగ్ రూమ్, డైనింగ్ రూమ్, గెస్ట్ రూమ్, తాళాలు, ఆప్షన్లు,
    ఆప్షన్స్, ఫ్యామిలీలు, కుటుంబాలు, వైపులా, సెట్లు, కుక్కలు, కుక్కలున్నాయి, ఫ్లాట్‌మేట్స్, జంటలు, వాళ్ళం, వాళ్ళు, antastu, anthasthu,
    anthasthulu, antastulu, floorlo, kilometerlu, kilometerla, kmla, mandi, mandimi, mandiki, sabhyulu,
    pillalu, pillalam, bandlu, bikelu, carlu, sarlu, saari, vanta gadi, pooja gadi, puja gadi, pooja room,
    kitchenu, hallu`,
  'bedrooms:studio':
    '(రూమ్|రూము|గది) (కిచెన్|కిచెన్ను), స్టూడియో, స్టూడియో ఫ్లాట్, స్టూడియో అపార్ట్‌మెంట్, సింగిల్ రూమ్ కిచెన్, ఒక గది వంటగది, ఒకే గది',
  'bedrooms:single':
    '(ఒక|1|oka|okka) (గది|రూమ్|రూము|గదీ|room|gadi) [ఇంకా|మరియు] [ఒక|oka|1] (వంటగది|వంటిల్లు|కిచెన్|kitchen|vantagadi|vantillu), సింగిల్ (రూమ్|రూము) కిచెన్, (సింగిల్|ఏక|ఒకే) (పడకగది|బెడ్‌రూమ్|బెడ్రూమ్|బెడ్రూం|బెడ్ రూమ్|బెడ్ రూం|రూమ్|రూం|బీహెచ్‌కే|గది)',
  'bedrooms:double': '(డబుల్|డబల్) (బెడ్‌రూమ్|బెడ్రూమ్|బెడ్రూం|బెడ్ రూమ్|బెడ్ రూం|రూమ్|రూం|బీహెచ్‌కే)',
  'bedrooms:triple': '(ట్రిపుల్|ట్రిబుల్) (బెడ్‌రూమ్|బెడ్రూమ్|బెడ్రూం|బెడ్ రూమ్|బెడ్ రూం|రూమ్|రూం|బీహెచ్‌కే), triple bedroomu',

  'max:before': `
    గరిష్టంగా, గరిష్ఠంగా, గరిష్టం, మాక్సిమమ్, మాక్సిమం, మ్యాక్సిమమ్, మ్యాక్సిమం, మాక్స్, మ్యాక్స్, ఎక్కువలో ఎక్కువ, ఎంతైనా ఎక్కువ అంటే, మహా అయితే,
    మహా ఐతే, ఎక్కువ అంటే, ఎక్కువంటే, ekkuvalo ekkuva, maha ayithe, maha aithe,
    ekkuva ante`,
  'max:after': `
    (కంటే|కన్నా) తక్కువవి,
    [(కంటే|కన్నా|kante|kanna)] (ఎక్కువ|పైన|ekkuva) [(మా|నా|maa|naa) (దగ్గర|daggara)] [(అయితే|aithe)] (లేదు|ledu),
    దాటదు, దాటం, దాటలేం, దాటలేను, datadu, datalenu, మించదు, minchadu, (రూపాయి|rupayi|పైసా|paisa|నయాపైసా|దమ్మిడీ|dammidi|(ఒక్క|okka) (రూపాయి|పైసా|rupayi|paisa)) [(కూడా|kuda|అయినా)] (ఎక్కువ|ekkuva|పైన|మించి|minchi) [(కూడా|kuda)] (పెట్టను|pettanu|పెట్టం|పెట్టలేం|పెట్టలేను|pettalenu|ఇవ్వను|ivvanu|ఇవ్వం|ఇవ్వలేను|వద్దు|కాదు|(ఇచ్చేది|పెట్టేది|icchedi|pettedi) లేదు|లేదు),
    (మించి|దాటి|minchi) (పైసా|రూపాయి|రూపాయ|paisa) [(కూడా|kuda)] (లేదు|లేవు|ledu) [(మా|నా|maa|naa) (దగ్గర|వల్ల|daggara)], (మించి|ఎక్కువ|minchi|ekkuva) (అద్దెకే|అద్దెకి|రెంట్‌కే|rentke) (పోతే|ఇస్తే|పెడితే|pothe|isthe),
    (దాటి|daati) (వెళ్లదు|వెళ్ళదు|పోదు|velladu|podu), (మించి|minchi) (ఇచ్చుకోలేం|ఇచ్చుకోలేను),
    (మించితే|మించి అయితే|minchithe|minchite) (నావల్ల|నా వల్ల|మావల్ల|మా వల్ల|navalla|mavalla) (కాదు|కాదండి|kadu|kadandi), (మించితే|minchithe|minchite) (కష్టం|కష్టమే|ఇవ్వలేను|ఇవ్వలేం|కట్టలేను|కట్టలేం|వద్దు|kashtam|ivvalenu),
    (కంటే|కన్నా|kante|kanna) (ఎక్కువ|పైన|ekkuva) [(అద్దె|అద్దెకి|rent|రెంట్) [ki]] (వద్దు|వద్దంటున్నారు|వద్దంటోంది|వద్దన్నారు|వద్దంట|vaddu|ఇవ్వను|ఇవ్వం|పెట్టను|పెట్టం|పెట్టలేను|పెట్టలేం|కట్టను|కట్టం|కట్టలేను|ivvanu|ivvam|pettanu|kattanu|pettalenu|kattalenu),
    (పైన|పైనైతే|మించి|మించితే|ఎక్కువ|ఎక్కువైతే|దాటితే|paina|minchi|minchite|ekkuva|datite) [(అయితే|ఐతే|ఉంటే|అంటే|ayithe|aithe|unte|ante)] (వద్దు|వద్దండి|కష్టం|కష్టమే|కుదరదు|ఇవ్వలేం|ఇవ్వలేను|అవ్వదు|vaddu|vadhu|kastam|kashtam|kudaradu),
    (మించి|దాటి|పైన|ఎక్కువ|minchi|daati|dati|paina|ekkuva) [(అద్దె|రెంట్|rent|adde)] (పోము|పోలేం|పోలేను|polem|polenu|ఇవ్వం|ఇవ్వను|కట్టలేం|కట్టలేను|kattalem|kattalenu|ఇచ్చేది లేదు|పెట్టేది లేదు|పోం|పెట్టం|పెట్టలేం|పెట్టలేను|ఇవ్వలేం|ఇవ్వలేను|వద్దు|pom|pomu|pettam|pettalem|pettalenu|ivvalem|ivvalenu|vaddu),
    లోపు, లోపే, లోపల, లోపలే, లోగా, లోపుగా, కింద, కిందే, క్రింద, లోపున్న, లోపుండాలి, వరకు, వరకూ, వరకే, వరకి, దాకా, దాక, దాకే, తక్కువ,
    తక్కువే, తక్కువగా, తక్కువలో, తక్కువకు, తక్కువకి, తక్కువైతే, తక్కువది,
    (కంటే|కన్నా|కంటె) (తక్కువ|తక్కువగా|తక్కువలో|తక్కువే|తక్కువకు|తక్కువది), మించకుండా, మించకూడదు, మించొద్దు, మించవద్దు, మించరాదు,
    మించని,
    (మించి|మించితే) (వద్దు|కాదు|పెట్టలేను|పెట్టలేం|ఇవ్వలేను|ఉండకూడదు|వెళ్లలేను|కుదరదు|పోకూడదు|ఇవ్వలేం|కట్టలేను|కట్టలేం|పెట్టను|ఇవ్వను),
    దాటకుండా, దాటకూడదు, దాటొద్దు, దాటవద్దు, దాటని, దాటనిది, దాటరాదు, (కంటే|కన్నా|కి|కు) మించకుండా, మించనిది,
    (కంటే|కన్నా) (ఎక్కువ|పైన) (వద్దు|అవ్వదు|ఉండకూడదు|కాకుండా|పెట్టలేను|ఇవ్వలేను|కాకూడదు|పెట్టలేం|ఇవ్వలేం|కాదు|లేకుండా|అయితే వద్దు|కుదరదు|అవ్వకూడదు|కట్టలేను),
    ఎక్కువ (వద్దు|ఉండకూడదు|కాకుండా|పెట్టలేను|ఇవ్వలేను|కాకూడదు|అవ్వకూడదు|పెట్టలేం|ఇవ్వలేం|కట్టలేను|కట్టలేం),
    పైన (వద్దు|ఉండకూడదు|పెట్టలేను|ఇవ్వలేను|కాకూడదు|పోవద్దు|పెట్టలేం|కట్టలేను), మ్యాక్స్, మాక్స్, మాక్సిమమ్, మ్యాక్సిమమ్, గరిష్టం, గరిష్టంగా, లిమిట్,
    లిమిటు, మాత్రమే, వరకైతే, దాకైతే, వరకు అయితే, దాకా అయితే, lopu, lopey, lope, lopala, lopale, loga, lopalo, lopaley,
    lopu lo, kinda, kindha, krinda, varaku, varakoo, varaki, daka, dakaa, dhaka,
    thakkuvalo, takkuvalo, thakkuvaga, kante thakkuva, kanna thakkuva, minchakunda, minchakudadu,
    minchakoodadu, minchoddu, minchi (vaddu|vadhu|kadu|pettalenu|ivvalenu), datakunda, dhatakunda,
    datakudadu, datoddu, kante ekkuva (vaddu|vadhu|vadu|undakudadu|pettalenu|kakunda|kakudadu|ivvalenu|kadu),
    kanna ekkuva (vaddu|vadhu|undakudadu|pettalenu|kakunda|kakudadu),
    paina (vaddu|vadhu|undakudadu|pettalenu|ivvalenu),
    ekkuva (vaddu|vadhu|pettalenu|undakudadu|kakunda|ivvalenu)`,
  'min:before': `
    కనీసం, కనీసంగా, కనిష్టంగా, కనిష్ఠంగా, తక్కువలో తక్కువ, మినిమమ్, మినిమం, తక్కువ అంటే, తక్కువంటే,
    kanishtanga, takkuvalo takkuva, thakkuvalo thakkuva, takkuva ante`,
  'min:after': `
    తగ్గదు, (తగ్గితే|తక్కువైతే|taggithe|thaggithe) (వద్దే వద్దు|ఇబ్బంది|కష్టం|కుదరదు|చాలదు|సరిపోదు|వద్దు|లాభం లేదు|ibbandi|kashtam|kudaradu|saripodu),
    బెడ్‌రూములన్నా, బెడ్రూమ్‌లన్నా, గదులన్నా, gadulanna, (అన్నా|anna) (లేకపోతే|lekapothe) (సరిపోదు|చాలదు|కుదరదు|saripodu),
    (కంటే|కన్నా) (తక్కువ|తక్కువవి) [ఉన్నవి|ఉన్నది|ఉన్న ఇల్లు|వాటివి] (వద్దు|వద్దండి|వద్దులెండి|అవసరం లేదు|చూపించకండి), (తక్కువ|లోపు) (ఉన్నవి|ఉన్నది|వాటివి|వాళ్ళవి) (వద్దు|వద్దండి|అవసరం లేదు|చూపించకండి), (thakkuva|takkuva|lopu) (unnavi|unnadi|vi) (vaddu|vadhu|vadu|avasaram ledu),
    (నుంచి|నుండి|నించి|nunchi|nundi|ninchi) (మొదలుపెట్టి|మొదలు పెట్టి|మొదలెట్టి|మొదలై|మొదలు|మొదలయ్యేవి|పైకి|పై మాట|స్టార్ట్ చేసి|స్టార్ట్ అయ్యేవి|modalupetti|modalu petti|modaletti|start chesi|paiki),
    పైనున్న, పైనున్నవి, పైనున్నవే, (పైన|పై) (ఉన్నవి|ఉన్నవే|ఉండేవి), పైన, పైగా, పైబడి, పై, పైనే, పైమాటే, పైచిలుకు, పైబడిన, పైన్నే, పైకి, ఎక్కువ, ఎక్కువే, ఎక్కువగా, ఎక్కువలో, ఎక్కువది,
    (కంటే|కన్నా|కంటె) (ఎక్కువ|ఎక్కువగా|ఎక్కువే|పైన|పైగా|పెద్ద|పెద్దది|ఎక్కువది|మించి|పెద్దగా), మించి, మించిన, దాటి, దాటిన, తగ్గకుండా, తగ్గకూడదు,
    తగ్గొద్దు, తగ్గని, తగ్గవద్దు, తగ్గనిది, తగ్గరాదు, మినిమమ్, మినిమం, కనీసం, నుంచి, నుండి, నుంచీ, నుండీ, మొదలు, మొదలుకొని, ఆపైన, ఆ పైన,
    అంతకంటే ఎక్కువ, అంతకన్నా ఎక్కువ, అంతకు మించి, (కంటే|కన్నా) (తక్కువ|చిన్న) (వద్దు|ఉండకూడదు|కాకుండా|కాకూడదు|కాదు|లేకుండా),
    తక్కువ (వద్దు|ఉండకూడదు|కాకుండా|కాకూడదు|లేకుండా), కింద వద్దు, లేదా ఎక్కువ, లేదా అంతకంటే ఎక్కువ, లేదా అంతకన్నా ఎక్కువ, ప్లస్,
    paina, painna, paine, paiga, paibadi, kante ekkuva, kanna ekkuva, kante paina,
    kante pedda, minchi, minchina, dati, dhati, datina, thaggakunda, taggakunda, taggakudadu, thaggakudadu,
    taggoddu, nunchi, nundi, nunchee, modalu, aapaina,
    kante (thakkuva|takkuva) (vaddu|vadhu|undakudadu|kakunda|kakudadu),
    (thakkuva|takkuva) (vaddu|vadhu|undakudadu|kakunda|kakudadu)`,
  about: `
    సుమారు, సుమారుగా, దాదాపు, దాదాపుగా, ఇంచుమించు, ఇంచుమించుగా, రమారమి, షుమారు, అటుఇటుగా, అటు ఇటుగా, అటూ ఇటూగా, అటూఇటూ,
    అటు ఇటు, ప్రాంతంలో ఉండాలి అంతే, ఉజ్జాయింపుగా, అంచనాగా, అప్రాక్స్, అరౌండ్, sumaru, sumaruga, dadapu, dhadhapu, inchuminchu,
    atu itu, atu ituga, atoo itoo`,
  times: 'ఇంటూ, బై, intu, inTo',
  'range:between':
    'మధ్య, మధ్యలో, మధ్యన, మద్య, మధ్యలోనే, నడుమ, మధ్యే, madhya, madhyalo, madya, madyalo, madhyana, maddhya, maddyalo',
  'range:to':
    'నుంచి, నుండి, నుంచీ, నుండీ, మొదలు, టు, టూ, మొదలుకొని, నించి, నిండి, nunchi, nundi, nunchee, ninchi, nindi, modalu, modhalu, nunchi oka, nundi oka',
  or: 'గానీ, గాని, లేదా, లేక, లేకపోతే, లేకుంటే, లేదంటే, కానీ లేదా, లేదా ఒక, లేదంటే ఒక, ఆర్, leda, ledha, leka, lekapothe, lekunte, ledha oka',
  but: '(సరే|ఓకే|ok|okay|sare|బాగానే|బాగానే ఉంది|నచ్చాయి|ఇష్టమే|అన్నాను|అన్నా|చెప్పాను|అనుకున్నాను|అనుకున్నా|చాలనుకున్నా|ఉంది|బాగుంది|నచ్చింది) (గానీ|గాని|కానీ|కాని|kani|gani), కాబట్టి, కనుక, అందుకే, అందుకని, అందువల్ల, దానివల్ల, kabatti, anduke, anduvalla, కానీ, కాని, అయితే కానీ, మరి కానీ, అయినప్పటికీ, kaani, kani',
  and: 'మరియు, ఇంకా, ప్లస్, అలానే, తోపాటు, తో పాటు, పాటు, కూడా, తో, mariyu, mariyoo, inka, alaage, thopatu, tho patu, topatu, to patu, paatu, kooda, kuda, tho',
}
