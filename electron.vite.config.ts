import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { compression } from 'vite-plugin-compression2'

const at = (path: string): string => resolve(import.meta.dirname, path)

/** Two shells from one source: `out/main/electron.js` and `out/main/browser.js` share everything but their windows. */
export default defineConfig({
  main: {
    build: {
      // The browser shell runs under the Node that a person has, which is older than Electron's.
      target: 'node20',
      sourcemap: true,
      // As a package zod brings 64 files of languages, which the host does not need.
      externalizeDeps: { exclude: ['zod'] },
      rollupOptions: {
        input: { electron: at('src/main/electron.ts'), browser: at('src/main/browser.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
      }
    }
  },
  preload: {
    // A sandboxed preload must be one CommonJS file: no chunks, no relative requires.
    build: {
      isolatedEntries: true,
      rollupOptions: {
        input: { gm: at('src/preload/gm.ts'), audience: at('src/preload/audience.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: at('src/renderer'),
    base: './',
    resolve: { alias: { '@': at('src/renderer') } },
    // Pages of `npm run dev` have an address of our own scheme, of which Vite cannot derive the socket.
    server: { hmr: { protocol: 'ws' } },
    worker: { format: 'es' },
    plugins: [
      tailwindcss(),
      vue({ features: { optionsAPI: false } }),
      // A phone on a weak network fetches a third. Over plain HTTP it takes gzip alone.
      compression({ include: /\.(?:js|css|html|svg)$/, threshold: 400, algorithms: ['gzip', 'brotliCompress'] })
    ],
    build: {
      outDir: at('out/renderer'),
      // OBS 31 shows the overlay in Chromium 127. Phones and Electron are newer.
      target: 'chrome127',
      minify: true,
      // For developers. No page points at source maps, and no server serves them.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rollupOptions: {
        checks: { pluginTimings: false },
        input: {
          gm: at('src/renderer/gm.html'),
          table: at('src/renderer/table.html'),
          overlay: at('src/renderer/overlay.html'),
          seat: at('src/renderer/seat.html')
        }
      }
    }
  }
})
