import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { games } from '../../../../../src/renderer/games/registry'

const root = join(import.meta.dirname, '../../../../..')
const systems = Object.keys(games) as (keyof typeof games)[]

/** The rules of one game, by their ids. */
function rulesOf(system: string): readonly string[] {
  const text = readFileSync(join(root, `docs/rules/${system}.md`), 'utf8')
  return [...text.matchAll(/^- \*\*([A-Z]{1,3}\d+[a-z]?)\*\* /gm)].map(([, id]) => id!)
}

/** Every id in a `data-rule` of one folder with its file; those of a bound one are all ids that its file quotes. */
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

it.each(systems)('every mark of a rule in %s names a rule of that very game', system => {
  const rules = rulesOf(system)
  expect(rules.length).toBeGreaterThan(20)
  expect(marksIn(`games/${system}`).filter(([, id]) => !rules.includes(id))).toEqual([])
})

const mainFigures: Readonly<Record<(typeof systems)[number], readonly string[]>> = {
  'thousand-faces': [
    'D1', 'S1', 'S2', 'S6', 'X1', 'X5', 'B1', 'W1', 'H1', 'J8', 'M1', 'M4', 'Q1', 'Q5', 'N1', 'N2', 'N3', 'N4', 'N8', 'N11', 'R3', 'R6', 'U2', 'V1', 'V3', 'V5', 'V7', 'F2', 'T1', 'FC3'
  ], // prettier-ignore
  'face-of-angels': ['A2', 'A3', 'A8', 'A9', 'A10', 'A11', 'A13', 'A14', 'A16', 'A21', 'A30', 'A33'],
  'game-face': ['GF2', 'GF3', 'GF4', 'GF5', 'GF7', 'GF9', 'GF10', 'GF13', 'GF22'],
  prophecy: ['PR2', 'PR6', 'PR12', 'PR20', 'PR22', 'PR24', 'PR25', 'PR26', 'PR28', 'PR29', 'PR35']
}

it.each(systems)('the main figures and piles of %s are marked with their rules', system => {
  const marked = new Set(marksIn(`games/${system}`).map(([, id]) => id))
  expect(mainFigures[system].filter(id => !marked.has(id))).toEqual([])
})

it('the rules of each game open at the game’s own first rule or at the guide, never in another game', () => {
  for (const system of systems) {
    const { firstRule } = games[system]
    if (system === 'thousand-faces') expect(firstRule).toBeUndefined()
    else expect(rulesOf(system)[0]).toBe(firstRule)
  }
})
