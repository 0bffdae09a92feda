import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const actsInYetOtherWords: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'బెంగళూరు నుంచి ట్రాన్స్‌ఫర్ మీద తిరుపతి వస్తున్నాను, సింగిల్ బెడ్రూమ్ చూడండి అద్దెకి',
        set: { transaction_type: 'rent', city: 'Tirupati', bedrooms: exactly(1) },
      },
      {
        text: 'ఇప్పుడు ఉంటున్నది మియాపూర్‌లో, పిల్లల స్కూల్ కోసం కొండాపూర్ మారాలి',
        known: { city: 'Hyderabad' },
        set: { area: 'Kondapur' },
      },
      { text: 'పార్కింగ్ లేని ఇల్లు చూపించకండి', set: { amenities: ['parking'] } },
      {
        text: 'అద్దె కట్టీ కట్టీ అలసిపోయాం ఇక సొంతిల్లే, నలభై లక్షల లోపు',
        set: { transaction_type: 'sale', property_type: 'house', price: upTo(4000000) },
      },
      { text: 'మా తమ్ముడికి కాదు నాకే కావాలి గది, ఆరు వేల లోపు', set: { price: upTo(6000) } },
      {
        text: 'కూకట్‌పల్లి అంటే ట్రాఫిక్ ఎక్కువని బాచుపల్లి వైపు చూస్తున్నాం',
        known: { city: 'Hyderabad' },
        set: { area: 'Bachupally' },
      },
      { text: 'నెలాఖరుకి ఖాళీ చేయాలి, త్వరగా డబుల్ బెడ్రూమ్ చూపించండి', set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'ippudu delhi lo unna, parents vijayawada lo, vallaki flat konali',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Vijayawada' },
      },
      { text: 'maa current house 2bhk, next di 3bhk undali', set: { bedrooms: exactly(3) } },
      {
        text: 'rent 13k istunna ippudu, 16k daka ok',
        known: { transaction_type: 'rent' },
        set: { price: upTo(16000) },
      },
      {
        text: 'job guntur lo but family tenali lo ne untundi, so tenali lo illu',
        set: { property_type: 'house', city: 'Tenali' },
      },
      { text: 'gym leni society vaddu', set: { amenities: ['gym'] } },
      { text: 'flat bagane undi kani floor ekkuva', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Chennai నుంచి వస్తున్నాం Vizag కి, furnished 2BHK rent',
        set: {
          transaction_type: 'rent',
          city: 'Visakhapatnam',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Own house ఉంది Kurnool లో, Hyderabad లో rent కి కావాలి',
        set: { transaction_type: 'rent', city: 'Hyderabad' },
      },
      {
        text: '1 crore అయితే ఎక్కువ, 85 lakhs లో ఉంటే చెప్పండి',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8500000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'అదే అదే దానికే ఫిక్స్ అవ్వండి', act: 'affirm' },
      { text: 'నాకు ఒప్పుదలే', act: 'affirm' },
      { text: 'మీరెలా అంటే అలా', act: 'affirm' },
      { text: 'ఊ కొట్టేశా కానివ్వండి', act: 'affirm' },
      { text: 'అలా చేస్తే మంచిది', act: 'affirm' },
      { text: 'అదేం కుదరదు లెండి', act: 'deny' },
      { text: 'మాకొద్దు బాబూ', act: 'deny' },
      { text: 'ఎంత మాత్రం కాదు', act: 'deny' },
      { text: 'అలా అనలేదు నేను', act: 'deny' },
      { text: 'ఇదంతా మానేసి మొదటికి వద్దాం', act: 'restart' },
      { text: 'కొత్త వివరాలు ఇస్తాను మళ్ళీ తీసుకోండి', act: 'restart' },
      { text: 'నా నంబర్‌కి ఎవరినైనా ఫోన్ చేయించండి', act: 'handoff' },
      { text: 'మనిషి లైన్లోకి వస్తారా', act: 'handoff' },
      { text: 'అయ్యో మిస్ అయ్యాను మళ్ళీ చెప్తారా', act: 'repeat' },
      { text: 'ఇదెలా వాడాలో తెలియట్లేదు సాయం చేయండి', act: 'help' },
      { text: 'చాలా ఉపయోగపడింది ధన్యవాదాలండి', act: 'thanks' },
      { text: 'వెళ్ళొస్తాం మరి', act: 'goodbye' },
      { text: 'సరే ఇంక పెట్టేస్తున్నా ఫోన్', act: 'goodbye' },
      { text: 'సరేగానీ రేటు తగ్గుతుందా', act: 'question' },
      { text: 'బావుంది కానీ మా ఇంట్లో నచ్చలేదు', act: 'deny' },
      { text: 'హలో ఎవరైనా ఉన్నారా', act: 'greet' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'avunandi adhe correct', act: 'affirm' },
      { text: 'ok mari adhe chuddam', act: 'affirm' },
      { text: 'thumbs up adhe', act: 'affirm' },
      { text: 'naaku nachindi move avvandi', act: 'affirm' },
      { text: 'vaddhu andi marosari chustam', act: 'deny' },
      { text: 'adhi kaadandi naku kavalsindi', act: 'deny' },
      { text: 'broker tho direct ga matladthanu number ivvu', act: 'handoff' },
      { text: 'evaraina unnara matladadaniki', act: 'handoff' },
      { text: 'meeru cheppindi vinapadale', act: 'repeat' },
      { text: 'chala thanks andi bagundi', act: 'thanks' },
      { text: 'tata andi', act: 'goodbye' },
      { text: 'ok kani nenu inkoti chudali', act: 'question' },
    ],
  },
]
