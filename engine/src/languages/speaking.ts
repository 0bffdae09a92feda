import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import type { Phrases } from './language.ts'

/** Asking to go on in a language, as the speakers of one language say it. */
interface Speaking {
  /** What they call each language, without an ending, in their own script. */
  names: Record<LanguageCode, string>
  /** Endings that say "in it" and stand apart from the name: "English ல". */
  inside: string
  /** "in Tamil", "in Hindi": alternatives for each language, with the ending that says so, written and typed. */
  written: Record<LanguageCode, string>
  typed: Record<LanguageCode, string>
  /** What stands behind them: "speak", "say it". */
  please: { written: string; typed: string }
  /** The same as a wish of one's own, "I want to talk": words that tell the language, so that English must not know them. */
  wish: { written: string; typed: string }
  /** Who wants one, and the verb behind its name, with which nothing else is said: "I want Telugu". */
  wanted: { who: { written: string; typed: string }; verb: { written: string; typed: string } }
  /** What asks whether Guru knows one: "do you know Telugu?" */
  asks: { written: string; typed: string }
}

type Asked = Record<`speak:${LanguageCode}` | 'aside:languages', Phrases>

/** What people call the languages in Latin letters, whichever they speak. */
const typedNames: Record<LanguageCode, string> = {
  en: 'english|inglish|englis|angrezi|angreji|ingreji|inglis|angilam|aangilam',
  ta: 'tamil|thamizh|tamizh|thamil|tamizhu',
  hi: 'hindi|hindhi|indi',
  ml: 'malayalam|malyalam|malayalm',
  kn: 'kannada|kannad|kanada',
  te: 'telugu|telegu|thelugu|telgu',
  pa: 'punjabi|panjabi|punjaabi',
  bn: 'bengali|bangla|bangali|bengoli',
}

const everyName = Object.values(typedNames).join('|')

/** The language that a word typed in Latin letters names; null for any other word. */
export function languageNamed(word: string): LanguageCode | null {
  return namedBy.get(word) ?? null
}

const namedBy = new Map(
  languages.flatMap((code) => typedNames[code].split('|').map((name) => [name, code] as const)),
)

/** Each name with each of these endings: "tamil la" and "tamilla". */
function inEach(endings: string): Record<LanguageCode, string> {
  const joined = (names: string) =>
    names.split('|').flatMap((name) => endings.split('|').map((ending) => `${name}${ending}`))
  return mapNames((names) => `(${names}) (${endings})|${joined(names).join('|')}`)
}

function mapNames(change: (names: string) => string): Record<LanguageCode, string> {
  return {
    en: change(typedNames.en),
    ta: change(typedNames.ta),
    hi: change(typedNames.hi),
    ml: change(typedNames.ml),
    kn: change(typedNames.kn),
    te: change(typedNames.te),
    pa: change(typedNames.pa),
    bn: change(typedNames.bn),
  }
}

/** Each language of India as its speakers ask for another one. */
const speaking: Record<Exclude<LanguageCode, 'en'>, Speaking> = {
  hi: {
    names: {
      en: 'अंग्रेज़ी|अंग्रेजी|अँग्रेज़ी|इंग्लिश',
      ta: 'तमिल|तमिळ',
      hi: 'हिंदी|हिन्दी',
      ml: 'मलयालम',
      kn: 'कन्नड़|कन्नड',
      te: 'तेलुगु|तेलुगू',
      pa: 'पंजाबी',
      bn: 'बंगाली|बांग्ला|बंगला',
    },
    inside: 'में|मे|भाषा में',
    written: {
      en: '(अंग्रेज़ी|अंग्रेजी|अँग्रेज़ी|इंग्लिश) (में|मे)',
      ta: '(तमिल|तमिळ) (में|मे)',
      hi: '(हिंदी|हिन्दी) (में|मे)',
      ml: '(मलयालम) (में|मे)',
      kn: '(कन्नड़|कन्नड) (में|मे)',
      te: '(तेलुगु|तेलुगू) (में|मे)',
      pa: '(पंजाबी) (में|मे)',
      bn: '(बंगाली|बांग्ला|बंगला) (में|मे)',
    },
    typed: mapNames((names) => `(${names}) (me|mein|main|mai|m)`),
    please: {
      written:
        '(बोलो|बोलिए|बोलें|बोलिये|बोल|बोलना|बताओ|बताइए|बताना|समझाओ|लिखो|लिखिए|बात (करो|करें|करिए|कीजिए|करना|कर)|जवाब (दो|दीजिए))',
      typed:
        '(bolo|boliye|bolie|bol|bolna|batao|bataiye|samjhao|likho|likhiye|(baat|bat) (karni|karna hai|karo|kare|karen|kariye|kijiye|karna|kar|kro)|jawab do|jawab dijiye)',
    },
    wish: {
      written:
        '((बात|बातचीत|बातें) (करनी|करनी है|करना है|करना चाहता|करना चाहती|करना चाहते|करूँगा|करूंगा|करूँगी|करूंगी|करेंगे|करते हैं|हो सकती) [हूँ|हूं|हैं|है]|बोलना (चाहता|चाहती|चाहते) [हूँ|हूं|हैं]|चाहिए)',
      typed:
        '((baat|bat|baatchit|batchit) (karni|karni hai|karna hai|karna chahta|karna chahti|karna chahte|karunga|karungi|karenge|karte hai|karte hain|ho sakti) [hu|hun|hoon|hai|hain]|bolna (chahta|chahti|chahte) [hu|hun|hoon|hai|hain]|chahiye)',
    },
    wanted: {
      who: { written: '(मुझे|हमें|मुझको|हमको|मेरे को)', typed: '(mujhe|muje|mujhko|hume|humein|hame|mereko)' },
      verb: {
        written: '(चाहिए|चाहिये|चाहिएगी) [है]',
        typed: '(chahiye|chahie|chaiye|chahye|chaahiye|cahiye|chahyie)',
      },
    },
    asks: {
      written: '[भी] (आती है|आता है|जानते हो|जानते हैं|समझते हो|समझते हैं|बोलते हो|बोलते हैं)',
      typed: '[bhi] (aati hai|ati hai|aata hai|jante ho|jaante ho|samajhte ho|bolte ho)',
    },
  },
  ta: {
    names: {
      en: 'ஆங்கிலம்|இங்கிலீஷ்|இங்கிலிஷ்',
      ta: 'தமிழ்',
      hi: 'ஹிந்தி|இந்தி',
      ml: 'மலையாளம்',
      kn: 'கன்னடம்',
      te: 'தெலுங்கு',
      pa: 'பஞ்சாபி',
      bn: 'பெங்காலி|வங்காளம்',
    },
    inside: 'ல|லே|இல்|லயே',
    written: {
      en: 'ஆங்கிலத்தில்|ஆங்கிலத்துல|இங்கிலீஷ்ல|இங்கிலீஷில்|இங்கிலிஷ்ல',
      ta: 'தமிழில்|தமிழ்ல|தமிழ்லயே|தமிழிலேயே|தமிழிலே',
      hi: 'ஹிந்தில|ஹிந்தியில்|ஹிந்தியிலே|இந்தில|இந்தியில்',
      ml: 'மலையாளத்தில்|மலையாளத்துல',
      kn: 'கன்னடத்தில்|கன்னடத்துல',
      te: 'தெலுங்கில்|தெலுங்குல|தெலுங்குலே',
      pa: 'பஞ்சாபியில்|பஞ்சாபில',
      bn: 'பெங்காலியில்|பெங்காலில|வங்காளத்தில்|வங்காளத்துல|வங்க மொழியில்',
    },
    typed: inEach('la|il|le|ila'),
    please: {
      written:
        '(பேசு|பேசுங்க|பேசுங்கள்|பேசவும்|பேசலாமா|பேசலாம்|பேச முடியுமா|சொல்லு|சொல்லுங்க|சொல்லுங்கள்|எழுது|எழுதுங்க|பதில் சொல்லுங்க)',
      typed:
        '(pesu|pesunga|pesungal|pesungo|pesalama|pesalaam|pesalam|pesa mudiyuma|sollu|sollunga|sollungal|ezhuthunga)',
    },
    wish: {
      written:
        '(பேசணும்|பேசனும்|பேசணுங்க|பேச (வேண்டும்|வேணும்|விரும்புகிறேன்|ஆசை|முடியும்)|பேசுறேன்|பேசறேன்|பேசுவோம்|பேசலாமே|வேணும்|வேண்டும்)',
      typed:
        '(pesanum|pesanam|pesanumnga|pesa (venum|vendum|virumbugiren|aasai)|pesuren|pesaren|pesuvom|venum)',
    },
    wanted: {
      who: { written: '(எனக்கு|எங்களுக்கு)', typed: '(enakku|enaku|engaluku|engalukku)' },
      verb: {
        written: '(வேணும்|வேண்டும்|வேணுங்க|வேணும்ங்க|போதும்)',
        typed: '(venum|venumnga|vendum|veenum|podhum|pothum)',
      },
    },
    asks: {
      written: '(தெரியுமா|வருமா|புரியுமா|பேசுவீங்களா|பேசுவீர்களா)',
      typed: '(theriyuma|teriyuma|therima|varuma|puriyuma|pesuvingala|pesuveengala)',
    },
  },
  ml: {
    names: {
      en: 'ഇംഗ്ലീഷ്',
      ta: 'തമിഴ്',
      hi: 'ഹിന്ദി',
      ml: 'മലയാളം',
      kn: 'കന്നഡ|കന്നട',
      te: 'തെലുങ്ക്',
      pa: 'പഞ്ചാബി',
      bn: 'ബംഗാളി',
    },
    inside: 'ൽ|ഇൽ|യിൽ|ല്',
    written: {
      en: 'ഇംഗ്ലീഷിൽ|ഇംഗ്ലീഷില്|ഇംഗ്ലീഷ്|english ൽ',
      ta: 'തമിഴിൽ|തമിഴ്',
      hi: 'ഹിന്ദിയിൽ|ഹിന്ദി',
      ml: 'മലയാളത്തിൽ|മലയാളം',
      kn: 'കന്നഡയിൽ|കന്നടയിൽ|കന്നട',
      te: 'തെലുങ്കിൽ|തെലുങ്ക്',
      pa: 'പഞ്ചാബിയിൽ|പഞ്ചാബി',
      bn: 'ബംഗാളിയിൽ|ബംഗാളി',
    },
    typed: {
      ...inEach('il|yil'),
      en: 'englishil|english il|inglishil|english',
      te: 'telugil|teluguvil|telugu il|telugu',
      ml: 'malayalathil|malayalattil|malayalam il|malayalam',
      ta: 'tamilil|tamizhil|thamizhil|tamil il|tamil',
    },
    please: {
      written:
        '[മാത്രം|തന്നെ] (സംസാരിക്കൂ|സംസാരിക്കാമോ|സംസാരിക്കുമോ|സംസാരിക്കാം|സംസാരിക്കുക|സംസാരിക്ക്|സംസാരിച്ചാൽ മതി|പറയൂ|പറയാമോ|പറഞ്ഞാൽ മതി|പറ|പറയുമോ|പറയ്|പറഞ്ഞാൽ|സംസാരിക്കണം|മറുപടി|തരൂ|എഴുതൂ|മതി)',
      typed:
        '(samsarikku|samsarikkoo|samsarikkamo|samsarikkumo|samsarikkam|samsaricha mathi|parayu|parayoo|parayamo|para|paranja mathi|mathi)',
    },
    wish: {
      written: '(സംസാരിക്കാൻ (ആണ് ഇഷ്ടം|ഇഷ്ടം|ആഗ്രഹം|താൽപര്യം|താല്പര്യം|പറ്റുമോ)|സംസാരിക്കാനാണ് ഇഷ്ടം|വേണം)',
      typed:
        '(samsarikkanam|samsarikanam|samsarikkan (ishtam|pattumo|aanu ishtam)|samsarikanamayirunnu|parayanam|venam)',
    },
    wanted: {
      who: { written: '(എനിക്ക്|ഞങ്ങൾക്ക്)', typed: '(enikku|eniku|njangalku|njangalkku)' },
      verb: { written: '(വേണം|മതി|വേണമായിരുന്നു)', typed: '(venam|venamm|veenam|mathi|mathiyayirunnu)' },
    },
    asks: { written: '(അറിയാമോ|അറിയുമോ|മനസ്സിലാകുമോ)', typed: '(ariyamo|ariyumo|manasilakumo)' },
  },
  kn: {
    names: {
      en: 'ಇಂಗ್ಲಿಷ್|ಇಂಗ್ಲೀಷ್',
      ta: 'ತಮಿಳು',
      hi: 'ಹಿಂದಿ',
      ml: 'ಮಲಯಾಳಂ',
      kn: 'ಕನ್ನಡ',
      te: 'ತೆಲುಗು',
      pa: 'ಪಂಜಾಬಿ',
      bn: 'ಬಂಗಾಳಿ',
    },
    inside: 'ನಲ್ಲಿ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ಅಲ್ಲಿ|ಲಿ',
    written: {
      en: 'ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ|ಇಂಗ್ಲಿಷಲ್ಲಿ|ಇಂಗ್ಲಿಷ್ ನಲ್ಲಿ|ಇಂಗ್ಲೀಷ್‌ನಲ್ಲಿ|ಇಂಗ್ಲೀಷಲ್ಲಿ|ಇಂಗ್ಲಿಷಿನಲ್ಲಿ',
      ta: 'ತಮಿಳಿನಲ್ಲಿ|ತಮಿಳಲ್ಲಿ|ತಮಿಳ್ ನಲ್ಲಿ',
      hi: 'ಹಿಂದಿಯಲ್ಲಿ|ಹಿಂದಿಲಿ',
      ml: 'ಮಲಯಾಳಂನಲ್ಲಿ|ಮಲಯಾಳಂ ನಲ್ಲಿ|ಮಲಯಾಳದಲ್ಲಿ',
      kn: 'ಕನ್ನಡದಲ್ಲಿ|ಕನ್ನಡದಲ್ಲೇ|ಕನ್ನಡದಾಗ',
      te: 'ತೆಲುಗಿನಲ್ಲಿ|ತೆಲುಗಲ್ಲಿ|ತೆಲುಗುನಲ್ಲಿ',
      pa: 'ಪಂಜಾಬಿಯಲ್ಲಿ|ಪಂಜಾಬಿಲಿ',
      bn: 'ಬಂಗಾಳಿಯಲ್ಲಿ|ಬೆಂಗಾಲಿಯಲ್ಲಿ|ಬಂಗಾಳಿಲಿ',
    },
    typed: {
      ...inEach('alli|nalli|yalli'),
      kn: 'kannadadalli|kannada dalli|kannada nalli|kannadadalle|kannadalli|kannada',
      te: 'teluginalli|telugalli|telugu nalli|telugunalli',
      ta: 'tamilinalli|tamilalli|tamil nalli|tamilnalli',
    },
    please: {
      written: '(ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಮಾತಾಡ್ರಿ|ಮಾತಾಡು|ಮಾತಾಡೋಣ|ಮಾತಾಡ್ತೀರಾ|ಹೇಳಿ|ಹೇಳ್ರಿ|ಹೇಳು|ಉತ್ತರ ಕೊಡಿ)',
      typed:
        '(matadi|maatadi|mathadi|maathadi|matanadi|maatanaadi|matadri|matadu|matadona|matadtira|heli|helri|helu)',
    },
    wish: {
      written: '(ಮಾತಾಡಬೇಕು|ಮಾತನಾಡಬೇಕು|ಮಾತಾಡ್ಬೇಕು|ಮಾತಾಡಬೇಕಿತ್ತು|ಮಾತಾಡ್ತೀನಿ|ಮಾತಾಡಲು ಇಷ್ಟ|ಮಾತನಾಡಲು ಇಷ್ಟ|ಮಾತಾಡಬಹುದಾ|ಬೇಕು)',
      typed:
        '(matadabeku|matadbeku|mathadbeku|mathadabeku|maatadbeku|maatadabeku|matanadabeku|mathanadabeku|maathadbeku|matadtini|matadbahuda|beku)',
    },
    wanted: {
      who: { written: '(ನನಗೆ|ನಂಗೆ|ನಮಗೆ)', typed: '(nanage|nange|namage|namge)' },
      verb: { written: '(ಬೇಕು|ಬೇಕಾಗಿದೆ|ಬೇಕಿತ್ತು|ಸಾಕು)', typed: '(beku|bekagide|bekittu|bekithu|saaku)' },
    },
    asks: {
      written: '(ಬರುತ್ತಾ|ಬರತ್ತಾ|ಬರುತ್ತದೆಯೇ|ಗೊತ್ತಾ|ತಿಳಿಯುತ್ತಾ)',
      typed: '(barutta|baruttha|baratta|gotta|gottha|gothaa)',
    },
  },
  te: {
    names: {
      en: 'ఇంగ్లీష్|ఇంగ్లీషు|ఇంగ్లిష్',
      ta: 'తమిళం|తమిళ్',
      hi: 'హిందీ',
      ml: 'మలయాళం',
      kn: 'కన్నడ|కన్నడం',
      te: 'తెలుగు',
      pa: 'పంజాబీ',
      bn: 'బెంగాలీ',
    },
    inside: 'లో|లోనే',
    written: {
      en: 'ఇంగ్లీషులో|ఇంగ్లీష్లో|ఇంగ్లీష్‌లో|ఇంగ్లిష్‌లో|ఇంగ్లిష్లో|ఆంగ్లంలో',
      ta: 'తమిళంలో|తమిళ్లో|తమిళ్‌లో',
      hi: 'హిందీలో|హిందిలో',
      ml: 'మలయాళంలో',
      kn: 'కన్నడలో|కన్నడంలో',
      te: 'తెలుగులో|తెలుగులోనే',
      pa: 'పంజాబీలో|పంజాబిలో',
      bn: 'బెంగాలీలో|బెంగాలిలో|బంగ్లాలో',
    },
    typed: inEach('lo|loo|lone'),
    please: {
      written: '(మాట్లాడండి|మాట్లాడు|మాట్లాడతారా|మాట్లాడగలరా|మాట్లాడదాం|మాట్లాడవా|చెప్పండి|చెప్తారా|చెప్పు|రాయండి)',
      typed:
        '(maatladandi|matladandi|maatlaadandi|matlaadandi|matladu|matladatara|matladagalara|matladadam|cheppandi|chepandi|cheppu)',
    },
    wish: {
      written: '(మాట్లాడాలి|మాట్లాడాలండి|మాట్లాడాలని ఉంది|మాట్లాడాలనుంది|మాట్లాడాలనుకుంటున్నాను|మాట్లాడతాను|మాట్లాడొచ్చా|కావాలి)',
      typed:
        '(matladali|maatladali|maatlaadali|matlaadali|matladalani undi|matladalanukuntunnanu|matladatanu|matladocha|kavali)',
    },
    wanted: {
      who: { written: '(నాకు|మాకు)', typed: '(naku|naaku|maku|maaku)' },
      verb: { written: '(కావాలి|కావాలండి|కావలెను|చాలు)', typed: '(kavali|kaavali|kawali|kavale|kavalandi|chalu)' },
    },
    asks: {
      written: '(వచ్చా|తెలుసా|అర్థమవుతుందా|మాట్లాడతారా)',
      typed: '(vachcha|vacha|vaccha|telusa|thelusa|ardhamavutunda)',
    },
  },
  pa: {
    names: {
      en: 'ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਇੰਗਲਿਸ਼',
      ta: 'ਤਮਿਲ|ਤਾਮਿਲ',
      hi: 'ਹਿੰਦੀ',
      ml: 'ਮਲਿਆਲਮ',
      kn: 'ਕੰਨੜ',
      te: 'ਤੇਲਗੂ|ਤੇਲੁਗੂ',
      pa: 'ਪੰਜਾਬੀ',
      bn: 'ਬੰਗਾਲੀ|ਬੰਗਲਾ',
    },
    inside: 'ਵਿੱਚ|ਵਿਚ|ਚ',
    written: {
      en: '(ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਇੰਗਲਿਸ਼) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      ta: '(ਤਮਿਲ|ਤਾਮਿਲ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      hi: '(ਹਿੰਦੀ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      ml: '(ਮਲਿਆਲਮ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      kn: '(ਕੰਨੜ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      te: '(ਤੇਲਗੂ|ਤੇਲੁਗੂ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      pa: '(ਪੰਜਾਬੀ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
      bn: '(ਬੰਗਾਲੀ|ਬੰਗਲਾ) (ਵਿੱਚ|ਵਿਚ|ਚ)',
    },
    typed: mapNames((names) => `(${names}) (vich|vichh|ch|wich)`),
    please: {
      written: '(ਗੱਲ ਕਰੋ|ਗੱਲ ਕਰ|ਗੱਲ ਕਰੀਏ|ਗੱਲ ਕਰਨੀ|ਬੋਲੋ|ਬੋਲ|ਲਿਖੋ|ਦੱਸੋ|ਜਵਾਬ ਦਿਓ|ਸਮਝਾਓ)',
      typed: '((gal|gall) (karo|kar|kariye|kro|karni)|bolo|bol|likho|dasso|daso|jawab deo|samjhao)',
    },
    wish: {
      written:
        '((ਬਾਤ|baat|bat) (ਕਰੋ|ਕਰਨੀ|karo|karni|karna|kariye|kro)|ਗੱਲਬਾਤ ਕਰਨੀ|ਗੱਲ ਕਰਨੀ ਹੈ|ਗੱਲ ਕਰਨੀ ਏ|ਗੱਲ ਕਰਨਾ ਚਾਹੁੰਦਾ|ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦਾ|ਗੱਲ ਕਰਨੀ ਚਾਹੁੰਦੀ|ਗੱਲ ਕਰਾਂਗੇ|ਚਾਹੀਦੀ)',
      typed:
        '((gal|gall) karni (hai|ae|aa|chahunda|chahundi)|galbat karni|gallbaat karni|baat karni|(gal|gall) karange|chahidi)',
    },
    wanted: {
      who: { written: '(ਮੈਨੂੰ|ਸਾਨੂੰ)', typed: '(mainu|menu|mainoo|sanu|saanu)' },
      verb: {
        written: '(ਚਾਹੀਦੀ|ਚਾਹੀਦਾ|ਚਾਹੀਦੀ ਹੈ|ਚਾਹੀਦੀ ਏ|ਚਾਹੀਦਾ ਹੈ)',
        typed: '(chahidi|chahida|chaidi|chaida|chahidi hai|chahida hai|chahidi aa|chahidi ae|chaidi aa)',
      },
    },
    asks: {
      written: '[ਵੀ] (ਆਉਂਦੀ ਹੈ|ਆਉਂਦੀ ਏ|ਆਉਂਦੀ|ਜਾਣਦੇ ਹੋ|ਸਮਝਦੇ ਹੋ)',
      typed: '[vi] (aundi hai|aundi ae|aundi|jande ho|samajhde ho)',
    },
  },
  bn: {
    names: {
      en: 'ইংরেজি|ইংলিশ',
      ta: 'তামিল',
      hi: 'হিন্দি',
      ml: 'মালয়ালম',
      kn: 'কন্নড়',
      te: 'তেলুগু|তেলেগু',
      pa: 'পাঞ্জাবি',
      bn: 'বাংলা',
    },
    inside: 'তে|এ|য়ে|ভাষায়',
    written: {
      en: 'ইংরেজিতে|ইংরেজি|ইংলিশে|ইংলিশ',
      ta: 'তামিলে|তামিল',
      hi: 'হিন্দিতে|হিন্দি',
      ml: 'মালয়ালমে|মালয়ালম',
      kn: 'কন্নড়ে|কন্নড়',
      te: 'তেলুগুতে|তেলুগু|তেলেগুতে',
      pa: 'পাঞ্জাবিতে|পাঞ্জাবি',
      bn: 'বাংলায়|বাংলাতে|বাংলা',
    },
    typed: {
      ...inEach('te|e'),
      bn: 'banglay|banglate|bangla te|bangla',
    },
    please: {
      written:
        '(বলুন|বলো|বল|বলেন|কথা বলুন|কথা বলো|কথা বলবেন|কথা বলতে চাই|বলতে (পারেন|পারো)|চলবে|লিখুন|লেখো|উত্তর দিন|বোঝান)',
      typed:
        '(bolun|bolo|bolen|kotha bolun|kotha bolo|kotha bolben|kotha bolte chai|bolte paren|bolte paro|kotha bolbo|likhun|uttor din|chai)',
    },
    wish: {
      written: '(কথা (বলব|বলবো|বলতে পারি|বলতে চাচ্ছি|বলতে চাইছি)|কথা হোক|চাই)',
      typed:
        '(kotha (bolbo|bolte pari|bolte chachhi|bolte chaichi)|katha (bolun|bolo|bolte chai|bolbo)|chai)',
    },
    wanted: {
      who: { written: '(আমার|আমাদের|আমি|আমরা)', typed: '(amar|amader|ami|amra)' },
      verb: { written: '(চাই|লাগবে|দরকার|চাইছি)', typed: '(chai|lagbe|dorkar|darkar|chaichi)' },
    },
    asks: { written: '(জানেন|জানো|পারেন|বোঝেন)', typed: '(janen|jano|paren|bojhen)' },
  },
}

/** For each language what asks to go on in it. */
function mapSpeaking(ask: (language: LanguageCode) => Phrases): Omit<Asked, 'aside:languages'> {
  return {
    'speak:en': ask('en'),
    'speak:ta': ask('ta'),
    'speak:hi': ask('hi'),
    'speak:ml': ask('ml'),
    'speak:kn': ask('kn'),
    'speak:te': ask('te'),
    'speak:pa': ask('pa'),
    'speak:bn': ask('bn'),
  }
}

/** "In Tamil", by itself or with a verb that asks for it. */
const asking = (inIt: string, please: string) => `(${inIt}) ${please}, ^(${inIt})$`

/** "I want Tamil", and nothing else. */
const wanting = (who: string, name: string, verb: string) => `^[${who}] (${name}) ${verb}$`

/** How the speakers of a language ask for another one, in its own script, and the wishes that they type. */
export function speakingIn(code: Exclude<LanguageCode, 'en'>): Asked {
  const { names, inside, written, typed, please, wish, wanted, asks } = speaking[code]
  return {
    ...mapSpeaking((language) => {
      const name = `${names[language]}|${typedNames[language]}`
      return [
        asking(`${written[language]}|(${name}) (${inside})`, `(${please.written}|${wish.written})`),
        `(${typed[language]}) ${wish.typed}`,
        wanting(wanted.who.written, name, wanted.verb.written),
        wanting(wanted.who.typed, typedNames[language], wanted.verb.typed),
      ].join(', ')
    }),
    'aside:languages': `(${Object.values(names).join('|')}) ${asks.written}`,
  }
}

/**
 * What they type in Latin letters, of all languages. It belongs to English, which serves in every conversation, so
 * that each language is found from each other one.
 */
export function speakingTyped(): Asked {
  const all = Object.values(speaking)
  return {
    ...mapSpeaking((language) =>
      all.map(({ typed, please }) => asking(typed[language], please.typed)).join(', '),
    ),
    'aside:languages': all.map(({ asks }) => `(${everyName}) ${asks.typed}`).join(', '),
  }
}
