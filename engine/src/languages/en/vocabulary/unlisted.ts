import type { Phrases } from '../../language.ts'

/** What people want of a home and no listing tells: its floor, the way it faces, what lies near it, what its area is like. */
export const unlisted: Phrases = `
  (not|no) car parking [but|just|only] bike parking [is] (enough|fine|ok|will do),
  (quiet|quieter|peaceful|calm|safe|safer) (area|place|locality|neighbourhood|neighborhood|street|surroundings),
  (ground|top|first|second|third|lower|higher|high|low|upper) floor [only],
  (east|west|north|south|north east|northeast|park|lake|sea) (facing|view), corner (plot|flat|house|site),
  (vastu|vaastu|vasthu) (compliant|friendly),
  (near|near to|close to|beside|next to|opposite|walking distance to) [a|an|the|some|any] [good] (school|schools|college|metro|metro station|railway station|station|bus stop|bus stand|hospital|market|park|temple|mosque|church|mall|highway|airport|main road|beach|it park),
  (school|metro|metro station|bus stop|hospital|market|park|temple) (nearby|near by|close by),
  well ventilated, good (ventilation|sunlight),
  (newly built|brand new|new construction|under construction|modular kitchen|separate entrance),
  (we are|we r|i am|im) [a|all|two|three] (bachelor|bachelors|student|students),
  for [two|three] (bachelors|students), bachelors (allowed|ok|welcome|preferred)`
