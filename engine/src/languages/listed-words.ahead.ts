import { type FiledLists, fileLists } from './filed-lists.ts'

/** The word lists filed; a bundle reads them as they were filed when it was made (`scripts/bundled/`). */
export const ahead = (_: 'lists'): FiledLists => fileLists()
