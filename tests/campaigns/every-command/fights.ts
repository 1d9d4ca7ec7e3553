import type { State } from '#rules/thousand-faces/state'
import { idOf, nameCards, plainUse, settle, settleTie, type Table, working } from './table'

export function foes(table: Table): void {
  const { ada, bo } = table
  const guard = { name: 'A guard', kind: 'guard', stamina: 8, power: 'd6', squares: 1, note: '' }
  table.do({ type: 'add-foes', ...guard, count: 1 })
  const [foe] = table.state<State>().foes
  table.do({ type: 'edit-foe', foe: { ...foe, red: 1 } })
  table.do({ type: 'spend-red', foe: foe!.id, seat: ada })
  table.do({ type: 'mark-scene', seat: bo, as: 'elsewhere' })
  table.do({ type: 'mark-scene', seat: bo, as: 'here' })
}

/** Blows on a foe: at its weak spot, changed by interference, and turned into tokens. */
export function hits(table: Table): void {
  const { ada } = table
  const foe = { name: 'An ogre', kind: 'monster', stamina: 30, power: 'd6', squares: 0, note: '' }
  table.do({ type: 'add-foes', ...foe, count: 1 })
  const ogre = table.state<State>().foes.at(-1)!.id
  table.do({ type: 'name-weakness', foe: ogre, weakness: 'its knee' })
  const plain = { foe: ogre, weapon: idOf(table, 'A sword'), base: 'roll', dice: [6], plus: 0, halved: 'whole' }
  const hit = { type: 'attack-foe', seat: ada, ...plain, square: 'keep', what: '' }
  table.do({ ...hit, weakness: 'struck', red: 0 })
  const chime = working(table, 'of-interference', 'A chime')
  table.do({ type: 'interfere', seat: ada, item: chime, roll: table.state<State>().dice!.serial, die: 0 })
  whereItHurts(table, ogre)
}

function whereItHurts(table: Table, foe: number): void {
  const { bo } = table
  const move = 'where-it-hurts'
  table.do({ type: 'correct-move', seat: bo, move, level: '0', face: 'up', tokens: 0, reason: '' })
  table.do({ type: 'use-move', seat: bo, move, attribute: 'dex', ...plainUse, advantages: 2 })
  nameCards(table, '11')
  settle(table, { red: { foe, count: 1 } })
}

/** Raised until it stops a blow: what is flipped is chance, the same one every time. */
export function shields(table: Table): void {
  const { ada, bo } = table
  for (let tries = 0; tries < 9; tries++) {
    table.do({ type: 'give-spotlight', seat: bo })
    table.do({ type: 'give-spotlight', seat: ada })
    const blow = { power: { by: 'number', number: 9 }, exertion: 'physical', from: 'a hammer' }
    table.do({ type: 'open-attack', seat: ada, ...blow })
    const attack = table.state<State>().attacks.at(-1)!.id
    table.do({ type: 'raise-shield', seat: ada, item: idOf(table, 'A shield'), advantages: 2, attack })
    settleTie(table)
    const { result } = table.state<State>().outcomes.at(-1)!
    settle(table, {})
    if (result !== 0) return
  }
}

/** Heroic Stamina: the app's cards are turned over at once, real ones until no symbol is left. */
export function heroics(table: Table): void {
  const { ada, bo } = table
  table.do({ type: 'lose-stamina', seat: ada, points: 2, reason: 'a climb' })
  table.do({ type: 'go-heroic', seat: bo })
  nameCards(table, '1')
  table.do({ type: 'lose-stamina', seat: bo, points: 10, reason: 'a long climb' })
  nameCards(table, '1')
}
