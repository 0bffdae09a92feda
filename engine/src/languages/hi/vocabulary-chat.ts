import type { ChatPhrases } from '../language.ts'

/** What Hindi speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  undo: `
    ^(वापस|पीछे) (जाओ|जाइए|जाएं|चलो|चलिए|जाना है)$, ^पिछले सवाल पर (जाओ|जाइए|चलो|चलिए), ^पिछला सवाल$, (जो|अभी जो) (कहा|बोला|बताया) [था] (वो|वह|उसे) (वापस|कैंसल|रद्द) (लो|कर|करो|करिए|कर दो|कीजिए|लेता हूँ|लेती हूँ)
    ^(undo|अनडू) (करो|कर दो|करिए|कीजिए)$, पहले जैसा (कर दो|करो|ही रखो|ही रहने दो|ही कर दो)
    ^(wapas|vapas|wapis|piche|peeche) (jao|jaiye|chalo|chaliye|jana hai)$, ^pichle sawal (par|pe) (jao|jaiye|chalo), ^pichla sawal$, ^undo (karo|kar do|kijiye)$, pehle jaisa (kar do|karo|hi rakho|hi rehne do)`,
  'so-far': `
    (अब तक|अभी तक) [मैंने|मैने|हमने] (क्या|क्या क्या) (कहा|बोला|बताया|मांगा|माँगा), (मैंने|मैने) (अब तक|अभी तक) (क्या|क्या क्या) (कहा|बोला|बताया|मांगा|माँगा), मेरी (ज़रूरतें|जरूरतें|पसंद|शर्तें) (बताओ|बताइए|दिखाओ|दिखाइए|दोहराओ)
    (ab tak|abhi tak) [maine|mene|humne] (kya|kya kya) (kaha|bola|bataya|manga), (maine|mene) (ab tak|abhi tak) (kya|kya kya) (kaha|bola|bataya|manga)`,
  'aside:privacy': `
    (मेरा|मेरी|मेरे) (डेटा|डाटा|नंबर|चैट|जानकारी|डिटेल|डिटेल्स) (डिलीट|मिटा|हटा) (करो|कर दो|करिए|कीजिए|दो|दीजिए), (मेरा|मेरी) (नंबर|डेटा|डाटा|जानकारी) (सुरक्षित|सेफ) (है|रहेगा|रहेगी) [क्या|न|ना], (मेरा|मेरे) नंबर (का|से) [आप] क्या (करोगे|करेंगे), (मेरा|मेरी) (नंबर|जानकारी) (किसको|किसे|किस किस को) (दोगे|देंगे|दिखेगा|दिखेगी)
    (mera|meri|mere) (data|number|chat|details|jankari) (delete|mita|hata) (karo|kar do|kijiye|do|dijiye), (mera|meri) (number|data|jankari) (safe|surakshit) (hai|rahega|rahegi) [kya|na], mere number ka kya (karoge|karenge)`,
}
