import type { SizeUnit } from '@guru/contract/vocabulary'
import type { ActKind, ActOf, ChoiceKind, ChoiceOf } from '../dialogue/act.ts'
import type { Formatter } from '../format/formatter.ts'
import type { ComparedSlot, ComparisonOf, Sentences } from './sentences.ts'

/* One function per kind of sentence, so that each act meets the sentence of its own type. */

/** Plain text, for the eye or for the ear as the formatter is. */
export function wordAct<Kind extends ActKind>(
  sentences: Sentences['act'],
  act: ActOf<Kind> & { kind: Kind },
  format: Formatter,
): string {
  return sentences[act.kind](act, format)
}

/** What stands on a choice to tap. */
export function wordChoice<Kind extends ChoiceKind>(
  sentences: Sentences['choice'],
  choice: ChoiceOf<Kind> & { kind: Kind },
  format: Formatter,
): string {
  return sentences[choice.kind](choice, format)
}

/** How a listing meets one wish; sizes are told in `unit`. */
export function wordPoint<Slot extends ComparedSlot>(
  sentences: Sentences['point'],
  comparison: ComparisonOf<Slot> & { slot: Slot },
  format: Formatter,
  unit: SizeUnit,
): string {
  return sentences[comparison.slot](comparison, format, unit)
}
