import { lazy, Suspense } from 'react'
import { Fallback } from '../../ui/fallback.tsx'
import style from './formatted-text.module.css'
import { hasMarkdown } from './markdown-marks.ts'

const Markdown = lazy(() => import('./markdown.tsx'))

/** A reply: plain text as it is, markdown formatted once its reader has been loaded. */
export function FormattedText({ text }: { text: string }) {
  if (!hasMarkdown(text)) return <p className={style.plain}>{text}</p>
  const plain = <p className={style.plain}>{text}</p>
  return (
    <Fallback to={plain}>
      <Suspense fallback={plain}>
        <div className={style.formatted}>
          <Markdown text={text} />
        </div>
      </Suspense>
    </Fallback>
  )
}
