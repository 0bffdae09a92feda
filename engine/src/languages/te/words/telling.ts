/**
 * How Telugu verbs end that tell what others did or do, or what is over: "-āḍu" he did, "-āru" they did, "-pōyindi" it is
 * gone, "-aṭa" as one hears. "-indi" alone is left out: "is wanted" and "I like it" end so, too.
 */
const native =
  'ొన్నాడు ొన్నారు ొన్నది ొన్నాం ంటాడు ుకున్నాడు ుకున్నారు చ్చాడు చ్చారు ించాడు ించారు ించింది ించాం ట్టాడు ట్టారు ట్టింది ట్టాయి శాడు శారు శాం ళ్ళారు ళ్లారు ళ్ళాడు ళ్లాడు ళ్ళాం ళ్లాం ళ్ళింది ళ్లింది డ్డాడు డ్డారు డ్డాయి డ్డది ోయింది ోయాడు ోయారు ోయాయి ోయాం రిగింది టాడు తాడట తారట ాడట ారట ిందట ందంట ాడంట ారంట'
const latin =
  'enchadu encharu tondi tunnadi tunnadu evallam evaallam evadini onnadu onnaru konnam inchadu incharu inchindi ettadu ettaru ichadu icharu esadu esaru poyindi poindi poyadu poyaru poyayi paddadu paddaru paddayi velladu vellaru jarigindi'

export const tellingEndings: readonly string[] = `${native} ${latin}`.split(' ')
