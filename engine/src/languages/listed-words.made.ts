import { type FiledLists, fileLists } from './filed-lists.ts'

/** What `listed-words.ahead.ts` gives in a bundle. */
export const made: Readonly<Record<string, FiledLists>> = { lists: fileLists() }
