import { goingBack } from '../../going-back.ts'

/** What Tamil speakers say to go back to an area, a city or a budget. */
export const goingBackPhrases = goingBack({
  earlier:
    '((பழைய|முந்தைய|முதல்|மொதல்|pazhaya|palaya|mudhal)|(முன்னாடி|முதல்ல|முதலில்|மொதல்ல|முன்பு|munnadi|mudhalla|first) [சொன்ன|கேட்ட|இருந்த|sonna|ketta])',
  said: 'முன்னமே சொன்ன',
  theEarlier: '((முன்னாடி|முதல்ல) (சொன்னதே|இருந்ததே))',
  city: '(ஊர்|ஊரே|ஊருக்கே|ஊரிலே|நகரமே|சிட்டியே)',
  area: '(இடம்|இடமே|இடத்துக்கே|இடத்துக்கு|இடத்தையே|இடத்துலயே|ஏரியா|ஏரியாவே|ஏரியாவுக்கே|ஏரியாவுக்கு|ஏரியாலயே|பகுதி|பகுதியே|பகுதிக்கே|areave|area va)',
  price: '(பட்ஜெட்|பட்ஜெட்டே|பட்ஜெட்டுக்கே|பட்ஜெட்லயே|பட்ஜெட்டுலயே|விலையே|வாடகையே|budgete|budget e|budget)',
  holds:
    '[தான்] (போதும்|போகலாம்|போங்க|போலாம்|திரும்பலாம்|இருக்கட்டும்|ஓகே|சரி|சரியா இருந்தது|நல்லா இருந்தது|நல்லா இருந்துச்சு|நல்லாருந்துச்சு|நல்லது|பரவாயில்ல|பாருங்க|பாக்கலாம்|காட்டுங்க|வைங்க|வச்சுக்கலாம்|வேணும்|பெட்டர்|pothum|ok|nalla irundhuchu|nalla irunthathu|better)',
})
