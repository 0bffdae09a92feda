import type { ChatPhrases } from '../language.ts'

/** What Hindi speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  undo: `
    (पिछला|पिछली|आखिरी|अभी) (वाला|वाली) [को] (वापस ले|हटा|कैंसल कर|रद्द कर|मिटा) (लो|दो|दीजिए|लीजिए), (जो|अभी जो) [मैंने] [अभी] (कहा|बोला|बताया|लिखा) [था] (वो|वह|उसे) (कैंसल|कैंसिल|रद्द|गलत था)$, ^गलती से (बोल|लिख|कह|भेज|दबा|हो|चुन) (दिया|गया|गई) [था|है|वो|इसे|उसे] [वापस|हटा|कैंसल] [करो|कर दो|लो|ले लो|दो]$,
    ^(वापस|पीछे) (जाओ|जाइए|जाएं|चलो|चलिए|जाना है)$, ^पिछले सवाल पर (जाओ|जाइए|चलो|चलिए), ^पिछला सवाल$, (जो|अभी जो) (कहा|बोला|बताया) [था] (वो|वह|उसे) (वापस|कैंसल|रद्द) (लो|कर|करो|करिए|कर दो|कीजिए|लेता हूँ|लेती हूँ)
    (पिछला|आखिरी|आख़िरी|अभी वाला) (बदलाव|चेंज|change) (हटा|वापस|कैंसल|रद्द|मिटा|undo) (दो|दीजिए|लो|ले लो|लीजिए|कर दो|करो|कीजिए), (आखिरी|आख़िरी|पिछली|अभी कही|अभी वाली) बात (हटा|वापस|कैंसल|रद्द|मिटा) (दो|दीजिए|लो|ले लो|लीजिए|कर दो|करो|कीजिए), ^[इसे|उसे|ये|यह|वो] (वापस|वापिस) (लो|ले लो|लीजिए|ले लीजिए|कर दो)$, (जो|अभी जो) [मैंने] [अभी] (कहा|बोला|बताया) [था] (वो|वह|उसे) (हटा|छोड़|भूल|मिटा|रहने|कैंसल|रद्द) (दो|दीजिए|जाओ|जाइए|कर दो|करो), ^पिछली (स्थिति|हालत) (में|पर) (जाओ|जाइए|चलो)$
    (pichla|pichhla|aakhri|akhri|last) (badlav|change|badlaav) (hata|wapas|vapas|cancel|mita|undo) (do|dijiye|lo|le lo|kar do|karo), (aakhri|akhri|pichli|last) baat (hata|wapas|vapas|cancel|mita) (do|dijiye|lo|le lo|kar do|karo), ^[ise|use|ye|yeh|wo|woh] (wapas|vapas|wapis) (lo|le lo|lijiye|le lijiye|kar do)$, (jo|abhi jo) [maine] [abhi] (kaha|bola|bataya) [tha] (wo|woh|vo|use) (hata|chod|chhod|bhool|bhul|mita|rehne|cancel|wapas|vapas) (do|dijiye|jao|jaiye|kar do|karo|lo|le lo)
    ^(undo|अनडू) (करो|कर दो|करिए|कीजिए)$, पहले जैसा (कर दो|करो|ही रखो|ही रहने दो|ही कर दो)
    ^(wapas|vapas|wapis|piche|peeche) (jao|jaiye|chalo|chaliye|jana hai)$, ^pichle sawal (par|pe) (jao|jaiye|chalo), ^pichla sawal$, ^undo (karo|kar do|kijiye)$, pehle jaisa (kar do|karo|hi rakho|hi rehne do)`,
  'so-far': `
    (अब तक|अभी तक) [मैंने|मैने|हमने] (क्या|क्या क्या) (कहा|बोला|बताया|मांगा|माँगा), (मैंने|मैने) (अब तक|अभी तक) (क्या|क्या क्या) (कहा|बोला|बताया|मांगा|माँगा), मेरी (ज़रूरतें|जरूरतें|पसंद|शर्तें) (बताओ|बताइए|दिखाओ|दिखाइए|दोहराओ)
    (ab tak|abhi tak) [maine|mene|humne] (kya|kya kya) (kaha|bola|bataya|manga), (maine|mene) (ab tak|abhi tak) (kya|kya kya) (kaha|bola|bataya|manga)`,
  'aside:privacy': `
    (मेरा|मेरी|मेरे) (डेटा|डाटा|नंबर|चैट|जानकारी|डिटेल|डिटेल्स) (डिलीट|मिटा|हटा) (करो|कर दो|करिए|कीजिए|दो|दीजिए), (मेरा|मेरी) (नंबर|डेटा|डाटा|जानकारी) (सुरक्षित|सेफ) (है|रहेगा|रहेगी) [क्या|न|ना], (मेरा|मेरे) नंबर (का|से) [आप] क्या (करोगे|करेंगे), (मेरा|मेरी) (नंबर|जानकारी) (किसको|किसे|किस किस को) (दोगे|देंगे|दिखेगा|दिखेगी)
    (mera|meri|mere) (data|number|chat|details|jankari) (delete|mita|hata) (karo|kar do|kijiye|do|dijiye), (mera|meri) (number|data|jankari) (safe|surakshit) (hai|rahega|rahegi) [kya|na], mere number ka kya (karoge|karenge)`,
}
