import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../texts/texts.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { ThankYou } from './thank-you.tsx'

/** The thanks behind the callback form. */
export default function FormThankYouPage() {
  const { callback } = useTexts()
  const navigate = useNavigate()
  useEffect(() => {
    document.title = `${callback.thanksTitle} · Guru AI`
  }, [callback])
  return (
    <FormPage>
      <ThankYou heading="h1" onDone={() => void navigate('/')} />
    </FormPage>
  )
}
