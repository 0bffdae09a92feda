import type { Concept } from '../../concept.ts'
import type { Ending } from '../../language.ts'

const inside: readonly Concept[] = ['of', 'filler']
const isIn: readonly Concept[] = ['of', 'is', 'filler']
const from: readonly Concept[] = ['range:to', 'min:after', 'origin:after']
const most: readonly Concept[] = ['max:after']
const and: readonly Concept[] = ['and', 'filler']
const least: readonly Concept[] = ['min:after', 'filler']
const not: readonly Concept[] = ['not:after']
/** "Without a lift": ലിഫ്റ്റില്ലാണ്ട്. */
const lacking: readonly Concept[] = ['without', 'not:after']
/** "Make it three": മൂന്നാക്കാം. */
const makeIt: readonly Concept[] = ['correct', 'correct:after']
const isIt: readonly Concept[] = ['is', 'filler']
const asks: readonly Concept[] = ['ask:closing']
const asksForOne: readonly Concept[] = ['ask:closing', 'exist']
const either: readonly Concept[] = ['or', 'filler']
/** "In Thrissur's Guruvayur", "near": the first place only says where the second is. */
const within: readonly Concept[] = ['of', 'at', 'filler']
const than: readonly Concept[] = ['than:after', 'filler']
const none: readonly Concept[] = []
/** "Beyond": a lower end, which "cannot" turns around. */
const beyond: readonly Concept[] = ['min:after']
const wanted: readonly Concept[] = ['seek']
const bought: readonly Concept[] = ['transaction:sale', 'seek']

const makeItEndings =
  'ാക്കൂ ാക്ക് ാക്കണം ാക്കാം ാക്കിക്കോ ാക്കിക്കോളൂ ാക്കുക ാക്കാമോ ാക്കിയാലോ ാക്കിയേക്ക് ാക്കിയേക്കൂ ാക്കിയേര് ാക്കിയേരെ ാക്കട്ടെ ാക്കണേ ാക്കിക്കേ ാക്കാവോ'.split(
    ' ',
  )

/** Suffixes that begin with a vowel, written as its sign; what each means. */
const afterVowelSign: readonly (readonly [string, readonly Concept[]])[] = [
  ['ിൽ', inside],
  ['ില്', inside],
  ['ിലെ', within],
  ['ിലേ', within],
  ['ിലുള്ള', inside],
  ['ിലും', and],
  ['ിലോ', either],
  ['ിലാണ്', isIn],
  ['ിലാണു', isIn],
  ['ിലാ', isIn],
  ['ിലാണേ', isIn],
  ['ിലേക്ക്', inside],
  ['ിലേക്', inside],
  ['ിലൊരു', inside],
  ['ിലായി', inside],
  ['ിലാണോ', asks],
  ['ിലെങ്കിലും', inside],
  ['ിൽനിന്ന്', from],
  ['ിൽനിന്നും', from],
  ['ിൽനിന്നാണ്', from],
  ['ിന്റെ', inside],
  ['ിന്റേ', inside],
  ['ിന്റേം', and],
  ['ിനേം', and],
  ['ിന്', none],
  ['ിനു', none],
  ['ിനും', and],
  ['ിനെ', none],
  ['ിനെക്കാൾ', than],
  ['ിനേക്കാൾ', than],
  ['െക്കാൾ', than],
  ['േക്കാൾ', than],
  ['ിനെക്കുറിച്ച്', none],
  ['ിനെപ്പറ്റി', none],
  ['െക്കുറിച്ച്', none],
  ['െപ്പറ്റി', none],
  ['ിനോട്', none],
  ['െണ്ണം', none],
  ['ോട്', none],
  ['ോടെ', none],
  ['ിനടുത്ത്', within],
  ['ിന്റടുത്ത്', within],
  ['ിന്നടുത്ത്', within],
  ['ിന്റവിടെ', inside],
  ['ീന്ന്', from],
  ['ീന്നും', from],
  ['ിനടുത്തുള്ള', within],
  ['ിനുള്ളിൽ', most],
  ['ിനകത്ത്', most],
  ['ിനുള്ള', none],
  ['ിൽത്തന്നെ', inside],
  ['ിൽതന്നെ', inside],
  ['ിലല്ല', not],
  ['ിനല്ല', not],
  ['ും', and],
  ['ുമായി', none],
  ['ാണ്', isIt],
  ['ാണു', isIt],
  ['ാ', isIt],
  ['ാണല്ലോ', isIt],
  ['ുണ്ടല്ലോ', isIt],
  ['ാണോ', asks],
  ['ാകണം', none],
  ['ാവണം', none],
  ['ായി', none],
  ['ായിട്ട്', none],
  ['ായാലും', ['all-the-same', 'filler']],
  ['ായിരിക്കണം', none],
  ['ാണെങ്കിൽ', none],
  ['ാണേൽ', none],
  ['ുള്ള', none],
  ['ുള്ളത്', none],
  ['ുണ്ട്', isIt],
  ['ുണ്ടോ', asksForOne],
  ['ുണ്ടെങ്കിൽ', none],
  ['ുണ്ടെങ്കി', none],
  ['ാണെങ്കി', none],
  ['ിലാവണം', inside],
  ['ിലാകണം', inside],
  ['ുമൊള്ള', and],
  ['ൊള്ള', none],
  ['ുണ്ടാവുമോ', asksForOne],
  ['ുണ്ടാകുമോ', asksForOne],
  ['ോ', either],
  ['െങ്കിലും', least],
  ['േ', none],
  ['െ', none],
  ['ു', none],
  ['ുടെ', inside],
  ['ുമാണ്', and],
  ['ുമുള്ള', and],
  ['ൊക്കെ', none],
  ['ുവരെ', none],
  ['ൊരു', none],
  ['ോളം', ['about', 'filler']],
  ['ിനായി', none],
  ['േയുള്ളൂ', none],
  ['േയുള്ളു', none],
  ['േഉള്ളൂ', none],
  ['േ', none],
  ['െന്നറിയില്ല', ['all-the-same', 'filler']],
  ['െന്നറിഞ്ഞുകൂടാ', ['all-the-same', 'filler']],
  ['െന്ന്', isIt],
  ['െന്നു', isIt],
  ['െന്നുണ്ട്', isIt],
  ['െന്നുണ്ടായിരുന്നു', isIt],
  ['െന്നാണ്', isIt],
  ['െന്നാ', isIt],
  ['ായിരുന്നു', isIt],
  ['ാരുന്നു', isIt],
  ['ാര്ന്നു', isIt],
  ['ായാൽ', none],
  ['ുണ്ടേൽ', none],
  ['ിലോട്ട്', inside],
  ['ിലേയ്ക്ക്', inside],
  ['ിലെവിടെയെങ്കിലും', inside],
  ['ിലെവിടെങ്കിലും', inside],
  ['േല്', inside],
  ['േൽ', inside],
  ['ിനടുത്തായി', within],
  ['ിനടുത്തൊരു', within],
  ['ിനരികിൽ', within],
  // "Can it be kept within sixteen": പതിനാറിലൊതുക്കാൻ പറ്റുമോ.
  ['ിലൊതുക്കാൻ', ['max:after', 'propose']],
  ['ിലൊതുങ്ങണം', most],
  ['ിനൊതുങ്ങുന്ന', most],
  ['ിലൊതുങ്ങുന്നത്', most],
  ['ിലൊതുങ്ങുന്നതെന്തും', most],
  ['ിനൊതുങ്ങണം', most],
  ['ിനൊതുക്കണം', most],
  ['ിലൊതുക്കണം', most],
  ['ിലൊതുങ്ങുന്ന', most],
  ['ിലൊതുക്കാം', most],
  ['ിനപ്പുറം', beyond],
  ['ിലപ്പുറം', beyond],
  ['ിലധികം', beyond],
  ['ിൽകൂടുതൽ', beyond],
  ['ിൽക്കൂടുതൽ', beyond],
  ['ിനുമുകളിൽ', beyond],
  ['ിനുമേൽ', beyond],
  ['ിനുതാഴെ', most],
  ['ിൽതാഴെ', most],
  ['ിൽത്താഴെ', most],
  ['ിനകം', most],
  ['ിനുള്ളിലുള്ള', most],
  ['െവിടെയെങ്കിലും', none],
  ['െവിടെങ്കിലും', none],
  ['െവിടേലും', none],
  ['െങ്ങാനും', none],
  // "As it is in Kottayam", "when it is": കോട്ടയത്തായതുകൊണ്ട്.
  ['ായതുകൊണ്ട്', isIt],
  ['ായതോണ്ട്', isIt],
  ['ായതിനാൽ', isIt],
  ['ാകുമ്പോൾ', none],
  ['ാവുമ്പോൾ', none],
  ['ാകുമ്പോ', none],
  ['ാവുമ്പോ', none],
  ['ാവുമ്പൊ', none],
  // Behind what is to be done: വാങ്ങാനുദ്ദേശിക്കുന്നു, എടുക്കാനാഗ്രഹമുണ്ട്.
  ['ുദ്ദേശിക്കുന്നു', wanted],
  ['ുദ്ദേശമുണ്ട്', wanted],
  ['ുദ്ദേശ്യമുണ്ട്', wanted],
  ['ാഗ്രഹിക്കുന്നു', wanted],
  ['ാഗ്രഹമുണ്ട്', wanted],
  ['ാഗ്രഹം', wanted],
  // Taking it, written on: ഫ്ലാറ്റെടുത്താൽ, വീടെടുക്കാനാ.
  ['െടുത്താൽ', none],
  ['െടുത്താ', none],
  ['െടുക്കണം', wanted],
  ['െടുക്കാൻ', wanted],
  ['െടുക്കാനാ', wanted],
  ['െടുക്കാനാണ്', wanted],
  ['െടുക്കണംന്നുണ്ട്', wanted],
  ['ാലോചിക്കുന്നു', wanted],
  ['ാലോചനയുണ്ട്', wanted],
  ['ിഷ്ടം', wanted],
  ['ൊന്നും', none],
  // Alone it may tell what somebody did: പതിനായിരമാക്കി.
  ['ാക്കി', ['correct']],
  ...makeItEndings.map((ending) => [ending, makeIt] as const),
  // Before suffixes that begin with a the vowel is the one inside the letter.
  ['ല്ല', not],
  ['ില്ലെങ്കിലും', not],
  ['ില്ലേലും', not],
  ['ല്ലാത്ത', not],
  ['ല്ലാതെ', not],
  ['ില്ലാതെ', lacking],
  ['ില്ലാണ്ട്', lacking],
  ['ില്ലാണ്ടെ', lacking],
  ['ടുത്ത്', within],
  ['ടുത്തുള്ള', within],
  ['ടുത്താണ്', within],
  ['ടുത്തെവിടെയെങ്കിലും', within],
  ['ടുത്തെവിടെങ്കിലും', within],
]

/** Suffixes that any word takes as they stand. */
const afterAnything: readonly (readonly [string, readonly Concept[]])[] = [
  ['ൊരു', none],
  ['ക്ക്', none],
  ['ക്കു', none],
  ['യ്ക്ക്', none],
  ['ക്കും', and],
  ['യ്ക്കും', and],
  ['ക്കുള്ള', none],
  ['യ്ക്കുള്ള', none],
  ['ക്കുള്ളിൽ', most],
  ['യ്ക്കുള്ളിൽ', most],
  ['ക്കകത്ത്', most],
  ['ക്കല്ല', not],
  ['യ്ക്കല്ല', not],
  ['ക്കാണ്', isIt],
  ['യ്ക്കാണ്', isIt],
  ['ക്കാണോ', asks],
  ['യ്ക്കാണോ', asks],
  ['ക്കോ', either],
  ['യ്ക്കോ', either],
  ['ക്കടുത്ത്', within],
  ['ക്കടുത്തുള്ള', within],
  ['യ്ക്കടുത്തുള്ള', within],
  ['യ്ക്കടുത്ത്', within],
  ['കൾ', none],
  ['കള്', none],
  ['കളും', and],
  ['കളിൽ', inside],
  ['കളുള്ള', none],
  ['തന്നെ', none],
  ['മാത്രം', none],
  ['ൽ', inside],
  ['ല്', inside],
  // How one calls whom one speaks to, written on: വേണ്ടപ്പാ, പറ്റൂലെടോ.
  ...['പ്പാ', 'ട്ടാ', 'െടോ', 'െടാ', 'െടീ', 'െന്നേ', 'ാന്നേ', 'ാട്ടോ', 'ാട്ടാ'].map((called) => [called, none] as const),
  ['ന്', none],
  ['ന്റെ', inside],
  ['നെ', none],
  ['നും', and],
  ['നാണ്', isIt],
  ['നല്ല', not],
  ['മതി', wanted],
  ['മുതൽ', from],
  ['വരെ', most],
]

/**
 * What stands before a suffix that begins with a vowel, and the stem that it comes from: കൊച്ചി-യി-ൽ,
 * കോട്ട(യം)-ത്തി-ൽ, കാക്കനാ(ട്)-ട്ടി-ൽ, തൃശ്ശൂ(ർ)-രി-ൽ.
 */
const links: readonly (readonly [string, string])[] = [
  ['യ', ''],
  ['വ', ''],
  ['', '്'],
  ['', 'ു'],
  ['ത്ത', 'ം'],
  ['മ', 'ം'],
  ['വ', 'ം'],
  ['ട്ട', 'ട്'],
  ['റ്റ', 'റ്'],
  ['ന', 'ൻ'],
  ['ര', 'ർ'],
  ['റ', 'ർ'],
  ['ല', 'ൽ'],
  ['ള', 'ൾ'],
  ['ണ', 'ൺ'],
]

/** As it is said: കൊച്ചീല്, ആലപ്പുഴേല്. */
const spokenLocatives: readonly (readonly [string, string, readonly Concept[]])[] = [
  ['ീല്', 'ി', inside],
  ['ീൽ', 'ി', inside],
  ['ീലെ', 'ി', inside],
  ['ീലേക്ക്', 'ി', inside],
  ['േല്', '', inside],
  ['േൽ', '', inside],
  ['ീലാവണം', 'ി', inside],
  ['േലാവണം', '', inside],
  ['ീലാ', 'ി', isIn],
  ['ീലാണ്', 'ി', isIn],
  ['േലാ', '', isIn],
  ['േലാണ്', '', isIn],
  ['ീലോട്ട്', 'ി', inside],
  ['േലോട്ട്', '', inside],
  ['ീന്ന്', 'ി', from],
  ['ീന്നും', 'ി', from],
  ['േന്ന്', '', from],
  ['േന്നും', '', from],
  ['ീടെ', 'ി', inside],
  ['േടെ', '', inside],
  ['ീടടുത്ത്', 'ി', within],
  ['േടടുത്ത്', '', within],
  ['ീക്ക്', 'ി', none],
  ['ീള്ള', 'ി', none],
  ['േള്ള', '', none],
  // "Of the room", "to the house's": മുറീന്റെ, പേരൂന്റെ.
  ...['ീ', 'ൂ'].flatMap((long) => {
    const short = long === 'ീ' ? 'ി' : 'ു'
    return [
      [`${long}ന്റെ`, short, inside],
      [`${long}ന്റടുത്ത്`, short, within],
      [`${long}നെ`, short, none],
      [`${long}ന്`, short, none],
      [`${long}നും`, short, and],
    ] as const
  }),
  // Beyond and within, written on to what ends in -i: കോടീടപ്പുറം, കോടീക്കുള്ളിൽ.
  ...['ീടപ്പുറം', 'ീടപ്പുറത്ത്', 'ീക്കപ്പുറം', 'ീടപ്പുറത്തോട്ട്'].map((suffix) => [suffix, 'ി', beyond] as const),
  ...['ീക്കുള്ളിൽ', 'ീക്കകത്ത്', 'ീടുള്ളിൽ', 'ീടകത്ത്', 'ീക്കുള്ളില്'].map((suffix) => [suffix, 'ി', most] as const),
  ...['ീണ്ടെങ്കിൽ', 'ീണ്ടെങ്കി', 'ീണ്ടേൽ', 'ീണ്ടേ', 'ീണ്ടായാൽ'].map((suffix) => [suffix, 'ി', none] as const),
  ['ീണ്ട്', 'ി', isIt],
  ['ീണ്ടോ', 'ി', asksForOne],
  // What is to be bought, joined to its verb: വീടുവാങ്ങാൻ, സ്ഥലംമേടിക്കണം.
  ...['വാങ്ങ', 'മേടിക്ക', 'വാങ്ങിക്ക'].flatMap((verb) =>
    ['ാൻ', 'ാനാ', 'ാനാണ്', 'ാനുണ്ട്', 'ണം', 'ണംന്നുണ്ട്', 'ാം'].flatMap(
      (form) =>
        [
          [`ു${verb}${form}`, '്', bought],
          [`ം${verb}${form}`, 'ം', bought],
        ] as const,
    ),
  ),
  // "Of this and of that": അമ്പതിന്റേം, ആലുവേടേം, അടുക്കളേം.
  ...['ി', 'ീ'].map((vowel) => [`${vowel}ടേം`, 'ി', and] as const),
  ['ീം', 'ി', and],
  ['േം', '', and],
  ['േടേം', '', and],
  ['ൂല്', 'ു', inside],
  ['ൂലെ', 'ു', inside],
  ['ൂന്ന്', 'ു', from],
  // Near there, around there: വേളാച്ചേരീടവിടെ, ആലുവേടടുത്തൂടെ.
  ...['വിടെ', 'വിടെയെങ്ങാനും', 'ടുത്തൂടെ', 'ടുത്ത്ന്ന്', 'ടുത്തുള്ള', 'ടുക്കെ', 'ടുക്കൽ', 'ടുത്തെങ്ങാനും'].flatMap(
    (near) =>
      [
        [`ീട${near}`, 'ി', within],
        [`േട${near}`, '', within],
      ] as const,
  ),
  // The closing m that is not heard before a vowel: സ്ഥലല്ല, ആയിരാണ്, ലക്ഷാക്കിക്കോ.
  ['ല്ല', 'ം', not],
  ['ല്ലാട്ടോ', 'ം', not],
  ['ാ', 'ം', isIt],
  ['ാണ്', 'ം', isIt],
  ['ാണേ', 'ം', isIt],
  ['ാണോ', 'ം', asks],
  ['ുണ്ട്', 'ം', isIt],
  ['ുണ്ടോ', 'ം', asksForOne],
  ['ോ', 'ം', either],
  ['ണ്ട്', 'ം', isIt],
  ['ണ്ടോ', 'ം', asksForOne],
  ['േള്ളൂ', 'ം', most],
  ['ൊക്കെ', 'ം', none],
  ['ൊന്നും', 'ം', none],
  ...makeItEndings.map((ending) => [ending, 'ം', makeIt] as const),
]

/** The place where something is, of names in -am and -ad: "കോട്ടയത്ത്", "പാലക്കാട്ടെ". */
const locatives: readonly (readonly [string, string, readonly Concept[]])[] = [
  ['ത്ത്', 'ം', inside],
  ['ത്തു', 'ം', inside],
  ['ത്തോട്ട്', 'ം', inside],
  ['ത്തേയ്ക്ക്', 'ം', inside],
  ['ത്തെവിടെയെങ്കിലും', 'ം', inside],
  ['ത്തെ', 'ം', within],
  ['ത്തോ', 'ം', either],
  ['ത്തൊരു', 'ം', inside],
  ['ത്തും', 'ം', and],
  ['ത്തുള്ള', 'ം', inside],
  ['ത്താണ്', 'ം', isIn],
  ['ത്താ', 'ം', isIn],
  ['ട്ടാണ്', 'ട്', isIn],
  ['ത്തല്ല', 'ം', not],
  ['ത്തുനിന്ന്', 'ം', from],
  ['ത്തൂന്ന്', 'ം', from],
  ['ത്തുന്ന്', 'ം', from],
  ['ട്ടൂന്ന്', 'ട്', from],
  ['ട്ടുന്ന്', 'ട്', from],
  ['ത്തേക്ക്', 'ം', inside],
  ['ത്തിന്', 'ം', none],
  ['ട്ട്', 'ട്', inside],
  ['ട്ടെ', 'ട്', within],
  ['ട്ടോ', 'ട്', either],
  ['ട്ടേക്ക്', 'ട്', inside],
  ['ട്ടേയ്ക്ക്', 'ട്', inside],
  ['ട്ടോട്ട്', 'ട്', inside],
  ['ട്ടുള്ള', 'ട്', inside],
  ['ട്ടുനിന്ന്', 'ട്', from],
  ['ങ്ങൾ', 'ം', none],
  ['ങ്ങളും', 'ം', and],
]

/** What is not to be done, of what is to be done: വാങ്ങണ്ട of വാങ്ങണം. */
const refused = 'ണ്ട ണ്ടാ ണ്ടാട്ടോ േണ്ട േണ്ടാ ണ്ടെന്ന് ണ്ടല്ലോ'.split(' ')

/** Endings as people type them behind English words and names: "kochiyil", "flatinu", "budgetil". */
const latin: readonly (readonly [string, string, readonly Concept[]])[] = [
  ...'l el eel lekku lekk leku lek lott lottu ilott ilottu yilott yilottu il yil vil ile yile ilulla yilulla ilulle inte yinte nte ude yude udey ilekku ekku ekk yilekku ilek ilekk yilek'
    .split(' ')
    .map((ending) => [ending, '', inside] as const),
  ...'ilaanu yilaanu ilanu yilanu ilaan yilaan ilaa yilaa ila yila'
    .split(' ')
    .map((ending) => [ending, '', isIn] as const),
  ...'inu nu kku ku ykku yku kk ykk inoodu inodu odu yodu ine umayi yumayi aayi ayi ulla olla ullath aayittu ayittu adutthu aduthu yaduthu inaduthu yude aayirikkanam ayirikkanam okke'
    .split(' ')
    .map((ending) => [ending, '', none] as const),
  ...'um yum vum ilum yilum inum kkum'.split(' ').map((ending) => [ending, '', and] as const),
  ...'aanu anu yaanu yanu aan aane und undu yundu'.split(' ').map((ending) => [ending, '', isIt] as const),
  ...'alla yalla illa illenkilum illengilum illelum illaatha illatha illathe illaathe kkalla ilalla yilalla'
    .split(' ')
    .map((ending) => [ending, '', not] as const),
  ...'ayalum aayalum yayalum yaayalum'
    .split(' ')
    .map((ending) => [ending, '', ['all-the-same', 'filler']] as const),
  ...'enkilum engilum enkilm engilm'.split(' ').map((ending) => [ending, '', least] as const),
  ...'undo yundo indo undoo'.split(' ').map((ending) => [ending, '', asksForOne] as const),
  ...'aano ano yaano yano'.split(' ').map((ending) => [ending, '', asks] as const),
  ...'ilo yilo yo kko ykko'.split(' ').map((ending) => [ending, '', either] as const),
  ...'ilninnu yilninnu ilninn yilninn ilninnum yilninnum'
    .split(' ')
    .map((ending) => [ending, '', from] as const),
  ...'inullil kkullil ykkullil inakathu kkakathu inakath'
    .split(' ')
    .map((ending) => [ending, '', most] as const),
  ...'athu ath athe aththu aththe athil athile athulla athinte aththil'
    .split(' ')
    .map((ending) => [ending, 'am', inside] as const),
  ...'athanu athaanu athaan'.split(' ').map((ending) => [ending, 'am', isIn] as const),
  ...'athinu athinaduthu'.split(' ').map((ending) => [ending, 'am', none] as const),
  ...'enn ennu'.split(' ').map((ending) => [ending, 'a', from] as const),
  ...'eenn eennu'.split(' ').map((ending) => [ending, 'i', from] as const),
  ...'athunninnu athuninnu athuninn athninnu'.split(' ').map((ending) => [ending, 'am', from] as const),
  ...'attu att atte attil attile'.split(' ').map((ending) => [ending, 'ad', inside] as const),
  ...'ottu ott otte ottil'.split(' ').map((ending) => [ending, 'ode', inside] as const),
  ...'ttil tile til tte'.split(' ').map((ending) => [ending, 'd', inside] as const),
  ...'ttilanu ttilaanu ttila ttilaa tila tilanu'.split(' ').map((ending) => [ending, 'd', isIn] as const),
  ['ttilekku', 'd', inside],
  ...'attaanu aattaanu ataanu aataanu'.split(' ').map((ending) => [ending, 'ad', isIn] as const),
  // As they are said: kochile, aluvelu, kaloorilu.
  ...'ile ilu eelu eele ide eede'.split(' ').map((ending) => [ending, 'i', inside] as const),
  ...'de nde'.split(' ').map((ending) => [ending, '', inside] as const),
  ...'elu ele ede'.split(' ').map((ending) => [ending, 'a', inside] as const),
  ...'ilu yilu iloru yiloru iladuth yiladuth'.split(' ').map((ending) => [ending, '', inside] as const),
  ['athoru', 'am', inside],
  ...'kkaduth kkaduthu ykkaduth ykkaduthu inaduth inaduthulla kkaduthulla'
    .split(' ')
    .map((ending) => [ending, '', within] as const),
  // trivandrumthu
  ...['mthu', 'mth', 'mthulla'].map((ending) => [ending, 'm', inside] as const),
  ['ngal', 'm', none],
  ['kal', '', none],
  ['kalum', '', and],
]

export const endings: readonly Ending[] = [
  // Verbs that ask: വേണം, വേണോ; കിട്ടും, കിട്ടുമോ.
  { ending: 'ണോ', stem: 'ണം', means: asks },
  { ending: 'ുമോ', stem: 'ും', means: asks },
  ...afterVowelSign.flatMap(([suffix, means]) =>
    links
      .filter(([link]) => link !== '' || isSign(suffix))
      .map(([link, stem]) => ({ ending: `${link}${suffix}`, stem, means })),
  ),
  // The consonant before an unwritten a loses its mark: ഫ്ലാറ്റ് + അല്ല.
  ...afterVowelSign
    .filter(([suffix]) => !isSign(suffix))
    .map(([suffix, means]) => ({ ending: suffix, stem: '്', means })),
  ...afterAnything.map(([ending, means]) => ({ ending, stem: '', means })),
  ...locatives.map(([ending, stem, means]) => ({ ending, stem, means })),
  ...spokenLocatives.map(([ending, stem, means]) => ({ ending, stem, means })),
  ...refused.map((ending) => ({ ending, stem: 'ണം', means: not })),
  ...latin.map(([ending, stem, means]) => ({ ending, stem, means })),
]

/** True for a suffix that begins with a vowel sign. */
function isSign(suffix: string): boolean {
  return /^[\u0d3e-\u0d4c]/.test(suffix)
}

/** How verbs and the words for being end when they ask: "ഉൾപ്പെടുമോ", "ക്ലിയറാണോ", "ഇല്ലേ". */
export const askingEndings: readonly string[] =
  'ുമോ ാമോ ണമോ ണ്ടോ ാണോ യാണോ ട്ടോയോ ുന്നോ ുന്നുണ്ടോ ില്ലേ ല്ലേ ണോ വോ ുവോ ിച്ചോ ാറുണ്ടോ ൂടേ ോട്ടെ umo aamo amo undo aano yano illey unnundo umoo uvo uvoo kkuo yuo ikkuo aarundo arundo'.split(
    ' ',
  )
