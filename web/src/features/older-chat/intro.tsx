import { olderChatTexts } from '@guru/contract/texts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Garland } from '../../ui/garland.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import style from './intro.module.css'
import { tagLines } from './tag-lines.ts'
import { useTypewriter } from './use-typewriter.ts'

/** The curtain before the second chat: who Guru is, until somebody lets it speak. */
export function Intro({ onLaunch }: { onLaunch(): void }) {
  const line = useTypewriter(tagLines)
  const launch = useRef<HTMLButtonElement>(null)
  useEffect(() => launch.current?.focus(), [])
  return (
    <section className={style.intro} aria-labelledby="intro-title">
      <Garland />
      <div className={style.middle}>
        <GuruAvatar className={style.avatar} />
        <h1 id="intro-title" className={style.title}>
          {olderChatTexts.introTitle}
        </h1>
        {/* Letter by letter it is for the eye; read aloud, the first line says it. */}
        <p className="visually-hidden">{tagLines[0]}</p>
        <p className={style.line} aria-hidden="true">
          {line}
          <span className={style.caret} />
        </p>
        <Button ref={launch} className={style.launch} onClick={onLaunch}>
          {olderChatTexts.launch}
        </Button>
        <p className={style.hint}>{olderChatTexts.launchHint}</p>
      </div>
    </section>
  )
}
