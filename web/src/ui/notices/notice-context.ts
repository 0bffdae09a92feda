import { createContext, use } from 'react'
import type { Notice } from './notice-queue.ts'

export interface Notices {
  show(notice: Omit<Notice, 'id' | 'open'>): void
  /** The open modal dialog: notices move into it, as all else is out of reach then. */
  setLayer(element: HTMLElement | null): void
}

export const NoticesContext = createContext<Notices>({ show() {}, setLayer() {} })

export function useNotices(): Notices['show'] {
  return use(NoticesContext).show
}

export function useNoticeLayer(): Notices['setLayer'] {
  return use(NoticesContext).setLayer
}
