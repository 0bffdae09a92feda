/** The privacy policy in one language. What depends on the installation is a function of it. */
export interface PolicyTexts {
  /** Of the twelve sections, in their order. */
  titles: {
    introduction: string
    collected: string
    use: string
    sharing: string
    protection: string
    rights: string
    retention: string
    cookies: string
    links: string
    children: string
    changes: string
    contact: string
  }
  introduction: string
  collected: { said: string; person: string; browser: string; voice: string; whatsapp: string }
  use: string
  sharing: { realtors: string; admins: string; services: string }
  protection: string
  rights: string
  retention: { unknown: string; untilAsked: string; days(days: number): string }
  /** `cookies`: days of the older chats' cookie; null while they are not known. */
  cookies: { onlyNeeded: string; cookies(days: number | null): string; kept: string }
  links: string
  children: string
  changes: string
  contact: { missing: string; ways(ways: string): string }
}
