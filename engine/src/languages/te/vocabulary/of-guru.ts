import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'నంబర- నెంబర- నంబరు- నెంబరు- number- nambar-',
  why: `
    ఎందుకు ఎందుకని దేనికి enduku yenduku endhuku endukani deniki తప్పనిసరా అవసరమా tappanisara avasarama`,
  later: `
    తర్వాత తరువాత తరవాత tarvata tarvatha tarwata taruvata tharvatha tharuvatha`,
  gives: `
    ఇస్తాను ఇస్తా ఇస్తాం చెప్తాను చెప్తా పంపిస్తా istanu isthanu ista istha istam cheptanu chepta pampista ఇస్తారు ఇస్తారా ఇస్తార ఇస్తావు istaru isthaaru istharu istara isthara`,
  yours: 'మీ నీ mee mi nee',
  consults: `
    మాట్లాడి అడిగి అడిగాక కనుక్కుని చర్చించి matladi maatladi adigi kanukkuni`,
  tells: `
    చెప్తా చెప్తాను చెబుతా చెబుతాను చెప్తాం చెప్పుతాను మాట్లాడతాను మాట్లాడతా chepta cheptha cheptanu chepthanu cheptam chebuta chebutanu matladatanu matladatha`,
  hands: 'ఇవ్వండి ఇవ్వు ఇస్తారా ivvandi ivvu istara',
  withholds: 'ఇవ్వను ఇవ్వనండి ఇవ్వలేను ivvanu ivvalenu',
  owners: 'ఓనర్- యజమాని- yajamani-',
  writing: 'వాట్సాప్- వాట్సప్-',
  shows: 'చూపించండి చూపండి చూపించు chupinchandi chupandi chupinchu',
  sees: `
    చూడాలి చూడొచ్చు చూడొచ్చా చూడవచ్చా చూడటానికి విజిట్ chudali chudocha choodocha chudochu chudavacha chudataniki`,
  days: 'ఎప్పుడు eppudu',
  fees: `
    కమిషన- కమీషన- బ్రోకరేజ- బ్రోకరేజి- దళారీ commission brokerage`,
  charging: 'తీసుకుంటారు తీసుకుంటాడు teesukuntaru tisukuntaru theesukuntaru teesukuntadu',
  robots: 'బాట- బాటా బోట్ రోబో- bot bots robot-',
  machines: 'మెషీన- మెషిన- మెషీనా యంత్ర- కంప్యూటర- machine machinea computer computera',
  persons: `
    మనిషి- మనిషా బ్రోకర- బ్రోకరా ఏజెంట- broker brokera brokerki agent agenta agentki manishi- manisha`,
  others: 'ఎవరికి- ఎవరెవరికి ఎవరికైనా అందరికీ అందరికి వేరేవాళ్ళకి వేరేవాళ్లకి evariki- evarikaina andariki andarikee',
  worries: 'సేఫ- సురక్షిత- దుర్వినియోగ- భద్రం- surakshita- misuse',
  calls: 'కాల్ ఫోన్',
  calling: 'కాల్స్ ఫోన్లు phonelu',
  many: 'చాలా చాల ఊరికే రోజూ chala chaala urike rojoo',
  real: 'నిజం- నిజమే- నిజమైన- అసలైన- నిజంగా- nijam nijama nijamena nijamaa nijame nijamga nijamaina nijamainavi nijamainava nijamainavena asalaina original originala',
  fake: 'అబద్ధ- నకిలీ- ఫేక- డెమో- nakili abaddam- fake fakea demo demona',
  cheats: 'మోసం- మోసగ- మోసాలు ఫ్రాడ- నమ్మొచ్చా నమ్మవచ్చా నమ్మకం- mosam- nammocha nammochha nammakam-',
  company: 'కంపెనీ- కంపెని- సంస్థ- company companya companyna kampeni',
  you: 'మీరు నువ్వు meeru miru nuvvu',
  charges: 'ఫీజు- చార్జ- ఛార్జ- రుసుము feeju- fees charge charges chargeu chargelu',
  money: 'డబ్బు- పైసలు- ఖర్చు- dabbu- paisalu kharchu-',
  talks: 'మాట్లాడ- మాట్లాడితే మాట్లాడాలంటే matlad- maatlad-',
  about: 'గురించి gurinchi gurunchi',
  useless: 'వేస్ట్- దండగ ఉపయోగంలేదు',
  often: 'ఎన్నిసార్లు ఎన్నిసార్లూ ennisarlu ennisarlo',
  decides: 'డిసైడ్- నిర్ణయ- తేల్చు- nirnay-',
  budget: 'బడ్జెట్-',
  sellers: '',
  notifies:
    'చెప్తారా చెబుతారా చెప్తావా చెప్పండి తెలియజేస్తారా తెలియజేయండి తెలపండి cheptara chebutara cheppandi teliyajestara teliyajeyandi',
  arrives: 'వస్తే వచ్చినప్పుడు వచ్చాక vaste vasthe vachinappudu vachaka',
  willCome: 'వస్తాయి వస్తుంది దొరుకుతుంది దొరుకుతాయి vastayi vasthayi vastundi vasthundi dorukutundi dorukutayi',
}
