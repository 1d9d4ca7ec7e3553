import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { BoardFrame, Frame } from '#rules/campaign/types'
import { firstShownLayout } from '#shared/overlay-layouts'
import StreamFlip from '@/games/thousand-faces/flip/StreamFlip.vue'
import StreamFoePlates from '@/games/thousand-faces/foes/StreamFoePlates.vue'
import StreamPlayerStrip from '@/games/thousand-faces/seats/StreamPlayerStrip.vue'
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

it('TB10 the stream lights the player who is called or struck, not the player of an older flip', () => {
  const played = Played.table('The Salt Road', 'Kresk', 'Willow', 'Tam')
  const [kresk, willow, tam] = played.seats
  const terms = { attribute: 'str', net: 0, move: null, fast: false, versus: null, supporters: [] } as const
  const flip = { type: 'flip', ...terms, hasText: { check: true, cross: false } } as const
  const lit = (): readonly string[] => {
    shown?.unmount()
    shown = mount(StreamPlayerStrip, { props: given(played) })
    return shown.findAll('.active .name').map(name => name.text())
  }
  played.act({ ...flip, seat: kresk })
  expect(lit()).toEqual(['Kresk'])
  played.act({ type: 'set-phone-flips', seat: tam, on: true })
  played.act({ type: 'call-flip', ask: { ...flip, seat: tam }, why: '' })
  expect(lit()).toEqual(['Tam'])
  played.act({ type: 'recall-flip', seat: tam })
  played.act({ type: 'open-attack', seat: willow, power: { by: 'number', number: 6 }, exertion: 'physical', from: '' })
  expect(lit()).toEqual(['Willow'])
})

it('DI5 the stream draws no counter at 0, and keeps its position', () => {
  const played = Played.table('The Salt Road', 'Kresk')
  played.act({ type: 'gain-xp', seat: played.seats[0], amount: 2, reason: '' })
  shown = mount(StreamPlayerStrip, { props: given(played) })
  expect(shown.findAll('.fact')).toHaveLength(4)
  expect(shown.find('.xp').text()).toBe('2')
  expect(shown.find('.wounds').exists()).toBe(false)
})

it('TB8 the stream draws the armour of a foe in sight', () => {
  const played = Played.table('The Salt Road', 'Kresk')
  const foe = { type: 'add-foes', kind: 'guard', stamina: 4, power: 'd6', note: '', count: 1 }
  played.act({ ...foe, name: 'Ash hound', squares: 2 })
  played.act({ type: 'reveal-foes' })
  shown = mount(StreamFoePlates, { props: given(played) })
  expect(shown.findAll('.armour')).toHaveLength(2)
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
