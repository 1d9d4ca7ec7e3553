import { expect, test } from 'vitest'
import { against } from '../../scripts/walls.mjs'
import { folderWith } from './folder-with'

// Written so that this file itself holds none.
const ignore = ['// prettier', 'ignore'].join('-')

test.each([
  ['a statement', `const sum = one+two ${ignore}\n`],
  ['a function', `function sum() {\n  return one+two\n} ${ignore}\n`],
  ['a table by a comment at its end', `const rows = [\n  [1, 2],\n  [3, 4]\n] ${ignore}\n`],
  ['an object within a function', `function made() {\n  ${ignore}\n  return {\n    a: 1\n  }\n}\n`],
  ['an arrow function', `${ignore}\nconst sum = () => {\n  return one+two\n}\n`],
  ['functions in a literal', `${ignore}\nconst all = [\n  () => {\n    const one=1\n    return one\n  }\n]\n`],
  ['one statement in a literal', `${ignore}\nconst all = {\n  sum() {\n    return one+two\n  }\n}\n`],
  ['a literal whose rows are broken', `${ignore}\nconst all = [\n  [1,\n  2\n  + 3],\n  4\n]\n`],
  ['a declaration of several lines', `${ignore}\ndeclare module '../state' {\n  interface Models {}\n}\n`],
  ['a component’s template', `<template>\n  <!-- prettier${'-'}ignore -->\n  <p>a</p>\n</template>\n`]
])('the formatter is not kept off %s', async (_what, text) => {
  const file = text.startsWith('<') ? 'src/renderer/A.vue' : 'tests/rules/a.test.ts'
  const { unformatted } = await against(folderWith({ 'src/a.ts': 'export {}\n', [file]: text }))
  expect(Object.keys(unformatted)).toEqual([file])
  expect(unformatted[file]).toMatch(/keeps the formatter off/)
})

test('the line of a model and a table may stand as they are written', async () => {
  const allowed = {
    'src/rules/a-game/deck/model.ts': `declare module '../state' { interface Models { readonly deck: typeof deckModel } } ${ignore}\n`,
    'src/rules/a-game/cards.ts': `${ignore}\nexport const cards: readonly Card[] = [\n  // id, suit\n  ['a',   'anvil'],\n  ['bcd', 'blade']\n]\n`,
    'src/rules/a-game/ways.ts': `${ignore}\nexport const ways = {\n  who: list('Who',\n    { id: 'a', says: 'b' },\n    { id: 'c', says: 'd' }\n  ),\n  how: list('How', 'all')\n} as const\n`
  }
  expect((await against(folderWith(allowed))).unformatted).toEqual({})
})
