// npm run dry-run: adds a rule, a slice, a sheet, a game, a screen, a setting and a migration to a copy of the project, by the files and lines that
// docs/contributing.md names and no others; then types, walls and tests say whether they work. The new files lie in scripts/dry-run.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './steps.mjs'

/**
 * What is added. `names`: what stands for the <words> of docs/contributing.md. `lines`: each goes right behind the text `after`, which
 * stands in the file once; `comes`: the imports that it needs. A line with its imports counts as one. `testsAreListed`: the docs name its tests too.
 */
export const kinds = {
  slice: {
    names: { '<game>': 'game-face', '<slice>': 'applause' },
    lines: [
      {
        file: 'src/rules/game-face/slices.ts',
        after: '  duel: { model: duelModel, rules: duelRules, words: duelWords }',
        line: ',\n  applause: { model: applauseModel, rules: applauseRules, view: applauseView, words: applauseWords }',
        comes: `import { applauseModel } from './applause/model'\nimport { applauseRules } from './applause/rules'\nimport { applauseView } from './applause/view'\nimport { applauseWords } from './applause/words'`
      }
    ]
  },
  sheet: {
    names: { '<game>': 'thousand-faces', '<slice>': 'economy', '<Name>': 'Hints' },
    lines: [
      {
        file: 'src/renderer/games/thousand-faces/game.ts',
        after: `  story: lazy(() => import('./gm/economy/chapters/StorySheet.vue')),`,
        line: `\n  hints: lazy(() => import('./gm/economy/HintsSheet.vue')),`
      }
    ]
  },
  game: {
    names: { '<game>': 'coin-toss', '<slice>': 'coin', '<Name>': 'Coin' },
    lines: [
      {
        file: 'src/rules/registry.ts',
        after: '  prophecy',
        line: `,\n  'coin-toss': coinToss`,
        comes: `import { coinToss } from './coin-toss/index'`
      },
      {
        file: 'src/renderer/games/screens.ts',
        after: `  'thousand-faces': thousandFaces`,
        line: `,\n  'coin-toss': coinToss`,
        comes: `import { screens as coinToss } from './coin-toss/screens'`
      }
    ]
  },
  rule: {
    testsAreListed: true,
    names: { '<game>': 'game-face', '<slice>': 'duel', '<rule>': 'ruling-in-words' },
    lines: [
      {
        file: 'docs/rules/game-face.md',
        after: 'Who uses real dice is called for them like anybody else (GF26).',
        line: '\n- **GF99** (house rule) A dispute is settled in words: what has no letter settles nothing.'
      },
      {
        file: 'src/rules/game-face/duel/rules.ts',
        after: `if (actor.kind === 'seat' && actor.seat !== act.state.voice) return refuse({ because: 'not-the-voice' })`,
        line: `\n      if (!/\\p{Letter}/u.test(words)) return refuse({ because: 'no-words' }) // GF99`
      }
    ]
  },
  migration: {
    testsAreListed: true,
    names: { '<game>': 'game-face', '<from>': '1' },
    lines: [
      {
        file: 'src/rules/game-face/index.ts',
        after: '  migrations: [',
        line: 'migration1',
        comes: `import { migration1 } from './migration-1'`
      }
    ]
  },
  screen: {
    names: { '<screen>': 'hall', '<Screen>': 'Hall' },
    lines: [
      {
        file: 'src/rules/core/audience.ts',
        after: `  | { readonly kind: 'overlay' }`,
        line: `\n  | { readonly kind: 'hall' }`
      },
      {
        file: 'src/shared/screens.ts',
        after: `screenKinds = ['gm', 'table', 'overlay', 'seat'`,
        line: `, 'hall'`
      },
      {
        file: 'src/shared/screens.ts',
        after: `publicScreens = ['table', 'overlay', 'phones'`,
        line: `, 'hall'`
      },
      ...['thousand-faces', 'face-of-angels', 'game-face', 'prophecy'].flatMap(game => [
        {
          file: `src/rules/${game}/view.ts`,
          after: '  readonly table: TableView',
          line: '\n  readonly hall: TableView'
        },
        {
          file: `src/rules/${game}/view.ts`,
          after: `    case 'table':`,
          line: `\n    case 'hall':`
        }
      ]),
      {
        file: 'src/renderer/shell/gm/screens/screen-modes.ts',
        after: `full: 'the players’ phones', icon: 'phone' }`,
        line: `,\n  hall: { name: 'Hall', full: 'the screen in the hall', icon: 'screen' }`
      },
      {
        file: 'tests/renderer/ui/plain-text/plain-text.dom.test.ts',
        after: 'overlay: OverlayPage, seat: SeatPage',
        line: ', hall: HallPage',
        comes: `import HallPage from '../../../../src/renderer/shell/hall/HallPage.vue'`
      },
      {
        file: 'src/rules/showing/view.ts',
        after: `      return to === 'table-and-overlay'`,
        line: `\n    case 'hall':\n      return false`
      },
      {
        file: 'src/main/stage/page-limits.ts',
        after: '  overlay: { ...watching, connections: { all: 64, each: 16 } },',
        line: '\n  hall: { ...watching, connections: { all: 8, each: 4 } },'
      },
      {
        file: 'src/main/stage/stage-access.ts',
        after: `pages: ['table', 'overlay', 'seat', 'join'`,
        line: `, 'hall'`
      },
      {
        file: 'src/main/browser/gm-access.ts',
        after: `pages: ['gm', 'table', 'overlay'`,
        line: `, 'hall'`
      },
      {
        file: 'electron.vite.config.ts',
        after: `        overlay: at('src/renderer/overlay.html'),`,
        line: `\n        hall: at('src/renderer/hall.html'),`
      }
    ]
  },
  setting: {
    names: {},
    lines: [
      {
        file: 'src/shared/preferences.ts',
        after: '  sounds: setting(z.boolean(), false),',
        line: '\n  quiet: setting(z.boolean(), false),'
      }
    ]
  }
}

const templates = join(root, 'scripts/dry-run')

/** The files that a kind adds, from the project’s root; those of its tests last. */
function filesOf(kind) {
  return readdirSync(join(templates, kind), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.txt'))
    .map(name => name.replaceAll('\\', '/').replace(/\.txt$/, ''))
    .sort((one, other) => one.startsWith('tests') - other.startsWith('tests') || one.localeCompare(other))
}

/** What was added, a line each: `new  path` and `line path`, new tests only where the docs list them; in the words of the docs, so that they can be compared. */
export function listOf(kind) {
  const { names, lines, testsAreListed = false } = kinds[kind]
  const inWords = path => Object.entries(names).reduce((text, [word, name]) => text.replaceAll(name, word), path)
  const made = filesOf(kind).filter(file => testsAreListed || !file.startsWith('tests'))
  const changed = [...new Set(lines.map(({ file }) => file))]
  return [...made.map(file => `new  ${inWords(file)}`), ...changed.map(file => `line ${inWords(file)}`)]
}

/** The file with its line and what that needs. Throws where the place is not there, or there twice. */
export function withLine(text, { file, after, line, comes }) {
  const parts = text.split(after)
  if (parts.length !== 2) throw new Error(`${file}: “${after}” stands there ${parts.length - 1} times, not once`)
  const added = parts.join(`${after}${line}`)
  return comes === undefined ? added : added.replace(/^import /m, `${comes}\nimport `)
}

/** @param chosen the kinds to add; all of them as one project */
async function dryRun(chosen) {
  const copy = mkdtempSync(join(tmpdir(), 'hearthside-dry-run-'))
  try {
    const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { quiet: true })
    for (const file of output.split('\n').filter(name => name !== '' && !name.startsWith('tests/campaigns/saves')))
      cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const kind of chosen) {
      add(kind, copy)
      console.log(`${kind}\n  ${listOf(kind).join('\n  ')}`)
    }
    const tests = chosen.flatMap(kind => filesOf(kind).filter(file => file.startsWith('tests')))
    const steps = [
      ['types', 'node', ['scripts/types.mjs']],
      ['walls', 'node', ['scripts/walls.mjs']],
      ['tests', 'npx', ['vitest', 'run', ...tests, 'tests/renderer/games/registry.test.ts']]
    ]
    for (const [name, command, args] of steps) {
      const { code, output: said } = await run(command, args, { quiet: true, cwd: copy })
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}${code === 0 ? '' : `\n${said.trimEnd()}`}`)
      if (code !== 0) process.exitCode = 1
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function add(kind, copy) {
  for (const file of filesOf(kind)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(templates, kind, `${file}.txt`), join(copy, file))
  }
  for (const line of kinds[kind].lines) {
    const path = join(copy, line.file)
    writeFileSync(path, withLine(readFileSync(path, 'utf8'), line))
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await dryRun(process.argv.length > 2 ? process.argv.slice(2) : Object.keys(kinds))
