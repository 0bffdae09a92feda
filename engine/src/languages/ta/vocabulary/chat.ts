import type { ChatPhrases } from '../../language.ts'
import { goingBackPhrases } from './going-back.ts'
import { noCall } from './no-call.ts'
import { enough, putOff } from './put-off.ts'
import { saidSo } from './said-so.ts'
import { whyAsked } from './why-asked.ts'

/** What Tamil speakers say of the chat itself. */
export const ofTheChat: ChatPhrases = {
  unliked:
    '[இவை|இது|இதுல|idhu|idhula] (எதுவும்|எதுவுமே|ethuvum|edhuvum) (பிடிக்கவில்லை|பிடிக்கல|புடிக்கல|pidikala|pidikkala|pudikala)',
  'put-off': putOff,
  enough,
  'no-call': noCall,
  'said-so': saidSo,
  'aside:why-asked': whyAsked,
  undo: `
    ^(முந்தைய|முன்னாடி இருந்த|பழைய) (நிலைக்கு|நிலைமைக்கு|இடத்துக்கு) (போ|போங்க|போங்கள்|போகலாம்|திரும்பு|திரும்புங்க|கொண்டு போங்க|மாத்துங்க)$,
    ^(திரும்பி|பின்னோக்கி|பின்னாலே) (போ|போங்க|போங்கள்|போகலாம்)$,
    (கடைசி|கடைசியா|கடைசியாக|இப்ப|இப்போ|இப்போது) (மாற்றத்தை|மாத்தினதை|மாத்துனதை|சொன்னதை|சொன்னது|சேர்த்ததை|சேர்த்தது|சேத்ததை|போட்டதை|செய்த மாற்றத்தை) [வேண்டாம்] (எடு|எடுங்க|எடுத்துடுங்க|நீக்கு|நீக்குங்க|நீக்குங்கள்|விடுங்க|மறந்துடுங்க|(ரத்து|cancel|கேன்சல்) பண்ணுங்க),
    ^(mundhaya|munthaya|pazhaya) (nilaikku|nilaiku|nilamaiku) (po|ponga|polam)$, ^thirumbi (po|ponga|polam)$,
    (kadaisi|kadaisiya|ippo|ippa) (sonnadha|sonnatha|maatrathai|maathunatha) (edu|edunga|eduthudunga|neeku|neekunga|vidu|vidunga|vittudunga|marandhudunga),
    ^முந்தைய கேள்விக்கு (போ|போங்க|போங்கள்|போகலாம்|போகணும்), ^(பின்னாடி|பின்னால்|திரும்ப) (போ|போங்க|போங்கள்|போகலாம்)$,
    ^முந்தைய கேள்வி$, (சொன்னதை|சொன்னத) (ரத்து|கேன்சல்) (பண்ணு|பண்ணுங்க|செய்|செய்யுங்கள்),
    முன்னாடி இருந்த மாதிரியே (வைங்க|இருக்கட்டும்|போடுங்க), ^undo (பண்ணு|பண்ணுங்க|செய்யுங்கள்)$,
    ^(pinnadi|thirumba) (po|ponga|polam)$, ^mundhaya (kelvi|kelvikku) [ponga|po]$,
    sonnadha cancel (pannu|pannunga), munnadi irundha madhiriye (vainga|irukattum),
    ^(முன்னாடி|முதல்ல|மொதல்ல) (சொன்னதே|இருந்ததே) (போதும்|இருக்கட்டும்|ஓகே|சரி|நல்லா இருந்தது|நல்லா இருந்துச்சு)$, ^(munnadi|mudhalla) (sonnadhe|sonnathe|irundhadhe) (pothum|podhum|irukattum|ok)$`,
  ...goingBackPhrases,
  'so-far': `
    ^(என்|என்னோட|en|ennoda) (பட்ஜெட்|budget) (என்ன|எவ்ளோ|எவ்வளவு|enna|evlo)$, நான் (எந்த ஏரியா|எவ்ளோ பட்ஜெட்|எவ்வளவு பட்ஜெட்) (சொன்னேன்|கேட்டேன்),
    நான் (என்னென்ன|என்னெல்லாம்) (சொன்னேன்|கேட்டேன்|சொல்லியிருக்கேன்), naan (ennenna|ennellam) (sonnen|ketten),
    ^(நான்|naan|nan) (என்ன|enna) (கேட்டேன்|கேட்டிருந்தேன்|சொன்னேன்|ketten|sonnen)$,
    (இதுவரை|இது வரைக்கும்|இவ்வளவு நேரம்) [நான்] என்ன (சொன்னேன்|கேட்டேன்|சொல்லியிருக்கேன்),
    (நான்) என்ன (எல்லாம் சொன்னேன்|எல்லாம் கேட்டேன்), என் (தேவைகளை|விருப்பங்களை) (சொல்லுங்க|காட்டுங்க|சொல்லுங்கள்|காட்டுங்கள்)`,
  'aside:privacy': `
    என் (டேட்டாவை|தகவலை|தகவல்களை|நம்பரை|எண்ணை|சாட்டை|விவரங்களை) (அழி|அழிங்க|அழிச்சிடுங்க|அழியுங்கள்|நீக்கு|நீக்குங்க|நீக்குங்கள்|டெலிட் பண்ணுங்க),
    என் (நம்பர்|எண்|தகவல்|டேட்டா|விவரம்) (பாதுகாப்பா|பாதுகாப்பானதா|பாதுகாப்பாக) [இருக்குமா|இருக்கா|இருக்கிறதா],
    என் (நம்பரை|எண்ணை|தகவலை) (யாருக்கு|யார் யாருக்கு) (கொடுப்பீங்க|குடுப்பீங்க|கொடுப்பீர்கள்),
    என் (நம்பரை|எண்ணை) (வச்சு|வைத்து) என்ன (பண்ணுவீங்க|செய்வீங்க|செய்வீர்கள்),
    en (data|number|details|chat) [ah|a|ai|va] delete (pannu|pannunga|pannidunga),
    en (number|data|details) safe [ah|a] [irukuma|iruka]`,
}
