import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      { text: 'నా ఫోన్ ప్లాన్ 299 రూపాయలు, అయినా మాదాపూర్‌లో సిగ్నల్ రాదు', act: 'unclear' },
      {
        text: 'గచ్చిబౌలి స్కూల్ వాళ్ళు లక్షన్నర ఫీజు అడుగుతున్నారు',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'వానకి మా రెండు ఎకరాల వరి పాడైపోయింది',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'మా తమ్ముడు నోయిడాలో బ్యాంకులో నలభై ఐదు వేల జీతానికి చేరాడు', act: 'unclear' },
      {
        text: 'ఆ మాల్ పార్కింగ్‌లో పోలీసులు దొంగని పట్టుకున్నారు',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'పిన్ని వాళ్ళింట్లో వంటావిడ సాంబారు బాగా చేస్తుంది', act: 'unclear' },
      {
        text: 'poyina nela current bill 4200 vachindi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'araku lo dayyala villa meeda cinema teestunnaru', act: 'unclear' },
      { text: 'nenu roju poddunne aaru gantalaki ameerpet gym ki velta', act: 'unclear' },
      { text: 'guntur lo passport ela teesukovali', act: 'question' },
      {
        text: 'అందులో నీళ్ళు రోజంతా వస్తాయా',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      {
        text: 'మెయింటెనెన్స్ ఎవరు కడతారు, నేనా ఓనరా',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      {
        text: 'రెండోది metro కి దగ్గరా మొదటిది దగ్గరా',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      {
        text: 'నలభై లక్షల ఇల్లు వాస్తు ప్రకారం ఉందా',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        act: 'question',
      },
      {
        text: 'gym unna danilo bachelors ni istara',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      {
        text: 'miyapur flat ki deposit entha adugutaru',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'ప్రయాణంతో అలసిపోతున్నా, కూకట్‌పల్లి అయితే మేలు',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { area: 'Kukatpally' },
      },
      {
        text: 'చిన్న పాప ఉంది, ఆడుకోవడానికి పార్క్ ఉంటే బాగుంటుంది',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'మేలో రిటైర్ అవుతున్నా, కూరగాయలు పండించాలి, అందుకే స్థలమే మంచిది',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { property_type: 'land' },
      },
      {
        text: 'maa ammayiki warangal college lo seat vachindi, akkada chinna flat addeki kavali',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Warangal' },
      },
    ],
  },
  {
    phenomenon: 'what one cannot do without',
    cases: [
      {
        text: 'అమ్మకి ఎనభై ఏళ్ళు, లిఫ్ట్ లేకపోతే కుదరదు',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'parking lekunda kudaradu',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
]
