import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The heading of a page, which names its tab as well. After a step from another page it takes the focus, so
 * that the keyboard starts there and screen readers tell where one is.
 */
export function PageHeading({ children: title }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // React Router's key of an address that was opened, not stepped to.
  const stepped = useRef(useLocation().key !== 'default')
  useEffect(() => {
    document.title = `${title} · Guru`
    if (stepped.current) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <Title
      order={1}
      size="h2"
      ref={heading}
      tabIndex={-1}
      style={{ outline: 'none', overflowWrap: 'anywhere' }}
    >
      {title}
    </Title>
  )
}
