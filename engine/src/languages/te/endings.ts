import type { Concept } from '../concept.ts'
import type { Ending } from '../language.ts'

const inside: readonly Concept[] = ['of', 'filler']
const from: readonly Concept[] = ['range:to', 'min:after', 'origin:after', 'filler']
const most: readonly Concept[] = ['max:after']
const least: readonly Concept[] = ['min:after']
const and: readonly Concept[] = ['and', 'filler']
const anyOfIt: readonly Concept[] = ['all-the-same']
const asks: readonly Concept[] = ['ask:closing']
const none: readonly Concept[] = []

/** Case endings and postpositions that are written on to any word as they stand. */
const afterAnything: readonly (readonly [string, readonly Concept[]])[] = [
  ['లో', inside],
  ['లోని', inside],
  ['లోనే', inside],
  ['లోనూ', inside],
  ['లోకి', inside],
  ['లోన', inside],
  ['లోపు', most],
  ['లోపే', most],
  ['లోపల', most],
  ['లోగా', most],
  ['కు', inside],
  ['కి', inside],
  ['కూ', inside],
  ['కీ', inside],
  ['కే', inside],
  ['కైతే', inside],
  ['కోసం', inside],
  ['యొక్క', inside],
  ['ను', none],
  ['ని', none],
  ['నే', none],
  ['తో', none],
  ['తోనే', none],
  ['తోటి', none],
  ['గా', none],
  ['గానే', none],
  ['నుంచి', from],
  ['నుండి', from],
  ['నించి', from],
  ['వరకు', most],
  ['వరకూ', most],
  ['దాకా', most],
  ['పైన', least],
  ['కంటే', none],
  ['కన్నా', none],
  ['మీద', none],
  ['దగ్గర', inside],
  ['పక్కన', inside],
  ['వైపు', inside],
  ['లు', none],
  ['ల', none],
  ['లే', none],
  ['స్', none],
  ['లాంటి', none],
  ['మాత్రమే', none],
  ['అయితే', none],
  ['యా', none],
  ['నా', none],
  ['అండి', none],
  ['యినా', anyOfIt],
]

/**
 * Endings that change the end of the word: a vowel for its closing virama or u, the oblique of words in -am,
 * the plural of words in -i, emphasis and "whichever".
 */
const afterChange: readonly (readonly [string, string, readonly Concept[]])[] = [
  ['ు', '్', none],
  ['ే', '్', none],
  ['ే', 'ు', none],
  ['ే', '', none],
  ['ా', '', none],
  ['ా', '్', asks],
  ['ా', 'ు', none],
  ['ూ', 'ు', and],
  ['ూ', '్', and],
  ['ూ', '', and],
  ['ీ', 'ి', and],
  ['ైనా', '్', anyOfIt],
  ['ైనా', 'ు', anyOfIt],
  ['ైనా', '', anyOfIt],
  ['ైతే', '్', none],
  ['ైతే', 'ు', none],
  ['ైతే', '', none],
  ['ండి', 'ు', none],
  ['ండి', '', none],
  ['లెండి', '', none],
  ['లేండి', '', none],
  ['ేనా', '', asks],
  ['ేనా', 'ు', asks],
  ['ేనా', '్', asks],
  ['ులు', 'ి', none],
  ['ుల', 'ి', none],
  ['ాలు', 'ం', none],
  ['ాల', 'ం', none],
  ['ాలే', 'ం', none],
  ['ానికి', 'ం', inside],
  ['ాన్ని', 'ం', none],
  ['ాన', 'ం', inside],
  ['మే', 'ం', none],
  ['మైనా', 'ం', anyOfIt],
  ['మైతే', 'ం', none],
  ['ము', 'ం', none],
  ['్లో', '్', inside],
  ['్ళలో', 'ు', inside],
  ['ట్లో', 'డు', inside],
  ['ంట్లో', 'ండు', inside],
  ['ర్లో', 'రు', inside],
  ['ళ్లో', 'రు', inside],
  ['ల్లో', 'లు', inside],
  ['ల్లో', 'లం', inside],
  ['లకు', 'లు', inside],
  ['ల్లోపు', 'లు', most],
  ['ళ్లు', 'లు', none],
  ['ళ్లు', 'ల్', none],
]

/** How verbs end that ask. */
export const askingEndings: readonly string[] = ['తుందా', 'తుందో', 'తాయా', 'తాడా', 'తారా', 'స్తారా', 'వచ్చా', 'ొచ్చా', 'గలరా', 'గలమా', 'గలనా', 'న్నాయా', 'న్నదా', 'యిందా', 'చ్చారా', 'చ్చిందా', 'ట్టారా', 'ట్టిందా', 'వాలా', 'యాలా', 'ుంటారా', 'కూడదా', 'నివ్వరా', 'tunda', 'thunda', 'tundha', 'utaya', 'uthaya', 'istara', 'isthara', 'estara', 'galara', 'ovacha', 'uvacha', 'avacha', 'ukovacha', 'avala', 'ivvala', 'untara', 'acchara']

/** As people type them behind English words and names: "flatlo", "hyderabadki", "gachibowlinunchi". */
const latin: readonly (readonly [string, string, readonly Concept[]])[] = [
  ...['lo', 'loni', 'lone', 'loo', 'loki', 'ulo', 'ilo', 'ki', 'ku', 'uki', 'uku', 'kosam', 'daggara', 'vaipu', 'pakkana', 'loney'].map(
    (ending) => [ending, '', inside] as const,
  ),
  ...['lu', 'ulu', 'la', 'ula', 'ni', 'nu', 'uni', 'tho', 'utho', 'to', 'u', 'ga', 'e', 'ey', 'aa', 'a', 'na', 'ithe', 'aithe', 'ayithe', 'kante'].map(
    (ending) => [ending, '', none] as const,
  ),
  ...['lopu', 'lope', 'varaku', 'daka', 'lopala'].map((ending) => [ending, '', most] as const),
  ...['nunchi', 'nundi', 'lonunchi', 'ninchi'].map((ending) => [ending, '', from] as const),
  ...['aina', 'ayina', 'yina'].map((ending) => [ending, '', anyOfIt] as const),
  ...['amlo', 'aniki', 'anni'].map((ending) => [ending, 'am', inside] as const),
  ...['alu', 'ala'].map((ending) => [ending, 'am', none] as const),
]

export const endings: readonly Ending[] = [
  ...afterAnything.map(([ending, means]) => ({ ending, stem: '', means })),
  ...afterChange.map(([ending, stem, means]) => ({ ending, stem, means })),
  ...latin.map(([ending, stem, means]) => ({ ending, stem, means })),
]
