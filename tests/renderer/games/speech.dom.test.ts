import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import { type Speech, spokenTopics } from '@/games/game'
import { games } from '@/games/registry'
import { fewWords } from '@/ui/speech/few-words'
import { keyMap } from '@/features/keys/keys'
import { frozenSaves } from '../../support/frozen'

const saves = frozenSaves()
  .filter(({ name }) => /drowned-bells|a-prophecy|a-follow-up|every-command|all-four-12/.test(name))
  .map(({ entries }) => entries.slice(0, 300))

it('SK1 every topic of every game has something to say, in twelve words at most, at any point of a game', async () => {
  setActivePinia(createPinia())
  const said = new Set<string>()
  for (const entries of saves) {
    const every = Math.max(3, Math.ceil(entries.length / 25))
    const parse = entryParser()
    const chronicle = Chronicle.begin()
    for (const raw of entries) {
      const entry = parse(raw)
      if (!entry.ok) throw new Error(entry.error.message)
      chronicle.append(entry.value)
      if (entry.value.id % every !== 0 && entry.value.id !== entries.length) continue
      const frame = frameFor(chronicle, { kind: 'gm' })
      for (const board of frame.boards) {
        const speech = (await games[board.system].speech()) as Speech
        const topics = speech(board, frame)
        for (const topic of spokenTopics) {
          const text = fewWords(topics[topic], 'short')
          expect(text, `${board.system} ${topic}`).not.toBe('')
          expect(text).not.toMatch(/undefined|NaN|null/)
          expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(12)
          said.add(`${board.system} ${topic}`)
        }
      }
    }
  }
  expect(said.size).toBe(4 * spokenTopics.length)
}, 20_000)

it('SK1 a player who is called on a phone comes first of what waits, in every game', async () => {
  setActivePinia(createPinia())
  const said = new Map<string, string>()
  for (const { entries } of frozenSaves().filter(({ name }) => /called-(?:players|flips)/.test(name))) {
    const parse = entryParser()
    const chronicle = Chronicle.begin()
    for (const raw of entries) {
      const entry = parse(raw)
      if (!entry.ok) throw new Error(entry.error.message)
      chronicle.append(entry.value)
      const frame = frameFor(chronicle, { kind: 'gm' })
      for (const board of frame.boards) {
        if (!('calls' in board.view)) continue
        const [first = ''] = ((await games[board.system].speech()) as Speech)(board, frame).waiting
        said.set(board.system, first)
        expect(first).toMatch(/^Called: /)
      }
    }
  }
  expect(said.size).toBe(4)
}, 20_000)

it('SK1 no key that speaks means anything else', () => {
  const speaking = keyMap.value.filter(({ id }) => id.startsWith('say-'))
  expect(speaking).toHaveLength(spokenTopics.length)
  for (const { id, delivered } of speaking)
    for (const stroke of delivered)
      expect(keyMap.value.filter(each => each.delivered.includes(stroke)).map(each => each.id)).toEqual([id])
})
