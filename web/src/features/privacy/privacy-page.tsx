import type { AboutResponse } from '@guru/contract/about'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { createApi } from '../../lib/api.ts'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { useTextsOf } from '../../texts/text-source.ts'
import { useTexts } from '../../texts/texts.ts'
import { Garland } from '../../ui/garland.tsx'
import { LocalisedPage } from '../language/localised-page.tsx'
import { policies } from './policy/policies.ts'
import style from './privacy-page.module.css'
import { sectionsOf } from './sections.ts'

const api = createApi()

/** The privacy policy. What depends on the installation comes from its settings. */
export default function PrivacyPage() {
  return (
    <LocalisedPage>
      <Policy />
    </LocalisedPage>
  )
}

function Policy() {
  const { page, language } = useTexts()
  const { privacy } = usePageTexts()
  const policy = useTextsOf(policies, language)
  const [about, setAbout] = useState<AboutResponse | null>(null)
  useEffect(() => {
    document.title = `${privacy.title} · Guru AI`
  }, [privacy])
  useEffect(() => {
    api.about().then(setAbout, () => {})
  }, [])
  return (
    <main className={style.page}>
      <Garland />
      <article className={style.text}>
        <h1 className={style.title}>{privacy.title}</h1>
        {privacy.inShort && (
          <section className={style.short} aria-label={privacy.title}>
            {privacy.inShort.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        <ol className={style.sections}>
          {(policy ? sectionsOf(policy, about) : []).map(({ title, paragraphs }) => (
            <li key={title} className={style.section}>
              <h2 className={style.heading}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
        <Link className={style.back} to="/">
          {page.toChat}
        </Link>
      </article>
    </main>
  )
}
