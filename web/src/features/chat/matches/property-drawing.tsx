import type { PropertyType } from '@guru/contract/vocabulary'
import { useId } from 'react'
import { archOutline } from '../../../ui/guru-avatar.tsx'
import style from './property-drawing.module.css'

interface PropertyDrawingProps {
  type: PropertyType
  /** Any text; the same one gives the same colours. */
  seed: string
  /** Absent where the words beside it say the same. */
  label?: string
}

/**
 * A scene in place of a photo that nobody took: plainly a drawing, so that it promises nothing about the
 * property. It is day or night as the page is light or dark.
 */
export function PropertyDrawing({ type, seed, label }: PropertyDrawingProps) {
  const clip = useId()
  const Scene = scenes[type]
  return (
    <svg
      viewBox="6 0 84 98"
      className={style.drawing}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <clipPath id={clip}>
        <path d={archOutline} />
      </clipPath>
      <g clipPath={`url(#${clip})`} className={variants[variantOf(seed)]}>
        <path d="M0 0h96v96H0z" className={style.sky} />
        <path d="M0 40h96v56H0z" className={style.haze} />
        <circle cx="69" cy="36" r="7" className={style.sun} />
        <Scene />
      </g>
      <path d={archOutline} className={style.frame} />
    </svg>
  )
}

const variants = [style.first, style.second, style.third]

function variantOf(seed: string): number {
  return [...seed].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % variants.length
}

function House() {
  return (
    <>
      <path d="M0 76c20-8 70-8 96 0v20H0z" className={style.ground} />
      <path d="M26 50h44v32H26z" className={style.wall} />
      <path d="M48 28 18 53h60z" className={style.roof} />
      <path d="M43 64h12v18H43z" className={style.door} />
      <path d="M31 58h8v9h-8zM58 58h8v9h-8zM44 44h8v6h-8z" className={style.pane} />
      <path d="M24 82h48v3H24z" className={style.trim} />
      <path d="M79 66v17" className={style.trunk} />
      <circle cx="79" cy="62" r="8" className={style.foliage} />
      <path d="M10 84c2-6 10-6 12 0z" className={style.foliage} />
    </>
  )
}

function Apartment() {
  return (
    <>
      <path d="M0 80c24-5 72-5 96 0v16H0z" className={style.ground} />
      <path d="M56 46h22v38H56z" className={style.wallBehind} />
      <path
        d="M60 51h5v5h-5zM69 51h5v5h-5zM60 61h5v5h-5zM69 61h5v5h-5zM60 71h5v5h-5zM69 71h5v5h-5z"
        className={style.pane}
      />
      <path d="M24 30h34v54H24z" className={style.wall} />
      <path d="M22 27h38v4H22z" className={style.roof} />
      <path
        d="M29 36h7v6h-7zM46 36h7v6h-7zM29 49h7v6h-7zM46 49h7v6h-7zM29 62h7v6h-7zM46 62h7v6h-7z"
        className={style.pane}
      />
      <path
        d="M27 43h11v2H27zM44 43h11v2H44zM27 56h11v2H27zM44 56h11v2H44zM27 69h11v2H27zM44 69h11v2H44z"
        className={style.trim}
      />
      <path d="M37 73h8v11h-8z" className={style.door} />
      <circle cx="17" cy="78" r="7" className={style.foliage} />
      <path d="M17 80v6" className={style.trunk} />
    </>
  )
}

function Land() {
  return (
    <>
      <path d="M0 58c22-9 40 3 58-2 14-4 26-2 38 2v38H0z" className={style.groundDark} />
      <path d="M0 66c30-7 66-7 96 0v30H0z" className={style.ground} />
      <path d="M30 68h36l14 22H16z" className={style.plot} />
      <path d="M30 69v-7M66 69v-7M80 91v-8M16 91v-8" className={style.post} />
      <path d="M30 64h36l14 21M30 64 16 85h64" className={style.rope} />
      <path d="M22 52v12" className={style.trunk} />
      <path d="M22 34c-8 2-10 9-8 14s5 7 8 7 7-2 8-7-0-12-8-14z" className={style.foliage} />
    </>
  )
}

const scenes: Record<PropertyType, () => React.JSX.Element> = {
  house: House,
  apartment: Apartment,
  land: Land,
}
