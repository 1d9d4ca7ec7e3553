import type { Chronicle } from '#rules/campaign/chronicle'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../support/chronicle'

/** Every command of rounds, markers and the party: three rounds of a fight, a wave that strikes all, a Rest. */
export function aFightInRounds(): Chronicle {
  const played = Played.table('A fight in rounds', 'Ada', 'Bo', 'Cy')
  const { seats } = played
  const [ada, bo, cy] = seats
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const guard = { name: 'Sluice guard', kind: 'guard', stamina: 6, power: 'd4', squares: 0, note: '' }
  const lasting = { lasts: 'until-removed', seenBy: 'table' }
  played.act({ type: 'add-foes', ...guard, count: 3 })
  const [first, second, third] = state().foes.map(({ id }) => id)
  played.act({ type: 'show-foe', foe: first, as: 'revealed' })
  played.act({ type: 'show-foe', foe: second, as: 'revealed' })
  played.act({ type: 'set-format', format: 'two-rounds' })
  played.act({ type: 'engage-foe', foe: first, seat: ada })
  played.act({ type: 'next-turn' })
  played.act({
    type: 'add-marker',
    on: { what: 'character', seat: bo },
    word: 'in the water',
    shape: 'circle',
    ...lasting
  })
  played.act({
    type: 'add-marker',
    on: { what: 'foe', foe: first },
    word: 'sees only light',
    shape: 'triangle',
    ...lasting
  })
  played.act({ type: 'add-marker', on: { what: 'foe', foe: third }, word: 'hides', shape: 'diamond', ...lasting })
  played.act({
    type: 'add-marker',
    on: { what: 'character', seat: cy },
    word: 'tells lies',
    shape: 'square',
    lasts: 'until-removed',
    seenBy: 'mine'
  })
  played.act({
    type: 'add-marker',
    on: { what: 'character', seat: ada },
    word: 'winded',
    shape: 'square',
    lasts: 'this-round',
    seenBy: 'table'
  })
  played.act({ type: 'next-turn' })
  played.act({ type: 'strike-foe', foe: first, power: 2, by: bo, square: 'keep' })
  played.act({ type: 'mark-turn', seat: cy, as: 'acted' })
  played.act({ type: 'mark-turn', seat: cy, as: 'waiting' })
  played.act({ type: 'next-turn' })
  played.act({ type: 'next-turn' })
  played.act({ type: 'mark-foe-turn', foe: second, as: 'acted' })
  played.act({ type: 'mark-foe-turn', foe: second, as: 'waiting' })
  played.act({ type: 'foes-attack', foes: [second, third], seat: cy, die: 3 })
  played.act({ type: 'call-off-attack', attack: state().attacks[0]!.id, reason: '' })
  played.act({ type: 'next-turn' })
  played.act({ type: 'remove-marker', marker: state().markers[0]!.id })
  played.act({ type: 'begin-fight-round' })
  const wave = { what: 'damage', exertion: 'physical', from: 'the wave' }
  played.act({
    type: 'act-on-party',
    seats,
    deed: { ...wave, power: { by: 'number', number: 2 }, taken: 'exhaustion' }
  })
  const thrown = { by: 'dice', throw: { dice: [4], plus: 0, halved: 'whole' } }
  played.act({ type: 'act-on-party', seats: [ada, bo], deed: { ...wave, power: thrown, taken: 'decide' } })
  for (const { id } of state().attacks) played.act({ type: 'call-off-attack', attack: id, reason: '' })
  played.act({ type: 'end-fight-rounds' })
  played.act({ type: 'act-on-party', seats, deed: { what: 'stamina', points: 1, reason: 'soup' } })
  played.act({ type: 'act-on-party', seats, deed: { what: 'rest' } })
  played.act({
    type: 'act-on-party',
    seats,
    deed: { what: 'pack', pack: 2, precious: 0, reason: 'the guards had some' }
  })
  played.act({ type: 'act-on-party', seats, deed: { what: 'xp', amount: 1, reason: 'the bell rings' } })
  return played.chronicle
}
