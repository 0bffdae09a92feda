import ReactMarkdown, { type Components } from 'react-markdown'
import { allowedLink } from './allowed-link.ts'

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
}

/** Markdown without raw HTML and without pictures, which would be fetched from elsewhere. */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown components={components} urlTransform={allowedLink} disallowedElements={['img']}>
      {text}
    </ReactMarkdown>
  )
}
