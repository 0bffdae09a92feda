import type { olderChatTexts, welcomeTexts } from '@guru/contract/texts'

type Localised<Texts> = { [Name in keyof Texts]: string }

/** What the pages beside the chat say in one language; see `ScreenTexts` for what they share with it. */
export interface PageTexts {
  welcome: Localised<typeof welcomeTexts>
  olderChat: Localised<Omit<typeof olderChatTexts, 'firstMessage'>>
  /** The way from a chat without a visitor to the entry form. */
  enterDetails: string
  /** What the curtain of the second chat types: ten lines on finding, buying and selling property. */
  tagLines: readonly [string, string, string, string, string, string, string, string, string, string]
  landing: LandingTexts
  whatsapp: {
    /** On the button; Guru on WhatsApp names it when a code no longer works. */
    goOn: string
    failed: string
    /** The page of one listing, where messages lead to. */
    listing: string
    gone: string
  }
  privacy: {
    title: string
    /** What the policy comes to, for those who read little; null in English. */
    inShort: readonly string[] | null
  }
}

export interface LandingTexts {
  headline: string
  start: string
  connect: string
  lead: string
  stage: string
  languages: string
  languagesText: string
  expertise: string
  skills: Record<'money' | 'land' | 'honest' | 'change' | 'person' | 'speak', { title: string; text: string }>
  privacy: string
  realtors: string
}
