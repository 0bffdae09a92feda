import { lazy, Suspense } from 'react'
import { Fallback } from '../../ui/fallback.tsx'
import style from './formatted-text.module.css'
import { keepTogether } from './keep-together.ts'
import { hasMarkdown } from './markdown-marks.ts'

const Markdown = lazy(() => import('./markdown.tsx'))

/** A reply: plain text as it is, markdown formatted once its reader has been loaded. */
export function FormattedText({ text }: { text: string }) {
  const whole = keepTogether(text)
  const plain = <p className={style.plain}>{whole}</p>
  if (!hasMarkdown(text)) return plain
  return (
    <Fallback to={plain}>
      <Suspense fallback={plain}>
        <div className={style.formatted}>
          <Markdown text={whole} />
        </div>
      </Suspense>
    </Fallback>
  )
}
