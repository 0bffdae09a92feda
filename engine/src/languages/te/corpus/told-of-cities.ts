import { wishesAndTalk } from '../../corpus-case.ts'

/** What is told and asked of cities and wishes for nothing, and wishes that are like it. */
export const toldOfCities = wishesAndTalk([
  {
    text: 'ఈరోజు జీతం 40000 పడింది',
    act: 'unclear',
  },
  {
    text: 'హైదరాబాద్‌లో బాగా వర్షం',
    act: 'unclear',
  },
  {
    text: 'విజయవాడలో అద్దెలు ఎలా ఉన్నాయి',
    act: 'question',
  },
  {
    text: 'వైజాగ్‌లో స్థలాల ధరలు పెరుగుతాయా',
    act: 'question',
  },
  {
    text: 'మా ఫ్రెండ్ గుంటూరులో 50 లక్షలకు ఇల్లు కొన్నాడు',
    act: 'unclear',
  },
  {
    text: 'రిజిస్ట్రేషన్ ఖర్చు ఎంత',
    act: 'question',
  },
  {
    text: 'oka biryani order cheyyi',
    act: 'unclear',
  },
  {
    text: 'హైదరాబాద్‌లో ఉండటం ఖర్చుతో కూడుకున్నదా',
    act: 'question',
  },
  {
    text: 'ఇల్లు కొనడం మంచిదా అద్దెకు ఉండటం మంచిదా',
    act: 'question',
  },
  {
    text: 'హైదరాబాద్ బిర్యానీ సూపర్',
    act: 'unclear',
  },
  {
    text: 'హైదరాబాద్‌లో నిన్న గట్టి వాన',
    act: 'unclear',
  },
  {
    text: 'తిరుపతి లడ్డు చాలా బాగుంటుంది',
    act: 'unclear',
  },
  {
    text: 'విశాఖ బీచ్ చాలా అందంగా ఉంటుంది',
    act: 'unclear',
  },
  {
    text: 'గుంటూరు మిర్చి ఘాటుగా ఉంటుంది',
    act: 'unclear',
  },
  {
    text: 'వరంగల్ కోట చూశారా',
    act: 'question',
  },
  {
    text: 'విజయవాడలో ఎండలు మండిపోతున్నాయి',
    act: 'unclear',
  },
  {
    text: 'కాకినాడ కాజా తిన్నారా',
    act: 'unclear',
  },
  {
    text: 'hyderabad biryani chala bagundi',
    act: 'unclear',
  },
  {
    text: 'vizag beach superb untundi',
    act: 'unclear',
  },
  {
    text: 'tirupati lo chala rush undi',
    act: 'unclear',
  },
  {
    text: 'vijayawada lo endalu ekkuva',
    act: 'unclear',
  },
  {
    text: 'రాజమండ్రి గోదావరి పుష్కరాలు గుర్తున్నాయి',
    act: 'unclear',
  },
  {
    text: 'నెల్లూరు చేపల పులుసు రుచిగా ఉంటుంది',
    act: 'unclear',
  },
  {
    text: 'warangal fort baaga undi',
    act: 'unclear',
  },
  {
    text: 'vizag lo cyclone vachindi',
    act: 'unclear',
  },
  {
    text: 'హైదరాబాద్ బాగుంటుంది',
    set: {
      city: 'Hyderabad',
    },
  },
])
