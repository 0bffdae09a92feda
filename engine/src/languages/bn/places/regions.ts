/** Regions that are no state: larger than what a home is looked for in, and neither slips nor sound-alikes of towns. */
export const regions =
  'উত্তরবঙ্গ, উত্তর বঙ্গ, দক্ষিণবঙ্গ, রাঢ়বঙ্গ, uttorbongo, uttarbanga, dokkhinbongo, dakshinbanga'
