import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyMap } from '@/features/keys/keys'
import { appFolder } from '../../../support/app-folder'

const renderer = join(appFolder, 'src/renderer')
const handlers = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(vue|ts)$/.test(name))
  .map(name => readFileSync(join(renderer, name), 'utf8'))
  .filter(source => source.includes('useActions('))

/** Whether a source names the action as a key or as a short method of an object. */
function isHandled(id: string, sources: readonly string[]): boolean {
  const name = /^[\w$]+$/.test(id) ? `(?:'${id}'|\\b${id}\\b)` : `'${id}'`
  const named = new RegExp(`${name}\\s*(?::|\\(|,|\\})|\\[${name}\\]`)
  return sources.some(source => named.test(source))
}

describe('an action', () => {
  it('opens a sheet or is handled by a component, so that no key is dead', () => {
    const dead = keyMap.value.filter(({ id, opens }) => !opens && !isHandled(id, handlers)).map(({ id }) => id)
    const remedy = `Give ${dead.join(', ')} a sheet (opens), or call useActions({ '${dead[0]}': … }) where it acts`
    expect(dead, remedy).toEqual([])
  })

  it('without a handler is found', () => {
    expect(isHandled('rest-now', ["useActions({ 'rest-later': run })"])).toBe(false)
    expect(isHandled('rest-now', ["useActions({ 'rest-now': run })"])).toBe(true)
    expect(isHandled('note', ['useActions({ undo, note })'])).toBe(true)
  })
})
