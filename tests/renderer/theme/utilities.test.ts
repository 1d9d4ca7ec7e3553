import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationsOf, sheetOf } from '../../../src/renderer/theme/utilities'
import { stateOf } from '../../../src/renderer/theme/utility-states'
import { classesIn, classesOfProps } from '../../../src/renderer/theme/utility-names'

const renderer = join(import.meta.dirname, '../../../src/renderer')
const read = (file: string): string => readFileSync(join(renderer, file), 'utf8')
const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).map(each => each.replaceAll('\\', '/'))
const templates = files.filter(each => each.endsWith('.vue'))
const used = [...new Set(templates.flatMap(file => classesIn(read(file))))]
const sheet = sheetOf(used)

/** Where one element is given two values of one property: which of them it gets is decided by the order of the sheet. */
function clashes(file: string): readonly string[] {
  const template = read(file).replace(/<style[\s\S]*/, '')
  return [...template.matchAll(/<([A-Za-z]\w*)((?:"[^"]*"|[^>"])*)>/g)].flatMap(([, tag = '', given = '']) => {
    const own = /\sclass="([^"]*)"/.exec(given)?.[1]?.match(/(?<![\w-])u-[\w-]+/g) ?? []
    const names = [...own, ...(/^(Stack|Row|Card|Text)$/.test(tag) ? classesOfProps(given) : [])]
    const set = new Map<string, string>()
    return names.flatMap(name => {
      const { bare, selector } = stateOf(name.slice(2))
      return [...(declarationsOf(bare) ?? [])].flatMap(([property, value]) => {
        const before = set.get(property + selector)
        set.set(property + selector, value)
        return before === undefined || before === value ? [] : [`${file}: <${tag}> ${property} ${before} | ${value}`]
      })
    })
  })
}

describe('utility classes', () => {
  it('a class says what it sets', () => {
    const said = (name: string): string => sheetOf([name])
    expect(said('u-pad-x-25')).toBe('.u-pad-x-25 { padding-inline: var(--s-25); }')
    expect(said('u-m-t-neg-2')).toBe('.u-m-t-neg-2 { margin-top: calc(var(--s-2) * -1); }')
    expect(said('u-voice-700-lg-1_05')).toBe('.u-voice-700-lg-1_05 { font: 700 var(--t-lg) / 1.05 var(--font-voice); }')
    expect(said('u-tone-2')).toBe('.u-tone-2 { color: var(--text-2); }')
    expect(said('u-align-end')).toContain('.u-stack.u-align-end { justify-items: end; }')
    expect(said('u-square-4')).toBe('.u-square-4 { width: var(--s-4); height: var(--s-4); }')
    expect(declarationsOf('nothing')).toBeUndefined()
  })

  it('columns, lines and shadows are named by their parts', () => {
    const said = (name: string): string | undefined => declarationsOf(name)?.[0]?.[1]
    expect(said('cols-s36to2-0to2_4-1_5-auto')).toBe('minmax(var(--s-36), 2fr) minmax(0, 2.4fr) 1.5fr auto')
    expect(said('cols-as-many-48')).toBe('repeat(auto-fill, minmax(min(100%, var(--s-48)), 1fr))')
    expect(said('cols-d-board')).toBe('var(--d-board)')
    expect(said('cols-5to')).toBeUndefined()
    expect(said('border-t-thick-dashed-gold')).toBe('var(--stroke-thick) dashed var(--gold)')
    expect(said('border-b-line-55-transparent')).toBe('1px solid color-mix(in srgb, var(--line) 55%, transparent)')
    expect(said('shadow-edge-top_lift-2')).toBe('var(--edge-top), var(--lift-2)')
    expect(said('w-upto-96')).toBe('min(100%, var(--s-96))')
    expect(said('w-within-4')).toBe('calc(100% - 2 * var(--s-4))')
  })

  it('a class of a state holds in that state alone, and comes after those that hold at rest', () => {
    expect(sheetOf(['u-disabled-tone-3', 'u-hover-surface-raise', 'u-tone-1']).split('\n')).toEqual([
      '.u-tone-1 { color: var(--text); }',
      '.u-hover-surface-raise:hover { background: var(--raise); }',
      ".u-disabled-tone-3[aria-disabled='true'] { color: var(--text-3); }"
    ])
  })

  it('what sets less comes later, whatever was named first', () => {
    const [broad, middle, narrow] = sheetOf(['u-pad-t-0', 'u-pad-x-1', 'u-pad-3']).split('\n')
    expect([broad, middle, narrow].map(each => each?.split(' ')[0])).toEqual(['.u-pad-3', '.u-pad-x-1', '.u-pad-t-0'])
  })

  it('every one that is named exists', () => {
    const known = (name: string): boolean => sheetOf([name]) !== '' || ['u-reach', 'u-text'].includes(name)
    expect(used.length).toBeGreaterThan(200)
    expect(used.filter(name => !known(name))).toEqual([])
  })

  it('each token in them is told somewhere', () => {
    const told = new Set(
      files
        .filter(each => /\.(css|vue|ts)$/.test(each))
        .flatMap(each => [...read(each).matchAll(/(--[\w-]+)'?:/g)].map(([, name]) => name))
    )
    const asked = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
    expect(asked.filter(name => !told.has(name))).toEqual([])
  })

  it('no element is given two values of one property', () => {
    expect(templates.flatMap(clashes)).toEqual([])
  })
})
