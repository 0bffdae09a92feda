import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const leavingAndComparing: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'అనంతపురం వదిలి బెంగళూరు వెళ్తున్నాం ఉద్యోగాల కోసం, అక్కడ ఫ్లాట్ అద్దెకి కావాలి ముప్పై వేల లోపు',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: upTo(30000) },
      },
      {
        text: 'ప్రస్తుత అద్దె పద్దెనిమిది వేలు, ఇరవై రెండు దాకా ఇవ్వగలం',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
      },
      { text: 'మేం నెల్లూరోళ్ళం, పిల్లాడికి చెన్నైలో సీటు వచ్చింది, అక్కడ గది కావాలి', set: { city: 'Chennai' } },
      { text: 'మొదటి అంతస్తులో ఉండలేం మా అమ్మ మెట్లెక్కలేదు, లిఫ్ట్ ఉన్నది చూడండి', set: { amenities: ['lift'] } },
      {
        text: 'పోయిన నెల ముప్పై లక్షలు అన్నా కానీ ఇప్పుడు నలభై పెట్టగలం',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(4000000) },
      },
      { text: 'ఎల్బీనగర్‌లో అద్దెకుంటున్నాం, అదే ఏరియాలో కొనాలని ఉంది', set: { transaction_type: 'sale', area: 'LB Nagar' } },
      { text: 'చిన్న కుటుంబం మాది, పెద్ద ఇల్లు అక్కర్లేదు రెండు గదులు చాలు', set: { bedrooms: exactly(2) } },
      { text: 'కొత్త అపార్ట్‌మెంట్ల కంటే పాత ఇళ్ళే నయం, ఇల్లే చూడండి', set: { property_type: 'house' } },
      { text: 'అద్దెకి దొరక్కపోతే కొనేస్తాం', set: { transaction_type: 'rent' } },
      {
        text: 'ఎంత తిరిగినా నచ్చలేదు మంచి ఫ్లాట్ ఒకటి చూపించండి మదీనగూడలో',
        set: { property_type: 'apartment', area: 'Madinaguda' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'మా బాబాయి వాళ్ళు విజయనగరంలో ఉంటారు', act: 'unclear' },
      { text: 'సరే అదే ఖాయం చేసుకోండి', act: 'affirm' },
      { text: 'నాకు నచ్చినట్టే ఉంది', act: 'affirm' },
      { text: 'ముందుకు సాగిపోండి', act: 'affirm' },
      { text: 'మీ సలహా బాగుంది అలాగే చేయండి', act: 'affirm' },
      { text: 'ఈసారికి వద్దు', act: 'deny' },
      { text: 'లేదండీ మనసు మారింది', act: 'deny' },
      { text: 'నాకు ఆ ఉద్దేశం లేదు', act: 'deny' },
      { text: 'కథ మొదటి నుంచి మొదలెడదాం', act: 'restart' },
      { text: 'ఇప్పటివరకు అడిగినవి లెక్కలోకి తీసుకోకండి మళ్ళీ అడగండి', act: 'restart' },
      { text: 'మీ తరపున ఎవరైనా వచ్చి కలుస్తారా', act: 'handoff' },
      { text: 'మీ సేల్స్ వాళ్ళతో మాట్లాడించండి', act: 'handoff' },
      { text: 'ఏమన్నారో వినిపించలేదు', act: 'repeat' },
      { text: 'నేను ఎలా అడగాలి మిమ్మల్ని', act: 'help' },
      { text: 'ఋణపడి ఉంటాను', act: 'thanks' },
      { text: 'సరే మరి శుభరాత్రి', act: 'goodbye' },
      { text: 'ఇక చాలు రేపొస్తా', act: 'goodbye' },
      { text: 'నచ్చింది కానీ ఇంకో రెండు రోజులు ఆగాలి', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'rent lo unnam 5 years nundi, ippudu own house plan, 50-60 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', price: between(5000000, 6000000) },
      },
      { text: 'maa amma lift leni chota undaledu', set: { amenities: ['lift'] } },
      { text: 'parking 2 cars ki kavali', set: { amenities: ['parking'] } },
      {
        text: 'ekkuva rent unna kuda gated community lo ne kavali',
        set: { transaction_type: 'rent', amenities: ['gated_community'] },
      },
      {
        text: '20 lakhs down payment, migatha loan, total 80 varaku',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
      },
      {
        text: 'maa plot ammi aa dabbutho flat konali kukatpally lo',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Kukatpally' },
      },
      {
        text: 'sontha illu unna ooru lo, ikkada rent ki 1bhk',
        set: { transaction_type: 'rent', bedrooms: exactly(1) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Mumbai lo 5 years unnam ఇప్పుడు Hyderabad కి వచ్చేశాం 2BHK rent కి',
        set: { transaction_type: 'rent', city: 'Hyderabad', bedrooms: exactly(2) },
      },
      { text: 'Budget tight గా ఉంది so 1RK అయినా ok', set: { bedrooms: exactly(1) } },
      {
        text: 'Parents కోసం ground floor flat, Guntur లో, lift లేకపోయినా ok',
        known: { amenities: ['lift'] },
        set: { property_type: 'apartment', city: 'Guntur' },
        drop: ['lift'],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'haan bhai adhe kavali', act: 'affirm' },
      { text: 'adhe correct ani anipistundi', act: 'affirm' },
      { text: 'yes please cheyandi', act: 'affirm' },
      { text: 'nenu emi adagaledhu', act: 'deny' },
      { text: 'ok vaddu leave it', act: 'deny' },
      { text: 'start fresh ga cheyyi', act: 'restart' },
      { text: 'naku oka sari ring cheyandi', act: 'handoff' },
      { text: 'customer care number ivvandi', act: 'handoff' },
      { text: 'marchipoya emannaru', act: 'repeat' },
      { text: 'e app lo em em untayi', act: 'help' },
      { text: 'meeru chala manchi vallu thanks', act: 'thanks' },
      { text: 'veltunna andi bye', act: 'goodbye' },
      { text: 'bagundi kani malli cheptha', act: 'unclear' },
    ],
  },
]
