import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|webmanifest)$/

/** Writes `FILE.br` and `FILE.gz` beside each built text file, so that the server compresses nothing. */
export function precompress(): Plugin {
  let directory = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true })
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compress(join(directory, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, quality),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
