import type { CorpusSection } from '../../corpus-case.ts'

export const asTyped: CorpusSection[] = []
