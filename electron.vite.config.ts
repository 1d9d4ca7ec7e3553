import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import type { UserConfig } from 'vite'
import { components } from './vite.components.ts'
import {
  alsoBuild,
  compiledEarly,
  componentAsText,
  earlyFonts,
  earlyScript,
  FirstScreen,
  madeStyles,
  oneByteScripts,
  packedTexts
} from './vite.pages'

const at = (path: string): string => resolve(import.meta.dirname, path)

const pages: UserConfig = {
  root: at('src/renderer'),
  base: './',
  css: madeStyles(),
  worker: { format: 'es' }
}
const plugins = () => [...components({ features: { optionsAPI: false } }), earlyFonts(), packedTexts()]

const build = {
  outDir: at('out/renderer'),
  // OBS 30 shows the overlay in a browser of that age. What a target cannot lower is found by scripts/chrome-103.mjs.
  target: 'chrome103',
  minify: true,
  // For whoever debugs; no page points at them, and no server serves them.
  sourcemap: 'hidden',
  assetsInlineLimit: 0
} as const

// Every page lists the files that it may fetch later: their hashes are what cannot be packed.
const names = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]'
} as const

/**
 * The pages of players and viewers. Each file costs a turn, a kilobyte of headers and a list of what it takes from others. So what every page
 * shows is one file, what a player presses another, a character's cards and things a third, and the stream's strip with everything on it
 * a fourth. Its other layouts are fetched by the links that show them.
 */
const screens: UserConfig = {
  ...pages,
  plugins: plugins(),
  build: {
    ...build,
    rolldownOptions: {
      input: {
        table: at('src/renderer/table.html'),
        overlay: at('src/renderer/overlay.html'),
        seat: at('src/renderer/seat.html')
      },
      output: {
        ...names,
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /parts\/cards\/(CardBack|CardFace|EmberRow|SuitChip|faces|flip-words)\b|ui\/(ResultMark|seat-names|symbol-words)\b|runtime-dom|plain-text-key|bridge\/use-showing|games\/lazy|ui\/primitives|StreamSprites|GlyphMark|thousand-faces\/vocabulary/
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

const firstScreen = new FirstScreen(
  /renderer\/gm\.html$|thousand-faces\/gm\/(Gm(Board|Head)\.vue|session\/session-part\.ts)$/
)
/** What the dashboard fetches of itself once its first picture is painted. */
const secondScreen = new FirstScreen(
  /gm\/frame\/(Side|Spine)Parts\.vue$|ui\/later\/\w+\.vue$|thousand-faces\/gm\/(Gm(Side|Spine)|fight\/StepPane|flip\/outcome\/OutcomePane|\w+\/\w+Panel)\.vue$|gm\/(sheets\/\w+|prompts\/Prompts)Sheet\.vue$/
)

/** Two shells from one source: `out/main/electron.js` and `out/main/browser.js` share everything but their windows. */
export default defineConfig({
  main: {
    plugins: [oneByteScripts()],
    build: {
      // The browser shell runs under the Node that a person has, which is older than Electron's.
      target: 'node20',
      sourcemap: true,
      // As a package it brings 64 files of languages and its text with all comments, which V8 keeps: of it we need a fifth.
      externalizeDeps: { exclude: ['zod'] },
      rollupOptions: {
        input: { electron: at('src/main/electron.ts'), browser: at('src/main/browser.ts') },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          comments: false
        }
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
    ...pages,
    plugins: [
      ...plugins(),
      earlyScript('early'),
      compiledEarly('gm'),
      componentAsText('gm.html', 'src/renderer/games/DashboardDrawings.vue'),
      firstScreen.plugin(),
      secondScreen.plugin(),
      alsoBuild(screens)
    ],
    build: {
      ...build,
      rollupOptions: {
        input: { gm: at('src/renderer/gm.html'), early: at('src/renderer/shell/gm/early.ts') },
        output: {
          ...names,
          // One file for what nearly every campaign shows first: a hundred small ones took longer to fetch than to run.
          codeSplitting: {
            groups: [
              { name: 'desk', test: firstScreen.has, includeDependenciesRecursively: false, priority: 1 },
              { name: 'side', test: secondScreen.has, includeDependenciesRecursively: false }
            ]
          }
        }
      }
    }
  }
})
