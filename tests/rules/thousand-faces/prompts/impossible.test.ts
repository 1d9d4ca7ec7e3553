import { expect, it } from 'vitest'
import { gmMoveKinds } from '#rules/thousand-faces/economy/prices'
import { gmMoveSentences } from '#rules/thousand-faces/prompts/gm-move-sentences'
import { prompts } from '#rules/thousand-faces/prompts/prompts'
import { situationOf } from '#rules/thousand-faces/prompts/situation'
import { withCharacter } from '#rules/thousand-faces/sheets'
import { markHolds } from '../../../support/thousand-faces/prompt-marks'
import { ada, bo, board, sheet } from '../../../support/thousand-faces/table'
import { suggestedIn } from '../../../support/thousand-faces/impossible-prompts'
import { adaWith, aMove } from '../characters/builders'

/** As long as the other random plays may take on a busy machine (alone it takes 2 seconds). */
const longestMs = 240_000

// 10,000 states: tests/torture/prompts.torture.ts.
it('EY6 EY7 EY8 nothing is suggested that the rules would refuse, in 120 random states', { timeout: longestMs }, () => {
  const { impossible, offered } = suggestedIn(120)
  expect(impossible).toEqual([])
  for (const kind of gmMoveKinds) expect([...offered.keys()].filter(id => id.startsWith(`${kind.id}.`))).not.toEqual([])
  expect(offered.get('xp')).toBeGreaterThan(0)
  expect(offered.get('card')).toBeGreaterThan(0)
})

it('EY6 every sentence is there once, short enough for the log, and about a player', () => {
  const all = Object.values(gmMoveSentences).flat()
  expect(new Set(all).size).toBe(all.length)
  for (const sentence of all) expect(sentence.length, sentence).toBeLessThan(100)
  for (const sentence of all) expect(sentence).toContain('{who}')
})

it('EY8 unused XP and an unused card each have their own place, also where the other is missing', () => {
  const idsWith = (xp: number, used: boolean) =>
    prompts.make!(adaWith({ moves: [aMove('defy-danger')] }, { xp }), { waited: [], isUsed: () => used }).players.map(
      prompt => prompt?.id ?? null
    )
  expect(idsWith(0, false)).toEqual([null, 'card:s1:defy-danger'])
  expect(idsWith(9, true)).toEqual(['xp:s1', null])
})

it('EY6 every mark of every sentence can be false: on an empty board none but {who} holds', () => {
  const marks = Object.values(gmMoveSentences).flatMap(list =>
    list.flatMap(sentence => [...sentence.matchAll(/[[{](\w+)[\]}]/g)].map(([, mark]) => mark!))
  )
  expect(new Set(marks).size).toBeGreaterThan(30)
  const holding = [...new Set(marks)].filter(mark => markHolds(board([sheet(ada)]), mark, null, ['everybody']))
  expect(holding).toEqual(['who'])
  expect(markHolds(board([sheet(ada)]), 'no-such-mark', ada, ['everybody'])).toBe(false)
})

it('EY6 no character is apart from others who are all dead', () => {
  const apart = (dead: boolean): boolean => {
    const table = board([sheet(ada), sheet(bo)])
    const away = withCharacter(table, bo, character => ({ ...character, elsewhere: true, dead }))
    return situationOf(away, ada, null).is.has('apart')
  }
  expect([apart(false), apart(true)]).toEqual([true, false])
})
