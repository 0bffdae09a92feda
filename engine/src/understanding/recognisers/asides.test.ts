import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { Command } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode): Command[] =>
  understand(
    text,
    {
      language,
      asked: null,
      known: { transaction_type: 'rent', price: { max: 20_000 } },
      shown: 3,
    },
    places,
  ).commands

describe('what is said beside the wishes, in every language', () => {
  it.each<[LanguageCode, string]>([
    ['ta', 'எது விலை கம்மி?'],
    ['ta', 'idhula ethu rent kammi'],
    ['hi', 'सबसे सस्ता कौन सा है'],
    ['hi', 'sabse sasta kaun sa hai'],
    ['ml', 'ഏറ്റവും വില കുറഞ്ഞത് ഏതാണ്'],
    ['te', 'అన్నిటికంటే తక్కువ ధర'],
    ['kn', 'ಎಲ್ಲಕ್ಕಿಂತ ಕಡಿಮೆ'],
    ['pa', 'ਸਭ ਤੋਂ ਸਸਤਾ'],
    ['bn', 'সবচেয়ে সস্তা কোনটা'],
  ])('the cheapest of those shown is told: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'pick-cheapest' }])
  })

  it.each<[LanguageCode, string]>([
    ['ta', '1, 2 ஒப்பிடுங்க'],
    ['hi', '1 और 2 की तुलना करो'],
    ['hi', '1 aur 2 me kya fark hai'],
    ['kn', '1 ಮತ್ತು 2 ಹೋಲಿಸಿ'],
    ['te', '1, 2 పోల్చండి'],
    ['bn', '১ আর ২ তুলনা করুন'],
  ])('two of those shown are set side by side: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([
      { kind: 'pick', position: 1 },
      { kind: 'pick', position: 2 },
    ])
  })

  it.each<[LanguageCode, string, number]>([
    ['ml', 'ബജറ്റ് അയ്യായിരം കൂട്ടൂ', 25_000],
    ['kn', 'ಬಜೆಟ್ 5 ಸಾವಿರ ಜಾಸ್ತಿ ಮಾಡಿ', 25_000],
    ['te', 'బడ్జెట్ 5 వేలు పెంచండి', 25_000],
    ['ta', 'பட்ஜெட்டை 5 ஆயிரம் குறைங்க', 15_000],
    ['ml', 'ബജറ്റ് 5 ആയിരം കുറയ്ക്കൂ', 15_000],
    ['kn', 'ಬಜೆಟ್ 5 ಸಾವಿರ ಕಡಿಮೆ ಮಾಡಿ', 15_000],
    ['te', 'బడ్జెట్ 5 వేలు తగ్గించండి', 15_000],
    ['ml', 'budget 5k koottam', 25_000],
    ['kn', 'budget 5k jasti madi', 25_000],
    ['te', 'budget 5 velu penchandi', 25_000],
  ])('the budget moves by so much: %s, "%s"', (language, text, max) => {
    expect(read(text, language)).toEqual([{ kind: 'set', slot: 'price', value: { max } }])
  })

  it.each<[LanguageCode, string]>([
    ['ta', 'பட்ஜெட் 25000 ஆக்குங்க'],
    ['te', 'బడ్జెట్ 25000 కి పెంచండి'],
    ['kn', 'ಬಜೆಟ್ 25000 ಕ್ಕೆ ಹೆಚ್ಚಿಸಿ'],
    ['ml', 'ബജറ്റ് 25000 ആക്കൂ'],
  ])('or to so much: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'set', slot: 'price', value: { max: 25_000 } }])
  })

  it.each<[LanguageCode, string, Command]>([
    ['en', 'undo that', { kind: 'undo' }],
    ['en', 'go back', { kind: 'undo' }],
    ['en', 'what did I say so far', { kind: 'so-far' }],
    ['en', 'delete my data', { kind: 'aside', about: 'privacy' }],
    ['en', 'is my number safe?', { kind: 'aside', about: 'privacy' }],
    ['en', 'why do you need my number', { kind: 'aside', about: 'privacy' }],
    ['ta', 'முந்தைய கேள்விக்கு போங்க', { kind: 'undo' }],
    ['ta', 'undo pannunga', { kind: 'undo' }],
    ['ta', 'இதுவரை நான் என்ன சொன்னேன்', { kind: 'so-far' }],
    ['ta', 'ithuvarai naan enna sonnen', { kind: 'so-far' }],
    ['ta', 'என் டேட்டாவை அழிச்சிடுங்க', { kind: 'aside', about: 'privacy' }],
    ['ta', 'en number ah delete pannunga', { kind: 'aside', about: 'privacy' }],
    ['hi', 'वापस जाओ', { kind: 'undo' }],
    ['hi', 'pichle sawal par jao', { kind: 'undo' }],
    ['hi', 'अब तक मैंने क्या क्या बताया', { kind: 'so-far' }],
    ['hi', 'ab tak maine kya bola', { kind: 'so-far' }],
    ['hi', 'मेरा डेटा डिलीट कर दो', { kind: 'aside', about: 'privacy' }],
    ['hi', 'mera number safe hai kya', { kind: 'aside', about: 'privacy' }],
    ['hi', 'mera number kyun puch rahe ho', { kind: 'aside', about: 'privacy' }],
    ['ml', 'പിന്നോട്ട് പോകൂ', { kind: 'undo' }],
    ['ml', 'undo cheyyu', { kind: 'undo' }],
    ['ml', 'ഇതുവരെ ഞാൻ എന്തൊക്കെ പറഞ്ഞു', { kind: 'so-far' }],
    ['ml', 'ithuvare njan entha paranjathu', { kind: 'so-far' }],
    ['ml', 'എന്റെ ഡാറ്റ ഡിലീറ്റ് ചെയ്യൂ', { kind: 'aside', about: 'privacy' }],
    ['ml', 'ente number safe aano', { kind: 'aside', about: 'privacy' }],
    ['kn', 'ಹಿಂದೆ ಹೋಗಿ', { kind: 'undo' }],
    ['kn', 'undo madi', { kind: 'undo' }],
    ['kn', 'ಇಲ್ಲಿಯವರೆಗೆ ನಾನು ಏನು ಹೇಳಿದೆ', { kind: 'so-far' }],
    ['kn', 'illivarege nanu enu helide', { kind: 'so-far' }],
    ['kn', 'ನನ್ನ ಡೇಟಾ ಡಿಲೀಟ್ ಮಾಡಿ', { kind: 'aside', about: 'privacy' }],
    ['kn', 'nanna number delete madi', { kind: 'aside', about: 'privacy' }],
    ['te', 'వెనక్కి వెళ్ళండి', { kind: 'undo' }],
    ['te', 'undo cheyandi', { kind: 'undo' }],
    ['te', 'ఇప్పటివరకు నేను ఏం చెప్పాను', { kind: 'so-far' }],
    ['te', 'ippativaraku nenu em cheppanu', { kind: 'so-far' }],
    ['te', 'నా డేటా డిలీట్ చేయండి', { kind: 'aside', about: 'privacy' }],
    ['te', 'naa number delete cheyandi', { kind: 'aside', about: 'privacy' }],
    ['pa', 'ਵਾਪਸ ਜਾਓ', { kind: 'undo' }],
    ['pa', 'pichhle sawal te jao', { kind: 'undo' }],
    ['pa', 'ਹੁਣ ਤੱਕ ਮੈਂ ਕੀ ਕਿਹਾ', { kind: 'so-far' }],
    ['pa', 'hun tak main ki dasseya', { kind: 'so-far' }],
    ['pa', 'ਮੇਰਾ ਡਾਟਾ ਡਿਲੀਟ ਕਰ ਦਿਓ', { kind: 'aside', about: 'privacy' }],
    ['pa', 'mera number safe hai na', { kind: 'aside', about: 'privacy' }],
    ['bn', 'পিছনে যান', { kind: 'undo' }],
    ['bn', 'undo korun', { kind: 'undo' }],
    ['bn', 'এতক্ষণ আমি কী বলেছি', { kind: 'so-far' }],
    ['bn', 'ekhon porjonto ami ki bolechi', { kind: 'so-far' }],
    ['bn', 'আমার ডেটা ডিলিট করে দিন', { kind: 'aside', about: 'privacy' }],
    ['bn', 'amar number safe to', { kind: 'aside', about: 'privacy' }],
  ])('what is said of the chat itself is heard: %s, "%s"', (language, text, command) => {
    expect(read(text, language)).toEqual([command])
  })

  it.each<[LanguageCode, string, string]>([
    ['ta', 'கடைக்கு இடம் வேணும்', 'other-kind'],
    ['hi', 'मुझे दुकान चाहिए', 'other-kind'],
    ['te', 'షాపు కావాలి', 'other-kind'],
    ['hi', 'आप कौन हैं', 'who'],
    ['hi', 'aap kaun ho', 'who'],
    ['en', 'which cities do you have', 'cities'],
    ['en', 'what places are you available in?', 'cities'],
    ['en', 'in which cities do you have flats', 'cities'],
    ['ta', 'எந்தெந்த ஊர்ல வீடு இருக்கு', 'cities'],
    ['ta', 'endhendha oorla veedu irukku', 'cities'],
    ['hi', 'आपके पास किन शहरों में घर हैं', 'cities'],
    ['hi', 'kaun kaun se shehar me flat hai', 'cities'],
    ['ml', 'ഏതൊക്കെ നഗരങ്ങളിൽ വീടുണ്ട്', 'cities'],
    ['ml', 'evideyokke veedundu', 'cities'],
    ['kn', 'ಯಾವ ಯಾವ ಊರಲ್ಲಿ ಮನೆ ಇದೆ', 'cities'],
    ['te', 'ఏయే ఊళ్లలో ఇళ్లు ఉన్నాయి', 'cities'],
    ['te', 'ye ye citylo unnayi', 'cities'],
    ['pa', 'ਕਿਹੜੇ ਕਿਹੜੇ ਸ਼ਹਿਰਾਂ ਵਿੱਚ ਘਰ ਹਨ', 'cities'],
    ['bn', 'কোন কোন শহরে বাড়ি আছে', 'cities'],
    ['bn', 'kon kon shohore flat ache', 'cities'],
    ['hi', 'आप कितनी फीस लेते हैं', 'fees'],
    ['hi', 'aap kitna commission lete ho', 'fees'],
    ['hi', 'आप कौन सी भाषा बोलते हैं', 'languages'],
  ])('Guru is asked of itself and its trade: %s, "%s"', (language, text, about) => {
    expect(read(text, language)).toEqual([{ kind: 'aside', about }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'why do you ask?'],
    ['en', 'why do you need to know my budget'],
    ['en', 'why so many questions'],
    ['en', 'why should i tell you my budget'],
    ['ta', 'ஏன் கேக்குறீங்க'],
    ['ta', 'என் பட்ஜெட் உங்களுக்கு எதுக்கு தெரியணும்'],
    ['ta', 'yen kekkuringa'],
    ['hi', 'आप ये क्यों पूछ रहे हैं'],
    ['hi', 'kyun puch rahe ho'],
    ['hi', 'mera budget kyu janna hai'],
    ['hi', 'इतने सवाल क्यों'],
    ['ml', 'എന്തിനാ ചോദിക്കുന്നേ'],
    ['ml', 'എന്റെ ബജറ്റ് നിങ്ങൾക്ക് എന്തിനാ'],
    ['ml', 'enthina chodikkunne'],
    ['kn', 'ಯಾಕೆ ಕೇಳ್ತಿದ್ದೀರಾ'],
    ['kn', 'ನನ್ನ ಬಜೆಟ್ ನಿಮಗೆ ಯಾಕೆ ಬೇಕು'],
    ['kn', 'yake keltidira'],
    ['te', 'ఎందుకు అడుగుతున్నారు'],
    ['te', 'ఇన్ని ప్రశ్నలు ఎందుకు'],
    ['te', 'naa budget enduku aduguthunnaru'],
    ['pa', 'ਕਿਉਂ ਪੁੱਛਦੇ ਹੋ'],
    ['pa', 'mera budget kyon puchde o'],
    ['bn', 'কেন জিজ্ঞেস করছেন'],
    ['bn', 'আমার বাজেট আপনার কেন দরকার'],
    ['bn', 'keno jante chaichen'],
  ])('what the questions are good for is asked: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'aside', about: 'why-asked' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'why this one?'],
    ['ta', 'ஏன் இது?'],
    ['hi', 'यही क्यों?'],
    ['ml', 'എന്തുകൊണ്ട് ഇത്?'],
    ['kn', 'ಇದೇ ಯಾಕೆ?'],
    ['te', 'ఇది ఎందుకు చూపించారు?'],
    ['pa', 'ਇਹੀ ਕਿਉਂ?'],
    ['bn', 'এটা কেন?'],
  ])('"why" of a home that was shown is another question: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'explain', position: null }])
  })

  it.each<[LanguageCode, string]>([
    ['te', 'ఆటో బుక్ చేయండి'],
    ['te', 'రేపు ఉదయం 6 గంటలకు అలారం పెట్టండి'],
    ['te', 'ఏసీ రిపేర్ చేయాలి'],
    ['te', 'హైదరాబాద్‌లో వర్షం పడుతుందా'],
  ])('an errand is no wish: %s, "%s"', (language, text) => {
    expect(read(text, language).filter(({ kind }) => kind !== 'aside')).toEqual([])
  })

  it('says that a turn wants nothing but what other services do', () => {
    expect(read('can you book me a cab', 'en')).toEqual([{ kind: 'aside', about: 'errand' }])
    expect(read('is there a restaurant nearby', 'en')).toEqual([])
  })

  const chats: LanguageCode[] = ['en', 'ta', 'hi', 'ml', 'kn', 'te', 'pa', 'bn']
  it.each<[string, LanguageCode]>([
    ['tamil la pesunga', 'ta'],
    ['telugulo matladandi', 'te'],
    ['kannadadalli maatadi', 'kn'],
    ['ab punjabi vich gal karo', 'pa'],
    ['malayalathil parayu', 'ml'],
    ['banglay bolun', 'bn'],
    ['hindi me baat karo', 'hi'],
    ['angrezi mein baat karo', 'en'],
    ['अंग्रेज़ी में बोलो', 'en'],
    ['எனக்கு இந்தியில் பேசுங்க', 'hi'],
    ['ਨਹੀਂ ਹਿੰਦੀ ਵਿੱਚ ਹੀ', 'hi'],
    ['show me in english', 'en'],
  ])('"%s" asks for another language in every chat', (text, language) => {
    for (const chat of chats) expect(read(text, chat), chat).toEqual([{ kind: 'speak', language }])
  })

  it.each(['ungaluku telugu theriyuma', 'kya aapko tamil aati hai', 'do you know telugu?'])(
    '"%s" asks what Guru speaks, in every chat',
    (text) => {
      for (const chat of chats)
        expect(read(text, chat), chat).toEqual([{ kind: 'aside', about: 'languages' }])
    },
  )
})

describe('words of listings inside a longer turn', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what is a deposit?', 'deposit'],
    ['en', 'I am new to this, what do you mean by carpet area? nobody told me so far', 'carpet'],
    ['en', 'sorry I dont know these words, what is semi furnished', 'semi_furnished'],
    ['hi', 'deposit matlab kya hota hai', 'deposit'],
    ['hi', 'डिपॉज़िट क्या होता है', 'deposit'],
    ['hi', 'ये बीएचके क्या होता है मुझे नहीं पता पहले बताओ', 'bhk'],
    ['pa', 'deposit ki hunda hai', 'deposit'],
    ['pa', 'ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ ਬੀਐਚਕੇ ਕੀ ਹੁੰਦਾ ਏ, ਪਹਿਲਾਂ ਇਹ ਦੱਸੋ ਜੀ', 'bhk'],
    ['bn', 'আমি জানি না, বিএইচকে মানে কী একটু বুঝিয়ে বলুন তো আগে', 'bhk'],
    ['bn', 'bhk bolte ki bojhay', 'bhk'],
    ['ta', 'எனக்கு புரியல, பிஎச்கே அப்படின்னா என்ன சொல்லுங்க முதல்ல', 'bhk'],
    ['te', 'నాకు తెలీదు, బీహెచ్‌కే అంటే ఏంటో చెప్పండి ముందు', 'bhk'],
    ['kn', 'ನನಗೆ ಗೊತ್ತಿಲ್ಲ, ಬಿಎಚ್‌ಕೆ ಅಂದರೆ ಏನು ಅಂತ ಹೇಳಿ ಮೊದಲು ಆಮೇಲೆ ಹೇಳ್ತೀನಿ', 'bhk'],
    ['ml', 'BHK എന്ന് പറഞ്ഞാൽ എന്താ', 'bhk'],
    ['ml', 'ഡെപ്പോസിറ്റ് എന്ന് പറഞ്ഞാൽ എന്താണ്', 'deposit'],
  ])('are told where their meaning is asked for: %s, "%s"', (language, text, term) => {
    expect(read(text, language)).toEqual([{ kind: 'meaning', term }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what is the deposit?'],
    ['en', 'how much deposit'],
    ['hi', 'deposit kitna hota hai'],
    ['ta', 'deposit na 50000 varaikum, enna area irukku sollunga 2bhk Chennai la rent ku venum'],
    ['te', 'rent ante 10000 lopu kavali, deposit entha untundi 2bhk Hyderabad lo'],
    ['kn', 'bhk andre 2 saaku, yaava area chennagide helappa Mysuru nalli'],
    ['en', 'I have a house with 2 bhk in Kochi that I mean to sell'],
  ])('are not explained to who asks for the fact or wishes it: %s, "%s"', (language, text) => {
    expect(read(text, language).filter(({ kind }) => kind === 'meaning')).toEqual([])
  })
})
