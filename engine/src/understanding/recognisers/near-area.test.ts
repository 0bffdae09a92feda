import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

type Known = { city: string; area?: string }

function commandsOf(language: LanguageCode, text: string, known: Known, shown = 0) {
  return understand(text, { language, asked: null, known, shown }, places).commands
}

describe('a place from which it shall not be far is looked around', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'not too far from saravanampatti', 'Coimbatore', 'Saravanampatti'],
    ['en', 'office is in saravanampatti, nothing too far from the office', 'Coimbatore', 'Saravanampatti'],
    ['en', 'saravanampatti or nearby areas', 'Coimbatore', 'Saravanampatti'],
    ['en', 'office in saravanampatti, that side would be good', 'Coimbatore', 'Saravanampatti'],
    ['bn', 'অফিস সেক্টর ফাইভে, ওদিকে হলে যাতায়াত সুবিধা', 'Kolkata', 'Salt Lake Sector 5'],
    ['bn', 'অফিস সল্টলেকে, ওই দিকটায় হলে ভালো', 'Kolkata', 'Salt Lake'],
    ['hi', 'office mansarovar me hai, us taraf ho to aana jaana aasan', 'Jaipur', 'Mansarovar'],
    ['ml', 'office kakkanad aanu, aa bhagath aayal nannayi', 'Kochi', 'Kakkanad'],
    ['kn', 'office koramangala alli, aa kade idre olledu', 'Bengaluru', 'Koramangala'],
    ['pa', 'daftar model town ch hai, us paase hove ta changa', 'Ludhiana', 'Model Town'],
    ['kn', 'ಕುವೆಂಪುನಗರ ಅಥವಾ ವಿಜಯನಗರ ಕಡೆ', 'Mysuru', 'Kuvempunagar'],
    ['te', 'మంగళగిరి, తాడేపల్లి వైపు ఏమైనా ఉన్నాయా?', 'Vijayawada', 'Mangalagiri'],
    ['hi', 'मानसरोवर से ज़्यादा दूर न हो', 'Jaipur', 'Mansarovar'],
    ['hi', 'office mansarovar me hai, wahan se zyada door na ho', 'Jaipur', 'Mansarovar'],
    ['ta', 'கிண்டியிலிருந்து ரொம்ப தூரம் இருக்கக் கூடாது', 'Chennai', 'Guindy'],
    ['ta', 'office guindy la, anga irundhu romba thooram venam', 'Chennai', 'Guindy'],
    ['ml', 'കാക്കനാട് നിന്ന് അധികം ദൂരം പാടില്ല', 'Kochi', 'Kakkanad'],
    ['ml', 'kakkanad bhagathu', 'Kochi', 'Kakkanad'],
    ['kn', 'ಮಾರತ್ತಹಳ್ಳಿಯಿಂದ ಜಾಸ್ತಿ ದೂರ ಇರಬಾರದು', 'Bengaluru', 'Marathahalli'],
    ['kn', 'office marathahalli alli, allinda tumba doora beda', 'Bengaluru', 'Marathahalli'],
    ['te', 'మాదాపూర్ నుంచి ఎక్కువ దూరం ఉండకూడదు', 'Hyderabad', 'Madhapur'],
    ['te', 'office madhapur lo, akkada nunchi dooram kakunda', 'Hyderabad', 'Madhapur'],
    ['pa', 'ਮਾਡਲ ਟਾਊਨ ਤੋਂ ਬਹੁਤੀ ਦੂਰ ਨਾ ਹੋਵੇ', 'Ludhiana', 'Model Town'],
    ['pa', 'daftar model town ch hai, othon door na hove', 'Ludhiana', 'Model Town'],
    ['bn', 'অফিস মাটিগাড়ায়, অফিস থেকে বেশি দূরে যেন না হয়', 'Siliguri', 'Matigara'],
    ['bn', 'office ta matigara te, okhane theke besi dur na hole valo', 'Siliguri', 'Matigara'],
  ])('%s, "%s"', (language, text, city, area) => {
    const commands = commandsOf(language, text, { city })
    expect(commands).toContainEqual({ kind: 'set', slot: 'area', value: area })
    expect(commands).toContainEqual({ kind: 'near' })
  })

  it.each<[LanguageCode, string, string, string]>([
    ['en', 'guindy is too far', 'Chennai', 'Guindy'],
    ['ta', 'guindy romba dhooram, venam', 'Chennai', 'Guindy'],
    ['te', 'madhapur chala dooram, vaddu', 'Hyderabad', 'Madhapur'],
    ['kn', 'ಮಾರತ್ತಹಳ್ಳಿ ತುಂಬಾ ದೂರ, ಬೇಡ', 'Bengaluru', 'Marathahalli'],
    ['hi', 'mansarovar bahut door hai', 'Jaipur', 'Mansarovar'],
  ])('one that is too far itself is left out: %s, "%s"', (language, text, city, area) => {
    const commands = commandsOf(language, text, { city })
    expect(commands).toContainEqual({ kind: 'avoid', areas: [area] })
    expect(commands).not.toContainEqual({ kind: 'near' })
  })

  it('"Baner or near Aundh" says it of the other one', () => {
    expect(commandsOf('en', 'Baner or near Aundh', { city: 'Pune' })).not.toContainEqual({ kind: 'near' })
  })
})

describe('kilometres within which a home shall lie', () => {
  it.each<[LanguageCode, string, number, Known]>([
    ['en', 'within 2 km only', 2, { city: 'Bengaluru', area: 'Marathahalli' }],
    ['en', 'not more than 5 km from my office', 5, { city: 'Bengaluru', area: 'Marathahalli' }],
    ['en', '10 km is ok for me', 10, { city: 'Bengaluru', area: 'Marathahalli' }],
    ['kn', '2km olage maathra torsi', 2, { city: 'Bengaluru', area: 'Marathahalli' }],
    ['kn', 'ಎರಡು ಕಿಲೋಮೀಟರ್ ಒಳಗೆ ತೋರಿಸಿ', 2, { city: 'Bengaluru', area: 'Marathahalli' }],
    ['hi', '3 km ke andar dikhao', 3, { city: 'Jaipur', area: 'Mansarovar' }],
    ['hi', 'मानसरोवर से 5 किलोमीटर के अंदर ही चाहिए', 5, { city: 'Jaipur' }],
    ['ta', '3 kilometer kulla kaatunga', 3, { city: 'Chennai', area: 'Porur' }],
    ['ta', 'போரூர்ல இருந்து 5 கிமீக்குள்ள வேணும்', 5, { city: 'Chennai' }],
    ['ml', '3 km ullil ullath kaanikku', 3, { city: 'Kochi', area: 'Kakkanad' }],
    ['ml', 'കാക്കനാട് നിന്ന് അഞ്ച് കിലോമീറ്ററിനുള്ളിൽ മതി', 5, { city: 'Kochi' }],
    ['te', '3 km lopu chupinchandi', 3, { city: 'Hyderabad', area: 'Madhapur' }],
    ['te', 'మాదాపూర్ నుంచి 5 కిలోమీటర్ల లోపు కావాలి', 5, { city: 'Hyderabad' }],
    ['pa', '3 km de andar dikhao', 3, { city: 'Ludhiana', area: 'Model Town' }],
    ['pa', 'ਮਾਡਲ ਟਾਊਨ ਤੋਂ 5 ਕਿਲੋਮੀਟਰ ਦੇ ਅੰਦਰ ਚਾਹੀਦਾ', 5, { city: 'Ludhiana' }],
    ['bn', '3 km er moddhe dekhan', 3, { city: 'Kolkata', area: 'Garia' }],
    ['bn', 'গড়িয়া থেকে ৫ কিলোমিটারের মধ্যে চাই', 5, { city: 'Kolkata' }],
  ])('%s, "%s"', (language, text, kilometres, known) => {
    const commands = commandsOf(language, text, known, 5)
    expect(commands).toContainEqual({ kind: 'near', kilometres })
    expect(commands.some((one) => one.kind === 'set' && one.slot === 'bedrooms')).toBe(false)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is it within 2 km of the metro?'],
    ['en', 'should not be more than 30 minutes from office'],
    ['en', 'within 3 km of the airport'],
    ['en', '5 km is too far'],
  ])('are none: %s, "%s"', (language, text) => {
    const known = { city: 'Bengaluru', area: 'Marathahalli' }
    const commands = commandsOf(language, text, known, 5)
    expect(commands.some(({ kind }) => kind === 'near')).toBe(false)
  })
})
