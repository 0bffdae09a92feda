import { useEffect, useRef } from 'react'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { Button } from '../../ui/button.tsx'
import { Garland } from '../../ui/garland.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import style from './intro.module.css'
import { useTypewriter } from './use-typewriter.ts'

/** The curtain before the second chat: who Guru is, until somebody lets it speak. */
export function Intro({ onLaunch }: { onLaunch(): void }) {
  const { olderChat, tagLines } = usePageTexts()
  const line = useTypewriter(tagLines)
  const launch = useRef<HTMLButtonElement>(null)
  useEffect(() => launch.current?.focus(), [])
  return (
    <section className={style.intro} aria-labelledby="intro-title">
      <Garland />
      <div className={style.middle}>
        <GuruAvatar className={style.avatar} />
        <h1 id="intro-title" className={style.title}>
          {olderChat.introTitle}
        </h1>
        {/* Letter by letter it is for the eye; read aloud, the first line says it. */}
        <p className="visually-hidden">{tagLines[0]}</p>
        <p className={style.line} aria-hidden="true">
          {line}
          <span className={style.caret} />
        </p>
        <Button ref={launch} className={style.launch} onClick={onLaunch}>
          {olderChat.launch}
        </Button>
        <p className={style.hint}>{olderChat.launchHint}</p>
      </div>
    </section>
  )
}
