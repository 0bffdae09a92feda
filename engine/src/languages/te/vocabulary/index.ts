import type { WholeVocabulary } from '../../language.ts'
import { going, proposing, wanting } from '../words/verbs.ts'
import { amenityPhrases } from './amenities.ts'
import { amountPhrases } from './amounts.ts'
import { asides } from './asides.ts'
import { ofTheChat } from './chat.ts'
import { anyHome, meaningPhrases, noLimit } from './meaning.ts'
import { goodPlaces } from './unlisted.ts'

/**
 * Telugu as it is written and as it is spoken and typed. Latin spellings stand here only where the sound of a
 * word does not lead to them; case endings are taken off by rule, so most words stand here once. A native
 * speaker should look first at the spoken forms of Telangana and of the coast.
 */
export const vocabulary: WholeVocabulary = {
  'transaction:rent': `
    (ఇప్పటికి|ప్రస్తుతానికి) (అద్దెకి|అద్దెకు|అద్దెకే|రెంట్‌కి),
    badugaki, badugaku, baduga, అద్దిల్లు, కిరాయిల్లు, బాడిగిల్లు, రెంటిల్లు, addillu,
    (కొని|koni) (ఏం|em) (చేస్తాం|చేసుకుంటాం|చేస్తాను|chestam)$, ^[(ఇప్పట్లో|ప్రస్తుతం|ఇప్పుడు|ippatlo)] (కొనే|కొనడానికి|konese) (స్తోమత|శక్తి|డబ్బు|డబ్బులు) [(మాకు|నాకు)] (లేదు|లేవు|లేదండి) [(ఇంకా|inka)]$, (నెలనెలా|నెలకి|నెలకు|nelanela) (కట్టేది|కట్టేదే|కట్టేదైతే|ఇచ్చేదే|kattedi|kattede),
    (ఇప్పటికైతే|ఇప్పటికి) (అద్దెకే|రెంట్‌కే|rent కే|rent ke),
    (ఇంకో|వేరే|inko|vere) (ఇల్లు|illu) (అద్దెకు|అద్దెకి|addeki|(rent|రెంట్) (ki|కి)),
    (adhe|ade|addhe|adda|adhhe|adhdhe) (ki|ku), అద్దె, అద్దెకు, అద్దెకి, రెంట్లో, అద్దెకై, అద్దెపై, కిరాయకు, బాడిగ, బాడిగకి, కిరాయి,
    కిరాయ, రెంట్, రెంటు, రెంటల్, లీజు, లీజ్, బాడుగ,
    అద్దెకు (తీసుకోవాలి|తీసుకోవాలని|తీసుకుందామని|తీసుకుంటాను|తీసుకుంటా|తీసుకుంటాం|దిగాలి|ఉండాలి|ఉండటానికి|ఉండడానికి|ఉంటాం|ఉంటాను|ఉందాం|ఉందామని), addeku,
    addheku, adheku, adheki, addhe, addheki, rent ki, rentki, rent ku, rentku, rentuku, rentuki, rent lo,
    renttu, adhdheki, adde intlo, kiray, kiraiki`,
  'transaction:sale': `
    (సొంతం|sontham) (చేసుకోవాలి|chesukovali),
    కొనాలంటున్నారు, కొనాలంటున్నాడు, కొనాలంటోంది, కొనెందుకు, కొనెందుకే, konenduku, ${proposing('కొనేసుకుం')}, ${proposing('కొనిపెట్టుకుం')}, konesukundam, మనదంటూ, మాదంటూ, నాదంటూ, సొంతమంటూ,
    కొనమన్నాడు, కొనమన్నారు, కొనమంది, konamannadu, konamannaru,
    konetandku, konetandki, కొనేస్తాం, కొనేస్తాను, కొనేస్తా, konestam, konesta,
    (కొనుక్కుంటే|కొంటే|కొనేస్తే|కొనుక్కుంటేనే|konukkunte|konte|koneste) (పోలా|పోద్ది|పోతుంది|బాగుంటుంది|బాగుంటుందని|baguntundani|బాగుండు|మేలు|మంచిది|బెటర్|better|pola|podi|baguntundi|melu|manchidi),
    (సొంతిల్లు|sontillu) (కట్టుకోవడానికి|కట్టుకోడానికి|కట్టుకునేందుకు|kattukodaniki) (స్థలం|జాగా|సైట్|site|sthalam|jaga),
    ${proposing('కొనిపెడ')}, ${proposing('కొనిపెద్')}, కొనిపెట్టాలి, కొనిపెట్టండి, కొనిస్తాను, (కొని|koni) (పెట్టాలి|పెట్టండి|ఇవ్వాలి|ivvali|pettali), own (ye|e|de|di|ne) [kavali|కావాలి|better],
    (కొందామని|కొనాలని|కొనుక్కోవాలని|కొనుక్కుందామని|kondamani|konalani) (plan|ప్లాన్|ఆలోచన|alochana|idea|ఐడియా|ఆశ|కోరిక), కొనుక్కుని, కొనుక్కొని, konukkuni,
    (కొనేద్దాం|కొందాం|కొనుక్కుందాం) (అనుకున్నాం|అనుకుంటున్నాం),
    కొనేది, కొనేదేమో,
    కొనాలప్పా, కొనాలన్నా, కొనాలయ్యా,
    (కొనుక్కోవాలని|కొనాలని|కొనుక్కుందామని) (ఉంది|ఉందండి|ఉన్నాం|ఉన్నాము|ఉన్నా),
    (నాకు|మాకు) (సొంత ఇల్లు|సొంత ఇల్లే|సొంతిల్లు|సొంతిల్లే) (కావాలి|కావాలండి|కావాలంటా),
    (తీసుకునే|తీస్కునే|కొనే|కొనుక్కునే|కొనుక్కోవాలనే|కొనాలనే|teesukune|kone|konukkune) (ప్లాన్|ఆలోచన|ఉద్దేశం|ఐడియా|plan|alochana|idea) [(ఉంది|చేస్తున్నాం|లో ఉన్నాం|undi)],
    ${wanting('కొన')}, ${going('కొం')}, ${wanting('కొనుక్కోవ')}, ${going('కొనుక్కుం')}, ${proposing('కొనేద్')},
    ${wanting('కొనేయ')}, కొనేవాళ్ళం, కొనేవాళ్లం, కొనేవాళ్ళమే, కొనేవాళ్లమే, ${wanting('కొనుగోలు చేయ')}, ${wanting('కొనుగోలు చెయ్య')},
    (సొంత|స్వంత|own|sontha|sonta) (ఇల్లు|ఇంటి|ఇళ్లు|హౌస్|house|illu|ఫ్లాట్|flat), సొంతిల్లు, సొంతిల్లే, సొంతింటి, కొనాలి అని, కొనుగోలు, కొనే, కొనుక్కునే,
    కొనుక్కో, కొనుక్కోడానికి, కొనుక్కోడం, కొని, కొనవచ్చు, కొనొచ్చు, కొనగలం, కొనగలను, కొనగలిగే, ఖరీదు (చేయాలి|చేయడానికి|చేద్దామని), అమ్మకానికి,
    అమ్మకపు, అమ్మే, అమ్మేది, అమ్మేవి, సొంత, సొంతంగా, సొంతానికి, స్వంత, స్వంతంగా, క్రయానికి, విక్రయానికి, ఓన్‌గా, ఓన్, సేల్, సేలు, రీసేల్, పెట్టుబడి,
    పెట్టుబడికి, ఇన్వెస్ట్మెంట్, ఇన్వెస్ట్మెంటు, ఇన్వెస్ట్, క్రయం,
    (బై|పర్చేజ్|పర్చేస్|buy|purchase|invest|own) (చేయాలి|చెయ్యాలి|చేయాలని|చేయాలనుకుంటున్నా|చేయాలనుకుంటున్న|చేద్దాం|చేద్దామని|చేద్దామనుకుంటున్నా|చేస్తా|చేయడానికి|చేసే|చేసుకోవాలి|చేసుకుంటాం|చేసుకోడానికి|చేసుకోవడానికి|చేస్కోడానికి|చేస్కోవాలి|cheskodaniki|cheskovali),
    konali, kondamanukuntunna, koniddam, konkovali, konukovali, konukovalanukuntunna, konalani,
    buy (cheyali|cheyyali|cheyalani|cheyalanukuntunna|chestha|cheddam|cheyadaniki), invest cheyadaniki,
    own chesukovali, ammakaniki, sale ki, sale ku, sontha`,

  'property:house': `
    చిన్నిల్లు, పెద్దిల్లు, గదులిల్లు, ఉన్నిల్లు, పాతిల్లు, కొత్తిల్లు, మంచిల్లు, ఇల్లేదైనా, ఇల్లు ఏదైనా, ఇళ్ళేవైనా,
    (ఇంకో|వేరే|inko|vere) (ఇల్లు|illu) (అద్దెకు|అద్దెకి|addeki|(rent|రెంట్) (ki|కి)),
    (నాకు|మాకు) (సొంత ఇల్లు|సొంత ఇల్లే|సొంతిల్లు|సొంతిల్లే) (కావాలి|కావాలండి|కావాలంటా),
    [(కొంచెం|కాస్త|konchem)] [(ఖాళీ|ఖాలీ|kaali|khali)] (జాగున్న|స్థలమున్న|చోటున్న|jagunna|sthalamunna|(స్థలం|జాగా|sthalam|jaga) (ఉన్న|ఉండే|unna|unde)) [(ఇండిపెండెంట్|సొంత|independent)] (ఇల్లు|ఇళ్ళు|illu|house), illaithe, illayithe, illante, illunte, illundali, illunna,
    ఇల్లు, ఇళ్లు, ఇళ్ల, ఇళ్ళ, ఇండ్లు, ఇంటి, ఇల్లే, గృహం, విల్లా, విలా, బంగ్లా, బంగళా, భవంతి, పెంకుటిల్లు, ^ఇండిపెండెంట్$, (ఇండిపెండెంట్|ఇండిపెండెంటు|విడి|independent|separate) [ga] (ఉండేది|ఉండేదైతే|ఉన్నది|ఉన్నదైతే|ఉంటే|undedi|undedaithe|unte), అద్దిల్లు, కిరాయిల్లు, బాడిగిల్లు, రెంటిల్లు, addillu,
    ^ఇండివిడ్యువల్$, ^independent$, ^individual$, ఖాళీ ఇల్లు, (స్వంత|own|sontha|sonta) (ఇల్లు|ఇంటి|ఇళ్లు|హౌస్|house|illu), సొంతిల్లు,
    సొంతిల్లే, సొంతింటి, డాబా ఇల్లు, డూప్లెక్స్‌ఇల్లు, పెంకుటింటి, ఇల్లో, గృహాలు,
    (ఇండిపెండెంట్|ఇండివిడ్యువల్|ఇండిపెండంట్|స్వతంత్ర|వ్యక్తిగత|డూప్లెక్స్|సొంత|విడి|రో) (ఇల్లు|హౌస్|ఇళ్లు|ఇంటి), డూప్లెక్స్, ట్రిప్లెక్స్, హౌస్, హౌసు,
    హోమ్, ఫామ్‌హౌస్, ఫామ్ హౌస్, కాటేజ్, మకాం, illu, illlu, inti, indlu, independent (illu|inti), individual (illu|inti),
    duplex illu, houseu`,
  'property:apartment': `
    ఫ్లాటో, అపార్ట్‌మెంటో,
    (సొంత|సొంతంగా|own|sontha|sonta) (ఫ్లాట్|ఫ్లాటు|అపార్ట్‌మెంట్|flat|apartment), ఖాళీ ఫ్లాట్, స్టూడియో ఫ్లాట్, స్టూడియో అపార్ట్‌మెంట్, ఫ్లాట్,
    ఫ్లాటు, ఫ్లాట్లు, ఫ్లేట్, అపార్ట్‌మెంట్, అపార్ట్మెంటు, అపార్టుమెంటు, అపార్టుమెంట్, అపార్టమెంట్, అపార్ట్మెంట్లు, ఎపార్ట్‌మెంట్, స్టూడియో, పెంట్‌హౌస్,
    పెంట్ హౌస్, కాండో, సర్వీస్ అపార్ట్‌మెంట్, (డూప్లెక్స్|ఇండిపెండెంట్) ఫ్లాట్, బిల్డర్ ఫ్లోర్, సొసైటీ ఫ్లాట్, flatu, flattu, flatlu, apartmentu,
    apartmentlu, appartment`,
  'property:land': `
    [సొంత|స్వంత] (ఇల్లు|illu) (కట్టుకోవాలి|కట్టుకోవాలని|కట్టాలి|కట్టించుకోవాలి|కట్టుకుందామని|కట్టుకుందాం|kattukundam|kattukundamani|kattukovali|kattali),
    (sontha|sonta) illu (kattukovali|kattali), మాగాణి, మెట్ట భూమి, మెట్ట పొలం, చేను, చేలు, ఫామ్ ల్యాండ్, ఫామ్‌ల్యాండ్, ఇళ్ల స్థలాలు,
    (మామిడి|కొబ్బరి|జీడి) తోట, ${goodPlaces}, స్థలం, స్తలం, స్థలాలు, స్థల, జాగా, జాగ, భూమి, భూములు, పొలం, పొలాలు, ప్లాట్, ప్లాటు, ప్లాట్లు, లేఅవుట్ ప్లాట్,
    సైట్, సైటు, ఓపెన్ ప్లాట్, నివేశన స్థలం, ఇంటి స్థలం, ఇళ్ల స్థలం, ఖాళీ స్థలం, ఖాళీ జాగా, ఇంటిస్థలం, ఇళ్లస్థలం, ఇళ్ళస్థలం, ఇంటిజాగా, వ్యవసాయ భూమి, సాగు భూమి, ల్యాండ్, లాండ్, నేల, వెంచర్,
    (ఇల్లు|ఇళ్లు|సొంతిల్లు|illu|sontillu) (కట్టుకోవడానికి|కట్టుకోడానికి|కట్టుకునేందుకు|కట్టడానికి|kattukodaniki|kattukovadaniki|kattadaniki) [(స్థలం|ప్లాట్|జాగా|సైట్|plot|site|land|sthalam|jaga)], open plot,
    open plots, plotu, plotlu, stalam, jaaga, jaga, bhoomi, landu, siteu, hmda plot,
    dtcp plot, venture lo plot`,
  ...amenityPhrases,

  'slot:transaction_type': 'అద్దెకా (కొనడానికా|కొనుగోలుకా), అద్దె లేదా కొనుగోలు, అద్దె లేక కొనుగోలు, అద్దెకో కొనడానికో, అద్దెకైనా కొనడానికైనా',
  'slot:property_type': `
    ${anyHome}
    (ఇంటి|ప్రాపర్టీ|ఆస్తి) రకం, ఇంటి టైప్, ప్రాపర్టీ టైప్, రకం, టైప్, టైపు, ఎలాంటి ఇల్లు, illu type, property rakam`,
  'slot:city': `
    (e|ye|ఏ) (city|ooru|town|సిటీ|ఊరు) (ayna|aina|ayina|అయినా|ఐనా), నగరం, పట్టణం, ఊరు, ఊరిని, ఊర్లు, ఊళ్లు, సిటీ, సిటీని, టౌన్, టౌను, ooru, uru`,
  'slot:area': `
    ఏరియా, ఏరియాని, ఏరియాలు, ప్రాంతం, ప్రాంతాలు, లొకేషన్, లొకేషను, లోకేషన్, లొకాలిటీ, లోకాలిటీ, పేట, బస్తీ, ఇలాకా
    ariya, aria, erea, areau, locationu`,
  'slot:price': `
    (ఎంత|entha) (చెప్తే|చెప్పినా|అడిగినా|అడిగితే|cheppina|chepthe|chepte|adigina) [(అంత|antha)] (ఇస్తాం|ఇస్తాను|ఇస్తా|పెడతాం|పెడతాను|istam|istanu|ista|isthanu),
    (ఎంతైనా|entaina|(entha|enta|ఎంత) (aina|ayina|అయినా)) (ఇస్తాను|ఇస్తాం|పెడతాను|పెట్టగలను|istanu|istam|pettagalanu|pedatanu),
    (బడ్జెటనేం|బడ్జెటంటూ|(బడ్జెట్|budget) (అనేం|అంటూ|అనేదేం|anem|antu)) (లేదు|ledu),
    (డబ్బుకి|డబ్బుకు|dabbuki) (లోటు|కొదవ|ఇబ్బంది|lotu|kodava) (లేదు|ledu),
    డబ్బు గురించి (ఆలోచన|చింత|బెంగ|ఇబ్బంది|సమస్య) లేదు, డబ్బు (సమస్య|ఇబ్బంది) (కాదు|లేదు), dabbu gurinchi (alochana|chinta|benga) ledu, dabbu (samasya|problem) (kadu|ledu),
    ${noLimit}, (బడ్జెట్|ధర|రేటు|budget|price) (పరిమితి|లిమిట్|limit|parimiti), బడ్జెట్, బడ్జెట్టు, బడ్జెటు, బజెట్, బడ్జెట్‌ను, ధర,
    ధరలు, ధరలో, ధరకు, ధరకి, రేటు, రేటులో, రేటుకి, రేట్, ఖరీదు, మొత్తం డబ్బు, డబ్బు, డబ్బులు, పైసలు, ప్రైస్, అమౌంట్, రేంజ్, విలువ,
    ఖర్చు, budgetu, budjet, budjettu, bajet, rateu, rangeu`,
  'slot:rent': `
    
    నెల (అద్దె|కిరాయి|రెంట్), నెలవారీ (అద్దె|కిరాయి), అద్దె (మొత్తం|బడ్జెట్|రేటు|పరిమితి), నెలసరి అద్దె, nela rent, nelaki rent,
    monthly adde, (తక్కువ|తక్కువలో|thakkuva|takkuva|ఎక్కువ|ekkuva) (అద్దె|కిరాయి|రెంట్|adde|kirayi|rent)`,
  'slot:bedrooms': `
    (పడక గదుల|పడకగదుల|బెడ్రూంల|బెడ్‌రూమ్‌ల|బెడ్రూముల|bedroomla|gadula) (సంఖ్య|సంఖ్యను|sankhya),
    (గదుల|బెడ్‌రూమ్‌ల|పడకగదుల|రూముల|రూమ్స్|బెడ్రూమ్స్) (సంఖ్య|కౌంట్|నంబర్), గదుల లెక్క, బెడ్‌రూమ్‌లు, పడకగదులు, గదులు, బెడ్రూమ్స్,
    బెడ్రూంలు, రూములు`,
  'slot:size_sqft': `
    విస్తీర్ణం, వైశాల్యం, సైజ్, సైజు, పరిమాణం, కార్పెట్ ఏరియా, ప్లాట్ ఏరియా, బిల్టప్ ఏరియా, బిల్ట్ అప్ ఏరియా, కొలత, కొలతలు, vistirnam, sizeu`,
  'slot:amenities': `
    సౌకర్యాలు, సౌకర్యం, సదుపాయాలు, సదుపాయం, వసతులు, వసతి, ఎమినిటీస్, ఎమెనిటీస్, అమెనిటీస్, ఫెసిలిటీస్, ఫెసిలిటీ, ఫెసిలిటీలు, హంగులు
    soukaryalu, sowkaryalu, saukaryalu, sadupayalu, vasathulu`,
  ...amountPhrases,
  ...meaningPhrases,
  ...asides,
  ...ofTheChat,
}
