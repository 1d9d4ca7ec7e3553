import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { Frame } from '#rules/campaign/types'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { GmView } from '#rules/thousand-faces/view'
import { screens } from '@/games/screens'
import TableDice from '@/games/thousand-faces/injury/TableDice.vue'
import TableScreen from '@/table/TableScreen.vue'
import { Played } from '../../../../support/chronicle'
import { tableSnapshot } from '../../../../support/snapshots'

let shown: ReturnType<typeof mount> | null = null
afterEach(() => shown?.unmount())

function tableFrame({ chronicle }: Pick<Played, 'chronicle'>) {
  return { ...(frameFor(chronicle, { kind: 'table' }) as Frame<'table'>), cause: 'act' } as const
}

/** The present table screen of this campaign. */
async function tableOf({ chronicle }: Pick<Played, 'chronicle'>) {
  shown?.unmount()
  await screens['thousand-faces'].pages.table?.load()
  shown = mount(TableScreen, { props: { snapshot: tableSnapshot(tableFrame({ chronicle })) } })
  await vi.dynamicImportSettled()
  await flushPromises()
  return shown
}

function company(): Played {
  const played = Played.table('The Salt Road', 'Kresk', 'Willow')
  const [kresk, willow] = played.seats
  played.campaign({ type: 'rename-seat', seat: kresk!, player: 'Ana', character: 'Kresk' })
  played.campaign({ type: 'rename-seat', seat: willow!, player: 'Ben', character: 'Willow' })
  return played
}

const strike = (played: Played, power = 6, from = 'Toll captain'): unknown =>
  played.act({
    type: 'open-attack',
    seat: played.seats[1],
    power: { by: 'number', number: power },
    exertion: 'physical',
    from
  })

it('N2 U7 an attack without a die says its power in words, and dice have their sum beside them', async () => {
  const played = company()
  const [kresk] = played.seats
  const dice = { serial: 1, seat: kresk!, sides: [], faces: [], plus: 1, halved: false, total: 1, what: 'Sword' }
  shown = mount(TableDice, { props: { dice, seats: tableFrame(played).seats } })
  expect(shown.text().replaceAll(/\s+/g, ' ')).toBe('Kresk: Swordattack power 1, no die')
  await shown.setProps({ dice: { ...dice, sides: [6], faces: [4], total: 5 } })
  expect(shown.text().replaceAll(/\s+/g, ' ')).toBe('Kresk: Sword4+ 1= 5')
})

it('TB4 a player whose character has no name yet is called once by name, and does not flip for that name', async () => {
  const played = company()
  const [seat] = played.seats
  played.campaign({ type: 'rename-seat', seat: seat!, player: 'Ana', character: '' })
  played.act({ type: 'set-phone-flips', seat, on: true })
  const text = { check: true, cross: false }
  const terms = { attribute: 'str', net: 0, move: null, fast: false, hasText: text, versus: null, supporters: [] }
  played.act({ type: 'call-flip', ask: { type: 'flip', seat, ...terms }, why: '' })
  expect((await tableOf(played)).get('.call-stage').text()).toMatch(/^It is your flip\s*Ana\s*Strength/)
  played.act({ type: 'flip', seat, ...terms })
  expect((await tableOf(played)).get('.flip-call').text()).toMatch(/^Ana\s*Strength/)
})

it('TB4 a call says who flips for whom and for what, and what each result brings', async () => {
  const played = company()
  const [seat] = played.seats
  played.act({ type: 'set-phone-flips', seat, on: true })
  const ask = {
    type: 'flip',
    seat,
    attribute: 'str',
    net: 1,
    move: 'Mix It Up',
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: []
  }
  played.act({ type: 'call-flip', ask, why: 'Zq1z' })
  const table = await tableOf(played)
  expect(table.get('[data-tells]').attributes('data-tells')).toBe('called')
  expect(table.get('.call-stage').text()).toMatch(/Ana, flip for\s*Kresk\s*Mix It Up/)
  expect(table.findAll('.rung')).toHaveLength(4)
  expect(table.text()).not.toContain('Zq1z')
})

it('TB5 a blow says who strikes whom, who decides, and marks no way before it is taken', async () => {
  const played = company()
  strike(played)
  const table = await tableOf(played)
  const stage = table.get('.blow-stage')
  expect(stage.text()).toContain('Toll captain')
  expect(stage.text()).toContain('strikes Willow')
  expect(stage.text()).toContain('Ben decides')
  expect(stage.findAll('.choice').length).toBeGreaterThan(1)
  expect(stage.find('[aria-checked], [aria-selected], .chosen, input').exists()).toBe(false)
  expect(table.findAll('.seat-plate.thin')).toHaveLength(2)
})

it('TB9 in one line a name stays whole where there is space for it', async () => {
  const played = Played.table('The Salt Road', 'Professor Quill', 'Constance-Philippa of the Bells')
  strike(played)
  const names = (await tableOf(played)).findAll('.seat-plate.thin .name').map(name => name.text())
  expect(names).toEqual([expect.stringContaining('Professor Quill'), expect.not.stringContaining('Bells')])
})

it('TB5 a blow with many ways shows those for which there is space, and always the one that ends the fight', async () => {
  const played = company()
  played.act({ type: 'set-length', length: '9-hour' })
  strike(played, 15)
  const table = await tableOf(played)
  const choices = table.findAll('.choice')
  expect(choices.length).toBeLessThanOrEqual(5)
  expect(choices.at(-1)!.text()).toContain('This ends the character’s fight')
})

it('TB3 what became of the blow takes its place, and a new scene takes that away', async () => {
  const played = company()
  strike(played, 2)
  const { attacks } = frameFor(played.chronicle, { kind: 'gm' }).boards[0]!.view as GmView
  played.act({
    type: 'take-attack',
    attack: attacks[0]!.id,
    split: { exhaustion: 2, harm: 0, wound: 0 },
    exhaustionOnto: [],
    harmOnto: [],
    woundOnto: null,
    relief: 'none',
    describe: 'The beam comes down'
  })
  const after = await tableOf(played)
  expect(after.get('.taken-stage').text()).toMatch(/Toll captain.*Willow.*2 Exhaustion.*The beam comes down/s)
  played.campaign({ type: 'set-scene', title: 'The cliff', subtitle: '' })
  const next = await tableOf(played)
  expect(next.get('[data-tells]').attributes('data-tells')).toBe('idle')
  expect(next.get('h1').text()).toBe('The cliff')
})

it('TB4 while a card flies, as long as the theme says, the table shows the state before it: discard, Shadow, and what each result brings', async () => {
  const played = company()
  const [kresk] = played.seats
  const { style } = document.documentElement
  for (const [token, time] of [
    ['--calm', '300ms'],
    ['--flip', '.9s'],
    ['--stagger', '100ms']
  ] as const)
    style.setProperty(token, time)
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const table = await tableOf(played)
  vi.useFakeTimers()
  const terms = { attribute: 'str', net: 0, move: 'Mix It Up', fast: false, versus: null, supporters: [] }
  played.act({ type: 'flip', seat: kresk, ...terms, hasText: { check: true, cross: false } })
  await table.setProps({ snapshot: tableSnapshot(tableFrame(played)) })
  expect(table.get('.flip-call').text()).toContain('flips for')
  expect(table.find('.discard').exists()).toBe(false)
  expect(table.findAll('.rung')).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(1299)
  expect(table.get('.flip-call').text()).toContain('flips for')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(table.get('.flip-call').text()).toContain('flipped for')
  expect(table.get('.discard').text()).toBe('1')
  expect(table.findAll('.rung')).toHaveLength(0)
})

it('TB4 results that are too long to fit beside the cards are not shown while these turn', async () => {
  document.documentElement.style.setProperty('--calm', '300ms')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const rungsOf = async (move: string): Promise<number> => {
    const played = company()
    const terms = { attribute: 'str', net: 0, move, fast: false, versus: null, supporters: [] }
    const table = await tableOf(played)
    played.act({ type: 'flip', seat: played.seats[0], ...terms, hasText: { check: true, cross: false } })
    await table.setProps({ snapshot: tableSnapshot(tableFrame(played)) })
    return table.findAll('.rung').length
  }
  expect([await rungsOf('Mix It Up'), await rungsOf('Take a Breather')]).toEqual([4, 0])
})

it('TB8 foes have cards along the top; a hidden one has none', async () => {
  const played = company()
  const foe = { type: 'add-foes', kind: 'guard', stamina: 4, power: 'd6', squares: 1, note: '', count: 1 }
  played.act({ ...foe, name: 'Ash hound' })
  played.act({ type: 'reveal-foes' })
  played.act({ ...foe, name: 'Zq2z' })
  const table = await tableOf(played)
  expect(table.findAll('.foe')).toHaveLength(1)
  expect(table.get('.foe').text()).toBe('Ash houndunhurt')
  expect(table.findAll('.foe .left')).toHaveLength(4)
  expect(table.findAll('.foe .armour')).toHaveLength(1)
  expect(table.html()).not.toContain('Zq2z')
})

it('RO8 in a fight the table says who acts, who follows, and which foe in sight has struck', async () => {
  const played = company()
  const [kresk, willow] = played.seats
  const guard = { kind: 'guard', stamina: 5, power: 'd4', squares: 0, note: '', count: 1 }
  played.act({ type: 'add-foes', ...guard, name: 'Sluice guard' })
  played.act({ type: 'add-foes', ...guard, name: 'Zq3z' })
  played.act({ type: 'show-foe', foe: 1, as: 'revealed' })
  played.act({ type: 'set-format', format: 'two-rounds' })
  played.act({ type: 'begin-fight-round' })
  played.act({ type: 'give-spotlight', seat: kresk })
  expect((await tableOf(played)).get('.news-stage').text()).toBe('Round 1Kresk actsthen Willow')
  for (const seat of [kresk, willow]) played.act({ type: 'mark-turn', seat, as: 'acted' })
  played.act({ type: 'next-turn' })
  expect((await tableOf(played)).get('.news-stage').text()).toBe('Round 1The foes’ turn')
  for (const foe of [1, 2]) played.act({ type: 'mark-foe-turn', foe, as: 'acted' })
  const table = await tableOf(played)
  expect(table.get('.foe-row').text()).toBe('Sluice guardunhurt, has struck')
  const { round } = (frameFor(played.chronicle, { kind: 'table' }).boards[0] as { view: { round: object } }).view
  expect(round).toMatchObject({ struck: [1] })
  const terms = { attribute: 'str', net: 0, fast: false, versus: null, supporters: [] }
  played.act({ type: 'flip', seat: kresk, move: 'Defy Danger', hasText: { check: true, cross: false }, ...terms })
  expect((await tableOf(played)).get('.top .news').text()).toBe('Round 1: the foes’ turn')
})

it('TB9 of what a character has, the table draws nothing that is 0', async () => {
  const played = company()
  played.act({ type: 'gain-xp', seat: played.seats[0], amount: 2, reason: '' })
  const table = await tableOf(played)
  const [kresk, willow] = table.findAll('.seat-plate')
  expect(kresk!.findAll('.count [role=img]').map(each => each.attributes('aria-label'))).toEqual(['XP 2'])
  expect(willow!.findAll('.count')).toEqual([])
  expect(table.find('.eclipse').exists()).toBe(false)
})

it('TB7 when the session ends the table says so, with moments and who grew', async () => {
  const played = company()
  played.campaign({ type: 'begin-session' })
  played.act({ type: 'gain-xp', seat: played.seats[0], amount: 2, reason: '' })
  played.act({ type: 'take-wound', seat: played.seats[1], reason: 'a fall' })
  played.campaign({ type: 'end-session' })
  const table = await tableOf(played)
  expect(table.get('.farewell h1').text()).toBe('Until next time')
  expect(table.get('.farewell .moments').text()).toContain('Willow took a Wound')
  expect(table.get('.farewell .grown').text()).toContain('+2 XP')
})

it('TB1 characters who are made: touchstones with who circled them, and the cards that were taken', async () => {
  const played = company()
  played.act({ type: 'write-touchstone', title: 'Firefly', by: null })
  played.act({ type: 'circle-touchstone', title: 'Firefly', by: played.seats[1] })
  const table = await tableOf(played)
  expect(table.get('.touchstones').text()).toMatch(/Firefly\s*Ben/)
  expect(table.findAll('.maker')).toHaveLength(2)
  expect(table.get('h1').text()).toBe('Touchstones')
  played.act({ type: 'lay-out-moves' })
  expect((await tableOf(played)).get('h1').text()).toBe('Move cards')
  const { laidOut } = (frameFor(played.chronicle, { kind: 'gm' }).boards[0]!.view as GmView).workshop
  const cards = (letter: 'A' | 'B' | 'C'): readonly string[] =>
    laidOut.flatMap(({ move }) => (moveOf(move).class === letter ? [move] : []))
  const [first, second] = played.seats
  for (const move of cards('C').slice(0, 3)) played.act({ type: 'take-move', seat: first, move })
  for (const move of [cards('A')[0], ...cards('B').slice(0, 2)]) played.act({ type: 'take-move', seat: second, move })
  expect((await tableOf(played)).get('h1').text(), 'the cards are taken').toBe('Who they are')
  played.campaign({ type: 'set-scene', title: 'The bell loft', subtitle: '' })
  const scene = await tableOf(played)
  expect(scene.get('[data-tells]').attributes('data-tells'), 'TB2 although a character is not made yet').toBe('idle')
  expect(scene.get('h1').text()).toBe('The bell loft')
  played.act({ type: 'write-touchstone', title: 'Earthsea', by: null })
  expect((await tableOf(played)).get('[data-tells]').attributes('data-tells')).toBe('making')
})

it('TB1 a seller’s cards lie on the table, with what the buyer has', async () => {
  const played = company()
  played.act({ type: 'begin-day', place: 'town' })
  played.act({ type: 'lay-out-wares', seat: played.seats[1], seller: 'Mother Ansel', cards: null })
  const table = await tableOf(played)
  expect(table.get('h1').text()).toBe('Mother Ansel')
  expect(table.findAll('.ware')).toHaveLength(4)
  expect(table.get('.deal').text()).toMatch(/Willow has\s*0 XP and 0 Pack\./)
  played.act({ type: 'change-pack', seat: played.seats[1], pack: 2, precious: 1, reason: '' })
  expect((await tableOf(played)).get('.deal').text()).toMatch(/0 XP and 2 Pack, 1 precious\./)
})

it('TB8 a foe that is revealed stands along the top while the new chapter is told', async () => {
  const played = company()
  played.act({ type: 'show-chapter', as: 'shown' })
  played.act({ type: 'begin-chapter', chapter: 1 })
  const guard = { kind: 'guard', name: 'Sluice guard', stamina: 5, power: 'd4', squares: 0, note: '', count: 1 }
  played.act({ type: 'add-foes', ...guard })
  const hidden = await tableOf(played)
  expect(hidden.get('[data-tells]').attributes('data-tells')).toBe('chapter')
  expect(hidden.find('.foe-row').exists()).toBe(false)
  played.act({ type: 'show-foe', foe: 1, as: 'revealed' })
  const table = await tableOf(played)
  expect(table.get('[data-tells]').attributes('data-tells')).toBe('chapter')
  expect(table.get('.foe-row').text()).toContain('Sluice guard')
})
