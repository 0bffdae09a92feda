/** `npm run other-talk`: learns from the corpora what tells a wish from other talk, and acts; writes the weights. */
import { writeFileSync } from 'node:fs'
import { createPlaceIndex } from '@guru/engine/places/index'
import { actKinds } from '@guru/engine/understanding/guessed-act/guessed-act'
import { turnKinds } from '@guru/engine/understanding/other-talk/other-talk'
import { corpusExamples } from './examples.ts'
import { type Example, train } from './train.ts'
import { fingerprintOf, turnsOfCorpora } from './turns-learnt.ts'
import { fingerprintFile, fingerprintModule, weightsFile, weightsModule } from './weights-file.ts'

function learn(folder: string, examples: readonly Example[], kinds: number, learners: number): void {
  writeFileSync(weightsFile(folder), weightsModule(train(examples, kinds, learners), examples.length))
  console.log(`Learnt ${folder} from ${examples.length} turns.`)
}

const { turns, acts } = corpusExamples(createPlaceIndex([]))
learn('other-talk', turns, turnKinds.length, 1)
learn('guessed-act', acts, actKinds.length, 3)
writeFileSync(fingerprintFile, fingerprintModule(fingerprintOf(turnsOfCorpora())))
