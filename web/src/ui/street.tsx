import { useId } from 'react'
import style from './street.module.css'

/** A drawn street of homes and a plot of land along the lower edge; as wide as there is room. */
export function Street({ className = '' }: { className?: string | undefined }) {
  const street = useId()
  return (
    <svg
      className={`${style.street} ${className}`}
      width="100%"
      height="190"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={street} width="720" height="190" patternUnits="userSpaceOnUse">
        <path
          d="M0 128c90-46 180-46 270-8 110 46 190-40 290-26 70 10 110 34 160 34v62H0z"
          className={style.hill}
        />
        <path d="M0 172h720v18H0z" className={style.ground} />
        {/* A tall house with balconies */}
        <path d="M44 66h84v108H44z" className={style.wallA} />
        <path d="M38 58h96v9H38z" className={style.roof} />
        <path d={windows(54, 78, 3, 3, 24, 28)} className={style.pane} />
        <path d="M50 100h72v4H50zM50 128h72v4H50zM50 156h30v4H50zM92 156h30v4H92z" className={style.trim} />
        {/* A palm and a cottage */}
        <path d="M172 174c4-30 2-54-4-72" className={style.trunk} />
        <path
          d="M168 102c-12-10-26-8-34 2 12-4 22-4 34 1-14 0-22 8-24 18 8-8 16-13 25-16-4 10-2 20 6 26 0-10-1-18-3-26 10 4 16 12 18 22 6-12-2-22-14-25 12-2 20 0 28 6-2-14-20-20-36-8z"
          className={style.foliage}
        />
        <path d="M214 122h88v52h-88z" className={style.wallB} />
        <path d="m258 78-58 46h116z" className={style.roof} />
        <path d="M248 140h20v34h-20z" className={style.door} />
        <path d="M224 136h16v16h-16zM276 136h16v16h-16zM250 102h16v12h-16z" className={style.pane} />
        {/* A plot with its rope and stones, and a tree */}
        <path d="M336 160h92l16 14H320z" className={style.plot} />
        <path d="M336 160v-10M428 160v-10M322 174v-11M442 174v-11" className={style.post} />
        <path d="M322 165 336 152h92l14 13" className={style.rope} />
        <path d="M472 174v-34" className={style.trunk} />
        <path d="M472 84c-20 4-26 20-22 34s12 24 22 24 18-10 22-24-2-30-22-34z" className={style.foliage} />
        {/* A tower behind a house with an arched door */}
        <path d="M600 28h74v146h-74z" className={style.wallC} />
        <path d="M594 20h86v9h-86zM624 6h26v15h-26z" className={style.roof} />
        <path d={windows(610, 40, 3, 6, 20, 22)} className={style.pane} />
        <path d="M514 104h98v70h-98z" className={style.wallA} />
        <path d="M508 96h110v9H508z" className={style.trim} />
        <path d="M552 174v-26c0-14 5-19 12-27 7 8 12 13 12 27v26z" className={style.door} />
        <path d="M524 122h16v20h-16zM588 122h14v20h-14z" className={style.pane} />
        <path d="M680 174c2-18 34-18 36 0zM4 174c2-14 28-14 30 0z" className={style.foliage} />
      </pattern>
      <rect width="100%" height="190" fill={`url(#${street})`} />
    </svg>
  )
}

/** Panes in rows and columns, as one path. */
function windows(
  left: number,
  top: number,
  columns: number,
  rows: number,
  across: number,
  down: number,
): string {
  const panes = Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * across
    const y = top + Math.floor(index / columns) * down
    return `M${x} ${y}h14v14h-14z`
  })
  return panes.join('')
}
