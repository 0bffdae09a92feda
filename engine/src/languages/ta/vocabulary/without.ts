import type { Phrases } from '../../language.ts'

/** "லிஃப்ட் இல்லாத ஃப்ளாட் வேண்டாம்": what a home must not lack is wanted, and so is the home. */
const without = (homes: string) =>
  `(இல்லாத|illatha|illadha) (${homes}) (வேண்டாம்|வேணாம்|வேண்டவே வேண்டாம்|வேணவே வேணாம்|சரிப்படாது|காட்டாதீங்க|காட்ட வேண்டாம்|vendam|venam|vendave vendam|kaatathinga)`

export const housesWithout: Phrases = without('வீடு|வீட்டை|வில்லா|veedu|villa|house')
export const flatsWithout: Phrases = without('ஃபிளாட்டை|ஃப்ளாட்|ஃபிளாட்|பிளாட்|அபார்ட்மெண்ட்|flat|apartment')
