import { join, relative } from 'node:path'
import vue, { type Options } from '@vitejs/plugin-vue'
import type { Plugin } from 'vite'
import { withImports } from './scripts/component-imports.mjs'
import { primitivesCompiled } from './vite.primitives.ts'

const root = import.meta.dirname

/**
 * Imports Vue's functions, other components and our commonest words for each component that names them. Before Vue compiles it: what is imported afterwards, as
 * unplugin-auto-import does, Vue takes for something that may be a ref or not, and asks so each time a page is drawn.
 */
const importsWritten: Plugin = {
  name: 'component-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.vue')) return null
    const { text } = withImports(code, root, relative(join(root, 'src'), id).replaceAll('\\', '/'))
    return text === code ? null : { code: text, map: null }
  }
}

/** What makes components of `.vue` files, alike for the build, its drawings and tests of components. */
export function components(options: Options = {}): Plugin[] {
  return [importsWritten, vue({ ...options, ...primitivesCompiled })]
}
