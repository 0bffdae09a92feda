import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const fifthActsAndStories: CorpusSection[] = [
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'సరిగ్గా ఉంది అలాగే ఉంచండి', act: 'affirm' },
      { text: 'అవునవును నాకు సమ్మతమే', act: 'affirm' },
      { text: 'తప్పకుండా పంపండి', act: 'affirm' },
      { text: 'అది అస్సలు వద్దు', act: 'deny' },
      { text: 'ఇంకా కొన్ని రోజులు పోనివ్వండి', act: 'deny' },
      { text: 'అంతగా నచ్చలేదు వేరేది చూద్దాం', act: 'question' },
      { text: 'ఇంకా ఎన్ని ఇళ్ళు ఉన్నాయి మీ దగ్గర', act: 'question' },
      { text: 'వీటిలో ఏది మంచిది', act: 'question' },
      { text: 'వీడియో ఉంటే పెట్టండి చూద్దాం', act: 'question' },
      { text: 'ఓనర్ ఎలాంటివారు మంచివాళ్ళేనా', act: 'question' },
      { text: 'అద్దె ఏ తారీఖున కట్టాలి', act: 'question' },
      { text: 'లోన్ వస్తుందా ఈ ఫ్లాట్‌కి', act: 'question' },
      { text: 'బోర్ కొడుతోంది గురు', act: 'unclear' },
      { text: 'ఆగండి ఒక కాల్ వచ్చింది', act: 'unclear' },
      { text: 'హి హి హి', act: 'unclear' },
      { text: 'ఎవరైనా సాయం చేసేవాళ్ళు ఫోన్ చేస్తారా', act: 'handoff' },
      { text: 'మీ సేల్స్ టీమ్ నంబర్ కావాలి', act: 'handoff' },
      { text: 'మొదటి నుంచి చేద్దాం అంతా తప్పయింది', act: 'restart' },
      { text: 'ఏమని చెప్పారు వినపడలేదు', act: 'repeat' },
      { text: 'నేను ఏం టైప్ చేయాలి', act: 'help' },
      { text: 'మంచిదైంది థాంక్స్ గురు', act: 'thanks' },
      { text: 'వెళ్ళొస్తాను ఇక', act: 'goodbye' },
      { text: 'పాత ఓనర్ అడ్వాన్స్ తిరిగి ఇవ్వట్లేదు కొత్త ఇంటికి అడ్వాన్స్ తక్కువ ఉన్నది చూడండి', act: 'unclear' },
      { text: 'ఇక్కడ బోర్ కొడుతోంది', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'sare kaanivvandi cheyandi', act: 'affirm' },
      { text: 'kaadu kaadu adi kaadu', act: 'deny' },
      { text: 'vere area lo unda', act: 'question' },
      { text: 'registration charge entha avutundi', act: 'question' },
      { text: 'konchem undu vastanu', act: 'unclear' },
      { text: 'naaku oka call ippinchandi', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మా ఫ్యామిలీ పెద్దది ఏడుగురం ఉన్నాం నాలుగు బెడ్‌రూముల ఇల్లు కావాలి అద్దెకి',
        set: { transaction_type: 'rent', property_type: 'house', bedrooms: exactly(4) },
      },
      {
        text: 'పోయినసారి చెప్పిన కూకట్‌పల్లి వద్దు ఇప్పుడు నిజాంపేట చూడండి',
        known: { area: 'Kukatpally' },
        set: { area: 'Nizampet' },
      },
      {
        text: 'అమ్మకానికి పెట్టిన ఇల్లు పోయింది ఇక కొత్త అపార్ట్‌మెంట్ కొనాలి ఎనభై లక్షల లోపు',
        set: { transaction_type: 'sale', property_type: 'apartment', price: upTo(8000000) },
      },
      {
        text: 'అన్నదమ్ములం విడిపోయాం నాకొక ఇల్లు కావాలి అద్దెకి పది వేల లోపు',
        set: { transaction_type: 'rent', property_type: 'house', price: upTo(10000) },
      },
      { text: 'ఇల్లు కొనే స్తోమత లేదు ప్రస్తుతానికి అద్దెకి దొరికితే చాలు', set: { transaction_type: 'rent' } },
      {
        text: 'ఫ్రెండ్ ఘట్‌కేసర్‌లో తీసుకున్నాడు మంచి రేటుకి దొరికిందట నాక్కూడా అక్కడే ఒక ప్లాట్ కావాలి',
        set: { property_type: 'land', area: 'Ghatkesar' },
      },
      {
        text: 'బ్యాంకులో 20 లక్షల లోన్ వస్తుంది దాంట్లోనే స్థలం కావాలి',
        set: { property_type: 'land', price: upTo(2000000) },
      },
      { text: 'ఉప్పల్‌లోనైనా ఉందా', set: { area: 'Uppal' } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'ippudu 1rk lo iruku ga undi, pedda 2bhk kavali rent 18 varaku',
        set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'office shift ayindi uppal nunchi gachibowli ki, illu gachibowli daggara chudali',
        set: { property_type: 'house', area: 'Gachibowli' },
      },
      {
        text: 'vijayawada illu ammi hyderabad lo flat konali ani plan, 70 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          price: upTo(7000000),
        },
      },
      {
        text: 'roju 3 gantalu travel, visugochindi, office daggara 1bhk kavali begumpet lo',
        set: { area: 'Begumpet', bedrooms: exactly(1) },
      },
      {
        text: '2 bathrooms unna 2bhk chudandi, parking bike ki chalu',
        set: { bedrooms: exactly(2), amenities: ['parking'] },
      },
      {
        text: 'naa daggara 25 lakhs undi, andulo edaina sthalam dorukutunda guntur lo',
        set: { property_type: 'land', city: 'Guntur', price: upTo(2500000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'ఇల్లు small అయింది, అత్తమామలు వస్తారు, so 3BHK rent కి Kondapur',
        set: { transaction_type: 'rent', area: 'Kondapur', bedrooms: exactly(3) },
      },
      {
        text: 'Old flat లో lift లేదు, new flat లో lift must',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
    ],
  },
]
