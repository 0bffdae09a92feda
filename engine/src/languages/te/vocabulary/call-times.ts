import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    ఉదయ- పొద్దున- పొద్దు- మధ్యాహ్న- సాయంత్ర- సాయంకాల- రాత్రి- ఇవాళ- ఈరోజు- రేపు- రేపే ఎల్లుండి- ఆదివార-
    సోమవార- మంగళవార- బుధవార- గురువార- శుక్రవార- శనివార- వీకెండ్- సండే- గంట- udayam- poddun- podduna-
    madhyahn- madyahn- sayantr- saayantr- sayankal- ratri- raatri- ivala- eeroju- repu repe repati ellundi-
    aadivar- adivar- somavar- mangalavar- budhavar- guruvar- shukravar- sukravar- shanivar- sanivar-
    aadivaar- adivaar- somavaar- mangalavaar- budhavaar- guruvaar- shukravaar- sukravaar- shanivaar-
    sanivaar- gantal- gantak- ganta- gant`,
  sides: `
    తర్వాత తరువాత తరవాత తర్వాతే ముందు ముందే దాటాక దాటిన అయ్యాక అయిపోయాక tarvata tarvatha
    tarwata taruvata tharvatha tharuvatha tarvate mundu munde dataka daataka ayyaka ayyaaka
    ayipoyaka`,
  limits: `
    వరకు వరకూ మధ్య మధ్యలో varaku madhya madhyalo లోపల లోపు lopala lopu`,
  doings: `
    పొలం- పొలా- పడుకు- polam- padukunt-
    ఆఫీస్- ఆఫీసు- పని- డ్యూటీ- లంచ్- భోజన- స్కూల్- office aafeesu pani duty lunch bhojan- school
    ఉద్యోగ- జాబ్- udyogam udyoga- job`,
  labels: `
    పేరు peru ఫోన్ మొబైల్
    రాసుకోండి తీసుకోండి రాస్కో rasukondi teesukondi`,
  clock: 'సమయం సమయంలో టైం టైమ్ టైంలో samayam samayamlo taim',
  callsToo: '',
  noted: `
    రాసుకున్న- రాశా- రాసారు నోట్ rasukunn- rasar- రాసి రాసుంది rasi rasundi`,
  books: 'చేయనివ్వండి చెయ్యనివ్వండి cheyanivvandi cheyyanivvandi బుక్ ఫిక్స్ ఏర్పాటు book fix arrange',
  nexts: 'ఇప్పుడు ippudu వచ్చే ఈ తర్వాతి vache vachche ee',
  weeks: 'వారం వారంలో vaaram varam vaaramlo varamlo',
  shortDays: 'ఆది సోమ మంగళ బుధ శుక్ర శని aadi soma mangala budha shukra shani',
}
