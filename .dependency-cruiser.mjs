import { readFileSync } from 'node:fs'

// The layers of src. `npm run lint:layers` checks them. Each message says what to do instead.

/** The slices of a game as its `slices.ts` lists them, the lower slice first. A slice imports only from slices below. */
const slicesOf = game => {
  const source = readFileSync(new URL(`src/rules/${game}/slices.ts`, import.meta.url), 'utf8')
  const slices = [...source.matchAll(/^ {2}'?([\w-]+)'?: \{ model: /gm)].map(([, slice]) => slice)
  if (slices.length < 2) throw new Error(`No slices were found in the slices.ts of ${game}`)
  return slices
}
const games = Object.fromEntries(
  ['thousand-faces', 'face-of-angels', 'game-face', 'prophecy'].map(game => [game, slicesOf(game)])
)
const anyGame = `(?:${Object.keys(games).join('|')})`
const oneWay = 'Imports go one way: rules ← shared ← main | preload | renderer. Move what both need downward.'

/** @returns a forbidden rule. @param from and to: regular expressions of paths from the root of the project */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to
})

/** What decides: these files of a slice stand on the state of the game. Printed cards, schemas, views and words are free. */
const deciding = '(?:rules|model|state|[\\w-]*-rules)\\.ts$'

const slicesDownward = Object.entries(games).flatMap(([game, slices]) =>
  slices
    .slice(0, -1)
    .map((slice, at) =>
      forbid(
        `slices-downward-${game}-${slice}`,
        'A slice imports only from slices below. Move what both need into the lower slice, or let the higher slice follow the event.',
        `^src/rules/${game}/${slice}/`,
        { path: `^src/rules/${game}/(?:${slices.slice(at + 1).join('|')})/${deciding}` }
      )
    )
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // A sheet that is fetched when it is opened (`import()`) may import the shell that opens it.
    forbid(
      'no-cycle',
      'Move what both files need into a file that both import.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['dynamic-import'] }
      }
    ),
    forbid('rules-stand-alone', oneWay, '^src/rules/', '^src/(?:shared|main|preload|renderer)/'),
    forbid('shared-knows-rules-alone', oneWay, '^src/shared/', '^src/(?:main|preload|renderer)/'),
    forbid('main-knows-no-page', oneWay, '^src/main/', '^src/(?:preload|renderer)/'),
    forbid('preload-is-a-bridge', oneWay, '^src/preload/', '^src/(?:main|renderer)/'),
    forbid('renderer-knows-no-main', oneWay, '^src/renderer/', '^src/(?:main|preload)/'),
    forbid(
      'core-stands-alone',
      'All rules stand on core. Hand to core what it needs.',
      '^src/rules/core/',
      '^src/rules/(?!core/)'
    ),
    forbid(
      'page-decides-nothing',
      'A page decides nothing: ask the host, or read the view that the game made.',
      '^src/renderer/',
      '^src/rules/.*/rules\\.ts$'
    ),
    forbid(
      'host-knows-no-server',
      'The server imports the host. Hand to the host what it needs.',
      '^src/main/host/',
      '^src/main/server/'
    ),
    forbid(
      'shell-knows-no-game',
      'Let the game say it in its game.ts, screens.ts or stream.ts.',
      '^src/renderer/(?:features|bridge|dashboard|table|stream|phone)/',
      {
        path: '^src/renderer/games/',
        pathNot:
          '^src/renderer/games/(?:(?:registry|first-game|screens|streams|game|lazy)\\.ts|(?:Page|Dashboard)Drawings\\.vue)$'
      }
    ),
    forbid(
      'ui-knows-no-game',
      'Hand to the part what it shows.',
      '^src/renderer/ui/',
      '^src/renderer/(?:features|bridge|dashboard|table|stream|phone|games)/'
    ),
    forbid(
      'frame-knows-no-rules-of-a-game',
      'Move the file to games/<game>, or let the game hand in what is needed.',
      '^src/renderer/(?:ui|features|bridge|dashboard|table|stream|phone)/',
      `^src/rules/${anyGame}/`
    ),
    forbid(
      'games-stand-apart',
      'Move what both games need into core or ui.',
      `^src/(?:rules|renderer/games)/(${anyGame})/`,
      { path: `^src/(?:rules|renderer/games)/${anyGame}/`, pathNot: '^src/(?:rules|renderer/games)/$1/' }
    ),
    forbid(
      'rules-of-a-slice-are-its-own',
      'Let the slice lend it in a file of its own, which others may import.',
      { path: `^src/rules/(${anyGame})/`, pathNot: `^src/rules/${anyGame}/slices\\.ts$` },
      { path: '^src/rules/$1/[^/]+/(?:rules|words)\\.ts$' }
    ),
    forbid(
      'electron-in-its-folders',
      'Only src/main/electron and src/preload import electron.',
      { path: '^src/', pathNot: '^src/(?:main/electron(?:\\.ts|/)|preload/)' },
      { path: '(?:^|/)electron(?:$|/)', dependencyTypesNot: ['local'] }
    ),
    // The build bundles what pages import; yaml reads notes on a page alone.
    forbid(
      'main-runs-on-dependencies',
      'What main imports is shipped beside the bundle: list the package in dependencies.',
      '^src/(?:main|shared|rules)/',
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/(?:electron|yaml)/'
      }
    ),
    ...slicesDownward
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'src/renderer/tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.vue', '.mjs', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default']
    }
  }
}
