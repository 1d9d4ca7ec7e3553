import type { SeatId } from '#rules/core/seat'
import type { State as Angels } from '#rules/face-of-angels/state'
import type { Table } from './table'

/** Real cards, so that the laid cards are known. An Ace goes for broke and loses all three tricks, and both win. */
export function contests(table: Table): void {
  const { ada } = table
  table.do({ type: 'choose-cards', cards: 'physical' })
  table.do({ type: 'start-game' })
  table.do({ type: 'edit-protagonist', seat: ada, name: 'Ada', personality: 'ace', area: 'fire', perception: '' })
  table.do({ type: 'begin-act', act: 1 })
  contest(table, 'ordinary', 2)
  trick(table, [ada, '5C'], ['world', '9H'])
  table.do({ type: 'award-trick', number: 1, to: 'respondent' })
  table.do({ type: 'end-contest', winner: null, reason: 'It is late' })
  contest(table, 'going-for-broke', 3)
  trick(table, [ada, '2C'], ['world', 'AC'])
  trick(table, ['world', 'AD'], [ada, '2D'])
  trick(table, ['world', 'AH'], [ada, '2H'])
  table.do({ type: 'propose-end', who: ada, words: 'The gate opens by a hand’s breadth.' })
  table.do({ type: 'agree-end', who: 'world' })
  table.do({ type: 'close-contest', who: 'world' })
}

function contest(table: Table, kind: 'ordinary' | 'going-for-broke', pace: number): void {
  const { ada } = table
  table.do({ type: 'call-contest', who: ada, acting: { as: 'protagonist' }, respondent: 'world', kind })
  table.do({ type: 'step-up', who: 'world', acting: warden })
  table.do({ type: 'set-stakes', who: ada, ifWin: 'The gate opens.', ifLose: 'Something follows her home.' })
  table.do({ type: 'accept-stakes', who: 'world', pace })
}

const warden = { as: 'other', name: 'Warden Brask' } as const

type Laid = readonly [who: SeatId | 'world', card: string]

/** Both lay a card, no other player helps. */
function trick(table: Table, ...cards: readonly [Laid, Laid]): void {
  for (const [who, card] of cards) {
    const acting = who === 'world' ? warden : { as: 'protagonist' }
    table.do({ type: 'lay-card', who, card, acting, played: { as: 'plain' }, secret: null })
  }
  while (table.state<Angels>().contest?.phase.at === 'trick' && isHelpOpen(table)) table.do({ type: 'close-help' })
}

function isHelpOpen(table: Table): boolean {
  const { contest: running } = table.state<Angels>()
  return running?.phase.at === 'trick' && running.phase.trick.step.startsWith('help')
}
