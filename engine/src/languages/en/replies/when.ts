import { createWhen } from '../../../replies/when.ts'

const written = createWhen({
  days: `
    Monday mon
    Tuesday tue tues
    Wednesday wed
    Thursday thu thurs
    Friday fri
    Saturday sat
    Sunday sun
    Mondays
    Tuesdays
    Wednesdays
    Thursdays
    Fridays
    Saturdays
    Sundays
    today
    tonight
    tomorrow tmrw tmr tomo
    morning
    mornings
    noon
    afternoon
    afternoons
    evening eve
    evenings
    night
    nights
    weekend
    weekends
    weekdays
    week
    day
    next
    this
    coming
    in
    on
    the
    only
    or
    lunch
    office
    work`,
  hours: `
    after
    before
    past
    till
    until
    by
    at
    from
    to
    between
    and
    around
    about
    pm p.m.
    am a.m.
    o'clock oclock`,
})

const needsOn = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends|weekdays)\b/
const needsIn = /^(?:mornings?|afternoons?|evenings?)\b/
const needsAt = /^(?:\d|nights?\b|noon\b)/

/** "on Saturday morning", "in the evening after 8", as it stands behind a verb. */
export function when(said: string): string {
  const words = written(said)
  if (needsOn.test(words)) return `on ${words}`
  if (needsIn.test(words)) return `in the ${words}`
  return needsAt.test(words) ? `at ${words}` : words
}
