import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: 'బాబాయి కూతురి పెళ్ళికి పదిహేను లక్షలు ఖర్చు పెట్టాడు', act: 'unclear' },
      {
        text: 'నా స్నేహితురాలిని ఇంటి ఓనర్ పోయిన వారం ఖాళీ చేయించాడు',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'గోవాలో ఒక విల్లాలో మూడు రోజులు ఉన్నాం, కొలను మురికిగా ఉంది', act: 'unclear' },
      {
        text: 'తాతగారి పొలం గుడికి వెళ్ళిపోయింది',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'అక్క వాళ్ళ అపార్ట్‌మెంట్ వాచ్‌మన్ రాత్రంతా నిద్రపోతాడు',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'గుంటూరు నుంచి ఒంగోలు బస్సులో ఎంత దూరం', act: 'question' },
      {
        text: 'పార్క్ పక్కనున్న బడిలో ఎంతమంది పిల్లలు చదువుతున్నారు',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      { text: 'మా ఇంటికి రెండు కిలోల మటన్ పంపు', act: 'unclear' },
      { text: 'బెడ్‌రూమ్ ఫ్యాన్ ఆపు', act: 'unclear' },
      {
        text: 'ఐదో తారీఖున అద్దె కట్టాలని గుర్తు చేయి',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'ప్రతి నెలా ముప్పై రెండు వేల వాయిదా పోతోంది', act: 'unclear' },
      {
        text: 'హైదరాబాద్‌లో హాయిగా బతకాలంటే ఎంత జీతం కావాలి',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      { text: 'అబ్బాయికి తొంభై రెండు శాతం వచ్చింది, వరంగల్‌లో సీటు దొరికింది', act: 'unclear' },
      {
        text: 'పొద్దున అమీర్‌పేట దగ్గర యాక్సిడెంట్ అయింది, ట్రాఫిక్ దారుణం',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'క్లబ్బు ఈతకొలను సోమవారం తెరిచి ఉంటుందా', act: 'question' },
      {
        text: 'maa colleague flat lo naalugu bathroomlu unnayi, oohinchandi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'bangaram tulam 72 velu daatindi',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'ivala miyapur lo current eppudu vastundi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'question',
      },
      {
        text: 'attha vaalla thotalo gulabeelu baaga poostayi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'aa tower basement parking lo paamu dorikindi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'electrician raane ledu, rendu rojulu cheekatlo unnam', act: 'unclear' },
      { text: 'vaadiki moodu illu unnayi ayina roopayi kosam godava padatadu', act: 'unclear' },
      {
        text: 'aame vizag lo naalugu lakshalaki paatha car konindi',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      { text: 'kurnool bus aaro platform nunchi veltundi', act: 'unclear' },
      { text: 'ramesh ki 500 roopayalu pampu', act: 'unclear' },
      {
        text: 'naa roommate fridge tisukoni vellipoyadu',
        known: { transaction_type: 'rent', city: 'Hyderabad' },
        act: 'unclear',
      },
      {
        text: 'bank vaallu raitulaki loan istara',
        known: { transaction_type: 'sale', city: 'Hyderabad' },
        act: 'question',
      },
      { text: 'metro station లిఫ్ట్ గంటసేపు ఆగిపోయింది', act: 'unclear' },
      { text: 'ఇంటి మీద రెండో అంతస్తు కడుతున్నాం, cement ధర పెరిగింది', act: 'unclear' },
      { text: 'అపోలో hospital లో రోజుకి room rent ఎంత', act: 'question' },
      { text: 'మా అమ్మమ్మ ఊరు తెనాలి దగ్గర, అక్కడ పెద్ద పెరడు ఉండేది', act: 'unclear' },
      { text: 'train లో భోజనం ఎంతకి దొరుకుతుంది', act: 'question' },
    ],
  },
]
