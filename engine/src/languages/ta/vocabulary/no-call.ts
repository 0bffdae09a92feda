import type { Phrases } from '../../language.ts'

/** What refuses to be called. */
export const noCall: Phrases = `
  [யாரும்|யாருமே|நீங்க] [எனக்கு|என்ன|என்னை|(என்னோட|என்|எங்க) (நம்பருக்கு|போனுக்கு)] (கால்|போன்|ஃபோன்|call|phone) (பண்ணாதீங்க|பண்ணாதிங்க|பண்ணாதீர்கள்|பண்ணாதே|பண்ணாத|செய்யாதீங்க|செய்யாதீர்கள்|பண்ணவேண்டாம்|பண்ணவேணாம்|[பண்ண|செய்ய|எதுவும்|எல்லாம்] (வேண்டாம்|வேணாம்)|பண்ண கூடாது|பண்ணக்கூடாது|pannadhinga|pannadheenga|pannathinga|pannatheenga|panadhinga|pannadhe|pannathe),
  (கூப்பிடாதீங்க|கூப்பிடாதீர்கள்|கூப்பிடாதே|அழைக்காதீங்க|அழைக்காதீர்கள்|kupidadhinga|koopidadhinga|koopidatheenga),
  [யாரும்|யாருமே|நீங்க] [என்ன|என்னை|எனக்கு] (கூப்பிட|அழைக்க) (வேண்டாம்|வேணாம்|கூடாது)`
