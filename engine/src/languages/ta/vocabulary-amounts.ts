import type { Vocabulary } from '../language.ts'

type Counted = Extract<
  keyof Vocabulary,
  | `unit:${string}`
  | `bedrooms:${string}`
  | `max:${string}`
  | `min:${string}`
  | `range:${string}`
  | 'about'
  | 'times'
  | 'or'
  | 'but'
  | 'and'
>

export const amountPhrases: Pick<Vocabulary, Counted> = {
  'unit:sqft':
    'சதுர அடி, சதுரடி, சதுர அடிக்கு, சதுரஅடி, ச.அடி, ச. அடி, சஅடி, ஸ்கொயர் ஃபீட், ஸ்கொயர் பீட், ஸ்கொயர்ஃபீட், ஸ்கொயர்பீட், ஸ்கொயர் ஃபுட், ஸ்கொயர் ஃபிட், ஸ்கொயர் பிட், எஸ்க்யூஎஃப்டி, அடி, sathura adi, sadhura adi, sathuradi, sadura adi, chathura adi, sadhuradi, sq adi, square adi, adi',
  'unit:sqm': 'சதுர மீட்டர், சதுரமீட்டர், ச.மீ, ச.மீ., ஸ்கொயர் மீட்டர், sathura meter, sadhura meter',
  'unit:gaj': 'சதுர கெஜம், சதுர கஜம், கெஜம், கஜம், சதுர யார்டு, ஸ்கொயர் யார்டு, kejam, sathura kejam',
  'unit:cent': 'சென்ட், செண்ட், சென்டு, செண்டு, சென்ட்டு, செண்ட்டு, centu, sentu',
  'unit:ground': 'கிரவுண்ட், கிரவுண்டு, க்ரவுண்ட், க்ரவுண்டு, கிரௌண்ட், கிரவுண்ட்ஸ், மனைக்கட்டு, groundu, kiravundu',
  'unit:gunta': 'குண்டா, குந்தா, குண்டா நிலம்',
  'unit:acre':
    '(ஏக்கர்|acre) (தோட்டம்|thottam|தோப்பு|தென்னந்தோப்பு|மாந்தோப்பு), ஏக்கர், ஏக்கரா, ஏக்ரா, ஏக்கரு, ekkar, yekkar, acreu, acraa',
  'unit:marla': 'மர்லா',
  'unit:kanal': 'கனால்',
  'unit:katha': 'கத்தா, கட்டா',
  'unit:bedroom': `
    பெட்ரூம், பெட் ரூம், பெட்ரும், பெட்ரூமு, பெட்ரூம்கள், படுக்கையறை, படுக்கை அறை, படுக்கையறைகள், படுக்கை அறைகள், படுக்கையறை கொண்ட, படுக்கை அறை கொண்ட, படுக்கை, அறை, அறைகள், ரூம், ரூமு, ரூம்கள், ரூம்ஸ், பிஎச்கே, பிஹெச்கே, பி.எச்.கே, பிஎச்கெ, பீஎச்கே, பி எச் கே, பி ஹெச் கே, பிஎச்.கே, பெட், ஆர்கே
    arai, araigal, araiyum, arayum, bedroomu, roomu, padukkai arai, padukai arai, padukkaiyarai, padukaiyarai, padukkaiarai
  `,
  'unit:bathroom':
    'பாத்ரூம், பாத் ரூம், குளியலறை, குளியல் அறை, கழிவறை, கழிப்பறை, கழிப்பிடம், டாய்லெட், டாய்லெட்டு, வாஷ்ரூம், பாத்ரூம்கள், kuliyalarai, bathroomu, toiletu',
  'unit:rupee':
    'ரூபாய், ரூபா, ரூவா, ரூ, ரூ., ரூபாய்க்கு, ரூபாய்க்குள், ரூபாயில், ருபாய், ரூபாவுக்கு, rubai, rubaai, roobai, rooba, rooba ku, ruba, rupa, roova',
  'unit:per_month':
    'மாதத்திற்கு, மாதத்துக்கு, மாதம், மாதந்தோறும், மாசத்துக்கு, மாசத்திற்கு, மாசம், மாசாமாசம், மாதா மாதம், ஒரு மாதத்திற்கு, ஒரு மாசத்துக்கு, maasam, maasathuku, masathukku, maatham, maadham, mathathirku',
  'unit:per_area':
    '(சதுர அடிக்கு|சதுரடிக்கு|சதுரஅடிக்கு|சென்டுக்கு|செண்டுக்கு|ஏக்கருக்கு|கிரவுண்டுக்கு) எவ்வளவு, ஒரு (சதுர அடிக்கு|சதுரடிக்கு|சென்டுக்கு|செண்டுக்கு|ஏக்கருக்கு|கிரவுண்டுக்கு), oru (sqft ku|sqftku|sqftukku|centku|cent ku)',
  'unit:time': `
    மாசம், மாதம், maasam, masam, maatham, maadham, matham,
    (மாசம்|மாதம்|maasam|masam|matham) (டைம்|time|இருக்க|தங்க|அட்வான்ஸ்|advance|அக்ரிமெண்ட்|agreement) [ku|க்கு],
    மாசமா, மாதமா, மாதமாக, மாசங்களா, மாதங்களாக, வருஷமா, வருடமா, வருடமாக, வருடங்களாக, வாரமா, நாளா, நாட்களாக,
    (மாதம்|மாசம்|மாதங்கள்|maasam|matham) (ஆகிறது|ஆகுது|ஆச்சு|ஆகியும்|ஆயிடுச்சு|கழிச்சு|கழித்து|முன்னாடி|முன்பு|முன்|aaguthu|aagudhu|aachu|munnadi),
    மணி, மணிக்கு, மணி நேரம், மணிநேரம், நிமிடம், நிமிடங்கள், நிமிஷம், நிமிட, நாள், நாட்கள், நாளில், நாளைக்குள், வாரம், வாரங்கள், வருடம், வருடங்கள், வருஷம், ஆண்டு, ஆண்டுகள், தேதி, தேதிக்கு, மாதங்கள், மாசத்துல, மாதத்தில், வயசு, வயது, வருஷத்துக்கு, ஜனவரி, பிப்ரவரி, மார்ச், ஏப்ரல், மே மாதம், மே மாசம், ஜூன், ஜூலை, ஆகஸ்ட், செப்டம்பர், அக்டோபர், நவம்பர், டிசம்பர், காலையில், காலைல, சாயங்காலம், மாலை, ராத்திரி
    maniku, manikku, mani neram, nimisham, nimidam, naal, naalu naal, varusham, varudam, theti, thethi, thedhi, vayasu, minits, kaalaila, saayangalam
  `,
  'unit:other': `
    பேரும், பேருமே, perum,
    மாடி, மாடில, மாடியில், தளம், தளத்தில், ஃப்ளோர், ஃபுளோர், பேர், பேரு, பேருக்கு, நபர், நபர்கள், நபருக்கு, ஆள், ஆளு, ஆட்கள், குழந்தை, குழந்தைகள், பசங்க, கார், கார்கள், பைக், பைக்குகள், கிலோமீட்டர், கிமீ, கி.மீ, கி.மீ., கிலோ மீட்டர், மீட்டர், மைல், சதவீதம், சதவிகிதம், பெர்சன்ட், ஹால், கிச்சன், சமையலறை, பூஜை அறை, பூஜையறை, பூஜா ரூம், முறை, தடவை, வீடுகள், ஆப்ஷன், நாய்கள், ஸ்டோர் ரூம், ஹாலு, குடும்பம், பெண்கள், பொண்ணுங்க
    maadi, madi, maadila, perukku, peruku, aal, aalu, kuzhandhai, kuzhanthai, kulanthai, pasanga, kilometer la, hallu, pooja arai, samayalarai, thadava
  `,
  'bedrooms:studio': 'ஸ்டுடியோ, ஸ்டுடியோ அபார்ட்மெண்ட், ஒரே ரூம், ரூம் கிச்சன், ஒரு ரூம் கிச்சன்',
  'bedrooms:single': '(சிங்கிள்|ஒற்றை) (பெட்ரூம்|பெட் ரூம்|ரூம்|படுக்கையறை|அறை), ஓரறை, சிங்கிள் பிஎச்கே',
  'bedrooms:double':
    'டூ (பெட்ரூம்|பெட் ரூம்|பிஎச்கே|பிஹெச்கே|பி எச் கே), (டபுள்|டபிள்|இரட்டை|இரு) (பெட்ரூம்|பெட் ரூம்|ரூம்|படுக்கையறை|படுக்கையறைகள்|படுக்கை அறை|படுக்கை அறைகள்|அறை|அறைகள்), டபுள் பிஎச்கே',
  'bedrooms:triple': '(டிரிபிள்|ட்ரிபிள்) (பெட்ரூம்|பெட் ரூம்|ரூம்|படுக்கையறை)',

  'max:before':
    'அதிகபட்சம், அதிகபட்சமாக, அதிகபட்சமா, மேக்ஸிமம், மாக்ஸிமம், மேக்சிமம், மிஞ்சிப்போனா, மிஞ்சி போனா, கூடிப்போனா, கூடினா, adhigabatcham, athigapatcham, adhikapatcham, athikabatcham, minji pona, koodi pona',
  'max:after': `
    (வரைக்கும்|வரை|வர|varaikum|varai) (போக|வர|poga) (முடியாது|முடியாதுங்க|வேண்டாம்|வேணாம்|கஷ்டம்|mudiyadhu|mudiyathu|vendam),
    (க்கு|ku) (குடுத்தா|கொடுத்தா|தந்தா|குடுத்தாங்கன்னா),
    (மேல|மேலே|அதிகமா|ஜாஸ்தியா|கூடுதலா|mela|mele|jasthiya|adhigama) (வாடகை|வாடக|ரெண்ட்|rent|vadagai|vaadagai) [போக|குடுக்க|கொடுக்க|தர|கட்ட|செலவு பண்ண|kuduka|kudukka|thara|katta] (முடியாது|முடியாதுங்க|முடியல|ஆகாது|கட்டாது|தாங்காது|கட்டுப்படியாகாது|mudiyadhu|mudiyathu),
    (ku|க்கு) (panlam|pannalam|pannidalam|பண்ணலாம்|பண்ணிடலாம்|முடிச்சிடலாம்|முடிச்சுக்கலாம்|பாக்கலாம்|பார்க்கலாம்|pakalam|paakalam),
    (மேல|மேலே|mela|mele) (என்னால|எங்களால|நம்மால|நமக்கு|எங்களுக்கு|எனக்கு|namma la) [போக|குடுக்க|கொடுக்க|தர|பண்ண|poga] (முடியாது|முடியாதுங்க|முடியல|ஆகாது|கட்டாது|தாங்காது|mudiyadhu|mudiyathu|mudiyala),
    (varaikum|varaikkum|varai|வரைக்கும்|வரை|வர) (polam|pogalam|போலாம்|போகலாம்|போவோம்|தரலாம்|தருவோம்|குடுக்கலாம்|கொடுக்கலாம்|குடுப்போம்),
    (தாண்ட|தாண்டி|தாண்டற|தாண்டுற|தாண்டவே) [போக|போகவே|poga] (கூடாது|கூடாதுங்க|வேண்டாம்|வேணாம்|முடியாது|மாட்டோம்|மாட்டேன்|koodadhu|koodathu|kudathu|vendam|venam|mudiyadhu|mudiyathu|maatom|maaten), தாண்டக்கூடாது, தாண்டிடக்கூடாது, தாண்டாதபடி, தாண்டிராம, தாண்டிடாம, தாண்டப்படாது, தாண்டாத, தாண்டாதுங்க, தாண்டிட கூடாது, தாண்டிர கூடாது,
    (குள்ள|உள்ள|க்குள்ள|குள்ளே|வரைக்கும்|வரை|kulla|kkulla|varai|varaikum) (முடியுமா|செட் ஆகுமா|அமையுமா|அமையுங்களா|வருமா|mudiyuma|set aaguma|set aguma|varuma),
    மேல (போகாதீங்க|போகாதே|போகாம|போகாது|போகாதுங்க|போக மாட்டோம்|போக மாட்டேன்|வேணாம்|வேண்டாம்), மேலே (போகாதீங்க|போகாது|போகாம), (mela|mele) (pogathu|pogadhu|pogathinga|pogatheenga|pogama|poga mudiyathu|poga mudiyadhu|poga maatom|venam|vendam),
    குள், குள்ள, க்குள், க்குள்ள, குள்ளே, க்குள்ளே, குள்ளேயே, க்குள்ளேயே, க்கு உள்ளே, க்கு உள்ள, கு உள்ள, கு உள்ளே, உள்ளே, உள்ளாக, க்குள்ளாக, வரை, வரைக்கும், வரைக்கு, வரையில், வரையிலும், வரைல, வரைதான், வரைக்கும்தான், கீழ், கீழே, கீழ, கீழேயே, கீழான, குறைவாக, குறைவா, குறைவான, குறைஞ்ச, குறைந்த, கம்மியா, கம்மியாக, கம்மி, கம்மியான, கம்மில, தாண்டாம, தாண்டாமல், தாண்ட கூடாது, தாண்டவேண்டாம், தாண்ட வேண்டாம், தாண்டாது, மிகாமல், மிகாம, மிகாத, (மேல்|மேல|மேலே|mela|mele) (போனாலும்|ஆனாலும்|இருந்தாலும்|வந்தாலும்|irunthalum|irundhalum), (மேல்|மேல|மேலே) [போக|தர|கொடுக்க|குடுக்க|செலவழிக்க|செலவு செய்ய|செலவு பண்ண|கட்ட|தாங்க|ஆக|ஆகக்] (போகாம|போகாமல்|போகாத|போகாது|போகக்கூடாது|போகவேண்டாம்|இல்லாமல்|இல்லாம|வேண்டாம்|வேணாம்|வேண்டா|கூடாது|முடியாது|முடியாதுங்க|முடியல|இயலாது|இயலவில்லை|மாட்டேன்|மாட்டோம்|ஒத்துவராது|ஒத்து வராது|சரிவராது|சரிப்படாது|கட்டுப்படியாகாது|கட்டாது|தாங்காது|ஆகாது|ஆகக்கூடாது), அதிகபட்சம், அதிகபட்சமா, அதிகபட்சமாக, அதிகம் (வேண்டாம்|வேணாம்|இல்லாமல்|கூடாது), அதிகமா (வேண்டாம்|வேணாம்|இல்லாம|கூடாது), அதிகமாக (வேண்டாம்|கூடாது|இல்லாமல்), மேக்ஸிமம், தான் முடியும், (கொடுக்க|குடுக்க|தர|செலவழிக்க|செலவு பண்ண|செலவு செய்ய|கட்ட|kuduka|kudukka|koduka|tara|thara) (முடியும்|இயலும்|தயார்|ரெடி|mudiyum|ready), தான் அதிகபட்சம், மட்டும் தான், தான் லிமிட்
    kulla, kkulla, ku ulla, kku ulla, ku ulle, ulle, kul, kkul, kullaye, varai, varaikkum, varaikum, varaikkum than, vara, varakkum, keezh, keezhe, keela, keel, kila, kizha, kammi, kammiya, kammiyaa, koraiva, kuraiva, koranja, thaandama, thandama, thaandakoodathu, (mela|mele|mel) [poga|tara|thara|kuduka|kudukka|koduka|selavu panna|katta] (vendam|venam|venaam|venda|pogama|pogathu|pogakoodathu|koodathu|koodadhu|illama|mudiyathu|mudiyadhu|mudiyala|maaten|matten|maatom|othuvarathu|othu varathu|kattathu|agathu|aagathu), max than, than mudiyum, adhigabatcham
  `,
  'min:before':
    'குறைந்தபட்சம், குறைந்த பட்சம், குறைந்தது, குறைஞ்சது, கொறஞ்சது, குறைஞ்சபட்சம், குறைந்தபட்சமாக, அட்லீஸ்ட், மினிமம், குறைஞ்ச பட்சம், kurainthapatcham, kuraindhapatcham, kuranjathu, koranjathu, kuranjadhu, koranjadhu',
  'min:after': `
    மேல், மேலே, மேல, மேலான, மேற்பட்ட, அதிகமான, அதிகமாக, அதிகமா, அதிகம், கூடுதலாக, கூடுதலா, கூடுதல், குறையாமல், குறையாம, குறையாத, குறைய கூடாது, குறையக்கூடாது, (குறைஞ்சா|குறைந்தால்|கம்மின்னா|கம்மினா|கொறஞ்சா|கொறைஞ்சா|koranja|kuranja) (சரிப்படாது|சரிவராது|ஆகாது|வேண்டாம்|வேணாம்|முடியாது|பத்தாது|ஒத்துவராது|sariyilla|venam|vendam|aagathu|mudiyathu), கம்மி (வேண்டாம்|வேணாம்|கூடாது), கம்மியா (வேண்டாம்|வேணாம்|கூடாது|இல்லாம), குறைவாக (வேண்டாம்|கூடாது|இல்லாமல்), குறைவா (வேணாம்|கூடாது), கீழ (வேணாம்|வேண்டாம்|கூடாது|இல்லாம), கீழே (வேண்டாம்|கூடாது|இல்லாமல்), இருந்து, லிருந்து, ல இருந்து, இல் இருந்து, முதல், ஆவது, வாவது, மினிமம், குறைந்தபட்சம், தொடங்கி, ஆரம்பித்து
    mel, mela, mele, adhigama, athigama, adhigam, jasthi, jaasthi, jasthiya, (ku|kku|ukku) kooda, irundhu, irunthu, la irundhu, la irunthu, lirundhu, lerndhu, lernthu, kuraiyama, koraiyama, keela (vendam|venam|koodathu|illama), kammi (vendam|venam|koodathu), avadhu, aavadhu, aavathu, avathu
  `,
  about:
    'ஒரு, ஓர், oru, சுமார், கிட்டத்தட்ட, கிட்ட தட்ட, ஏறக்குறைய, ஏறத்தாழ, சுமாரா, தோராயமாக, தோராயமா, அரவுண்ட், சுமாராக, sumar, sumaar, kittathatta, kitta thatta, yerakuraya, thorayama',
  times: 'க்கு, பை, பெருக்கல், ku, kku, into',
  'range:between':
    'இடையே, இடையில், இடையிலான, இடைல, நடுவில், நடுவுல, நடுவே, மத்தியில், க்கு இடையே, idaiyil, idaiye, naduvula, idayil, idaila',
  'range:to':
    'முதல், இருந்து, லிருந்து, ல இருந்து, இல் இருந்து, டு, டூ, தொடங்கி, la irundhu, la irunthu, lirundhu, lerndhu, lernthu, irundhu, irunthu, mudhal, muthal, modhal',
  or: 'அல்லது, இல்லன்னா, இல்லனா, இல்லைன்னா, இல்லைனா, இல்லையென்றால், இல்லாட்டி, இல்லாவிட்டால், இல்லேன்னா, இல்ல, இல்லை, அல்ல, ஆர், allathu, alladhu, illana, illanna, illaina, illati, illaatti, illa, illai, ila, ille',
  but: 'ஆனால், ஆனா, ஆனாலும், ஆனா கூட, aana, aanal, aanaal',
  and: 'மற்றும், உம், க்கும், அப்புறம், அப்பறம், பிறகு, அதோட, அதோடு, அத்தோடு, கூடவே, அதுக்கும் மேல, matrum, mattrum, appuram, apparam, athoda, adhoda, kkum, vum, yum, um, koodave, ப்ளஸ்',
}
