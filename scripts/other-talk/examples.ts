import { type Act, languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import type { CorpusCase } from '@guru/engine/languages/corpus-case'
import type { PlaceIndex } from '@guru/engine/places/index'
import { actFeatures } from '@guru/engine/understanding/guessed-act/features'
import { actKinds } from '@guru/engine/understanding/guessed-act/guessed-act'
import { featuresOf } from '@guru/engine/understanding/other-talk/features'
import { turnKinds } from '@guru/engine/understanding/other-talk/other-talk'
import { readTurn } from '@guru/engine/understanding/read-turn'
import type { Example } from './train.ts'

/** What is learnt from: all turns for telling wishes from other talk, those without a wish for their act. */
export interface Examples {
  turns: Example[]
  acts: Example[]
}

/** Every turn of the corpora of all languages; the blind sets stay out. */
export function corpusExamples(places: PlaceIndex): Examples {
  const examples: Examples = { turns: [], acts: [] }
  for (const language of languages)
    for (const one of (corpora[language]?.corpus ?? []).flatMap(({ cases }) => cases)) {
      const { text, asked = null, known = {}, shown } = one
      const context = { language, asked, known, ...(shown === undefined ? {} : { shown }) }
      const { reading } = readTurn(text, context, places)
      const act = actOf(one)
      examples.turns.push({ features: featuresOf(reading), kind: kindOf(act) })
      if (act === 'inform') continue
      examples.acts.push({ features: actFeatures(reading), kind: actKinds.indexOf(act) })
    }
  return examples
}

function actOf({ set = {}, any = [], drop = [], act }: CorpusCase): Act {
  const informs = Object.keys(set).length > 0 || any.length > 0 || drop.length > 0
  return act ?? (informs ? 'inform' : 'unclear')
}

function kindOf(act: Act): number {
  if (act === 'inform') return turnKinds.indexOf('wish')
  if (act === 'question') return turnKinds.indexOf('question')
  return turnKinds.indexOf(act === 'unclear' ? 'other talk' : 'act')
}
