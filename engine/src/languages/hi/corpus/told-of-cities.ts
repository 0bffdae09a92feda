import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'आज मेरी सैलरी 40000 आई',
    act: 'unclear',
  },
  {
    text: 'दिल्ली में बहुत प्रदूषण है',
    act: 'unclear',
  },
  {
    text: 'लखनऊ में किराया कितना चल रहा है',
    act: 'question',
  },
  {
    text: 'क्या पुणे में ज़मीन के दाम बढ़ेंगे',
    act: 'question',
  },
  {
    text: 'मेरे दोस्त ने नोएडा में 60 लाख का फ्लैट लिया',
    act: 'unclear',
  },
  {
    text: '5 किलो आटा 200 रुपये का है',
    act: 'unclear',
  },
  {
    text: 'स्टांप ड्यूटी कितनी लगती है',
    act: 'question',
  },
  {
    text: 'ek pizza order karo',
    act: 'unclear',
  },
  {
    text: 'mumbai me konsa area accha hai',
    act: 'question',
  },
  {
    text: 'क्या दिल्ली में रहना महंगा है',
    act: 'question',
  },
  {
    text: 'नोएडा में रहना कैसा है',
    act: 'question',
  },
  {
    text: '2bhk का किराया कितना होगा बांद्रा में',
    act: 'question',
  },
  {
    text: 'खरीदना अच्छा है या किराए पर रहना',
    act: 'question',
  },
  {
    text: 'मुंबई में ट्रैफिक बहुत है',
    act: 'unclear',
  },
  {
    text: 'हैदराबाद की बिरयानी मस्त है',
    act: 'unclear',
  },
  {
    text: 'मेरी बहन पुणे में रहती है',
    act: 'unclear',
  },
  {
    text: 'दिल्ली की हवा बहुत खराब है',
    act: 'unclear',
  },
  {
    text: 'kal main goa gaya tha',
    act: 'unclear',
  },
  {
    text: 'आगरा का पेठा बहुत स्वादिष्ट होता है',
    act: 'unclear',
  },
  {
    text: 'बनारस की गलियां बहुत भीड़ वाली हैं',
    act: 'unclear',
  },
  {
    text: 'कानपुर में कल दंगल था',
    act: 'unclear',
  },
  {
    text: 'जयपुर का हवा महल देखा क्या',
    act: 'question',
  },
  {
    text: 'लखनऊ के कबाब लाजवाब हैं',
    act: 'question',
  },
  {
    text: 'पटना में गंगा का पानी बढ़ गया',
    act: 'unclear',
  },
  {
    text: 'मुंबई इंडियंस हार गई',
    act: 'unclear',
  },
  {
    text: 'shimla me barf giri hai',
    act: 'unclear',
  },
  {
    text: 'kanpur ki leather bahut famous hai',
    act: 'unclear',
  },
  {
    text: 'indore ka poha khaya hai kabhi',
    act: 'unclear',
  },
  {
    text: 'delhi me bahut thand pad rahi hai',
    act: 'unclear',
  },
  {
    text: 'lucknow wale tameez se baat karte hain',
    act: 'unclear',
  },
  {
    text: 'मथुरा के पेड़े बहुत मीठे होते हैं',
    act: 'unclear',
  },
  {
    text: 'भोपाल की झील सुंदर है',
    act: 'unclear',
  },
  {
    text: 'नागपुर के संतरे मशहूर हैं',
    act: 'unclear',
  },
  {
    text: 'जोधपुर में बहुत गर्मी पड़ती है',
    act: 'unclear',
  },
  {
    text: 'ajmer dargah bahut bheed thi',
    act: 'unclear',
  },
  {
    text: 'rishikesh me rafting ki thi humne',
    act: 'unclear',
  },
  {
    text: 'पुणे ठीक रहेगा',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'jaipur badhiya hai',
    set: {
      city: 'Jaipur',
    },
  },
])
