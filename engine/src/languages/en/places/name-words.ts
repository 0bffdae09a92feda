import type { NameWords } from '../../language.ts'
import { doubtful, everyday } from './everyday-words.ts'
import { stateNames } from './state-names.ts'

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
  everyday,
  doubtful,
  beside: {
    before:
      'in near at around from nearby to towards within inside opposite behind beside location area city',
    after: 'area city side town cantt locality',
    insideBefore: 'in near around',
    insideAfter: 'area side town city locality',
    letters: { typed: '', written: '' },
  },
  closers: 'lane society cross',
  homes: `
    apartment apartments appartment appartments apt apts bed bedroom bedrooms beds bhk bk builder bungalow buy duplex flat
    flats falt flet floor for furnished fully home homes house houses in independent individual land lease move my new no
    number of old own penthouse plot plots property ready rent rental resale residential rk room rooms row sale semi site
    sites sqft studio the to unfurnished villa villas
  `,
  states: stateNames,
}
