import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'

const engine = createEngine({ listedPlaces: [] })

/** What the form is filled with, as the page takes it from its own words. */
function called(text: string, language: LanguageCode = 'en') {
  const { state } = engine.begin(language)
  const understood = engine.understand(text, { language, asked: 'transaction_type', known: {} })
  const turn = engine.advance(state, understood)
  expect(turn).toMatchObject({ kind: 'finished', reply: { handoff: true } })
  const { caller } = (turn as FinishedTurn).reply
  const words = (stretch?: { from: number; to: number }) => stretch && text.slice(stretch.from, stretch.to)
  // Name and number stay in the seeker's own words: neither is in what the engine gives back.
  expect(JSON.stringify({ understood, turn })).not.toMatch(/98400|12345|৯৮৪/)
  return [words(caller?.name), words(caller?.number)]
}

describe('who wants to be called', () => {
  it.each([
    ['en', 'call me, Priya 98400 12345', 'Priya'],
    ['en', 'my name is Priya Sharma, please call 98400 12345', 'Priya Sharma'],
    ['en', 'Anand, 98400 12345', 'Anand'],
    ['en', 'pls ring me on 98400 12345, Suresh Kumar', 'Suresh Kumar'],
    ['ta', 'என்னை கூப்பிடுங்க, பிரியா 98400 12345', 'பிரியா'],
    ['ta', 'enna koopidunga, Priya 98400 12345', 'Priya'],
    ['hi', 'मुझे फ़ोन करो, प्रिया 98400 12345', 'प्रिया'],
    ['hi', 'mujhe call karo, Priya 98400 12345', 'Priya'],
    ['ml', 'എന്നെ വിളിക്കൂ, പ്രിയ 98400 12345', 'പ്രിയ'],
    ['ml', 'enne vilikku, Priya 98400 12345', 'Priya'],
    ['kn', 'ನನಗೆ ಕರೆ ಮಾಡಿ, ಪ್ರಿಯಾ 98400 12345', 'ಪ್ರಿಯಾ'],
    ['kn', 'nanage call madi, Priya 98400 12345', 'Priya'],
    ['te', 'నాకు కాల్ చేయండి, ప్రియ 98400 12345', 'ప్రియ'],
    ['te', 'naku call cheyandi, Priya 98400 12345', 'Priya'],
    ['pa', 'ਮੈਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਪ੍ਰਿਆ 98400 12345', 'ਪ੍ਰਿਆ'],
    ['pa', 'mainu phone karo, Priya 98400 12345', 'Priya'],
    ['bn', 'আমাকে ফোন করুন, প্রিয়া 98400 12345', 'প্রিয়া'],
    ['bn', 'amake phone korun, Priya 98400 12345', 'Priya'],
  ] as const)('%s: %s', (language, text, name) => {
    expect(called(text, language)).toEqual([name, '98400 12345'])
  })

  it('is not named by the words for the call', () => {
    expect(called('please call me, number 98400 12345')).toEqual([undefined, '98400 12345'])
  })

  it('has the number as it was typed', () => {
    expect(called('আমার নাম সুমিত, নম্বর ৯৮৪০০ ১২৩৪৫', 'bn')).toEqual(['সুমিত', '৯৮৪০০ ১২৩৪৫'])
  })
})
