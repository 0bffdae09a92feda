import type { ReactNode } from 'react'
import style from './form-page.module.css'
import { Garland } from './garland.tsx'

interface FormPageProps {
  /** Absent where what it holds brings the heading. */
  title?: string
  subtitle?: string | undefined
  children: ReactNode
}

/** A page that holds one card. */
export function FormPage({ title, subtitle, children }: FormPageProps) {
  return (
    <main className={style.page}>
      <Garland />
      <div className={style.card}>
        {title && <h1 className={style.title}>{title}</h1>}
        {subtitle && <p className={style.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </main>
  )
}
