/** `npm run other-talk`: learns from the corpora what tells a wish from other talk, and writes its weights. */
import { writeFileSync } from 'node:fs'
import { createPlaceIndex } from '@guru/engine/places/index'
import { corpusExamples } from './examples.ts'
import { train } from './train.ts'
import { weightsFile, weightsModule } from './weights-file.ts'

const examples = corpusExamples(createPlaceIndex([]))
writeFileSync(weightsFile, weightsModule(train(examples), examples.length))
console.log(`Learnt from ${examples.length} turns.`)
