import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning English speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means: 'mean means meant meaning define stand',
  article: 'a an',
  rera: 'rera',
  bhk: 'bhk bhks',
  carpet: 'carpet carpetarea builtup superbuiltup',
  semi_furnished: 'semifurnished semi',
  cent: 'cent cents',
  ground: 'ground grounds',
  gaj: 'gaj gaz',
  deposit: 'deposit deposits advance',
  lease: 'lease',
  floor: 'storey floor',
  gated_community: 'gated gatedcommunity',
  confirmed: 'lastconfirmed lastverified lastupdated',
  demo: 'demo',
}
