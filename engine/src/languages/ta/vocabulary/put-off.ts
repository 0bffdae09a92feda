import type { Phrases } from '../../language.ts'

/** Whom one asks first; "kitta" is an ending, written on to the word or apart. */
const kin =
  '(மனைவி|பொண்டாட்டி|வைஃப்|கணவர்|கணவர்கிட்ட|வீட்டுக்காரர்|அப்பா|அப்பாகிட்ட|அம்மா|அம்மாகிட்ட|மனைவிகிட்ட|குடும்பத்துல|வீட்ல|வீட்டுல|வீட்டில்|wife|husband|family|appa|amma|veetla)'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} [கிட்ட|கிட்டே|கூட|kitta|kooda] [ஒரு தடவை|முதல்ல] (கேக்கணும்|கேட்கணும்|கேட்கவேண்டும்|கேட்டு|கேட்டுட்டு|பேசணும்|பேசிட்டு|kekanum|kekkanum|kettu|pesanum|pesitu) [சொல்றேன்|solren],
  (யோசிச்சு|யோசிச்சுட்டு|யோசித்து|கேட்டு|கேட்டுட்டு|yosichu|yosichutu|kettutu) (சொல்றேன்|சொல்கிறேன்|சொல்றோம்|solren|solrom), யோசிக்கணும்,
  [நான்|நாங்க] (அப்புறம்|அப்பறம்|அப்புறமா|பிறகு|apram|aprom|appuram|apparam) (சொல்றேன்|சொல்கிறேன்|சொல்றோம்|சொல்லுறேன்|solren|solluren|solrom),
  (சும்மா|சும்மாதான்|summa) (பாக்குறேன்|பார்க்கிறேன்|பாக்கறேன்|பார்த்துட்டு இருக்கேன்|பாத்துட்டு இருக்கேன்|pakren|paakren|pakuren|parkiren)$`

/** What says that enough was shown. */
export const enough: Phrases = '^(போதும்|போதுங்க|போதும்பா) [போதும்]$'
