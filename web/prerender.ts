import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const place = '<!-- start -->'

/** Writes the start of a chat into index.html, so that the languages show before any script has come. */
export function prerender(): Plugin {
  let root = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: async (html) =>
      html.includes(place) ? html.replace(place, await start(root)) : html,
  }
}

async function start(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guru-start-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'src/prerendered-start.tsx'),
        outDir: folder,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'start.mjs' } },
      },
    })
    const module: unknown = await import(pathToFileURL(join(folder, 'start.mjs')).href)
    if (!isStart(module)) throw new Error('The start of the chat cannot be prerendered.')
    return module.start()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isStart = (module: unknown): module is { start(): string } =>
  typeof module === 'object' && module !== null && 'start' in module && typeof module.start === 'function'
