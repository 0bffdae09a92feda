import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** An importing file and what it imports. */
type Import = [file: string, from: string]

const forbidden: Import[] = [
  ['contract/src/planted.ts', '@guru/engine/engine'],
  ['contract/src/planted.ts', '@guru/server/db/schema'],
  ['contract/src/planted.ts', 'node:fs'],
  ['engine/src/planted.ts', '@guru/server/db/schema'],
  ['engine/src/planted.ts', '../../server/src/db/schema.ts'],
  ['engine/src/planted.ts', '../../contract/src/chat.ts'],
  ['engine/src/planted.ts', 'node:fs'],
  ['engine/src/planted.ts', 'fs'],
  ['engine/src/planted.ts', 'zod'],
  ['engine/src/languages/en/planted.ts', 'kysely'],
  ['engine/src/languages/en/planted.ts', '../../../../web/src/main.tsx'],
  ['server/src/planted.ts', '../../web/src/lib/api.ts'],
  ['server/src/db/planted.ts', '../listings/search.ts'],
  ['server/src/db/tables/planted.ts', '../../conversation/take-turn.ts'],
  ['server/src/db/planted.ts', '../app.ts'],
  ['server/src/providers/llm/planted.ts', '../../leads/request-callback.ts'],
  ['server/src/leads/planted.ts', '../conversation/take-turn.ts'],
  ['server/src/listings/planted.ts', '../channels/web/chat-v3.ts'],
  ['server/src/accounts/planted.ts', '../http/log.ts'],
  ['server/src/realtors/planted.ts', '../http/log.ts'],
  ['server/src/chat-history/planted.ts', '../staff/staff-routes.ts'],
  ['server/src/conversation/planted.ts', '../channels/web/chat-v3.ts'],
  ['server/src/conversation/planted.ts', '../http/log.ts'],
  ['server/src/http/planted.ts', '../channels/web/callback.ts'],
  ['server/src/channels/web/planted.ts', '../../app.ts'],
  ['server/src/channels/web/planted.ts', '../../cli/start.ts'],
  ['server/src/channels/web/planted.ts', '../../staff/staff-routes.ts'],
  ['server/src/channels/web/planted.ts', '../whatsapp/codes.ts'],
  ['server/src/channels/whatsapp/planted.ts', '../web/callback.ts'],
  ['server/src/channels/whatsapp/planted.ts', '../../cli/whatsapp/stand-in.ts'],
  ['server/src/channels/whatsapp/planted.ts', '../../app.ts'],
  ['server/src/staff/planted.ts', '../channels/web/callback.ts'],
  ['server/src/http/planted.ts', '../staff/staff-routes.ts'],
  ['server/src/app.ts', './main.ts'],
  ['web/src/planted.ts', '@guru/engine'],
  ['web/src/planted.ts', '@guru/engine/understanding/command'],
  ['web/src/texts/planted.ts', '@guru/engine/languages/ta/vocabulary'],
  ['web/src/planted.ts', '@guru/server/db/schema'],
  ['web/src/planted.ts', '../../server/src/db/schema.ts'],
  ['web/src/planted.ts', 'node:path'],
  ['web/src/planted.ts', 'zod'],
  ['web/src/ui/planted.tsx', '../features/chat/chat-page.tsx'],
  ['web/src/lib/planted.ts', '../app/app.tsx'],
  ['web/src/features/chat/planted.ts', '../../app/app.tsx'],
  ['web/src/features/chat/planted.ts', '../../staff/call.ts'],
  ['web/src/features/chat/planted.ts', '@mantine/core'],
  ['web/src/features/realtor/planted.ts', '../../app/staff-routes.tsx'],
  ['web/src/staff/planted.ts', '../features/accounts/login-page.tsx'],
  ['bench/src/parts/planted.ts', '../../../e2e/harness/chromium.ts'],
  ['bench/src/parts/planted.ts', '../../../server/src/app.ts'],
]

const legal: Import[] = [
  ['contract/src/planted.ts', './vocabulary.ts'],
  ['contract/src/planted.ts', 'zod'],
  ['engine/src/planted.ts', '@guru/contract/vocabulary'],
  ['engine/src/languages/en/planted.ts', '../../text/token.ts'],
  ['engine/src/planted.test.ts', 'node:fs'],
  ['server/src/db/planted.ts', '../errors.ts'],
  ['server/src/db/planted.ts', 'kysely'],
  ['server/src/leads/planted.ts', '../db/database.ts'],
  ['server/src/conversation/planted.ts', '../listings/search.ts'],
  ['server/src/conversation/planted.ts', '@guru/engine'],
  ['server/src/channels/web/planted.ts', '../../conversation/take-turn.ts'],
  ['server/src/channels/web/planted.ts', '../../http/log.ts'],
  ['server/src/channels/whatsapp/planted.ts', '../../conversation/take-turn.ts'],
  ['server/src/channels/whatsapp/planted.ts', '../../leads/request-callback.ts'],
  ['server/src/staff/planted.ts', '../accounts/login.ts'],
  ['server/src/app.ts', './channels/web/chat-v3.ts'],
  ['server/src/main.ts', './app.ts'],
  ['web/src/planted.ts', '@guru/engine/format'],
  ['web/src/texts/planted.ts', '@guru/engine/languages/ta/format'],
  ['web/src/planted.ts', '@guru/contract/chat'],
  ['web/src/features/chat/planted.ts', '../../ui/button.tsx'],
  ['web/src/features/realtor/planted.ts', '@mantine/core'],
  ['web/src/features/realtor/planted.ts', '../../staff/call.ts'],
  ['web/src/app/planted.ts', '../features/chat/chat-page.tsx'],
  ['bench/src/parts/planted.ts', '@guru/e2e/harness/chromium'],
  ['bench/src/parts/planted.ts', '../http/with-server.ts'],
]

/** What Biome's JSON report says of one finding. */
interface Finding {
  category: string
  location: { path: string }
}

describe('the linter', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'guru-directions-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Writes files into an empty project with our settings and names those that break the rule. */
  function breaking(rule: string, files: Record<string, string>): Set<string> {
    const project = mkdtempSync(path.join(folder, 'project-'))
    for (const name of ['biome.json', 'biome.directions.json']) {
      cpSync(path.join(root, name), path.join(project, name))
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
      writeFileSync(path.join(project, file), text)
    }
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
    const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
    const findings: Finding[] = JSON.parse(stdout).diagnostics
    return new Set(findings.filter((it) => it.category === rule).map((it) => it.location.path))
  }

  /** The imports of a list that the linter refuses, each planted in a file of its own. */
  function refused(imports: Import[]): Import[] {
    const place = ([file]: Import, index: number) => file.replace('planted', `planted-${index}`)
    const files = imports.map((it, index) => [place(it, index), `export * from '${it[1]}'\n`])
    const broken = breaking('lint/style/noRestrictedImports', Object.fromEntries(files))
    return imports.filter((it, index) => broken.has(place(it, index)))
  }

  it('refuses every import against the direction', () => {
    expect(refused(forbidden)).toEqual(forbidden)
  })

  it('takes imports along the direction', () => {
    expect(refused(legal)).toEqual([])
  })

  it('refuses an import that hides in a function or imports a type only', () => {
    const files = {
      'engine/src/lazy.ts': `export const lazy = () => import('fastify')\n`,
      'engine/src/type.ts': `import type { Config } from '../../server/src/config.ts'\nexport type It = Config\n`,
    }
    expect([...breaking('lint/style/noRestrictedImports', files)].sort()).toEqual(Object.keys(files))
  })

  it('refuses a cycle of imports', () => {
    const files = {
      'engine/src/hen.ts': `import { egg } from './egg.ts'\nexport const hen = () => egg\n`,
      'engine/src/egg.ts': `import { hen } from './hen.ts'\nexport const egg = () => hen\n`,
    }
    expect([...breaking('lint/suspicious/noImportCycles', files)].sort()).toEqual(Object.keys(files).sort())
  })

  it('lets config.ts alone read the environment', () => {
    const text = 'export const port = process.env.PORT\n'
    const files = { 'server/src/config.ts': text, 'server/src/app.ts': text }
    expect([...breaking('lint/style/noProcessEnv', files)]).toEqual(['server/src/app.ts'])
  })
})
