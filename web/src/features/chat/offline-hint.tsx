import { useOnline } from '../../lib/use-online.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import style from './offline-hint.module.css'

/** Says that there is no network, as long as there is none. */
export function OfflineHint() {
  const online = useOnline()
  const texts = useTexts()
  return (
    <div role="status">
      {!online && (
        <p className={style.hint}>
          <Icon name="offline" size={20} />
          {texts.conversation.offline}
        </p>
      )}
    </div>
  )
}
