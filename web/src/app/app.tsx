import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { ChatPage } from '../features/chat/chat-page.tsx'
import { Fallback } from '../ui/fallback.tsx'
import { Broken, NotFound } from './plain-pages.tsx'

// The chat is what nearly everybody comes for: all else is fetched when it is opened.
const WelcomePage = lazy(() => import('../features/welcome/welcome-page.tsx'))
const OlderChatPage = lazy(() => import('../features/older-chat/older-chat-page.tsx'))
const MatchedPage = lazy(() => import('../features/older-chat/matched-page.tsx'))
const CallbackPages = lazy(() => import('../features/callback/callback-pages.tsx'))
const SubmitFormPage = lazy(() => import('../features/callback/submit-form-page.tsx'))
const FormThankYouPage = lazy(() => import('../features/callback/form-thank-you-page.tsx'))
const LandingPage = lazy(() => import('../features/marketing/landing-page.tsx'))
const HearPage = lazy(() => import('../features/hear/hear-page.tsx'))
const ListingPage = lazy(() => import('../features/listing/listing-page.tsx'))
const PrivacyPage = lazy(() => import('../features/privacy/privacy-page.tsx'))

/** The seeker's pages. */
export function App() {
  return (
    <Fallback to={<Broken />}>
      <BrowserRouter>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<ChatPage />} />
            <Route path="/user/chat-v3" element={<ChatPage />} />
            <Route path="/home" element={<LandingPage />} />
            <Route path="/user/welcome" element={<WelcomePage next="/user/chat" key="v1" />} />
            <Route path="/user/welcome-v2" element={<WelcomePage next="/user/chat-v2" key="v2" />} />
            <Route path="/user/chat" element={<OlderChatPage version={1} key="v1" />} />
            <Route path="/user/chat-v2" element={<OlderChatPage version={2} key="v2" />} />
            <Route path="/user/thank-you" element={<MatchedPage />} />
            <Route path="/user/thank-you-v2" element={<MatchedPage />} />
            <Route element={<CallbackPages />}>
              <Route path="/user/submit-form" element={<SubmitFormPage />} />
              <Route path="/user/form/thank-you" element={<FormThankYouPage />} />
            </Route>
            <Route path="/user/hear" element={<HearPage />} />
            <Route path="/user/listing" element={<ListingPage />} />
            <Route path="/privacy-policy" element={<PrivacyPage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Fallback>
  )
}
