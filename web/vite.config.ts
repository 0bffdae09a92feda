import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { prerender } from './prerender.ts'

const api = process.env.GURU_API ?? 'http://127.0.0.1:3000'

/** `npx vite web` serves the page with live reload and hands calls of the API on to a running server. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), prerender(), precompress()],
  server: { proxy: { '/v1': { target: api } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The strict CSP takes no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        // Two entries: what seekers load stays light.
        seekers: fileURLToPath(new URL('index.html', import.meta.url)),
        staff: fileURLToPath(new URL('staff.html', import.meta.url)),
      },
    },
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox114', 'safari16.4'],
  },
})
