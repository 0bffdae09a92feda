import type { Language } from '../language.ts'
import { teluguFormat } from './format.ts'
import { numbers } from './numbers.ts'
import { nameWords } from './places/name-words.ts'
import { teluguReplies } from './replies/index.ts'
import { callTimes } from './vocabulary/call-times.ts'
import { ofGuru } from './vocabulary/of-guru.ts'
import { termWords } from './vocabulary/terms.ts'
import { commonWords, softWords } from './words/common-words.ts'
import { askingEndings, endings } from './words/endings.ts'
import { everydayVerbs } from './words/everyday-verbs.ts'
import { neighbours } from './words/neighbours.ts'
import { romanised } from './words/romanised.ts'
import { shownWords } from './words/shown-words.ts'
import { tellingEndings } from './words/telling.ts'

/** Telugu as it is spoken and written; words are listed in its own script and found in Latin letters too. */
export const telugu: Language = {
  code: 'te',
  written: true,
  format: teluguFormat,
  replies: teluguReplies,
  script: 'telugu',
  homeStates: ['Andhra Pradesh', 'Telangana'],
  closeTo: ['kn'],
  numbers,
  nameWords,
  echoVowel: null,
  echoSyllables: ['గి', 'గీ', 'gi', 'gee'],
  neighbours,
  callTimes,
  ofGuru,
  termWords,
  shownWords,
  endings,
  askingEndings,
  tellingEndings,
  softWords,
  commonWords,
  inflected: everydayVerbs,
  romanised,
  // English words that sound like a number written in Telugu letters: ఫోర్, టూ, వన్.
  alsoTyped: {
    for: 'for',
    to: 'to',
    van: 'van',
    thane: 'thane',
    ఇల్లు: 'ellu, ilu',
    వద్దు: 'వొద్దు, oddu, odhu, waddu',
    దగ్గర: 'దగ్గిర, దెగ్గర, daggara, daggra, dagara, dagra',
    స్థలం: 'స్తలం',
    bedroom: 'bedrm, bedrms, bdrm, bdroom, bedrum, bedruum',
    వరకు: 'varaku, varku, varaki',
  },
  // As it is spoken, written and said in Telangana and Rayalaseema.
  alsoSaid: {
    లేదు: 'ledu, ledhu',
    లేవు: 'levu',
    వద్దు: 'vaddu, vadhu, vaddhu, vadhdhu, ఒద్దు',
    కాదు: 'kadu, kaadu, kadhu, kaadhu',
    అక్కర్లేదు: 'అక్కరలేదు, అక్కర్లా, అక్కర్లే, akkarledu, akkaraledu, akkarledhu, akkarla',
    కావాలి: 'కావాలె, కావాల, గావాలి, గావాలె, kavali, kaavali, kavale',
    చాలు: 'చాల్లెండి, చాల్లే, చాలులెండి, chalu, chaalu, chalule',
    చేయండి: 'చెయ్యండి, cheyandi, cheyyandi',
    చేసేయండి: 'చేసెయ్యండి, cheseyandi, cheseyyandi',
    చేయి: 'చెయ్యి, చెయ్, చేయ్, chey, cheyi, cheyyi',
    చేయాలి: 'చెయ్యాలి, చేయాల, చేయాలె, cheyali, cheyyali',
    చేస్తారా: 'chestara, chesthara',
    చెప్పండి: 'సెప్పండి, cheppandi',
    చెప్పు: 'సెప్పు, cheppu',
    చూపించండి: 'చూపండి, చూపెట్టండి, సూపించండి, chupinchandi, choopinchandi, chupandi',
    చూడండి: 'సూడండి, chudandi, choodandi',
    పంపండి: 'పంపించండి, pampandi, pampinchandi',
    ఇవ్వండి: 'ivvandi, ivandi',
    పెట్టండి: 'pettandi',
    పర్వాలేదు: 'పర్లేదు, పర్లా, ఫర్లేదు, పరవాలేదు, ఫర్వాలేదు, ఫరవాలేదు, parvaledu, parledu, paravaledu',
    మళ్ళీ: 'మళ్లీ, మళ్ళా, మళ్లా, మల్లీ, malli',
    ఎక్కువ: 'ekkuva, ekuva, yekkuva',
    తక్కువ: 'takkuva, thakkuva',
    నంబర్: 'నెంబర్, నంబరు, నెంబరు',
    బాగుంది: 'బావుంది, bagundi, baagundi, bavundi',
    వెళ్దాం: 'వెళదాం, veldam',
    చూద్దాం: 'chuddam',
    ఇప్పుడు: 'ఇపుడు, ippudu, ipudu',
    తర్వాత: 'తరువాత, tarvata, tarvatha, taruvata, tharvatha',
    ఉంది: 'undi, undhi',
    ఉన్నాయి: 'ఉన్నయి, unnayi',
    ఉందా: 'unda, undha',
    ఉన్నాయా: 'unnaya',
    ఉండాలి: 'ఉండాల, ఉండాలె, undali, undaali, undale',
    లేకుండా: 'lekunda, lekundaa',
    కుదరదు: 'kudaradu',
    సరిపోదు: 'saripodu',
    సరిపోవట్లేదు: 'సరిపోట్లా, సరిపోట్లేదు, సరిపోట్లే, సరిపోతలేదు, saripovatledu, saripotledu',
    అవసరం: 'avasaram, avsaram',
    నచ్చలేదు: 'nachaledu, nachchaledu',
    మంచిది: 'manchidi',
    ఎంత: 'entha, enta',
    ఎలా: 'ela, ఎట్లా, ఎట్ల',
    ఎక్కడ: 'ekkada, yekkada',
    ఎందుకు: 'enduku, yenduku, endhuku',
    ఎవరైనా: 'ఎవరన్నా, evaraina, evarina',
    సరే: 'sare',
    ఉంచండి: 'unchandi',
    కష్టం: 'kashtam, kastam',
  },
}
