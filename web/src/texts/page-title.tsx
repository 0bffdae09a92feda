import { useEffect } from 'react'
import { useTexts } from './texts.ts'

/** Names the browser's tab in the language of the page: what it is called, or else what Guru is for. */
export function PageTitle({ name }: { name?: string }) {
  const { page } = useTexts()
  useEffect(() => {
    document.title = name === undefined ? page.title : `${name} · Guru AI`
  }, [name, page])
  return null
}
