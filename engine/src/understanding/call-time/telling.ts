import { isClock, isDoing, isLimit, isNext, isSideWord } from '../../languages/call-times.ts'
import { ofGuruKinds } from '../../languages/of-guru.ts'
import { ofSeekerKinds } from '../../languages/of-seeker.ts'
import { has, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isCall } from './calls-named.ts'
import { isOfTime } from './time-words.ts'
import { isHour, isTime, namesTime } from './times.ts'
import type { Said } from './turn.ts'
import type { Telling } from './when-said.ts'

export function tellingOf(turn: Said): Telling {
  const { segments, quantities } = turn
  const hours = quantities.filter((one) => isHour(turn, one))
  const isOne = (is: (segment: Segment) => boolean) => (at: number) => {
    const segment = segments[at]
    return segment !== undefined && is(segment)
  }
  return {
    segments,
    isTime: (at) =>
      isOne((one) => isTime(turn, one))(at) || hours.some(({ from, to }) => at >= from && at < to),
    isSide: isOne((one) => saysWord(turn.tokens, one, isSideWord)),
    // The "am" of "9 am", not of "I am".
    isLimit: isOne((one) => !has(one, 'self') && saysWord(turn.tokens, one, isLimit)),
    isDoing: isOne((one) => saysWord(turn.tokens, one, isDoing)),
    isCall: isOne(isCall),
    isClock: isOne((one) => saysWord(turn.tokens, one, isClock)),
    // A day alone is no visit.
    isVisit: isOne(
      (one) => saysWord(turn.tokens, one, isVisitWord) || (has(one, 'talk:visit') && !namesTime(turn, one)),
    ),
    isNext: isOne((one) => saysWord(turn.tokens, one, isNext)),
    isTimeToken: (at) => isOfTime(turn.tokens[at]),
  }
}

const isVisitWord = (word: string) => ofSeekerKinds(word).has('visits') || ofGuruKinds(word).has('sees')
