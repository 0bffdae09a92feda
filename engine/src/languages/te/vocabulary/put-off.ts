import type { Phrases } from '../../language.ts'

/** Whom one asks first. */
const kin =
  '(భార్యతో|భార్యని|మా ఆవిడతో|మా ఆవిడని|భర్తతో|భర్తని|మా ఆయనతో|మా ఆయన్ని|నాన్నని|నాన్నతో|అమ్మని|అమ్మతో|ఇంట్లో|ఇంట్లో వాళ్ళని|ఇంట్లో వాళ్ళతో|కుటుంబంతో|ఫ్యామిలీతో|bharyatho|bharyani|bhartatho|nannani|ammani|intlo|intlo vallani|familytho|(wife|husband|family) (tho|ni))'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} [ఒకసారి|ముందు|okasari] (మాట్లాడాలి|మాట్లాడి|మాట్లాడాక|చర్చించాలి|అడగాలి|అడిగి|అడిగాక|అడిగి చూస్తా|matladali|maatladali|matladi|adagali|adigi) [చెప్తా|చెప్తాను|chepta|cheptanu],
  (ఆలోచించి|ఆలోచించుకుని|ఆలోచించుకొని|alochinchi|aalochinchi) (చెప్తా|చెప్తాను|చెబుతా|చెబుతాను|చెప్తాం|chepta|cheptha|cheptanu|chepthanu), (ఆలోచించాలి|ఆలోచించుకోవాలి|alochinchali),
  [నేను|మేము|nenu|memu] (తర్వాత|తరువాత|tarvata|tarvatha|taruvata|tharvatha) (చెప్తా|చెప్తాను|చెప్తాం|చెబుతా|చెబుతాను|chepta|cheptha|cheptanu|chepthanu|cheptam),
  (తర్వాత|తరువాత|tarvata|tarvatha) (చూస్తా|చూస్తాను|చూద్దాం|chusta|chustanu|chuddam)$,
  (ఊరికే|ఊరకే|ఉత్తినే|oorike|urike|uttine) (చూస్తున్నా|చూస్తున్నాను|చూస్తున్నాం|chustunna|chusthunna|chustunnanu)$`

/** What says that enough was shown. */
export const enough: Phrases = '^(చాలు|చాలండి|చాల్లెండి|ఇక చాలు|chalu|chaalu) [చాలు]$'
