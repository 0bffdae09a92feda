import { type ComponentProps, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import style from './field.module.css'

type FieldProps = ComponentProps<'input'> & {
  label: string
  error?: string | undefined
}

/** A labelled text field with its error beneath. */
export function Field({ label, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={style.input}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={style.error} role="alert">
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  )
}
