import { BrowserRouter, Route, Routes } from 'react-router'
import { ChatPage } from '../features/chat/chat-page.tsx'
import { Fallback } from '../ui/fallback.tsx'
import { Broken, NotFound } from './plain-pages.tsx'

/** The seeker's pages. */
export function App() {
  return (
    <Fallback to={<Broken />}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<ChatPage />} />
          <Route path="/user/chat-v3" element={<ChatPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </BrowserRouter>
    </Fallback>
  )
}
