import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, runnerImport, type CSSOptions, type Plugin, type UserConfig } from 'vite'
import { createSSRApp, type Component } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { withImports } from './scripts/component-imports.mjs'
import { facesOf } from './src/renderer/theme/fonts'
import { sheetOf } from './src/renderer/theme/utilities'
import { classesIn } from './src/renderer/theme/utility-names'
import { components } from './vite.components.ts'

// What the build does for the pages beyond bundling them (electron.vite.config.ts).

/** Set in nearly every line of every page; the others come when they are first needed. */
const everywhere = /alegreya(-sans)?-latin-(400|500|700)-normal-.*\.woff2$/

/** What else stands in the dashboard's first picture: its move and its tie, and the keys. Found late, they have all of it laid out again. */
const onDashboard =
  /alegreya-latin-500-italic-.*\.woff2$|atkinson-hyperlegible-latin-700-normal-.*\.woff2$|arrows-.*\.woff2$/

/** A player's phone does with four (theme/phone.css). */
const onPhones = /alegreya-latin-(500|700)-normal-.*\.woff2$|alegreya-sans-latin-(400|700)-normal-.*\.woff2$/

/**
 * Has the pages fetch their fonts beside their scripts. Else the first layout is made without them: it asks the system
 * for a stand-in at every size there is, and is then made again.
 */
export function earlyFonts(): Plugin {
  return {
    name: 'early-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, filename }) =>
        Object.keys(bundle)
          .filter(name => facesFirst(filename).some(faces => faces.test(name)))
          .map(name => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${name}` },
            injectTo: 'head'
          }))
    }
  }
}

function facesFirst(page: string): readonly RegExp[] {
  if (page.endsWith('seat.html')) return [onPhones]
  return page.endsWith('gm.html') ? [everywhere, onDashboard] : [everywhere]
}

/** Has a page fetch and run one small entry first, beside its own script. @param entry its name among the inputs of the build */
export function earlyScript(entry: string): Plugin {
  return {
    name: 'early-script',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter(file => file.type === 'chunk' && file.isEntry && file.name === entry)
          .map(file => ({
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `./${file.fileName}` },
            injectTo: 'head-prepend'
          }))
    }
  }
}

/**
 * Has V8 (Chrome 136 and newer) compile all functions of one script while it is being fetched, on another thread, instead of each
 * when it is first called, while the page waits. To others it is a comment. @param entry its name among the inputs of the build
 */
export function compiledEarly(entry: string): Plugin {
  return {
    name: 'compiled-early',
    generateBundle: {
      order: 'post', // it must be the first line, before the one with which Vite begins a file
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry || file.name !== entry) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          if (file.map) file.map.mappings = `;${file.map.mappings}`
        }
      }
    }
  }
}

/** Sheets are the page's own affair where a component is only rendered. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? '\0no-sheet' : null),
  load: id => (id === '\0no-sheet' ? '' : null)
}

/**
 * Lays a component without a state into a page as text, after everything else in it: the browser reads it while the
 * scripts are on their way. @param page the name of the page's file @param component its path from this folder
 */
export function componentAsText(page: string, component: string): Plugin {
  return {
    name: 'component-as-text',
    transformIndexHtml: {
      order: 'post', // the page's own links are looked for before: those inside drawings are not files
      async handler(html, { filename }) {
        if (!filename.endsWith(page)) return html
        const at = join(import.meta.dirname, component)
        const plugins = [withoutSheets, ...components()]
        const { module } = await runnerImport<{ default: Component }>(at, { configFile: false, plugins })
        const text = await renderToString(createSSRApp(module.default))
        return html.replace('</body>', () => `${text.replaceAll(/<!--.*?-->/g, '')}</body>`)
      }
    }
  }
}

/**
 * Lays packed copies beside every text of the pages: a phone on a weak network fetches half. Over plain HTTP a phone
 * takes gzip alone; on this machine (the overlay, the second screen) browsers take brotli, which is a tenth smaller.
 */
export function packedTexts(): Plugin {
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

/**
 * Finds what a page needs before it can be used: its own entry and the parts that it fetches at once, with everything
 * that these import.
 */
export class FirstScreen {
  private readonly modules = new Set<string>()

  constructor(private readonly roots: RegExp) {}

  /** For a group of `codeSplitting`. */
  readonly has = (module: string): boolean => this.modules.has(module)

  plugin(): Plugin {
    const { modules, roots } = this
    return {
      name: 'first-screen',
      buildEnd() {
        modules.clear()
        for (const id of this.getModuleIds()) if (roots.test(id)) modules.add(id)
        // A set that grows while it is walked is walked to its new end.
        for (const id of modules) for (const next of this.getModuleInfo(id)?.importedIds ?? []) modules.add(next)
      }
    }
  }
}

/** Builds other pages into the same folder once these are built: apart, so that neither page's files are cut along what the other shares. */
export function alsoBuild(pages: UserConfig): Plugin {
  let mode = 'production'
  let logLevel: UserConfig['logLevel']
  let begun = false
  return {
    name: 'also-build',
    apply: 'build',
    configResolved(config) {
      ;({ mode, logLevel } = config)
    },
    async closeBundle() {
      const { watchMode } = this.meta
      if (begun && watchMode) return
      begun = true
      const own = { ...pages.build, emptyOutDir: false, watch: watchMode ? {} : null }
      await build({ ...pages, configFile: false, mode, ...(logLevel && { logLevel }), build: own })
    }
  }
}

/** A rule for each utility class that a template names. @param left folders of pages whose templates are left out, but for what the others take from them */
function utilities(left: readonly string[]): string {
  const folder = join(import.meta.dirname, 'src/renderer')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(each => each.replaceAll('\\', '/'))
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const wanted = new Set(
    files.filter(each => each.endsWith('.vue') && !left.some(page => `/${each}`.includes(`/${page}/`)))
  )
  // A set that grows while it is walked is walked to its new end.
  for (const each of wanted) {
    const { text } = withImports(read(each), import.meta.dirname, `renderer/${each}`)
    for (const [, taken = ''] of text.matchAll(/'(\.[^']*\.vue)'/g)) wanted.add(posix.join(posix.dirname(each), taken))
  }
  return sheetOf([...wanted].flatMap(each => classesIn(read(each))))
}

interface MadeAt {
  readonly params: string
  readonly source?: { readonly input: { readonly file?: string } }
  replaceWith(made: unknown): void
}

/** What `@utilities` (with the folders of pages it leaves out: `@utilities gm seat`) and `@fonts` in a sheet of the theme become. */
export function madeStyles(): CSSOptions {
  const made = {
    utilities: (params: string): string => utilities(params.split(' ').filter(Boolean)),
    fonts: facesOf
  }
  const Once = (
    root: { walkAtRules(name: RegExp, each: (rule: MadeAt & { name: keyof typeof made }) => void): void },
    { postcss }: { postcss: { parse(css: string, options: { from?: string | undefined }): unknown } }
  ): void =>
    root.walkAtRules(/^(utilities|fonts)$/, rule =>
      rule.replaceWith(postcss.parse(made[rule.name](rule.params), { from: rule.source?.input.file }))
    )
  return { postcss: { plugins: [{ postcssPlugin: 'made-styles', Once } as never] } }
}

/**
 * Writes what is not ASCII in a script as escapes. V8 keeps a script's text as long as it runs, two bytes for each letter once a
 * single one needs them, and comments and texts of the host have many that do.
 */
export function oneByteScripts(): Plugin {
  const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return {
    name: 'one-byte-scripts',
    // Once everything is printed: whatever prints after `renderChunk` prints letters as they are.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    }
  }
}
