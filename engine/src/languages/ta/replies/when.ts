import { createWhen } from '../../../replies/when.ts'

/** "saayangaalam 4 maniku mela": "சாயங்காலம் 4 மணிக்கு மேல்". */
export const when = createWhen({
  days: `
    திங்கட்கிழமை திங்கள்- thingal monday
    செவ்வாய்க்கிழமை செவ்வாய்- sevvai tuesday
    புதன்கிழமை புதன்- budhan puthan wednesday
    வியாழக்கிழமை வியாழன்- viyazhan thursday
    வெள்ளிக்கிழமை வெள்ளி- velli friday
    சனிக்கிழமை சனி- sani sanikizhamai saturday sat
    ஞாயிற்றுக்கிழமை ஞாயிறு- ஞாயித்து- nyayiru njayiru gnayiru nyayitrukizhamai sunday sun
    இன்று இன்னைக்கு innaiku inniku innaikku today
    நாளை naalai nalai tomorrow tmrw
    நாளைக்கு naalaikku nalaikku naalaiku nalaiku
    நாளன்னைக்கு நாளைமறுநாள்
    காலையில் காலைல காலையில kaalaila kalaila kaaleyila kalaiyil morning
    காலை kaalai kalai
    மதியம் மத்தியானம் மதியத்துக்கு madhiyam mathiyam madyanam afternoon
    மாலையில் மாலைல maalaiyil maalaila evening
    மாலை maalai
    சாயங்காலம் சாயந்தரம் சாயந்திரம் saayangaalam sayangalam saayangalam saayandharam sayandharam saayantharam
    இரவு iravu night
    ராத்திரி raathiri rathiri
    வார இறுதியில் weekend
    அடுத்த adutha next
    இந்த intha indha
    வாரம் vaaram varam week`,
  hours: `
    மணிக்கு மணி- manikku maniku mani
    மணியிலிருந்து
    மேல் மேல மேலே mela mel mele
    பிறகு piragu
    அப்புறம் அப்பறம் appuram apram
    முன் முன்னாடி முன்னால் munnadi munnaadi
    வரை வரைக்கும் varai varaikkum
    இடையில்
    தான்
    மட்டும் mattum
    ஒரு
    ஆபீஸ் அலுவலகம்
    ஒன்று-
    இரண்டு- ரெண்டு- rendu
    மூன்று- மூணு- moonu
    நான்கு- நாலு- naalu
    ஐந்து- அஞ்சு- anju
    ஆறு- ஆறரை- aaru
    ஏழு- ஏழரை- ezhu
    எட்டு- எட்டரை- ettu
    ஒன்பது- ஒம்பது- onbadhu
    பத்து- பத்தரை- pathu
    பதினொன்று- பதினோரு-
    பன்னிரண்டு-`,
})
