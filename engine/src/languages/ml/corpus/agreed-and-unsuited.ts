import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

export const agreedAndUnsuited: CorpusSection[] = wishesAndTalk([
  { text: 'നിങ്ങളുടെ അഭിപ്രായത്തോട് ഞാൻ യോജിക്കുന്നു', act: 'affirm' },
  { text: 'നിങ്ങൾ പറയുന്നത് പൂർണ്ണമായും സത്യമാണ്', act: 'affirm' },
  { text: 'അതിൽ എനിക്ക് സന്തോഷമേയുള്ളൂ', act: 'affirm' },
  { text: 'njan satisfied aanu', act: 'affirm' },
  { text: 'ഞാൻ അങ്ങനെ വിചാരിച്ചില്ല', act: 'deny' },
  { text: 'നിങ്ങൾക്ക് എന്നെ എങ്ങനെ സഹായിക്കാനാകും', act: 'help' },
  { text: 'engane start cheyyum', act: 'help' },
  { text: 'entha question', act: 'repeat' },
  { text: 'office number undenkil tharu', act: 'handoff' },
  { text: 'next veed', act: 'question' },
  { text: 'individual mathi', asked: 'property_type', set: { property_type: 'house' } },
  {
    text: 'rent ennu paranju sorry vanganam',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'thrissur 3 bhk independent house vangan 55 lakhs, car parking + well must',
    set: {
      city: 'Thrissur',
      bedrooms: { min: 3, max: 3 },
      property_type: 'house',
      transaction_type: 'sale',
      price: { max: 5500000 },
      amenities: ['parking', 'water_supply'],
    },
  },
  { text: 'kochi il flat vila ellam koodi', act: 'unclear' },
  { text: 'എന്റെ അമ്മായിയച്ഛന്റെ വീട് രണ്ട് നിലയാണ്', act: 'unclear' },
])
