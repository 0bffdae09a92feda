import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from './icon.tsx'
import style from './modal.module.css'
import { useNoticeLayer } from './notices/notice-context.ts'

interface ModalProps {
  title: string
  subtitle?: string | undefined
  /** Has no heading of its own: what it holds brings one, and the title is the dialog's name. */
  bare?: boolean
  onClose(): void
  children: ReactNode
}

/**
 * A native modal dialog: the browser keeps the focus inside, Escape closes it, and the focus goes back to
 * the control that opened it. A sheet at the lower edge on phones, a card in the middle elsewhere.
 */
export function Modal({ title, subtitle, bare = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const texts = useTexts()
  const setLayer = useNoticeLayer()
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    setLayer(element)
    return () => {
      setLayer(null)
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [setLayer])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={style.modal}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}
      aria-describedby={subtitle ? `${id}-subtitle` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
    >
      <div className={style.sheet}>
        {!bare && (
          <h2 id={`${id}-title`} className={style.title}>
            {title}
          </h2>
        )}
        {subtitle && (
          <p id={`${id}-subtitle`} className={style.subtitle}>
            {subtitle}
          </p>
        )}
        {children}
        {/* The last in order, though it stands at the top: the focus begins where there is something to do. */}
        <button type="button" className={style.close} onClick={onClose} aria-label={texts.page.close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}
