import { normaliseList } from '../text/normalise.ts'

/**
 * Words beside a word of creed, food or marriage that tell what is meant by it, as all languages write and type
 * them. A word that ends in `-` stands for all its forms: 'area-' for "areas" and "areala".
 */

/** Where people live together: "a Jain society", "a Brahmin area". */
export const isNeighbourhood = oneOf(`
  area- society- societies colony- colonies locality- localities neighbourhood- neighborhood- building- community-
  mohalla- muhalla- mohalle- muhalle- agraharam- enclave ilaka- ilaaka- elaka- basti-
  para paray parar
  एरिया- एरिये- इलाका- इलाक़ा- इलाके- इलाक़े- मोहल्ला- मोहल्ले- मुहल्ला- मुहल्ले- सोसाइटी- सोसायटी- कॉलोनी- कालोनी- बस्ती- बिल्डिंग-
  ஏரியா- பகுதி- காலனி- குடியிருப்பு- சொசைட்டி- அக்ரஹார- பில்டிங்- pagudhi- paguthi-
  ഏരിയ- കോളനി- സൊസൈറ്റി- ബിൽഡിംഗ- ബിൽഡിങ്ങ- പ്രദേശ- സ്ഥലത്ത് ഭാഗത്ത്
  ಏರಿಯಾ- ಏರಿಯ- ಬಡಾವಣೆ- ಕಾಲೋನಿ- ಕಾಲನಿ- ಸೊಸೈಟಿ- ಅಗ್ರಹಾರ- ಬಿಲ್ಡಿಂಗ್- ಪ್ರದೇಶ- badavane- agrahara-
  ఏరియా- కాలనీ- సొసైటీ- అగ్రహార- బిల్డింగ్- ప్రాంత-
  ਏਰੀਆ- ਏਰੀਏ- ਇਲਾਕਾ- ਇਲਾਕੇ- ਮੁਹੱਲਾ- ਮੁਹੱਲੇ- ਕਲੋਨੀ- ਕਾਲੋਨੀ- ਸੁਸਾਇਟੀ- ਸੋਸਾਇਟੀ- ਬਿਲਡਿੰਗ-
  এলাকা- পাড়া- সোসাইটি- কলোনি- বিল্ডিং- কমপ্লেক্স- আবাসন- মহল্লা-
`)

/** Those people alone: "veg mattum", "sirf veg". */
export const isOnly = oneOf(`
  only sirf keval shudhu sudhu mattum mattumdhan mattumthan maathram mathram matrame mathrame matra mathra maatra
  मात्र सिर्फ़ सिर्फ केवल மட்டும் மட்டும்தான் மட்டுமே മാത്രം മാത്രമുള്ള ಮಾತ್ರ ಮಾತ್ರವೇ మాత్రమే మాత్రం ਸਿਰਫ਼ ਸਿਰਫ ਕੇਵਲ শুধু শুধুমাত্র কেবল
`)

/** Those who live there or let, where a word of another meaning claims them: "shakahari logo ke liye". */
export const areOthers = oneOf(`
  people neighbour- neighbor- owner- log logo logon lok lokan loka
  लोग- लोक पड़ोसी- ਲੋਕ- ਗੁਆਂਢੀ- লোক- প্রতিবেশী- families familys familylu
`)

/** The seeker's own household, of which a word of creed is no wish: "a Muslim family of five". */
export const isHousehold = oneOf(`
  family famly faimly familyki familyku familykku familikku familyge familyla parivar pariwar parivaar poribar kudumbam
  kudumba kudumbathukku kutumba kutumbam kutumbaniki tabbar couple
  फैमिली फ़ैमिली फैमली परिवार ஃபேமிலி- பேமிலி- ஃபேமலி- குடும்பம் குடும்பத்துக்கு குடும்பத்திற்கு ഫാമിലി- കുടുംബം കുടുംബത്തിന് കുടുംബമാണ്
  ಫ್ಯಾಮಿಲಿ- ಕುಟುಂಬ ಕುಟುಂಬಕ್ಕೆ ఫ్యామిలీ ఫ్యామిలీకి ఫ్యామిలి ఫ్యామిలికి కుటుంబం కుటుంబానికి
  ਫੈਮਿਲੀ ਫੈਮਲੀ ਪਰਿਵਾਰ ਟੱਬਰ ফ্যামিলি ফ্যামিলির পরিবার পরিবারের
`)

/** What a creed or a food names that is no neighbour: a temple, a college, a mess, a road; "bachelor friendly". */
export const isLandmark = oneOf(`
  temple- church- mosque- masjid- gurdwara- gurudwara- mandir- dargah- college- school- hospital- university-
  institute- hostel- cemetery graveyard museum restaurant- hotel- mess food- kitchen- shop- market- samaj bhavan- bhawan
  nagar- street road bank trust friendly allowed ok welcome kovil- koil- koyil- palli-
  gudi- devasthana- devalayam- patasala- daba- dhaba-
  मंदिर- मन्दिर- मस्जिद- चर्च- गिरजा- गुरुद्वारा- गुरुद्वारे- कॉलेज- कालेज- स्कूल- अस्पताल- हॉस्पिटल- दुकान- बाज़ार- बाजार- होटल- ढाबा- नगर
  கோவில்- கோயில்- கோவிலு- கோயிலு- பள்ளி- மசூதி- தேவாலய- சர்ச்- காலேஜ்- கல்லூரி- ஸ்கூல்- மருத்துவமனை- ஹாஸ்பிடல்- ஹோட்டல்- கடை- நகர்
  പള്ളി- അമ്പല- ക്ഷേത്ര- മോസ്ക്- ചർച്ച്- കോളേജ- കോളജ- സ്കൂള- ആശുപത്രി- ഹോട്ടൽ- കട കടയുടെ
  ದೇವಸ್ಥಾನ- ಗುಡಿ- ಮಸೀದಿ- ಚರ್ಚ್- ಬಸದಿ- ಕಾಲೇಜ- ಕಾಲೇಜು- ಶಾಲೆ- ಸ್ಕೂಲ್- ಆಸ್ಪತ್ರೆ- ಹೋಟೆಲ್- ಅಂಗಡಿ-
  గుడి- దేవాలయ- మందిర- టెంపుల్- మసీదు- చర్చి- చర్చ్- కాలేజ- స్కూల్- పాఠశాల- బడి- ఆసుపత్రి- హాస్పిటల్- హోటల్- నగర్
  ਮੰਦਰ- ਮਸਜਿਦ- ਮਸੀਤ- ਚਰਚ- ਗੁਰਦੁਆਰਾ- ਗੁਰਦੁਆਰੇ- ਗੁਰਦਵਾਰੇ- ਕਾਲਜ- ਸਕੂਲ- ਹਸਪਤਾਲ- ਢਾਬਾ- ਦੁਕਾਨ- ਨਗਰ
  মন্দির- মসজিদ- গির্জা- চার্চ- কলেজ- স্কুল- হাসপাতাল- হোটেল- দোকান- নগর
`)

/** A test whether a word is one of a list. */
function oneOf(list: string): (word: string) => boolean {
  const words = normaliseList(list).split(/\s+/).filter(Boolean)
  const whole = new Set(words.filter((word) => !word.endsWith('-')))
  const stems = new Set(words.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)))
  const lengths = [...new Set([...stems].map((stem) => stem.length))]
  return (word) => whole.has(word) || lengths.some((length) => stems.has(word.slice(0, length)))
}
