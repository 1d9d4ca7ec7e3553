import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'

/** Set in nearly every line of every page; the others come when they are first needed. */
const everywhere = /alegreya(-sans)?-latin-(400|500|700)-normal-.*\.woff2$/

/** A player's phone does with four (theme/phone.css). */
const onPhones = /alegreya-latin-(500|700)-normal-.*\.woff2$|alegreya-sans-latin-(400|700)-normal-.*\.woff2$/

/**
 * Has the pages fetch their fonts beside their scripts. Else the first layout is made without them: it asks the system
 * for a stand-in at every size there is, and is then made again.
 */
function earlyFonts(): Plugin {
  return {
    name: 'early-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, filename }) =>
        Object.keys(bundle)
          .filter(name => (filename.endsWith('seat.html') ? onPhones : everywhere).test(name))
          .map(name => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
            injectTo: 'head'
          }))
    }
  }
}

/**
 * Lays packed copies beside every text of the pages: a phone on a weak network fetches half. Over plain HTTP a phone
 * takes gzip alone; on this machine (the overlay, the second screen) browsers take brotli, which is a tenth smaller.
 */
function packedTexts(): Plugin {
  return {
    name: 'packed-texts',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter(each => /\.(js|css|html|svg)$/.test(each))) {
        const text = readFileSync(join(dir, name))
        if (text.length <= 400) continue
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text)) // at its strongest unless told
      }
    }
  }
}

const at = (path: string): string => resolve(import.meta.dirname, path)

/** Two shells from one source: `out/main/electron.js` and `out/main/browser.js` share everything but their windows. */
export default defineConfig({
  main: {
    build: {
      // The browser shell runs under the Node that a person has, which is older than Electron's.
      target: 'node20',
      sourcemap: true,
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
    plugins: [vue({ features: { optionsAPI: false } }), earlyFonts(), packedTexts()],
    worker: { format: 'es' },
    build: {
      // OBS 30 shows the overlay in a browser of that age. What a target cannot lower is found by scripts/chrome-103.mjs.
      target: 'chrome103',
      minify: true,
      // For whoever debugs; no page points at them, and no server serves them.
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      rollupOptions: {
        input: {
          gm: at('src/renderer/gm.html'),
          table: at('src/renderer/table.html'),
          overlay: at('src/renderer/overlay.html'),
          seat: at('src/renderer/seat.html')
        },
        // Each file costs a turn, a kilobyte of headers and a list of what it takes from others. So what every page shows is one file,
        // what a player presses another, a character's cards and things a third, and the stream's strip with everything on it
        // a fourth. Its other layouts are fetched by the links that show them.
        output: {
          // Every page lists the files that it may fetch later: their hashes are what cannot be packed.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              {
                name: 'common',
                test: /ui\/cards\/(CardBack|CardFace|EmberRow|ResultMark|SuitChip|faces|flip-words)\b|runtime-dom|plain-text-key|bridge\/use-showing|games\/lazy|ui\/primitives|StreamSprites|GlyphMark|thousand-faces\/vocabulary/
              },
              {
                name: 'pressed',
                test: /ui\/(LogSentence|PushButton|RefusalBubble|icons\/LineIcon)\b|bridge\/(use-last-act|command-queue)|serial-queue/,
                includeDependenciesRecursively: false
              },
              {
                name: 'piles',
                test: /ui\/cards\/|equipment\/(items|ladder)|minigames\/zodiac/,
                includeDependenciesRecursively: false
              },
              {
                name: 'counted',
                test: /rules\/core\/(clock|slice|refusal|assert-never)\.|ui\/use-clock/,
                includeDependenciesRecursively: false
              },
              {
                name: 'public',
                test: /TutorialCountdown|parts\/tutorial-clock|economy\/tutorial\.|thousand-faces\/table\/(public-words|flip\/waiting)/,
                includeDependenciesRecursively: false
              },
              {
                name: 'strip',
                includeDependenciesRecursively: false,
                test: /thousand-faces\/overlay\/(?!seats\/Player(Columns|Frame))/
              }
            ]
          }
        }
      }
    }
  }
})
