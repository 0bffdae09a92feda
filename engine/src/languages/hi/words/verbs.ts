/**
 * Verbs of what people do all day: none of them says what is sought. They are listed by their stems, since Hindi
 * builds all forms alike.
 */
const plain =
  'दौड़ भाग जाग नाच खेल हँस तोड़ माँग लौट पकड़ लड़ जीत सीख गिर चढ़ उतर पहुँच जोड़ बाँट गिन पहन फेंक बेच पढ़ लिख भेज सँभाल नहल टहल घूम तैर चिल्ल थक उबल डाँट छाप नाप तौल धकेल खींच सुलझ उलझ चमक पिघल बुझ फट टूट रुक फिसल कूद उड़ डूब बह रूठ डर सूख भीग निगल चबा निचोड़ परोस पीस छील घोल तल भून बुन रँग पोंछ झाड़ माँज समेट लपेट बाँध खोद बो सींच हाँक'
const vowel =
  'पका पढ़ा सिखा समझा कमा नहा उगा बुझा हिला हँसा रुला घुमा लौटा पहना चुरा भगा सुला छुपा गिरा बनवा करवा लगवा कटवा धुलवा तुड़वा खुलवा छुड़वा पुतवा सिलवा'
/** Past and habitual of verbs that go their own way. */
const irregular =
  'खाता खाती खाते पीता पीती पीते पिया सोता सोती सोते सोया सोई सोए धोता धोती धोते धोया धोई धोए रोता रोती रोते रोया रोई रोए बोया सीता सिला खाया खाई पी डाला डाली डाले निकला निकली निकले बैठता बैठती'

const rows = (list: string) => list.split(' ')
const each = (stems: string, endings: string) =>
  rows(stems).flatMap((stem) => rows(endings).map((ending) => stem + ending))

/** What others do or did: where one of these closes a clause, it tells and seeks nothing. */
export const tellingVerbs: string = [
  ...each(plain, 'ता'),
  ...each(plain, 'ा'),
  ...each(vowel, 'ता या'),
  ...rows(irregular),
].join(', ')

/** Women and several people do it in other forms. */
export const habitualForms: Record<string, string> = Object.fromEntries(
  [...rows(plain), ...rows(vowel)].map((stem) => [`${stem}ता`, `${stem}ती, ${stem}ते`]),
)

/** What goes on at somebody's place: "party chal rahi hai". */
export const goingOn = `(चल|बन|बज|टपक|बीत|बिक|गिर|${rows(plain).join('|')}|${rows(vowel).join('|')}) (रहा|रही|रहे)`

/** Their other forms: neither slips of other words nor names of places. */
export const verbForms: string = [
  ...each(plain, 'ना नी ने ो ूँ ूँगा ूँगी ेगा ेगी ेंगे कर ी े'),
  ...each(vowel, 'ना नी ने ओ इए ऊँ ऊँगा ऊँगी एगा एगी एँगे कर ई ए'),
].join(', ')
