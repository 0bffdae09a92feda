// Runs on the page at /v1/docs: its trial calls repeat the anti-forgery cookie as the web app's do.
const plainFetch = window.fetch
window.fetch = (address, options = {}) => {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  const headers = new Headers(options.headers)
  if (token && options.method !== 'GET') headers.set('X-XSRF-TOKEN', token)
  return plainFetch(address, { ...options, headers })
}
