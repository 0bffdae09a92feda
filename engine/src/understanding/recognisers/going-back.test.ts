import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { UndoneSlot } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, shown = 3) =>
  understand(text, { language, asked: null, known: { transaction_type: 'sale' }, shown }, places)

describe('going back to what one slot was', () => {
  it.each<[LanguageCode, UndoneSlot, string]>([
    ['en', 'area', 'the first area was better'],
    ['en', 'area', 'previous area please'],
    ['en', 'area', 'i liked the previous locality more'],
    ['en', 'city', 'go back to the first city'],
    ['en', 'price', 'keep the first budget'],
    ['en', 'price', 'no, the budget I said earlier was fine'],
    ['ta', 'area', 'முன்னாடி சொன்ன இடத்துக்கே போகலாம்'],
    ['ta', 'area', 'பழைய இடமே போதும்'],
    ['ta', 'area', 'first sonna areave nalla irundhuchu'],
    ['ta', 'price', 'முதல்ல சொன்ன பட்ஜெட்டே போதும்'],
    ['ta', 'price', 'first sonna budget dhaan ok'],
    ['hi', 'area', 'पहले वाला इलाका ही ठीक था'],
    ['hi', 'area', 'pehle wali jagah hi theek thi'],
    ['hi', 'city', 'पुराने वाले शहर में ही देखो'],
    ['hi', 'price', 'पहले वाला बजट ही रखो'],
    ['hi', 'price', 'nahi pehle wala budget hi theek hai'],
    ['ml', 'area', 'ആദ്യം പറഞ്ഞ സ്ഥലം തന്നെ മതി'],
    ['ml', 'area', 'pazhaya sthalam thanne mathi'],
    ['ml', 'area', 'ആദ്യത്തെ ഏരിയ ആയിരുന്നു നല്ലത്'],
    ['ml', 'price', 'ആദ്യം പറഞ്ഞ budget thanne mathi'],
    ['ml', 'price', 'പഴയ ബജറ്റ് തന്നെ മതി'],
    ['kn', 'area', 'ಮೊದಲು ಹೇಳಿದ ಜಾಗಕ್ಕೇ ಹೋಗೋಣ'],
    ['kn', 'area', 'ಹಳೆ ಜಾಗನೇ ಇರಲಿ'],
    ['kn', 'area', 'hale jagane irali'],
    ['kn', 'price', 'ಮೊದಲಿನ ಬಜೆಟ್ ಇರಲಿ'],
    ['kn', 'price', 'modalu helida budget saku'],
    ['te', 'area', 'ముందు చెప్పిన ఏరియానే బాగుంది'],
    ['te', 'area', 'patha area ne better'],
    ['te', 'price', 'first cheppina budget lone'],
    ['te', 'price', 'మొదట చెప్పిన బడ్జెట్ చాలు'],
    ['pa', 'area', 'ਪਹਿਲੇ ਵਾਲਾ ਇਲਾਕਾ ਹੀ ਠੀਕ ਸੀ'],
    ['pa', 'area', 'pehla wala ilaka hi theek si'],
    ['pa', 'price', 'ਪਹਿਲਾਂ ਵਾਲਾ ਬਜਟ ਹੀ ਰੱਖੋ'],
    ['pa', 'price', 'pehla wala budget hi theek si'],
    ['bn', 'area', 'আগের জায়গাতেই থাক'],
    ['bn', 'area', 'আগের এলাকাটাই ভালো ছিল'],
    ['bn', 'area', 'ager jaygatei thak'],
    ['bn', 'price', 'আগের বাজেটটাই ঠিক ছিল'],
    ['bn', 'price', 'prothome bola budget ei thak'],
  ])('is heard in every language: %s, %s, "%s"', (language, slot, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'undo', slot }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'the earlier one was better'],
    ['hi', 'पहले जो बताया था वही ठीक था'],
    ['bn', 'আগেরটাই ভালো ছিল'],
    ['ta', 'முன்னாடி சொன்னதே போதும்'],
    ['kn', 'ಮೊದಲು ಹೇಳಿದ್ದೇ ಇರಲಿ'],
    ['te', 'ముందు చెప్పిందే బాగుంది'],
    ['ml', 'ആദ്യം പറഞ്ഞത് തന്നെ മതി'],
    ['pa', 'ਪਹਿਲਾਂ ਜੋ ਕਿਹਾ ਸੀ ਉਹੀ ਠੀਕ ਸੀ'],
  ])('without a name is the last change: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'undo' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is the first area safe'],
    ['en', 'the first one was better'],
    ['hi', 'पहला वाला ही ठीक था'],
    ['hi', 'क्या पहले वाला इलाका ठीक है'],
  ])('is not meant by a question or a home: %s, "%s"', (language, text) => {
    expect(read(text, language).commands.map(({ kind }) => kind)).not.toContain('undo')
  })
})
