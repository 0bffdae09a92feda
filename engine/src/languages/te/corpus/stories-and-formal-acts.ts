import { wishesAndTalk } from '../../corpus-case.ts'

/** Stories of what is and was beside what is wanted, talk of others, acts in formal words. */
export const storiesAndFormalActs = wishesAndTalk([
  {
    text: 'మా అన్నయ్య విజయవాడలో ఇల్లు కట్టిస్తున్నాడు',
    act: 'unclear',
  },
  {
    text: 'మేము ఇంతకుముందు మాదాపూర్‌లో అద్దెకు ఉండేవాళ్ళం',
    act: 'unclear',
  },
  {
    text: 'నా జీతం నలభై వేలు',
    act: 'unclear',
  },
  {
    text: 'హైదరాబాద్‌లో ట్రాఫిక్ చాలా ఎక్కువ',
    act: 'unclear',
  },
  {
    text: 'బంగారం ధర యాభై వేలు అయింది',
    act: 'unclear',
  },
  {
    text: 'పాప ఫీజు లక్ష కట్టాను',
    act: 'unclear',
  },
  {
    text: 'naa friend kondapur lo 2bhk lo untunnadu',
    act: 'unclear',
  },
  {
    text: 'hostel fee 8000',
    act: 'unclear',
  },
  {
    text: 'nenu guntur nunchi vachanu',
    act: 'unclear',
  },
  {
    text: 'ఇప్పుడు 2 రూముల ఇంట్లో ఉంటున్నాం, అమ్మానాన్న వస్తున్నారు అందుకే 3 రూముల ఇల్లు అద్దెకు కావాలి',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'హైదరాబాద్‌లో ఉద్యోగం మానేసి విజయవాడలో సెటిల్ అవుతాం, అక్కడ యాభై లక్షల లోపు ఫ్లాట్ కొనాలి',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Vijayawada',
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'ఇది మాకు సరిపడదు',
    act: 'deny',
  },
  {
    text: 'వేరే వాళ్ళకి చూపించండి మాకు వద్దు',
    act: 'deny',
  },
  {
    text: 'కానివ్వండి ముందుకు వెళ్దాం',
    act: 'affirm',
  },
  {
    text: 'ఇప్పటిదాకా చెప్పినవన్నీ మర్చిపోయి కొత్తగా ప్రారంభించండి',
    act: 'restart',
  },
  {
    text: 'ఈ సేవను ఎలా వాడాలి',
    act: 'help',
  },
  {
    text: 'దయచేసి మరోసారి చెప్పండి',
    act: 'repeat',
  },
  {
    text: 'ఆ ఇంటికి అడ్వాన్స్ ఎంత',
    act: 'question',
  },
  {
    text: 'తాగునీరు దొరుకుతుందా',
    act: 'question',
  },
  {
    text: 'దగ్గరలో ఆసుపత్రి ఉందా',
    act: 'question',
  },
  {
    text: 'తర్వాత సంప్రదిస్తాను శుభదినం',
    act: 'goodbye',
  },
])
