import { expect, it } from 'vitest'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt } from '#rules/core/prompts'
import { numberPrompts } from '@/features/prompts/prompt-keys'

const noted = (id: string): Prompt => ({ id, title: id, says: [id], act: { on: 'note', text: id, label: 'Note it' } })
const nothing: Prompts = {
  next: null,
  moves: null,
  question: null,
  hook: null,
  name: null,
  waiting: [],
  players: [null, null]
}

it('each figure always does the same: 0 is the card, also when no player keeps much XP', () => {
  const capsOf = (prompts: Partial<Prompts>) => numberPrompts({ ...nothing, ...prompts }).map(({ cap }) => cap)
  expect(capsOf({})).toEqual([])
  expect(capsOf({ players: [noted('xp'), noted('card')] })).toEqual(['9', '0'])
  expect(capsOf({ players: [noted('xp'), null] })).toEqual(['9'])
  expect(capsOf({ players: [null, noted('card')] })).toEqual(['0'])
  expect(capsOf({ hook: noted('hook'), players: [null, noted('card')] })).toEqual(['6', '0'])
})
