import type { VueWrapper } from '@vue/test-utils'
import { vi } from 'vitest'
import type { Answers } from '#rules/core/question'
import { gm } from '#rules/core/seat'
import { board, type Board } from '../../../../support/moments/company'
import { mountSeatBoard } from '../../../../support/small-game-screens'

/** Three players, who all flip on the phone. */
export function table(): Board {
  return board('thousand-faces', 'The salt road', 3).act(gm, { type: 'set-phone-flips', seat: null, on: true })
}

/** A player's phone with all that is loaded later. The test that mounts it unmounts it. */
export async function phoneOf(game: Board, nth = 0): Promise<VueWrapper> {
  const page = await mountSeatBoard(game, game.seats[nth]!)
  await vi.dynamicImportSettled()
  return page
}

/** What was sent from that phone, in order. */
export function sentFrom(page: VueWrapper): readonly unknown[] {
  return (page.emitted('act') ?? []).flat()
}

/** What was answered on that phone, in order: the question and its answers. */
export function answersFrom(page: VueWrapper): readonly (readonly [string, Answers])[] {
  return (page.emitted('answer') ?? []) as unknown as readonly (readonly [string, Answers])[]
}

/** Presses the first button with these words on it. */
export function pressOn(page: VueWrapper, words: string): Promise<void> {
  return page
    .findAll('button')
    .find(each => each.text().includes(words))!
    .trigger('click')
}
