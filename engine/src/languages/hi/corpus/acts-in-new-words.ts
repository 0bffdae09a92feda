import type { CorpusSection } from '../../corpus-case.ts'

export const actsInNewWords: CorpusSection[] = [
  {
    phenomenon: 'acts in new words, native',
    counter: true,
    cases: [
      { text: 'हाँ वही वाला पक्का कर दो', act: 'affirm' },
      { text: 'मुझे जमा नहीं', act: 'deny' },
      { text: 'अभी कुछ नहीं चाहिए रहने दो', act: 'deny' },
      { text: 'सब मिटा के फिर से शुरू करते हैं', act: 'restart' },
      { text: 'किसी इंसान से बात करा दो', act: 'handoff' },
      { text: 'क्या कहा आपने दुबारा बोलिए', act: 'repeat' },
      { text: 'मुझे समझ नहीं आ रहा इसमें करना क्या है', act: 'help' },
      { text: 'बहुत मदद की आपने भगवान भला करे', act: 'thanks' },
      { text: 'चलो जी फिर मिलेंगे', act: 'goodbye' },
      { text: 'राम राम भैया', act: 'greet' },
      { text: 'हाँ हाँ कर दो भाई', act: 'affirm' },
      { text: 'ये हमारे बस का नहीं है', act: 'deny' },
      { text: 'चलो शुरू से शुरुआत करते हैं फिर से', act: 'restart' },
      { text: 'मैनेजर से बात कराओ', act: 'handoff' },
      { text: 'ठीक से सुना नहीं एक बार और बताना', act: 'repeat' },
      { text: 'जुग जुग जियो', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'acts in new words, Latin letters',
    counter: true,
    cases: [
      { text: 'bilkul theek hai aage badho', act: 'affirm' },
      { text: 'chalega bhai wahi rakh lo', act: 'affirm' },
      { text: 'yeh apne kaam ka nahi hai', act: 'deny' },
      { text: 'purana sab chhodo naye sire se chalo', act: 'restart' },
      { text: 'apne kisi aadmi ko bolo mujhe call kare', act: 'handoff' },
      { text: 'ek dafa aur bolna zara', act: 'repeat' },
      { text: 'ye kaise chalta hai batao', act: 'help' },
      { text: 'ab nikalta hu baad me baat karenge', act: 'goodbye' },
      { text: 'sahi hai yehi final karo', act: 'affirm' },
      { text: 'kisi se bolo mujhe phone ghuma de', act: 'handoff' },
      { text: 'chalo kal baat karenge shubh ratri', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'talk in few words, native',
    counter: true,
    cases: [
      { text: 'पत्नी से पूछ के बताऊँगा', act: 'unclear' },
      { text: 'बच्चे शोर मचा रहे हैं', act: 'unclear' },
      { text: 'मैनेजर रोज़ डाँटता है', act: 'unclear' },
      { text: 'माँ को फोन करना है', act: 'unclear' },
      { text: 'शादी के बाद बताऊँगा', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'talk in few words, Latin letters',
    counter: true,
    cases: [
      { text: 'bus bahut late chal rahi hai', act: 'unclear' },
      { text: 'phone ki battery khatam hone wali hai', act: 'unclear' },
      { text: 'kal office me meeting hai', act: 'unclear' },
      { text: 'gaadi start nahi ho rahi aaj', act: 'unclear' },
    ],
  },
]
