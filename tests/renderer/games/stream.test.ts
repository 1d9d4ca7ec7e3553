import { expect, it } from 'vitest'
import { layoutKinds } from '#shared/overlay-vocabulary'
import { screens } from '@/games/screens'
import { streams } from '@/games/streams'

it('DI12: each game says what it shows in which layout, and has something for the strip', () => {
  const shown = Object.entries(streams).map(([game, stream]) => [
    game,
    Object.keys(stream.main),
    Object.keys(stream.parts)
  ])
  expect(shown).toEqual([
    ['face-of-angels', ['strip', 'corners'], ['flip']],
    ['game-face', ['strip', 'corners', 'flip'], []],
    ['prophecy', ['strip', 'corners', 'flip'], []],
    ['thousand-faces', ['strip', 'corners', 'player'], ['story', 'foes', 'flip']]
  ])
  expect(Object.keys(streams).toSorted()).toEqual(Object.keys(screens).toSorted())
  for (const stream of Object.values(streams))
    for (const kind of Object.keys(stream.main)) expect(layoutKinds).toContain(kind)
})
