import type { NameWords } from '../../language.ts'

/** What names of places are made of, as it is written in English. */
export const nameWords: NameWords = {
  words: {
    sec: 'sector',
    rd: 'road',
    extn: 'extension',
    ext: 'extension',
    exten: 'extension',
    ph: 'phase',
    blk: 'block',
    ngr: 'nagar',
    ngar: 'nagar',
    clny: 'colony',
    hwy: 'highway',
    stn: 'station',
    vill: 'village',
    bazaar: 'bazar',
    nagara: 'nagar',
    raste: 'road',
    rasthe: 'road',
    sectors: 'sector',
  },
  letters: {},
  initials: {},
  ordinalEndings: ['st', 'nd', 'rd', 'th'],
}
