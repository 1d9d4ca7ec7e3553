import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { games } from '@/games/registry'
import { writtenRules } from '../../../support/written-rules'

const root = join(import.meta.dirname, '../../../..')
const systems = Object.keys(games) as (keyof typeof games)[]

/** The rules of one game, by their ids. */
function rulesOf(system: string): readonly string[] {
  return writtenRules.filter(({ book }) => book === system).map(({ id }) => id)
}

/** Every id in a `data-rule` of a folder, with its file. A bound `data-rule` has all ids that its file quotes. */
function marksIn(folder: string): readonly (readonly [file: string, id: string])[] {
  const pages = readdirSync(join(root, 'src/renderer', folder), { recursive: true, encoding: 'utf8' })
  return pages
    .filter(file => file.endsWith('.vue'))
    .flatMap(file => {
      const source = readFileSync(join(root, 'src/renderer', folder, file), 'utf8')
      const bound = source.includes(':data-rule=') ? [...source.matchAll(/'([A-Z]{1,3}\d+[a-z]?)'/g)] : []
      const plain = [...source.matchAll(/[^:]data-rule="([^"]*)"/g)]
      return [...bound, ...plain].map(([, id]) => [file, id!] as const)
    })
}

/** The rules of the questions of a game: the form of a question is marked with its rule. */
function asked(system: string): readonly string[] {
  const folder = join(root, 'src/rules', system)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /questions?\.ts$/.test(file))
    .flatMap(file => [...readFileSync(join(folder, file), 'utf8').matchAll(/\brule: '([A-Z]{1,3}\d+[a-z]?)'/g)])
    .map(([, id]) => id!)
}

it.each(systems)('every mark of a rule in %s names a rule of that very game', system => {
  const rules = rulesOf(system)
  expect(rules.length).toBeGreaterThan(20)
  expect(marksIn(`games/${system}`).filter(([, id]) => !rules.includes(id))).toEqual([])
})

const mainFigures = import.meta.glob<readonly string[]>('../../games/*/main-figures.ts', {
  eager: true,
  import: 'mainFigures'
})

it.each(systems)('the main figures and piles of %s are marked with their rules', system => {
  const marked = new Set([...marksIn(`games/${system}`).map(([, id]) => id), ...asked(system)])
  const figures = mainFigures[`../../games/${system}/main-figures.ts`]
  expect(figures?.length).toBeGreaterThan(0)
  expect(figures?.filter(id => !marked.has(id))).toEqual([])
})

it('the rules of each game open at the game’s own first rule or at the guide, never in another game', () => {
  for (const system of systems) {
    const { firstRule } = games[system]
    if (system === 'thousand-faces') expect(firstRule).toBeUndefined()
    else expect(rulesOf(system)[0]).toBe(firstRule)
  }
})
