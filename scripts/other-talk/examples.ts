import { type Act, languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import type { CorpusCase } from '@guru/engine/languages/corpus-case'
import type { PlaceIndex } from '@guru/engine/places/index'
import { featuresOf } from '@guru/engine/understanding/other-talk/features'
import { turnKinds } from '@guru/engine/understanding/other-talk/other-talk'
import { readTurn } from '@guru/engine/understanding/understand'
import type { Example } from './train.ts'

/** Every turn of the corpora of all languages; the blind sets stay out. */
export function corpusExamples(places: PlaceIndex): Example[] {
  return languages.flatMap((language) =>
    (corpora[language]?.corpus ?? [])
      .flatMap(({ cases }) => cases)
      .map((one) => {
        const { text, asked = null, known = {}, shown } = one
        const context = { language, asked, known, ...(shown === undefined ? {} : { shown }) }
        return { features: featuresOf(readTurn(text, context, places).reading), kind: kindOf(one) }
      }),
  )
}

function kindOf({ set = {}, any = [], drop = [], act }: CorpusCase): number {
  const informs = Object.keys(set).length > 0 || any.length > 0 || drop.length > 0
  const said: Act = act ?? (informs ? 'inform' : 'unclear')
  if (said === 'inform') return turnKinds.indexOf('wish')
  if (said === 'question') return turnKinds.indexOf('question')
  return turnKinds.indexOf(said === 'unclear' ? 'other talk' : 'act')
}
