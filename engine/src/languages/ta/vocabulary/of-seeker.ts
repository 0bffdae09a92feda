import type { OfSeekerWords } from '../../word-lists.ts'

/** What Tamil speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'என் எங்க எங்கள் என்னோட எங்களோட en enga ennoda engaloda',
  kin: `
    பையன- மகன- கணவர- தம்பி- அண்ண- அக்கா- அப்பா- அம்மா- வீட்டுக்கார- மனைவி- paiyan payyan paiyanoda payyanoda paiyanukku husband husbandoda husbandukku magan maganoda maganukku thambi thambiyoda annan annanoda appa appavoda amma ammavoda akka veettukaarar veetukarar kanavar manaivi pondatti nanban தங்கச்சி- தங்கை- thangachi thangachiyoda thangai`,
  whose: 'க்கு ku kku oda kitta',
  ofKin: 'பையனுக்கு மகனுக்கு கணவருக்கு paiyanukku maganukku husbandukku kanavarukku',
  does: `
    வாங்கிக்கோங்க வாங்கிக்குங்க எடுத்துக்கோங்க பண்ணுங்க பண்ணட்டும் பேசுங்க கூப்பிடுங்க vaangikkonga vaangikonga vangikonga vangikkonga eduthukonga eduthukkonga pannunga panna pesunga koopidunga kooppidunga`,
  toGuru: 'உங்களுக்கு உங்களை உங்கள உங்ககிட்ட உங்களிடம் ungalukku ungaluku ungala ungalai ungakitta ungakita',
  refusesTalk: `
    பேசமாட்டேன் பேசவிரும்பல பேசவிரும்பலை பேசவிரும்பவில்லை பேசவேண்டாம் பேசவேணாம் பேசஇஷ்டமில்லை pesamaatten pesamatten pesamaaten pesamaten pesavirumbala pesavirumbalai pesavenam pesavendam pesaishtamilla`,
  anybody: 'யார்கிட்டயும் யாரிடமும் யாரோடும் யார் yaar yaarkittayum yarkittayum',
  comes: `
    வரோம் வரேன் வருவோம் வருவேன் வர்றோம் வர்றேன் வருகிறோம் வருகிறேன் வந்துபாக்குறேன் வந்துபாக்கறேன் வந்துபாக்குறோம் varom varen varrom varren varuvom varuven vandhupaakkaren vandhupakkaren vandhupaakkarom vanthupakkaren`,
  dates: 'மாசம் மாதம் தேதி maasam masam thethi theythi thedhi',
  months: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்',
  takes:
    'கொடுப்பாங்களா குடுப்பாங்களா குடுப்பாங்க கொடுப்பாங்க தருவாங்களா தருவாங்க தருவார்களா கொடுப்பார்களா விடுவார்களா tharuvargala koduppargala viduvargala விடுவாங்களா கிடைக்குமா கேட்பாங்களா கேப்பாங்களா சமைக்க சமைக்கலாமா kuduppangala kudupangala koduppangala kuduppaangala tharuvangala tharuvaangala viduvangala viduvaangala kidaikkuma kedaikuma kedaikkuma keppangala ketpangala samaikka samaikkalama',
  fears: 'பிரச்சனை பிரச்சினை பிரச்சனையா prachanai prachana pirachanai',
  eats: 'மீன் முட்டை கோழி meen muttai',
  pets: 'நாய் பூனை naai poonai',
  keepsPets: `
    வளர்க்கலாமா வளக்கலாமா வச்சுக்கலாமா வளர்க்க valakkalama valarkkalama vachukkalama valarkalama`,
  weary: `
    சலிச்சுபோச்சு சலிச்சுப்போச்சு சலிச்சிடுச்சு வெறுத்துபோச்சு வெறுத்துப்போச்சு அலுத்துபோச்சு அலுத்துப்போச்சு களைச்சுட்டேன் களைத்துவிட்டேன் salichupoachu salichupochu salichuduchu salichiduchu veruthupochu veruthuduchu aluthupochu`,
  vain: 'டைம்வேஸ்ட் நேரம்வீண் நேரத்தைவீணாக்காதீங்க timewaste timeahwaste neramveen',
  relieved: 'அப்பாடா அப்பாடி நல்லவேளை appada appaada nallavelai',
  amused: 'ஹாஹா ஹாஹாஹா நல்லஜோக் haha nallajoke',
  notNow: `
    இப்போவேணாம் இப்பவேணாம் இப்போவேண்டாம் இப்போதுவேண்டாம் இப்போஇல்ல இப்பஇல்ல ippovenam ippavenam ippovendam ippoilla ippailla இப்போதைக்குவேண்டாம் இப்போதைக்குவேணாம் ippothaikuvenam ippodhaikuvenam`,
  looksFirst: `
    முதல்லபார்க்கிறேன் முதலில்பார்க்கிறேன் மொதல்லபாக்குறேன் மொதல்லபாக்கறேன் கொஞ்சம்பார்க்கிறேன் பார்த்துட்டு பாத்துட்டு mudhallapakkuren mudhallapaakaren modhallapakkuren konjampakkuren parthutu paathutu pathuttu paarthuttu`,
  insists: 'திரும்ப திரும்பவும் மறுபடியும் மீண்டும் எப்பவும் சும்மா thirumba thirumbavum marupadiyum eppavum summa',
  movesIn: 'குடிவர குடிவரலாமா குடியேற kudivara kudivaralama kudiyera shift ஷிஃப்ட்',
  notYet: `
    இன்னும்இல்ல இன்னும்இல்லை இன்னும்இல்லைங்க இதுவரைஇல்ல இதுவரைஇல்லை innumilla innumillai innumillainga innumillanga ithuvaraiilla idhuvaraiilla`,
  leaves: 'விடுங்க விட்டுடுங்க vidunga vittudunga vittrunga விட்ருங்க',
  noMore: `
    இனிதேவையில்லை இனிமேதேவையில்லை இனிமேல்தேவையில்லை இனிவேண்டாம் இனிமேல்வேண்டாம் இனிமேவேணாம் inithevaiilla inithevaillai inimethevaiilla inimethevailla inivenam inimevenam`,
  needsAfterNo: '',
  stops: 'நிறுத்துங்க நிறுத்துங்கள் நிப்பாட்டுங்க niruthunga nippaattunga nippatunga',
  too: 'கூட இருந்தாலும் kooda irundhaalum irunthalum',
  halves: 'பாதி பாதிய- பாதிதான் பாதியே பாதியா paathi paadhi paadhidhan paathithan பாதிக்கு பாதிக்கும் paathikku paadhikku',
  news: `
    புதுசாஏதாவது புதுசாஎதாவது புதுசாஇருக்கா புதிதாகஏதாவது pudhusaedhavadhu pudhusaethavathu puthusaethavathu pudhusairukka pudhusaedhavathu`,
  atHome: 'வீட்ல வீட்டுல வீட்டில் veetla veetula veettula',
  asksFirst: `
    கேக்குறேன் கேக்கறேன் கேட்கிறேன் கேட்கறேன் கேக்கணும் கேட்கணும் கேட்டுட்டு பேசுறேன் பேசறேன் பேசணும் பேசிட்டு kekkuren kekkaren kekuren ketkuren kekkanum kekanum kettutu pesuren pesaren pesanum pesitu pesittu kettuttu காட்டிட்டு காமிச்சிட்டு kaatitu kaattitu kaattittu kaatittu kamichitu`,
  visits: 'விசிட் visit',
  holds: `
    வச்சிருங்க வைச்சிருங்க வெச்சிருங்க வைத்திருங்கள் பிடிச்சுவைங்க புடிச்சுவைங்க ஹோல்ட் ரிசர்வ் vachirunga vachirungal vechirunga vechurunga pudichuvainga hold holdpannunga`,
  stays:
    'மட்டும் போதும் தங்க தங்கணும் இருக்கணும் இருந்தா மாசத்துக்கு மாதத்துக்கு வருஷத்துக்கு mattum mattumthan podhum pothum thanga thanganum irukkanum irundha maasathukku maasathuku varushathukku',
  forNow: 'தற்காலிகமா தற்காலிகமாக கொஞ்சநாளுக்கு konjanaalukku konjanalukku tharkaligama',
  hasBeen: '',
  years: 'வருஷ- வருட- ஆண்டு- varusham varushathukku varushathuku varusam varudam varushamaa',
  forMe: 'எனக்காக எங்களுக்காக எனக்குன்னு enakkaga enakaga engalukkaga engalukaga',
  nobodyElse: `
    வேறயாருக்கும் வேறுயாருக்கும் வேறயாருக்குமே வேறெயாருக்கும் verayaarukkum verayarukkum verayarukum verayaarukum`,
  keepsBack: `
    குடுக்காதீங்க கொடுக்காதீங்க குடுத்துடாதீங்க கொடுத்துடாதீங்க குடுக்கவேணாம் கொடுக்கவேண்டாம் கொடுக்காதீர்கள் kudukkadheenga kudukkatheenga kudukathinga kodukkatheenga kuduthudatheenga kuduthudathinga`,
  troubles: 'தொல்லை தொந்தரவு டிஸ்டர்ப் thollai tholla thondharavu thontharavu disturb',
  ladies: `
    லேடிஏஜென்ட் பெண்ஏஜென்ட் பெண்முகவர் லேடீஸ்ஏஜென்ட் மேடம்யாராவது பெண்யாராவது யாராவதுலேடி penagent ladyagentu madamyaaravathu yaaravadhumadam yaaravathulady`,
  suffices: '',
  aBitMore:
    'கொஞ்சம்அதிக- கொஞ்சம்ஜாஸ்தி- கொஞ்சம்கூட கொஞ்சம்கூடுதல்- கொஞ்சம்மேல- கொஞ்சம்ஏத்த- konjamadhiga- konjamathiga- konjamjasthi konjamjasti konjamkooda konjammela konjamyetha- konjametha-',
  wouldBeGood: 'நல்லது நல்லா வசதி வசதியா nallathu nalladhu nalla vasathi vasadhi',
  willDo: 'போதும் போதுமானது போதுமே podhum pothum podum',
  lacking:
    'பத்தாது பத்தாதே பத்தல பத்தலை போதாது pathadhu pathathu paththadhu pathaadhu pathala podhadhu pothadhu podhaadhu',
  shownBefore: `
    முன்னாடிகாட்டின- முன்னாடிகாட்டிய- முன்னாடிகாமிச்ச- முன்னாலகாட்டின- முன்னாடிலிஸ்ட்- பழையலிஸ்ட்- முந்தையலிஸ்ட்- முந்தினலிஸ்ட்- முதல்லகாட்டின- முதலில்காட்டிய- முன்புகாட்டிய- munnadikaattina- munnadikaatina- munnadikattina- munnadikaamicha- munnadikamicha- pazhayalist- palayalist- munthinalist- mundhinalist- mudhallakaattina- muthallakaattina- munnadikaatuna- munnadikaatina- mudhallakaatuna- mudhallakaattuna- firstkaatun- firstkaattin- முதல்லகாட்டுன- முன்னாடிகாட்டுன- munnaadikaattina-`,
}
