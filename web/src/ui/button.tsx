import type { ComponentProps } from 'react'
import style from './button.module.css'

type ButtonLook = 'solid' | 'outline' | 'plain'

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  /** Shows a turning ring and takes no more clicks, while staying in the focus order. */
  busy?: boolean
}

export function Button({ look = 'solid', busy = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={`${style.button} ${style[look]} ${className}`}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
    >
      {busy && <span className={style.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}
