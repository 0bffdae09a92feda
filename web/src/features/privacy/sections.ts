import type { AboutResponse } from '@guru/contract/about'
import type { PolicyTexts } from './policy/policy-texts.ts'

export interface Section {
  title: string
  paragraphs: readonly string[]
}

/** The twelve sections; `about` is null until the settings are known. */
export function sectionsOf(texts: PolicyTexts, about: AboutResponse | null): Section[] {
  const { titles, collected, sharing, cookies } = texts
  const { said, person, browser, voice, whatsapp } = collected
  return [
    { title: titles.introduction, paragraphs: [texts.introduction] },
    {
      title: titles.collected,
      paragraphs: [said, person, browser, voice, ...(about?.whatsapp ? [whatsapp] : [])],
    },
    { title: titles.use, paragraphs: [texts.use] },
    { title: titles.sharing, paragraphs: [sharing.realtors, sharing.admins, sharing.services] },
    { title: titles.protection, paragraphs: [texts.protection] },
    { title: titles.rights, paragraphs: [texts.rights] },
    { title: titles.retention, paragraphs: [retention(texts, about)] },
    {
      title: titles.cookies,
      paragraphs: [cookies.onlyNeeded, cookies.cookies(about?.seeker_cookie_days ?? null), cookies.kept],
    },
    { title: titles.links, paragraphs: [texts.links] },
    { title: titles.children, paragraphs: [texts.children] },
    { title: titles.changes, paragraphs: [texts.changes] },
    { title: titles.contact, paragraphs: [contact(texts, about)] },
  ]
}

function retention({ retention }: PolicyTexts, about: AboutResponse | null): string {
  if (about === null) return retention.unknown
  return about.retention_days === null ? retention.untilAsked : retention.days(about.retention_days)
}

function contact({ contact }: PolicyTexts, about: AboutResponse | null): string {
  const ways = [about?.contact_email, about?.contact_phone].filter((way) => typeof way === 'string')
  return ways.length === 0 ? contact.missing : contact.ways(ways.join(', '))
}
