import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import postcss, { type AcceptedPlugin } from 'postcss'
import { describe, expect, it, test } from 'vitest'
import { compileScript, parse } from 'vue/compiler-sfc'
import { componentTypes } from '../../scripts/component-types.mjs'
import { partsIn, vueFunctions, withImports, words } from '../../scripts/component-imports.mjs'
import { against } from '../../scripts/walls.mjs'
import { classesIn } from '../../src/renderer/theme/utility-names'
import { primitives } from '../../src/renderer/ui/primitives'
import { components } from '../../vite.components'
import { madeStyles } from '../../vite.pages'
import { folderWith } from './folder-with'

const root = join(import.meta.dirname, '../..')
const setup = (script: string): string => `<script setup lang="ts">\n${script}\n</script>\n`
const page = (inside: string): string => `<template>\n  ${inside}\n</template>\n`
const known = (text: string, file = 'renderer/shell/Page.vue'): string => withImports(text, root, file).text

/** What a component has when it is compiled. */
function importsOf(text: string): readonly string[] {
  const { imports = {} } = compileScript(parse(text).descriptor, { id: 'page' })
  return Object.entries(imports).map(([name, { source }]) => `${name} ${source}`)
}

describe('a component has without an import', () => {
  it.each([
    [page('<Row /><Text />'), ['Row ../ui/primitives', 'Text ../ui/primitives']],
    [setup('const open = ref(false)') + page('<p />'), ['ref vue']],
    [
      `<script setup lang="ts" generic="Of extends Map<string, string>">\n</script>\n${page('<PushButton>go</PushButton>')}`,
      ['PushButton ../ui/PushButton.vue']
    ],
    [
      setup('const all = [...computed.all]') + page('<SuitSign />'),
      ['computed vue', 'SuitSign ../ui/dice/SuitSign.vue']
    ]
  ])('%s', (text, names) => {
    const whole = known(text)
    expect(importsOf(whole)).toEqual(names)
    expect(whole.split('\n')).toHaveLength(text.split('\n').length)
  })

  it.each([
    ['another tag that begins like one', page('<RowOfCards /><Card-face />')],
    ['a member of that name', setup('stop.watch()') + page('<p />')],
    ['a part of its own of that name', setup(`import SuitSign from './SuitSign.vue'`) + page('<SuitSign />')],
    [
      'one that it fetches later',
      setup(`const FullNote = later(() => import('../ui/FullNote.vue'))`) + page('<FullNote />')
    ],
    ['what only its style names', '<style>\n.Row { color: red }\n</style>\n']
  ])('and keeps %s', (_, text) => expect(known(text)).toBe(text))
})

describe('a word of ours', () => {
  const inGame = 'renderer/games/thousand-faces/gm/Page.vue'

  it.each([
    [setup('const gm = useGm()') + page('<p />'), ['useGm ./gm/store']],
    [page('<p>{{ counted(2, "wound") }} counted</p>'), ['counted #rules/core/text']],
    [
      page('<p>{{ asyncPart[3] }} {{ each as BookPage }}</p>'),
      ['BookPage #rules/campaign/book-page', 'asyncPart ../ui/async-part']
    ],
    [page('<CommandButton />'), ['CommandButton ./gm/CommandButton.vue']],
    [setup('const board = useBoard(), chosen: SeatPlace[] = []') + page('<p />'), []]
  ])('%s', (text, names) => expect(importsOf(known(text))).toEqual(names))

  it('that is a type leaves nothing in the page', () =>
    expect(known(setup('defineProps<{ seat: SeatId }>()'))).toContain(
      `import type { SeatId } from '#rules/core/seat';`
    ))

  it('of a game is known in the folder of the game', () => {
    const text = setup('const board = useBoard(), chosen: SeatPlace[] = []') + page('<p />')
    expect(importsOf(known(text, inGame))).toEqual(['useBoard ./use-board', 'SeatPlace ./use-board'])
  })

  it.each([
    ['in words of the page', page('<p>counted already</p>')],
    ['in a string or a comment', setup(`act({ type: 'perform' }) // counted`)],
    ['as the name of a prop', setup('defineProps<{ counted: number; perform?: boolean }>()')],
    ['as something of its own', setup('const { perform, act: counted } = use()\ntype SeatId = string')],
    ['as a member', setup('story.perform()')]
  ])('is not meant %s', (_, text) => expect(known(text)).toBe(text))
})

test('the build writes them into components alone', () => {
  const [{ transform }] = components() as unknown as readonly [{ transform(code: string, id: string): unknown }]
  const text = setup('const open = ref(false)')
  expect(transform(text, join(root, 'src/renderer/A.vue'))).toMatchObject({
    code: expect.stringContaining(`{ ref } from 'vue'`)
  })
  expect(transform(text, join(root, 'src/renderer/a.ts'))).toBeNull()
  expect(transform(text, join(root, 'src/renderer/A.vue?vue&type=style'))).toBeNull()
})

test('a page that leaves ui out is sent the rules of the parts that its templates name', async () => {
  const { plugins } = madeStyles().postcss as { readonly plugins: AcceptedPlugin[] }
  const rules = '@utilities gm seat table parts ui;'
  const { css } = await postcss(plugins).process(rules, { from: undefined })
  for (const name of classesIn(readFileSync(join(root, 'src/renderer/ui/dice/SuitSign.vue'), 'utf8')))
    expect(css).toContain(`.${name} `)
})

test('types: a function that Vue does not have and a part that ui does not have do not compile', async () => {
  const folder = folderWith({
    'package.json': '{}',
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler" } }',
    'tests/tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["../src"] }',
    'src/renderer/ui/NoticeCard.vue': setup('defineProps<{ title: string }>()') + page('<p>{{ title }}</p>'),
    'src/renderer/A.vue':
      setup('const open = ref(false)\nconst shut = reff(open)') +
      page('<NoticeCard :title="1" :key="shut" /><NoticeCart />'),
    'src/renderer/a.ts': 'export const open = ref(false)'
  })
  const { output } = await componentTypes('tests', folder)
  expect(
    output
      .split('\n')
      .map(line => line.replace(/: error (TS\d+).*/, ' $1'))
      .toSorted()
  ).toEqual([
    'src/renderer/A.vue(3,14) TS2552',
    expect.stringMatching(/^src\/renderer\/A\.vue\(6,\d+\) TS2322$/),
    expect.stringMatching(/^src\/renderer\/A\.vue\(6,\d+\) TS2339$/),
    'src/renderer/a.ts(1,21) TS2304'
  ])
})

test('walls: a part that is named by its tag is imported', async () => {
  const found = await against(
    folderWith({
      'src/renderer/ui/NoticeCard.vue': page('<NoticeList />'),
      'src/renderer/ui/NoticeList.vue': page('<NoticeCard />')
    })
  )
  expect(Object.keys(found.cycles).sort()).toEqual(['src/renderer/ui/NoticeCard.vue', 'src/renderer/ui/NoticeList.vue'])
})

test('eslint knows a ref that is made without an import', async () => {
  const text = setup('const open = ref(false)\nif (open) close()') + page('<p />')
  const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: join(root, 'src/renderer/ui/A.vue') })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('vue/no-ref-as-operand')
})

test('two parts of ui of one name are refused', () => {
  const folder = folderWith({ 'src/renderer/ui/A.vue': page('<p />'), 'src/renderer/ui/cards/A.vue': page('<p />') })
  expect(() => partsIn(folder)).toThrow('another part of this name')
})

describe('a component outside ui', () => {
  const heads = page('<SeatHead /><SeatBoard /><NoteSheet />')
  const folder = (): string =>
    folderWith({
      'src/renderer/shell/Page.vue': heads,
      'src/renderer/shell/seat/SeatHead.vue': page('<p />'),
      'src/renderer/games/a/SeatBoard.vue': page('<p />'),
      'src/renderer/games/b/SeatBoard.vue': page('<p />'),
      'src/renderer/shell/NoteSheet.vue': page('<p />'),
      'src/renderer/shell/sheets.ts': `export const note = asyncPart(() => import('./NoteSheet.vue'))`
    })

  it('is known by its tag where its name is its alone and it comes with the page', () => {
    const { text } = withImports(heads, folder(), 'renderer/shell/Page.vue')
    expect(importsOf(text)).toEqual(['SeatHead ./seat/SeatHead.vue'])
  })
})

test('the primitives are those of ui/primitives.ts', () => {
  const names = [...partsIn(root)].filter(([, path]) => path.endsWith('primitives.ts')).map(([name]) => name)
  expect(names).toEqual(Object.keys(primitives))
})

describe('every component', () => {
  const renderer = join(root, 'src/renderer')
  const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(each => each.endsWith('.vue'))
  const texts = files.map(file => [readFileSync(join(renderer, file), 'utf8'), `renderer/${file}`] as const)

  test('calls each function, or uses each word (an unused part is found by knip)', () => {
    const written = texts.flatMap(([text, file]) => {
      const { from, to, text: whole } = withImports(text, root, file)
      return [...whole.slice(from, to).matchAll(/import (type )?\{ ([^}]*) \} from/g)].flatMap(
        ([, type = '', names = '']) => names.split(', ').map(name => `${type}${name}`)
      )
    })
    expect([...vueFunctions, ...words.flatMap(({ names }) => names)].filter(name => !written.includes(name))).toEqual(
      []
    )
  })

  test('imports no word of ours, nor another thing of its name', () => {
    const imports = (text: string, word: string): boolean =>
      new RegExp(`^import [^'"]*(?<![\\w$])${word.replace('type ', '')}(?![\\w$])`, 'm').test(text)
    const twice = texts.filter(([text, file]) =>
      words.some(({ inside, names }) => file.startsWith(`${inside}/`) && names.some(word => imports(text, word)))
    )
    expect(twice.map(([, file]) => file)).toEqual([])
  })
})
