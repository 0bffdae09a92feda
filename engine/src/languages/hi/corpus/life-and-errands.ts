import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: 'चाचा ने बेटी की शादी में पंद्रह लाख ख़र्च कर दिए', act: 'unclear' },
      {
        text: 'मेरी सहेली को उसके मकान मालिक ने पिछले हफ़्ते निकाल दिया',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'हम गोवा के एक विला में तीन रात रुके थे, पूल गंदा था', act: 'unclear' },
      {
        text: 'दादाजी की ज़मीन मंदिर को चली गई',
        known: { transaction_type: 'sale', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'दीदी की बिल्डिंग का चौकीदार सारी रात सोता है',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'बस से जयपुर से अजमेर कितनी दूर पड़ता है', act: 'question' },
      {
        text: 'पार्क के पास वाले स्कूल में कितने बच्चे पढ़ते हैं',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      { text: 'घुटने के ऑपरेशन के लिए पुणे में कौन सा अस्पताल अच्छा है', act: 'question' },
      { text: 'मेरे घर दो किलो मटन भिजवा दो', act: 'unclear' },
      { text: 'बेडरूम का पंखा बंद करो', act: 'unclear' },
      {
        text: 'पाँच तारीख़ को किराया देना है, याद दिला देना',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'हर महीने बत्तीस हज़ार की किस्त कट जाती है', act: 'unclear' },
      {
        text: 'मुंबई में आराम से रहने के लिए कितनी तनख़्वाह चाहिए होती है',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      { text: 'बेटे के बानवे प्रतिशत आए, कोटा में दाख़िला हो गया', act: 'unclear' },
      {
        text: 'आज सुबह सिल्क बोर्ड के पास एक्सीडेंट हो गया, बड़ा जाम है',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'क्लब का स्विमिंग पूल सोमवार को खुला रहता है क्या', act: 'question' },
      {
        text: 'mere colleague ke flat me chaar bathroom hain, soch sakte ho',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'sona 72 hazaar tola ho gaya hai',
        known: { transaction_type: 'sale', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'aaj gomti nagar me light kab tak nahi aayegi',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      { text: 'gym wala paanch hazaar mahina leta hai', act: 'unclear' },
      {
        text: 'mausi ke garden me gulab hi gulab hain',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      {
        text: 'us tower ki basement parking me saanp nikla tha',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'bijli wala aaya hi nahi, do din andhere me baithe rahe', act: 'unclear' },
      { text: 'uske paas teen makaan hain phir bhi ek rupaye pe ladta hai', act: 'unclear' },
      {
        text: 'usne pune me chaar lakh ki purani gaadi kharidi',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'hubli wali bus platform chhe se jaati hai', act: 'unclear' },
      { text: 'ramesh ko 500 rupaye bhej do', act: 'unclear' },
      {
        text: 'mera roommate fridge lekar bhaag gaya',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'hamari gali me paani ka tanker 900 ka aata hai aajkal', act: 'unclear' },
      {
        text: 'dilli me bank kisano ko loan dete hain kya',
        known: { transaction_type: 'sale', city: 'Delhi' },
        act: 'question',
      },
      { text: 'metro station ki लिफ्ट एक घंटा अटकी रही', act: 'unclear' },
      { text: 'हम घर पर दूसरी मंज़िल बनवा रहे हैं, cement महँगा है', act: 'unclear' },
      { text: 'अपोलो hospital में एक दिन का room rent कितना है', act: 'question' },
      { text: 'मेरी nani का गाँव बनारस के पास है, वहाँ बड़ा आँगन था', act: 'unclear' },
      { text: 'घर को अंग्रेज़ी में क्या कहते हैं', act: 'question' },
      { text: 'train में khana कितने का मिलता है', act: 'question' },
    ],
  },
]
