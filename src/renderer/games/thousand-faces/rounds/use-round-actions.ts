import { watch } from 'vue'
import { useActions } from '@/features/actions/actions'
import { askEndOfFight } from '../board/open-panels'
import { useGmChoices } from '../board/gm-choices'
import { useFoesAreUp } from '../foes/use-foes-turn'
import type { BoardOnScreen } from '../board/use-board'
import { openFoesTurn, passTurn } from './pass-turn'

/** What keys and the palette can do with the rounds of a fight. */
export function useRoundActions(board: BoardOnScreen): void {
  const gmChoices = useGmChoices()
  const stands = (): boolean => board.view.value.foes.some(foe => !foe.subdued)
  const noFight = (): string | null => (stands() ? null : 'No foe stands')
  const turnOf = (seat: string | undefined) => board.view.value.round?.turns.find(each => each.seat === seat)?.turn

  // After each blow of a foe, the next blow is asked for (RO9). After the last answer, the next player is up.
  watch(useFoesAreUp(board), are => are && openFoesTurn(board, gmChoices))
  watch(
    () => board.view.value.round?.number,
    (now, before) => {
      const lit = board.view.value.spotlight.seat
      if (now === undefined || before === undefined || now <= before || gmChoices.panel !== 'foes') return
      if (lit !== null) gmChoices.choose(lit)
      gmChoices.open('flip')
    }
  )

  // The fight is over: play goes on with the flip.
  watch(
    () => board.view.value.foes.length,
    (now, before) => {
      if (now === 0 && before > 0 && gmChoices.panel === 'foes') gmChoices.open('flip')
    }
  )

  useActions({
    'next-turn': { run: () => void passTurn(board, gmChoices), blocked: noFight },
    'begin-fight-round': {
      run: () => void board.act({ type: 'begin-fight-round' }, 'begin-fight-round'),
      blocked: noFight
    },
    'end-fight-rounds': {
      run: () => void board.act({ type: 'end-fight-rounds' }, 'end-fight-rounds'),
      blocked: () => (board.view.value.round ? null : 'No round is under way')
    },
    'end-fight': {
      run: () => askEndOfFight(gmChoices),
      blocked: () => (board.view.value.foes.length > 0 ? null : 'There are no foes')
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
