import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'మా అబ్బాయికి జెఎన్‌టియులో సీటు వచ్చింది, అందుకని కూకట్‌పల్లి వైపు చిన్న ఫ్లాట్ అద్దెకి వెతుకుతున్నాం',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kukatpally' },
      },
      {
        text: 'పాత ఇల్లు పడగొట్టాం, ప్రస్తుతానికి దిల్‌సుఖ్‌నగర్‌లో అద్దెకి ఉండాలి',
        set: { transaction_type: 'rent', area: 'Dilsukhnagar' },
      },
      {
        text: 'బడ్జెట్ అంటే ఒక అరవై అరవై ఐదు లక్షలు అవుతుంది',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'కోటీ పాతిక లక్షలు దాటకూడదు',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'ఎనిమిది వేల ఐదు వందలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'ఏడున్నర లక్షలకి ఒక ప్లాట్ స్థలం',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'ఇరవై లోపు అయితే చాలు',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'రెండు వందల గజాలు ఉన్నా చాలు', asked: 'size_sqft', set: { size_sqft: atLeast(1800) } },
      { text: 'ఐదు వందల చదరపు అడుగులకి తగ్గకుండా', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'మేము నలుగురం, రెండు గదులు చాలు', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ఒక హాలు కిచెన్ రెండు బెడ్‌రూములు', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'విజయవాడ దగ్గర మంగళగిరిలో', asked: 'area', set: { city: 'Vijayawada', area: 'Mangalagiri' } },
      { text: 'వైజాగ్‌లో మధురవాడ వైపు ఉంటే చెప్పండి', set: { city: 'Visakhapatnam', area: 'Madhurawada' } },
      { text: 'రాజమండ్రికి మార్చండి', known: { city: 'Kakinada' }, set: { city: 'Rajahmundry' } },
      { text: 'నెల్లూరు కాదు, నల్గొండ', known: { city: 'Nellore' }, set: { city: 'Nalgonda' } },
      { text: 'లిఫ్ట్ వద్దులెండి', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'కొనడానికి కాదు, అద్దెకే అడిగాను',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'మాకు కుక్క ఉంది, దానికి ఒప్పుకోవాలి', set: { amenities: ['pet_friendly'] } },
      { text: 'బాల్కనీ ఉంటే సంతోషం', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ఇది ఎన్నో అంతస్తులో ఉంది?', act: 'question' },
      { text: 'మెయిన్ రోడ్డు నుంచి ఎంత దూరం', act: 'question' },
      { text: 'ఓనర్ ఎవరో తెలుసా', act: 'question' },
      { text: 'అద్దె కొంచెం తగ్గిస్తారా', act: 'question' },
      { text: 'ఎప్పుడు చేరొచ్చు?', act: 'question' },
      { text: 'ఈ ఇల్లు ఎందుకు చూపించారు?', act: 'question' },
      { text: 'మా ఆవిడకి ఒంట్లో బాలేదు, హాస్పిటల్‌కి వెళ్ళొచ్చాను', act: 'unclear' },
      { text: 'అక్కడ కరెంట్ మాటిమాటికి పోతుందట', act: 'unclear' },
      { text: 'నిన్న మ్యాచ్ చూశారా', act: 'question' },
      { text: 'కారు సర్వీసుకి పది వేలు అయ్యింది', act: 'unclear' },
      { text: 'పక్కింటాయన రెండు కోట్లకి ఇల్లు అమ్మేశాడు', act: 'unclear' },
      { text: 'ఒక టాక్సీ బుక్ చేసి పెట్టండి', act: 'unclear' },
      { text: 'ఆ కరెక్టే', act: 'affirm' },
      { text: 'అయ్యో కాదు', act: 'deny' },
      { text: 'చాలా థాంక్స్ అండి, బాగా సాయం చేశారు', act: 'thanks' },
      { text: 'దీన్ని ఎలా వాడాలి?', act: 'help' },
      { text: 'అన్నీ తీసేసి కొత్తగా మొదలుపెట్టండి', act: 'restart' },
      { text: 'ఏజెంట్ నంబర్ ఇవ్వండి', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'amma nanna maatho untaru, anduke 3 bedroom kavali', set: { bedrooms: exactly(3) } },
      {
        text: 'poyina nela chennai nunchi vacham, ippudu kondapur lo rent ki illu vetukutunnam',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Kondapur' },
      },
      {
        text: 'rendu lakshalu advance istam, adde 15 velu',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'ameerpet lekapothe sr nagar', set: { area: 'Ameerpet' } },
      { text: 'guntur kadu, gudivada annanu', set: { city: 'Gudivada' } },
      {
        text: 'na budget marchali',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'entha aina parledu', asked: 'price', any: ['price'] },
      { text: 'kadu kadu, 2 bhk ye kavali', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'illu renovate cheyinchali anukunna kani dabbulu levu', act: 'unclear' },
      { text: 'akkada neeti samasya unda', act: 'question' },
      { text: 'loan ki vaddi entha padutundi', act: 'question' },
      { text: 'documents anni clear ga unnaya', act: 'question' },
      { text: 'namaste andi ela unnaru', act: 'greet' },
      { text: 'sare repu matladukundam bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Medchal లో 200 sq yards plot, 50 lakhs లోపు',
        set: { property_type: 'land', area: 'Medchal', size_sqft: atLeast(1800), price: upTo(5000000) },
      },
      {
        text: 'Husband Hyderabad లో work చేస్తారు, నేను Guntur లో ఉన్నాను, Hyderabad కి రావాలి rent కి',
        set: { transaction_type: 'rent', city: 'Hyderabad' },
      },
      {
        text: 'Furnished flat ఏ కావాలి, AC ఉండాలి',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking ఉన్న gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Site visit ఎప్పుడు వెళ్దాం?', act: 'question' }],
  },
]
