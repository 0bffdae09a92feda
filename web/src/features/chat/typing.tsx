import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import style from './typing.module.css'

/** Three dots while Guru thinks. They are for the eye; the list's status says it to a screen reader. */
export function Typing() {
  return (
    <div className={style.typing} aria-hidden="true">
      <GuruAvatar className={style.face} />
      <span className={style.dots}>
        <i className={style.dot} />
        <i className={style.dot} />
        <i className={style.dot} />
      </span>
    </div>
  )
}
