import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a day on which a home is to be seen', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string, string]>([
    ['en', 'Saturday morning can we see it', 'Saturday morning'],
    ['hi', 'चौथा वाला देखना है, इतवार को', 'इतवार को'],
    ['ta', 'saturday morning paaka mudiyuma', 'saturday morning'],
    ['ml', 'ഞായറാഴ്ച കാണാമോ', 'ഞായറാഴ്ച'],
    ['kn', 'next sunday site visit madbeku', 'next sunday'],
    ['te', 'ఆదివారం చూడొచ్చా', 'ఆదివారం'],
    ['pa', 'december vich dekh sakda?', 'december'],
    ['bn', 'রবিবার দেখতে যাব', 'রবিবার'],
  ])('asks for a visit, and stands beside the call: %s, "%s"', (language, text, day) => {
    const turn = say([found, text], language)
    expect(kindsOf(turn)).toEqual(['visits_arranged', 'offer_callback'])
    expect(turn.state.visit?.day).toBe(day)
    expect(turn.state.callTime).toBeUndefined()
  })

  it.each<[LanguageCode, string]>([
    ['te', 'avunu, sunday vastam. maa aayana tho matladinchandi call lo'],
    ['ta', 'sunday varom, call pannunga'],
  ])('is no time to call at, where a call is asked for beside it: %s, "%s"', (language, text) => {
    const { state } = say([found, text], language)
    expect(state.visit?.day).toBe('sunday')
    expect(state.callTime).toBeUndefined()
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'want to see the second one tomorrow morning, get me a call', 'tomorrow morning'],
    ['hi', 'kal subah dekhna hai, call karwa do', 'kal subah'],
    ['hi', 'chalo doosra wala dekhna hai kal subah, kisi ka number do ya call karwa do', 'kal subah'],
    ['pa', 'ਐਤਵਾਰ ਨੂੰ ਵੇਖਣ ਆ ਸਕਦੇ ਆਂ? ਫੋਨ ਕਰਵਾ ਦਿਓ', 'ਐਤਵਾਰ ਨੂੰ'],
    ['ta', 'nalaikku kaalaila vandhu pakkanum, call panna sollunga', 'nalaikku kaalaila'],
    ['ml', 'saramilla, randamathe veedu kaanan saturday varam, number tharamo', 'saturday'],
    ['kn', 'naale belagge nodbeku, call madsi', 'naale belagge'],
    ['te', 'repu podduna chudali, call cheyinchandi', 'repu podduna'],
    ['bn', 'kal sokale dekhte jabo, call korte bolun', 'kal sokale'],
  ])('is noted once, and holds no other word: %s, "%s"', (language, text, day) => {
    const turn = say([found, text], language)
    expect(turn.state.visit?.day).toBe(day)
    expect(turn.state.callTime).toBeUndefined()
    expect(turn.reply.handoff).toBe(true)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'number 2'],
    ['hi', 'नंबर 2'],
    ['ta', 'எண் 2'],
    ['ml', 'നമ്പർ 2'],
    ['kn', 'ನಂಬರ್ 2'],
    ['te', 'నంబర్ 2'],
    ['pa', 'ਨੰਬਰ 2'],
    ['bn', '2 নম্বর'],
  ])('names the home that was picked: %s', (language, named) => {
    const turn = say([found, named, 'can we see it on sunday?'], language)
    expect(turn.acts[0]).toMatchObject({ kind: 'visits_arranged', position: 2 })
    expect(turn.reply.text).toContain(named)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'could we move in by this weekend itself?'],
    ['hi', 'अगले हफ्ते शिफ्ट कर सकते हैं?'],
    ['ta', 'intha vaarame kudi varalama?'],
    ['ml', 'ee aazhcha thanne thamasam maaran pattumo'],
    ['kn', 'ee vaara shift agboda'],
    ['te', 'ee vaaram lone digipovacha'],
    ['pa', 'is hafte shift ho sakde aa?'],
    ['bn', 'এই সপ্তাহে উঠতে পারব?'],
  ])('is none on which to move in: %s, "%s"', (language, text) => {
    const turn = say([found, text], language)
    expect(turn.state.visit).toBeUndefined()
    expect(turn.acts.flatMap((act) => (act.kind === 'untold' ? act.facts : []))).toContain('vacant_from')
    expect(say([found, 'we want to shift to Indiranagar'], 'en').state.wishes.area).toBe('Indiranagar')
  })

  it('stands beside a time to call at', () => {
    const { state } = say([found, 'sunday vastam, sayantram call cheyandi'], 'te')
    expect(state).toMatchObject({ callTime: 'sayantram', visit: { day: 'sunday' } })
  })

  it('leaves the time of a call that was noted', () => {
    const turn = say([found, 'call me after 6', 'Saturday morning can we see it'], 'en')
    expect(turn.state).toMatchObject({ callTime: 'after 6', visit: { day: 'Saturday morning' } })
  })

  it('is the newest one, without the number of a phone', () => {
    const turn = say([found, 'Saturday morning can we see it', 'can we see it on Sunday, 0442456 7890'], 'en')
    expect(turn.state.visit?.day).toBe('on Sunday')
  })

  it('is not named by who only looks later', () => {
    expect(kindsOf(say([found, 'we will see tomorrow'], 'en'))).not.toContain('visits_arranged')
    expect(kindsOf(say([found, 'want to see flats in Pune next week'], 'en'))).not.toContain(
      'visits_arranged',
    )
  })
})

describe('a visit that is asked for with a day', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string, string]>([
    ['en', 'can we come and see on sunday morning', 'on sunday morning'],
    ['en', 'can i visit tmrw? i land at 11am', 'tmrw'],
    ['hi', 'रविवार को सुबह देखने आ सकते हैं क्या', 'रविवार को सुबह'],
    ['pa', 'ਐਤਵਾਰ ਸਵੇਰੇ ਵੇਖ ਸਕਦੇ ਆਂ', 'ਐਤਵਾਰ ਸਵੇਰੇ'],
    ['bn', 'শনিবার বিকেলে দেখানো যাবে', 'শনিবার বিকেলে'],
    ['ta', 'நாளைக்கு சாயங்காலம் பாக்கலாமா', 'நாளைக்கு சாயங்காலம்'],
    ['ml', 'innu vaikitt kaanan pattumo', 'innu vaikitt'],
    ['kn', 'ಈ ಭಾನುವಾರ ನೋಡ್ಬೋದಾ', 'ಈ ಭಾನುವಾರ'],
    ['te', 'ఆదివారం పొద్దున్న చూడొచ్చా', 'ఆదివారం పొద్దున్న'],
    ['hi', 'कल मेरी छुट्टी है कल देखने आ सकती हूँ क्या', 'कल'],
  ])('hears it said back, and asked again something else: %s, "%s"', (language, text, day) => {
    const turn = say([found, text], language)
    expect(turn.acts[0]).toEqual({ kind: 'visits_arranged', day })
    const again = say([found, text, text], language)
    expect(again.acts[0]).toEqual({ kind: 'visits_arranged', again: true })
    expect(again.reply.text).not.toBe(turn.reply.text)
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'no calls please', 'can we see it on sunday?'],
    ['hi', 'कॉल मत करना', 'रविवार को देखने आ सकते हैं?'],
    ['ta', 'call venam', 'sunday paaka varalama'],
    ['ml', 'വിളിക്കേണ്ട', 'ഞായറാഴ്ച വന്നു കാണാമോ?'],
    ['kn', 'phone beda ivaga', 'bhanuvara nodoke barbahuda'],
    ['te', 'ఫోన్ వద్దు', 'ఆదివారం వచ్చి చూడొచ్చా?'],
    ['pa', 'ਕਾਲ ਨਾ ਕਰਨਾ', 'ਐਤਵਾਰ ਨੂੰ ਵੇਖ ਸਕਦੇ ਹਾਂ?'],
    ['bn', 'phone korben na', 'robibar dekhte jawa jabe?'],
  ])('needs a call, which is offered once where none was wanted: %s, "%s"', (language, refusal, text) => {
    const turn = say([found, refusal, text], language)
    expect(kindsOf(turn)).toEqual(['visits_arranged', 'offer_callback'])
    expect(kindsOf(say([found, refusal, text, text], language))).not.toContain('offer_callback')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i meant a visit, not a call'],
    ['hi', 'main visit ki baat kar raha hoon, call ki nahi'],
    ['pa', 'main visit di gall kardi aan, call di nahi'],
    ['bn', 'ami visit er kotha bolchi, call na'],
    ['ta', 'naan visit pathi sonnen, call illa'],
    ['ml', 'njan visit cheyyanu paranjath, call alla'],
    ['kn', 'naanu visit bagge heliddu, call alla'],
    ['te', 'nenu visit gurinchi cheppanu, call kaadu'],
  ])('is meant in place of a call: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, text], language))).toEqual(['visits_arranged', 'offer_callback'])
  })
})
