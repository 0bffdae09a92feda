import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Hindi speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means: 'मतलब अर्थ मायने matlab mtlb arth क्याहोता क्याहोती kyahota kyahoti kiskokehte किसेकहते',
  article: '',
  rera: 'रेरा rera',
  bhk: 'बीएचके बीएचकै bhk',
  carpet: 'कारपेट कार्पेट carpet',
  semi_furnished: 'सेमी सेमीफर्निश्ड semi',
  cent: 'सेंट cent',
  ground: '',
  gaj: 'गज गज़ gaj',
  deposit: 'डिपॉज़िट डिपॉजिट एडवांस पेशगी',
  lease: 'लीज़ लीज',
  floor: 'मंज़िल मंजिल manzil',
  gated_community: 'गेटेड',
  confirmed: 'आखिरीपुष्टि आख़िरीपुष्टि आखिरीबारपुष्टि lastconfirmed',
  demo: 'नमूना डेमो namoona namuna',
}
