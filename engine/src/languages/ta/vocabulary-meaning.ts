import type { Vocabulary } from '../language.ts'
import { partedWith } from './parting.ts'
import {
  commanded,
  done,
  doneAway,
  finished,
  irregular,
  once,
  strong,
  underWay,
  unfinished,
  weak,
} from './verbs.ts'
import type { amenityPhrases } from './vocabulary-amenities.ts'
import type { amountPhrases } from './vocabulary-amounts.ts'
import { flatsWithout, housesWithout } from './without.ts'

type Elsewhere =
  | keyof typeof amenityPhrases
  | keyof typeof amountPhrases
  | Extract<keyof Vocabulary, `slot:${string}` | `transaction:${string}` | `property:${string}`>

/** "… or whatever it may be": endings of a phrase that leaves a choice open. */
const whateverWords =
  'இருந்தாலும்|ஆனாலும்|என்றாலும்|னாலும்|இருந்தா|வேணும்னாலும்|வேணாலும்|வேண்டுமானாலும்|வேண்டுமென்றாலும்|இருந்தாலுமே|ஆக இருந்தாலும்|ஆ இருந்தாலும்|venalum|venaalum'
const whatever = `(${whateverWords})`
const whichever =
  'எத்தன|எவ்வளோ|எவளவு|என்னவா|யாரு|எது|எதுவாக|எதுவா|எதா|என்ன|எவ்வளவு|எத்தனை|எதுவாவது|எப்படி|எந்த மாதிரி|எவ்ளோ|எதுவானதாக'
const allRightWords =
  'பரவாயில்லை|பரவாயில்ல|பரவால்ல|பரவாயில்லைங்க|பரவால்லை|ஓகே|ஓக்கே|ஓகேதான்|ஓகே தான்|சரி|சரிதான்|போதும்|சம்மதம்|ok|okay|okey|oknga'
const allRight = `(${allRightWords})`
const no = '(இல்லை|இல்ல|இல்லைங்க|இல்லங்க|கிடையாது|illa|illai|ila|ille)'
/** What is none: "no problem", "no matter". */
const matter =
  '(பிரச்சனை|பிரச்சினை|பிரச்னை|ப்ராப்ளம்|விஷயம்|மேட்டர்|கவலை|கவல|விருப்பம்|கண்டிஷன்|நிபந்தனை|கட்டுப்பாடு|வரம்பு|லிமிட்|வரையறை|தடை|பொருட்டு|டென்ஷன்|எதிர்பார்ப்பு|prachana|pirachanai|prachanai|pirachana|constraint|restriction|issue|preference|problem|matter|tension|limit|vishayam|mukkiyam)'
const matterAtAll = '(பிரச்சனையும்|பிரச்சினையும்|பிரச்சனையே|விருப்பமும்|லிமிட்டும்|நிபந்தனையும்)'
const nothingWords = 'எதுவும்|எதும்|ஏதும்|ஒன்றும்|ஒன்னும்|ஒண்ணும்|ஒன்னுமே|ஒண்ணுமே|எதுவுமே'
const nothing = `(${nothingWords})`

const toSeek = weak('தேட')
const toLookFor = strong('பார்', 'பா')
const toExpect = strong('எதிர்பார்', 'எதிர்பா')
const toWish = weak('விரும்ப')
const toIntend = strong('நினை', 'நெனை')
const toFind = strong('கண்டுபிடி', 'கண்டுபுடி')
const toRemove = weak('நீக்க')
const toTake = irregular(
  'எடுக்க எடுத்துக்க',
  'எடுத்து',
  'எடுக்கிற எடுக்குற எடுத்துக்குற',
  'எடுத்த',
  'எடுப்ப எடுத்துக்குவ',
  'எடுக்கும்',
)
/** What somebody pays where they live now. */
const toPay = irregular(
  'கட்ட கொடுக்க குடுக்க செலுத்த',
  'கட்டி கொடுத்து குடுத்து செலுத்தி',
  'கட்டுற',
  'கட்டின',
  'கட்டுவ',
  'கட்டும்',
)
/** What is said, thought or decided stands before these; they add nothing to it. */
const toSay = irregular('சொல்ல', 'சொல்லி', 'சொல்கிற சொல்லுற சொல்ற', 'சொன்ன', 'சொல்வ சொல்லுவ', 'சொல்லும்')
const toSpeak = weak('பேச')
const toChange = [...'மாத்த மாற்ற ஆக்க திருத்த உயர்த்த ஏத்த ஏற்ற கூட்ட'.split(' ').map(weak), strong('குறை', 'கொறை')]
const toTakeAway = irregular(
  'எடுக்க விட மறக்க அழிக்க',
  'எடுத்து விட்டு மறந்து அழிச்சு அழித்து',
  'எடுக்குற',
  'எடுத்த மறந்த அழிச்ச',
  'எடுப்ப',
  'எடுக்கும்',
)
const toShow = [weak('காட்ட'), strong('காமி', 'காண்பி')]
const toSell = irregular(
  'விற்க விக்க',
  'விற்று வித்து',
  'விற்கிற விக்கிற விக்குற',
  'விற்ற வித்த',
  'விற்ப விப்ப',
  'விற்கும் விக்கும்',
)
const toBuy = irregular('வாங்க', 'வாங்கி', 'வாங்குகிற வாங்குற வாங்கற வாங்க்ற', 'வாங்கின வாங்கிய வாங்குன', 'வாங்குவ', 'வாங்கும்')

const atWork = (persons: string) =>
  `(வேலை|வேல|பிசினஸ்|தொழில்|ஜாப்|velai|vela) (${'செய் செய்ற செய்யற செய்கிற பார்க்கிற பாக்குற பாக்கற பார்க்குற பண்ற பண்ணுற'
    .split(' ')
    .flatMap((stem) => persons.split(' ').map((person) => stem + person))
    .join('|')})`
const coming =
  '(வரேன்|வர்றேன்|வாறேன்|வருகிறேன்|வருவேன்|வரோம்|வர்றோம்|வாறோம்|வருகிறோம்|வருவோம்|வரணும்|வந்தா|வந்தால்|varen|varren|varom|varanum|vandha)'
const aHome =
  '(வீடு|வீட்டை|வீட்ட|வீட்டைப்|ஃபிளாட்|ஃபிளாட்டை|பிளாட்|மனை|மனையை|இடம்|இடத்தை|எடத்த|சைட்|veedu|veeta|veetta|veettai|flat|plot|idam|idatha|edatha|site|house)'
const toSee = '(பார்க்க|பாக்க|பார்க்கிறதுக்கு|பாக்குறதுக்கு|பார்ப்பதற்கு|paaka|pakka|paakka|parka|paakrathuku)'
/** "வீடு பாக்க வரோம்", "வரோம் வீடு பாக்க": a visit. */
const comingToSee = `${aHome} ${toSee} ${coming}, ${coming} ${aHome} ${toSee}`

const askingToSee = `${aHome} ${toSee} (வரலாமா|வரட்டுமா|வரட்டா|வர முடியுமா)`

export const meaningPhrases: Omit<Vocabulary, Elsewhere> = {
  'not:before': 'எந்த (ஒரு|) வசதியும்',
  'not:after': `
    (வரைக்கும்|வரை|வர|varaikum|varai) (போக|வர|poga) (முடியாது|முடியாதுங்க|வேண்டாம்|வேணாம்|கஷ்டம்|mudiyadhu|mudiyathu|vendam),
    [எடுக்குற|எடுக்கற|போற|வாங்குற] (எண்ணத்தை|எண்ணத்த|ஐடியாவை|ஐடியாவ|பிளானை|பிளான|யோசனையை) (விட்டுட்டோம்|விட்டுட்டேன்|விட்டாச்சு|கைவிட்டோம்|கைவிட்டுட்டோம்|மாத்திட்டோம்|மாத்திக்கிட்டோம்),
    வேண்டவே (வேண்டாம்|வேணாம்|வேண்டாங்க), வேணவே (வேணாம்|வேண்டாம்),
    (thevai|theva|தேவை) (padadhu|படாது|படல|படவில்லை|இருக்காது), தேவையிருக்காது,
    (இல்லனா|இல்லன்னா|இல்லைன்னா|இல்லாட்டி|இல்லைனா) ${allRight}, பத்தாது, பத்தல, பத்தலை, பத்தலைங்க, பத்தாதுங்க, பத்தாதே, போதலை, போதவில்லை, போதாதுங்க, போதாது, போதல, போதாதே, pathathu, pathala, podhathu,
    வேண்டாம், வேணாங்க, வேண்டாங்க, வேணாமே, வேண்டாமே, வேணாம்ங்க, தேவையில்லைங்க, பிடிக்கவில்லை, புடிக்கல, இல்லைங்க, இல்லங்க, தேவையில்லங்க, வேண்டா, வேண்டாம்னு, தேவையில்லை, தேவை இல்லை, தேவையே இல்லை, தேவைப்படாது, தேவைப்படல, தேவையில்லாத, வேண்டியதில்ல, வேண்டியதில்லைங்க, வேண்டியதே இல்லை, வேண்டியது இல்லை, கட்டாயமில்ல, vendiyathilla, vendiyadhilla, vendiyathillai, அவசியமில்லை, அவசியம் இல்லை, அவசியமில்ல, வேண்டியதில்லை, வேண்டிய அவசியம் இல்லை, வேண்டிய அவசியமில்லை, இல்லாமல், இல்லாம, இல்லாத, இல்லாமலே, இல்லாதது, இல்லை, அல்ல, கூடாது, இருக்கக்கூடாது, (இருக்க|இருக்கா) கூடாது, இருக்க வேண்டாம், பிடிக்கல, (இல்லன்னாலும்|இல்லைன்னாலும்|இல்லனாலும்|இல்லைனாலும்|இல்லாவிட்டாலும்|இல்லாட்டியும்|இல்லாட்டாலும்|இல்லேன்னாலும்|இல்லை என்றாலும்|இல்லைனா கூட|இல்லனா கூட|இல்லன்னா கூட|இல்லைன்னா கூட|இல்லாம இருந்தாலும்) [கூட] ${allRight}, வேண்டுமென்று இல்லை, தேவைனு இல்ல, இல்லன்னாலும், இல்லைன்னாலும், இல்லனாலும், இல்லாவிட்டாலும், இல்லாட்டியும், இல்லேன்னாலும், illanalum, illainalum, illatiyum, (வேணும்னு|இருக்கணும்னு|வேண்டும் என்று|இருக்க வேண்டும் என்று) (கட்டாயம்|அவசியம்|நிர்பந்தம்|கட்டாயமோ) (இல்லை|இல்ல), (இருக்கணும்னு|வேணும்னு) (கட்டாயமில்லை|அவசியமில்லை|இல்லை|இல்ல), வேண்டும் என்று இல்லை, (must|மஸ்ட்|compulsory|கம்பல்சரி) (இல்ல|இல்லை), optional, ஆப்ஷனல், கட்டாயம் இல்லை, கட்டாயமில்லை
    (பதில்|பதிலா|பதிலாக|பதிலுக்கு|பதிலாக இனி), க்கு (பதில்|பதிலா|பதிலாக), தவிர, தவிர்த்து, விட்டுட்டு, விட்டு, முடியாது, முடியல, மாட்டேன், மாட்டோம், கட்டுப்படியாகாது
    vendam, vendaam, venda, venam, venaam, vena, venaa, vendanga, venanga, vendamnga, thevaiyilla, thevailla, thevaiyillai, theva illa, thevapadathu, illama, illamal, illaama, illaamal, illatha, illaadha, illadha, illa, illai, illenga, ila, koodathu, koodadhu, kudathu, badhil, badhila, bathila, bathil, badhilaga, ku badhila, ku bathila, pidikala, pudikala, no need, vendave vendam, (illanalum|illainalum|illatiyum|illattiyum|illanaalum|illa naalum) (paravalla|paravaillai|paravayilla|paravala|paravaillla|parava illa|ok|okay), tavira, thavira, vitutu, vittutu, mudiyathu, mudiyadhu, mudiyala, maaten, matten
  `,
  remove: '',
  'remove:after': `
    (பத்தி|பற்றி|pathi) (சொன்னதை|சொன்னத|sonnatha|sonnadhai) (மறந்துடுங்க|மறந்துருங்க|மறந்துவிடுங்கள்|விட்டுடுங்க|விடுங்க|maranthudunga|vidunga), ${once(unfinished(toRemove), commanded(toRemove))}, ${doneAway(weak('தூக்க'))}, ${doneAway(toTakeAway)}, நீக்கிவிட்டு, நீக்கிட்டு, நீக்கி விட்டு,
    நீக்கி விடுங்கள், எடுத்து விடுங்கள், எடுத்துட்டு, தூக்குங்க, விட்டு விடுங்கள், விடுங்க, மறந்து விடுங்கள், கேன்சல், கேன்சல் பண்ணுங்க, கேன்சல் பண்ணிடுங்க, ரத்து செய், ரத்து பண்ணுங்க, ரிமூவ் பண்ணுங்க, ரிமூவ் பண்ணிடுங்க, டெலிட் பண்ணுங்க, கழிச்சிடுங்க, கணக்குல (எடுக்காதீங்க|எடுக்காதீர்கள்|எடுக்க வேண்டாம்), பார்க்காதீங்க, காட்டாதீங்க, காட்டாதீர்கள், காட்ட வேண்டாம், காமிக்காதீங்க
    neeku, neekku, neekunga, neekidunga, neekidu, eduthudu, eduthudunga, eduthurunga, eduthuru, eduthidunga, eduthu vidunga, thookidu, thookidunga, thookirunga, vitudu, vitudunga, vittudunga, vitrunga, vitruga, marandhudunga, maranthudunga, marandhudu, (remove|delete|cancel|drop|clear|ignore) (pannu|pannunga|pannidunga|pannidu|panniru|pannirunga|panunga|seinga|seyyunga|pannita podhum), kaatathinga, kaattadhinga, kaata vendam, kaata venam
  `,
  'than:after': 'விட, விடவும், காட்டிலும், vida, vidavum, kattilum, kaattilum',
  'instead-of': '',
  correct: `
    total [ah|ஆ], டோட்டல், டோட்டலா,
    (னு|ன்னு|nu|என்று) (கேட்டா|கேட்டால்), கேட்டா, கேட்டீங்கன்னா,
    (ஆனா|ஆனால்|but) (இப்ப|இப்போ|இப்போது|இனி|ippo|ippa),
    (நான்|நாங்க|naan|nan|naanga) (சொன்னது|கேட்டது),
    மொத்தம், மொத்தமா, மொத்தத்துல, motham, mothama,
    மன்னிக்கவும், மன்னிக்கணும், மன்னிச்சிடுங்க, மன்னிச்சுக்கோங்க, ஸாரி, சாரி, சாரிங்க, அதாவது, தப்பா சொல்லிட்டேன், தப்பா டைப் பண்ணிட்டேன், தவறாக சொல்லிட்டேன், தவறாக சொல்லிவிட்டேன், மனசு மாறிடுச்சு, மனசு மாறிட்டேன், மனம் மாறிவிட்டது, முடிவை மாத்திட்டேன், இல்ல இல்ல, இல்லை இல்லை, மாத்தி சொல்றேன், ஆக்சுவலா, உண்மையில், உண்மையில, சொல்ல வந்தது, சொன்னது தப்பு, யோசிச்சு பார்த்தா, இல்ல சாரி
    sorry nga, saari, manasu maaridichu, illa illa, actuallya, adhavadhu, athavathu, yosichu patha
  `,
  'correct:after': `
    (ஃப்ளாட்|ஃபிளாட்|பிளாட்|flat) [(ஒன்னு|மட்டும்|ஒண்ணு|onnu|mattum)] (போதும்|podhum|pothum),
    (வீடு|வீடே|veedu) [(ஒன்னு|மட்டும்|ஒண்ணு|onnu|mattum)] (போதும்|podhum|pothum),
    இருக்கட்டும், irukattum, irukkattum, போதும், போதுமே, pothum, podhum, ${toChange.map(commanded).join(', ')},
    மாத்த முடியுமா, மாத்தி, மாத்துறேன், மாத்திக்கிறேன், மாற்றி விடுங்கள், மாற்ற வேண்டும், மாற்ற முடியுமா, மாற்றி, மாற்றுகிறேன், அதிகரிக்கவும், அதிகரிக்கலாம், அதிகரியுங்கள், குறையுங்கள், குறைங்க, கொறைங்க, சேஞ்ச் பண்ணு, சேஞ்ச் பண்ணுங்க, சேஞ்ச் பண்ணிடுங்க, அப்டேட் பண்ணு, அப்டேட் பண்ணுங்க, வச்சுக்கோங்க, வச்சுக்கங்க, வெச்சுக்கோங்க, வைத்துக்கொள்ளுங்கள், வச்சுக்கலாம், வெச்சுக்கலாம், பண்ணிடுங்க, பண்ணிக்கலாம், என்று மாற்றவும்
    maathu, mathu, maathunga, mathunga, mathidunga, maathidunga, mathirunga, maathirunga, mathikonga, maathikonga, maathikalam, mathalam, maathalam, mathanum, maathanum, maatru, matravum, maatravum, matrunga, aakku, aakunga, aakkunga, aakidunga, uyarthu, uyarthunga, yethunga, ethunga, ethikalam, yethikalam, kootunga, koottunga, kootikalam, koraichukonga, koraikkalam, koraikalam, kuraikkavum, kuraikalam, (change|update|increase|reduce|modify|edit|raise) (pannu|pannunga|pannidunga|pannidu|pannalam|panniduga|panunga|pannanum|seinga|pannikonga|pannirunga|seyyunga|pannikalam), vachukonga, vachukalam, vechukonga, vechikonga, vachikonga, vechukalam
  `,
  'change:after':
    'மாத்தணும், மாத்தனும், மாத்தோணும், மாற்ற வேண்டும், மாற்றணும், mathanum, maathanum, maathonum, matranum, change pannanum',

  any: 'எந்த, எந்தவொரு, எந்த ஒரு, ஏதாவது, ஏதேனும், எதாவது, ஏதாச்சும், எதாச்சும், எதுவும், எது, எதுவா, எல்லா, எல்லாமே, எல்லாம், எதையும், எவ்வளவு, entha, endha, yedhavadhu, yethavathu, yedhavathu, edhavathu, ethavadhu, edhavadhu, ethavathu, ethachum, edhachum, edhuvum, ethuvum, ella, ellam, ethu, edhu, edhuva, ethuva',
  'all-the-same': `
    எது வேணா, எதுவேணா,
    ^(தவிர்|தவிர்க்கவும்|தவிர்த்துவிடு)$,
    அதிகமானாலும், ஜாஸ்தியானாலும், கூடுதலானாலும்,
    (ன்னு|னு|என்று|nu) [இன்னும்|இதுவரை|innum] (முடிவு பண்ணல|முடிவு பண்ணலை|முடிவு பண்ணவில்லை|முடிவாகல|தெரியல|mudivu pannala|theriyala)$,
    (விலை|வெலை|ரேட்|ரேட்டு|காசு|பணம்|rate|price) [கொஞ்சம்] (கூட|கூடவே|கூடுதலா|அதிகமா|ஜாஸ்தியா|ஜாஸ்தி|kooda) (கொடுக்கலாம்|குடுக்கலாம்|தரலாம்|கொடுப்போம்|குடுப்போம்|தருவோம்|தர ரெடி|கொடுக்க தயார்), (விலை|வெலை|ரேட்|ரேட்டு|பட்ஜெட்|rate|price|vilai|budget) [கொஞ்சம்|konjam] (அதிகமா|அதிகம்|ஜாஸ்தியா|ஜாஸ்தி|கூட|கூடுதலா|கூடினாலும்|jasthi|jasthiya|adhigama|kooda) (இருந்தாலும்|ஆனாலும்|irundhalum|irunthalum|aanalum) (பரவாயில்ல|பரவாயில்லை|பரவால்ல|ஓகே|சரி|paravalla|paravala|ok),
    பரவாயில்லை, பரவாயில்ல, பரவால்ல, பரவால்லை, பரவாயில்லைங்க, பரவாயில்லங்க, பரவா இல்ல, பரவா இல்லை, paravalla, paravala, paravailla, paravaillai, paravayilla, paravayillai, paravaayillai, paravailai, paravalai, paravalanga, paravallanga
    (${whichever}) ${whatever}, ${whateverWords.replaceAll('|இருந்தா|', '|').replaceAll('|', ', ')}, எதுவானாலும், எதாயிருந்தாலும், எதுனாலும், எதுனா, ஏதுனா, ஏதா இருந்தாலும், எப்படியிருந்தாலும், எப்படினாலும், எவ்வளவுனாலும், எத்தனைனாலும், nalum, naalum, analum, aanalum, aanaalum, இருப்பினும், ஆயினும், எதுவாக இருப்பினும், எங்கு இருப்பினும், ethuna, edhuna, yethuna, ethunalum, edhunalum, edhunaalum, evlonalum, irundhalum, irunthalum, irundhaalum, irundhaa ok
    எது (கிடைச்சாலும்|கிடைத்தாலும்|கெடச்சாலும்|வந்தாலும்|இருக்கோ|கிடைக்குதோ|சரியோ|நல்லதோ|வசதியோ), கிடைச்சாலும், கிடைத்தாலும், வந்தாலும், கெடச்சாலும், kedachalum, kidaichalum, kidaithalum
    (எது|எதுவும்|எதுவாவது|ஏதாவது|எதாவது|எல்லாம்|எல்லாமே|ரெண்டும்|இரண்டும்|ரெண்டுமே|இரண்டுமே|மூணும்|மூன்றும்|ரெண்டுல எதுவும்|இரண்டில் எதுவும்|ரெண்டுல எது|இரண்டில் எது|ethum|ella|rendula ethu) ${allRight}, (ஏதாவது|எதாவது) (ஒன்னு|ஒன்று|ஒண்ணு), (ரெண்டும்|இரண்டும்|ரெண்டுமே|இரண்டுமே|எல்லாமே|எல்லாம்) (பார்க்கலாம்|பாக்கலாம்|பாருங்க|பாருங்கள்|காட்டுங்க|காட்டுங்கள்|காட்டு|தான்), எதையாவது (காட்டுங்க|காட்டு|சொல்லுங்க|குடுங்க), ரெண்டுல எது ${whatever}, இரண்டில் எது ${whatever}, ரெண்டுல எதுனாலும்
    (முழுவதும்|முழுசா|fulla) ok, அனைத்தும் ${allRight}
    முக்கியமில்லை, முக்கியம் ${no}, முக்கியமில்ல, [ஒரு] ${matter} ${no}, [ஒரு] ${matterAtAll} ${no}, பிரச்சனையில்லை, பிரச்சினையில்லை, கவலையில்லை, விருப்பமில்லை, ஒரு விஷயமே இல்ல, மேட்டரே இல்ல, பொருட்டல்ல, ஒரு பொருட்டல்ல, பொருட்டே இல்ல, தடையில்லை, வரம்பில்லை, கட்டுப்பாடில்லை
    [பத்தி|பற்றி] (கவலைப்படாதீங்க|கவலைப்பட வேண்டாம்|கவலை வேண்டாம்|கவலை வேணாம்|கவல வேணாம்|கவலைப்படாதீர்கள்|யோசிக்காதீங்க), kavalapadatheenga, kavala padatheenga, kavala padathinga
    (தனி|குறிப்பிட்ட|எந்த|பெரிய) (விருப்பமும்|விருப்பம்|பிரச்சனையும்|கண்டிஷனும்|நிபந்தனையும்|வரம்பும்|கட்டுப்பாடும்|எதிர்பார்ப்பும்|வசதியும்|வசதி) (இல்லை|இல்ல|வேண்டாம்|வேணாம்|தேவையில்லை|தேவை இல்லை|கிடையாது)
    [இன்னும்|innum] (fix|decide|முடிவு|mudivu) (pannala|aagala|பண்ணல|ஆகல|செய்யல|செய்யவில்லை|எடுக்கல|எடுக்கவில்லை), இன்னும் (யோசிக்கல|தெரியல|முடிவாகல), தெரியல, தெரியவில்லை, தெரியலை, தெரியலங்க, தெரியாது, சரியா தெரியல, theriyala, theriyalai, theriyalanga, teriyala, theriyale, theriyathu, theriyadhu
    (உங்க|உங்கள்|தங்கள்) (இஷ்டம்|விருப்பம்|சாய்ஸ்|முடிவு|சஜஷன்|வசதி|choice|suggestion), (நீங்கள்|நீங்க|தாங்கள்) (விரும்பியபடி|விரும்புற மாதிரி|விரும்பினபடி|சொல்றபடி|சொன்னா சரி|சொல்றது சரி|பாத்து சொல்லுங்க|பார்த்து சொல்லுங்க|பாத்து செய்யுங்க|பாத்து காட்டுங்க), நீங்களே (சொல்லுங்க|பாருங்க|பார்த்துக்கோங்க|முடிவு பண்ணுங்க|தேர்ந்தெடுங்க|சூஸ் பண்ணுங்க), உங்களுக்கு (தெரிஞ்ச|நல்லதுனு பட்ட|சரின்னு படுற) (மாதிரி|படி), (உங்களுக்கு) எது [நல்லதுன்னு|சரின்னு] படுதோ
    ஸ்கிப், (ஸ்கிப்|skip) (பண்ணு|பண்ணுங்க|பண்ணலாம்|pannu|pannunga|pannalam), அடுத்த கேள்வி, அடுத்தது, தவிர்க்கவும், (அப்புறம்|அப்பறம்|பிறகு|apram|appuram) (சொல்றேன்|சொல்கிறேன்)
    ${nothing} [குறிப்பாக|குறிப்பா|ஸ்பெஷலா] (எதிர்பார்க்கவில்லை|எதிர்பார்க்கல|கேக்கல|கேட்கவில்லை|தேவைப்படல|தேவைப்படவில்லை|தேவைப்படாது), ${nothing} (வேண்டாம்|வேணாம்|தேவையில்லை|தேவையில்ல|தேவை இல்லை|தேவை இல்ல|தேவல|அவசியமில்லை|அவசியம் இல்லை|முக்கியமில்லை|வேணாங்க|வேண்டாங்க), [அப்படி] ${nothing} ${no}, ${nothing} [special|specific|ஸ்பெஷல்|ஸ்பெஷலா|குறிப்பா|specialla|specialah|speciala|perusa|பெருசா|பெரிசா|அப்படி|apdi] [ah] (வேணாம்|இல்ல|வேண்டாம்|இல்லை|illa|illai|தேவையில்லை|தேவையில்ல|தேவை இல்லை|தேவை இல்ல|thevai illa|thevaiyilla|theva illa), (specific|special|particular|குறிப்பா|ஸ்பெஷலா) ${no}, ஒன்றுமில்லை, ஒண்ணுமில்ல, ஒன்னுமில்ல, ஒன்னுமில்லை, onnumilla, onnumillai, (அதெல்லாம்|இதெல்லாம்|extra lam) (வேணாம்|வேண்டாம்|தேவையில்லை|தேவை இல்லை|தேவையில்ல|தேவை இல்ல), எந்த (வசதியும்|வசதி) (வேண்டாம்|வேணாம்|தேவையில்லை|இல்லை)
    [ஒரு] (ஐடியா|ஐடியாவும்|ஐடியாவே|எண்ணமும்) ${no}, யாரா இருந்தாலும், இருந்தா என்ன, (ஓபன்|open) (ah|aa) (இருக்கேன்|iruken)
  `,
  indifferent: `
    (இருந்தாலும்|irunthalum|irundhalum|irundhaalum) (இல்லாட்டாலும்|இல்லாட்டியும்|இல்லன்னாலும்|இல்லைன்னாலும்|இல்லனாலும்|இல்லாவிட்டாலும்|illatiyum|illanalum|illainalum) (ஒண்ணுதான்|ஒன்னுதான்|ஒன்றுதான்|ஒண்ணு தான்|ஒன்னு தான்|onnu than), (இருந்தாலும்|இருந்தா|irunthalum|irundhalum|irundhaalum|irundha|iruntha) (${allRightWords}|sari|seri|nallathu|நல்லது) (இல்லனாலும்|இல்லன்னாலும்|இல்லைன்னாலும்|இல்லாட்டியும்|இல்லாவிட்டாலும்|இல்லாட்டாலும்|இல்லனா|இல்லன்னா|இல்லைன்னா|illanalum|illanaalum|illainalum|illatiyum|illana|illanna) (${allRightWords}|sari|seri|paravalla|paravala|paravailla),
    இருந்தா (நல்லது|நல்லா இருக்கும்|ஓகே) இல்லன்னா பரவாயில்லை, இருந்தாலும் இல்லாட்டியும் ${allRight}, இருந்தாலும் (இல்லனாலும்|இல்லைன்னாலும்|இல்லாவிட்டாலும்|இல்லன்னாலும்) ${allRight}, முக்கியமில்லை, முக்கியம் இல்ல, முக்கியம் இல்லை, mukkiyam illa
  `,
  anywhere: `
    (எங்க|எங்கே|எங்கு|enga|enge) (கிடைச்சாலும்|கெடச்சாலும்|கிடைத்தாலும்|kidaichalum|kedachalum), (எங்க|எங்கே|எங்கு|enga|enge) (இருந்தா|இருந்தால்|iruntha|irundha) (என்ன|enna), எங்கேயாவது, எங்கயாவது, எங்காவது, (எங்க|எங்கே|எங்கு) ${whatever}, எங்கேனாலும், எங்கனாலும், எங்கையாவது, எங்கேன்னாலும், எங்கிருந்தாலும், எங்க வேணும்னாலும், எங்கு வேண்டுமானாலும், எந்த (இடமும்|இடமா|இடமாக|இடத்துல|இடத்தில்) [${whateverWords}], எந்த இடமா இருந்தாலும், எந்த இடமானாலும், எந்த இடம்னாலும், எந்த மூலையில், எல்லா (ஏரியாவும்|இடமும்|பகுதியும்)
    எங்கயாச்சும், எங்கேயும், எங்கயும், எங்க வேணாலும், engayachum, engayaachum, engayavadhu, engayavathu, enganalum, engayum, endha idam irundhalum, entha idam irunthalum, entha edama irundhalum, engeyavathu
  `,

  ask: '',
  'ask:polar': '',
  'ask:biggest':
    '(எது|எந்த வீடு|எந்த ஃபிளாட்|ethu|edhu|entha veedu|entha flat) [ரொம்ப|மிக|romba] (பெரியது|பெரிசு|பெருசு|periyathu|perusu)',
  'ask:size':
    '(எவ்வளவு|எவ்ளோ|எவ்ளவு|evlo|evalavu|evvalavu) (பெரியது|பெரிசு|பெருசு|பெரிய|பெருசா|பெரிசா|periyathu|perusu|periya)',
  'ask:price': 'என்ன விலை,',
  'ask:where':
    '(எங்க|எங்கே|எங்கு|enga) (இருக்காரு|இருக்காங்க|irukar|irukaru|irukanga|இருக்கு|இருக்குது|இருக்கிறது|irukku|iruku)',
  'ask:within': `
    எது (சீப்|cheap|மலிவு|கம்மி),
    அதெப்படி,
    (டெபாசிட்|அட்வான்ஸ்|மெயின்டனன்ஸ்|deposit|advance|maintenance) (எவ்வளவு|எவ்ளோ|எவ்ளவு|evlo|evalavu|evvalavu),
    என்னாச்சு, என்னாச்சுங்க, என்ன ஆச்சு, ennachu,
    (ரயில்|ட்ரெயின்|டிரெயின்|பஸ்|பேருந்து|விமானம்|ஃப்ளைட்|பிளைட்|train|bus|flight) (எப்போது|எப்போ|எப்ப|எத்தனை மணிக்கு|எத்தன மணிக்கு|eppo|ethana manikku|ethana maniku),
    (எவ்வளவு|எவ்ளோ|evlo) (உயரும்|கூடும்|ஏறும்|ஆகும்|வரும்|குறையும்|செலவாகும்|கட்டணும்|கொடுக்கணும்|aagum|varum),
    என்ன (பண்ணணும்|செய்யணும்|செய்ய வேண்டும்|பண்ண வேண்டும்), enna (pannanum|seiyanum),     எவ்வளவு, எவ்ளோ, எவ்வளோ, எம்புட்டு, எத்தனை, எத்தன, என்ன, என்னது, என்னங்க, எங்கே, எங்க$, எங்க (இருக்கு|இருக்கிறது|உள்ளது|இருக்காரு|இருக்காங்க|கிடைக்கும்|பார்க்கலாம்|பாக்கலாம்|போகணும்|வரணும்|வருது|வரும்|இருக்கும்), எங்கு, எங்குள்ளது, எப்போது, எப்போ, எப்ப, எப்பொழுது, எப்படி, யார், யாரு, யாருடைய, யாரோட, எது, எந்த, எந்தெந்த, எதுல, எதனால், ஏன், எவ்வளவு தூரம், எவ்ளோ தூரம், எத்தனாவது, எப்படிப்பட்ட, எப்படிப்பட்டவர், எப்படிப்பட்டது, எவ்வாறான, என்னென்ன, என்னன்ன, எந்த மாதிரி, எவ்வாறு, எதுக்கு, எதற்கு
    evlo, evalavu, evvalavu, evlavu, yevlo, yevalavu, ethana, ethanai, ethane, enna, ennanga, enga$, enga (iruku|irukku|ullathu|irukaru|irukanga|kidaikum|pakalam|paakalam|poganum|varanum|varuthu|varum|irukum), enge, engu, yenga$, yenga (iruku|irukku), eppo, eppa, yeppo, eppadi, epdi, yepdi, yaar, yaru, yaaru, yaarudaya, ethu, edhu, entha, endha, yean, yen, ethanavathu, ennenna, ethuku, edhuku
  `,
  'ask:closing': `ஏதாவது (இருக்கா|கிடைக்குமா|உண்டா|தேறுமா), 
    குடுப்பிங்களா, அனுப்புவீங்களா, பண்றீங்களா, கேக்குறீங்களா, தர்றீங்களா, வந்ததா,
    போயிடுச்சா, வித்துருச்சா, எடுத்துட்டாங்களா,
    (வீட்ட|வீட்டை) [நேர்ல] (காட்ட|காமிக்க) முடியுமா,
    பேசலாம்ல$, பேசலாமில்ல$, இருக்கும்ல$, முடியும்ல$, கிடைக்கும்ல$, குறையும்ல$, குறைக்கலாம்ல$, வரும்ல$, பண்ணலாம்ல$, போகலாம்ல$, இருக்காமே$, வருமாமே$, நிக்குமாமே$,
    (கட்டடமா|கட்டிடமா|பில்டிங்கா|பழையதா|பழசா)$,
    ${askingToSee},
    (காட்டுன|காட்டின|காட்டிய|காமிச்ச|பாத்த|பார்த்த|சொன்ன|paatha|sonna) (வீடு|ஃபிளாட்|ஃப்ளாட்|பிளாட்|இடம்|மனை|veedu|flat|idam|plot) (இன்னும்|இப்பவும்|innum) (இருக்கா|இருக்குதா|irukka|iruka|irukutha),
    முடியாதா, முடியாதாங்க, கிடைக்காதா, கெடைக்காதா, வராதா, ஆகாதா, தர மாட்டீங்களா, தரமாட்டீங்களா, குடுக்க மாட்டீங்களா, குடுக்க மாட்டாங்களா, mudiyadha, mudiyaadha, mudiyatha, kidaikadha, kidaikatha, kedaikadha, varadha, aagadha, tharamattingala,
    (கட்டுன|கட்டின|கட்டிய|கட்டினா|பாத்த|பார்த்த|காட்டுன|காட்டின|காட்டிய|இருக்குற|இருக்கிற|வாங்குன|வாங்கின|விக்கிற|விற்கிற) (வீடா|வீடாங்க|ஃபிளாட்டா|ஃப்ளாட்டா|பிளாட்டா|இடமா|மனையா|பில்டிங்கா|கட்டிடமா)$, (தண்ணியா|தண்ணீரா|வாட்டரா)$,
    (குள்ள|உள்ள|க்குள்ள|குள்ளே|வரைக்கும்|வரை|kulla|kkulla|varai|varaikum) (முடியுமா|செட் ஆகுமா|அமையுமா|அமையுங்களா|வருமா|mudiyuma|set aaguma|set aguma|varuma),
    (வந்து|போய்|நேர்ல|நேரில்|நேர்ல வந்து|vandhu|vanthu|poi|nerla|nerla vandhu) (பாக்கலாமா|பார்க்கலாமா|பாக்க முடியுமா|பார்க்க முடியுமா|பாக்கட்டுமா|பார்க்கட்டுமா|paakalama|pakalama|paakkalama|parkalama|paaka mudiyuma|paka mudiyuma),
    ஏற்பாடு (செய்ய|பண்ண) (இயலுமா|முடியுமா), (காட்ட|காண்பிக்க|தேட|கண்டுபிடிக்க|பார்க்க) இயலுமா,
    வரட்டுமா, வரட்டா, போகட்டுமா, பண்ணட்டுமா, செய்யட்டுமா, சொல்லட்டுமா, எடுக்கட்டுமா, கொடுக்கட்டுமா, அனுப்பட்டுமா, கேக்கட்டுமா, பேசட்டுமா, varatuma, varattuma, varatta, varata,
    இருக்காங்களா, இருக்காரா, இருக்கானா, இருக்காளா, irukangala, irukaangala, irukaaraa,
    இயலுமா, இயலுங்களா, பேச முடியுமா, பேசலாமா, pesalama,
    (கொடுக்கணுமா|குடுக்கணுமா|தரணுமா|கட்டணுமா|எடுப்பீங்களா|வாங்குவீங்களா|கேப்பீங்களா|போடணுமா|செய்யணுமா|பண்ணணுமா|இலவசமா),
    இருக்கா, இருக்கிறதா, இருக்கின்றதா, இருக்குதா, இருக்குமா, இருக்குங்களா, இருக்கிறார்களா, இருந்தா சொல்லுங்க, உண்டா, உள்ளதா, உள்ளனவா, கிடைக்குமா, கிடைக்குதா, கிடைக்கிறதா, கிடைக்குங்களா, கிடைக்குமாங்க, கிடைச்சுடுமா, வருமா, வருதா, வந்துருமா, முடியுமா, முடியுங்களா, ஆகுமா, ஆகிடுமா, ஆகுதா, இல்லையா, இல்லயா, இல்லியா, போலாமா, போகலாமா, பார்க்கலாமா, பாக்கலாமா, வரலாமா, எடுக்கலாமா, செய்யலாமா, பண்ணலாமா, கொடுப்பீங்களா, கொடுப்பாங்களா, குடுப்பாங்களா, குடுப்பீங்களா, தருவீர்களா, தருவாங்களா, தருவீங்களா, விடுவாங்களா, விடுவீங்களா, சொல்லமுடியுமா, சொல்வீங்களா, சொல்லுவீங்களா, வாங்கலாமா, அனுமதிப்பாங்களா, அனுமதி உண்டா, அலவ்டா, அலவ் பண்ணுவாங்களா, சரியா$, நல்லதா$, நல்லா இருக்குமா, பக்கமா$, தூரமா$, கிட்டயா$, பாதுகாப்பானதா$, புதுசா$, பழசா$, வேணுமா, வேண்டுமா, தேவையா, தெரியுமா, ஒத்துப்பாங்களா, செய்வீங்களா, செய்வாங்களா, பண்ணுவீங்களா, பண்ணுவாங்களா, குறைப்பாங்களா, குறையுமா, ஆச்சா, முடிஞ்சுதா, ஃபிரீயா$, சேர்த்தா$, சேருமா, உண்மையா$, அதிகமா இருக்குமா, பார்க்க முடியுமா, போதுமா, ரெடியா$, இருப்பாங்களா, கிடையாதா
    irukka, iruka, irukkaa, irukkutha, irukuma, irukkuma, irukumaa, irukkiratha, irukkudha, irukutha, unda, undaa, kidaikkuma, kidaikuma, kedaikuma, kedaikkuma, kidaikutha, kedaikutha, kidaikkumaa, varuma, mudiyuma, mudiyumaa, aaguma, illaya, illaiya, illiya, polama, pogalama, pakalama, paakalama, paakkalama, parkalama, varalama, kudupangala, kudupingala, tharuvangala, tharuveengala, viduvangala, allowed ah$, allowed aa$, allowedaa, allow pannuvangala, allow panuvangala, available ah$, available aa$, availabla, negotiable ah$, negotiable aa$, included ah$, nearby ah$, near ah$, safe ah$, safea, free ah$, ready ah$, sariya$, pakkama$, dhoorama$, dooram ah$, dooramaa, venuma, venumaa, vendumaa, vendum ah$, theriyuma, koraipangala, kuraipangala, koraikka mudiyuma, correct ah$, pannuvangala, pannuvingala, pannuveengala, (pets|pet|dogs|dog|cats) allowed (ah|aa)
, வாடகைக்கா$, விற்பனைக்கா$, விலைக்கா$, வாடகையா$, vadagaikka$, vadagaiya$, vilaikka$, ah$, aa$, ஆ$, யா$, aaa$, thana$, thaana$, தானா$, தானே$, illaiya$, ullatha, ulladha
  `,
  'ask-about': `
    (photo|photos|pics|போட்டோ|ஃபோட்டோ|வீடியோ|video) (ஒன்னு|ஒண்ணு|கொஞ்சம்|எல்லாம்|ரெண்டு) (அனுப்புங்க|காட்டுங்க|போடுங்க|குடுங்க|விடுங்க),
    (details|detail|விவரம்|விவரங்கள்|டீடெயில்ஸ்) (இன்னும்|கொஞ்சம்|கூடுதலா|எல்லாம்) (குடுங்க|கொடுங்க|சொல்லுங்க|அனுப்புங்க|வேணும்),
    (offer|ஆஃபர்|ஆபர்|discount|டிஸ்கவுண்ட்|தள்ளுபடி) (இருக்கா|உண்டா|கிடைக்குமா|iruka|irukka|kidaikuma), [ரேட்ல|rate la|விலைல] [ஏதாவது|edhavadhu] (offer|ஆஃபர்|ஆபர்|discount|டிஸ்கவுண்ட்|தள்ளுபடி) (இருக்கா|உண்டா|கிடைக்குமா|iruka|irukka|kidaikuma),
    (na|naa|ன்னா|னா) (enna|என்ன)$, (na|naa|ன்னா|னா) (enna|என்ன) (ங்க|nga|அர்த்தம்|meaning),
    (photo|photos|address|map|location|brochure|plan|layout|video|pics|owner details|contact details) (venum|vendum|thevai|anupunga|anuppunga|anupu|kudunga|thaanga|iruntha anupunga), (போட்டோ|ஃபோட்டோ|லொகேஷன்|மேப்|வரைபடம்|பிளான்|அட்ரஸ்|முகவரி|புகைப்படம்|புகைப்படங்கள்|படங்கள்|வீடியோ) (வேணும்|வேண்டும்|தேவை|அனுப்புங்க|அனுப்புங்கள்|அனுப்பவும்|தாங்க|குடுங்க|கொடுங்க|ஷேர் பண்ணுங்க), (பத்தி|பற்றி|pathi|patri) (இன்னும்|மேலும்|innum|konjam|கொஞ்சம்|fulla) (சொல்லுங்க|சொல்லுங்கள்|sollunga|சொல்ல முடியுமா),    நல்லதா$, நல்லதாங்க, பெட்டரா, எது (நல்லது|பெட்டர்|பெஸ்ட்), nallatha$, nalladha$, bettera, better ah, குறைக்க (சொல்லுங்க|சொல்லுங்கள்), koraika sollunga,     (பத்தி|பற்றி) (சொல்லுங்க|சொல்லு|சொல்லுங்கள்|கூறவும்|கூறுங்கள்|தெரியணும்|தெரிஞ்சுக்கணும்|விவரம்|சொல்ல முடியுமா|தகவல்|விளக்கவும்), (விவரம்|விவரங்கள்|தகவல்|டீடெயில்ஸ்|டீடைல்ஸ்|டீடெய்ல்ஸ்) (சொல்லுங்க|சொல்லு|சொல்லுங்கள்|கொடுங்க|குடுங்க|கொடுங்கள்|அனுப்புங்க|தாங்க|தரவும்|வேணும்|வேண்டும்|தேவை|என்ன), தெரிஞ்சுக்கணும், தெரிந்துகொள்ள வேண்டும், தெரிந்து கொள்ள வேண்டும், தெரிஞ்சுக்க வேண்டும், தெரிஞ்சிக்கணும், ஒரு (சந்தேகம்|டவுட்|கேள்வி), கேட்கணும், கேக்கணும், ஒரு கேள்வி கேட்கலாமா, (போட்டோ|ஃபோட்டோ|படம்|படங்கள்|வீடியோ) (அனுப்புங்க|அனுப்ப முடியுமா|காட்டுங்க|இருக்கா|வேணும்|அனுப்பவும்), முகவரி (சொல்லுங்க|கொடுங்க|என்ன|அனுப்புங்க), அட்ரஸ் (சொல்லுங்க|குடுங்க|என்ன|அனுப்புங்க)
    (pathi|patri|pathhi) (sollunga|sollu|theriyanum|therinjukanum|solla mudiyuma), (details|detail|vivaram|info|thagaval) (sollunga|sollu|kudunga|anupunga|anuppunga|thaanga|venum|vendum|thaa), therinjukanum, therinjikanum, oru doubt, kekanum, ketkanum, (photo|photos|video|address|location) (anupunga|anuppunga|kudunga|sollunga|send pannunga|share pannunga|kaatunga), ketka venum
  `,
  exist: `ஏதாவது (இருக்கா|கிடைக்குமா|உண்டா|தேறுமா), 
    வருமா, வருங்களா, varuma, varungala,
    (குள்ள|உள்ள|க்குள்ள|குள்ளே|வரைக்கும்|வரை|kulla|kkulla|varai|varaikum) (முடியுமா|செட் ஆகுமா|அமையுமா|அமையுங்களா|வருமா|mudiyuma|set aaguma|set aguma|varuma),
    இருக்கா, இருக்கிறதா, இருக்கின்றதா, இருக்குதா, இருக்குமா, இருக்குங்களா, உண்டா, உள்ளதா, கிடைக்குமா, கிடைக்குதா, கிடைக்கிறதா, கிடைக்குங்களா, கிடைக்குமாங்க, கிடைக்கும், கிடைக்குது, கெடைக்கும், கிடைச்சா, கெடச்சா, கெடைச்சா, கிடச்சா, கிடைத்தால், இருந்தா, இருந்தால், இருந்தா சொல்லுங்க, பார்க்க முடியுமா, பார்க்கலாமா, பாக்கலாமா, காட்ட முடியுமா, கிடைக்க
    irukka, iruka, irukkaa, irukkutha, irukuma, irukkuma, irukumaa, irukkiratha, irukkudha, irukutha, unda, undaa, kidaikkuma, kidaikuma, kedaikuma, kedaikkuma, kidaikutha, kedaikutha, kidaikkumaa, kidaikkum, kidaikum, kedaikum, irundha, irunthal, irundhal, available ah, available aa, pakalama, paakalama, paakkalama, parkalama, kidaicha
  `,
  is: 'இருக்கு, இருக்குது, உள்ளது, இருக்கிறது, iruku, irukku, irukuthu, irukkudhu, irukudhu, ullathu, ulladhu',
  of: 'மாவட்டம், மாவட்டத்தில், dist, district, maavattam, mavattam, ல, இல், லே, உள்ள, உடைய, ஓட, யோட, கிட்ட, la, le, lae, il, oda, ode, udaya, udaiya',
  seek: `
    (shift|ஷிஃப்ட்|move|மூவ்) (ஆகணும்|ஆகலாம்|ஆக போறோம்|பண்ணணும்),
    கண்டிப்பா (வேணும்னு|வேண்டும்னு|வேணும்ன்னு),
    (வரைக்கும்|வரை) (தரேன்|தருவேன்|குடுப்பேன்|குடுக்கறேன்|தரலாம்|தர்றேன்),
    (மேல|மேலே) (முடியாது|வேணாம்|வேண்டாம்|போக முடியாது), (வேற|வேறு) (காட்டுங்க|காட்டு|பாருங்க|காமிங்க),
    (இருக்க|தங்க) (போறேன்|போறோம்),
    (ஃப்ளாட்|ஃபிளாட்|பிளாட்|flat) [(ஒன்னு|மட்டும்|ஒண்ணு|onnu|mattum)] (போதும்|podhum|pothum),
    (வீடு|வீடே|veedu) [(ஒன்னு|மட்டும்|ஒண்ணு|onnu|mattum)] (போதும்|podhum|pothum),
    ${housesWithout}, ${flatsWithout},
    (dhan|than|thaan|தான்|தாங்க|தா) (pudikum|பிடிக்கும்|புடிக்கும்|பிடிச்சிருக்கு|இஷ்டம்|வசதி|வசதியா இருக்கும்|செட் ஆகும்|set aagum|சரிப்படும்|ஒத்துவரும்),
    பாத்துக்குடுங்க, பாத்துகுடுங்க, பார்த்துக்கொடுங்க, பாத்துத்தாங்க, பாத்துத்தரவும், முடிச்சுக்குடுங்க, முடிச்சுத்தாங்க, தேடிக்குடுங்க, காட்டிக்குடுங்க, எடுத்துக்குடுங்க, ஏற்பாடு பண்ணிக்குடுங்க,
    (varaikum|varaikkum|varai|வரைக்கும்|வரை|வர) (polam|pogalam|போலாம்|போகலாம்|போவோம்|தரலாம்|தருவோம்|குடுக்கலாம்|கொடுக்கலாம்|குடுப்போம்),
    (வேற|வேறு|வேறொரு|vera|veru) (வீடு|veedu|house) (வேணும்|வேண்டும்|தேவை|பாக்கணும்|பார்க்கணும்|தேடுறோம்|தேடுறேன்|venum|vendum|thevai|paakanum|thedurom|theduren),
    (இருந்தா|இருந்தால்|இருந்துச்சுன்னா|irundha|iruntha|irundhal) [பசங்களுக்கு|குழந்தைங்களுக்கு|குழந்தைகளுக்கு|பிள்ளைங்களுக்கு|எங்களுக்கு|அம்மாவுக்கு|அப்பாவுக்கு|பெரியவங்களுக்கு|engaluku|ammaku|appaku] [ரொம்ப|இன்னும்|romba|innum] (நல்லது|நல்லதா இருக்கும்|நல்லா இருக்கும்|வசதி|வசதியா இருக்கும்|சௌகரியம்|சௌகரியமா இருக்கும்|உதவியா இருக்கும்|சந்தோஷம்|nalladhu|nallathu|nalla irukum|nalla irukkum|vasadhiya irukum|vasathi),
    (irukka|iruka|இருக்க|தங்க) (dhan|than|தான்|தாங்க) (aasai|pudikum|இஷ்டம்|ஆசை|பிடிக்கும்|விருப்பம்),
    (ஒத்துக்கணும்|சம்மதிக்கணும்|அனுமதிக்கணும்|allow பண்ணணும்|allow pannanum),
    (இல்லாம|இல்லாமல்|இல்லாமே) (முடியாது|முடியாதுங்க|ஆகாது|சரிப்படாது|சரிவராது|கஷ்டம்|ரொம்ப கஷ்டம்),
    (pathu|paathu|pakthu) (kudunga|kodunga|thanga|thaanga|tharunga|tharavum|vainga), (முடிச்சு|முடிச்சுத்|முடித்து|முடித்துத்|பாத்து|பார்த்து|பார்த்துத்|வாங்கித்|எடுத்து|ஏற்பாடு செய்து|ஏற்பாடு பண்ணி|தேடி|தேடித்) (தருவீங்களா|தருவீர்களா|தர்றீங்களா|குடுப்பீங்களா|கொடுப்பீங்களா|கொடுப்பீர்களா|தர முடியுமா|தர இயலுமா),
    (பார்க்கலாமா|பாக்கலாமா|எடுக்கலாமா|தேடலாமா|பார்க்க முடியுமா|எடுக்க முடியுமா|pakalama|paakalama|thedalama) (என்று|ன்னு|னு|nu), பார்க்கலாமான்னு, பாக்கலாமான்னு, எடுக்கலாமான்னு, தேடலாமான்னு, பார்க்கலாமானு, எடுக்கலாமானு,
    (கண்டுபிடிக்க|கண்டுபிடித்து|தேட|தேடி|தேடித்|எடுக்க|பார்க்க|பாக்க) [எனக்கு|எங்களுக்கு] (உதவ முடியுமா|உதவி செய்ய முடியுமா|உதவவும்|உதவுங்கள்|உதவுங்க|உதவுவீர்களா|உதவுவீங்களா|உதவி தேவை|உதவி வேண்டும்|ஹெல்ப் பண்ணுங்க|ஹெல்ப் பண்ண முடியுமா), (கண்டுபிடித்து|கண்டுபிடித்துத்|கண்டுபிடிச்சு|கண்டு பிடித்து|கண்டு பிடிச்சு|தேடி|தேடித்|பார்த்து|பார்த்துத்|பாத்து|ஏற்பாடு செய்து|காண்பித்து|எடுத்து) (தர|தாருங்கள்|தாங்க|தரவும்|கொடு|கொடுங்க|கொடுங்கள்|கொடுக்கவும்|கொடுக்க|குடு|குடுங்க|குடுப்பா|சொல்லு|சொல்லுங்க|சொல்லுங்கள்|சொல்லவும்) [முடியுமா], கண்டுபிடி, கண்டுபிடிங்க, கண்டுபிடியுங்கள், கண்டறிய, கண்டறியவும்,
    (குடியேற|குடிபெயர|குடிவர|தங்க|வசிக்க|மாற|வர) (இருக்கிறேன்|இருக்கிறோம்|இருக்கேன்|இருக்கோம்|உள்ளேன்|உள்ளோம்|போறேன்|போறோம்|போகிறேன்|போகிறோம்), (னு|ன்னு|nu|என்று) (இருக்கேன்|இருக்கோம்|இருக்கிறேன்|இருக்கிறோம்|இருந்தோம்|இருந்தேன்|iruken|irukken|irukom|irukkom|irukrom), ${unfinished(toTake)},
    ${once(...[toSeek, toLookFor, toExpect, toFind].map(unfinished), ...[toSeek, ...toShow].map(commanded))},
    ${[toSeek, toLookFor, toExpect, toFind].map(underWay).join(', ')},
    ${[toWish, toIntend].map(unfinished).join(', ')}, ${[toWish, toIntend].map(underWay).join(', ')},
    வேண்டும், வேணும், வேணு, வேண்டி, வேண்டியது, வேண்டியிருக்கு, வேணுங்க, வேணும்ங்க, வேண்டுங்க, வேணுமே, வேண்டுமே, வேணும்னு, வேண்டுகிறேன், தேவை, தேவைங்க, தேவைப்படுகிறது, தேவைப்படுது, தேவையா இருக்கு, தேவையாக உள்ளது, தேவைதான், தேடிட்டு, தேடிட்டு இருக்கேன், தேடிட்டு இருக்கோம், தேடிக்கிட்டு இருக்கேன், தேடிக்கொண்டு இருக்கிறேன், தேடித் தாருங்கள், தேடி தாங்க, தேடித்தாங்க, தேடி கொடுங்க, தேடிக்கொடுங்க, பாத்துட்டு இருக்கேன், பார்த்துட்டு இருக்கேன், பாத்துட்டு இருக்கோம், பாருங்க, பாருங்கள், பார்த்து சொல்லுங்க, பாத்து சொல்லுங்க, பார்த்துச் சொல்லுங்க, பார்க்க வேண்டும், காட்டுவீங்களா, காமி, காமிங்க, எண்ணியுள்ளேன், எண்ணியுள்ளோம், எண்ணுகிறேன், எண்ணுகிறோம், உத்தேசித்துள்ளேன், உத்தேசித்துள்ளோம், உத்தேசம், திட்டமிட்டுள்ளேன், திட்டமிட்டுள்ளோம், திட்டமிட்டிருக்கிறோம், திட்டமிட்டிருக்கிறேன், விரும்பியுள்ளேன், முடிவு (செய்துள்ளேன்|செய்துள்ளோம்|செய்திருக்கிறோம்|செய்திருக்கிறேன்|பண்ணிருக்கோம்|பண்ணியிருக்கோம்), காண்பி, காண்பிங்க, காண்பியுங்கள், காட்ட முடியுமா, காமிக்க முடியுமா, கொடு, கொடுங்க, கொடுங்கள், குடுங்க, தாங்க, தாருங்கள், தரவும், இருந்தா சொல்லுங்க, இருந்தால் சொல்லுங்கள், இருந்தா காட்டுங்க, இருந்தால் சொல்லவும், இருந்தா போதும், இருந்தால் போதும், இருக்கணும், இருக்கனும், இருக்க வேண்டும், இருக்கவேண்டும், இருக்கணுமே, இருந்தா நல்லது, இருந்தால் நல்லது, இருந்தா நல்லா இருக்கும், இருந்தால் நன்றாக இருக்கும், ஆசைப்படுகிறேன், ஆசைப்படுறேன், ஆசை, ஆசையா இருக்கு, விருப்பம், ஐடியா, ஐடியா இருக்கு, திட்டம், பிளான் பண்றேன், பிளான், கட்டாயம், கண்டிப்பா, கண்டிப்பாக, அவசியம், முக்கியம், முக்கியமா, முக்கியமாக, சேர்த்துக்கோங்க, சேருங்க, சேர்க்கவும், சேர்த்துடுங்க, வேணுமாம், குடியேறணும், அமையணும், (இருந்தா|இருந்தால்|கிடைச்சா|கிடைத்தால்|வந்தா|வந்தால்) (சொல்லு|சொல்லுங்க|சொல்லுங்கள்|சொல்லவும்|காட்டு|காட்டுங்க|காட்டவும்|தெரிவிக்கவும்|தெரியப்படுத்தவும்|தெரிவியுங்கள்|கூறவும்|கூறுங்கள்|அனுப்புங்க), (இருந்தா|இருந்தால்|கிடைச்சா|கிடைத்தால்|வந்தால்) (விவரம்|விவரங்கள்|தகவல்|டீடைல்ஸ்) (தரவும்|தாருங்கள்|தாங்க|சொல்லுங்க|சொல்லுங்கள்|அனுப்புங்க|அனுப்பவும்|கொடுங்க), கிடைச்சா நல்லது, கிடைச்சா நல்லா இருக்கும், கிடைத்தால் நல்லது, உதவுங்க, உதவி செய்யுங்க, ஏற்பாடு (பண்ணுங்க|பண்ணுங்கள்|பண்ணவும்|பண்ணித்|செய்யுங்க|செய்யுங்கள்|செய்யவும்|செய்து|செய்), ஏற்பாடு (செய்ய|பண்ண) (இயலுமா|முடியுமா|வேண்டும்|வேணும்), (காட்ட|காண்பிக்க|தேட|கண்டுபிடிக்க|பார்க்க) இயலுமா
    பார்க்கலாமா, பாக்கலாமா, தேடலாமா, pakalama, paakalama, paakkalama, parkalama, thedalama,
    venum, vendum, venuum, venu, venumnga, venunga, vendumnga, vendi, venumey, thevai, thevaipaduthu, theva, theduren, thedaren, thedren, thedurom, theduromnga, thedrom, theditu, theditu iruken, thedittu irukken, theditu irukkom, theditu irukom, theditrukken, theditruken, theditirukken, thedi kudunga, thedi thanga, thedunga, thedanum, paakuren, pakuren, parkkiren, paakurom, pakurom, paathutrukken, parunga, paarunga, paakanum, pakanum, paakkanum, parkanum, pakalam, paakalam, kaatu, kaattu, kattu, kaatunga, kattunga, kaattunga, kaami, kaaminga, kaminga, kaamikavum, kaata mudiyuma, kaatta mudiyuma, kudunga, kodunga, kudu, thanga, thaanga, thaarunga, irukanum, irukkanum, irukkanumnu, irundha sollunga, iruntha sollunga, nenaikiren, ninaikiren, aasai, aasa, viruppam, kandippa, kandipa, kattayam, avasiyam, mukkiyam, sethukonga, serthukonga, sethudunga, add pannu, add pannunga, add pannidunga, search pannu, search pannunga, search panren, search panrom, search panni, find pannu, find pannunga, show pannu, show pannunga, suggest pannunga, suggest pannu, arrange pannunga, edukkanum, edukanum, plan panren, plan panrom, plan pannitu iruken, expect panren, prefer panren, prefer pannuren, venumaam, thevaipadum
  `,
  propose: `
    (பாத்தா|பார்த்தா|பார்த்தால்|தேடினா|தேடினால்|மாத்தினா|மாத்துனா|மாற்றினால்|போனா|எடுத்தா|paatha|patha) (என்ன|enna|எப்படி|epdi|eppadi), (பாத்தா|பார்த்தா|paatha|patha) (என்னங்க|தேவலை|பரவால்ல),
    எப்படி இருக்கும், பார்க்கலாமே, பாக்கலாமே, பாக்கலாமா வேற, ட்ரை பண்ணலாம், ட்ரை பண்ணுங்க, ட்ரை பண்ணலாமா, மாத்தலாமா, மாற்றலாமா, மாத்த முடியுமா, மாற்ற முடியுமா, ஆக்கலாமா, உயர்த்தலாமா, ஏத்தலாமா, குறைக்கலாமா, சேர்க்கலாமா, சேர்க்க முடியுமா, நீக்கலாமா, நீக்க முடியுமா, எடுத்துடலாமா, (change|update|increase|reduce|add|remove) (pannalama|panna mudiyuma), maathalama, mathalama, matha mudiyuma, maatha mudiyuma, try pannalam, try pannalama, try pannunga, epdi irukum, sethukalama
  `,
  thing:
    'ப்ராப்பர்ட்டி, பிராப்பர்ட்டி, ப்ராபர்ட்டி, பிராபர்ட்டி, சொத்து, இடம், எடம், ஆப்ஷன், ஆப்ஷன்ஸ், லிஸ்டிங், வசிப்பிடம், தங்க இடம், தங்குறதுக்கு இடம், தங்குவதற்கு இடம், குடியிருக்க இடம், idam, edam, property ethavathu, sothu, ஏதாவது (இருக்கா|கிடைக்குமா|உண்டா|தேறுமா)',
  it: `
    (நேத்து|நேற்று|முன்னாடி|அன்னைக்கு|போன வாரம்|முந்தாநாள்) (பாத்த|பார்த்த|காட்டின|காட்டுன|காமிச்ச|அனுப்பின|சொன்ன) (வீடு|வீட|வீட்டை|ஃப்ளாட்|ஃபிளாட்|இடம்|மனை|veedu|flat), (நீங்க|நீங்கள்) (காட்டின|காட்டுன|காமிச்ச|அனுப்பின|சொன்ன) (வீடு|வீட|வீட்டை|ஃப்ளாட்|ஃபிளாட்|இடம்|மனை|veedu|flat),
    (வீடு|ஃபிளாட்|ஃப்ளாட்|பிளாட்|veedu|flat) (நல்லா|நல்லாத்|nalla|nallaa|super|சூப்பரா) [தான்|than|dhan] (இருக்கு|iruku|irukku) (ஆனா|ஆனால்|aana|but),
    (காட்டுன|காட்டின|காட்டிய|காமிச்ச|காண்பிச்ச|அனுப்புன|அனுப்பின|அனுப்பிய) (வீடு|வீட|வீட்ட|ஃபிளாட்|ஃப்ளாட்|பிளாட்|இடம்|மனை|veedu|veeta|flat|idam|edam|plot|house), (சொன்ன|sonna) (வீடு|ஃபிளாட்|ஃப்ளாட்|பிளாட்|மனை|veedu|flat|plot|house),
    (காட்டுன|காட்டின|காட்டிய|காமிச்ச|பாத்த|பார்த்த|சொன்ன|paatha|sonna) (வீடு|ஃபிளாட்|ஃப்ளாட்|பிளாட்|இடம்|மனை|veedu|flat|idam|plot) (இன்னும்|இப்பவும்|innum) (இருக்கா|இருக்குதா|irukka|iruka|irukutha),
    எல்லா (வீட்டையும்|வீட்டயும்|வீடுகளையும்|ஃபிளாட்டையும்|ஃப்ளாட்டையும்|இடத்தையும்), ella (veetaiyum|veetayum|flataiyum|edathaiyum),
    (வீட்டுக்கு|ஃபிளாட்டுக்கு) (பக்கத்துல|பக்கத்தில்|அருகில்|கிட்ட), (veetuku|veettukku|flatku|flat ku) (pakkathula|pakathula|kitta|arugil),     veetu owner, veetukaarar, house owner, owner oda,     அது, அதுல, அதில், அதுக்கு, அதற்கு, அதன், அதோட, அதுவும், இது, இதுல, இதில், இதுக்கு, இதற்கு, இதன், இதோட, இதுவா, அதுவா, அவர், அவங்க, அவங்களோட, அவருக்கு, இங்க, இங்கே, இங்கு, அங்கிருந்து, இங்கிருந்து, (அந்த|இந்த) (வீடு|ஃபிளாட்|பிளாட்|இடம்|ஏரியா|பில்டிங்|அபார்ட்மெண்ட்|ப்ராப்பர்ட்டி|சொத்து|வில்லா|மனை), ஓனர், வீட்டு ஓனர், உரிமையாளர்
    adhu, adhula, athula, athu, adhuku, athuku, idhu, ithu, idhula, ithula, idhuku, ithuku, idhoda, ithoda, inga, inge, anga, ange, angirundhu, avar, avanga, (indha|intha|andha|antha) (veedu|veetla|veetula|flat|house|property|area|place|apartment|building|villa|plot), owner
  `,
  this: '(நீங்க|நீங்கள்|நீ|neenga) (காட்டுன|காட்டின|காட்டிய|காமிச்ச|காண்பித்த|சொன்ன|அனுப்புன|அனுப்பின|அனுப்பிய|sonna), அந்த, இந்த, அந்தப், இந்தப், indha, intha, andha, antha, மேற்கண்ட',
  talk: `
    (இங்க|இங்கே|உள்ளே|வெளியே|போயிட்டு) வாங்க$,
    (மனைவி|அம்மா|அப்பா|கணவர்|வீட்டுக்காரர்|பசங்க|அண்ணன்|husband|wife|family) (கிட்ட|கிட்டயும்) [ஒரு வார்த்தை|ஒரு தடவ] (கேக்கணும்|கேட்கணும்|கேட்டு சொல்றேன்),
    (வெயிட்|wait) (பண்ணுங்க|பண்ணு|pannunga) [வந்துடறேன்|வந்துடுறேன்|வரேன்|varen], (ஒரு நிமிஷம்|ஒரு செகண்ட்|கொஞ்சம்) (இருங்க|பொறுங்க) [வந்துடறேன்|வந்துடுறேன்|வரேன்],
    (இவ்ளோ|இவ்வளவு|அவ்ளோ|அவ்வளவு|ivlo|avlo) (பெரிய|பெரிசா|periya) (வீடு|ஃப்ளாட்|இடம்|veedu|flat) (எதுக்கு|எதுக்குங்க|தேவையா|edhuku|ethuku),
    (நேத்து|நேற்று|முன்னாடி|அன்னைக்கு|போன வாரம்|முந்தாநாள்) (பாத்த|பார்த்த|காட்டின|காட்டுன|காமிச்ச|அனுப்பின|சொன்ன) (வீடு|வீட|வீட்டை|ஃப்ளாட்|ஃபிளாட்|இடம்|மனை|veedu|flat),
    (daily|டெய்லி|தினமும்|தினம்|தினசரி|thinamum) (போறேன்|போறோம்|போகிறேன்|போயிட்டு வரேன்|போய்ட்டு வரேன்|போயிட்டு வர்றேன்|போகணும்|travel பண்றேன்|poren|porom|poitu varen|pogren|travel panren),
    (வீடு|வீட்டை|வீட்ட|veedu|veeta|veetai|veetta) (renovate|repair|paint|remodel|plaster|ரிப்பேர்|ரினோவேட்|பெயிண்ட்|புதுப்பிக்க|இடிச்சு கட்ட),
    ${atWork('ான் ாள் ா ார் ாரு ாங்க ார்கள்')},
    வில்லங்கம், வில்லங்கச், வில்லங்க, (வில்லங்கச்|வில்லங்க) (சான்று|சான்றிதழ்), சிட்டா, அடங்கல், தாய்ப்பத்திரம், மூலப்பத்திரம், மூலப் பத்திரம், தாய் பத்திரம், கைடுலைன் வேல்யூ, டிடிசிபி, சிஎம்டிஏ, ரெரா, அப்ரூவல், அப்ரூவ்டு, villangam, chitta, adangal, (வீட்டை|வீட்ட|வீட்டைவிட்டு|veeta|veetta) விட்டு, (veeta|veetta) (vitu|vittu),
    (மனசு|மனசே|மனது|உடம்பு|உடம்புக்கு|உடல்நிலை|manasu) (சரியில்ல|சரியில்லை|சரி இல்ல|சரி இல்லை|sariyilla|sari illa), என் பெயர், என் பேரு, எனது பெயர், உங்க (பேர்|பேரு|பெயர்), என் (பேர்|பேரு|பெயர்), பெயர், என் நம்பர், என்னோட நம்பர், மொபைல் நம்பர், போன் நம்பர், ஃபோன் நம்பர், மின்னஞ்சல், இமெயில், போகலாம்னு (இருக்கேன்|இருக்கோம்), மழை, வெயில், வெய்யில், கிரிக்கெட், சினிமா, படம், பாட்டு, ஜோக், அரசியல், செய்தி, சாப்பிட்டீங்களா, சாப்டாச்சா, சாப்பாடு, டிராஃபிக், வங்கி, பேங்க், பத்திரம், பட்டா, ஆவணங்கள், ஆவணம், ரெஜிஸ்ட்ரேஷன், பதிவு, பிறந்தநாள், கல்யாணம், திருமணம், என் (மகன்|மகள்|மனைவி|கணவர்|அப்பா|அம்மா|நண்பர்|தம்பி|அண்ணன்) (படிக்கிறான்|படிக்கிறாள்|வேலை), குடி வர, குடி வரலாம், வாஸ்து, போட்டோ, ஃபோட்டோ, புகைப்படம், வீடியோ, காய்கறி, தங்கம் விலை, நேற்று, நேத்து, ஃப்ரெண்ட் சொன்னாங்க, சொன்னாங்க
    en peru, en per, ennoda number, en number, mazhai, mazha, veyil, saptingala, saptacha, sapadu, saptaacha, traffic eppadi, pathiram, patta, cinema, padam, joke sollu, joke sollunga, birthday, kalyanam, nethu, sonnanga, gold rate, photo anupunga, photos anupunga
  `,
  'talk:visit': `
    (வீட்ட|வீட்டை) [நேர்ல] (காட்ட|காமிக்க) (முடியுமா|சொல்லுங்க),
    ${askingToSee},
    (ஒரே|ஒரு) (நாள்ல|நாளில்|நாள்லயே|டைம்ல) (பாக்க|பார்க்க), (ore|oru) (naalla|nalla|timela) (paaka|pakka|paakka),
    (வந்து|நேர்ல வந்து|நேரில் வந்து|போய்|நேர்ல போய்) (${unfinished(toLookFor).replaceAll(', ', '|')}), ${comingToSee}, (வீட்டை|வீட்ட|வீட்டைப்|veeta|veetta|veettai|veetai) ${toSee},
    நேர்ல, நேரில், நேரில் பார்க்க, நேர்ல பாக்க, வந்து பார்க்க, வந்து பாக்க, வந்து பார்க்கலாமா, வந்து பாக்கலாமா, வீட்டை பார்க்க, வீட்டைப் பார்க்க, வீடு பார்க்க வர, பார்க்க வர, பார்க்க வரலாமா, பாக்க வரேன், பார்க்க வருகிறேன், பார்க்க வருவேன், விசிட், விஸிட், விசிட் பண்ண, சைட் விசிட், நாளைக்கு, நாளை, நாளைக்கு வரலாமா, நாளன்னைக்கு, நாளை மறுநாள், இந்த வாரம், அடுத்த வாரம், (ஞாயிறு|ஞாயித்துக்கிழமை|ஞாயிற்றுக்கிழமை|திங்கள்|திங்கட்கிழமை|செவ்வாய்|செவ்வாய்க்கிழமை|புதன்|புதன்கிழமை|வியாழன்|வியாழக்கிழமை|வெள்ளி|வெள்ளிக்கிழமை|சனி|சனிக்கிழமை) [அன்று], வரேன், வருகிறேன், வர்றேன், வருவேன், வர்றோம், சந்திக்க, சந்திக்கலாமா, மீட் பண்ண, அப்பாயிண்ட்மெண்ட், அப்பாயின்ட்மெண்ட்
    nerla, neril, vandhu pakalama, vanthu pakalama, vandhu paakalama, paaka varalama, pakka varalama, visit panna, visit pannanum, visit pannalama, visit pannalam, naalaiku, nalaiku, naalaikku, naalaki, naalaikku varen, nalaiku varen, nyayiru, nyaayiru, sunday la, sani kelamai, sanikizhamai, varren, varom, meet panna, meet pannalama, meet pannanum, appointment venum
  `,
  'talk:past': `
    (விலை|வாடகை|ரேட்|rent|rate|price|vilai|vadagai) [எல்லாம்|ரொம்ப|ellam] (ஏறிடுச்சு|ஏறிருச்சு|ஏறிப்போச்சு|கூடிடுச்சு|கூடிருச்சு|அதிகமாயிடுச்சு|ஜாஸ்தியாயிடுச்சு|உயர்ந்துவிட்டது|yeriduchu|eriduchu|koodiduchu),
    (வயசுல|வயசிலிருந்து|வயதில்|பிறந்ததுல|பொறந்ததுல|சின்னதுல) [இருந்தே|இருந்து] [நான்|நாங்க], (எங்க|என்|நம்ம|எங்கள்|என்னோட|எங்களோட|enga|en|namma) (ஊர்ல|ஊருல|ஊரில்|கிராமத்துல|oorla|வீட்ல|வீட்டுல|வீட்டில்|veetla|veetula|veettula),
    (வாடகை|ரெண்ட்|rent) (குடுக்குறது|கட்டுறது|கொடுக்கிறது), (குடுக்குற|கட்டுற|கொடுக்கிற) (வாடகை|ரெண்ட்|rent),
    (ரெண்டு|மூணு|நாலு|சில|நிறைய) (வீடு|வீடுங்க|ஃப்ளாட்) (பாத்தோம்|பார்த்தோம்|பாத்தேன்|பார்த்தேன்|பாத்தாச்சு),
    (இப்ப|இப்போ|இப்போது|ippo|ippa) (இருக்கிற|இருக்குற|இருக்கற|iruka|irukra|irukura|irukkira) (வீடு|ஃப்ளாட்|ஃபிளாட்|veedu|flat|house), இல்லையே$, இல்லயே$,
    (வீடு|வீட்டை|வீட்ட|veedu|veeta) (கட்டிட்டு|கட்டிக்கிட்டு|kattitu|kattikitu) (இருக்கோம்|இருக்கேன்|இருக்கிறோம்|irukom|iruken), (வீட்டை|வீட்ட|வீடு|ஃப்ளாட்டை|இடத்தை|இடத்த|veeta|veedu) (விக்க|விற்க|vikka|virka) (போறாரு|போறார்|போறாங்க|போறான்|poraru|poranga|poran), (வீட்டை|வீட்ட|ஃப்ளாட்டை|flat-ஐ|flat ஐ|வீடு) (sell|சேல்) (பண்ணிட்டேன்|பண்ணிட்டோம்),
    (நாங்க|நான்|இப்ப|இப்போ|இப்போது) (இருக்கிற|இருக்குற|இருக்கற|குடியிருக்கிற|குடியிருக்குற|இருக்க|iruka|irukra) (இடத்துல|இடத்தில்|எடத்துல|எடத்தில|ஏரியால|ஏரியாவுல|தெருவுல|பகுதியில்|ஊர்ல|areala|area la),
    (வாங்கி) [கைல|கையில] (போட்டுட்டேன்|போட்டுட்டோம்|போட்டேன்|போட்டோம்|வச்சேன்|வச்சோம்),
    (rent|வாடகை|vadagai|vaadagai) (kudukurom|kuduthutu irukom|kuduthuttu irukom|kudukiren|kudukuren|katturen|katturom|குடுக்குறோம்|குடுக்குறேன்|கொடுக்கிறோம்|கொடுக்கிறேன்|கட்டுறோம்|கட்டுறேன்|குடுத்துட்டு இருக்கோம்|குடுத்துட்டு இருக்கேன்),
    [வீட்டை|வீட்ட|வீட்டைக்|வீடு|வூட்டை|veeta|veetta|veettai|veedu|house] (காலி|vacate|kaali|kali) (பண்ண|பண்ணச்|செய்ய|செய்யச்|panna|seiya) (சொல்றார்|சொல்றாரு|சொல்றாங்க|சொல்லிட்டார்|சொல்லிட்டாரு|சொல்லிட்டாங்க|சொல்லிருக்காங்க|சொல்லிருக்கார்|சொல்லிருக்காரு|சொல்லியிருக்கிறார்|சொல்கிறார்|சொன்னார்|சொன்னாரு|சொன்னாங்க|solranga|sonnanga),
    (வாங்கின|வாங்கிய|வாங்குன|வாங்கியிருந்த) (வீடு|வீடுதான்|இடம்|மனை|நிலம்|ஃப்ளாட்|veedu|idam|edam|manai|nilam|flat) [(அது|இது|adhu|athu|idhu|ithu)],
    (பாத்துட்டு|பார்த்துட்டு|பார்த்துவிட்டு|பாத்திட்டு|போயிட்டு|போய்ட்டு|paathutu|pathutu|poitu) (வந்தேன்|வந்தோம்|வந்தாச்சு|வந்துட்டேன்|வந்துட்டோம்|வந்தாங்க|vanthen|vanthom|vandhom), போனோம், வந்தோம், வந்துட்டோம், போயிட்டோம், ponom, vanthom, vandhom, (பிடிக்கல|பிடிக்கலை|புடிக்கல|பிடிக்கவில்லை) (அந்த|வீடு),
    ${[toBuy, toSell, toSeek, toLookFor].map(finished).join(', ')}, ${[toBuy, toSell, toTake, toLookFor].map(done).join(', ')},
    ${underWay(toPay)}, (வாங்கி) (போட்டிருக்கோம்|போட்ருக்கோம்|போட்டிருக்கேன்|போட்டுருக்கோம்|வச்சிருக்கோம்|வெச்சிருக்கோம்|வச்சிருக்கேன்|potrukken|potruken|vachurukom|vachiruken|vechirukom), (இப்ப|இப்போ|இப்போது|ippo|ippa) (இருக்கிற|இருக்குற|இருக்கற|இருக்க|குடியிருக்குற|iruka|irukka|irukura|irukira|irukara|irukkira) (வீட்ல|வீட்டுல|வீட்டில்|வீடு|ஃபிளாட்ல|veetla|veetula|veedu|flat la|flatla),
    vangitanga, vaangitanga, vangittanga, vaangittanga, vaangittaanga, vangitaanga, குடியிருந்தோம், குடியிருந்தேன்,
    கேட்டதுக்கு, கேட்டப்ப, கேட்டப்போ, kettadhuku, ketadhuku, kettathuku, விட்டுட்டோம், விட்டுட்டேன், vittutom, vittuten, vitutom, vituten, vittuttom,
    கிடைச்சுது, கிடைச்சது, கிடைத்தது, கெடச்சுது, கெடச்சது, கிடைச்சுச்சு, கெடச்சுச்சு, கிடைச்சிருச்சு, கெடச்சிருச்சு, கிடைச்சிடுச்சு, கெடச்சிடுச்சு,
    எடுத்தேன், எடுத்தோம், எடுத்தாங்க, எடுத்தாரு, கேட்டேன், இருந்தேன், இருந்தோம், வசித்தேன், வசித்தோம், கொடுத்தேன், கொடுத்தோம், குடுத்தேன், கட்டினேன், கட்டினோம், கட்டினாங்க, போனேன், வந்தேன், போன (வருஷம்|மாசம்|வாரம்|தடவை), கடந்த (வருஷம்|வருடம்|ஆண்டு|மாதம்), முன்னாடி இருந்த, முன்பு இருந்த, (வாடகை|ரென்ட்) (கொடுக்கிறேன்|கொடுக்குறேன்|குடுக்குறேன்|கட்டுறேன்|கட்டுகிறேன்|கட்டுறோம்|குடுக்கிறோம்|கொடுக்கிறோம்), வளர்க்கிறார், வளர்க்கிறாங்க, வளர்க்குறாங்க, வளர்க்குறார், வளக்குறாங்க, வளக்கிறாங்க, வளக்கறாங்க, வளக்குறாரு, valakuranga, valarkuranga
    vanginen, vaanginen, vanginom, vaanginom, vanginaru, vaanginaru, vanginanga, vangiten, vaangiten, vangitten, vithuten, vithutten, eduthen, eduthom, parthen, pathen, paathen, pathom, paathom, irundhom, irundhen, irunthen, irunthom, kuduthen, koduthen, kattinen, last (year|month|week), pona (varusham|masam|maasam|vaaram), (vadagai|rent) (kudukuren|kudukkuren|kattren|katturen|kodukiren|kudukurom|katrom)
  `,
  'talk:cost': `
    (இப்ப|இப்போ|தற்போது) (இருக்குற|இருக்கிற|இருக்க|கட்டுற|கொடுக்குற) (வாடகை|ரெண்ட்), தற்போதைய வாடகை, இப்போதைய வாடகை, (ippo|ippa) (irukura|irukkira|katra|kudukra) (vadagai|vaadagai|rent),
    (பென்ஷன்|சம்பளம்|pension|salary|சாலரி) (வாங்குறாங்க|வாங்குறாரு|வாங்குறேன்|வாங்குறோம்|வருது),
    பென்ஷன், பென்ஷன் பணம், ஓய்வூதியம், சம்பாத்தியம், சம்பாதிக்கிறேன், சம்பாதிக்கிறோம், சம்பாதிக்குறேன், pension, pension panam, sambadhikiren, sambathikiren,
    (கார்|வண்டி|பைக்|car|vandi|bike) (சர்வீஸ்|சர்வீஸுக்கு|ரிப்பேர்|service|repair),
    (மேல|மேலே|கிட்ட|வரைக்கும்|வரை|mela|kitta|varaikum) (சொல்றாங்க|சொல்லுறாங்க|கேக்குறாங்க|கேட்கிறாங்க|கேக்கறாங்க|solranga|kekuranga|kekranga), ஒப்பந்தம், ஒப்பந்தப் படிவம், படிவம், விண்ணப்பம், ஒப்பந்த காலம், அக்ரிமெண்ட், அக்ரிமென்ட், agreement, 
    அட்வான்ஸ், முன்பணம், முன் பணம், டெபாசிட், டெபாஸிட், மெயின்டனன்ஸ், மெயின்டெனன்ஸ், பராமரிப்பு, பராமரிப்பு கட்டணம், புரோக்கர் கமிஷன், தரகு, கமிஷன், இஎம்ஐ, லோன், கடன், வீட்டுக்கடன், வீட்டுக் கடன், சம்பளம், வருமானம், வரி, பத்திர செலவு, பதிவு கட்டணம், முத்திரை கட்டணம், டோக்கன் அட்வான்ஸ், வட்டி, கட்டணம், கரண்ட் பில், ஜிஎஸ்டி, இப்போ கொடுக்கிற வாடகை
    advanceu, munpanam, deposit evlo, maintenanceu, sambalam, samblam, salaryu, kadan, veettu kadan, tharagu, varumanam, vatti, currentu bill
  `,
  origin:
    '(எங்க|என்|சொந்த|enga|en|sondha|சொந்த) (ஊர்|ஊரு|oor|ooru), job, ஜாப், என் ஜாப், en job, குடியிருக்கறது, குடியிருக்குறது, குடியிருக்கிறது, குடியிருப்பது, kudi irukarathu, kudiyirukarathu, எங்க ஊர், எங்கள் ஊர், நம்ம ஊர், நான் வசிப்பது, நாங்கள் வசிப்பது, இருக்கறது, நாங்க இருக்கிறது, என் ஊர், என் சொந்த ஊர், சொந்த ஊர், எங்க ஊரு, ஆபிஸ், ஆபீஸ், அலுவலகம், கம்பெனி, என் வேலை, வேலை, என் ஆபிஸ், என்னோட ஆபிஸ், en office, ennoda office, office, enga office, company, velai',
  'origin:after': `
    job, work, வேலை,
    போஸ்டிங், போஸ்டிங்கு, posting,
    (daily|டெய்லி|தினமும்|தினம்|thinamum) (போறேன்|போறோம்|போகிறேன்|போயிட்டு வரேன்|போய்ட்டு வரேன்|poren|porom|poitu varen|pogren),
    ${partedWith},
    [சொந்தமா|சொந்த|வாடகை|வாடகைக்கு|rent|rentuku|lease] [வீட்ல|வீட்டுல|வீட்டில்|ஃப்ளாட்ல|ஹாஸ்டல்ல|ரூம்ல|flatla|hostella] [ku|la] [தான்] (இருக்கோம்|இருக்கேன்|இருக்கிறோம்|இருக்கிறேன்|குடியிருக்கோம்|குடியிருக்கேன்|தங்கியிருக்கோம்|irukom|iruken|irukrom|irukren|kudi irukom|thangi irukom),
    ${atWork('ேன் ோம் ான் ாள் ா ார் ாரு ாங்க ார்கள்')},
    (வசிக்கிறேன்|வசிக்கிறோம்|வசிக்குறேன்|குடியிருக்கிறேன்|குடியிருக்கிறோம்|குடியிருக்கோம்|குடியிருக்கேன்), ல இருக்கேன், ல இருக்கோம், இருக்கேன், இருக்கோம், இருக்கிறேன், இருக்கிறோம், தங்கியிருக்கேன், தங்கி இருக்கேன், தங்கியிருக்கிறேன், வேலை (செய்கிறேன்|செய்றேன்|பாக்குறேன்|பார்க்கிறேன்|செய்யறேன்|பாக்கறேன்), வேலைல இருக்கேன், இருக்கான், இருக்காரு, irukan, irukaan, irukaru, irukanga, குடியிருந்தோம், குடியிருந்தேன், படிக்கிறேன், படிக்குறேன், படிக்கறேன், லிருந்து (வரேன்|வருகிறேன்|பேசுறேன்|பேசுகிறேன்), இருந்து (வரேன்|வருகிறேன்|வர்றேன்|பேசுறேன்|பேசுகிறேன்|மாறி|வந்திருக்கேன்), ல இருந்து (வரேன்|வருகிறேன்|வர்றேன்|பேசுறேன்), காரன், காரங்க, சேர்ந்தவன், சேர்ந்தவர், ஊர்க்காரன், இருந்து, ல இருந்து, லிருந்து, இல் இருந்து, irundhu, irunthu, lirundhu, lerndhu, lernthu, lendhu
 iruken, irukken, irukom, irukkom, vasikiren, vasikirom, kudi iruken, kudiyirukken, thangirukken, work panren, work panrom, work pandren, velai seiren, padikiren, padikuren, la irundhu (varen|pesuren|vandhiruken|varom|vandhirukkom|pesaren), irundhu (varen|pesuren|vandhiruken), settle aayiten, karan
  `,

  own: `
    (மாமா|அண்ணா|அண்ணன்|அக்கா|அம்மா|அப்பா|தம்பி|பாட்டி|தாத்தா|சித்தி|அத்தை) (house|flat),
    எங்க (flat|house|apartment|villa|plot),
    தோழியோட, தோழனோட, நண்பரோட, நண்பனோட, நண்பருடைய, ஃப்ரெண்டோட, அக்காவோட, அண்ணனோட, அண்ணாவோட, தம்பியோட, தங்கச்சியோட, மாமாவோட, அத்தையோட, சித்தியோட, சித்தப்பாவோட, பெரியப்பாவோட, பாட்டியோட, தாத்தாவோட, மாமியாரோட, மாமனாரோட, மனைவியோட, கணவரோட, (thozhi|friend|cousin|colleague|husband|wife|brother|sister|uncle|akka|anna|mama) (oda|ஓட),
    (ஏசி|ac|இன்வர்ட்டர்|inverter|ஃபர்னிச்சர்|furniture|ஃப்ரிட்ஜ்|fridge|கட்டில்|சோபா|cot|bed|வாஷிங் மெஷின்|washing machine) [எல்லாம்|எல்லாமே|உம்|ஏற்கனவே] [நாங்களே|நானே|எங்ககிட்ட|எங்ககிட்டயே|என்கிட்ட|என்கிட்டயே|எங்க கிட்ட|நம்மகிட்ட] [எல்லாம்|ஏற்கனவே] (வச்சிருக்கோம்|வச்சிருக்கேன்|வெச்சிருக்கோம்|வெச்சிருக்கேன்|வாங்கிட்டோம்|வாங்கியாச்சு|கொண்டு வருவோம்|எடுத்துட்டு வருவோம்|vachurukom|vachiruken),
    (எங்க|என்|எங்கள்|என்னோட|நம்ம|enga|en|ennoda|namma|engaloda|எங்களோட) (பாட்டி|தாத்தா|அப்பா|அம்மா|மாமா|மாமி|சித்தி|சித்தப்பா|பெரியப்பா|பெரியம்மா|அத்தை|அக்கா|அண்ணன்|அண்ணா|தங்கச்சி|தம்பி|மாமியார்|மாமனார்|நண்பன்|ஃப்ரெண்ட்|ஃப்ரெண்டு|சொந்தக்காரங்க|பக்கத்து|paati|thatha|appa|amma|mama|akka|annan|anna|thambi|nanban|friend|friendu|relation) [ஓட|oda],
    என், என்னுடைய, என்னோட, எனது, எங்களுடைய, எங்களோட, எங்கள், எங்களது, எங்க (வீடு|வீட்டை|ஃபிளாட்|ஃபிளாட்டை|நிலம்|நிலத்தை|மனை|இடம்), என்கிட்ட, என்னிடம், எங்ககிட்ட, எங்களிடம், எனக்கு சொந்தமான, எங்களுக்கு சொந்தமான, நான் (ஓனர்|உரிமையாளர்), அப்பாவோட, அம்மாவோட, என்ட, நம்ம
    en, ennoda, ennudaya, ennudaiya, enudaya, engaloda, engaludaya, engal, enkitta, en kitta, enna kitta, engakitta, enga kitta, ennidam, naan owner, nan owner, namma, enga (veedu|veetai|veeta|flat|land|nilam|nilatha|nilathai), appavoda, ammavoda
  `,
  'offer:sale': `
    விற்க, விற்கணும், விற்க வேண்டும், விற்கவேண்டும், விற்கலாம், விற்கலாம்னு, விற்பதற்கு, விற்கப் போகிறேன், விற்கப்போறேன், விற்றுத் தர, விற்று தர, விற்றுத்தர, விற்று தரணும், விற்பனை (செய்ய|செய்யணும்|செய்ய வேண்டும்|பண்ண|பண்ணணும்|செய்யப்போறேன்), விற்பனைக்கு (உள்ளது|இருக்கு|இருக்கிறது|விட|விடணும்|போடணும்|கொடுக்கணும்|பதிவு செய்ய), விக்க, விக்கணும், விக்கனும், விக்கலாம், விக்கலாம்னு, விக்கப்போறேன், விக்கிறதுக்கு, விக்கறதுக்கு, வித்துடணும், வித்து தரணும், வித்து தாங்க, வித்துத் தாங்க, விற்கிறேன், விக்கிறேன், விக்குறேன், விற்கின்றேன், வாங்க ஆள், வாங்குறவங்க (வேணும்|தேவை), வாங்குபவர் (தேவை|வேண்டும்), சேல் (பண்ண|பண்ணணும்|பண்றேன்)
    virka, virkanum, virkka, virkkanum, virkalam, virpathuku, vikka, vikkanum, vikanum, vikka venum, vikkalam, vikkalamnu, vikkaporen, vithu tharanum, vithudanum, vithu thaanga, vikkirathuku, vikkuren, virkiren, sell pannalam, sell panna venum, sell pannura, sale panna, sale pannanum, vaanga aal venum, buyer venum, buyer thevai
  `,
  'offer:rent': `
    (லீசுக்கு|லீஸுக்கு|ஒத்திக்கு|போகியத்துக்கு|leaseku|lease ku) (விட|விடணும்|விடலாம்|விடலாம்னு|விடுறேன்|விடுறதுக்கு|கொடுக்க|கொடுக்கணும்|குடுக்கணும்|குடுக்கலாம்னு|கொடுக்கலாம்னு|vida|vidanum|vidalam|vidalamnu|viduren|kudukanum),
    வாடகைக்கு (விட|விடணும்|விடனும்|விட வேண்டும்|விடலாம்|விடலாம்னு|விடுவதற்கு|விடுறதுக்கு|விடுறேன்|விடுகிறேன்|விடப்போறேன்|விடவேண்டும்|கொடுக்க|கொடுக்கணும்|கொடுக்கலாம்|கொடுக்க வேண்டும்|குடுக்கணும்|குடுக்க|விட உள்ளது|விடப்படும்|ஆள் வேணும்|ஆள் தேவை|ஆள் வேண்டும்), வாடகைக்கு விட இருக்கு, லீஸுக்கு (விட|விடணும்|கொடுக்கணும்), லீசுக்கு (விட|விடணும்|கொடுக்கணும்|விடலாம்), குத்தகைக்கு (விட|விடணும்|விட வேண்டும்), ஒத்திக்கு (விட|விடணும்), குடித்தனக்காரர் (வேணும்|தேவை|வேண்டும்), குடித்தனக்காரங்க (வேணும்|தேவை), குடி வைக்க, குடி வைக்கணும், டெனண்ட் (வேணும்|தேவை), வாடகைதாரர் (தேவை|வேண்டும்|வேணும்)
    (vadagaiku|vaadagaikku|vadagaikku|vaadagaiku|vadakaiku|vaadakaikku|rentku|rentukku|rent ku|leaseku|lease ku|vaadaigaikku) (vida|vidanum|vida venum|vida vendum|vidalam|vidalamnu|viduren|vidaren|kudukanum|kudukkanum|kodukanum|kodukkanum|kudukka|vidurathuku|vidaporen|aal venum), rent vida, rent vidanum, rentuku vidanum, lease vidanum, tenant venum, tenants venum, tenant thevai, tenant vendum
  `,
  tenant: 'குடித்தனக்காரர், குடித்தனக்காரங்க, வாடகைதாரர், வாடகைதாரர்கள், டெனண்ட், டெனன்ட்',

  'near-it': `
    (அந்த|அதே|andha|antha|adhe) (சைடு|சைட்ல|சைடுல|சைடுலயே|பக்கம்|பக்கமா|பக்கமே|ஏரியால|ஏரியாலயே|ஏரியா பக்கம்|side|side la|sidela|side laye|pakkam|pakkama|areala|area la),
    (அதன்|அதற்கு|அதுக்கு|அதோட|அங்க|அங்கே|அங்கேயே|அங்கயே|அந்த இடத்துக்கு|ஆபிஸுக்கு|அலுவலகத்திற்கு|வேலைக்கு|athuku|adhuku|athukku|anga|angaye|office ku|officeku) (அருகே|அருகில்|அருகிலேயே|பக்கத்தில்|பக்கத்துல|பக்கத்துலயே|பக்கமா|கிட்ட|கிட்டக்க|கிட்டயே|சுத்தி|சுற்றி|pakkathula|pakathula|pakkam|pakkama|kitta|kita), அங்கேயே, அங்கயே, angaye, angeye`,

  more: `
    ^(next|அடுத்த) (வீடு|ஃபிளாட்|flat|house|option|ஆப்ஷன்|place)$,
    (இன்னும்|இன்னும் ஒரு|கூட) (ரெண்டு|மூணு|2|3) (ஆப்ஷன்|வீடு|ஃபிளாட்|option|options),
    (மத்த|மற்ற|மீதி|மிச்ச|வேற) (வீடுகளையும்|வீடுகளை|வீடுகளும்|ஃபிளாட்டையும்|ஆப்ஷனையும்|இடங்களையும்) (காட்டுங்க|அனுப்புங்க|பாக்கலாம்),
    ^(அதுக்கு|இதுக்கு) அப்புறம்$, (rest|balance|remaining|மீதி|மிச்சம்|பாக்கி) [எல்லாம்] காட்டுங்க,
    புதுசா ஏதாவது [வந்திருக்கா|இருக்கா|வந்துச்சா|வந்துருக்கா],
    ^மேல (காட்டுங்க|பாக்கலாம்)$, (அதுக்கு|இதுக்கு|அடுத்து) [அப்புறம்] என்ன (இருக்கு|காட்டுறீங்க|காட்டுவீங்க),
    (வேற|இன்னும்) [வீடு|ஃபிளாட்|ஆப்ஷன்|ஏதாவது|எதாச்சும்|நல்லதா|நல்ல] இருந்தா (காட்டுங்க|சொல்லுங்க|அனுப்புங்க|பாருங்க),
    (இன்னொரு|இன்னும் ஒரு|another) (வீடு|ஃபிளாட்|இடம்|ஆப்ஷன்|ஒன்னு|flat|house|option) [இருந்தா] (காட்டுங்க|இருக்கா|பாக்கலாம்),
    இன்னும் [ஒரு|சில|கொஞ்சம்] (ரெண்டு|மூணு|நாலு|அஞ்சு|two|three) [மூணு|நாலு] [வீடு|ஆப்ஷன்|flat|option|options] (காட்டுங்க|அனுப்புங்க|இருக்கா),
    next [ஒன்னு|option|one] (காட்டுங்க|காட்டு|காமிங்க|பாக்கலாம்),
    (இதே|அதே|ithe|idhe) (மாதிரி|மாரி|madhiri) [இன்னும்|வேற|innum] [ரெண்டு|மூணு|சில|கொஞ்சம்|rendu|moonu] (காட்டுங்க|அனுப்புங்க|kaatunga|anupunga), (வேற|வேறு) ஏதாவது (தென்படுதா|தென்படுதான்னு|கெடைக்குதா|கெடைக்குதான்னு|இருக்கான்னு) [பாருங்க|பாத்து சொல்லுங்க],
    (மிச்சம்|மீதி|பாக்கி|மத்த) [இருக்கறதையும்|இருக்கிறதையும்|உள்ளதையும்|இருக்கறத|உள்ளத|எல்லாம்|வீடு|வீடெல்லாம்] (காட்டுங்க|காட்டு|காமிங்க|அனுப்புங்க), (அடுத்தது|அடுத்தத|அடுத்த (வீடு|ஒன்னு|ஆப்ஷன்)) [என்ன|காட்டு|காட்டுங்க|காமிங்க|சொல்லுங்க], வேற, வேறு, வேற ஏதாவது [இருக்கா], வேறு ஏதாவது [இருக்கிறதா], வேற (இருக்கா|காட்டு|காட்டுங்க|காமிங்க|ஆப்ஷன்|ஆப்ஷன்ஸ்|வீடு|எதுவும்|என்ன இருக்கு), வேறு (காட்டுங்கள்|வீடு|வீடுகள்|இடம்), இன்னும் (காட்டு|காட்டுங்க|காட்டுங்கள்|காட்டவும்|இருக்கா|வேணும்|வேண்டும்|சில|கொஞ்சம் காட்டுங்க|கொஞ்சம்|ஏதாவது|நிறைய), மேலும், மேலும் (காட்டு|காட்டவும்|காட்டுங்கள்|சில|உள்ளதா|இருக்கா), மற்ற, மத்த, மற்றவை, மத்தது, மத்ததெல்லாம், மற்றது, அடுத்த (வீடு|ஆப்ஷன்|பக்கம்), அடுத்தடுத்து, இதைத் தவிர, இத தவிர, வேற மாதிரி
    vera, vere, veru, vera iruka, vera irukka, vera ethavathu irukka, vera kaatu, vera kaatunga, vera option, vera options, innum kaatu, innum iruka, innum irukka, melum, matha, mathathu, more kaatunga, more iruka
  `,
  cheaper: `
    (குறைஞ்ச|குறைந்த|கம்மி) (வாடகைல|விலைல|ரேட்ல|பட்ஜெட்ல|வாடகையில்|விலையில்) ஏதாவது [இருக்கா|காட்டுங்க], ^[கொஞ்சம்|இன்னும்] (குறைச்சு|கொறச்சு|குறைவா|கொறைவா|கம்மியா) (காட்டுங்க|பாருங்க|சொல்லுங்க),
    (ரேட்டுக்கு|விலைக்கு|வாடகைக்கு|காசுக்கு) (முடியாது|கட்டாது|கட்டுப்படியாகாது),
    (rate|ரேட்|விலை|rent|வாடகை) [இன்னும்] (கம்மி|குறைவா|கொறைவா|கம்மியா|low|less) [ah|ஆ] (காட்டுங்க|பாருங்க|இருக்கா),
    (பட்ஜெட்ல|பட்ஜெட்டுக்கு|budget ல|budget க்கு) [இது] (அடங்காது|அடங்கல|வராது|வரல|செட் ஆகாது),
    (rate|ரேட்|விலை|rent|வாடகை) [ரொம்ப] (அதிகம்|ஜாஸ்தி|கூடுதல்|அதிகமா இருக்கு|ஜாஸ்தியா இருக்கு),
    (rent|வாடகை|rate|ரேட்|விலை|vadagai|vilai) (romba|ரொம்ப|ரொம்பவே) (adhigama|jasthiya|அதிகமா|ஜாஸ்தியா|கூடுதலா) (solranga|kekranga|kekuranga|sollureenga|சொல்றாங்க|கேக்குறாங்க|கேக்கறாங்க|சொல்றீங்க),
    விலை (குறைவா|குறைவான|குறைவாக|குறைஞ்ச|குறைந்த|கம்மியா|கம்மியான|கம்மி|குறைச்சலா), வாடகை (குறைவா|குறைவான|குறைவாக|குறைஞ்ச|குறைந்த|கம்மியா|கம்மியான|கம்மி), குறைந்த (விலை|விலையில்|வாடகை|வாடகையில்|பட்ஜெட்|ரேட்), குறைஞ்ச (விலை|விலைல|வாடகை|வாடகைல|ரேட்|ரேட்ல), கம்மி (விலை|விலைல|ரேட்|ரேட்ல|வாடகை|வாடகைல|பட்ஜெட்), கம்மியான (விலை|விலைல|ரேட்|வாடகை), இன்னும் (குறைவா|குறைவாக|கம்மியா|குறைஞ்ச|குறைந்த) [விலைல|விலையில்|வாடகைல|ரேட்ல], இதைவிட (குறைவா|கம்மியா|குறைவாக|குறைவான), இத விட (கம்மியா|குறைவா), மலிவா, மலிவான, மலிவாக, சீப்பா, சீப், சல்லிசா, சல்லிசான, (விலை|வாடகை|ரேட்) ரொம்ப, இது ரொம்ப$, (விலை|வாடகை|ரேட்|இது) (அதிகமா|ஜாஸ்தி|ஜாஸ்தியா|அதிகம்|கூட|ரொம்ப அதிகம்|ரொம்ப ஜாஸ்தி|மிக அதிகம்|அதிகமாக) [இருக்கு|உள்ளது], ரொம்ப (காஸ்ட்லி|விலை|அதிகம்|ஜாஸ்தி), காஸ்ட்லியா இருக்கு, காஸ்ட்லி, பட்ஜெட்டுக்கு மேல, கட்டுப்படி ஆகாது, கட்டுப்படியாகாது, குறைந்த விலை வீடு
    kammi vila, kammi vilaila, kammi rate, kammi rate la, vila kammiya, rate kammiya, rent kammiya, budget kammiya, kammi rent, innum koraiva, ithavida kammiya, malivana, maliva, cheapa, cheapaa, cheap ah, cheap aa, romba costly, romba costlya, costlya iruku, kammiyana
  `,
  costlier:
    '(இத|இதை|அத) விட (நல்லதா|நல்லது|பெட்டரா|better), விலை அதிகமான, விலை கூடுதலான, இன்னும் நல்ல, இன்னும் நல்லதா, பிரீமியம், லக்சரி, லக்ஷுரி, ஆடம்பரமான, ஆடம்பர, உயர்தர, காஸ்ட்லியான, இதைவிட நல்ல, அதிக விலையில், அதிக விலை, luxuryana, luxury ah, costlyana, premium ah',
  bigger: `
    இன்னும் (பெரிய|பெருசா|பெரிசா|பெரியதா|பெரியதாக|பெரிதாக) [வீடு], பெரிய, பெருசா, பெரிசா, பெரியதா, பெரியதாக, பெரிதாக, பெருசு, இதைவிட (பெரிய|பெருசா|பெரியதா|பெரிதாக), ரொம்ப (சின்னது|சின்னதா|சிறியது|சிறுசா|சின்னதாக) [இருக்கு], சின்னதா இருக்கு, மிகவும் சிறியது, விசாலமான, விசாலமா, அதிக இடம், இடம் பத்தாது, இடம் போதாது
 perusa, periya, perisa, periyatha, ithavida perusa, idha vida perusa, visalamana, perusu, bigger ah
  `,
  smaller: `
    இன்னும் (சின்ன|சின்னதா|சிறிய|சிறியதா|சிறியதாக|சிறுசா), சின்ன, சின்னதா, சின்னதாக, சிறிய, சிறியதா, சிறியதாக, சிறுசா, இதைவிட (சின்ன|சின்னதா|சிறியது|சிறிய|சிறியதா), ரொம்ப (பெருசு|பெருசா|பெரிசா|பெரியது|பெரியதா) [இருக்கு], மிகவும் பெரியது
 chinna, chinnatha, chinnadha, siriya, ithavida chinnatha, idha vida chinnadha, perusa iruku, smaller ah
  `,
  nearer: `
    இன்னும் (பக்கத்தில்|பக்கத்துல|பக்கமா|கிட்ட|கிட்டக்க|அருகில்|நெருக்கமா), பக்கமா இருக்கிற, ரொம்ப (தூரம்|தூரமா|தொலைவு), மிகவும் தூரம், தூரமா இருக்கு, தொலைவா இருக்கு, அருகில் உள்ள, இதைவிட பக்கத்துல, இதைவிட அருகில், கிட்டத்துல இருக்கிற
 dooram ah iruku, ithavida pakkathula
  `,
  why: 'ஏன், எதனால், எதற்காக, எதுக்காக, எதுக்கு, என்ன காரணம், எதை வச்சு, yen, yean, yaen, ethanala, edhanala, ethuku idha, edhukku idha, yen itha, yen idha, yen ithu',
  last: 'கடைசி, கடைசியா, கடைசில, இறுதி, கடைசியில, கடைசி ஒன்னு, kadaisi, kadasi, kadesi',
  choice:
    'வீடு, வீட்ட, வீட்டை, வீட்டைப், ஃபிளாட், பிளாட், ஒன்னு, ஒன்று, ஒண்ணு, ஆப்ஷன், நம்பர், எண், சாய்ஸ், இடம், மனை, வில்லா, அபார்ட்மெண்ட், லிஸ்டிங், onnu, veedu, enn',

  creed: `
    இந்து, இந்துக்கள், ஹிந்து, முஸ்லிம், முஸ்லீம், முஸ்லிம்கள், இஸ்லாமியர், இஸ்லாமியர்கள், கிறிஸ்தவர், கிறிஸ்தவர்கள், கிறிஸ்டியன், கிறிஸ்தவ, பிராமின், பிராமணர், பிராமணர்கள், பிராமின்ஸ், ஐயர், ஐயங்கார், நாடார், தேவர், கவுண்டர், முதலியார், செட்டியார், வன்னியர், தலித், நாயுடு, சாதி, ஜாதி, மதம், மதத்தினர், சமுதாயத்தினர், சாதிக்காரங்க, ஜாதிக்காரங்க, ஒரே சாதி, எங்க (சாதி|ஜாதி|ஜாதிக்காரங்க|சாதிக்காரங்க|ஜாதிக்காரங்களே), நம்ம ஜாதி, ஜெயின், சீக்கியர், மார்வாடி
    indhu, hindhu, muslimu, christianu, kristhavar, brahmina, iyer, iyengar, nadar, thevar, gounder, mudaliar, chettiar, vanniyar, naidu, saathi, saadhi, jaathi, jaadhi, jathi, madham, madhathinar, enga jathi
  `,
  diet: 'சைவம், சைவ, சைவர்கள், சைவக்காரங்க, வெஜ், வெஜிடேரியன், வெஜிட்டேரியன், சுத்த சைவம், அசைவம், அசைவ, நான்வெஜ், நான் வெஜ், நான் வெஜிடேரியன், மாமிசம், கறி சாப்பிடாத, கறி சாப்பிடுற, சைவ உணவு, அசைவ உணவு, saivam, saiva, asaivam, asaiva, nonveg saapidatha, saivakaranga, veg mattum',
  marital:
    'bachelor, bachelors, பேச்சிலர், பேச்சிலர்ஸ், பேச்சுலர், பேச்சுலர்ஸ், கல்யாணமான, கல்யாணம் ஆன, கல்யாணம் ஆனவங்க, கல்யாணமாகாத, கல்யாணம் ஆகாத, கல்யாணம் ஆகாதவங்க, திருமணமான, திருமணம் ஆன, திருமணமானவர்கள், திருமணமாகாத, திருமணம் ஆகாத, விவாகரத்தான, விதவை, ஃபேமிலி மட்டும், பேமிலி மட்டும், குடும்பத்தினர் மட்டும், குடும்பங்கள் மட்டும், bachelora, thirumanamana, family mattum, families mattum',
  contact: `
    இணையுங்கள், இணைங்க,
    இணைக்க, இணைக்க (முடியுமா|வேண்டும்|இயலுமா), இணைத்து, இணைத்துவிடுங்கள், கனெக்ட் பண்ணி விடுங்க,
    ${unfinished(toSpeak)}, பேச முடியுமா, பேசலாமா, உரையாட, உரையாட வேண்டும், தொடர்பு, தொடர்பு (கொள்ள|கொள்ள வேண்டும்|கொள்ள முடியுமா|வேண்டும்|கொடுங்க), கனெக்ட், (கனெக்ட்|connect|contact|காண்டாக்ட்|talk|டாக்) (பண்ணு|பண்ணுங்க|பண்ணணும்|பண்ண முடியுமா|பண்ணி விடுங்க|செய்யுங்க|செய்யுங்கள்|செய்யவும்|pannu|pannunga|pannanum|panna mudiyuma|pannividunga), இணைக்கவும், இணைத்து விடுங்கள், இணைச்சு விடுங்க, பேச வைங்க, பேச வையுங்கள், லைன் கொடுங்க, லைன்ல விடுங்க, பேசி பாக்கணும்
    pesa, pesanum, pesa vendum, pesa venum, pesalama, peasanum, pesanume
  `,
  agent:
    'ஏஜென்ட், ஏஜெண்ட், ஏஜன்ட், புரோக்கர், ப்ரோக்கர், தரகர், ஓனர், வீட்டு ஓனர், உரிமையாளர், வீட்டுக்காரர், ஆள், ஆளு, ஆளுங்க, மனுஷன், மனுஷங்க, மனுஷர், மனிதர், மேனேஜர், மேலாளர், எக்ஸிகியூட்டிவ், அதிகாரி, பிரதிநிதி, முகவர், ஊழியர், பணியாளர், ஸ்டாஃப், நிஜ மனுஷன், உண்மையான மனிதர், யாராவது, யாராச்சும், யாரையாவது, யார்கிட்டயாவது, யார்கிட்டயாச்சும், யார்கிட்டாவது, யாரிடமாவது, யாருடனாவது, ஒருத்தர், ஒருவர், உங்க ஆளுங்க, உங்க (டீம்|கம்பெனி), கஸ்டமர் கேர், சேல்ஸ் டீம், நேரடியா, நேரடியாக, டீலர், ரியல்டர், owner, veetu owner, house owner, executive, manager, realtor, dealer, staff, someone, yaravathu, yaravadhu, yaarkittayavathu, yarkitayavathu, yaarkittayavadhu, yaarkitayavadhu, aal, aalu, aal kitta, manushan, manusha, oruthar, oruthar kitta, tharagar, veetukaarar, neradiya, direct ah, directa',
  people:
    'இல்லாத (ஏரியா|ஏரியால|ஏரியாவுல|இடம்|இடத்துல|பகுதி), illatha (area|areala|edam), பக்கத்து வீட்டுக்காரர், பக்கத்து வீட்டுக்காரங்க, பக்கத்து வீடு, அக்கம் பக்கம், அக்கம்பக்கம், அக்கம்பக்கத்தினர், அண்டை வீட்டார், ஓனர், உரிமையாளர், வீட்டு ஓனர், வீட்டுக்காரர், வீட்டுக்காரங்க, ஆட்கள், ஆளுங்க, ஆளுங்க மட்டும், ஜனங்க, மக்கள், மக்கள் மட்டும், மட்டும், மட்டும்தான், தான், குடும்பங்கள், குடும்பம், காலனி, தெரு, ஏரியா, குடியிருப்பு, பில்டிங், aalunga, aatkal, janam, makkal, mattum, mattumthan, irukara, irukkira, இருக்கிற, இருக்கற, வசிக்கும், இருக்கும்',
  self: 'நான், நாங்க, நாங்கள், நாங்கல்லாம், எங்க குடும்பம், எங்கள் குடும்பம், நான் ஒரு, நாங்க எல்லாம், naan, nan, naanga, nanga,',

  filler: `
    (தான்|மட்டும்|மட்டும்தான்) வேற (எங்க|எது|என்ன)$,
    (வேலை|job|work) (கெடச்சிருக்கு|கிடைச்சிருக்கு|கிடைத்திருக்கிறது|கெடச்சுது|கெடச்சது|கிடைச்சது),
    மாறேன், மாறோம், மாறுறோம்,
    maaranum, maranum, maaralam, maralam, maarlam, maralamnu, maaralamnu, maaranumnu, (இந்த|அடுத்த|indha|intha|adutha) (வாரம்|வாரத்துக்கு|வாரத்துக்குள்ள|மாசம்|மாசத்துக்கு|மாசத்துக்குள்ள|வருஷத்துக்கு) (குள்ள|உள்ள|குள்ளே|kulla|ulla),
    (same|அதே|இதே|இந்த|அந்த|என்|எங்க|athe|adhe|indha|intha|idhe) (budget|பட்ஜெட்|பட்ஜெட்ல|பட்ஜெட்டுல|budgetla|rate|ரேட்ல|விலைல|வாடகைல) [la|ல|kulla|குள்ள],
    (ஃப்ளாட்டை|ஃபிளாட்டை|பிளாட்டை|ஃப்ளாட்ட|ஃபிளாட்ட|அபார்ட்மெண்ட்டை|அபார்ட்மென்ட்டை|வீட்டை|வீட்ட|மனையை|இடத்தை|flat|plot|apartment|villa|veeta|வாடகையை|வாடகைய|rent|வாடகைக்கு) [ah|aa|ஐ|ai|போறத|இருக்கிறத|இருக்குறத|குடுக்கிறத|குடுக்குறத|irukradha|kudukradha] (விட|விடவும்|vida),
    சொந்த ஊரான, சொந்த ஊராகிய, எங்க ஊரான,
    (அத|அதை|அதய) (vida|விட), சொன்னத, சொன்னதை, சொன்னதைய, கேட்டத, கேட்டதை, சொல்லிருந்தத, சொல்லியிருந்ததை, போட்டத, போட்டதை, sonnadha, sonnatha, sonnathai, ketadha, ketatha, kettadha, kettatha, pottadha, potadha, sollirundhadha,
    (பாக்கணும்|பார்க்கணும்|வாங்கணும்|எடுக்கணும்|மாறணும்|paakanum|vaanganum|vanganum|edukanum|maaranum) (னு|ன்னு|என்று|nu) (இல்ல|இல்லை|illa|illai), (பாக்கணும்னு|பார்க்கணும்னு|வாங்கணும்னு|எடுக்கணும்னு) (இல்ல|இல்லை|illa|illai),
    (எவ்ளோ|எவ்வளவு|எவ்வளோ|எத்தனை|எத்தன|எங்க|எந்த ஏரியா|evlo|evalavu|ethana|enga) [வரைக்கும்|வரை|varai|varaikum] (போகலாம்னா|போலாம்னா|குடுக்கலாம்னா|கொடுக்கலாம்னா|முடியும்னா|குடுக்க முடியும்னா|கொடுக்க முடியும்னா|தரலாம்னா|வேணும்னா|வேண்டும்னா|இருக்கணும்னா|ஆகும்னா), (வேணாம்னு|வேண்டாம்னு|வேண்டாம் என்று|இல்லைன்னு|இல்லனு) (சொல்லல|சொல்லலை|சொல்லவில்லை|சொல்லலைங்க|சொல்லலங்க),
    (லோன்|கடன்|பேங்க் லோன்|வங்கிக் கடன்|ஹோம் லோன்|loan|bank loan|home loan) (போட்டு|எடுத்து|வாங்கி|போட்டா|எடுத்தா|கிடைச்சா|கெடச்சா|வந்தா|வந்தால்|கிடைத்தால்|சேர்த்து|pottu|potu|eduthu|kidacha|vandha|sethu),
    (என்ன|எந்த|எந்தெந்த) (ஏரியா|இடம்|பகுதி) (நல்லா|நல்ல|சரியா) (இருக்கும்னு|இருக்குன்னு|இருக்குனு) (தெரியல|தெரியாது|தெரியலை), (endha|enna) (area|idam) nalla (irukumnu|irukunu|irukkumnu) (theriyala|theriyadhu),
    (காசு|பணம்|kaasu|panam) (இல்ல|இல்லை|இல்லைங்க|illa|illai),
    ${finished(toSay)}, ${unfinished(toSay)}, ${finished(toIntend)}, (முடிவு|mudivu) (பண்ணிட்டேன்|பண்ணிட்டோம்|பண்ணியாச்சு|பண்ணிருக்கேன்|பண்ணியிருக்கேன்|செய்துவிட்டேன்|செய்துவிட்டோம்|செஞ்சிட்டோம்|எடுத்தேன்|எடுத்தோம்|எடுத்துட்டோம்|எடுத்திருக்கோம்|எடுத்துள்ளோம்|pannirukom), முடிவெடுத்தோம், முடிவெடுத்துள்ளோம், முடிவெடுத்திருக்கோம்,
    இருக்கிறார்கள், இருக்கிறார், இருக்கிறாங்க, இருக்குறாங்க, இருக்கார், இருக்காங்கள்,
    (காசு|பணம்|வசதி|kaasu|panam) (இல்ல|இல்லை|இல்லைங்க|இல்லங்க|illa|illai) (இப்போ|இப்ப|இப்போதைக்கு|என்கிட்ட|எங்ககிட்ட), (அளவுக்கு|அளவிற்கு) (காசு|பணம்|வசதி|kaasu|panam) (இல்ல|இல்லை|illa|illai|பத்தாது|pathathu),
    (ரயில்|ரயில்வே|ட்ரெயின்|டிரெயின்|பஸ்|பேருந்து|மெட்ரோ|விமான) (நிலையம்|நிலையத்தில்|நிலையத்துக்கு|நிலையத்திற்கு|நிலைய|ஸ்டேஷன்|ஸ்டேஷனுக்கு|ஸ்டாண்ட்|ஸ்டாண்டுக்கு|ஸ்டாப்), (ஹோட்டல்|டாக்டர்|மருத்துவர்|விமான) (பக்கத்தில்|பக்கத்துல|அருகில்|கிட்ட|எதிரில்|எதிர்ல|பின்னாடி), (ஹோட்டல்ல|ஹோட்டலில்|hotel la) (வேலை|வேல|velai|work|வொர்க்),
    குடியேற, குடியேறி, குடியேறத், குடிபெயர, குடிபெயர்ந்து, குடிவர, வசிக்க, வசிப்பதற்கு, வசிக்கிறதுக்கு, வாழ, (செட்டில்|settle) (ஆக|ஆகி|ஆகணும்|ஆகலாம்|ஆகறதுக்கு|aagi|aagrathuku), தங்க, தங்குவதற்கு, தங்குறதுக்கு, தங்கறதுக்கு, thanga, thangurathuku, thangarathuku, kudiyera, kudi vara, vasika,
    (பண்ணி|செய்து|செஞ்சு|அனுப்பி|எடுத்து|வாங்கி|கொடுத்து|குடுத்து|போட்டு|வச்சு|சேர்த்து|கட்டி|panni|seithu|eduthu|kuduthu|potu|pottu|vachu|sethu) (vidu|vidunga|vudu|vudunga|விடு|விடுங்க|விடுங்கள்),
    (எங்க|எங்கள்|நம்ம|enga|namma) (வீட்டு|வீட்டுப்|வீட்டுக்கு|veetu|veettu|veetuku) (பக்கத்துல|பக்கத்தில்|பக்கத்துலயே|பக்கத்திலேயே|பக்கம்|கிட்ட|எதிர்ல|pakkathula|pakathula|kitta),
    (வேற|வேறு|vera|veru) (எங்கயும்|எங்கேயும்|எங்கும்|engayum) (இல்ல|இல்லை|வேண்டாம்|வேணாம்|illa|illai|venam|vendam),
    போலாம், போகலாம், போயிக்கலாம், போய்க்கலாம், போலாங்க, polam, polaam, pogalam,
    எங்க (வீட்டில்|வீட்டுல|வீட்ல), வீட்டில், வீட்டுல, வீட்ல, veetla, veetula, veettula,
    epdiyavathu, epdiyavadhu, eppadiyavathu, epdiyachum, epdiyaachum, எப்படியாவது, எப்படியாச்சும், எப்படியும், எப்பவாவது, என்னவோ, ஏனோ, எப்படியோ,
    அங்க, அங்கே, அங்கு,
    சௌகரியம், சௌகரியமா, சௌகரியமாக, (rent|வாடகை) (குடுத்து|கொடுத்து|கட்டி),
    (வேலைக்காக|வேலைக்கு|வேலை விஷயமா|வேலை நிமித்தமாக|படிப்புக்காக|படிக்க|படிப்புக்கு|தொழிலுக்காக),
    என்பது, என்பதே, என்பதுதான், எங்கள் நெடுநாள், நெடுநாள், ரொம்ப நாள், ரொம்ப நாளா, 
    எங்க, enga, எல்லாம், எல்லாமே, ellam, இருக்காங்க, irukanga, ஒரு, எனக்கு, எங்களுக்கு, நமக்கு, நான், நாங்க, நாங்கள், நல்ல, நல்லா, நல்லதா, கொஞ்சம், தயவுசெய்து, தயவு செய்து, ப்ளீஸ், பிளீஸ், தான், மட்டும், கூட, ஆக, ஆன, ஆனது, இருக்கு, இருக்கிறது, இருக்கும், இருக்கிற, இருக்கற, இருக்குற, உள்ள, உள்ளது, கொண்ட, உடன், வசதி, வசதியுடன், வசதியோட, வசதியும், வசதியுள்ள, ஐயா, அய்யா, சார், மேடம், மேம், அண்ணே, தம்பி, குரு, இப்போ, இப்போது, இப்ப, உடனே, உடனடியாக, சீக்கிரம், அவசரம், அவசரமா, மாதிரி, போல, என்று, னு, என, தான, தானே, க்கு, ஐ, ஆ, இன், அப்போ, அப்ப, சரி, ங்க, பா, டா, மா, லாம், ஒண்ணு, ஒன்னு, ஒன்று, புது, புதிய, பழைய, என்னோட, என்னுடைய, எங்க வீட்டுக்கு, எங்க (குடும்பத்தில்|குடும்பத்துக்கு|குடும்பத்திற்கு|ஃபேமிலிக்கு|பேமிலிக்கு|பட்ஜெட்), enga (familyku|family ku|family|budget|veetuku), என், மொத்தம், மொத்தமா, முழு, முழுசா, ஆனா, இந்த பட்ஜெட்ல, அளவுக்கு, அளவில், அளவுல, ரேஞ்ச்ல, ரேஞ்சுல, வாக்கில், பக்கம், சுமாரான, வகையில், மேக்ஸிமம், இனி, இனிமே, பத்தி, பற்றி, pathi, patri, pathhi, ஸ்பெஷலா, சிறப்பாக, குறிப்பா, குறிப்பாக, specialla, என் பட்ஜெட், எங்களோட, குடும்பத்துக்கு, குடும்பத்தோட, ஃபேமிலிக்கு, பேமிலிக்கு, ஃபேமிலியோட, இருந்து கொண்டு, ஆகும், வரும், செய்து, செய்ய, பண்ண, பண்ணி, தர, தரும், கொடுத்து, கட்ட, குடுக்க, கொடுக்க, போக, செலவு பண்ண, செலவழிக்க, அமைந்த, அமைந்துள்ள, கூடிய, இருக்கக்கூடிய, சேர்ந்து, சேர்த்து, கொண்டது
    oru, enaku, enakku, yenaku, engaluku, engalukku, namaku, naan, nan, naanga, nalla, konjam, konja, dhayavu seithu, than, thaan, dhan, dhaan, mattum, kooda, iruku, irukku, irukum, irukkum, irukkira, irukira, irukura, irukkura, irukra, irukkra, irukkure, irukara, irukkara, ulla, ullathu, ulladhu, vasathi, vasadhi, vasathiyoda, vasathiyudan, udan, oda, ah, aa, ku, kku, ukku, uku, la, le, nga, pa, ma, da, dei, akka, rendum, rendume, ரெண்டும், இரண்டும், ரெண்டுமே, இரண்டுமே, ippo, ippa, udane, udaney, seekiram, avasaram, mari, maari, mathiri, maathiri, madhiri, pola, nu, apdi, appo, appa, sari, seri, family ku, familyku, enoda, ennoda, pakkam, budget la, budgetla, budget kulla, la ve, rangela, range la, alavula, moththam, mothama, puthu, pudhu, palaya, pazhaya, panna, panni, mudinja, iniki, aana, aagum, varum
  `,
  interjection:
    'என்னப்பா, என்னம்மா, என்னங்க, என்னடா, என்ன பா, ennapa, enna nga, ennanga, enna da, ஏனுங்க, ஏனுங்கோ, ஏனுங்கண்ணா, ஏனுங் சார், என்னங்க சார், ஏம்ப்பா, ஏம்பா, ஏம்மா, ஏண்ணே, ஏலே, எலே, ஏய், யப்பா, அம்மாடி, அண்ணாச்சி, வாத்தியாரே, தலைவரே, தலைவா, மச்சி, மச்சான், ப்ரோ, பிரதர், மாமா, ஏங்க நீங்க, இங்க பாருங்க, இதோ பாருங்க, கேளுங்க, yenunga, enunga, yenungna, yempa, yemma, yelei, elei, ale, annachi, thalaiva, thalaivare, machi, machan, சரி, ம், ஆமா, ஆமாம், ஓகே, சரிங்க, ஹலோ, வணக்கம், சார், மேடம், அப்புறம், அப்போ, அட, ஐயோ, ப்ளீஸ், ஐயா, குரு, sari, seri, aama, aamaa, appo, appuram, apparam, aiyo, ayyo, vanakkam, akka, sarida, serida',
  at: 'மாவட்டம், மாவட்டத்தில், dist, district, maavattam, mavattam, பக்கத்தில், பக்கத்துல, பக்கத்திலேயே, பக்கம், அருகில், அருகே, அருகிலேயே, கிட்ட, கிட்டக்க, சுற்றி, சுத்தி, ஏரியாவில், ஏரியாவுல, ஏரியால, பகுதியில், பகுதில, சைடு, சைட்ல, சைடுல, எதிரில், எதிர்ல, பின்னாடி, ஊரில், ஊர்ல, உள்ள, அருகாமையில், சுற்றுவட்டாரத்தில், ஒட்டி, pakkathula, pakathula, pakkathil, pakkam, arugil, aruge, kitta, kita, kittaka, suthi, area la, areala, area vil, sidela, side la, pakuthila, bagathila, ethirla, pinnadi, oorla, oorula',
}
