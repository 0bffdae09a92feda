import type { Concept } from '../../concept.ts'
import type { Ending } from '../../language.ts'

const none: readonly Concept[] = []

/**
 * Words that begin with a vowel and are spoken and written in one with the word before them, which gives up its last vowel:
 * ఫ్లాట్ and అంటే are ఫ్లాటంటే, తోట and ఉంటే తోటుంటే, స్థలం and ఉన్న స్థలమున్న. What they mean stands beside them.
 */
const joining: readonly (readonly [string, readonly Concept[]])[] = [
  [
    'ఉంటే ఉంటేనే ఉంటేచాలు ఉన్న ఉన్నది ఉన్నవి ఉన్నదే ఉండాలి ఉండాలె ఉండాల ఉండాలండి ఉండాల్సిందే ఉండే ఉండేవి ఉండేలా ఉండేట్టు ఉండేటట్టు',
    ['seek', 'filler'],
  ],
  ['ఉండేది', ['talk:past']],
  ['ఉన్నా ఉన్నాసరే', ['all-the-same', 'filler']],
  ['ఎంత ఎంతండి ఎక్కడ ఎప్పుడు ఎట్లా ఎట్ల ఏంటి ఏంటండి ఏమిటి ఉన్నదేది ఉన్నవేవి', ['ask:within']],
  ['ఉందా ఉందాండి ఉన్నాయా ఉంటుందా ఉంటాయా ఉన్నదా ఉంటదా ఉందో ఉన్నాయో ఉంటుందో', ['exist', 'ask:closing']],
  ['ఎక్కడైనా ఎక్కడున్నా', ['anywhere']],
  ['ఎందుకు', ['ask:within', 'why']],
  [
    'ఒచ్చేద్దాం ఒచ్చేద్దామని ఒచ్చేద్దామనుకుంటున్నాం ఒచ్చేస్తున్నాం ఒచ్చేస్తున్నా ఒద్దామని ఒస్తున్నాం ఒస్తున్నా ఎళ్దాం ఎళ్దామని ఎళ్లాలి ఎళ్తున్నాం ఎళ్తున్నా',
    ['seek'],
  ],
  ['అద్దెకు అద్దెకి అద్దెకే అద్దెకుంటాం అద్దెకుందాం', ['transaction:rent']],
  ['అమ్మాలి అమ్మాలండి అమ్మాలని అమ్మాలనుకుంటున్నాం అమ్మాలనుకుంటున్నాను అమ్మాలనుకుంటున్నా అమ్మేయాలి అమ్మిపెట్టండి', ['offer:sale']],
  ['అద్దెకివ్వాలి అద్దెకిస్తాం అద్దెకిస్తాను', ['offer:rent']],
  ['ఒద్దు ఒద్దండి ఒద్దులే ఒద్దన్నా అక్కర్లేదు అక్కర్లేదులే అక్కర్లా ఎందుకులే ఉండకూడదు ఉండొద్దు', ['not:after']],
  ['అంటే అంటేనే అంటేనూ అన్నమాట అన్నది అన్నదాన్ని అనే అనుకో అనుకోండి అంతా అంత అంతటా అన్నీ అన్ని అన్నిటికీ', none],
  ['అయితే ఐతే అయితేనే ఐతేనే అయిపోయింది అయిపోతుంది అవుతుంది అవ్వాలి', none],
  ['అప్పా అమ్మా అయ్యా అన్నా అన్నో అక్కా అబ్బా అండి అండీ అంకుల్ ఓయ్', none],
  ['ఇప్పుడు ఇప్పించండి ఇప్పించు ఇవ్వండి ఇచ్చే ఇచ్చేది ఇక్కడ ఏదైనా ఏదన్నా ఏదో ఏమైనా ఏమన్నా ఒకటి ఒక్కటి ఒకటే ఒక్కటే', none],
]

/** Those that begin with a consonant and take nothing of the word before them. */
const attached: readonly (readonly [string, readonly Concept[]])[] = [
  ['కావాలి కావాలె కావాల గావాలి గావాలె గావాల కావాలండి కావాలన్నా', ['seek', 'filler']],
  ['కొనాలి కొనాలె కొందాం కొందామని', ['transaction:sale', 'seek']],
  ['లేని లేనిది లేకుండా', ['not:after']],
]

/** "Is there": behind these alone, as బాగుంది, "it is good", is a word of its own. */
const being = 'ఉంది ఉందండి ఉన్నాయి ఉన్నయి ఉన్నాయండి'.split(' ')
const beforeBeing = [...'చజటడణతదనపబమరలవశషసహళ']

/** The same behind English words in Latin letters. */
const typed: readonly (readonly [string, readonly Concept[]])[] = [
  ['enta entha ekkada enti', ['ask:within']],
  ['oddu voddu akkarledu', ['not:after']],
  ['addeki addeku', ['transaction:rent']],
]

const signs: Readonly<Record<string, string>> = {
  అ: '',
  ఆ: 'ా',
  ఇ: 'ి',
  ఈ: 'ీ',
  ఉ: 'ు',
  ఎ: 'ె',
  ఏ: 'ే',
  ఐ: 'ై',
  ఒ: 'ొ',
  ఓ: 'ో',
}

/** How words end that give up their last vowel, or the sign that they have none. */
const givenUp = ['్', 'ు', 'ి', '', 'ీ', 'ె']

/** The endings that words of the vocabulary become behind others, as they are written and, opening with their own vowel, as they sound. */
export const sandhi: readonly Ending[] = [
  ...joining.flatMap(([words, means]) => words.split(' ').flatMap((word) => joined(word, means))),
  ...being.flatMap((word) =>
    beforeBeing.flatMap((letter) =>
      ['్', 'ు', ''].map((stem) => ({
        ending: `${letter}ు${word.slice(1)}`,
        stem: letter + stem,
        means: ['is', 'filler'] as const,
      })),
    ),
  ),
  ...typed.flatMap(([words, means]) =>
    words.split(' ').flatMap((ending) => ['', 'e'].map((stem) => ({ ending, stem, means }))),
  ),
  ...attached.flatMap(([words, means]) => words.split(' ').map((ending) => ({ ending, stem: '', means }))),
]

function joined(word: string, means: readonly Concept[]): Ending[] {
  const written = `${signs[word.charAt(0)] ?? ''}${word.slice(1)}`
  return [
    ...givenUp.map((stem) => ({ ending: written, stem, means })),
    { ending: `మ${written}`, stem: 'ం', means },
    { ending: `య${written}`, stem: '', means },
    ...['', 'ు', 'ి', 'అ', 'ఎ'].map((stem) => ({ ending: word, stem, means })),
  ]
}
