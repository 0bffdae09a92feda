import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'శుక్రవారం నుండి రెండు రాత్రులకు జైపూర్‌లో ఒక హోటల్ గదిని రిజర్వ్ చేయాలి', act: 'unclear' },
      { text: 'పదో తేదీన ఢిల్లీ నుండి చెన్నైకి ఆరు వేల లోపు విమానం వెతకండి', act: 'unclear' },
      { text: 'అమీర్‌పేటలో సాయంత్రం షోకి రెండు టికెట్లు బుక్ చేయి', act: 'unclear' },
      { text: 'నా పొదుపు ఖాతాలో ఎంత డబ్బు ఉంది', act: 'question' },
      { text: 'అమ్మ ఖాతాకి రెండు వేల రూపాయలు పంపు', act: 'unclear' },
      { text: 'కూకట్‌పల్లిలో ఆదివారం తెరిచి ఉండే పళ్ళ డాక్టర్ కావాలి', act: 'unclear' },
      {
        text: 'ఆ రెస్టారెంట్‌లో బయట కూర్చునే చోటు, పార్కింగ్ ఉన్నాయా',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      { text: 'గోవాలో మూడు రోజులకి ఒక కారు అద్దెకి కావాలి, ఆటోమేటిక్', act: 'unclear' },
      { text: 'ఈ వారం అరకులో వాన పడుతుందా', act: 'question' },
      { text: 'హాల్లో తొంభైల పాటలు పెట్టు', act: 'unclear' },
      { text: 'నాలుగింటికి గచ్చిబౌలిలో ప్రియతో మీటింగ్ చేర్చు', act: 'unclear' },
      {
        text: 'ఎంజీ రోడ్ దగ్గర పెళ్ళి మేకప్ చేసే సెలూన్ ఉందా',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      { text: 'hotel lo free wifi, swimming pool undali', act: 'unclear' },
      { text: 'naa flight aaru gantalaki hyderabad lo digutundi, naluguriki cab pampandi', act: 'unclear' },
      { text: 'mysore zoo ticket entha', act: 'question' },
      {
        text: 'baava hosur lo rendu plotlu koni rendintilo nashtapoyadu',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'pai intlo addeku unnavadu ardharatri drums vayistadu',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'maa oori intlo pedda thota, baavi unnayi',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'ahmedabad lo india enni parugulu chesindi', act: 'question' },
      { text: 'నా flat కి three seater sofa ఆర్డర్ చేయి', act: 'unclear' },
      { text: 'high court దగ్గర బండి ఎక్కడ పెట్టొచ్చు', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'జూన్‌లో పిల్లలకి విజయవాడలో బడి మొదలవుతుంది, ఆలోపు అక్కడ అద్దెకి ఒక 2bhk దొరికితే బాగుంటుంది',
        set: { transaction_type: 'rent', city: 'Vijayawada', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'హాస్టల్ తిండి విసుగొచ్చింది, మియాపూర్‌లో 1rk దొరికినా చాలు',
        set: { area: 'Miyapur', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'కారు ఎండలో ఉండకుండా కవర్డ్ పార్కింగ్ కావాలి',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'పెన్షన్ డబ్బు వచ్చింది, గుంటూరు దగ్గర నలభై లక్షలకి ఒక స్థలం కొందామనుకుంటున్నా',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Guntur', price: { max: 4000000 } },
      },
      {
        text: 'అత్తమామలు కూడా వస్తున్నారు, అందుకే మూడు బెడ్‌రూమ్‌లు చేయండి',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'manavallu aadukovadaniki thota unte santosham',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { amenities: ['garden'] },
      },
      {
        text: 'ikkada roju saayantram current potundi, power backup tappanisari',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala office ki nadiche dooram lo',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'నేను scooter మాత్రమే నడుపుతాను, car parking వదిలేయండి',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        drop: ['parking'],
      },
      {
        text: 'బట్టలు ఆరేసుకోవడానికి బాల్కనీ ఉంటే బాగుంటుంది',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['balcony'] },
      },
      {
        text: 'అమ్మకి మోకాళ్ళ నొప్పులు, లిఫ్ట్ ఉంటే సౌకర్యంగా ఉంటుంది',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'పిల్లలు ఆడుకోవడానికి స్థలం ఉండాలి',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'ఒంటరిగా ఉంటాను కాబట్టి సెక్యూరిటీ ఉండాలి',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['security'] },
      },
      {
        text: 'gym unte maa aayana santoshistaru',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['gym'] },
      },
      {
        text: 'maa daggara pilli undi, pets allow cheyali',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'ee endalaki AC kachitanga undali',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'miyapur maa aavida office ki anukoolanga untundi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { area: 'Miyapur' },
      },
      {
        text: 'memu 20 velu matrame ivvagalam',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'తాతయ్యకి మొక్కలంటే ఇష్టం, garden కావాలి',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
