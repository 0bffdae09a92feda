const polite = 'ండి ండీ ండమ్మా రా వా గలరా వచ్చా ొచ్చా మనండి మని ాలి ాల ాలనుకుంటున్నా ాలనుంది నా'
const now = 'ారా ావా'
const together = 'ాం ామా ామండి'
const atOnce = 'ేయండి ెయ్యండి ెయ్ ేయ్ ేద్దాం ేస్తారా ి_పెట్టండి'

/**
 * The choices of a group: every form in which Telugu asks for what a verb says, told, proposed, asked whether one can,
 * wanted. First persons are left out.
 *
 * @param duty what stands before "-andi", "-ali": చేయ
 * @param doing what stands before "-ara": చేస్త
 * @param proposed what stands before "-am": చేద్ద
 * @param done what stands before "-eyandi": చేస
 */
export function asked(duty: string, doing: string, proposed: string, done: string): string {
  return [
    ...each(duty, polite),
    ...each(doing, now),
    ...each(proposed, together),
    ...each(done, atOnce),
  ].join('|')
}

/** What is to be done, and that as said by somebody: చేయాలి, చేయాలో. @param stems as the `duty` of `asked`, parted by spaces */
export function due(stems: string): string {
  return stems
    .split(' ')
    .flatMap((stem) => each(stem, 'ాలి ాలో ాల్నో ాల డం డమో'))
    .join('|')
}

function each(stems: string, endings: string): string[] {
  return stems
    .split(' ')
    .filter((stem) => stem !== '')
    .flatMap((stem) => endings.split(' ').map((ending) => `${stem}${ending.replace('_', ' ')}`))
}
