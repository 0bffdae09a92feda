import type { Candidate } from './candidates.ts'

/** Chooses candidates that do not overlap and together cover the most words; longer names before shorter. */
export function bestCover(candidates: readonly Candidate[], length: number): readonly Candidate[] {
  if (candidates.length < 2) return candidates
  const byStart = new Map<number, Candidate[]>()
  for (const candidate of candidates) {
    const others = byStart.get(candidate.from)
    if (others === undefined) byStart.set(candidate.from, [candidate])
    else others.push(candidate)
  }
  const best = new Array<number>(length + 1).fill(0)
  const choice = new Array<Candidate | null>(length + 1).fill(null)
  for (let at = length - 1; at >= 0; at--) {
    best[at] = best[at + 1] ?? 0
    for (const candidate of byStart.get(at) ?? []) {
      const score = scoreOf(candidate) + (best[candidate.to] ?? 0)
      if (score > (best[at] ?? 0)) {
        best[at] = score
        choice[at] = candidate
      }
    }
  }
  return chosen(choice, length)
}

/** A little is taken off per name, so that one long name wins over two short ones. */
function scoreOf({ from, to, certainty }: Candidate): number {
  return (to - from) * certainty - 0.2
}

function chosen(choice: readonly (Candidate | null)[], length: number): Candidate[] {
  const cover: Candidate[] = []
  let at = 0
  while (at < length) {
    const candidate = choice[at]
    if (candidate) cover.push(candidate)
    at = candidate ? candidate.to : at + 1
  }
  return cover
}
