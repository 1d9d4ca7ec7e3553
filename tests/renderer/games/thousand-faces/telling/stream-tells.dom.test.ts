import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import { firstShownLayout } from '#shared/overlay-layouts'
import StreamFlip from '../../../../../src/renderer/games/thousand-faces/flip/StreamFlip.vue'
import StreamPlayerStrip from '../../../../../src/renderer/games/thousand-faces/seats/StreamPlayerStrip.vue'
import { Played } from '../../../../support/chronicle'

type Board = Extract<BoardFrame<'overlay'>, { readonly system: 'thousand-faces' }>
let shown: ReturnType<typeof mount> | null = null
afterEach(() => shown?.unmount())

/** What a part of the stream is given of this campaign now. */
function given({ chronicle }: Played) {
  const frame = frameFor(chronicle, { kind: 'overlay' }) as Frame<'overlay'>
  return { board: frame.boards[0] as Board, frame, layout: firstShownLayout, sample: false }
}

it('TB10 the stream says who strikes whom, how hard and who decides, and no way to take it', async () => {
  const played = Played.table('The Salt Road', 'Kresk', 'Willow')
  played.act({
    type: 'open-attack',
    seat: played.seats[1],
    power: { by: 'number', number: 6 },
    exertion: 'physical',
    from: 'Toll captain'
  })
  shown = mount(StreamFlip, { props: given(played) })
  await vi.dynamicImportSettled()
  await flushPromises()
  expect(shown.text()).toMatch(/6\s*Toll captain strikes Willow\s*Willow decides/)
  expect(shown.text()).not.toContain('Exhaustion')
})

it('DI6 the name of a person is under the character’s where the host sends it, and nowhere else', () => {
  const played = Played.table('The Salt Road', 'Kresk')
  played.campaign({ type: 'rename-seat', seat: played.seats[0]!, player: 'Ana', character: 'Kresk' })
  const allowed = given(played)
  shown = mount(StreamPlayerStrip, { props: allowed })
  expect(shown.get('.name').text()).toBe('KreskAna')
  shown.unmount()
  const frame = { ...allowed.frame, seats: allowed.frame.seats.map(seat => ({ ...seat, player: '' })) }
  shown = mount(StreamPlayerStrip, { props: { ...allowed, frame } })
  expect(shown.get('.name').text()).toBe('Kresk')
})
