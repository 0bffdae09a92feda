import { describe, expect, test } from 'vitest'
import { transliterate } from './brahmic.ts'
import { mergedKey, soundKey } from './sound-key.ts'

describe('the sound-alike key', () => {
  test.each([
    ['jayanagar', 'jaynagar', 'ಜಯನಗರ', 'जयनगर'],
    ['delhi', 'dilli', 'दिल्ली'],
    ['chennai', 'chenai', 'சென்னை', 'చెన్నై'],
    ['mumbai', 'मुंबई', 'मुम्बई', 'মুম্বই'],
    ['kochi', 'kocchi', 'കൊച്ചി'],
    ['chandigarh', 'chandigar', 'चंडीगढ़', 'ਚੰਡੀਗੜ੍ਹ'],
    ['vijayawada', 'vijayavada', 'wijayawada', 'విజయవాడ'],
    ['behala', 'beehaala', 'বেহালা'],
    ['thiruvananthapuram', 'tiruvanantapuram', 'തിരുവനന്തപുരം'],
    ['azamgarh', 'ajamgarh'],
    ['surat', 'soorat', 'सूरत'],
    ['ગાંધીનગર', 'gandhinagar', 'गांधीनगर'],
    ['କଟକ', 'katak'],
  ])('%s and its spellings meet', (...spellings) => {
    expect(new Set(spellings.map(soundKey)).size).toBe(1)
  })

  test('different names stay apart', () => {
    const names = ['pune', 'patna', 'delhi', 'kochi', 'surat', 'behala', 'noida', 'agra', 'mohali', 'madurai']
    expect(new Set(names.map(soundKey)).size).toBe(names.length)
  })

  test('Tamil, which writes no voice, meets the others by the coarser key', () => {
    expect(mergedKey(soundKey('கிண்டி'), 'voice')).toBe(mergedKey(soundKey('guindi'), 'voice'))
    expect(mergedKey(soundKey('மதுரை'), 'voice')).toBe(mergedKey(soundKey('madurai'), 'voice'))
  })

  test('digits stay and marks fall away', () => {
    expect(soundKey('62')).toBe('62')
    expect(soundKey('11')).toBe('11')
    expect(soundKey('!?')).toBe('')
  })

  test('reads scripts letter by letter', () => {
    expect(transliterate('जयनगर')).toBe('jayanagar')
    expect(transliterate('ಜಯನಗರ')).toBe('jayanagara')
    expect(transliterate('অ')).toBe('a')
    expect(transliterate('abc')).toBe('abc')
  })
})
