import type { ActKind, GuruAct } from '../../dialogue/act.ts'
import { terms } from '../../understanding/command.ts'

/** Opening and manners. */
export const manners = {
  welcome: [{ kind: 'welcome' }],
  language_soon: [{ kind: 'language_soon', language: 'ta' }],
  language_changed: [{ kind: 'language_changed' }],
  greeting: [{ kind: 'greeting' }],
  you_are_welcome: [{ kind: 'you_are_welcome' }],
  goodbye: [{ kind: 'goodbye' }],
  take_your_time: [{ kind: 'take_your_time' }],
  ten_digits: [{ kind: 'ten_digits' }],
  nobody_calls: [{ kind: 'nobody_calls' }, { kind: 'nobody_calls', briefly: true }],
  not_possible: [
    { kind: 'not_possible', asked: 'owner' },
    { kind: 'not_possible', asked: 'writing' },
    { kind: 'not_possible', asked: 'number' },
    { kind: 'not_possible', asked: 'hold' },
    { kind: 'not_possible', asked: 'wish' },
  ],
  number_any_time: [{ kind: 'number_any_time' }],
  number_not_needed: [{ kind: 'number_not_needed' }],
  help: [
    { kind: 'help', finished: false },
    { kind: 'help', finished: true },
  ],
  about_guru: [
    { kind: 'about_guru', asked: 'who' },
    { kind: 'about_guru', asked: 'fees' },
    { kind: 'about_guru', asked: 'privacy' },
    { kind: 'about_guru', asked: 'languages' },
  ],
  trust: [{ kind: 'trust' }],
  are_real: [
    { kind: 'are_real', demo: true },
    { kind: 'are_real', demo: false },
    { kind: 'are_real', demo: null },
  ],
  meaning: terms.map((term) => ({ kind: 'meaning', term })),
  apology: [
    { kind: 'apology', offers: true },
    { kind: 'apology', offers: false },
    { kind: 'apology', offers: true, again: true },
    { kind: 'apology', offers: false, again: true },
  ],
  felt: (['weary', 'relieved', 'amused'] as const).flatMap((mood) => [
    { kind: 'felt' as const, mood },
    { kind: 'felt' as const, mood, again: true as const },
  ]),
  whom_owners_take: [{ kind: 'whom_owners_take' }],
  why_asked: [
    { kind: 'why_asked', intent: 'search' },
    { kind: 'why_asked', intent: 'offer' },
  ],
  cities_listed: [
    { kind: 'cities_listed', cities: ['Bengaluru', 'Chennai', 'Mysuru'], others: 0 },
    { kind: 'cities_listed', cities: ['Kochi', 'Thrissur'], others: 1 },
    { kind: 'cities_listed', cities: ['Pune', 'Mumbai'], others: 12 },
    { kind: 'cities_listed', cities: [], others: 0 },
  ],
  homes_and_land_only: [
    { kind: 'homes_and_land_only', asked: 'other-kind' },
    { kind: 'homes_and_land_only', asked: 'errand' },
  ],
  place_unknown: [{ kind: 'place_unknown', name: 'Malgudi' }],
} satisfies Partial<Record<ActKind, readonly GuruAct[]>>
