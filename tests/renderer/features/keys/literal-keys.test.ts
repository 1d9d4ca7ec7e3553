import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { refusalOfKey } from '@/features/keys/refused-keys'
import { keyMap } from '@/features/keys/keys'

const root = resolve(import.meta.dirname, '../../../../src/renderer')

/** Keys that a page or a dialog handles itself: they never change, and are listed under “always the same”. */
const own: Readonly<Record<string, readonly string[]>> = {
  'features/welcome/WelcomePage.vue': ['Ctrl+O'],
  'games/thousand-faces/party/PartySheet.vue': ['D'],
  'table/TablePage.vue': ['F', 'F4']
}

/** Delivered keys of actions, without those that do something on every page as well: Enter, arrows. */
const changeable = new Set(
  keyMap.value
    .filter(({ lettered }) => !lettered)
    .flatMap(({ delivered }) => delivered)
    .filter(stroke => refusalOfKey(stroke, []) === null)
)

const places = [
  /(?<![:\w-])keys="([^"]+)"/g,
  /\bkeys: '([^']+)'/g,
  /(?<!:)\bcap="([^"]+)"/g,
  /\bcap="[^"]*'([^'"]+)'[^"]*"/g,
  /<kbd[^>]*>([^<{]+)<\/kbd>/g,
  /\(((?:(?:Ctrl|Shift|Alt)[+ ]|⇧)*(?:F\d|[A-Z]))\)/g,
  /\b[Pp]ress ((?:(?:Ctrl|Shift|Alt)[+ ]|⇧)*(?:F\d|[A-Z]))\b/g,
  /\(([A-Z]) (?:shows|opens)/g
]

/** `⇧N`, `Shift N` and `Shift+N` are the same stroke. */
const strokeOf = (said: string): string =>
  said
    .trim()
    .replace('⇧', 'Shift+')
    .replaceAll(/(?<=\w) (?=\w)/g, '+')

/** What is on screen: the file without its comments. */
const shown = (text: string): string =>
  text
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

function literalKeys(text: string): readonly string[] {
  const code = shown(text)
  return places.flatMap(place => [...code.matchAll(place)].map(([, said = '']) => strokeOf(said)))
}

it('shows no key of an action by a fixed name: the GM may have changed it', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:vue|ts)$/.test(file))
    .map(file => resolve(root, file))
  const found = files.flatMap(file => {
    const name = relative(root, file).replaceAll('\\', '/')
    return literalKeys(readFileSync(file, 'utf8'))
      .filter(stroke => changeable.has(stroke) && !own[name]?.includes(stroke))
      .map(stroke => `${name}: ${stroke}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it('would find a key in a button, a line of a menu, a cap, a tooltip and a sentence', () => {
  const each = [
    '<PushButton keys="⇧J">',
    "{ keys: '⇧J' }",
    '<CheckPill cap="W">',
    `:cap="at === 0 ? 'H' : null"`,
    '<kbd aria-hidden="true">Shift O</kbd>',
    "title: 'At once (D)'",
    'Press N while people talk',
    '(J shows them)'
  ].flatMap(literalKeys)
  expect(each).toEqual(['Shift+J', 'Shift+J', 'W', 'H', 'Shift+O', 'D', 'N', 'J'])
  expect(each.filter(stroke => !changeable.has(stroke))).toEqual([])
})
