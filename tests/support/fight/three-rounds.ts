import { expect } from '@playwright/test'
import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../chronicle'
import type { Hands } from './hands'
import { dealt } from './the-fight'

const fighters = [
  'Kresk Half-Tide',
  'Constance-Philippa of the Drowned Bells',
  'Sister Wren',
  'Old Tamsin Vey'
] as const

/** Checks on the blade, one for each flip of the three rounds. None is an XP card. */
const tops = fighters.map(() => ['5', '12', '13'])

/** Four players face two foes, which stand until the end of the third round. Without a weapon each blow is 1. */
export function beforeThreeRounds(): Chronicle {
  const played = new Played(dealt(Played.table('The Drowned Stair', ...fighters).chronicle, tops))
  const foe = { kind: 'guard', power: 'd4', squares: 0, note: '', count: 1 } as const
  played.act({ type: 'add-foes', ...foe, name: 'Bilge rat', stamina: 1 })
  played.act({ type: 'add-foes', ...foe, name: 'Tide-wraith', stamina: 2 })
  played.act({ type: 'reveal-foes' })
  played.act({ type: 'set-format', format: 'two-rounds' })
  return played.chronicle
}

/** The players who strike, by round; the others make another flip. */
const strikers: readonly (readonly number[])[] = [[1], [2], [4]]

/** Three rounds: each player’s turn, then that of the foes which have not struck. @returns the numbers of the rounds */
export async function threeRounds(hands: Hands): Promise<readonly number[]> {
  const rounds: number[] = []
  for (const striking of strikers) {
    for (const seat of [1, 2, 3, 4]) {
      await hands.press('e')
      await hands.page
        .locator('.panel')
        .getByRole('heading', { name: fighters[seat - 1]! })
        .waitFor()
      if (seat === 1) rounds.push(hands.view.round?.number ?? 0)
      if (striking.includes(seat)) await mixItUp(hands)
      else await hands.press('Enter')
      await answerAll(hands)
    }
    if (hands.view.round?.next.is === 'foes') await foesTurn(hands)
  }
  return rounds
}

async function mixItUp(hands: Hands): Promise<void> {
  await hands.touch('u')
  await hands.page.getByRole('dialog').waitFor()
  await hands.type('Mix It')
  await hands.touch('Enter')
  await hands.settle()
  await hands.press('Enter')
}

/** RO9: the panel asks foe by foe who strikes whom. The proposal is taken, and the answer to its blow. */
async function foesTurn(hands: Hands): Promise<void> {
  await hands.press('e')
  for (const foe of hands.view.round?.free ?? []) {
    await hands.page.locator('.question-form[data-rule=RO9]').waitFor()
    await hands.press('Enter')
    expect(hands.view.round?.foes).toContain(foe)
    await answerAll(hands)
  }
}

/** Enter for what is proposed; where nothing is, the first choice before it. */
async function answerAll(hands: Hands): Promise<void> {
  const form = hands.page.locator('.panel .question-form')
  for (let answers = 0; answers < 8; answers++) {
    const { questions } = hands.view
    const [question] = questions
    if (!question) return
    await form.and(hands.page.locator(`[data-rule=${question.rule}]`)).waitFor()
    const isProposed = (await form.getByRole('radio', { checked: true }).count()) > 0
    if (!isProposed && (await form.getByRole('radio').count()) > 0) await hands.touch('1')
    await hands.press('Enter')
  }
  expect(hands.view.questions).toEqual([])
}
