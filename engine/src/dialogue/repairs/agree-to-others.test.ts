import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../../index.ts'
import { chat } from '../transcripts/in-memory.ts'
import { listedPlaces } from '../transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
/** Such homes are shown, and flats offered beside them. */
const found = ['house for rent in Whitefield Bangalore', '2bhk under 30000']

const say = (text: string, language: LanguageCode) => chat(engine, [...found, text], language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a yes to others, with a question behind it that no listing answers', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'yes show them. how old is the first one?'],
    ['en', 'yes show them and how old is this one'],
    ['hi', 'ha dikhao, waise ye wala kitne saal purana hai'],
    ['hi', 'haan dikhao aur iska deposit kitna hai'],
    ['bn', 'ha dekhan. 1 no. ta te ki advance lage?'],
    ['ta', 'ஆமா காட்டுங்க, இதுக்கு அட்வான்ஸ் எவ்வளவு?'],
    ['te', 'అవును చూపించండి, దీనికి అడ్వాన్స్ ఎంత?'],
    ['kn', 'houdu torisi. ee mane eshtu varsha haledu?'],
    ['ml', 'അതെ കാണിക്കൂ, ഇതിന് അഡ്വാൻസ് എത്രയാ?'],
    ['pa', 'ਹਾਂ ਜੀ ਵਿਖਾ ਦਿਓ। ਉਂਜ ਇਹਦੀ ਸਕਿਓਰਿਟੀ ਕਿੰਨੀ ਹੈ?'],
  ])('says so and shows them: %s, "%s"', (language, text) => {
    const turn = say(text, language)
    expect(kindsOf(turn).slice(0, 2)).toEqual(['untold', 'found_agreed'])
    expect(turn.reply.properties).not.toBeNull()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'this one looks fine. will I get a loan on it?'],
    ['hi', 'ये ठीक लग रहा है। इस पर लोन मिलेगा?'],
    ['pa', 'ਇਹ ਤਾਂ ਠੀਕ ਲੱਗਦਾ ਹੈ। ਇਸ ਉੱਤੇ ਬੈਂਕ ਲੋਨ ਹੋ ਜਾਊਗਾ?'],
  ])('is none where what is shown is liked: %s, "%s"', (language, text) => {
    expect(kindsOf(say(text, language))).not.toContain('found_agreed')
  })

  it('notes what is asked of the owner of one beside it', () => {
    expect(kindsOf(say('haan dikhao. kya iska kiraya kam hoga?', 'hi'))).toContain('price_asked')
    expect(kindsOf(say('yes show, can we visit this one on sunday?', 'en'))).toContain('visits_arranged')
  })
})

describe('a yes to others, with a question behind it that a listing answers', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'yes show. does the first one have a lift?'],
    ['hi', 'haan dikha do, pehle wale mein lift hai kya?'],
    ['bn', 'হ্যাঁ দেখান। প্রথমটাতে লিফট আছে?'],
    ['ta', 'sari kaattunga, mudhal veetla lift irukka?'],
    ['te', 'sare chupinchandi, modati daanlo lift unda?'],
    ['kn', 'sari torisi, modalane maneyalli lift ideya?'],
    ['ml', 'sheri kanikku, aadyathe veettil lift undo?'],
    ['pa', 'haan ji dikhao, pehle wale ch lift haigi?'],
  ])('is answered, and the offer stays: %s, "%s"', (language, text) => {
    const turn = say(text, language)
    expect(kindsOf(turn)).toEqual(['answer_amenity', 'offer_relaxed'])
    expect(turn.state.pending?.kind).toBe('relax')
  })
})

describe('a question alone, where others were offered', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'ok, how much is the deposit?'],
    ['en', 'no. how much is the deposit?'],
    ['hi', 'iska deposit kitna hai?'],
  ])('shows no others: %s, "%s"', (language, text) => {
    expect(say(text, language).reply.properties).toBeNull()
  })
})
