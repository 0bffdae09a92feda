import { renderToString } from 'react-dom/server'
import { ChatPage } from './features/chat/chat-page.tsx'

/** The start of a chat as HTML; read by the build alone. */
export const start = (): string => renderToString(<ChatPage />)
