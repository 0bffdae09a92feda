import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: 'bedrooms', known: {} }, places)

describe('a call that is refused', () => {
  it.each<[LanguageCode, string]>([
    ['en', "don't call me, whatsapp me"],
    ['en', 'please dont call, message me'],
    ['en', 'no calls please'],
    ['hi', 'mera number 98100 12345 hai, abhi mat call karna'],
    ['hi', 'कॉल मत करना, व्हाट्सएप करो'],
    ['hi', 'mujhe call mat karo'],
    ['ta', 'போன் பண்ணாதீங்க'],
    ['ta', 'call panna vendam, whatsapp pannunga'],
    ['ml', 'എന്നെ വിളിക്കണ്ട, മെസ്സേജ് അയച്ചാൽ മതി'],
    ['ml', 'call cheyyanda, whatsapp cheyyu'],
    ['kn', 'ಫೋನ್ ಮಾಡಬೇಡಿ'],
    ['kn', 'call madbedi, WhatsApp madi'],
    ['te', 'కాల్ చేయొద్దు, వాట్సాప్ చేయండి'],
    ['te', 'naku call cheyoddu, message cheyandi'],
    ['pa', 'call na karo'],
    ['pa', 'ਫ਼ੋਨ ਨਾ ਕਰਨਾ'],
    ['pa', 'main canada ton aa, call na karo'],
    ['pa', 'ਕਾਲ ਨਾ ਕਰਿਓ, ਵਟਸਐਪ ਕਰੋ'],
    ['bn', 'ফোন করবেন না, হোয়াটসঅ্যাপ করুন'],
    ['bn', 'amake call koro na, whatsapp koro'],
  ])('is a no that wishes nothing: %s, "%s"', (language, text) => {
    const { act, commands } = read(text, language)
    expect({ act, commands }).toEqual({ act: 'deny', commands: [{ kind: 'no-call' }] })
  })

  it.each<[LanguageCode, string]>([
    ['en', "don't call now, call me tomorrow"],
    ['en', 'call me'],
    ['hi', 'abhi nahi, kal call karna'],
    ['bn', 'ekhon call korben na bikele korben'],
    ['bn', 'ekta call korun na'],
  ])('is not one that is wanted at another time: %s, "%s"', (language, text) => {
    expect(read(text, language).act).toBe('handoff')
  })
})
