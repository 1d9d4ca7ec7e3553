import { expect, it } from 'vitest'
import { layoutKinds } from '#shared/overlay-layouts'
import { screens } from '../../../src/renderer/games/screens'

it('DI12: each game says what it shows in which layout, and has something for the strip', () => {
  const shown = Object.entries(screens).map(([game, { stream }]) => [
    game,
    Object.keys(stream.main),
    Object.keys(stream.parts)
  ])
  expect(shown).toEqual([
    ['thousand-faces', ['strip', 'corners', 'player'], ['story', 'foes', 'flip']],
    ['prophecy', ['strip', 'corners', 'flip'], []],
    ['game-face', ['strip', 'corners', 'flip'], []],
    ['face-of-angels', ['strip', 'corners'], ['flip']]
  ])
  for (const { stream } of Object.values(screens))
    for (const kind of Object.keys(stream.main)) expect(layoutKinds).toContain(kind)
})
