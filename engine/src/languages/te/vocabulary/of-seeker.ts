import type { OfSeekerWords } from '../../word-lists.ts'

/** What Telugu speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'మా నా maa naa na',
  kin: `
    అబ్బాయి- కొడుకు- ఆయన- భర్త- తమ్ముడ- తమ్ముడు అన్నయ్య- నాన్న- అమ్మ- భార్య- ఆవిడ- abbai abbayi abbaiki abbayiki koduku kodukki ayana ayanaki aayana aayanaki bharta bhartaki husband husbandki thammudu tammudu tammudiki annayya annayyaki nanna nannaki amma ammaki bharya wife aavida avida చెల్లి చెల్లికి చెల్లెలు చెల్లెల- అక్క అక్కకి అక్కవాళ్ళు chelli chelliki chellelu akka akkaki`,
  whose: 'కి ki',
  ofKin: 'మావారు మావారికి మావారి maavaru maavariki maavaariki mavariki',
  does: `
    తీసుకోండి చేయండి చెయ్యండి మాట్లాడండి రాసుకోండి teesukondi theesukondi tisukondi cheyandi cheyyandi matladandi raasukondi`,
  toGuru: 'మీకు మీతో మిమ్మల్ని meeku miku meetho meeto mitho mimmalni mimmalini',
  refusesTalk: `
    మాట్లాడను మాట్లాడలేను మాట్లాడాలనిలేదు మాట్లాడటంఇష్టంలేదు మాట్లాడడంఇష్టంలేదు matladanu maatladanu matladalaniledu matladatamishtamledu matladatamistamledu matladadamishtamledu`,
  anybody: 'ఎవరితో ఎవరితోనూ ఎవ్వరితో evaritho evarito evvaritho',
  comes: `
    వస్తాం వస్తా వస్తాను వచ్చిచూస్తాం వచ్చిచూస్తాను vastam vastham vasta vastha vastanu vasthanu vachichustam vachichusta vachichustanu`,
  dates: 'నెల తేదీ తారీఖు nela tareekhu tarikhu thedi',
  months: 'జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్',
  takes:
    'ఇస్తారా ఇస్తారు దొరుకుతుందా అడుగుతారా అడుగుతారు ఒప్పుకుంటారా వండుకోవచ్చా వండుకోవచ్చ istara isthara istaru dorukutunda dorukuthunda adugutara aduguthara oppukuntara opukuntara vandukovacha vandukovachha',
  fears: 'సమస్య ఇబ్బంది ibbandi',
  eats: 'చేప చేపలు చికెన్ గుడ్లు chepa chepalu',
  pets: 'కుక్క కుక్కని కుక్కను పిల్లి kukka kukkani pilli',
  keepsPets: 'పెంచుకోవచ్చా పెంచుకోవచ్చ పెంచుకోవచ్చు penchukovacha penchukovachha penchukovachu',
  weary: `
    అలసిపోయా అలసిపోయాను అలసిపోయాం విసిగిపోయా విసిగిపోయాను విసుగొచ్చింది విసుగొస్తోంది alasipoya alasipoyanu alasipoyam visigipoya visigipoyanu visugochindi`,
  vain: 'టైమ్వేస్ట్ టైంవేస్ట్ నువ్వువేస్ట్ మీరువేస్ట్ timewaste nuvvuwaste meeruwaste',
  relieved: 'హమ్మయ్య అమ్మయ్య దేవుడిదయ hammayya ammayya',
  amused: 'హహ హహహ హాహా మంచిజోక్ haha manchijoke',
  notNow:
    'ఇప్పుడువద్దు ఇప్పుడుకాదు ippuduvaddu ippudukadu ippudukaadu ఇప్పుడేవద్దు ఇప్పుడేవద్దండి ఇప్పుడేకాదు ippudevaddu ippudevoddu ippudekadu ippudekaadu ippuduvoddu',
  looksFirst: `
    ముందుచూస్తా ముందుచూస్తాను చూడనివ్వండి చూశాక చూసిచెప్తా చూసిచెప్తాను munduchustanu munduchusta chusaka choosaka chusicheptha chusicheptanu choosicheptha chudanivvandi`,
  insists: 'మళ్ళీ మళ్లీ మాటిమాటికి ఎప్పుడూ ఊరికే malli mallee maatimaatiki oorike',
  movesIn: 'దిగొచ్చా దిగవచ్చా దిగిపోవచ్చా digocha digavacha digipovacha షిఫ్ట్ shift',
  notYet: `
    ఇంకాలేదు ఇంకలేదు ఇప్పటివరకులేదు ఇప్పటికిలేదు inkaledu inkaaledu inkaledandi ippativarakuledu ippatikiledu`,
  leaves: 'వదిలేయండి వద్దులే వద్దులేండి vadileyandi vaddule vadilei',
  noMore: `
    ఇంకఅవసరంలేదు ఇంకాఅవసరంలేదు ఇకఅవసరంలేదు ఇకవద్దు ఇంకవద్దు inkaavasaramledu ikaavasaramledu ikavaddu inkavaddu`,
  needsAfterNo: '',
  stops: 'ఆపండి ఆపేయండి aapandi apandi aapeyandi',
  too: 'అయినా కూడా aina ayina kuda',
  halves: 'సగం సగమే సగానికి సగానికే sagam sagame saganiki',
  news: `
    కొత్తవిఏమైనా కొత్తవేమైనా కొత్తగాఏమైనా కొత్తవిఉన్నాయా kottaviemaina kottavemaina kottagaemaina kottaviunnaya`,
  atHome: 'ఇంట్లో intlo',
  asksFirst: `
    అడుగుతాను అడుగుతా అడగాలి అడుగుతాం మాట్లాడతాను మాట్లాడతా మాట్లాడాలి కనుక్కుంటాను కనుక్కుంటా adugutanu aduguthanu adugutha aduguta adagali matladatanu matladathanu matladatha matladali kanukkuntanu మాట్లాడి అడిగి maatladi matladi adigi చూపించిచెప్తా చూపించిచెప్తాను చూపించిచెబుతా చూపించిచెబుతాను chupinchichepta chupinchicheptanu chupinchicheptha chupinchichebuta`,
  visits: 'విజిట్ visit',
  holds: `
    ఉంచండి అట్టిపెట్టండి పట్టిఉంచండి పక్కనపెట్టండి ఆపిఉంచండి ఆపండినాకోసం హోల్డ్ unchandi attipettandi pakkanapettandi aapiunchandi hold`,
  stays:
    'కోసం మాత్రమే చాలు ఉండాలి ఉంటాను ఉంటే నెలలకు నెలలకి సంవత్సరానికి kosam matrame maatrame chalu chaalu undali untanu unte nelalaku nelalaki',
  forNow: 'తాత్కాలికంగా కొన్నాళ్లకోసం కొన్నాళ్ళకోసం కొన్నాళ్లుఉండటానికి konnallakosam konnalluundataniki tatkalikanga',
  hasBeen: '',
  years: 'సంవత్సర- ఏళ్ళ- ఏళ్ల- ఏడాది- samvatsaralu samvatsarala samvatsaram samvatsaralaku yellu yella ellu edadi',
  forMe: 'నాకోసం మాకోసం naakosam nakosam maakosam makosam',
  nobodyElse: `
    ఇంకెవరికీ ఇంకెవరికి వేరేఎవరికీ వేరేవాళ్ళకి వేరేవాళ్లకి వేరేవారికి మరెవరికీ inkevariki inkevarikee vereevariki verevallaki verevariki`,
  keepsBack: 'ఇవ్వకండి ఇవ్వొద్దు ఇవ్వవద్దు ఇవ్వకు ivvakandi ivvoddu ivvaddu ivvavaddu',
  troubles: `
    విసిగిస్తారా విసిగిస్తారు ఇబ్బందిపెడతారా సతాయిస్తారా డిస్టర్బ్ visigistara visigistaru ibbandipedatara sathayistara disturb`,
  ladies: `
    లేడీఏజెంట్ మహిళాఏజెంట్ ఆడఏజెంట్ మేడంఎవరైనా ఎవరైనామేడం ladeeagent mahilaagent evarainamadam madamevaraina`,
  suffices: '',
  aBitMore: 'కొంచెంఎక్కువ- కాస్తఎక్కువ- కొంచెంపెంచ- konchemekkuva- kasthaekkuva- kastaekkuva- konchempench-',
  wouldBeGood: 'మంచిది మేలు బాగుంటుంది బాగుండేది manchidi manchidhi melu baguntundi baguntadi',
  willDo: 'చాలు సరిపోతుంది chalu chaalu saripotundi saripothundi',
  lacking: 'సరిపోదు సరిపోవు సరిపోవట్లేదు చాలదు చాలవు saripodu saripovu saripodhu chaladu chalavu',
  shownBefore: `
    ముందుచూపించిన- ముందుచూపిన- ముందరచూపించిన- ఇందాకచూపించిన- మొదటచూపించిన- పాతలిస్ట్- పాతజాబితా- ముందులిస్ట్- munduchupinchina- munduchupina- mundhuchupinchina- indakachupinchina- modatachupinchina- pathalist- paathalist- patalist- mundulist-`,
}
