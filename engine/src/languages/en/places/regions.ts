/** Regions that are no state: larger than what a home is looked for in, and neither slips nor sound-alikes of towns. */
export const regions = 'konkan, ladakh, lakshadweep, malabar, vidarbha'
