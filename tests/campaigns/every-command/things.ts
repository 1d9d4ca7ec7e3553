import type { State } from '#rules/thousand-faces/state'
import { give, idOf, rest, settleTie, type Table, working } from './table'

export function things(table: Table): void {
  const { ada } = table
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'leather-armour', name: 'A coat' } })
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'sword', name: 'A sword' } })
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'magic', card: 'of-illusion', name: 'A glass', capacity: 3 } })
  table.do({ type: 'damage-item', seat: ada, item: idOf(table, 'A coat') })
  table.do({ type: 'repair-item', seat: ada, item: idOf(table, 'A coat'), damage: 1 })
  table.do({ type: 'damage-item', seat: ada, item: idOf(table, 'A coat') })
  table.do({ type: 'change-pack', seat: ada, pack: 2, precious: 1, reason: 'packed' })
  rest(table)
  table.do({ type: 'begin-day', place: 'town' })
  table.do({ type: 'have-repaired', seat: ada, pay: 'precious-pack' })
  table.do({ type: 'end-day' })
  table.do({ type: 'begin-day', place: 'town' })
  give(table, 'obsessive-contemplation')
  const studies = [
    { kind: 'capacity', item: idOf(table, 'A glass') },
    { kind: 'look', item: idOf(table, 'A sword'), look: 'It has a mark now.' }
  ]
  table.do({ type: 'contemplate', seat: ada, studies })
  table.do({ type: 'end-day' })
  give(table, 'it-belonged-to-my-father')
  table.do({ type: 'attach-card', seat: ada, move: 'it-belonged-to-my-father', item: idOf(table, 'A coat') })
  table.do({ type: 'surrender-keepsake', seat: ada, passage: 'the toll gate' })
}

export function wounds(table: Table): void {
  const { ada, bo } = table
  table.do({ type: 'take-harm', seat: bo, reason: 'a fall' })
  const needle = working(table, 'mending', 'A needle')
  rest(table)
  table.do({ type: 'mend', seat: ada, item: needle, patient: bo, heals: 'harm' })
  table.do({ type: 'end-flow', seat: ada, item: needle })
  const bell = working(table, 'of-interference', 'A bell')
  const thrown = { by: 'dice', throw: { dice: [6, 4], plus: 1, halved: 'whole' } }
  table.do({ type: 'open-attack', seat: bo, power: thrown, exertion: 'physical', from: 'a stone' })
  const roll = table.state<State>().dice!.serial
  table.do({ type: 'interfere', seat: ada, item: bell, roll, die: 0 })
  table.do({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'shield', name: 'A shield' } })
  const blow = { by: 'number', number: 5 }
  table.do({ type: 'open-attack', seat: ada, power: blow, exertion: 'physical', from: 'an axe' })
  const shield = idOf(table, 'A shield')
  table.do({ type: 'raise-shield', seat: ada, item: shield, advantages: 1, attack: null })
  settleTie(table)
}
