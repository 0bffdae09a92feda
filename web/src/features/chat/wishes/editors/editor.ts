import type { Slot } from '@guru/contract/vocabulary'
import type { Understood } from '../../chat-state.ts'
import type { TappedChange } from '../wish-change.ts'

/** What the editor of a slot gets; it calls `onChange` once, with the finished change. */
export interface EditorProps {
  slot: Slot
  understood: Understood
  onChange(tapped: TappedChange): void
}
