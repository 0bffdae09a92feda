import type { Api } from '../../lib/api.ts'
import { deviceId } from '../../lib/identity.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { useNotices } from '../../ui/notices/notice-context.ts'
import { storeVisitor, type VisitorProfile } from './visitor-profile.ts'

/** How long the outcome stays on the screen, ms. */
const noticeDuration = 5000

/** Sends a visitor's name and number for a session and says how it went. @returns whether it went well. */
export function useSendCallback(api: Api, store: TextStore) {
  const { callback: texts } = useTexts()
  const showNotice = useNotices()
  return async (visitor: VisitorProfile, sessionId: () => Promise<string>): Promise<boolean> => {
    try {
      await api.requestCallback({ ...visitor, session_id: await sessionId(), device_id: deviceId(store) })
    } catch {
      const told = { title: texts.failedTitle, body: texts.failedBody }
      showNotice({ look: 'error', ...told, duration: noticeDuration })
      return false
    }
    storeVisitor(store, visitor)
    showNotice({ look: 'success', title: texts.sentTitle, body: texts.sentBody, duration: noticeDuration })
    return true
  }
}
