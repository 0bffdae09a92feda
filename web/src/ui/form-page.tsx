import type { ReactNode } from 'react'
import style from './form-page.module.css'
import { Garland } from './garland.tsx'

interface FormPageProps {
  title: string
  subtitle?: string | undefined
  /** Shows no heading of its own; the title is then only for screen readers. */
  bare?: boolean
  children: ReactNode
}

/** A page that holds one card. */
export function FormPage({ title, subtitle, bare = false, children }: FormPageProps) {
  return (
    <main className={style.page}>
      <Garland />
      <div className={style.card}>
        <h1 className={bare ? 'visually-hidden' : style.title}>{title}</h1>
        {subtitle && <p className={style.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </main>
  )
}
