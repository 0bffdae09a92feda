import type { WholeVocabulary } from '../language.ts'
import { anotherArea } from './another-area.ts'
import { forGood, irregular, underWay, unfinishedByMe } from './verbs.ts'
import { amenityPhrases } from './vocabulary-amenities.ts'
import { amountPhrases } from './vocabulary-amounts.ts'
import { asides } from './vocabulary-asides.ts'
import { ofTheChat } from './vocabulary-chat.ts'
import { meaningPhrases } from './vocabulary-meaning.ts'
import { flatsWithout, housesWithout } from './without.ts'

const toBuy = irregular('வாங்க', 'வாங்கி', 'வாங்குகிற வாங்குற வாங்கற', 'வாங்கின வாங்கிய', 'வாங்குவ', 'வாங்கும்')

/** "எடம் வாங்கணும்": what is only called a place is land where it is bought. */
const landToBuy =
  '(இடம்|எடம்|இடத்தை|எடத்த|இடமா|idam|edam|idatha|edatha) [ஒன்னு|ஒண்ணு] (வாங்க|வாங்கணும்|வாங்கனும்|வாங்கோணும்|வாங்கலாம்|வாங்கலாம்னு|வாங்கணும்னு|வாங்கவேண்டும்|வாங்கவும்|வாங்கப்போறேன்|வாங்கப்போறோம்|வாங்குற|வாங்கற|வாங்குகிற|வாங்குறதுக்கு|வாங்கறதுக்கு|வாங்குவதற்கு|வாங்குறேன்|வாங்குறோம்|வாங்குவோம்|வாங்கும்|வாங்கி|வாங்கிக்க|வாங்கிட்டு)'

/**
 * Tamil as it is written and as it is spoken and typed; Latin spellings stand here only where the sound of a
 * word does not lead to them. A native speaker should look first at the spoken forms.
 */
export const vocabulary: WholeVocabulary = {
  'transaction:rent': `
    (இப்போதைக்கு|இப்போ|ippodhaiku|ippothaiku|ippo) [எதுவும்] (வாங்கல|வாங்கலை|வாங்கலைங்க|vaangala|vangala),
    (வாங்குற|வாங்கற|வாங்கும்|வாங்குகிற|vaangura|vangura|vaangara) (எண்ணம்|எண்ணமே|ஐடியா|ஐடியாவே|பிளான்|திட்டம்|idea|plan|ennam) [இப்போ|இப்போதைக்கு] இல்லை,
    (rent|ரெண்ட்|வாடகைக்கு) [க்கு] (தான்|தானே) (கேட்டேன்|சொன்னேன்|கேட்டோம்), வாடகையான்னு, வாடகைக்கான்னு, வாடகையா இல்ல,
    rentanu,
    (மேல|மேலே|அதிகமா|ஜாஸ்தியா|கூடுதலா|mela|mele|jasthiya|adhigama) (வாடகை|வாடக|ரெண்ட்|rent|vadagai|vaadagai) [போக|குடுக்க|கொடுக்க|தர|கட்ட|செலவு பண்ண|kuduka|kudukka|thara|katta] (முடியாது|முடியாதுங்க|முடியல|ஆகாது|கட்டாது|தாங்காது|கட்டுப்படியாகாது|mudiyadhu|mudiyathu),
    வாடகைக்கு [தான்|தானே] (கேட்டேன்|சொன்னேன்|கேட்டோம்),
    (vadagaiku|rentku|rent ku) [(dhan|than)] (keten|ketten|sonnen), வாடகை, வாடகைக்கு, வாடகைல, வாடகையில்,
    குடக்கூலி, குடக்கூலிக்கு, வாடகைக்குத்தான், வாடக, வாடகக்கு, வாடகைவீடு, லீஸ், லீசு, லீஸுக்கு, லீசுக்கு, குத்தகை, குத்தகைக்கு, ஒத்தி, ஒத்திக்கு, போகியம்,
    போகியத்துக்கு, போக்கியத்துக்கு, ரென்ட், ரெண்ட்டுக்கு, ரெண்டல், ரென்டல், ரெண்டுக்கு (வேணும்|வீடு|எடுக்க|தேடுறேன்|பாக்குறேன்),
    வாடகைக்கு (எடுக்க|எடுக்கணும்|எடுக்கலாம்|எடுத்துக்க|இருக்க|குடியிருக்க|வேண்டும்), வாடகைக்குத் தான், குடிபோக, குடி போக,
    குடி போகணும், வாடகை முறையில், மாத வாடகைக்கு, rent uku, rent kku, rentukku, rentku, rent ku, vadagaiku,
    vaadagaikku, vaadaga, vadaga, vaadage, vadakaiku`,
  'transaction:sale': `
    ^own (பண்ணணும்|பண்ணலாம்)$, own (house|home|villa|flat|apartment|veedu|veed),
    (வாங்கி|வாங்கிட்டு|வாங்கிப்போட்டு) [அத|அதை] (வாடகைக்கு|ரெண்டுக்கு|லீசுக்கு|rent ku|rentku|vadagaiku) (விட|விடலாம்|விடலாம்னு|விடணும்|விடணும்னு|விடுவோம்|விடுவேன்|விடப்போறேன்|விடப்போறோம்|குடுக்கலாம்|கொடுக்கலாம்|குடுக்கலாம்னு|கொடுக்கணும்|குடுக்க|கொடுக்க|vida|vidalam|vidanum|vidalamnu),
    (வாங்கறதுக்கு|வாங்குறதுக்கு|விலைக்கு) [தான்|தானே] (கேட்டேன்|சொன்னேன்|கேட்டோம்), ${unfinishedByMe(toBuy)},
    ${underWay(toBuy)}, ${forGood(toBuy)}, ${landToBuy},
    (வாங்கலாமா|வாங்க முடியுமா|வாங்கவா|vaanga mudiyuma|vanga mudiyuma) (என்று|ன்னு|னு|nu), வாங்கலாமான்னு, வாங்கலாமானு,
    வாங்கலாமானுட்டு, வாங்கித்தர, வாங்கித்தாங்க, வாங்கித்தாருங்கள்,
    வாங்க (உதவ முடியுமா|உதவவும்|உதவுங்கள்|உதவுங்க|உதவுவீர்களா|உதவி தேவை|உதவி வேண்டும்|ஹெல்ப் பண்ணுங்க), வாங்கவே,
    வாங்கக்கூடிய, வாங்க கூடிய, வாங்கத்தக்க, வாங்க முடிகிற, வாங்கத், வாங்கப், வாங்கதான், வாங்குற, வாங்கிக்க, வாங்கிக்கணும்,
    வாங்கி, வாங்கிற, வாங்கற, வாங்கியே, வாங்கவா, சொந்த வீடு, சொந்தவீடு, விலைக்கு, வெலைக்கு, விலைக்கே, விற்பனைக்கு, விற்பனை,
    விற்பனைக்கான, விற்பனைக்குள்ள, கிரயம், கிரயத்துக்கு, கிரயத்திற்கு, சொந்தமா, சொந்தமாக, சொந்தம், சொந்த, முதலீடு, முதலீட்டுக்கு,
    முதலீட்டிற்கு, இன்வெஸ்ட்மென்ட், இன்வெஸ்ட், பர்ச்சேஸ், சேல், சேலுக்கு,
    (விற்கிற|விக்கிற|விற்கும்|விக்குற) (வீடு|இடம்|நிலம்|பிளாட்|மனை),
    (இடம்|எடம்|இடத்தை|எடத்த) (வாங்க|வாங்கணும்|வாங்கலாம்|வாங்கலாம்னு|வாங்குறதுக்கு|விலைக்கு|விற்பனைக்கு|வாங்குவதற்கு),
    (idam|edam|idatha|edatha) (vaanga|vanga|vaanganum|vanganum|vangalam|vaangalam|vilaikku|vilaiku),
    vangalam, vaanganum, vanganum, vaanga, vanga, vaangalam, vangurathuku, sondhama, sonthama, vilaikku,
    virpanai, virpanaikku, kirayam, buy panna, buy pannanum, buy pannalam, purchase panna, purchase pannanum,
    own panna, invest panna, invest pannanum`,

  'property:house': `
    (கட்டின|கட்டிய|கட்டி முடிச்ச|kattina) (வீடு|house), ^(individual|இண்டிவிஜுவல்) [தான்|போதும்|வேணும்|மட்டும்]$,
    own (house|home|villa|veedu|veed), independent, இண்டிபெண்டன்ட்,
    (land|plot|இடம்|மனை) உம் [ஒரு|சின்ன|நல்ல] (வீடும்|house உம்|வீடு|house),
    (நிலமும்|இடமும்|மனையும்) [ஒரு|சின்ன|நல்ல] வீடும்,
    (வீடு|வீடே|veedu) [(ஒன்னு|மட்டும்|ஒண்ணு|onnu|mattum)] (போதும்|podhum|pothum),
    ${housesWithout},
    (வேற|வேறு|வேறொரு|vera|veru) (வீடு|veedu|house) (வேணும்|வேண்டும்|தேவை|பாக்கணும்|பார்க்கணும்|தேடுறோம்|தேடுறேன்|venum|vendum|thevai|paakanum|thedurom|theduren),
    காட்டேஜ், cottageu, வூடு, வூட்டு, வூட்டை, வூட்ட, வூடா, வூட்டுக்கு, voodu, vudu, வீடு, வீட்டை, வீடுகள், வீடா, வீடுதான்,
    வீடாக, வீடே, வீட்டையும், வீட, வீட்டுக்கு, தனிவீடு, தனி வீடு, தனி வீடா, இல்லம், வில்லா, வில்லாக்கள், பங்களா, பங்களாவா,
    இண்டிபெண்டன்ட் ஹவுஸ், இண்டிபென்டன்ட் வீடு, ஹவுஸ், ரோ ஹவுஸ், டூப்ளக்ஸ், டூப்ளெக்ஸ், மாடி வீடு, மாடிவீடு, ஓட்டு வீடு,
    கான்கிரீட் வீடு, சொந்த வீடு, குடியிருப்பு வீடு, பண்ணை வீடு, எங்க (வீடு|வீட்டை), enga (veedu|veetai|veeta), vidu,
    veeda, veedaa, veeduthan, veetu, veettu, veetai, thaniveedu, illam, bangala, bungla,
    individual veedu, independent veedu, villava, house ah, house aa`,
  'property:apartment': `
    own (flat|apartment), (ஃப்ளாட்|ஃபிளாட்|பிளாட்|flat) [(ஒன்னு|மட்டும்|ஒண்ணு|onnu|mattum)] (போதும்|podhum|pothum),
    ${flatsWithout}, பிளாட், ஃபிளாட், ப்ளாட், பிளேட், ஃபிளாட்டு, ஃப்ளாட்டு, பிளாட்டு, ப்ளாட்டு, பிளாட்ஸ், ஃபிளாட்ஸ்,
    அபார்ட்மெண்ட், அபார்ட்மென்ட், அப்பார்ட்மென்ட், அப்பார்ட்மெண்ட், அபார்ட்மண்ட், அபார்ட்மெண்ட்ஸ், அடுக்குமாடி, அடுக்கு மாடி,
    அடுக்குமாடிக் குடியிருப்பு, அடுக்குமாடி குடியிருப்பு, அடுக்குமாடி வீடு, மாடிக் குடியிருப்பு, குடியிருப்பு, ஸ்டுடியோ,
    பென்ட்ஹவுஸ், பென்ட் ஹவுஸ், கான்டோ, சர்வீஸ் அபார்ட்மெண்ட், எங்க (ஃபிளாட்|ஃபிளாட்டை), enga flat, flatu, flat ah, flat aa,
    flattu, apartmentu, adukkumadi, adukumadi, adukku madi kudiyiruppu, flats`,
  'property:land': `
    (ரப்பர்|தேயிலை|காப்பி|மா|தென்னை|தென்னந்|பாக்கு|பாக்குத்|வாழை|வாழைத்|முந்திரி|ஏலக்காய்|rubber|tea|coffee) (தோட்டம்|தோப்பு|thottam|thoppu),
    மாந்தோட்டம், தென்னந்தோட்டம், வாழைத்தோட்டம், பாக்குத்தோட்டம், (ஏக்கர்|acre) (தோட்டம்|thottam|தோப்பு|தென்னந்தோப்பு|மாந்தோப்பு),
    வீடு (கட்ட|கட்டத்தான்|கட்டதான்|கட்டுறதுக்கு|கட்டறதுக்கு), ${landToBuy}, (இடம்|எடம்) மட்டும், தோப்பு, தென்னந்தோப்பு,
    மாந்தோப்பு, thoppu, thennanthoppu, thennanthopu, நஞ்சை, புஞ்சை, நிலம், நெலம், நிலத்தை, மனை, மனைகள், மனையை,
    காலி மனை, காலிமனை, வீட்டு மனை, வீட்டுமனை, மனைப்பிரிவு, மனை இடம், காலி இடம், காலியிடம், காலி நிலம்,
    (இடம்|எடம்|இடத்தை|எடத்த) (வாங்க|வாங்கணும்|வாங்கலாம்|வாங்கலாம்னு|வாங்குறதுக்கு|விலைக்கு|விற்பனைக்கு|வாங்குவதற்கு),
    (idam|edam|idatha|edatha) (vaanga|vanga|vaanganum|vanganum|vangalam|vaangalam|vilaikku|vilaiku),
    (வீடு|வீட்டை) (கட்ட|கட்டுறதுக்கு|கட்டறதுக்கு|கட்டுவதற்கு|கட்டிக்க) [ஏற்ற|ஏத்த|ஒரு|நல்ல] [இடம்|எடம்|நிலம்|மனை], விவசாய நிலம்,
    விளைநிலம், தோட்டம் நிலம், லேண்ட், ப்ளாட் நிலம், பிளாட் நிலம், சைட், லேஅவுட் மனை, பூமி, காணி,
    எங்க (நிலம்|நிலத்தை|மனை|இடம்), enga (land|nilam|nilatha|nilathai), நிலத்த, நெலத்த, நெலத்தை, nilam, nelam, manai,
    manaya, veettu manai, veetu manai, kaali edam, land ah, plot ah, plotu, plottu, landu,
    (veedu|veettai|veedu) katta (idam|edam|nilam|manai|land|plot)`,
  ...amenityPhrases,

  'slot:transaction_type': 'வாடகையா (வாங்கவா|விலைக்கா|சொந்தமா), வாடகை அல்லது விலை',
  'slot:property_type':
    '(வீட்டு|வீடு|சொத்து) வகை, வீட்டின் வகை, வகை, எந்த மாதிரி வீடு, எந்த வகை வீடு, எந்த வீடு, என்ன மாதிரி வீடு, டைப்',
  'slot:city': 'சிட்டிய, நகரம், நகரத்தை, ஊர், ஊரு, ஊரை, சிட்டி, பட்டணம், டவுன், nagaram, ooru, oor, oora, uru',
  'slot:area': `
    ${anotherArea}, ஏரியா, ஏரியாவை, ஏரியாவா, பகுதி, பகுதியை, பகுதியா, லொகேஷன், லொக்கேஷன், லோகேஷன், லொக்காலிட்டி, லொகாலிட்டி, சுற்றுவட்டாரம், வட்டாரம், இடத்தை, area va, areava, areavum, pagudhi, paguthi, vattaram, ஊருக்குள்ள`,
  'slot:price':
    'total, டோட்டல், டோட்டலா, மொத்தம், மொத்தமா, மொத்தத்துல, (விலை|வெலை|ரேட்|ரேட்டு|காசு|பணம்|rate|price) [கொஞ்சம்] (கூட|கூடவே|கூடுதலா|அதிகமா|ஜாஸ்தியா|ஜாஸ்தி|kooda) (கொடுக்கலாம்|குடுக்கலாம்|தரலாம்|கொடுப்போம்|குடுப்போம்|தருவோம்|தர ரெடி|கொடுக்க தயார்), (விலை|வெலை|ரேட்|ரேட்டு|பட்ஜெட்|rate|price|vilai|budget) [கொஞ்சம்|konjam] (அதிகமா|அதிகம்|ஜாஸ்தியா|ஜாஸ்தி|கூட|கூடுதலா|கூடினாலும்|jasthi|jasthiya|adhigama|kooda) (இருந்தாலும்|ஆனாலும்|irundhalum|irunthalum|aanalum) (பரவாயில்ல|பரவாயில்லை|பரவால்ல|ஓகே|சரி|paravalla|paravala|ok), பட்ஜெட், பட்ஜட், பட்செட், பட்ஜெட்டு, பட்ஜெட்டை, பட்ஜெட்டா, விலை, வெலை, விலையை, தொகை, தொகையை, பணம், காசு, ரேட், ரேட்டு, ரேஞ்ச், ரேன்ஜ், செலவு, பிரைஸ், அமௌண்ட், மதிப்பு, விலை வரம்பு, vilai, velai rate, thogai, kaasu, rate u, budjet, budjettu, budgettu, budget ah',
  'slot:rent':
    '(வாடகை|வாடகைய|வாடகையை|rent|ரெண்ட்) (மாத்துங்க|change பண்ணணும்|change பண்ணுங்க|change pannanum), (வாடகை|ரெண்ட்|rent) (குடுக்குறது|கட்டுறது|கொடுக்கிறது), வூட்டு வாடகை, (குறைந்த|குறைஞ்ச|கம்மி|கம்மியான) (வாடகை|வாடகைல|வாடகையில்), வாடகை (குறைவா|குறைவான|குறைவாக|குறைஞ்ச|குறைந்த|கம்மியா|கம்மியான|கம்மி), kammi (vadagai|vadagaila), மாத வாடகை, வீட்டு வாடகை, veetu vadagai, veettu vadagai, மாச வாடகை, மாசம் வாடகை, வாடகை தொகை, வாடகை பட்ஜெட், வாடகை ரேட்,',
  'slot:bedrooms':
    '(படுக்கையறைகளின்|பெட்ரூம்களின்|அறைகளின்|படுக்கையறை|பெட்ரூம்|ரூம்|bedroom|room) (எண்ணிக்கை|எண்ணிக்கையை|ennikkai|count|நம்பர்|நம்பரை), அறைகள், படுக்கை அறைகள், படுக்கையறைகள், ரூம்கள், பெட்ரூம்கள்',
  'slot:size_sqft':
    'பரப்பளவு, பரப்பு, அளவு, சைஸ், சைசு, விஸ்தீரணம், கார்பெட் ஏரியா, பில்டப் ஏரியா, alavu, parappu, parappalavu',
  'slot:amenities':
    'வசதிகள், வசதிகளை, வசதியையும், வசதிகளையும், எல்லா (வசதியையும்|வசதிகளையும்|வசதியும்), சௌகரியங்கள், அம்சங்கள், எக்ஸ்ட்ரா, vasathigal, vasadhigal',
  each: 'ஆளுக்கு, ஆளுக்கு ஒரு, ஆளுக்கும், ஒருத்தருக்கு, ஒருவருக்கு, ஒவ்வொருத்தரும், ஒவ்வொருத்தருக்கும், ஒவ்வொருவரும், தலைக்கு, தலா, aaluku, aalukku, aalku,',
  persons:
    'பேர், பேரு, பேரும், பேருமா, பேருக்கு, நபர், நபர்கள், ஃப்ரெண்ட்ஸ், நண்பர்கள், தோழிகள், பசங்க, பொண்ணுங்க, பேச்சிலர்ஸ், ஸ்டூடண்ட்ஸ், peru, perum, peruku, friends, pasanga, ponnunga, bachelors, students',
  'bedrooms:more': `
    (இன்னும்|இன்னொரு|கூடுதலா|எக்ஸ்ட்ரா|extra|innum|innoru) [ஒரு] (ரூம்|ரூமு|பெட்ரூம்|பெட் ரூம்|அறை|படுக்கையறை|room|bedroom),
    ஒரு (ரூம்|ரூமு|பெட்ரூம்|அறை|படுக்கையறை|room|bedroom) (கூடுதலா|கூடுதலாக|அதிகமா|அதிகம்|ஜாஸ்தி|ஜாஸ்தியா|எக்ஸ்ட்ரா|extra|சேர்த்து|சேத்து|sethu|serthu)`,
  'bedrooms:less':
    'ஒரு (ரூம்|ரூமு|பெட்ரூம்|அறை|படுக்கையறை|room|bedroom) (கம்மி|கம்மியா|குறைவா|குறைவாக|குறைச்சலா|குறைச்சு|kammi|kami|kammiya|koraivu|koraichu|korachu)',
  ...amountPhrases,
  ...meaningPhrases,
  ...asides,
  ...ofTheChat,
}
