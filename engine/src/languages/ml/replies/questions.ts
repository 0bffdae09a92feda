import type { Slot } from '@guru/contract/vocabulary'
import type { Topic } from '../../../dialogue/act.ts'
import { seeksHome } from '../../../dialogue/seeks-home.ts'
import type { Formatter } from '../../../format/formatter.ts'
import type { Intent } from '../../../understanding/command.ts'
import { places } from './places.ts'

type Question = (topic: Topic) => string

/** The question for each slot: to a seeker, and to an owner who offers. */
export const questions: Record<Intent, Record<Slot, Question>> = {
  search: {
    transaction_type: () => 'വാടകയ്ക്കാണോ വാങ്ങാനാണോ നോക്കുന്നത്?',
    property_type: ({ wishes }) =>
      seeksHome(wishes) ? 'ഫ്ലാറ്റാണോ വീടാണോ വേണ്ടത്?' : 'എന്താണ് നോക്കുന്നത്: ഫ്ലാറ്റ്, വീട്, അതോ സ്ഥലമോ?',
    city: () => 'ഏത് നഗരത്തിലാണ് നോക്കുന്നത്?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ഏത് ഏരിയയിലാണ് വേണ്ടത്?' : `${places.city.in(wishes.city)} ഏത് ഏരിയയാണ് ഇഷ്ടം?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'മാസം എത്ര രൂപ വരെ വാടക കൊടുക്കാം?' : 'ബജറ്റ് എത്രയാണ്?',
    bedrooms: () => 'എത്ര ബെഡ്റൂം വേണം?',
    size_sqft: ({ wishes }) => (wishes.property_type === 'land' ? 'എത്ര സ്ഥലം വേണം?' : 'എത്ര വലിപ്പം വേണം?'),
    amenities: () => 'പാർക്കിംഗ്, ലിഫ്റ്റ് പോലെ നിർബന്ധമായി വേണ്ട എന്തെങ്കിലും ഉണ്ടോ?',
  },
  offer: {
    transaction_type: () => 'വിൽക്കാനാണോ വാടകയ്ക്ക് കൊടുക്കാനാണോ?',
    property_type: () => 'എന്താണ് ഉള്ളത്: ഫ്ലാറ്റ്, വീട്, അതോ സ്ഥലമോ?',
    city: () => 'ഏത് നഗരത്തിലാണ്?',
    area: ({ wishes }) =>
      wishes.city === undefined ? 'ഏത് ഏരിയയിലാണ്?' : `${places.city.in(wishes.city)} ഏത് ഏരിയയിലാണ്?`,
    price: ({ wishes }) =>
      wishes.transaction_type === 'rent' ? 'മാസം എത്ര വാടക പ്രതീക്ഷിക്കുന്നു?' : 'എത്ര വില പ്രതീക്ഷിക്കുന്നു?',
    bedrooms: () => 'എത്ര ബെഡ്റൂം ഉണ്ട്?',
    size_sqft: () => 'എത്ര വലിപ്പമുണ്ട്?',
    amenities: () => 'പാർക്കിംഗ്, ലിഫ്റ്റ് പോലെ എന്തൊക്കെ സൗകര്യങ്ങളുണ്ട്?',
  },
}

/** The question once more, by examples of an answer. */
export const examples: { none: string; slot: Record<Slot, (topic: Topic, format: Formatter) => string> } = {
  none: '“കൂടുതൽ കാണിക്കൂ”, “വില കുറഞ്ഞത്”, “രണ്ടാമത്തേത്” എന്നൊക്കെ പറയാം.',
  slot: {
    transaction_type: ({ intent }) =>
      intent === 'offer'
        ? '“വിൽക്കണം” അല്ലെങ്കിൽ “വാടകയ്ക്ക് കൊടുക്കണം” എന്ന് പറയൂ.'
        : '“വാടകയ്ക്ക്” അല്ലെങ്കിൽ “വാങ്ങാൻ” എന്ന് പറയൂ.',
    property_type: ({ intent, wishes }) =>
      intent === 'search' && seeksHome(wishes)
        ? '“ഫ്ലാറ്റ്” അല്ലെങ്കിൽ “വീട്” എന്ന് പറയൂ.'
        : '“ഫ്ലാറ്റ്”, “വീട്” അല്ലെങ്കിൽ “സ്ഥലം” എന്ന് പറയൂ.',
    city: () => 'നഗരത്തിന്റെ പേര് പറയൂ, ഉദാഹരണത്തിന് “കൊച്ചി”.',
    area: ({ wishes }) =>
      `${wishes.city === undefined ? '' : `${places.city.of(wishes.city)} `}ഒരു ഏരിയയുടെ പേര് പറയൂ, അല്ലെങ്കിൽ “ഏത് ഏരിയ ആയാലും മതി” എന്ന് പറയൂ.`,
    price: ({ wishes }, format) =>
      wishes.transaction_type === 'rent'
        ? `മാസവാടക പറയൂ, ഉദാഹരണത്തിന് “${format.number(20_000)}”, അല്ലെങ്കിൽ “ബജറ്റ് പ്രശ്നമല്ല” എന്ന് പറയൂ.`
        : `ഒരു തുക പറയൂ, ഉദാഹരണത്തിന് “${format.number(60)} ലക്ഷം”, അല്ലെങ്കിൽ “ബജറ്റ് പ്രശ്നമല്ല” എന്ന് പറയൂ.`,
    bedrooms: (_topic, format) =>
      `എത്ര ബെഡ്റൂം എന്ന് പറയൂ, ഉദാഹരണത്തിന് “${format.number(2)}”, അല്ലെങ്കിൽ “എത്രയായാലും മതി” എന്ന് പറയൂ.`,
    size_sqft: ({ sizeUnit }, format) =>
      `വലിപ്പം പറയൂ, ഉദാഹരണത്തിന് “${format.size(sizeUnit === 'sqft' ? 1200 : 2178, 'sqft')}”, അല്ലെങ്കിൽ “വലിപ്പം പ്രശ്നമല്ല” എന്ന് പറയൂ.`,
    amenities: () => '“പാർക്കിംഗ്”, “ലിഫ്റ്റ്” എന്നൊക്കെ പറയാം, അല്ലെങ്കിൽ “പ്രത്യേകിച്ച് ഒന്നുമില്ല” എന്ന് പറയാം.',
  },
}
