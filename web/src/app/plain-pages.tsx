import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { GuruAvatar } from '../ui/guru-avatar.tsx'
import style from './plain-pages.module.css'

export function NotFound() {
  const { page } = useTexts()
  return (
    <main className={style.page}>
      <GuruAvatar className={style.avatar} />
      <h1 className={style.title}>{page.notFoundTitle}</h1>
      <p>{page.notFoundBody}</p>
      <a className={style.link} href="/">
        {page.toChat}
      </a>
    </main>
  )
}

/** In place of a page that failed. */
export function Broken() {
  const { page } = useTexts()
  return (
    <main className={style.page}>
      <GuruAvatar className={style.avatar} />
      <h1 className={style.title}>{page.broken}</h1>
      <Button onClick={() => window.location.reload()}>{page.reload}</Button>
    </main>
  )
}
