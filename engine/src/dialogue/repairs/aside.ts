import { liveLanguages } from '@guru/contract/vocabulary'
import type { Command } from '../../understanding/command.ts'
import type { GuruAct } from '../act.ts'
import { proceed, resume } from '../proceed.ts'
import type { Flow, Outcome } from '../turn.ts'

/**
 * What is said beside the wishes: of Guru itself, of another language, of what Guru does not deal in, of a
 * place that nobody knows. It is answered first; then it goes on with the wishes of the turn, or as before.
 */
export const aside: Flow = (turn, places): Outcome | null => {
  const acts = turn.understood.commands.flatMap(answer)
  if (acts.length === 0) return null
  if (turn.events.length === 0) return resume(turn.state, acts, places)
  const outcome = proceed(turn, places)
  return { ...outcome, acts: [...acts, ...outcome.acts] }
}

function answer(command: Command): GuruAct[] {
  switch (command.kind) {
    case 'aside':
      return [
        command.about === 'other-kind' || command.about === 'errand'
          ? { kind: 'homes_and_land_only', asked: command.about }
          : { kind: 'about_guru', asked: command.about },
      ]
    case 'speak':
      return [
        liveLanguages.includes(command.language)
          ? { kind: 'language_changed' }
          : { kind: 'language_soon', language: command.language },
      ]
    case 'unknown-place':
      return [{ kind: 'place_unknown', name: command.name }]
    default:
      return []
  }
}
