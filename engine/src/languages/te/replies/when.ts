import { createWhen } from '../../../replies/when.ts'

/** "repu sayantram 6 gantala tarvata": "రేపు సాయంత్రం 6 గంటల తర్వాత". */
export const when = createWhen({
  days: `
    సోమవారం somavaram monday
    మంగళవారం mangalavaram tuesday
    బుధవారం budhavaram wednesday
    గురువారం guruvaram thursday
    శుక్రవారం shukravaram sukravaram friday
    శనివారం shanivaram sanivaram saturday sat
    ఆదివారం aadivaram adivaram sunday sun
    ఇవాళ ఈరోజు ivala eeroju today
    రేపు రేపే repu repe tomorrow tmrw
    ఎల్లుండి ellundi
    ఉదయం ఉదయాన్నే udayam morning
    పొద్దున పొద్దున్న పొద్దున్నే podduna poddunna poddunne
    మధ్యాహ్నం madhyahnam madyahnam afternoon
    సాయంత్రం సాయంకాలం sayantram saayantram sayankalam evening
    రాత్రి ratri raatri night
    వారాంతంలో weekend
    వచ్చే vache vachche next
    ఈ ee
    వారం వారంలో vaaram varam vaaramlo week`,
  hours: `
    గంటలకు గంటల- gantalaku gantalki
    గంటల gantala
    గంటకు gantaku
    తర్వాత తరువాత తరవాత tarvata tarvatha tarwata taruvata tharvatha tharuvatha
    తర్వాతే tarvate tarvathe
    దాటాక దాటిన dataka daataka
    అయ్యాక ayyaka ayyaaka
    ముందు ముందే mundu munde
    వరకు వరకూ varaku
    మధ్య మధ్యలో madhya madhyalo
    నుండి నుంచి nundi nunchi
    మాత్రమే
    ఆఫీస్ ఆఫీసు
    ఒంటి-
    రెండు- రెండింటి- rendu
    మూడు- మూడింటి- moodu
    నాలుగు- నాలుగింటి- naalugu
    ఐదు- ఐదింటి- aidu
    ఆరు- ఆరింటి- aaru
    ఏడు- ఏడింటి- edu
    ఎనిమిది- enimidi
    తొమ్మిది- tommidi
    పది- padi
    పదకొండు-
    పన్నెండు-`,
})
