import { fetchSherpa } from '@guru/server/cli/fetch-sherpa'
import { hasSphinx } from '@guru/server/providers/speech/listening/sphinx/sphinx-listener'
import { aptInstall } from './apt-install.ts'

const packages = ['pocketsphinx', 'pocketsphinx-en-us']

/** Tries to install the recognisers that some tests listen with; without one they are skipped, and this says so. */
export async function installRecognisers(): Promise<void> {
  await fetchSherpa().catch(({ message }) =>
    console.log(`Tests of local models are skipped: sherpa-onnx cannot be fetched (${message}).`),
  )
  if (hasSphinx()) return
  console.log(`No recogniser found; installing ${packages.join(' and ')} …`)
  await aptInstall(packages)
  if (!hasSphinx())
    console.log(`Tests of listening are skipped: install Debian's ${packages.join(' and ')} to run them.`)
}
