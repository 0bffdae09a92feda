import { type LanguageCode, languages } from '@guru/contract/vocabulary'

/**
 * The language that was tapped on the prerendered page, once; public/colour-mode.js has noted it, and keeps it over
 * a reload before the page's code is there.
 */
export function tappedBefore(): LanguageCode | undefined {
  const { dataset } = document.documentElement
  const language = dataset.tapped === undefined ? undefined : languages[Number(dataset.tapped)]
  delete dataset.tapped
  try {
    sessionStorage.removeItem('guru-tapped')
  } catch {
    // Forbidden: then nothing was kept either.
  }
  return language
}
