import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Phrases } from './language.ts'

/** Asking to go on in a language, as the speakers of one language say it. */
interface Speaking {
  /** "in Tamil", "in Hindi": alternatives for each language, with the ending that says so, written and typed. */
  written: Record<LanguageCode, string>
  typed: Record<LanguageCode, string>
  /** What stands behind them: "speak", "say it". */
  please: { written: string; typed: string }
  /** The names without endings, and what asks whether Guru knows one: "do you know Telugu?" */
  known: { names: { written: string; typed: string }; asks: { written: string; typed: string } }
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
        '(bolo|boliye|bolie|bol|bolna|batao|bataiye|samjhao|likho|likhiye|(baat|bat) (karo|kare|karen|kariye|kijiye|karna|kar|kro)|jawab do|jawab dijiye)',
    },
    known: {
      names: {
        written: 'अंग्रेज़ी|अंग्रेजी|इंग्लिश|तमिल|हिंदी|हिन्दी|मलयालम|कन्नड़|कन्नड|तेलुगु|तेलुगू|पंजाबी|बंगाली|बांग्ला',
        typed: everyName,
      },
      asks: {
        written: '[भी] (आती है|आता है|जानते हो|जानते हैं|समझते हो|समझते हैं|बोलते हो|बोलते हैं)',
        typed: '[bhi] (aati hai|ati hai|aata hai|jante ho|jaante ho|samajhte ho|bolte ho)',
      },
    },
  },
  ta: {
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
    known: {
      names: {
        written: 'ஆங்கிலம்|இங்கிலீஷ்|தமிழ்|ஹிந்தி|இந்தி|மலையாளம்|கன்னடம்|தெலுங்கு|பஞ்சாபி|பெங்காலி|வங்காளம்',
        typed: everyName,
      },
      asks: {
        written: '(தெரியுமா|வருமா|புரியுமா|பேசுவீங்களா|பேசுவீர்களா)',
        typed: '(theriyuma|teriyuma|therima|varuma|puriyuma|pesuvingala|pesuveengala)',
      },
    },
  },
  ml: {
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
      ml: 'malayalathil|malayalattil|malayalam',
      ta: 'tamilil|tamizhil|thamizhil|tamil',
    },
    please: {
      written:
        '[മാത്രം|തന്നെ] (സംസാരിക്കൂ|സംസാരിക്കാമോ|സംസാരിക്കുമോ|സംസാരിക്കാം|സംസാരിക്കുക|സംസാരിക്ക്|സംസാരിച്ചാൽ മതി|പറയൂ|പറയാമോ|പറഞ്ഞാൽ മതി|പറ|പറയുമോ|പറയ്|പറഞ്ഞാൽ|സംസാരിക്കണം|മറുപടി|തരൂ|എഴുതൂ|മതി)',
      typed:
        '(samsarikku|samsarikkoo|samsarikkamo|samsarikkumo|samsarikkam|samsaricha mathi|parayu|parayoo|parayamo|para|paranja mathi|mathi)',
    },
    known: {
      names: {
        written: 'ഇംഗ്ലീഷ്|തമിഴ്|ഹിന്ദി|മലയാളം|കന്നഡ|കന്നട|തെലുങ്ക്|പഞ്ചാബി|ബംഗാളി',
        typed: everyName,
      },
      asks: { written: '(അറിയാമോ|അറിയുമോ|മനസ്സിലാകുമോ)', typed: '(ariyamo|ariyumo|manasilakumo)' },
    },
  },
  kn: {
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
      kn: 'kannadadalli|kannada dalli|kannadadalle|kannadalli|kannada',
      te: 'teluginalli|telugalli|telugu nalli|telugunalli',
      ta: 'tamilinalli|tamilalli|tamil nalli|tamilnalli',
    },
    please: {
      written: '(ಮಾತಾಡಿ|ಮಾತನಾಡಿ|ಮಾತಾಡ್ರಿ|ಮಾತಾಡು|ಮಾತಾಡೋಣ|ಮಾತಾಡ್ತೀರಾ|ಹೇಳಿ|ಹೇಳ್ರಿ|ಹೇಳು|ಉತ್ತರ ಕೊಡಿ)',
      typed:
        '(matadi|maatadi|mathadi|maathadi|matanadi|maatanaadi|matadri|matadu|matadona|matadtira|heli|helri|helu)',
    },
    known: {
      names: {
        written: 'ಇಂಗ್ಲಿಷ್|ಇಂಗ್ಲೀಷ್|ತಮಿಳು|ಹಿಂದಿ|ಮಲಯಾಳಂ|ಕನ್ನಡ|ತೆಲುಗು|ಪಂಜಾಬಿ|ಬಂಗಾಳಿ',
        typed: everyName,
      },
      asks: {
        written: '(ಬರುತ್ತಾ|ಬರತ್ತಾ|ಬರುತ್ತದೆಯೇ|ಗೊತ್ತಾ|ತಿಳಿಯುತ್ತಾ)',
        typed: '(barutta|baruttha|baratta|gotta|gottha|gothaa)',
      },
    },
  },
  te: {
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
    known: {
      names: {
        written: 'ఇంగ్లీష్|ఇంగ్లీషు|ఇంగ్లిష్|తమిళం|తమిళ్|హిందీ|మలయాళం|కన్నడ|కన్నడం|తెలుగు|పంజాబీ|బెంగాలీ',
        typed: everyName,
      },
      asks: {
        written: '(వచ్చా|తెలుసా|అర్థమవుతుందా|మాట్లాడతారా)',
        typed: '(vachcha|vacha|vaccha|telusa|thelusa|ardhamavutunda)',
      },
    },
  },
  pa: {
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
    known: {
      names: {
        written: 'ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਇੰਗਲਿਸ਼|ਤਮਿਲ|ਤਾਮਿਲ|ਹਿੰਦੀ|ਮਲਿਆਲਮ|ਕੰਨੜ|ਤੇਲਗੂ|ਪੰਜਾਬੀ|ਬੰਗਾਲੀ',
        typed: everyName,
      },
      asks: {
        written: '[ਵੀ] (ਆਉਂਦੀ ਹੈ|ਆਉਂਦੀ ਏ|ਆਉਂਦੀ|ਜਾਣਦੇ ਹੋ|ਸਮਝਦੇ ਹੋ)',
        typed: '[vi] (aundi hai|aundi ae|aundi|jande ho|samajhde ho)',
      },
    },
  },
  bn: {
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
        '(bolun|bolo|bolen|kotha bolun|kotha bolo|kotha bolben|kotha bolte chai|bolte paren|bolte paro|likhun|uttor din)',
    },
    known: {
      names: {
        written: 'ইংরেজি|ইংলিশ|তামিল|হিন্দি|মালয়ালম|কন্নড়|তেলুগু|পাঞ্জাবি|বাংলা',
        typed: everyName,
      },
      asks: { written: '(জানেন|জানো|পারেন|বোঝেন)', typed: '(janen|jano|paren|bojhen)' },
    },
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

/** How the speakers of a language ask for another one, in its own script. */
export function speakingIn(code: Exclude<LanguageCode, 'en'>): Asked {
  const { written, please, known } = speaking[code]
  return {
    ...mapSpeaking((language) => asking(written[language], please.written)),
    'aside:languages': `(${known.names.written}) ${known.asks.written}`,
  }
}

/**
 * The same as they type it in Latin letters, of all languages. It belongs to English, which serves in every
 * conversation, so that each language is found from each other one.
 */
export function speakingTyped(): Asked {
  const all = Object.values(speaking)
  return {
    ...mapSpeaking((language) =>
      all.map(({ typed, please }) => asking(typed[language], please.typed)).join(', '),
    ),
    'aside:languages': all.map(({ known }) => `(${known.names.typed}) ${known.asks.typed}`).join(', '),
  }
}
