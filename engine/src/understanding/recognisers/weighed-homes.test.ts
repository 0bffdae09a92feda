import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const picked = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known: { city: 'Pune' }, shown: 4 }, places).commands.map(
    (command) => (command.kind === 'pick' ? command.position : command.kind),
  )

describe('homes shown that are weighed', () => {
  it.each<[LanguageCode, string, number[]]>([
    ['en', 'which of 1 and 2 is bigger?', [1, 2]],
    ['en', 'which of the first two is bigger?', [1, 2]],
    ['en', '1st or 3rd, which is nearer to the metro station?', [1, 3]],
    ['en', 'which of 1 and 2 has parking?', [1, 2]],
    ['hi', 'पहले दो में से बड़ा कौन सा है?', [1, 2]],
    ['hi', '1 aur 2 mein kaun sa bada hai', [1, 2]],
    ['pa', 'ਪਹਿਲੇ ਤੇ ਦੂਜੇ ਵਿੱਚੋਂ ਵੱਡਾ ਕਿਹੜਾ ਹੈ?', [1, 2]],
    ['bn', '১ আর ৩ এর মধ্যে তফাত কী?', [1, 3]],
    ['ta', '1க்கும் 3க்கும் என்ன வித்தியாசம்?', [1, 3]],
    ['ta', '1 3 rendula ethu nalladhu', [1, 3]],
    ['ml', '1ഉം 3ഉം തമ്മിൽ എന്താ വ്യത്യാസം?', [1, 3]],
    ['kn', '1 ಮತ್ತು 3 ರ ನಡುವೆ ಏನು ವ್ಯತ್ಯಾಸ?', [1, 3]],
    ['te', '1కి 3కి తేడా ఏంటి?', [1, 3]],
  ])('are those that are counted out: %s, "%s"', (language, text, positions) => {
    expect(picked(text, language)).toEqual(positions)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'which is the best among these?'],
    ['en', 'which one would you suggest?'],
    ['hi', 'inme sabse accha kaun sa hai'],
    ['pa', 'ਇਹਨਾਂ ਵਿੱਚੋਂ ਸਭ ਤੋਂ ਵਧੀਆ ਕਿਹੜਾ ਹੈ?'],
    ['bn', 'এগুলোর মধ্যে সবচেয়ে ভালো কোনটা?'],
    ['ta', 'இதுல எது நல்லது?'],
    ['ml', 'ഇതിൽ ഏറ്റവും നല്ലത് ഏതാണ്?'],
    ['kn', 'ಇದರಲ್ಲಿ ಯಾವುದು ಒಳ್ಳೆಯದು?'],
    ['te', 'వీటిలో ఏది బాగుంది?'],
  ])('are all of them where the best is asked for: %s, "%s"', (language, text) => {
    expect(picked(text, language)).toEqual([1, 2, 3, 4])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'which area is best for families?'],
    ['en', 'which bank is best for loan?'],
    ['hi', 'sabse accha area kaun sa hai'],
    ['te', 'ఏ ఏరియా బాగుంటుంది'],
    ['bn', 'kon elaka bhalo'],
  ])('are none where something else is asked for: %s, "%s"', (language, text) => {
    expect(picked(text, language)).toEqual([])
  })
})
