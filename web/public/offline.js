// Lets the seekers' pages open without a network: what was loaded once is there again.
// Plain JavaScript, served as it is: a service worker has no build of its own here.
const kept = 'guru-pages-1'
/** Files that are kept at most; names hold a hash of their content, so old ones are never asked for again. */
const mostFiles = 150
/** Milliseconds after which a page is taken from what is kept. */
const patience = 4000
/** Where the page is the one that is kept, as it is. */
const starts = ['/', '/user/chat-v3']
/** Pages of realtors and admins, and the API, always need the server. */
const others = /^\/(v1|login|admin|dashboard|realtor)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const forgetOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('guru-') && name !== kept) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forgetOlder())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || others.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/') || /\.(js|svg|png|webmanifest)$/.test(pathname))
    event.respondWith(file(request))
})

/** What a page has loaded past this, so that one visit is enough; a file that fails does not keep out the others. */
self.addEventListener('message', (event) => {
  const keepLoaded = async () => {
    const cache = await caches.open(kept)
    for (const address of event.data)
      if (!(await cache.match(address))) await cache.add(address).catch(() => {})
  }
  if (Array.isArray(event.data)) event.waitUntil(keepLoaded())
})

/** Fetches the page to be kept. */
async function keepPage() {
  const answer = await fetch('/', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The page cannot be kept: ${answer.status}`)
  await renew(answer)
}

/** Keeps the page and what it names, unless it is the one that is kept: a new version has new files. */
async function renew(answer) {
  const cache = await caches.open(kept)
  const text = await answer.clone().text()
  const before = await cache.match('/')
  if (before && (await before.text()) === text) return
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => address)
  await cache.addAll([...new Set(named)])
  await cache.put('/', answer)
}

/** From the server when it answers soon; every seekers' page is the same file. */
async function page(event) {
  const soon = new AbortController()
  const timer = setTimeout(() => soon.abort(), patience)
  try {
    const answer = await fetch(event.request, { signal: soon.signal })
    // A new version that cannot be kept whole leaves the old one in place.
    if (answer.ok && starts.includes(new URL(event.request.url).pathname))
      event.waitUntil(renew(answer.clone()).catch(() => {}))
    return answer
  } catch {
    return (await caches.match('/')) ?? Response.error()
  } finally {
    clearTimeout(timer)
  }
}

async function file(request) {
  const known = await caches.match(request)
  if (known && request.url.includes('/assets/')) return known
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const cache = await caches.open(kept)
      await cache.put(request, answer.clone())
      const files = await cache.keys()
      for (const old of files.slice(0, Math.max(0, files.length - mostFiles))) {
        if (new URL(old.url).pathname !== '/') await cache.delete(old)
      }
    }
    return answer
  } catch (error) {
    if (known) return known
    throw error
  }
}
