/** How verbs end that say what somebody is about to do, wants to do or has been doing, behind stems in -u. */
const about = 'ുന്നു ുന്നുണ്ട് ുകയാണ് ുകയാ ുവാണ് ുവാ ുവാണേ ുകയായിരുന്നു ുന്നുണ്ടായിരുന്നു ുന്നത് ുന്നതാണ് ാൻ ാനാണ് ാനാ ണം ണമെന്നുണ്ട് ണമെന്നാണ് ാം ാമെന്നുണ്ട് ാമെന്നാണ് ുക'

/** The same behind the stem of what is done: "നോക്കിക്കൊണ്ടിരിക്കുന്നു". */
const going = 'ക്കൊണ്ടിരിക്കുന്നു ക്കൊണ്ടിരിക്കുകയാണ് ക്കൊണ്ടിരിക്കുവാ ക്കൊണ്ടിരിക്കുവാണ് ക്കൊണ്ടിരിക്കുകയായിരുന്നു'

/** Every form of wanting and being about to of a verb. @param done the stem of what is done, with its vowel */
export function formsOf(verbs: readonly (readonly [stem: string, done: string])[]): string {
  return verbs
    .flatMap(([stem, done]) => [
      ...about.split(' ').map((ending) => stem + ending),
      ...going.split(' ').map((ending) => joined(done, ending)),
    ])
    .join(', ')
}

const given = 'ത്തരാമോ ത്തരുമോ ത്തരൂ ത്തരണം ത്തരണേ ത്തരിക ത്തന്നാൽ ത്താ'

/** "കണ്ടെത്തിത്തരാമോ": asking for it to be done for oneself. @param done stems of what is done, with their vowels */
export function askedFor(done: readonly string[]): string {
  return done.flatMap((stem) => given.split(' ').map((ending) => joined(stem, ending))).join(', ')
}

/** "നോക്കിക്കൊണ്ട്", but "അന്വേഷിച്ചുകൊണ്ട്". */
function joined(done: string, ending: string): string {
  return done.endsWith('ു') ? done + ending.slice(2) : done + ending
}
