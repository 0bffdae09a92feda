/**
 * Verbs of what people do all day: none of them says what is sought. They are listed by their stems, since Punjabi
 * builds all forms alike.
 */
const plain =
  'ਦੌੜ ਭੱਜ ਜਾਗ ਨੱਚ ਖੇਡ ਤੁਰ ਤੋੜ ਟੁੱਟ ਵੱਢ ਬੀਜ ਭੇਜ ਮੰਗ ਮੋੜ ਫੜ ਲੜ ਜਿੱਤ ਸਿੱਖ ਡਿੱਗ ਚੜ੍ਹ ਉਤਰ ਲੰਘ ਪਹੁੰਚ ਜੋੜ ਵੰਡ ਗਿਣ ਪਹਿਨ ਟੰਗ ਸੁੱਟ ਚੁੱਕ ਰਿੰਨ੍ਹ ਵੇਚ ਪੜ੍ਹ ਲਿਖ ਘੁੰਮ ਤੈਰ ਉੱਡ ਥੱਕ ਉਬਾਲ ਛਾਪ ਤੋਲ ਧੱਕ ਖਿੱਚ ਚਮਕ ਸੜ ਬੁਝ ਫਟ ਰੁਕ ਤਿਲਕ ਡੁੱਬ ਰੁੱਸ ਡਰ ਸੁੱਕ ਭਿੱਜ ਨਿਗਲ ਪਰੋਸ ਪੀਸ ਛਿੱਲ ਘੋਲ ਤਲ ਭੁੰਨ ਰੰਗ ਪੂੰਝ ਝਾੜ ਮਾਂਜ ਬੰਨ੍ਹ ਪੁੱਟ ਸਿੰਜ ਹੱਕ ਕੁੱਟ ਗੁੰਨ੍ਹ ਉੱਠ ਸੰਭਾਲ'
const vowel =
  'ਪਕਾ ਪੜ੍ਹਾ ਚਲਾ ਸਿਖਾ ਸਮਝਾ ਕਮਾ ਨਹਾ ਉਗਾ ਜਲਾ ਬੁਝਾ ਹਿਲਾ ਹਸਾ ਘੁਮਾ ਚੁਰਾ ਜਗਾ ਲੁਕਾ ਖਵਾ ਬਣਵਾ ਕਰਵਾ ਲਵਾ ਲਗਵਾ ਕਟਵਾ ਧੁਆ ਤੁੜਵਾ'
/** Past and habitual of verbs that go their own way. */
const irregular =
  'ਖਾਂਦਾ ਖਾਂਦੀ ਖਾਂਦੇ ਖਾਧਾ ਖਾਧੀ ਪੀਂਦਾ ਪੀਂਦੀ ਪੀਂਦੇ ਪੀਤਾ ਪੀਤੀ ਸੌਂਦਾ ਸੌਂਦੀ ਸੌਂਦੇ ਸੁੱਤਾ ਸੁੱਤੀ ਸੁੱਤੇ ਧੋਂਦਾ ਧੋਂਦੀ ਧੋਤਾ ਧੋਤੇ ਰੋਂਦਾ ਰੋਂਦੀ ਰੋਂਦੇ ਗਾਇਆ ਬਹਿੰਦਾ ਬਹਿੰਦੇ'

const rows = (list: string) => list.split(' ')
const each = (stems: string, endings: string) =>
  rows(stems).flatMap((stem) => rows(endings).map((ending) => stem + ending))

/** What others do or did: where one of these closes a clause, it tells and seeks nothing. */
export const tellingVerbs: string = [
  ...each(plain, 'ਦਾ ਦੀ ਦੇ ਿਆ'),
  ...each(vowel, 'ਉਂਦਾ ਉਂਦੀ ਉਂਦੇ ਇਆ'),
  ...rows(irregular),
].join(', ')

/** What goes on at somebody's place: "do kothian ban rahian ne". */
export const goingOn = `(ਚੱਲ|ਬਣ|ਵੱਜ|ਚੋ|ਲੰਘ|ਵਿਕ|ਡਿੱਗ|${rows(plain).join('|')}|${rows(vowel).join('|')}) (ਰਿਹਾ|ਰਹੀ|ਰਹੇ|ਰਹੀਆਂ)`

/** Their other forms: neither slips of other words nor names of places. */
export const verbForms: string = [
  ...each(plain, 'ਨਾ ਨੀ ਨ ਣਾ ਣੀ ਣ ੋ ਾਂ ਾਂਗਾ ਾਂਗੇ ੇਗਾ ੇਗੀ ਣਗੇ ੀ ੇ ੀਆਂ ੂ'),
  ...each(vowel, 'ਉਣਾ ਉਣੀ ਉਣ ਓ ਵਾਂ ਵਾਂਗਾ ਵਾਂਗੇ ਵੇਗਾ ਵੇਗੀ ਉਣਗੇ ਈ ਏ ਊ'),
].join(', ')
