import { useId } from 'react'
import style from './guru-avatar.module.css'

/** The outline of an arched window, on a square of 96; Guru looks out of it. */
export const archOutline = 'M10 94V46C10 27 31 24 48 4c17 20 38 23 38 42v48z'

/**
 * Guru, drawn: a friendly face in an arched window. The colours of the person are fixed, the window's
 * follow the theme. While it is `speaking` the mouth follows the
 * loudness, which the voice writes into its `--mouth` (0 to 1).
 */
export function GuruAvatar({
  className = '',
  speaking = false,
}: {
  className?: string | undefined
  speaking?: boolean
}) {
  const window = useId()
  return (
    <svg viewBox="0 0 96 96" className={`${style.avatar} ${className}`} aria-hidden="true" focusable="false">
      <clipPath id={window}>
        <path d={archOutline} />
      </clipPath>
      <path d={archOutline} className={style.window} />
      <g clipPath={`url(#${window})`}>
        <circle cx="48" cy="52" r="33" className={style.glow} />
        {/* Hair behind, neck, kurta with its placket and a pin in the shape of a house. */}
        <path d="M27 55c-3-17 6-29 21-29s24 12 21 29l-4 6H31z" fill="#2b1d1a" />
        <path d="M41 66h14v12H41z" fill="#a4673f" />
        <path d="M14 100c1-17 12-25 27-26l7 7 7-7c15 1 26 9 27 26z" fill="#0b7a80" />
        <path d="m41 74 7 7 7-7 3 4-10 10-10-10z" fill="#f6ead2" />
        <path d="M48 84v12" stroke="#075a60" strokeWidth="1.6" />
        <path d="m66 84 4.5-4 4.5 4v5.5h-9z" fill="#ffb31c" />
        {/* Face */}
        <path d="M31.5 49c0-13 6-20 16.5-20s16.5 7 16.5 20-7 23-16.5 23-16.5-10-16.5-23z" fill="#bf7f52" />
        <ellipse cx="31" cy="53" rx="2.6" ry="4.2" fill="#b07148" />
        <ellipse cx="65" cy="53" rx="2.6" ry="4.2" fill="#b07148" />
        <path
          d="M30 49c1-8 5-11 9-13 6 4 17 4 23 1 3 3 4 7 4 12 2-14-5-22-18-22s-20 8-18 22z"
          fill="#2b1d1a"
        />
        <path d="M36.5 44.5c2-1.8 5-1.8 7-.5M52.5 44c2-1.3 5-1.3 7 .5" className={style.line} />
        <ellipse cx="40.2" cy="51" rx="1.9" ry="2.3" fill="#2b1d1a" />
        <ellipse cx="55.8" cy="51" rx="1.9" ry="2.3" fill="#2b1d1a" />
        <circle cx="40.2" cy="51" r="6.2" className={style.glasses} />
        <circle cx="55.8" cy="51" r="6.2" className={style.glasses} />
        <path d="M46.4 50.5c1-.8 2.2-.8 3.2 0" className={style.glasses} />
        <path d="M48 54.5c-1 2-1.5 3.2.5 3.6" className={style.line} />
        <path
          d="M41.5 61.5c3.5 4.8 9.5 4.8 13 0-3 1-10 1-13 0z"
          className={style.mouth}
          data-speaking={speaking || undefined}
        />
        <circle cx="36" cy="59" r="2.8" fill="#d4805f" opacity="0.55" />
        <circle cx="60" cy="59" r="2.8" fill="#d4805f" opacity="0.55" />
      </g>
      <path d={archOutline} className={style.frame} />
    </svg>
  )
}
