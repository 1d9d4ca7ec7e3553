import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandKinds, games } from '../../support/torture/games'

// A command that no page sends is a rule that no Game Master can use. Types cannot say it: each page writes the commands that it sends.

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
})

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|vue)$/.test(name))
    .map(name => join(folder, name))
}

/** The words after `type:` in a line, as in `type: 'rest'` and `type: on ? 'freeze' : 'thaw'`. */
function kindsSent(paths: readonly string[]): ReadonlySet<string> {
  const texts = paths.map(path => readFileSync(path, 'utf8'))
  const values = texts.flatMap(text => text.match(/\btype:[^}\n]+/g) ?? [])
  return new Set(values.flatMap(value => [...value.matchAll(/'([\w-]+)'/g)].map(([, kind]) => kind!)))
}
