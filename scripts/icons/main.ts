/** `npm run icons`: draws the pictures under which phones keep the page, from the one in web/public/favicon.svg. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { launchChromium } from '@guru/e2e/harness/chromium'

const folder = path.resolve(import.meta.dirname, '../../web/public')
const picture = readFileSync(path.join(folder, 'favicon.svg')).toString('base64')

/** Phones cut a maskable picture to their own shape; what lies in the middle four fifths always shows. */
const shapes = [
  { name: 'icon', share: 1, ground: 'transparent' },
  { name: 'icon-maskable', share: 0.66, ground: '#00585f' },
] as const
const sizes = [192, 512]

const browser = await launchChromium()
try {
  for (const { name, share, ground } of shapes)
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      const drawn = Math.round(size * share)
      await page.setContent(
        `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
           <img width="${drawn}" height="${drawn}" src="data:image/svg+xml;base64,${picture}">
         </body>`,
        { waitUntil: 'load' },
      )
      await page.screenshot({ path: path.join(folder, `${name}-${size}.png`), omitBackground: true })
      await page.close()
    }
} finally {
  await browser.close()
}
