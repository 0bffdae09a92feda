import type { Wishes } from '@guru/contract/requirement'
import type { Amenity, LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../../places/index.ts'
import type { Understanding, UntoldFact } from '../../command.ts'
import { understand } from '../../understand.ts'

const places = createPlaceIndex([])
const wishes: Wishes = { transaction_type: 'rent', property_type: 'house', city: 'Hyderabad' }

function read(text: string, language: LanguageCode, area?: string, shown = 5): Understanding {
  const known = area === undefined ? wishes : { ...wishes, area }
  return understand(text, { language, asked: null, known, shown }, places)
}

describe('what is asked of the one that is named', () => {
  it.each<[LanguageCode, number, Amenity, string]>([
    ['en', 2, 'parking', 'does #2 have parking'],
    ['en', 2, 'parking', 'parking in the 2nd one?'],
    ['hi', 1, 'lift', 'pehle wale me lift hai'],
    ['hi', 2, 'parking', 'doosre flat me parking hai'],
    ['hi', 2, 'parking', 'doosre me gaadi khadi kar sakte hain'],
    ['ta', 1, 'parking', 'mudhal veetla parking iruka'],
    ['ta', 1, 'parking', 'முதல் வீட்ல பார்க்கிங் இருக்கா'],
    ['ta', 2, 'parking', 'ரெண்டாவதுல கார் நிறுத்தலாமா'],
    ['ml', 1, 'parking', 'aadyathe veettil car parking undo'],
    ['ml', 1, 'security', 'aadyathe flatil security undo, mol ottakkanu'],
    ['ml', 1, 'security', 'ആദ്യത്തെ ഫ്ലാറ്റിൽ സെക്യൂരിറ്റി ഉണ്ടോ, മോൾ ഒറ്റയ്ക്കാണ്'],
    ['te', 1, 'parking', 'modati intlo car parking unda'],
    ['te', 1, 'parking', 'మొదటి ఇంట్లో పార్కింగ్ ఉందా'],
    ['te', 2, 'parking', 'రెండో దాంట్లో కారు పెట్టుకోవచ్చా'],
    ['kn', 2, 'lift', 'eradane maneyalli lift ideya'],
    ['kn', 2, 'parking', 'ಎರಡನೇದ್ರಲ್ಲಿ ಕಾರ್ ನಿಲ್ಲಿಸಬಹುದಾ'],
    ['pa', 1, 'parking', 'ਪਹਿਲੇ ਘਰ ਵਿੱਚ ਪਾਰਕਿੰਗ ਹੈ'],
    ['pa', 2, 'parking', 'duje ghar ch gaddi khadi karan di jagah hai'],
    ['bn', 1, 'parking', 'prothom tate parking ache'],
    ['bn', 1, 'lift', 'prothomtay lift ache'],
  ])('is an amenity of that one: %s, %i, %s, "%s"', (language, position, amenity, text) => {
    const { commands, act, asksAbout } = read(text, language)
    expect({ commands, act, asksAbout }).toEqual({
      commands: [{ kind: 'pick', position }],
      act: 'question',
      asksAbout: [amenity],
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'how big is the second one'],
    ['hi', 'दूसरा कितना बड़ा है'],
    ['ta', 'ரெண்டாவது எவ்ளோ பெருசு'],
    ['te', 'రెండోది ఎంత పెద్దది'],
    ['ml', 'രണ്ടാമത്തേത് എത്ര വലുതാണ്'],
    ['kn', 'ಎರಡನೇದು ಎಷ್ಟು ದೊಡ್ಡದು'],
    ['pa', 'ਦੂਜਾ ਕਿੰਨਾ ਵੱਡਾ ਹੈ'],
    ['bn', 'দ্বিতীয়টা কত বড়'],
  ])('is its size: %s, "%s"', (language, text) => {
    const { commands, asksAbout } = read(text, language)
    expect(commands).toEqual([{ kind: 'pick', position: 2 }])
    expect(asksAbout).toEqual(['size_sqft'])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is there parking for a second car'],
    ['en', 'does the second floor have a lift'],
    ['hi', 'दूसरी मंज़िल पर लिफ्ट है क्या'],
    ['ta', 'ரெண்டாவது மாடிக்கு லிஃப்ட் இருக்கா'],
  ])('is of no home where something else is counted: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([])
    expect(read(text, language).asksUntold).toBeUndefined()
  })
})

describe('what no listing tells', () => {
  it.each<[LanguageCode, UntoldFact, string]>([
    ['en', 'floor', 'which floor is the first one on?'],
    ['en', 'deposit', 'what is the deposit for the first one?'],
    ['en', 'deposit', 'how much is the security'],
    ['en', 'deposit', 'security deposit'],
    ['en', 'loan', 'can i get a loan on the first one'],
    ['en', 'road', 'is the first one on a main road? I cant bear traffic noise'],
    ['en', 'registration', 'is it including registration charges or that is extra?'],
    ['en', 'ready', 'are these ready to move?'],
    ['hi', 'metro', 'मेट्रो से कितनी दूर पड़ेगा'],
    ['pa', 'power_bill', 'ਬਿਜਲੀ ਦਾ ਬਿੱਲ ਅਲੱਗ ਹੋਊ ਕਿ ਵਿੱਚੇ ਆ'],
    ['pa', 'corner', 'oh ji main puchhya corner da aa ke nahi'],
    ['bn', 'women', 'sudhu meyeder jonno? ami eka thakbo'],
    ['bn', 'water_trouble', 'jol er problem ache naki oi dike'],
    ['bn', 'station', 'কুমারপুরটা স্টেশন থেকে কতদূর'],
    ['kn', 'water_trouble', 'ನೀರಿನ ತೊಂದರೆ ಇದೆಯಾ?'],
    ['te', 'power_bill', 'కరెంట్ బిల్లు విడిగా కట్టాలా?'],
    ['en', 'age', 'how old is the first one'],
    ['en', 'distance', 'how far is it from the airport?'],
    ['hi', 'floor', 'पहला वाला किस मंज़िल पर है'],
    ['hi', 'deposit', 'security kitni lagegi'],
    ['hi', 'deposit', 'security deposit'],
    ['hi', 'deposit', 'सिक्योरिटी कितनी देनी होगी'],
    ['hi', 'loan', 'दूसरे पर लोन मिल जाएगा क्या'],
    ['hi', 'metro', 'pehla metro se kitna door hai'],
    ['ta', 'floor', 'முதல் வீடு எந்த மாடி'],
    ['ta', 'deposit', 'advance evlo'],
    ['ta', 'loan', 'ரெண்டாவதுக்கு லோன் கிடைக்குமா'],
    ['ta', 'metro', 'first veedu metro la irundhu evlo dooram'],
    ['ml', 'floor', 'ആദ്യത്തേത് ഏത് നിലയിലാണ്'],
    ['ml', 'deposit', 'randamathethinu deposit ethra'],
    ['ml', 'loan', 'ആദ്യത്തേതിന് ലോൺ കിട്ടുമോ'],
    ['ml', 'metro', 'aadyathethu metroyil ninnu ethra dooram'],
    ['te', 'floor', 'modatidi enno floor'],
    ['te', 'deposit', 'మొదటి దానికి అడ్వాన్స్ ఎంత'],
    ['te', 'loan', 'మొదటి దానికి లోన్ వస్తుందా'],
    ['te', 'metro', 'modatidi metro nunchi entha dooram'],
    ['kn', 'floor', 'ಮೊದಲನೆಯದು ಯಾವ ಮಹಡಿ'],
    ['kn', 'deposit', 'modalnedakke advance eshtu'],
    ['kn', 'loan', 'ಮೊದಲನೇದಕ್ಕೆ ಲೋನ್ ಸಿಗುತ್ತಾ'],
    ['kn', 'metro', 'modalnedu metro inda eshtu dura'],
    ['pa', 'floor', 'pehla kehde floor te hai'],
    ['pa', 'deposit', 'security kinni lagu'],
    ['pa', 'deposit', 'ਪਹਿਲੇ ਦੀ ਸਿਕਿਓਰਿਟੀ ਕਿੰਨੀ ਹੈ'],
    ['pa', 'loan', 'ਪਹਿਲੇ ਤੇ ਲੋਨ ਮਿਲ ਜਾਊ'],
    ['pa', 'metro', 'pehla metro ton kinni door aa'],
    ['bn', 'floor', 'প্রথমটা কোন তলায়'],
    ['bn', 'deposit', 'advance koto dite hobe'],
    ['bn', 'loan', 'প্রথমটায় লোন পাওয়া যাবে'],
    ['bn', 'metro', 'prothom ta metro theke koto dur'],
  ])('is known by its word: %s, %s, "%s"', (language, fact, text) => {
    const { act, asksAbout, asksUntold } = read(text, language)
    expect({ act, asksAbout, asksUntold }).toEqual({ act: 'question', asksAbout: [], asksUntold: [fact] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is the second one negotiable'],
    ['en', 'who is the owner of the second'],
  ])('may be something that Guru has no word for: %s, "%s"', (language, text) => {
    expect(read(text, language).asksUntold).toEqual([])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'tell me about the second one'],
    ['en', 'what about the third'],
    ['en', 'can you show the second one'],
    ['hi', 'doosre ki detail batao'],
    ['ta', 'ரெண்டாவது பத்தி சொல்லுங்க'],
    ['te', 'రెండోది ఎలా ఉంది'],
    ['ml', 'രണ്ടാമത്തേതിനെ പറ്റി പറയൂ'],
    ['kn', 'ಎರಡನೇದರ ಬಗ್ಗೆ ಹೇಳಿ'],
    ['pa', 'ਦੂਜੇ ਬਾਰੇ ਦੱਸੋ'],
    ['bn', 'দ্বিতীয়টার ব্যাপারে বলুন'],
  ])('is nothing where all of a home is asked for: %s, "%s"', (language, text) => {
    expect(read(text, language).asksUntold).toBeUndefined()
  })

  it('leaves security to be guards where no sum is asked for', () => {
    expect(read('is there security', 'en').asksAbout).toEqual(['security'])
    expect(read('security', 'en').commands).toEqual([{ kind: 'set', slot: 'amenities', value: ['security'] }])
  })
})

describe('what no listing tells of a place and its owner', () => {
  it.each<[LanguageCode, UntoldFact, string]>([
    ['en', 'flooding', 'will water stand there in rain'],
    ['hi', 'flooding', 'बारिश में पानी भरता है क्या'],
    ['pa', 'flooding', 'ਮੀਂਹ ਵਿੱਚ ਪਾਣੀ ਤਾਂ ਨੀ ਖੜ੍ਹਦਾ'],
    ['bn', 'flooding', 'briste jol jome naki'],
    ['ta', 'flooding', 'மழை வந்தா தண்ணி நிக்குமா'],
    ['ml', 'flooding', 'mazha peythal vellam kerumo'],
    ['kn', 'flooding', 'ಮಳೆ ಬಂದ್ರೆ ನೀರು ನಿಲ್ಲುತ್ತಾ'],
    ['te', 'flooding', 'వర్షం వస్తే నీళ్ళు నిలుస్తాయా'],
    ['en', 'gate_hours', 'what time do they close the gate, i come late'],
    ['hi', 'gate_hours', 'गेट कितने बजे बंद होता है'],
    ['pa', 'gate_hours', 'ਗੇਟ ਕਿੰਨੇ ਵਜੇ ਬੰਦ ਹੁੰਦਾ'],
    ['bn', 'gate_hours', 'gate kotay bondho hoy'],
    ['ta', 'gate_hours', 'நைட் கேட் எப்ப மூடுவாங்க'],
    ['ml', 'gate_hours', 'gate ethra manikku adakkum'],
    ['kn', 'gate_hours', 'ರಾತ್ರಿ ಗೇಟ್ ಯಾವಾಗ ಮುಚ್ಚುತ್ತಾರೆ'],
    ['te', 'gate_hours', 'తగ్గించమనలేదండి, రాత్రి పది తర్వాత గేటు వేసేస్తారా అని అడిగాను'],
    ['en', 'owner_there', 'does the owner live there'],
    ['hi', 'owner_there', 'मकान मालिक साथ में रहता है क्या'],
    ['bn', 'owner_there', 'মালিক কি ওখানেই থাকেন'],
    ['ta', 'owner_there', 'ஓனர் அங்கேயே இருக்காரா'],
    ['te', 'owner_there', 'ఓనర్ అక్కడే ఉంటారా'],
    ['en', 'hospital', 'is there a hospital nearby'],
    ['hi', 'hospital', 'पास में अस्पताल है क्या'],
    ['ta', 'hospital', 'பக்கத்துல ஆஸ்பத்திரி இருக்கா'],
    ['ml', 'hospital', 'അടുത്ത് ആശുപത്രി ഉണ്ടോ'],
    ['hi', 'safety', 'इलाका सेफ है क्या'],
    ['te', 'safety', 'adi safe ena ladies ki'],
    ['en', 'vacant_from', 'when will it be vacant'],
    ['te', 'vacant_from', 'eppudu vacant avutundi'],
    ['kn', 'papers', 'ಡಾಕ್ಯುಮೆಂಟ್ಸ್ ಎಲ್ಲಾ ಸರಿ ಇದೆಯಾ, ಖಾತಾ ಯಾರ ಹೆಸರಲ್ಲಿದೆ'],
    ['ta', 'papers', 'பட்டா இருக்கா'],
    ['en', 'resale', 'new or resale'],
    ['bn', 'resale', 'ওটা কি নতুন না রিসেল?'],
    ['en', 'why_price', 'why so cheap'],
    ['te', 'why_price', 'సిరిపురంలో అయిదున్నర వేలది గురించి చెప్పండి, ఎందుకంత తక్కువ'],
    ['pa', 'why_price', 'ਇੰਨਾ ਸਸਤਾ ਕਿਉਂ'],
  ])('is named, and nothing else is read in it: %s, %s, "%s"', (language, fact, text) => {
    const { commands, act, asksAbout, asksUntold } = read(text, language)
    expect({ commands, act, asksAbout, asksUntold }).toEqual({
      commands: [],
      act: 'question',
      asksAbout: [],
      asksUntold: [fact],
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is there a flat near the metro?'],
    ['en', 'i want a gated society'],
    ['en', 'it is raining here'],
    ['en', 'is there vacant land'],
    ['hi', 'मुझे मालिक से बात करनी है'],
  ])('is not asked where its words say something else: %s, "%s"', (language, text) => {
    expect(read(text, language).asksUntold).toBeUndefined()
  })

  it('leaves an owner who gives less to be bargained with', () => {
    expect(read('does the owner give discount', 'en').commands).toEqual([{ kind: 'bargain' }])
  })
})

describe('how far it is', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how far is the first one from Kukatpally?'],
    ['en', 'how far is it?'],
    ['hi', 'पहला वाला कुकटपल्ली से कितनी दूर है'],
    ['ta', 'முதல் வீடு குகட்பள்ளியில இருந்து எவ்ளோ தூரம்'],
    ['ml', 'ആദ്യത്തേത് കുക്കട്ട്പള്ളിയിൽ നിന്ന് എത്ര ദൂരം'],
    ['te', 'మొదటిది కూకట్‌పల్లి నుంచి ఎంత దూరం'],
    ['kn', 'ಮೊದಲನೆಯದು ಕೂಕಟ್‌ಪಲ್ಲಿಯಿಂದ ಎಷ್ಟು ದೂರ'],
    ['pa', 'ਪਹਿਲਾ ਕੂਕਟਪੱਲੀ ਤੋਂ ਕਿੰਨੀ ਦੂਰ ਹੈ'],
    ['bn', 'প্রথমটা কুকটপল্লি থেকে কত দূরে'],
  ])('is told from the wished area, or from the one that is named: %s, "%s"', (language, text) => {
    const near = read(text, language, 'Kukatpally')
    expect([near.asksAbout, near.asksUntold]).toEqual([['distance'], undefined])
    const other = read(text, language)
    expect([other.asksAbout, other.asksUntold, other.distanceFrom]).toEqual(
      text === 'how far is it?' ? [[], ['distance'], undefined] : [['distance'], undefined, 'Kukatpally'],
    )
  })
})

describe('which of them', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which of them has parking'],
    ['hi', 'किसमें गाड़ी खड़ी करने की जगह है'],
    ['hi', 'kisme parking hai'],
    ['ta', 'எந்த வீட்ல பார்க்கிங் இருக்கு'],
    ['ta', 'edhula parking irukku'],
    ['ml', 'ഏതിൽ പാർക്കിംഗ് ഉണ്ട്'],
    ['ml', 'ethil parking und'],
    ['te', 'ఏ ఇంట్లో పార్కింగ్ ఉంది'],
    ['te', 'dentlo parking undi'],
    ['kn', 'ಯಾವುದರಲ್ಲಿ ಪಾರ್ಕಿಂಗ್ ಇದೆ'],
    ['kn', 'yavdaralli parking ide'],
    ['pa', 'ਕਿਹੜੇ ਵਿੱਚ ਪਾਰਕਿੰਗ ਹੈ'],
    ['pa', 'kehde ghar ch gaddi khadi karan di jagah hai'],
    ['bn', 'কোনটায় পার্কিং আছে'],
    ['bn', 'kontay parking ache'],
  ])('has an amenity: %s, "%s"', (language, text) => {
    const { commands, act, asksAbout, asksWhich } = read(text, language)
    expect({ commands, act, asksAbout, asksWhich }).toEqual({
      commands: [],
      act: 'question',
      asksAbout: ['parking'],
      asksWhich: true,
    })
  })
})

describe('a home that bachelors hope for', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'do they give houses to bachelors in trichy', 'Tiruchirappalli'],
    ['ta', 'bachelor ku veedu kuduppangala trichy la', 'Tiruchirappalli'],
    ['hi', 'कुंवारे लड़के को मकान देंगे क्या पटना में', 'Patna'],
    ['te', 'bachelors ki illu istara vijayawada lo', 'Vijayawada'],
    ['kn', 'bachelors ge mane kodtara mysuru alli', 'Mysuru'],
    ['ml', 'bachelors nu veedu kodukkumo kochi yil', 'Kochi'],
    ['bn', 'bachelor der ghor debe ki kolkata te', 'Kolkata'],
  ])('is sought, although it is asked for: %s, "%s"', (language, text, city) => {
    const { commands } = understand(text, { language, asked: null, known: {} }, createPlaceIndex([]))
    expect(commands).toContainEqual({ kind: 'set', slot: 'property_type', value: 'house' })
    expect(commands).toContainEqual({ kind: 'set', slot: 'city', value: city })
    expect(commands).toContainEqual({ kind: 'aside', about: 'unlisted', facts: ['bachelors'] })
  })
})

describe('what people ask along', () => {
  it.each<[LanguageCode, UntoldFact, string]>([
    ['en', 'worship', 'is there a temple nearby'],
    ['hi', 'worship', 'पास में मंदिर है क्या'],
    ['ta', 'worship', 'பக்கத்துல கோவில் இருக்கா'],
    ['ml', 'worship', 'aduth palli undo'],
    ['te', 'worship', 'దగ్గర్లో గుడి ఉందా'],
    ['kn', 'worship', 'ಹತ್ತಿರ ದೇವಸ್ಥಾನ ಇದೆಯಾ'],
    ['pa', 'worship', 'ਨੇੜੇ ਗੁਰਦੁਆਰਾ ਹੈ?'],
    ['bn', 'worship', 'কাছে মসজিদ আছে?'],
    ['en', 'chemist', 'is there a medical shop near by'],
    ['hi', 'chemist', 'पास में दवा की दुकान है क्या'],
    ['ta', 'chemist', 'pakkathula medical shop irukka'],
    ['ml', 'chemist', 'aduth oru medical shop undo'],
    ['te', 'chemist', 'దగ్గర్లో మందుల షాపు ఉందా'],
    ['kn', 'chemist', 'ಹತ್ತಿರ ಮೆಡಿಕಲ್ ಶಾಪ್ ಇದೆಯಾ'],
    ['pa', 'chemist', 'nede dawaiyan di dukan hai?'],
    ['bn', 'chemist', 'কাছে ওষুধের দোকান আছে?'],
    ['en', 'age', 'old house or new'],
    ['hi', 'age', 'ye makan naya hai ya purana'],
    ['ta', 'age', 'adhu pudhu veeda pazhaya veeda'],
    ['ml', 'age', 'പഴയ വീടാണോ പുതിയതാണോ'],
    ['te', 'age', 'adi kotta illa pathada'],
    ['kn', 'age', 'ಹೊಸ ಮನೆನಾ ಹಳೇದಾ'],
    ['pa', 'age', 'ਨਵਾਂ ਹੈ ਜਾਂ ਪੁਰਾਣਾ'],
    ['bn', 'age', 'বাড়িটা নতুন না পুরনো'],
    ['en', 'emi', 'what will be the emi'],
    ['hi', 'emi', 'इसकी किस्त कितनी बनेगी'],
    ['hi', 'road', 'गली चौड़ी है क्या'],
    ['en', 'road', 'is the street wide enough'],
    ['hi', 'quiet', 'wahan shanti hai kya'],
    ['en', 'women', 'is it girls only'],
    ['ml', 'women', 'pennkuttikalkk mathram ulla building aano?'],
    ['en', 'meals', 'is food available there'],
    ['hi', 'papers', 'नक्शा पास है क्या'],
  ])('is known by its word, and no wish: %s, %s, "%s"', (language, fact, text) => {
    const { commands, act, asksUntold } = read(text, language)
    expect({ commands, act, asksUntold }).toEqual({ commands: [], act: 'question', asksUntold: [fact] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what happens in a power cut'],
    ['hi', 'light chali jaye to kya hoga'],
    ['ta', 'கரண்ட் போனா என்ன பண்றது'],
    ['ml', 'കറന്റ് പോയാൽ എന്തു ചെയ്യും'],
    ['te', 'కరెంట్ పోతే ఏంటి పరిస్థితి'],
    ['kn', 'ಕರೆಂಟ್ ಹೋದ್ರೆ ಏನ್ ಮಾಡೋದು'],
    ['pa', 'ਲਾਈਟ ਚਲੀ ਜਾਵੇ ਤਾਂ?'],
    ['bn', 'কারেন্ট গেলে কী হবে'],
  ])('is the power backup where the current goes: %s, "%s"', (language, text) => {
    const { commands, act, asksAbout } = read(text, language)
    expect({ commands, act, asksAbout }).toEqual({
      commands: [],
      act: 'question',
      asksAbout: ['power_backup'],
    })
  })

  it('is nothing where new homes are sought, or a bill is told of', () => {
    expect(read('show me a new house', 'en').asksUntold).toBeUndefined()
    expect(read('he has gone to pay his power bill', 'en').asksAbout).toEqual([])
  })

  it.each<[LanguageCode, UntoldFact[], string]>([
    ['en', ['hospital'], '2bhk in Kukatpally, a hospital near by would be good'],
    ['bn', ['hospital'], 'কাছে হাসপাতাল থাকলে ভালো হয়'],
    ['ta', ['hospital'], 'பக்கத்துல ஆஸ்பத்திரி இருந்தா நல்லா இருக்கும்'],
    ['ml', ['hospital'], 'aduth hospital undenkil nallathu'],
    ['te', ['hospital'], 'హాస్పిటల్ దగ్గర్లో ఉండాలి'],
    ['kn', ['school'], 'ಸ್ಕೂಲ್ ಹತ್ರ ಇರ್ಬೇಕು'],
    ['hi', ['meals'], 'khana bhi mil jaye to badhiya'],
    ['hi', ['quiet'], 'shanti chahiye'],
    ['pa', ['road'], 'gali khulli hove te plot chahida'],
    ['en', ['covered_parking'], 'a 2bhk with covered parking'],
  ])('is wished, too, and named: %s, %s, "%s"', (language, facts, text) => {
    expect(read(text, language).commands).toContainEqual({ kind: 'aside', about: 'unlisted', facts })
  })

  it.each<[LanguageCode, string]>([
    ['en', '2bhk near guindy railway station'],
    ['en', "my son's school is in Adyar"],
    ['en', 'i work as a medical representative, looking for 2bhk'],
    ['en', 'my father is in hospital'],
  ])('is no such wish where it is told, or a place is known by it: %s, "%s"', (language, text) => {
    expect(read(text, language).commands.filter(({ kind }) => kind === 'aside')).toEqual([])
  })
})

describe('of a home itself, what no listing tells', () => {
  it.each<[LanguageCode, UntoldFact[], string]>([
    [
      'en',
      ['toilet', 'stairs'],
      'is the bathroom Indian style or Western, and are there stairs at the entrance?',
    ],
    ['en', ['stairs'], 'is it possible to get in without climbing steps?'],
    ['en', ['kitchen'], 'is there a separate kitchen?'],
    ['en', ['well'], 'is there a well or borewell?'],
    ['en', ['water_hours'], 'is water there 24 hours?'],
    ['en', ['water_hours'], 'does it have 24 hour water supply'],
    ['en', ['yard'], 'is there a yard or open land with the house?'],
    ['en', ['park'], 'is there a park nearby to walk in?'],
    ['hi', ['toilet'], 'toilet western hai ya indian?'],
    ['hi', ['stairs'], 'अंदर जाने के लिए सीढ़ियाँ हैं क्या?'],
    ['hi', ['kitchen'], 'kitchen alag hai?'],
    ['hi', ['well'], 'boring hai kya?'],
    ['hi', ['water_bill'], 'पानी का बिल अलग है?'],
    ['hi', ['park'], 'paas me park hai ghoomne ke liye?'],
    ['ta', ['toilet'], 'western toilet ah indian ah?'],
    ['ta', ['well'], 'முதல் வீட்டில் கிணறு இருக்கிறதா?'],
    ['ta', ['well', 'land_size'], 'borewell iruka, evlo cent land'],
    ['ta', ['water_hours'], 'thanni 24 hours varuma'],
    ['te', ['stairs'], 'metlu ekkala?'],
    ['te', ['well'], 'bore unda'],
    ['te', ['water_hours'], 'నీళ్లు 24 గంటలు వస్తాయా'],
    ['te', ['park'], 'daggara park unda'],
    ['kn', ['school', 'water_hours'], 'modalne mane school ge hattira alva? adralli neeru 24 gante barutta'],
    ['kn', ['kitchen'], 'adige mane bere ideya?'],
    ['kn', ['water_bill'], 'neerina bill bere na'],
    ['ml', ['well', 'land_size'], 'അതിന് എത്ര സെന്റ് സ്ഥലമുണ്ട്? കിണറുണ്ടോ?'],
    ['ml', ['kitchen'], 'adukkala vereyundo?'],
    ['ml', ['water_bill'], 'vellathinte bill vere aano'],
    ['ml', ['yard'], 'muttam undo'],
    ['pa', ['yard'], 'ਉਂਜ ਮਕਾਨ ਨਾਲ ਖਾਲੀ ਜ਼ਮੀਨ ਕਿਸੇ ਵਿੱਚ ਹੈਗੀ ਆ?'],
    ['pa', ['yard'], 'ਵਿਹੜਾ ਹੈ?'],
    ['pa', ['stairs'], 'pauriyan ne?'],
    ['bn', ['water_bill'], 'দ্বিতীয়টার ছবি দেখা যাবে? আর ভাড়ার সঙ্গে জলের বিল আলাদা?'],
    ['bn', ['water_hours'], 'jol 24 ghonta ashe?'],
    ['bn', ['hospital'], 'প্রথমটা মেডিকেলের কাছে না? ওটাই নেব ভাবছি'],
  ])('is named, and no amenity or other home is meant by it: %s, %j, "%s"', (language, facts, text) => {
    const { commands, asksUntold = [], asksAbout = [] } = read(text, language)
    expect([...asksUntold].sort()).toEqual([...facts].sort())
    expect(asksAbout.filter((one) => one !== 'size_sqft')).toEqual([])
    expect(commands.filter(({ kind }) => kind === 'set' || kind === 'follow-up')).toEqual([])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what are the next steps?'],
    ['hi', 'bore ho gaya, kuch aur dikhao'],
    ['te', 'bore kottindi, vere chupinchandi'],
    ['ta', 'romba bore, vera kaattunga'],
    ['en', "we'll come and see the first one on sunday"],
    ['en', 'is the second one as well furnished?'],
    ['en', 'can I park there?'],
    ['en', 'is there water supply?'],
    ['en', 'does the kitchen have a balcony?'],
    ['hi', 'paani ki supply hai kya'],
  ])('is none of it: %s, "%s"', (language, text) => {
    expect(read(text, language).asksUntold ?? []).toEqual([])
  })
})

describe('what shall be near', () => {
  it.each<[LanguageCode, UntoldFact[], string]>([
    [
      'en',
      ['hospital', 'park'],
      'They would like to stay close to a hospital and a park, so perhaps Banjara Hills.',
    ],
    ['en', ['hospital', 'park'], '2 BHK flat on rent in Hyderabad near a park and a hospital'],
    ['hi', ['hospital'], 'banjara hills ya ameerpet, hospital paas me hona chahiye'],
    ['te', ['station'], 'హైదరాబాద్‌లోనే రైల్వే స్టేషన్ దగ్గర ఉంటే చూపించండి'],
    ['ta', ['hospital', 'park'], 'hospital pakkathula venum, park um irukkanum'],
    ['kn', ['hospital', 'park'], 'aspatre mattu park hattira irbeku'],
    ['ml', ['hospital', 'park'], 'ആശുപത്രിയുടെയും പാർക്കിന്റെയും അടുത്ത് വേണം'],
    ['pa', ['hospital', 'park'], 'hospital te park nere hove'],
    ['bn', ['hospital', 'park'], 'হাসপাতাল আর পার্কের কাছে চাই'],
  ])('is named beside whatever places: %s, %j, "%s"', (language, facts, text) => {
    expect(read(text, language, undefined, 0).commands).toContainEqual({
      kind: 'aside',
      about: 'unlisted',
      facts,
    })
  })

  it('is no stop that is known by its area', () => {
    const { commands } = read('near Ameerpet bus stand', 'en', undefined, 0)
    expect(commands.some(({ kind }) => kind === 'aside')).toBe(false)
  })
})
