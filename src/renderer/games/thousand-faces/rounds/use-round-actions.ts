import { watch } from 'vue'
import type { SeatId } from '#rules/core/seat'
import { proposedAttackers } from '#rules/thousand-faces/foes/attackers'
import { useActions } from '../../../features/actions/actions'
import { useTable } from '../board/table'
import { useFoesAreUp } from '../foes/use-foes-turn'
import type { BoardOnScreen } from '../board/use-board'

/** What keys and the palette can do with the rounds of a fight. */
export function useRoundActions(board: BoardOnScreen): void {
  const table = useTable()
  const stands = (): boolean => board.view.value.foes.some(foe => !foe.subdued)
  const noFight = (): string | null => (stands() ? null : 'No foe stands')
  const turnOf = (seat: string | undefined) => board.view.value.round?.turns.find(each => each.seat === seat)?.turn

  /** The panel follows the spotlight. */
  async function next(): Promise<void> {
    const { is = null, seat = null } = board.view.value.round?.next ?? {}
    const answer = await board.act({ type: 'next-turn' }, 'next-turn')
    if (!answer.ok) return
    if (is === 'foes') return foesTurn()
    const lit = seat ?? board.view.value.spotlight.seat
    if (lit === null) return
    // It is a player's turn: the foes do not strike now.
    if (table.panel === 'foes') table.open('flip')
    table.pick(lit)
  }

  /** The panel of the foes asks who strikes: first for a player whom a foe is engaged with that has not struck. */
  function foesTurn(): void {
    const { foes, round } = board.view.value
    const strikes = (seat: SeatId): boolean => proposedAttackers(foes, seat, round ?? null).length > 0
    const chosen = board.chosen.value?.seat.id
    const struck = board.places.value.find(({ seat }) => strikes(seat.id))
    if (struck && !(chosen && strikes(chosen))) table.choose(struck.seat.id)
    table.open('foes')
  }

  // After each blow of a foe the next one is asked for (RO9); after the last answer to it the next player is up.
  watch(useFoesAreUp(board), are => are && foesTurn())
  watch(
    () => board.view.value.round?.number,
    (now, before) => {
      const lit = board.view.value.spotlight.seat
      if (now === undefined || before === undefined || now <= before || table.panel !== 'foes') return
      if (lit !== null) table.choose(lit)
      table.open('flip')
    }
  )

  // The fight is over: play goes on with the flip.
  watch(
    () => board.view.value.foes.length,
    (now, before) => {
      if (now === 0 && before > 0 && table.panel === 'foes') table.open('flip')
    }
  )

  useActions({
    'next-turn': { run: () => void next(), blocked: noFight },
    'begin-fight-round': {
      run: () => void board.act({ type: 'begin-fight-round' }, 'begin-fight-round'),
      blocked: noFight
    },
    'end-fight-rounds': {
      run: () => void board.act({ type: 'end-fight-rounds' }, 'end-fight-rounds'),
      blocked: () => (board.view.value.round ? null : 'No round is under way')
    },
    'mark-turn': {
      run: () => {
        const seat = board.chosen.value?.seat.id
        if (seat)
          void board.act({ type: 'mark-turn', seat, as: turnOf(seat) === 'acted' ? 'waiting' : 'acted' }, 'mark-turn')
      },
      blocked: () => (board.view.value.round ? null : 'No round is under way')
    }
  })
}
