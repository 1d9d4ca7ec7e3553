import { describe, expect, it } from 'vitest'
import { recapOf } from '#rules/campaign/recap'
import type { ActEntry, Board } from '#rules/campaign/types'
import { plainText } from '#rules/core/log-line'
import type { Audience } from '#rules/core/audience'
import type { SeatId } from '#rules/core/seat'
import type { State as Story } from '#rules/prophecy/state'
import { type SystemId, systemIds, systemOf } from '#rules/registry'
import type { State } from '#rules/thousand-faces/state'
import { moments as angelsMoments } from '#rules/face-of-angels/moments'
import { moments as duelMoments } from '#rules/game-face/moments'
import { moments as storyMoments } from '#rules/prophecy/moments'
import { moments as adventureMoments } from '#rules/thousand-faces/moments'
import { Played } from '../../support/chronicle'
import { claims, type Claim } from '../../support/moment-claims'
import { runs } from '../../support/thorough'
import { RandomCampaign, type Try } from '../../support/torture/player'

const gm: Audience = { kind: 'gm' }
const tables = {
  'thousand-faces': adventureMoments,
  'face-of-angels': angelsMoments,
  'game-face': duelMoments,
  prophecy: storyMoments
} as const

/** The boards before each act, so that the moments can be compared with them. */
function untrueIn(
  seed: number,
  acts: number
): { readonly lies: readonly string[]; readonly told: ReadonlySet<string> } {
  const random = new RandomCampaign(seed, { typed: path => `some ${path}`, extremes: 8, chance: 45 })
  const { chronicle } = random.played
  const lies: string[] = []
  const told = new Set<string>()
  let boards: readonly Board[] = chronicle.campaign.boards
  random.until(acts, ({ entry, ask }: Try) => {
    const before = boards
    boards = chronicle.campaign.boards
    if (entry?.kind !== 'act' || entry.board === null || ask.kind !== 'act') return
    for (const lie of liesOf(entry, before, boards, told)) lies.push(`seed ${seed}, entry ${entry.id}: ${lie}`)
  })
  return { lies, told }
}

function liesOf(
  entry: ActEntry,
  before: readonly Board[],
  after: readonly Board[],
  told: Set<string>
): readonly string[] {
  const [was, is] = [before, after].map(boards => boards.find(({ id }) => id === entry.board))
  if (!was || !is) return []
  const system = systemOf(is.system)
  return (entry.events as readonly { readonly type: string }[]).flatMap(event => {
    const found = system.moment(event, gm, entry.events)
    if (!found || found.weight === 0) return []
    told.add(`${is.system}/${event.type}`)
    const claim = (claims[is.system] as Readonly<Record<string, Claim>>)[event.type]
    const says = plainText(found.parts, seat => seat)
    const isTrue = claim?.({
      event: event as never,
      says,
      before: was.state as never,
      after: is.state as never,
      act: entry.events as never
    })
    return isTrue === true ? [] : [`${is.system}/${event.type} “${says}”`]
  })
}

/** The recap of a session that has begun, in a campaign with one board of this game. */
function told(played: Played): readonly string[] {
  return recapOf(played.chronicle, 1, gm).moments.map(({ parts }) => plainText(parts, seat => seat))
}

function stateOf<Of = State>(played: Played): Of {
  return played.chronicle.campaign.boards.find(({ id }) => id === played.board)!.state as Of
}

/** Two players and one board of this game, in the first session. */
function gameOf(system: SystemId): Played {
  const played = new Played()
  for (const character of ['Kresk', 'Wren']) played.campaign({ type: 'add-seat', player: '', character })
  played.campaign({ type: 'open-board', system, title: system, settings: null })
  played.campaign({ type: 'begin-session' })
  return played
}

describe('a moment tells what happened', () => {
  function struck(power: number): { readonly played: Played; readonly seat: SeatId; readonly attack: number } {
    const played = Played.table('A blow', 'Kresk', 'Wren')
    const seat = played.seats[0]!
    played.campaign({ type: 'begin-session' })
    played.act({ type: 'gain-item', seat, item: { sort: 'card', card: 'leather-armour', name: '' } })
    played.act({
      type: 'open-attack',
      seat,
      power: { by: 'number', number: power },
      exertion: 'physical',
      from: 'A beam'
    })
    const attack = stateOf(played).attacks[0]!.id
    return { played, seat, attack }
  }
  const split = { exhaustion: 0, harm: 0, wound: 1 } as const
  const taken = {
    type: 'take-attack',
    exhaustionOnto: [],
    harmOnto: [],
    relief: 'none',
    describe: 'A beam falls'
  } as const

  it('PO11: a Wound that armour takes is no Wound of its wearer', () => {
    const { played, seat, attack } = struck(4)
    const armour = stateOf(played).sheets[0]!.character.items.at(-1)!.id
    played.act({ ...taken, attack, split, woundOnto: { on: 'item', item: armour, slot: 0 } })
    expect(stateOf(played).sheets[0]!.tokens.wound).toBe(0)
    expect(told(played)).toContain(`${seat} came through a blow of 4 unhurt: A beam falls`)
    expect(told(played).join()).not.toContain('took a Wound')
  })

  it('PO11: one that the character takes is', () => {
    const { played, seat, attack } = struck(4)
    played.act({ ...taken, attack, split, woundOnto: null })
    expect(told(played)).toContain(`${seat} took a Wound from a blow of 4: A beam falls`)
  })

  it('PO11: characters that one act finishes are told together, and circled touchstones are no moment', () => {
    const played = gameOf('thousand-faces')
    const [first, second] = played.seats
    played.act({ type: 'write-touchstone', title: 'Moby-Dick', by: null })
    played.act({ type: 'circle-touchstone', title: 'Moby-Dick', by: first })
    played.act({ type: 'finish-character', seat: first, also: [second] })
    expect(told(played)).toEqual([`${first} and ${second} joined the story`])
  })

  it('PO11: a Prophecy written in four edits is told once, in its last version', () => {
    const played = gameOf('prophecy')
    const last = { title: 'Return of the Dragon', world: '', catastrophe: '' }
    for (const edit of [
      { ...last, title: 'Return' },
      last,
      { ...last, world: 'An island' },
      { ...last, catastrophe: 'Fire' }
    ])
      played.act({ type: 'write-prophecy', ...edit })
    expect(told(played)).toEqual(['The Prophecy was spoken: Return of the Dragon'])
  })

  it('PO11: a scene whose outcome is corrected is told with the correction', () => {
    const played = gameOf('prophecy')
    played.act({ type: 'sketch', parent: null, objective: 'wake the dragon' })
    const scene = stateOf<Story>(played).scenes[0]!.id
    played.act({ type: 'perform', scene, at: 1000 })
    played.act({ type: 'roll', dice: null })
    expect(told(played)).toEqual(['“wake the dragon” was a failure'])
    played.act({ type: 'correct-outcome', scene, outcome: 'success' })
    expect(told(played)).toEqual(['“wake the dragon” was a success'])
  })

  it('PO11: a scene that is set anew with another line under it is told once', () => {
    const played = Played.table('Scenes', 'Kresk')
    played.campaign({ type: 'begin-session' })
    played.campaign({ type: 'set-scene', title: 'The inn', subtitle: '' })
    played.campaign({ type: 'set-scene', title: 'The inn', subtitle: 'at night' })
    played.campaign({ type: 'set-scene', title: 'The road', subtitle: '' })
    expect(told(played)).toEqual(['The inn: at night', 'The road'])
  })

  it('PO11: dice that are read again take a victory back', () => {
    const played = gameOf('game-face')
    const [left, right] = played.seats.map(seat => ({
      ...{ who: { kind: 'seat', seat }, dice: 'table', strong: 'spades', weak: 'hearts' }
    }))
    played.act({
      type: 'begin',
      contestants: { left, right },
      voice: null,
      variants: { bonus: 'lasting', ties: 'spent' }
    })
    for (const suit of ['clubs', 'diamonds'])
      played.act({ type: 'reveal', typed: { left: { suit, roll: 5 }, right: { suit, roll: 1 } } })
    expect(told(played)).toEqual([expect.stringContaining('won a duel against')])
    played.act({ type: 'correct-reveal', rolls: { left: 1, right: 4 } })
    expect(told(played)).toEqual([])
  })
})

describe('moments', () => {
  it('PO11: every kind of moment has a claim that it is compared with', () => {
    for (const system of systemIds)
      expect(Object.keys(claims[system]).sort(), system).toEqual(Object.keys(tables[system]).sort())
  })

  it('PO11: tell what the states before and after them say, in random play of all four games', () => {
    const told = new Set<string>()
    const lies: string[] = []
    for (let seed = 1; seed <= runs(4, 60); seed++) {
      const one = untrueIn(seed, runs(200, 1500))
      lies.push(...one.lies)
      for (const each of one.told) told.add(each)
    }
    expect(lies).toEqual([])
    // Enough kinds must have come up for this to mean something.
    expect(told.size).toBeGreaterThan(20)
    expect([...told].map(each => each.split('/')[0])).toEqual(expect.arrayContaining([...systemIds]))
  })
})
