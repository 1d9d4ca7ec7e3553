import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const renderer = join(import.meta.dirname, '../../../src/renderer')
const read = (file: string): string => readFileSync(join(renderer, file), 'utf8')
const named = (sheet: string): ReadonlySet<string> =>
  new Set([...read(`theme/${sheet}`).matchAll(/\.(u-[\w-]+)/g)].map(([, name = '']) => name))
const everywhere = named('utilities.css')
const desk = named('utilities-desk.css')

/** What each class of one sheet sets: `u-grow` → `flex`, `min-width`. */
const declared: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...`${read('theme/utilities.css')}${read('theme/utilities-desk.css')}`.matchAll(/\n\.(u-[\w-]+) \{([^}]*)\}/g)].map(
    ([, name = '', body = '']) => [
      name,
      new Map([...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, property = '', value = '']) => [property, value]))
    ]
  )
)

const choices = 'gap|pad-x|pad-y|pad|align|justify|push|size|tone|weight|leading|text|overflow|surface|edge|round'
const chosen = new RegExp(`\\s(${choices})="([\\w-]+)"`, 'g')
const flagged = /\s(wrap|grow|fixed|shrink|scroll|wide|voice|italic)(?=[\s/>])/g

/** The utility classes that a template names, itself or by the props of a primitive. */
function used(file: string): readonly string[] {
  const text = read(file)
  const classes = [...text.matchAll(/(?<![\w-])u-[\w-]+/g)].map(([name]) => name)
  const props = [...text.matchAll(/<(?:Stack|Row|Card|Text)\b((?:"[^"]*"|[^>"])*)>/g)].flatMap(([, given = '']) =>
    ofProps(given)
  )
  return [...classes, ...props]
}

function ofProps(given: string): readonly string[] {
  return [
    ...[...given.matchAll(chosen)].map(([, name, value]) => `u-${name}-${value}`),
    ...[...given.replaceAll(/"[^"]*"/g, '').matchAll(flagged)].map(([, name]) => `u-${name}`)
  ]
}

/** Where one element is given two values of one property: which of them it gets is decided by the order of a sheet. */
function clashes(file: string): readonly string[] {
  const template = read(file).replace(/<style[\s\S]*/, '')
  return [...template.matchAll(/<([A-Za-z]\w*)((?:"[^"]*"|[^>"])*)>/g)].flatMap(([, tag = '', given = '']) => {
    const own = /\sclass="([^"]*)"/.exec(given)?.[1]?.match(/(?<![\w-])u-[\w-]+/g) ?? []
    const names = [...own, ...(/^(Stack|Row|Card|Text)$/.test(tag) ? ofProps(given) : [])]
    const set = new Map<string, string>()
    return names.flatMap(name =>
      [...(declared.get(name) ?? [])].flatMap(([property, value]) => {
        const before = set.get(property)
        set.set(property, value)
        return before === undefined || before === value ? [] : [`${file}: <${tag}> ${property} ${before} | ${value}`]
      })
    )
  })
}

const templates = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .map(each => each.replaceAll('\\', '/'))
  .filter(each => each.endsWith('.vue'))
const missing = (files: readonly string[], sheets: readonly ReadonlySet<string>[]): readonly string[] =>
  files.flatMap(file =>
    used(file)
      .filter(name => !sheets.some(sheet => sheet.has(name)))
      .map(name => `${file}: ${name}`)
  )

describe('utility classes', () => {
  it('every one that is named exists', () => expect(missing(templates, [everywhere, desk])).toEqual([]))

  it('players’ pages need none of the dashboard’s own', () => {
    const players = templates.filter(file => !file.includes('/gm/'))
    expect(players.flatMap(used).length).toBeGreaterThan(100)
    expect(missing(players, [everywhere])).toEqual([])
  })

  it('no element is given two values of one property', () => {
    expect(templates.flatMap(clashes)).toEqual([])
  })

  it('none stands in both sheets, and none is named by nobody', () => {
    expect([...desk].filter(name => everywhere.has(name) && !/^u-(stack|row)$/.test(name))).toEqual([])
    const all = new Set(templates.flatMap(used))
    const kinds = ['u-stack', 'u-row', 'u-card']
    expect([...everywhere, ...desk].filter(name => !all.has(name) && !kinds.includes(name))).toEqual([])
  })
})
