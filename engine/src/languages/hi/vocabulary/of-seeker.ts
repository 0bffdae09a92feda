import type { OfSeekerWords } from '../../word-lists.ts'

/** What Hindi speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: `
    मेरे मेरा मेरी हमारे हमारा हमारी अपने अपनी mere mera meri hamare humare hamara hamari apne apni`,
  kin: `
    पति पत्नी बेटे बेटा बेटी लड़के लड़का लड़की भाई भैया बहन पापा पिताजी मम्मी माँ चाचा मामा दोस्त बीवी दामाद pati patni bete beta beti ladke ladka ladki bhai bhaiya behen bahan papa pitaji mummy maa chacha mama dost biwi bivi damaad husband wife`,
  whose: 'का की के को ka ki ke ko',
  ofKin: '',
  does: `
    लो ले लेना लेलो करो करना करिए कीजिए करवाओ लिखो लिख दूँ दूं दो दे lo le lelo lena karo karna kariye kijiye karwao karwana likho likh doon du dun do de`,
  toGuru: 'आपको आपसे तुमको तुमसे aapko apko aapse apse tumko tumse',
  refusesTalk: `
    बातनहींकरनी बातनहींकरना बातनहींकरूँगा बातनहींकरूंगा बातनहींकरूँगी बातनहींकरूंगी बातनहीकरनी बातनहीकरना baatnahikarni baatnahikarna baatnahikarunga baatnahikarungi baatnahinkarni baatnahinkarna batnahikarni baatnhikarni`,
  anybody: 'किसी kisi kisise',
  comes: `
    आऊँगा आऊंगा आऊँगी आऊंगी आएंगे आएँगे आयेंगे आजाऊँगा आजाऊंगा आजाऊँगी आजाऊंगी आजाएंगे आजाएँगे आरहेहैं आरहाहूँ आरहाहूं आरहीहूँ आरहीहूं aaunga aaungi aunga aungi aayenge aaenge ayenge aajaunga aajaungi aajayenge aajaenge aarahehain aarahahun aarahahoon aarahihun aarahihoon`,
  dates: 'महीने महीना तारीख mahine mahina tareekh tarikh tareek',
  months: 'जनवरी फरवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर सितम्बर अक्टूबर नवंबर नवम्बर दिसंबर दिसम्बर',
  takes:
    'देते देंगे देता देगा मिलेगा मिलेगी मिलता मिलती पूछेगा पूछेंगे पूछते पूछता बना बनाने पका पकाने रखते रखेंगे rakhte rakhenge dete denge deta dega milega milegi milta milti poochega puchega poochenge puchenge poochte puchte bana banane paka pakane',
  fears: 'दिक्कत एतराज़ मना परेशानी dikkat problem aitraz mana',
  eats: 'मछली चिकन मटन अंडा अंडे machhli machli chicken mutton anda',
  pets: 'कुत्ता कुत्ते बिल्ली kutta kutte billi',
  keepsPets: 'रख रखना रखने पाल पालना rakh rakhna rakhne paal palna',
  weary: `
    थकगया थकगई थकगयी थकगए थकगये थकचुका थकचुकी परेशान तंगआगया तंगआगई तंगआगए thakgaya thakgayi thakgai thakgaye thakchuka thakchuki pareshan pareshaan tangaagaya tangaagayi tangaagaye`,
  vain: `
    टाइमबर्बाद टाइमवेस्ट टाइमखराब समयबर्बाद समयखराब वक्तबर्बाद दिमागखराब बकवास बेवकूफ timebarbaad timebarbad timewaste timekharab samaybarbaad waqtbarbaad dimagkharab dimaagkharab bakwas bakwaas bewakoof`,
  relieved: `
    शुक्रहै शुकरहै भगवानकाशुक्र चैनमिला shukarhai shukrhai shukrahai bhagwankashukar chainmila`,
  amused: 'हाहा हाहाहा अच्छामज़ाक अच्छामजाक haha hahaha achhamazak mazakachha',
  notNow:
    'अभीनहीं अभीनही फिरकभी abhinahi abhinahin abhinhi phirkabhi firkabhi अभीरहनेदो अभीरहनेदीजिए abhirehnedo abhirahnedo',
  looksFirst: `
    पहलेदेख पहलेदेखूँ पहलेदेखूं पहलेदेखने पहलेदेखते देखनेदो देखनेदीजिए देखलेनेदो देखलूँ देखलूं देखलेता देखलेती देखलेते pehledekh pahledekh pehledekhne dekhnedo dekhlenedo dekhlu dekhloon dekhleta dekhleti dekhlete`,
  insists: 'फिर बार-बार बारबार हरबार वही हमेशा phir fir baarbaar barbar harbaar harbar wahi hamesha',
  movesIn: 'शिफ्ट शिफ़्ट रहनेआ shift rehneaa rahneaa',
  notYet: `
    अभीनहीं अभीनही अभीतकनहीं अभीतोनहीं abhinahi abhinahin abhinhi abhitaknahi abhitaknahin abhitaknhi abhitonahi abhitonahin`,
  leaves:
    'रहनेदो रहनेदीजिए छोड़ो छोड़िए जानेदो rehnedo rahnedo chhodo chodo jaanedo jaanedijiye rehnedijiye chhodiye chodiye chhoddo choddo छोड़दो छोड़दीजिए जानेदीजिए',
  noMore: `
    अबज़रूरतनहीं अबजरूरतनहीं अबनहींचाहिए घरमिलगया abzarooratnahi abzaruratnahi abjaruratnahi abnahichahiye abnahinchahiye gharmilgaya`,
  needsAfterNo: '',
  stops: 'बसकरो बंदकरो बसकीजिए बंदकीजिए baskaro bandkaro',
  too: 'भी bhi',
  halves: 'आधा आधी आधे aadha aadhi aadhe',
  news: 'कुछनया कुछनए नयाकुछ kuchnaya kuchhnaya kuchnaye nayakuch',
  atHome: 'घरपर घरपे घरमें घरवालों gharpar gharpe gharme gharmein gharwalo gharwalon',
  asksFirst: `
    पूछलूं पूछलूँ पूछलेता पूछलेती पूछतीहूँ पूछताहूँ पूछतीहूं पूछताहूं पूछनापड़ेगा पूछनाहै पूछूंगा पूछूंगी पूछूँगा पूछूँगी बातकरलूं बातकरलूँ बातकरतीहूं बातकरताहूं बातकरनीपड़ेगी puchlu puchlun poochlu poochlun pochlu puchleta puchleti poochleta poochleti puchtahu puchtihu puchtahoon puchtihoon puchnapadega puchnahai puchunga puchungi poochunga poochungi baatkarlu baatkarlun baatkartahu baatkartihu बातकरके पूछकर पूछके baatkarke puchhke puchke puchkar puchhkar दिखाकर दिखाके dikhakar dikhake dikhaake`,
  visits: 'विज़िट विजिट visit',
  holds: `
    रोकके रोककर रोको रोकलो रोकदो होल्ड बुककरके रिज़र्व रिजर्व rokke rokkar roklo rokdo hold bookkarke reserve rokirakhna`,
  stays:
    'लिए सिर्फ बस केवल रहना रहने रहूँगा रहूंगा रहूँगी रुकना liye lie sirf bas keval rehna rahna rehne rahne rahunga rahungi rukna only',
  forNow:
    'अस्थायीरूपसे कुछदिनकेलिए कुछदिनोंकेलिए कुछसमयकेलिए कुछमहीनेकेलिए कुछमहीनोंकेलिए kuchdinkeliye kuchsamaykeliye kuchmahinekeliye kuchdinkelie kuchmahinekelie',
  hasBeen: '',
  years: 'साल सालों वर्ष बरस saal saalo saalon varsh baras',
  forMe: `
    मेरेलिए हमारेलिए मेरेवास्ते merelie mereliye merelye hamareliye hamarelie mereliyehi mereliyerok`,
  nobodyElse: `
    किसीऔरको औरकिसीको दूसरेको किसीदूसरेको औरकिसीकोतो kisiaurko aurkisiko kisiorko kisidusreko kisidoosreko dusreko`,
  keepsBack: `
    मतदेना मतदो मतदीजिए नदेना मतबेचना matdena matdo matdijiye matdijiyega natdena matbechna nadena`,
  troubles: 'तंग परेशान डिस्टर्ब tang pareshan pareshaan disturb',
  ladies: `
    लेडीएजेंट महिलाएजेंट औरतएजेंट लेडीज़एजेंट मैडमएजेंट मैडमसेबात कोईमैडम कोईमहिला किसीमैडम किसीमहिला ladiesagent mahilaagent koimadam koimahila kisimadam kisimahila madamsebaat madamcall`,
  suffices: 'काफी काफ़ी पर्याप्त kaafi kafi paryapt',
  aBitMore:
    'थोड़ाज़्यादा थोड़ाज्यादा थोड़ामहंगा थोड़ामहँगा थोड़ाबढ़- thodazyada thodajyada thodaziada thodamehnga thodamahanga thodabadh-',
  wouldBeGood: 'बेहतर अच्छा अच्छे बढ़िया behtar behatar accha acha achha badhiya badiya',
  willDo: 'काफी काफ़ी पर्याप्त चलेगा चलेगी चल kaafi kafi paryapt chalega chalegi chal',
  lacking:
    'कमपड़ेंगे कमपड़ेगा कमपड़ते कमपड़ता छोटापड़ेगा छोटापड़ता kampadenge kampadega kampadte kampadta kamparenge kamparega chotapadega chhotapadega chotapad chhotapad chotapadta chhotapadta छोटापड़ छोटापड़ती छोटीपड़ chotipad',
  shownBefore: `
    पहलेवालीलिस्ट पहलीवालीलिस्ट पुरानीलिस्ट पुरानीवालीलिस्ट पिछलीलिस्ट पिछलीवालीलिस्ट पहलेवालेघर पहलेवालेफ्लैट पहलेवालेऑप्शन पहलेजोदिखाए- पहलेदिखाए- pehlewalilist pahlewalilist pehliwalilist pahliwalilist puranilist puraniwalilist pichlilist pichliwalilist pehlewaleghar pehlewaleflat pehlewaleoption- pehlejodikhay- pehledikhaye- pehledikhayi-`,
}
