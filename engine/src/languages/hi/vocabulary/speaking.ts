import { mapNames, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
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
}
