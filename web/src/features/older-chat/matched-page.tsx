import { olderChatTexts } from '@guru/contract/texts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserStore, storageKeys } from '../../lib/storage.ts'
import { Icon } from '../../ui/icon.tsx'
import { FormattedText } from '../chat/formatted-text.tsx'
import style from './matched-page.module.css'

/** A shorter text holds no properties. */
const shortestResult = 300

/** Thanks after a chat; with its matches where there were some. */
export default function MatchedPage() {
  const [matched] = useState(() => browserStore.read(storageKeys.matchedProperties) ?? '')
  useEffect(() => {
    document.title = `${olderChatTexts.thankYou} · Guru AI`
  }, [])
  return (
    <main className={style.page}>
      <span className={style.check}>
        <Icon name="check" size={44} />
      </span>
      <h1 className={style.title}>{olderChatTexts.thankYou}</h1>
      {matched.length > shortestResult ? (
        <section className={style.card} aria-labelledby="matched">
          <h2 id="matched" className={style.heading}>
            {olderChatTexts.matchedProperties}
          </h2>
          <div className={style.text}>
            <FormattedText text={matched} />
          </div>
        </section>
      ) : (
        <p className={style.message}>{olderChatTexts.waitForMatch}</p>
      )}
      <Link className={style.link} to="/">
        Chat with Guru
      </Link>
    </main>
  )
}
