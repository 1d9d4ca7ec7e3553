// The types of the renderer and its tests by the native compiler, which knows no components: Vue's language plugin writes each
// component as the TypeScript that vue-tsc checks, in a copy; what tsgo finds there is told by the component's own lines.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as vue from '@vue/language-core'
import ts from 'typescript'
import { withImports } from './component-imports.mjs'
import { root, run, tool } from './steps.mjs'

/** Each of several checkers would infer the schemas of the rules for itself: one is three times as fast as four on two cores. */
export const oneChecker = ['--checkers', '1']

/**
 * @param project a folder with a tsconfig.json, relative to `home`
 * @param home a folder with src, tests, package.json and tsconfig.json
 * @returns the exit code, and what was found, by the names and lines of the components
 */
export async function componentTypes(project, home = root) {
  const copy = mkdtempSync(join(tmpdir(), 'hearthside-types-'))
  try {
    for (const name of ['package.json', 'tsconfig.json', 'src', 'tests'])
      cpSync(join(home, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
    const components = writeComponents(copy)
    const { code, output } = await run(tool('tsgo'), ['-p', project, '--pretty', 'false', ...oneChecker], {
      quiet: true,
      cwd: copy
    })
    const found = output
      .split('\n')
      .filter(line => /error TS/.test(line))
      .flatMap(line => inSource(line, components))
    // Errors that belong to the writing alone are no errors; an exit that names none is one.
    const failed = code !== 0 && (found.length > 0 || !/error TS/.test(output))
    return { code: failed ? 1 : 0, output: found.join('\n') || (failed ? output : '') }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Writes `X.vue.ts` in place of each `X.vue`. @returns by its path, what finds a place of it in the component */
function writeComponents(copy) {
  const options = { ...vue.getDefaultCompilerOptions(), checkUnknownComponents: true }
  const plugin = vue.createVueLanguagePlugin(ts, { strict: true }, options, id => id)
  const helpers = ['template-helpers.d.ts', 'props-fallback.d.ts'].map(name => join(options.typesRoot, name))
  writeFileSync(
    join(copy, 'src', 'renderer', 'vue-helpers.d.ts'),
    helpers.map(path => `/// <reference path=${JSON.stringify(path)} />\n`).join('')
  )
  const components = new Map()
  for (const name of readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.vue')) continue
    const path = join(copy, 'src', name)
    const source = readFileSync(path, 'utf8')
    const known = withImports(source, copy, name.replaceAll('\\', '/'))
    const whole = plugin.createVirtualCode(path, 'vue', ts.ScriptSnapshot.fromString(known.text))
    const script = [...vue.forEachEmbeddedCode(whole)].find(({ id }) => id === 'script_ts')
    const text = script.snapshot.getText(0, script.snapshot.getLength())
    rmSync(path)
    writeFileSync(`${path}.ts`, text)
    components.set(`src/${name}.ts`, { source, known, text, map: new vue.SourceMap(script.mappings) })
  }
  return components
}

/** A line of tsgo by the component's own line and column; nothing where it is about the writing alone. */
function inSource(line, components) {
  const [, file, row, column, says, number] = /^(.+?)\((\d+),(\d+)\): (error TS(\d+): .*)$/.exec(line) ?? []
  const component = components.get(file)
  if (!component) return [line]
  const offset = offsetOf(component.text, Number(row), Number(column))
  const reports = data => vue.shouldReportDiagnostics(data, 'ts', Number(number))
  const { from, to } = component.known
  for (const [found] of component.map.toSourceLocation(offset, reports)) {
    if (found >= from && found < to) continue
    const at = found < from ? found : found - (to - from)
    const before = component.source.slice(0, at).split('\n')
    return [`${file.replace(/\.ts$/, '')}(${before.length},${before.at(-1).length + 1}): ${says}`]
  }
  return []
}

function offsetOf(text, row, column) {
  let start = 0
  for (let line = 1; line < row; line++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}
