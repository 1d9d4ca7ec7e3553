import { expect, test } from 'vitest'
import { against } from '../../scripts/walls.mjs'
import { folderWith } from './folder-with'

test.each([
  [`import { split } from '#rules/a-game/injury/splits'`, 'rules/a-game/injury/splits.ts'],
  [
    `import { parts } from '#rules/a-game/injury/parts'`,
    'rules/a-game/injury/parts.ts → rules/a-game/injury/splits.ts'
  ],
  [`const { all } = await import('#rules/a-game/index')`, 'rules/a-game/index.ts → rules/a-game/injury/rules.ts'],
  [`import { type Split, named } from '#rules/a-game/injury/named'`, null],
  [`import type { Split } from '#rules/a-game/injury/splits'`, null],
  [`import { type Split } from '#rules/a-game/injury/splits'`, null]
])('pages: “%s” reaches %s', async (text, reached) => {
  const injury = 'src/rules/a-game/injury'
  const { pages } = await against(
    folderWith({
      'src/renderer/games/a-game/gm/a.ts': `${text}\n`,
      'src/rules/a-game/index.ts': `export { injuryRules as all } from './injury/rules'\n`,
      [`${injury}/rules.ts`]: 'export const injuryRules = {}\n',
      [`${injury}/splits.ts`]: `import { happen } from '../../core/slice'\nexport type Split = 1\nexport const split = happen\n`,
      [`${injury}/parts.ts`]: `import { split } from './splits'\nexport const parts = [split]\n`,
      [`${injury}/named.ts`]: `import type { Split } from './splits'\nexport const named = (split: Split) => split\nexport type { Split }\n`
    })
  )
  const found = Object.values(pages)
  expect(found).toHaveLength(reached === null ? 0 : 1)
  if (reached !== null) expect(found[0]).toMatch(`imports ${reached}. A page decides nothing`)
})
