import { expect, test } from 'vitest'
import { gmMoveSentences } from '#rules/thousand-faces/prompts/gm-move-sentences'
import { suggestedIn } from '../support/thousand-faces/impossible-prompts'

test('EY6 EY7 EY8 nothing is suggested that the rules would refuse, in 10,000 random states', () => {
  const { impossible, offered } = suggestedIn(10_000)
  expect(impossible).toEqual([])
  const sentences = Object.entries(gmMoveSentences).flatMap(([kind, list]) => list.map((_, nth) => `${kind}.${nth}`))
  const never = sentences.filter(id => !offered.has(id))
  console.log(
    `${[...offered.values()].reduce((sum, count) => sum + count, 0)} suggestions; sentences that never fitted: ${never.join(', ') || 'none'}`
  )
})
