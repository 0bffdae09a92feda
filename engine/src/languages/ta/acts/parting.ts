import type { Phrases } from '../../language.ts'

const home =
  '(வீட்ட|வீட்டை|வீடு|ஃப்ளாட்ட|ஃப்ளாட்டை|ஃபிளாட்டை|ஃபிளாட்ட|பிளாட்ட|பிளாட்டை|இடத்த|இடத்தை|மனைய|மனையை|நிலம்|நெலத்த|வயலை|நிலத்த|நிலத்தை|house|villa|home|veeta|veetta|veetai|veettai|veedu|flat|plota|plot|edatha|idatha|manaya|nilatha)'
const sold = '(வித்துட்டு|வித்திட்டு|விற்றுவிட்டு|விற்றுட்டு|வித்துப்புட்டு|வித்து|விற்று|vithu|vithutu|vithuttu|vitrutu)'
const left = '(பண்ணிட்டு|பண்ணிவிட்டு|செஞ்சிட்டு|செய்துவிட்டு|pannitu)'

/** "வீட்ட வித்துட்டு", "veeta kaali pannitu": the home that is given up, and its place, lie behind the speaker. */
export const partedWith: Phrases = `${home} [ah|aa|ஆ|ஐ|அ|யை|ய] ${sold}, ${home} [ah|aa|ஆ|ஐ|அ|யை|ய] (காலி|vacate|வெகேட்|kaali|kali) ${left}`
