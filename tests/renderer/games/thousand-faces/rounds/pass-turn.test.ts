import { expect, it, vi } from 'vitest'
import type { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import type { BoardOnScreen } from '@/games/thousand-faces/board/use-board'
import { passTurn } from '@/games/thousand-faces/rounds/pass-turn'

it('RO4 a second press before the answer opens no turn of the foes', async () => {
  let answer = (_: { ok: true }): void => {}
  const act = vi.fn(() => new Promise<{ ok: true }>(resolve => (answer = resolve)))
  const view = { value: { round: { next: { is: 'player', seat: 's4' } }, spotlight: { seat: 's3' } } }
  const gmChoices = { panel: 'flip', open: vi.fn(), pick: vi.fn() }
  const pass = () =>
    passTurn({ view, act } as unknown as BoardOnScreen, gmChoices as unknown as ReturnType<typeof useGmChoices>)
  const first = pass()
  // The snapshot is here before the answer: the foes follow the player who acts now.
  view.value = { round: { next: { is: 'foes', seat: '' } }, spotlight: { seat: 's4' } }
  const second = pass()
  answer({ ok: true })
  await Promise.all([first, second])
  expect(act).toHaveBeenCalledOnce()
  expect(gmChoices.open).not.toHaveBeenCalled()
  expect(gmChoices.pick.mock.calls).toEqual([['s4']])
})
