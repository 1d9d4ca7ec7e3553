import type { State } from '#rules/thousand-faces/state'
import { give, type Table } from './table'

export function chapter(table: Table): void {
  const { ada } = table
  table.do({ type: 'gain-xp', seat: ada, amount: 20, reason: 'a long way' })
  table.do({ type: 'set-length', length: '9-hour' })
  table.do({ type: 'begin-tutorial', minutes: 15, at: 60_000 })
  table.do({ type: 'turn-tutorial-clock', to: 'standing', at: 120_000 })
  table.do({ type: 'turn-tutorial-clock', to: 'running', at: 180_000 })
  table.do({ type: 'end-tutorial' })
  give(table, 'unknown-benefactor')
  table.do({ type: 'accuse', seat: ada, authority: 'the bishop', gmPays: 'journey' })
  table.do({ type: 'correct-journey', to: 2, reason: 'so that it can be paid' })
  table.do({ type: 'pay-claim', claim: 0, with: 'journey' })
}

export function making(table: Table): void {
  const { ada, bo } = table
  table.do({ type: 'lay-out-moves' })
  table.do({ type: 'begin-draft', order: [bo, ada] })
  table.do({ type: 'end-draft' })
  while (!table.state<State>().workshop.laidOut.includes('use-a-magic-item')) table.do({ type: 'lay-out-moves' })
  table.do({ type: 'take-move', seat: bo, move: 'use-a-magic-item' })
  table.do({ type: 'choose-received', seat: bo, card: 'of-illusion', name: 'A lamp' })
}

/** In which a Wound that is healed is worth a Journey point. */
export function lastChapter(table: Table): void {
  table.do({ type: 'begin-chapter', chapter: 8 })
  table.do({ type: 'spend-journey', use: 'reveal-hearth', seat: null, what: '' })
  table.do({ type: 'take-wound', seat: table.ada, reason: 'the last blow' })
  table.do({ type: 'seek-help', seat: table.ada, at: 'hearth', keep: [], forgives: '' })
}
