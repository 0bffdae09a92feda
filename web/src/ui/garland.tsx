import { useId } from 'react'
import style from './garland.module.css'

/** A toran, the garland of marigolds and mango leaves over the door of a home; as wide as there is room. */
export function Garland() {
  const swag = useId()
  return (
    <svg className={style.garland} width="100%" height="52" aria-hidden="true" focusable="false">
      <pattern id={swag} width="96" height="52" patternUnits="userSpaceOnUse">
        <path d="M0 3c24 24 72 24 96 0" className={style.string} />
        <path d="M42 22c-3 9-2 18 6 27 8-9 9-18 6-27z" className={style.leaf} />
        <path d="M48 24v20" className={style.vein} />
        <path
          d="M-5 6c-2 8-2 15 5 23 7-8 7-15 5-23zM91 6c-2 8-2 15 5 23 7-8 7-15 5-23z"
          className={style.leaf}
        />
        {blossoms.map(({ x, y }, index) => (
          <g key={x} className={index % 2 === 0 ? style.orange : style.yellow}>
            <circle cx={x} cy={y} r="6.6" />
            <circle cx={x} cy={y} r="3" className={style.heart} />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="52" fill={`url(#${swag})`} />
    </svg>
  )
}

const blossoms = [
  { x: 0, y: 5 },
  { x: 12, y: 12 },
  { x: 24, y: 17.5 },
  { x: 36, y: 20.5 },
  { x: 48, y: 21.5 },
  { x: 60, y: 20.5 },
  { x: 72, y: 17.5 },
  { x: 84, y: 12 },
  { x: 96, y: 5 },
]
