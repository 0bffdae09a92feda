import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

/** Agreeing and refusing, as people word it when matches are before them. */
export const yesAndNo: CorpusSection[] = wishesAndTalk([
  { text: 'అవునండీ అలాగే పంపించండి', act: 'affirm' },
  { text: 'రెండోది నాకు బాగుందనిపిస్తోంది', act: 'affirm' },
  { text: 'ఇప్పుడప్పుడే కాదులెండి', act: 'deny' },
  { text: 'haa adey correct pampandi', act: 'affirm' },
  { text: 'modati illu nachindi naku', act: 'affirm' },
  { text: 'vaddu le ivalti ki chalu', act: 'deny' },
  { text: 'avi evi naku nachaledu', act: 'deny' },
  { text: 'ok అదే confirm చేసుకోండి', act: 'affirm' },
  { text: 'ఈ options ఏవీ వద్దు', act: 'deny' },
  { text: 'అలాగే కానీ చూద్దాం ఏమున్నాయో', act: 'affirm' },
  { text: 'ప్రస్తుతానికి ఊరికే అడిగానంతే', act: 'deny' },
  { text: 'last chupincharu kada adi okay anipistundi', act: 'affirm' },
  { text: 'indulo edi naa budget ki set avvadu', act: 'deny' },
  { text: 'మీరు చూపించిన నాలుగోది నచ్చింది', act: 'affirm' },
  { text: 'వద్దు బాబోయ్ విసిగిపోయాను', act: 'deny' },
  { text: 'ok fix cheyandi adhe', act: 'affirm' },
  { text: 'avunu nenu cheppindi adhe', act: 'affirm' },
  { text: 'kadu kadu tappuga artham chesukunnaru', act: 'deny' },
  { text: 'haa అది ok, proceed అవ్వండి', act: 'affirm' },
  { text: 'అంత far అయితే వద్దు లెండి', act: 'deny' },
  { text: 'now not possible తర్వాత చెప్తాను', act: 'deny' },
])
