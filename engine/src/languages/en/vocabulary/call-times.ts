import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    morning mornings forenoon noon afternoon- evening evenings night nights tonight today tomorrow tmrw
    tomo tmr monday- tuesday- wednesday- thursday- friday- saturday- sunday- weekend-
    weekday- oclock o'clock pm hour hours hr hrs later`,
  sides: `
    after before past`,
  limits: `
    at around about between from till until by am`,
  doings: `
    field fields farm sleep sleeping nap
    office work duty lunch dinner breakfast school college class classes hours shift
    job working works worker posted posting admission`,
  labels: `
    name phone mobile contact
    note write take save down`,
  clock: 'time timing timings ist',
  callsToo: 'callback',
  noted: `
    noted note written wrote saved put`,
  books: 'book schedule arrange fix setup organise organize',
  nexts: 'now next coming this following upcoming',
  weeks: 'week',
  shortDays: 'sat sun mon tue tues wed thu thur thurs fri',
}
