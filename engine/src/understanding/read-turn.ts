import type { LanguageCode } from '@guru/contract/vocabulary'
import { certainties } from '../places/candidates.ts'
import type { PlaceIndex } from '../places/index.ts'
import type { PlaceMention } from '../places/place.ts'
import { withCrossesAsNo } from '../text/crosses.ts'
import { withoutDecoration } from '../text/decoration.ts'
import { withoutLinks } from '../text/links.ts'
import { maxTextLength, normalise } from '../text/normalise.ts'
import type { Token } from '../text/token.ts'
import { tokenise } from '../text/tokens.ts'
import type { Understanding, UnderstandingContext } from './command.ts'
import { withoutEchoHyphens } from './echoes.ts'
import { lexiconFor } from './lexicon.ts'
import { mentionContext } from './naming.ts'
import { isMistyped } from './numbers/said-number.ts'
import { withOnesCut } from './ones-written-on.ts'
import { withoutPhone } from './phone.ts'
import { readUtterance } from './read-utterance.ts'
import type { Reading } from './reading.ts'
import { saidNumbers } from './said-numbers.ts'
import { languageTyped } from './typed-language.ts'
import { languageOfScript } from './typed-script.ts'

/** A turn as recognisers see it, and the language that it is plainly in. */
interface ReadTokens extends Pick<Understanding, 'language'> {
  reading: Reading
  /** Whose words it was read by. */
  reader: LanguageCode
}

/**
 * A turn as it is read, and the number of a phone that was seen on the way there. One that is said is found by reading
 * its words, and the turn read anew without it.
 */
export function readTurn(
  text: string,
  known: UnderstandingContext,
  places: PlaceIndex,
): ReadTokens & { phone: string | null; mistyped: boolean } {
  const linkless = withoutLinks(text.slice(0, maxTextLength))
  const { rest, phone, mistyped = false } = withoutPhone(linkless, known.called === true)
  // "98765 43210, after 6": who leaves a number is to be called.
  const calling = phone !== null || mistyped
  const context: UnderstandingContext = calling ? { ...known, calling } : known
  const plain = withoutDecoration(withCrossesAsNo(rest))
  const typed = withoutEchoHyphens(tokenise(plain))
  const turn = readTokens(typed, context, places)
  // "Call me on 98400 98450."
  const agreed = known.called || calling || !turn.reading.said.has('act:handoff')
  if (!agreed && withoutPhone(linkless, true).phone !== null)
    return readTurn(text, { ...known, called: true }, places)
  const said = saidNumbers(turn.reading, turn.reader).find((one) => one.mobile || isMistyped(one))
  if (said === undefined || phone !== null || mistyped) return { ...turn, phone, mistyped }
  const { from, to } = said
  const others = typed.filter((token) => token.end <= from || token.start >= to)
  return {
    ...readTokens(others, { ...context, calling: true }, places),
    phone: said.mobile ? normalise(plain).raw.slice(from, to) : null,
    mistyped: !said.mobile,
  }
}

function readTokens(typed: readonly Token[], context: UnderstandingContext, places: PlaceIndex): ReadTokens {
  const script = languageOfScript(typed, context.language)
  const own = named(typed, script ?? context.language, context, places)
  const foreign = script === null ? languageTyped(own.tokens, context.language, own.mentions) : null
  const reader = foreign?.language ?? script ?? context.language
  const { tokens, mentions } = foreign === null ? own : named(typed, reader, context, places)
  const reading = readUtterance(tokens, reader, mentions, context)
  const followed =
    foreign === null
      ? script !== null && isSpoken(script, reading, context)
      : foreign.plain && !isMixedAlready(context)
  return { reading, language: followed ? reader : null, reader }
}

/**
 * "Bas pehla wala final karna hai" in an English chat that is under way: who mixes languages in Latin letters goes on being
 * answered in them, and in no other script, unless another language is asked for by name.
 */
function isMixedAlready({ language, known, shown = 0 }: UnderstandingContext): boolean {
  return language === 'en' && (shown > 0 || Object.keys(known).length > 0)
}

/**
 * Whether a turn goes on in the language of its script: half of its words or more are written in it, names of places
 * apart. "2bhk in சென்னை" names a place as it is written there.
 */
function isSpoken(
  language: LanguageCode,
  { segments, tokens }: Reading,
  context: UnderstandingContext,
): boolean {
  if (language === context.language) return true
  let words = 0
  let own = 0
  for (const { from, to, mention } of segments) {
    if (mention !== null) continue
    for (const { kind, script } of tokens.slice(from, to)) {
      if (kind !== 'word') continue
      words++
      if (script !== 'latin') own++
    }
  }
  return own > 0 && own * 2 >= words
}

/** The words of a turn as a language cuts them, and the names among them. */
function named(
  typed: readonly Token[],
  language: LanguageCode,
  context: UnderstandingContext,
  places: PlaceIndex,
): { tokens: readonly Token[]; mentions: PlaceMention[] } {
  const naming = mentionContext(language, context)
  const isName = (token: Token) => {
    const within = { ...naming, isPart: typed.length > 1 }
    return places.mentions([token], within).some((mention) => isSure(mention, token))
  }
  const { hyphens, compounds } = lexiconFor(language)
  const joined = withOnesCut(hyphens?.(typed) ?? typed, context.homes ?? [], (token) =>
    places.mentions([token], naming),
  )
  const tokens = compounds?.cut(joined, isName) ?? joined
  return { tokens, mentions: places.mentions(tokens, naming) }
}

/** A name to the letter; in an Indian script names are found by their sound, as they stand. */
function isSure({ certainty }: PlaceMention, { script }: Token): boolean {
  return certainty >= (script === 'latin' ? certainties.read : certainties.heard)
}
