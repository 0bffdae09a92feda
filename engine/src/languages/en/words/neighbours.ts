import type { NeighbourWords } from '../../word-lists.ts'

/** What English speakers, and what all others type in Latin letters call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: `
    area- society- societies colony- colonies locality- localities neighbourhood- neighborhood- building-
    community- mohalla- muhalla- mohalle- muhalle- agraharam- enclave ilaka- ilaaka- elaka- basti- para
    paray parar pagudhi- paguthi- badavane- agrahara-`,
  only: `
    only sirf keval shudhu sudhu mattum mattumdhan mattumthan maathram mathram matrame mathrame matra mathra
    maatra`,
  others: `
    people neighbour- neighbor- owner- log logo logon lok lokan loka families familys familylu`,
  household: `
    family famly faimly familyki familyku familykku familikku familyge familyla parivar pariwar parivaar
    poribar kudumbam kudumba kudumbathukku kutumba kutumbam kutumbaniki tabbar couple`,
  landmark: `
    temple- church- mosque- masjid- gurdwara- gurudwara- mandir- dargah- college- school- hospital-
    university- institute- hostel- cemetery graveyard museum restaurant- hotel- mess food- kitchen- shop-
    market- samaj bhavan- bhawan nagar- street road bank trust friendly allowed ok welcome kovil- koil-
    koyil- palli- gudi- devasthana- devalayam- patasala- daba- dhaba-`,
}
