import type { Phrases } from '../language.ts'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it. */
export const unlisted: Phrases = `
  (ग्राउंड|टॉप|फर्स्ट|सेकंड|पहले|पहली|दूसरी|दूसरे|तीसरी|तीसरे|ऊपर वाले|ऊपर के|ऊपरी|नीचे वाले|नीचे के|निचली|ground|top|first|second) (फ्लोर|मंज़िल|माले|तल्ले|floor),
  (पूर्व|पश्चिम|उत्तर|दक्षिण|ईस्ट|वेस्ट|नॉर्थ|साउथ|पार्क|east|west|north|south|park) (मुखी|फेसिंग|facing), वास्तु (के हिसाब से|के अनुसार|वाला) (चाहिए|होना चाहिए|हो),
  (स्कूल|कॉलेज|मेट्रो|मेट्रो स्टेशन|रेलवे स्टेशन|बस स्टैंड|बस स्टॉप|बस अड्डे|अस्पताल|हॉस्पिटल|मार्केट|बाज़ार|मंदिर|गुरुद्वारे|मस्जिद|मॉल|एयरपोर्ट|airport|मेन रोड|हाईवे|school|college|metro|metro station|railway station|bus stand|bus stop|hospital|market|temple|church|mosque|mall|main road|highway) (के पास|के नज़दीक|के करीब|के आसपास|पास में|नज़दीक|नज़दीक में) [ही] (चाहिए|हो|होना चाहिए|होनी चाहिए|वाला चाहिए|वाली चाहिए),
  (पास में|नज़दीक में|आसपास) [कोई|अच्छा|अच्छी] (स्कूल|कॉलेज|मेट्रो|मेट्रो स्टेशन|स्टेशन|बस स्टैंड|अस्पताल|हॉस्पिटल|मार्केट|बाज़ार|पार्क|मंदिर|school|college|metro|hospital|market) (हो|होना चाहिए|होनी चाहिए|चाहिए),
  (हवादार|हवा और रोशनी), (नया बना|नई बनी|नया बना हुआ|नयी बिल्डिंग|new construction|newly built|brand new), (पूजा घर|पूजा रूम|मॉड्यूलर किचन|modular kitchen), (हम|मैं|हम सब|हम लोग) (बैचलर|बैचलर्स|bachelor|bachelors|स्टूडेंट|student|students) (हैं|हूँ|है), (बैचलर|बैचलर्स|bachelors) के लिए`
