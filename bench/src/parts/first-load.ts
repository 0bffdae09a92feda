import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWeb } from '@guru/server/cli/build-web'
import type { Row } from '../part.ts'

export const name = 'first-load'

/** The gzip bytes that a seeker's browser fetches before the page works; what is loaded on demand is left out. */
export async function run(): Promise<Row[]> {
  const dist = await buildWeb('')
  const files = firstLoad(dist)
  const kilobytes = (pattern: RegExp) => {
    const chosen = files.filter((file) => pattern.test(file))
    const bytes = chosen.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
    return `${(bytes / 1000).toFixed(1)} kB`
  }
  return [
    { what: 'first load, JavaScript, gzip', figure: kilobytes(/\.js$/), goal: '110 kB or less' },
    { what: 'first load, CSS, gzip', figure: kilobytes(/\.css$/) },
    { what: 'first load, HTML, gzip', figure: kilobytes(/\.html$/) },
  ]
}

/** index.html, the scripts and styles that it names, and what these import statically. */
function firstLoad(dist: string): string[] {
  const page = path.join(dist, 'index.html')
  const named = readFileSync(page, 'utf8').matchAll(
    /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.(?:js|css))"/g,
  )
  const found = new Set([page])
  const waiting = [...named].map(([, address = '']) => path.join(dist, address))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (file.endsWith('.js')) waiting.push(...staticImports(file))
  }
  return [...found]
}

const importOfFile = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^;"'`()]*?from\s*)?["'](\.{1,2}\/[^"']+)["']/g

const staticImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importOfFile)].map(([, address = '']) =>
    path.resolve(path.dirname(file), address),
  )
