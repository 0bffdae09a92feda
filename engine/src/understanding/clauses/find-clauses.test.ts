import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { readTurn } from '../read-turn.ts'
import type { ClauseKind } from './clause.ts'

const places = createPlaceIndex([])

/** The words of each clause and how it is meant. */
function clausesOf(text: string, language: LanguageCode, asked: Slot | null): [ClauseKind, string][] {
  const { segments, clauses, tokens } = readTurn(text, { language, asked, known: {} }, places).reading
  return clauses.map(({ from, to, kind }) => {
    const first = segments[from]?.from ?? 0
    const end = segments[to - 1]?.to ?? first
    return [
      kind,
      tokens
        .slice(first, end)
        .filter((token) => token.kind !== 'mark')
        .map((token) => token.text)
        .join(' '),
    ]
  })
}

type Case = [text: string, clauses: [ClauseKind, string][], language?: LanguageCode, asked?: Slot]

const cases: Record<string, Case[]> = {
  'a mark ends a sentence': [
    [
      '2bhk in Pune. Is it safe?',
      [
        ['wish', '2 bhk in pune'],
        ['question', 'is it safe'],
      ],
    ],
  ],
  'a word of asking begins a question': [
    [
      'I need a flat in Baner, how much is the rent',
      [
        ['wish', 'i need a flat in baner'],
        ['question', 'how much is the rent'],
      ],
    ],
  ],
  'a reason behind a wish, told of what happened or of other things': [
    [
      'look in Lucknow, I was transferred',
      [
        ['wish', 'look in lucknow'],
        ['talk', 'i was transferred'],
      ],
    ],
    [
      'rent for now, buying we will think later',
      [
        ['wish', 'rent for now'],
        ['talk', 'buying we will think later'],
      ],
      'en',
      'transaction_type',
    ],
  ],
  'a reason before a wish': [
    [
      'the bank gave more loan so we can go up to 65 lakhs',
      [
        ['wish', 'the bank gave more loan'],
        ['wish', 'so we can go up to 65 lakhs'],
      ],
    ],
  ],
  'what is sought behind what is only asked': [
    [
      'how long to pay rent, show a house for 60 lakhs',
      [
        ['question', 'how long to pay rent'],
        ['wish', 'show a house for 60 lakhs'],
      ],
    ],
    [
      'बिजली कब आएगी, साठ लाख में घर दिखाओ',
      [
        ['question', 'बिजली कब आएगी'],
        ['wish', 'साठ लाख में घर दिखाओ'],
      ],
      'hi',
    ],
  ],
  'what one has before what one wants': [
    [
      'we sold our flat in Mumbai and want a house in Nashik',
      [
        ['talk', 'we sold our flat in mumbai'],
        ['wish', 'and want a house in nashik'],
      ],
    ],
  ],
  'what is found fault with behind what is wanted': [
    [
      'मकान ही चाहिए, फ्लैट में प्राइवेसी नहीं',
      [
        ['wish', 'मकान ही चाहिए'],
        ['talk', 'फ्लैट में प्राइवेसी नहीं'],
      ],
      'hi',
    ],
    [
      'no need of parking, we sold the scooter',
      [
        ['wish', 'no need of parking'],
        ['talk', 'we sold the scooter'],
      ],
    ],
  ],
  'a wish without a verb behind what was': [
    [
      'I was posted in Delhi, now 2bhk in Pune',
      [
        ['talk', 'i was posted in delhi'],
        ['wish', 'now 2 bhk in pune'],
      ],
    ],
    [
      'the doctor told us no stairs, a lift is a must',
      [
        ['talk', 'the doctor told us no stairs'],
        ['wish', 'a lift is a must'],
      ],
    ],
  ],
  'two things asked about at once': [
    ['ಬಾಡಿಗೆಗೆ ಇರೋದು ಒಳ್ಳೇದಾ ಸ್ವಂತ ಮನೆ ತಗೊಳ್ಳೋದು ಒಳ್ಳೇದಾ', [['question', 'ಬಾಡಿಗೆಗೆ ಇರೋದು ಒಳ್ಳೇದಾ ಸ್ವಂತ ಮನೆ ತಗೊಳ್ಳೋದು ಒಳ್ಳೇದಾ']], 'kn'],
    ['ভাড়া নেব না কিনব, আপনার কী মত', [['question', 'ভাড়া নেব না কিনব আপনার কী মত']], 'bn'],
    [
      'is Hebbal better or Yelahanka for schools?',
      [['question', 'is hebbal better or yelahanka for schools']],
    ],
  ],
  'commas within one wish': [
    ['2bhk, Pune, 20k, with lift', [['wish', '2 bhk pune 20 k with lift']]],
    [
      'flat in Adyar, lift and parking, not on the ground floor',
      [['wish', 'flat in adyar lift and parking not on the ground floor']],
    ],
    ['Aundh or Baner, both are fine, 2bhk', [['wish', 'aundh or baner both are fine 2 bhk']]],
    ['we want to buy, 50 lakhs, loan is approved', [['wish', 'we want to buy 50 lakhs loan is approved']]],
  ],
}

describe.each(Object.entries(cases))('%s', (_, turns) => {
  it.each(turns)('%s', (text, clauses, language = 'en', asked = undefined) => {
    expect(clausesOf(text, language, asked ?? null)).toEqual(clauses)
  })
})
