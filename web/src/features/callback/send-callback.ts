import type { Api } from '../../lib/api.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { useNotices } from '../../ui/notices/notice-context.ts'
import { requestCallback } from './request-callback.ts'
import { storeVisitor, type VisitorProfile } from './visitor-profile.ts'

/** How long the outcome stays on the screen, ms. */
const noticeDuration = 5000

/** Sends a visitor's name and number for a chat and says how it went. @returns whether it went well. */
export function useSendCallback(api: Api, store: TextStore) {
  const { callback: texts, language } = useTexts()
  const showNotice = useNotices()
  return async (visitor: VisitorProfile, sessionId: string): Promise<boolean> => {
    try {
      await requestCallback({ api, store, sessionId, language }, visitor)
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
