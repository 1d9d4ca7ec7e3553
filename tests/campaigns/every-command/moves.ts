import { give, nameCards, plainUse, sheetOf, type Table } from './table'

export function moves(table: Table): void {
  const { ada, bo } = table
  give(table, 'discern', 2)
  table.do({ type: 'spend-token', seat: ada, move: 'discern', question: 'Who was here?' })
  give(table, 'go-berserk')
  table.do({ type: 'give-spotlight', seat: bo })
  table.do({ type: 'give-spotlight', seat: ada })
  table.do({ type: 'use-move', seat: ada, move: 'go-berserk', attribute: null, ...plainUse })
  table.do({ type: 'end-rage', seat: ada })
  table.do({ type: 'gain-xp', seat: bo, amount: 3, reason: 'insight' })
  table.do({ type: 'use-cards', seat: bo, cards: 'physical' })
  table.do({ type: 'use-move', seat: bo, move: 'pick-pockets', attribute: 'dex', ...plainUse, advantages: 2 })
  nameCards(table, '11')
  table.do({ type: 'raise-by-critical', steps: 1 })
  table.do({ type: 'begin-chapter', chapter: 5 })
  table.do({ type: 'go-heroic', seat: ada })
}

export function chase(table: Table): void {
  give(table, 'not-on-my-turf')
  table.do({ type: 'begin-pursuit', joined: [table.ada, table.bo], pay: 'nothing' })
  table.do({ type: 'change-chase', seat: table.ada, to: 'water' })
  table.do({ type: 'end-pursuit' })
}

/** With the Blood-Bound, and over once its wound card is taken away. */
export function bargain(table: Table): void {
  const { bo } = table
  table.do({
    type: 'correct-move',
    seat: bo,
    move: 'entreat-the-blood-bound',
    level: '0',
    face: 'up',
    tokens: 0,
    reason: ''
  })
  table.do({ type: 'use-move', seat: bo, move: 'entreat-the-blood-bound', attribute: null, ...plainUse })
  const card = sheetOf(table, bo).character.entreated
  const correction = { what: 'wound-cards', add: null, remove: card }
  table.do({ type: 'correct', seat: bo, correction, reason: 'a mistake' })
}
