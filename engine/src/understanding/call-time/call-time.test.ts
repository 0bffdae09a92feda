import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'

const engine = createEngine({ listedPlaces: [] })

const read = (
  text: string,
  language: LanguageCode,
  context: { asked?: Slot; calling?: true; timed?: true; shown?: number } = {},
) => engine.understand(text, { language, asked: null, known: {}, ...context })

describe('when to be called', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'call me after 6 in the evening', 'after 6 in the evening'],
    ['en', 'please call tomorrow morning', 'tomorrow morning'],
    ['en', 'call me on Saturday at 11 am', 'on Saturday at 11 am'],
    ['en', 'call me at 5:30', 'at 5:30'],
    ['en', 'ask the owner to call me between 5 and 7 pm', 'between 5 and 7 pm'],
    ['en', 'not in the morning, call after office', 'not in the morning, call after office'],
    ['en', 'i want to talk to an agent tomorrow evening', 'tomorrow evening'],
    ['hi', '6 ke baad call karo', '6 ke baad'],
    ['hi', 'नौ बजे के बाद फोन करना', 'नौ बजे के बाद'],
    ['hi', 'कल सुबह फोन करो', 'कल सुबह'],
    ['hi', 'office ke baad phone karna', 'office ke baad'],
    ['hi', 'दस से बारह के बीच कॉल करो', 'दस से बारह के बीच'],
    ['ta', '6 மணிக்கு மேல கால் பண்ணுங்க', '6 மணிக்கு மேல'],
    ['ta', 'ஆபீஸ் முடிஞ்சதும் கூப்பிடுங்க', 'ஆபீஸ் முடிஞ்சதும்'],
    ['ta', 'naalaikku kaalaila call pannunga', 'naalaikku kaalaila'],
    ['ml', 'വൈകുന്നേരം 6 മണിക്ക് ശേഷം വിളിക്കൂ', 'വൈകുന്നേരം 6 മണിക്ക് ശേഷം'],
    ['ml', 'ഞായറാഴ്ച വിളിച്ചാൽ മതി', 'ഞായറാഴ്ച'],
    ['ml', 'naale ravile call cheyyu', 'naale ravile'],
    ['kn', 'ಸಂಜೆ 6 ಗಂಟೆ ಮೇಲೆ ಕರೆ ಮಾಡಿ', 'ಸಂಜೆ 6 ಗಂಟೆ ಮೇಲೆ'],
    ['kn', 'ಭಾನುವಾರ ಕಾಲ್ ಮಾಡಿ', 'ಭಾನುವಾರ'],
    ['kn', 'naale beligge phone maadi', 'naale beligge'],
    ['te', 'సాయంత్రం 6 తర్వాత కాల్ చేయండి', 'సాయంత్రం 6 తర్వాత'],
    ['te', '10 నుండి 12 మధ్య కాల్ చేయండి', '10 నుండి 12 మధ్య'],
    ['te', 'repu poddunna phone cheyandi', 'repu poddunna'],
    ['pa', 'ਸ਼ਾਮ 6 ਵਜੇ ਤੋਂ ਬਾਅਦ ਫੋਨ ਕਰਨਾ', 'ਸ਼ਾਮ 6 ਵਜੇ ਤੋਂ ਬਾਅਦ'],
    ['pa', 'ਐਤਵਾਰ ਨੂੰ ਫੋਨ ਕਰਿਓ', 'ਐਤਵਾਰ ਨੂੰ'],
    ['pa', 'kal savere phone karo', 'kal savere'],
    ['bn', 'সন্ধ্যা ৬টার পরে ফোন করুন', 'সন্ধ্যা ৬টার পরে'],
    ['bn', 'অফিসের পরে ফোন করবেন', 'অফিসের পরে'],
    ['bn', '6 tar modhye call korun', '6 tar modhye'],
  ])('is said beside the call, and is no wish: %s, "%s"', (language, text, time) => {
    for (const asked of ['price', 'bedrooms'] as const)
      expect(read(text, language, { asked })).toMatchObject({ act: 'handoff', commands: [], callTime: time })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'after 6'],
    ['en', 'tomorrow at 11'],
    ['en', 'evening is better'],
    ['hi', '6 ke baad'],
    ['hi', 'कल शाम 5 बजे'],
    ['ta', 'சாயங்காலம்'],
    ['ta', '6 மணிக்கு மேல'],
    ['ml', 'നാളെ രാവിലെ'],
    ['kn', 'sanje'],
    ['te', '6 తర్వాత'],
    ['pa', 'shaam nu'],
    ['bn', 'bikele'],
  ])('is said by itself where a call was spoken of: %s, "%s"', (language, text) => {
    const heard = read(text, language, { asked: 'price', calling: true })
    expect(heard).toMatchObject({ commands: [] })
    expect(text).toContain(heard.callTime)
    expect(read(text, language)).not.toHaveProperty('callTime')
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'my number is 98765 43210, call after 7', 'after 7'],
    ['en', '98765 43210 after 6 pm', 'after 6 pm'],
    ['en', 'nine eight seven six five four three two one zero, call me after 6', 'after 6'],
    ['en', '2bhk in Baner under 25k, call me tomorrow after lunch', 'tomorrow after lunch'],
    ['en', 'Priya, 98765 43210, mornings', 'mornings'],
    [
      'en',
      "Could someone ring us? I'm at work till six, so in the evening please",
      "I'm at work till six, so in the evening",
    ],
    ['en', 'get someone to ring me after 4pm, I sleep in the mornings', 'after 4pm'],
    ['en', 'i am free after 8, call me then', 'after 8'],
    [
      'hi',
      'किसी से बात करवा दीजिए। रविवार को दोपहर में फ़ोन करें तो अच्छा रहेगा क्योंकि बाकी दिन मैं दफ़्तर में रहता हूँ।',
      'रविवार को दोपहर में',
    ],
    ['hi', 'kisi se baat karwa dijiye, raat 8 baje ke baad', 'raat 8 baje ke baad'],
    ['hi', 'आनंद 98765 43210 शाम को', 'शाम को'],
    ['ta', 'யாராவது எங்களுக்கு போன் பண்ண சொல்லுங்க. சாயங்காலம் ஆறு மணிக்கு மேல பண்ணினா நல்லது.', 'சாயங்காலம் ஆறு மணிக்கு மேல'],
    ['ta', 'yaaravadhu phone panna sollunga, saayangaalam 5 mani ku mela', 'saayangaalam 5 mani ku mela'],
    ['ta', 'செல்வம் 98765 43210 நாளைக்கு', 'நாளைக்கு'],
    ['ml', 'aarenkilum onnu vilichal kollam, raathri 8 manikku shesham', 'raathri 8 manikku shesham'],
    ['ml', 'ആരെങ്കിലും ഒന്ന് വിളിച്ചാൽ കൊള്ളാം, ഇവിടത്തെ സമയം രാത്രി എട്ടിന് ശേഷം.', 'രാത്രി എട്ടിന് ശേഷം'],
    ['kn', 'ಯಾರಾದರೂ ನಮಗೆ ಫೋನ್ ಮಾಡೋಕೆ ಹೇಳ್ತೀರಾ? ಸಂಜೆ ಏಳು ಗಂಟೆ ಮೇಲೆ ಆದ್ರೆ ಒಳ್ಳೇದು.', 'ಸಂಜೆ ಏಳು ಗಂಟೆ ಮೇಲೆ'],
    ['kn', 'ಕವಿತಾ 98765 43210 ಸಂಜೆ', 'ಸಂಜೆ'],
    ['te', 'evaraina phone cheste baguntundi, ratri 8 tarvata', 'ratri 8 tarvata'],
    ['te', 'ఎవరినైనా మాకు ఫోన్ చేయమని చెప్పండి. సాయంత్రం ఆరు తర్వాత అయితే మంచిది.', 'సాయంత్రం ఆరు తర్వాత'],
    ['pa', 'koi sanu phone kar lave shaam nu', 'shaam nu'],
    ['pa', 'ਕਿਸੇ ਨੂੰ ਕਹੋ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰ ਲਵੇ, ਇੱਥੋਂ ਦੇ ਸਮੇਂ ਮੁਤਾਬਕ ਸਵੇਰੇ।', 'ਸਵੇਰੇ'],
    ['bn', 'keu ekbar phone korle bhalo hoy, raat 8tar pore', 'raat 8tar pore'],
    ['bn', 'কাউকে বলুন আমাদের একটা ফোন করতে, সন্ধ্যা সাতটার পরে হলে ভালো হয়।', 'সন্ধ্যা সাতটার পরে'],
  ])('is said back without number, name, wishes or the rest: %s, "%s"', (language, text, time) => {
    expect(read(text, language).callTime).toBe(time)
  })

  it.each<[LanguageCode, string, string]>([
    ['bn', 'ফোন করলে বিকেল ৪টের পর করবেন', 'বিকেল ৪টের পর'],
    ['bn', 'phone korle bikel 4ter por korben', 'bikel 4ter por'],
    ['hi', 'phone karna ho to shaam 4 baje ke baad karna', 'shaam 4 baje ke baad'],
    ['pa', 'phone karna hove ta shaam 4 vaje ton baad karna', 'shaam 4 vaje ton baad'],
    ['ta', 'phone panna saayangaalam 4 manikku mela pannunga', 'saayangaalam 4 manikku mela'],
    ['te', 'phone cheste sayantram 4 tarvata cheyandi', 'sayantram 4 tarvata'],
    ['kn', 'phone madidre sanje 4 gante mele madi', 'sanje 4 gante mele'],
    ['ml', 'vilikkunnengil vaikunneram 4 manikku shesham vilikkoo', 'vaikunneram 4 manikku shesham'],
    ['en', 'if you call, call after 4 in the evening', 'after 4 in the evening'],
    ['en', 'call me after 9 night only i am driving', 'after 9 night only i am driving'],
    ['en', 'call me only on weekends im in office other days', 'only on weekends im in office other days'],
  ])('is heard where the call is only supposed, or a reason told: %s, "%s"', (language, text, time) => {
    expect(read(text, language)).toMatchObject({ act: 'handoff', commands: [], callTime: time })
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'abhi call mat karna, dukan pe hu. raat ko 9 ke baad', 'raat ko 9 ke baad'],
    ['hi', 'अभी कॉल मत करना, दुकान पर हूँ। रात को 9 के बाद', 'रात को 9 के बाद'],
    ['en', "don't call now, i am at the shop. at night after 9", 'at night after 9'],
    ['ta', 'ippo call panna vendam, kadaila irukken. raathiri 9 manikku mela', 'raathiri 9 manikku mela'],
    ['ml', 'ippol vilikkaruthu, kadayil aanu. raathri 9 manikku shesham', 'raathri 9 manikku shesham'],
    ['kn', 'iga call madbedi, angadiyalli iddini. ratri 9 gante mele', 'ratri 9 gante mele'],
    ['te', 'ippudu call cheyyoddu, shop lo unna. ratri 9 tarvata', 'ratri 9 tarvata'],
    ['pa', 'hune call na karna, dukaan te haan. raat nu 9 vaje ton baad', 'raat nu 9 vaje ton baad'],
  ])('stands by itself behind a call that is refused for now: %s, "%s"', (language, text, time) => {
    const heard = read(text, language, { asked: 'bedrooms', shown: 5 })
    expect(heard).toMatchObject({ act: 'handoff', commands: [], callTime: time })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'call me next week', 'next week'],
    ['hi', 'agle hafte call karna', 'agle hafte'],
    ['ta', 'adutha vaaram call pannunga', 'adutha vaaram'],
    ['ml', 'അടുത്ത ആഴ്ച വിളിച്ചാൽ മതി', 'അടുത്ത ആഴ്ച'],
    ['kn', 'mundina vara call madi', 'mundina vara'],
    ['te', 'vache vaaram call cheyandi', 'vache vaaram'],
    ['pa', 'agle hafte phone kario', 'agle hafte'],
    ['bn', 'পরের সপ্তাহে ফোন করবেন, এখন না', 'পরের সপ্তাহে'],
    ['bn', 'eta chai ni. bolchi phone porer soptahe korte', 'porer soptahe'],
  ])('may be a week that is told apart, and brings no other homes: %s, "%s"', (language, text, time) => {
    expect(read(text, language, { shown: 5 })).toMatchObject({ act: 'handoff', commands: [], callTime: time })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'not now, next week', 'next week'],
    ['hi', 'अगले हफ्ते', 'अगले हफ्ते'],
    ['ta', 'adutha vaaram', 'adutha vaaram'],
    ['kn', 'ಮುಂದಿನ ವಾರ', 'ಮುಂದಿನ ವಾರ'],
    ['te', 'వచ్చే వారం', 'వచ్చే వారం'],
    ['pa', 'ਅਗਲੇ ਹਫ਼ਤੇ', 'ਅਗਲੇ ਹਫ਼ਤੇ'],
    ['bn', 'na porer soptahe korun, ekhon na', 'porer soptahe korun'],
  ])('may be such a week by itself where a call was spoken of: %s, "%s"', (language, text, time) => {
    const heard = read(text, language, { calling: true, timed: true, shown: 5 })
    expect(heard).toMatchObject({ commands: [], callTime: time })
  })

  it('is no week of something else', () => {
    expect(read('we will move next week', 'en', { calling: true })).not.toHaveProperty('callTime')
    const more = [{ kind: 'no-call' }, { kind: 'follow-up', wants: 'more' }]
    expect(read('call me later, show more', 'en', { shown: 5 }).commands).toEqual(more)
  })

  it('is none of who wants no call and is busy then', () => {
    const heard = read("don't call me, tomorrow i am busy", 'en')
    expect(heard).toMatchObject({ commands: [{ kind: 'no-call' }] })
    expect(heard).not.toHaveProperty('callTime')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'my phone broke last evening, I will take'],
    ['en', 'I got a call from an agent yesterday evening, take note'],
    ['hi', 'phone pe subah wala flat dikha do'],
    ['hi', 'phone kharab hai kal, photo bhej do'],
    ['hi', 'kal shaam agent ka phone aaya tha, makan dikha do'],
    ['pa', 'kal shaam agent da phone aaya si, ghar dikhao'],
    ['bn', 'agent kal phone korechilo, bari dekhte korben'],
    ['kn', 'phone haalagide naale, photo kalisi madi'],
    ['te', 'phone cheyyaledu ninna sayantram, photo teesukondi'],
  ])('is none of who tells of a call or a phone: %s, "%s"', (language, text) => {
    const heard = read(text, language)
    expect(heard).not.toHaveProperty('callTime')
    expect(heard.act).not.toBe('handoff')
  })

  it('is none of a number that is to be noted', () => {
    expect(read('mera phone number kal note karo', 'hi')).not.toHaveProperty('callTime')
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'mai abhi duty pe hu baad me baat karti hu'],
    ['hi', 'मैं अभी ड्यूटी पर हूँ बाद में बात करती हूँ'],
  ])('is none of who leaves for now: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'put-off' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', "don't call before 10"],
    ['hi', 'सुबह फोन मत करना'],
    ['ta', 'காலையில கூப்பிடாதீங்க'],
    ['ml', 'രാവിലെ വിളിക്കരുത്'],
    ['kn', 'ಬೆಳಿಗ್ಗೆ ಕರೆ ಮಾಡಬೇಡಿ'],
    ['te', 'ఉదయం కాల్ చేయొద్దు'],
    ['pa', 'ਸਵੇਰੇ ਫੋਨ ਨਾ ਕਰਿਓ'],
    ['bn', 'সকালে ফোন করবেন না'],
  ])('may be when not to be: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ commands: [], callTime: text })
  })

  it.each([
    'call me',
    'call me, we are 4 people',
    'call me, 10 minutes from the metro',
    'call me, moving next month',
    'call my mother tomorrow',
    "don't call me, i will come tomorrow",
    '98400 12345, Ravi',
  ])('is not said: "%s"', (text) => {
    expect(read(text, 'en')).not.toHaveProperty('callTime')
  })

  it.each([
    ['not today', 'deny'],
    ['i will visit tomorrow', 'unclear'],
    ['is it available tomorrow?', 'question'],
    ['around 20', 'inform'],
    ['between 15 and 20', 'inform'],
    ['above 6', 'inform'],
    ['2 bhk', 'inform'],
  ])('is not said by itself where a call was spoken of: "%s"', (text, act) => {
    const heard = read(text, 'en', { asked: 'price', calling: true })
    expect(heard.act).toBe(act)
    expect(heard).not.toHaveProperty('callTime')
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'कॉल करवा दीजिए, सुबह दस बजे के बाद, दोपहर में मैं सो जाता हूँ', 'सुबह दस बजे के बाद'],
    ['hi', 'haan par abhi nahi shaam 7 ke baad call karna', 'abhi nahi shaam 7 ke baad call karna'],
    ['hi', 'call karwa do kal, office time me nahi', 'kal, office time me nahi'],
    ['bn', 'ফোন করতে বলুন, তবে সন্ধে সাতটার পর, দুপুরে ঘুমোই', 'সন্ধে সাতটার পর'],
    ['bn', 'dupure phone korben na, sondhye korben', 'dupure phone korben na, sondhye korben'],
    ['en', 'call me, but not in the morning', 'but not in the morning'],
    ['en', "ok yes call me. evening after 8, weekdays I'm in office", 'evening after 8'],
    ['pa', 'kal savere phone kario, par 9 ton pehla nahi', 'kal savere phone kario, par 9 ton pehla nahi'],
    ['kn', 'ನಾಳೆ ಮುಂಜಾನೆ ಫೋನ್ ಮಾಡ್ರಿ', 'ನಾಳೆ ಮುಂಜಾನೆ'],
  ])(
    'is kept whole where another time is refused, without that of something else: %s, "%s"',
    (language, text, time) => {
      expect(read(text, language)).toMatchObject({ act: 'handoff', commands: [], callTime: time })
    },
  )

  it.each<[LanguageCode, string]>([
    ['en', "don't call during office hours"],
    ['hi', 'ऑफिस के टाइम में फोन मत करना'],
    ['ta', 'ஆபீஸ் நேரத்துல கூப்பிட வேண்டாம்னு சொல்லு'],
    ['ml', 'ഓഫീസ് സമയത്ത് വിളിക്കണ്ട'],
    ['kn', 'ಆಫೀಸ್ ಟೈಮಲ್ಲಿ ಕಾಲ್ ಮಾಡಬೇಡಿ'],
    ['te', 'ఆఫీస్ టైంలో కాల్ చేయొద్దు'],
    ['pa', 'ਦਫ਼ਤਰ ਦੇ ਟਾਈਮ ਫੋਨ ਨਾ ਕਰਿਓ'],
    ['bn', 'অফিসের সময় ফোন করবেন না'],
    ['hi', 'दोपहर में मत करवाइए, सुबह दस से बारह के बीच'],
  ])('may be put right by what it is not: %s, "%s"', (language, text) => {
    expect(read(text, language, { calling: true, timed: true })).toMatchObject({
      commands: [],
      callTime: text,
    })
  })

  it.each<[LanguageCode, string, string]>([
    ['ml', 'ഉച്ച കഴിഞ്ഞ് മതി, രാവിലെ പണിയുണ്ട്', 'ഉച്ച കഴിഞ്ഞ്'],
    ['ml', 'രാവിലെ വേണ്ട എന്നാ പറഞ്ഞത്, ഉച്ചയ്ക്ക് രണ്ടിന് ശേഷം', 'ഉച്ചയ്ക്ക് രണ്ടിന് ശേഷം'],
    ['bn', 'আমি রাত দশটার পর', 'রাত দশটার পর'],
    ['bn', 'সকালে না বললাম তো, দুপুর দুটোর পর', 'দুপুর দুটোর পর'],
    ['te', 'ఆరు తర్వాత చేయండి, పొలం నుంచి వచ్చాక', 'ఆరు తర్వాత'],
    ['te', 'మధ్యాహ్నం తర్వాత చాలు, పొద్దున పని ఉంటుంది', 'మధ్యాహ్నం తర్వాత'],
    ['ta', 'மதியத்துக்கு மேல போதும், காலையில வேலை இருக்கு', 'மதியத்துக்கு மேல'],
    ['ta', 'காலையில வேணாம்னு சொன்னேன், மதியம் ரெண்டு மணிக்கு மேல', 'மதியம் ரெண்டு மணிக்கு மேல'],
    ['kn', 'ಮಧ್ಯಾಹ್ನದ ಮೇಲೆ ಸಾಕು, ಬೆಳಿಗ್ಗೆ ಕೆಲಸ ಇದೆ', 'ಮಧ್ಯಾಹ್ನದ ಮೇಲೆ'],
    ['hi', 'दोपहर बाद ठीक है, सुबह काम है', 'दोपहर बाद'],
    ['hi', 'सुबह नहीं बोला ना, दोपहर दो के बाद', 'दोपहर दो के बाद'],
    ['pa', 'ਦੁਪਹਿਰ ਤੋਂ ਬਾਅਦ ਠੀਕ ਐ, ਸਵੇਰੇ ਕੰਮ ਹੁੰਦਾ', 'ਦੁਪਹਿਰ ਤੋਂ ਬਾਅਦ'],
    ['en', 'i said not in the morning, after two', 'after two'],
    ['en', 'afternoon only, i have work in the morning', 'afternoon'],
    ['en', 'next sunday', 'next sunday'],
  ])(
    'is the time of the call alone, without what one does then or said before: %s, "%s"',
    (language, text, time) => {
      expect(read(text, language, { calling: true })).toMatchObject({ commands: [], callTime: time })
    },
  )

  it('stands apart from a visit', () => {
    const text = 'visit on sunday after 10 if possible, and tell that agent not to call between 2 and 4'
    expect(read(text, 'en', { calling: true, shown: 5 })).toMatchObject({
      callTime: 'not to call between 2 and 4',
      visit: { day: 'on sunday after 10', beside: true },
    })
  })

  it('may be an hour with minutes behind a full stop', () => {
    const timed = { calling: true, timed: true } as const
    const later = read('sorry, not before 6, make it 6.30', 'en', timed)
    expect(later).toMatchObject({ commands: [], callTime: 'not before 6, make it 6.30' })
    expect(read('NO, 6.30 is the call time!! rent is 30000 only', 'en', timed).callTime).toBe('6.30')
    expect(read('yes 5 pm is fine for the call', 'en')).toMatchObject({ act: 'affirm', callTime: '5 pm' })
    expect(read('yes my budget is 6.30', 'en')).not.toHaveProperty('callTime')
    expect(read('raat nu 9 vaje india time', 'pa', timed).callTime).toBe('raat nu 9 vaje india time')
  })

  it('is no word of another language that says "more"', () => {
    expect(read('innu swalpa hattira', 'kn', { calling: true })).not.toHaveProperty('callTime')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what time did you note for the call?'],
    ['hi', 'कॉल का टाइम क्या लिखा है आपने?'],
    ['ta', 'எந்த நேரம் குறிச்சிருக்கீங்க?'],
    ['ml', 'കോൾ സമയം എന്താ കുറിച്ചത്?'],
    ['kn', 'ಕಾಲ್ ಟೈಮ್ ಏನು ಬರೆದುಕೊಂಡಿದ್ದೀರಾ?'],
    ['te', 'ఏ టైమ్ రాసుకున్నారు?'],
    ['pa', 'ਕਾਲ ਦਾ ਟਾਈਮ ਕੀ ਲਿਖਿਆ?'],
    ['bn', 'কখন ফোনের সময় লিখেছেন?'],
  ])('is asked for once it was noted: %s, "%s"', (language, text) => {
    expect(read(text, language, { timed: true })).toMatchObject({ act: 'question', callTimeAsked: true })
    expect(read(text, language)).not.toHaveProperty('callTimeAsked')
  })
})
