import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Bengali speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means: 'মানে অর্থ mane ortho বলতেকী বলতেকি বলতে বোঝায় কাকেবলে bolteki bojhay kakebole',
  article: '',
  rera: 'রেরা rera',
  bhk: 'বিএইচকে bhk',
  carpet: 'কার্পেট carpet',
  semi_furnished: 'সেমি semi',
  cent: '',
  ground: '',
  gaj: 'গজ',
  deposit: 'ডিপোজিট অ্যাডভান্স জামানত অগ্রিম',
  lease: 'লিজ',
  floor: 'তলা tola',
  gated_community: 'গেটেড',
  confirmed: 'শেষযাচাই lastconfirmed',
  demo: 'নমুনা ডেমো nomuna',
}
