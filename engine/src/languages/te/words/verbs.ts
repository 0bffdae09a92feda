/**
 * Forms that Telugu builds alike from every verb, so that a verb is listed by its stems. Persons, polite
 * closes and plurals are endings; Latin letters are read by their sound.
 */

export function each(stem: string, ends: readonly string[]): string {
  return ends.map((end) => `${stem}${end}`).join(', ')
}

/** Wants to, is about to, in order to. The stem is what stands before -ali: "కొన" of కొనాలి. */
export function wanting(stem: string): string {
  return each(stem, [
    'ాలి',
    'ాల',
    'ాలె',
    'ాలే',
    'ాలని',
    'ాలనే',
    'ాలనీ',
    'ాలంటే',
    'ాలండి',
    'ాలనుంది',
    'ాలనుకుంటున్నా',
    'ాలనుకుంటున్న',
    'ాలనుకుంటా',
    'ాలనుకున్నా',
    'ాలనుకొంటున్నా',
    'ాలనుకుంటోంది',
    'ాలనిపిస్తోంది',
    'ాలనిపిస్తుంది',
    'ాల్సి',
    'ాల్సిందే',
    'ాల్సి ఉంది',
    'వలసి ఉంది',
    'దలచా',
    'దలిచా',
    'దలచుకున్నా',
    'దలుచుకున్నా',
    'దల్చుకున్నా',
    'బోతున్నా',
    'డానికి',
    'టానికి',
    'డానికే',
    'టానికే',
    'డం',
    'టం',
    'డంపై',
    'ేందుకు',
    'ేందుకే',
    'ెటందుకు',
    'ేటందుకు',
    'ుటకు',
  ])
}

/** Let us: "కొందాం", "కొందామని". The stem is what stands before -dam: "కొం", "కొనేద్". */
export function proposing(stem: string): string {
  return each(stem, [
    'దాం',
    'దామని',
    'దామనే',
    'దామనుకుంటున్నా',
    'దామనుకుంటున్న',
    'దామనుకున్నా',
    'దామంటే',
    'దామంటున్నా',
    'దామంటోంది',
    'దామంటా',
  ])
}

/** Let us, is going to: "కొందామని", "కొంటాను". The stem is what both share: "కొం". */
export function going(stem: string): string {
  return `${proposing(stem)}, ${each(stem, ['టా', 'టాను', 'టాం', 'టాము', 'టున్నా'])}`
}

/** Can, is able to. The stem is what stands before -gala: "పెట్ట" of పెట్టగలను. */
export function able(stem: string): string {
  return each(stem, ['గలను', 'గలనండి', 'గలం', 'గలము', 'గలమండి', 'గలుగుతా', 'గలుగుతాం'])
}

/** Cannot, is not able to. The stem is what stands before -gala: "పెట్ట" of పెట్టగలను. */
export function unable(stem: string): string {
  return each(stem, ['లేను', 'లేనండి', 'లేం', 'లేము', 'లేమండి', 'లేకపోతున్నా', 'లేకపోతాం'])
}

/** Asks whether they do: "ఉంటారా". Stems parted by spaces, before the vowel sign: "ఉంట". */
export function whether(stems: string): string {
  return stems
    .split(' ')
    .map((stem) => each(stem, ['ారా', 'ారో', 'ుందా', 'ారండి', 'ున్నారా', 'ోందా', 'ామా']))
    .join(', ')
}

/** Asks somebody to do it: "చూపించగలరా", "చూపించమని". The stem is what stands before -andi: "చూపించ". */
export function asking(stem: string): string {
  return each(stem, ['గలరా', 'గలవా', 'గలరు', 'గలరేమో', 'వచ్చా', 'మని', 'మంటున్నా', 'వలసిందిగా', 'ాల్సిందిగా'])
}

/** Asks to throw it away at once, as it is written and as it is spoken: "తీసేయండి, తీసెయ్". Stems parted by spaces: "తీస". */
export function throwingAway(stems: string): string {
  return stems
    .split(' ')
    .map((stem) => each(stem, ['ేయండి', 'ెయ్యండి', 'ేయి', 'ెయ్యి', 'ేయ్', 'ెయ్', 'ేద్దాం', 'ేయాలి', 'ెయ్యాలి']))
    .join(', ')
}
