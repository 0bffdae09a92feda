import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { GuruAvatar } from './guru-avatar.tsx'
import style from './plain-page.module.css'

interface PlainPageProps {
  title: string
  /** True where the title tells of something that went wrong. */
  alert?: boolean
  children: ReactNode
}

/** A page that says one thing, and offers one way on. */
export function PlainPage({ title, alert = false, children }: PlainPageProps) {
  return (
    <main className={style.page}>
      <GuruAvatar className={style.avatar} />
      <h1 className={style.title} role={alert ? 'alert' : undefined}>
        {title}
      </h1>
      {children}
    </main>
  )
}

/** The way on, as a button. */
export function WayOn(link: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...link} className={style.link} />
}
