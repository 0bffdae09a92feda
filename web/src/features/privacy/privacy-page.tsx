import type { AboutResponse } from '@guru/contract/about'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { createApi } from '../../lib/api.ts'
import { Garland } from '../../ui/garland.tsx'
import style from './privacy-page.module.css'
import { sectionsOf } from './sections.ts'

const api = createApi()

/** The privacy policy. What depends on the installation comes from its settings. */
export default function PrivacyPage() {
  const [about, setAbout] = useState<AboutResponse | null>(null)
  useEffect(() => {
    document.title = 'Privacy policy · Guru AI'
    api.about().then(setAbout, () => {})
  }, [])
  return (
    <main className={style.page}>
      <Garland />
      <article className={style.text}>
        <h1 className={style.title}>Privacy policy</h1>
        <ol className={style.sections}>
          {sectionsOf(about).map(({ title, paragraphs }) => (
            <li key={title} className={style.section}>
              <h2 className={style.heading}>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
        <Link className={style.back} to="/">
          Chat with Guru
        </Link>
      </article>
    </main>
  )
}
