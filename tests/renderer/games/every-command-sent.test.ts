import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'vue/compiler-sfc'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { commandKinds, games } from '../../support/torture/games'

/** Files that do not send commands: words about a command, on paper or spoken, and samples. */
const isControl = (path: string): boolean => !/\/(paper|sample)|Paper\.vue$|speech\.ts$/.test(path)

/** Commands that no page sends, and why: each still replays in saved campaigns. */
const withoutControl: Readonly<Record<string, readonly string[]>> = {
  campaign: [
    'write-note', // `note-down` took its place in the book
    'stop-clocks', // the host, for a pause and for a computer clock that was changed (CA18)
    'resume-clocks',
    'correct-clocks'
  ],
  // `cast` took its place, and that of `take-away`, which is also a command of the campaign.
  prophecy: ['bring'],
  // The question of a blow takes their place (FU8), and that of the tutorial scene (R12); saved campaigns hold them.
  'thousand-faces': ['lose-stamina', 'take-wound', 'take-harm', 'preset-ranks']
}

/** What the pages call to have a command made, beside what they write down. */
const builders = ['src/rules/thousand-faces/prepared-foes/bring.ts']

/** What makes a command of the answers to a question (QU1). */
const questions = filesUnder('src/rules').filter(
  path => /\/(?:(?!questions)[\w-]*questions?|calls\/calling)\.ts$/.test(path) && makesCommands(path)
)

function makesCommands(path: string): boolean {
  return /\bcommand(?:\(|:)|\bOpenQuestion\b/.test(readFileSync(path, 'utf8'))
}

describe('the controls of the renderer', () => {
  const pages = filesUnder('src/renderer').filter(isControl)
  const sent = kindsSent([...pages, ...builders, ...questions])

  it.each(games)('send every command of %s', game => {
    const kinds = commandKinds(game).map(({ type }) => type)
    expect(kinds.length).toBeGreaterThan(5)
    expect(kinds.filter(kind => !sent.has(kind))).toEqual(withoutControl[game] ?? [])
  })

  it('call what makes commands for them', () => {
    for (const path of builders) {
      const name = path.replace('src/rules/', '#rules/').replace('.ts', "'")
      expect(pages.filter(page => readFileSync(page, 'utf8').includes(name))).not.toEqual([])
    }
  })

  it('QU1 are questions of a board, which the pages draw', () => {
    const isList =
      /\/(?:open-questions|offered|gm-offered|offers-now|(?:thousand-faces|prophecy|game-face|face-of-angels)\/index)\.ts$/
    const lists = filesUnder('src/rules').filter(path => isList.test(path))
    const asked = lists.map(path => readFileSync(path, 'utf8')).join('')
    const others = questions.filter(path => !lists.includes(path))
    expect(others.length).toBeGreaterThan(5)
    for (const path of others) expect(asked).toContain(`/${path.split('/').at(-1)!.replace('.ts', '')}'`)
  })

  it('are found in scripts, in templates and where one of two kinds is chosen; a comparison and a list send nothing', () => {
    const component = `<script setup lang="ts">
      const go = (on: boolean) => act({ type: on ? 'one' : 'two', seat })
      const kept = useRefusalSpot(['listed'])
      const is = command.type === 'compared'
    </script>
    <template><b v-if="is" @click="act({ type: 'three' })"><i :command="{ type: 'four' }">{{ said({ type: 'five' }) }}</i></b></template>`
    expect([...kindsIn('Sample.vue', component)].sort()).toEqual(['five', 'four', 'one', 'three', 'two'])
  })
})

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|vue)$/.test(name))
    .map(name => join(folder, name))
}

function kindsSent(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap(path => [...kindsIn(path, readFileSync(path, 'utf8'))]))
}

/** The values of `type` in every object that a file writes down. */
function kindsIn(path: string, text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const code of path.endsWith('.vue') ? codeOf(text) : [text])
    visit(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS), found)
  return found
}

/** The script of a component, and each expression of its template. */
function codeOf(text: string): readonly string[] {
  const { descriptor } = parse(text)
  return [
    descriptor.script?.content ?? '',
    descriptor.scriptSetup?.content ?? '',
    ...expressionsIn(descriptor.template?.ast)
  ]
}

function expressionsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const { children, branches, props, content, exp } = node as Record<string, unknown>
  const own = [content, exp].flatMap(each => (isExpression(each) ? [`(${each.content})`, each.content] : []))
  return [
    ...own,
    ...[children, branches, props].flatMap(list => (Array.isArray(list) ? list.flatMap(expressionsIn) : []))
  ]
}

function isExpression(node: unknown): node is { readonly content: string } {
  return typeof node === 'object' && node !== null && typeof (node as { content?: unknown }).content === 'string'
}

function visit(node: ts.Node, found: Set<string>): void {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'type')
    textsIn(node.initializer, found)
  ts.forEachChild(node, child => visit(child, found))
}

/** A kind, or those of which one is chosen. */
function textsIn(node: ts.Node, found: Set<string>): void {
  if (ts.isStringLiteralLike(node)) found.add(node.text)
  else if (ts.isConditionalExpression(node)) for (const each of [node.whenTrue, node.whenFalse]) textsIn(each, found)
  else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) textsIn(node.expression, found)
}
