import type { PendingView } from '#rules/thousand-faces/flip/view'
import type { Attribute } from '#rules/thousand-faces/vocabulary'
import { useActions } from '@/features/actions/actions'
import type { ActionId } from '@/features/keys/keys'
import { useGm } from '@/dashboard/store'
import { dueForShuffle, shuffleAll, shuffleChosen } from '../deck/shuffle'
import { type FlipDraft, stepNet } from '../flip/draft'
import { runMainAction } from '../flip/flip-chosen'
import { actions, ofCharacters } from '../game'
import { openBlows, openDays, openFlashback, openFoes } from './open-panels'
import { nextTurn, passSpotlight } from '../spotlight/pass-spotlight'
import { useGmChoices } from './gm-choices'
import type { BoardOnScreen } from './use-board'

/** What keys and the palette can do on this board: for the chosen seat, and for the Game Master's side. */
export function useBoardActions(board: BoardOnScreen): void {
  const gm = useGm()
  const gmChoices = useGmChoices()
  useActions({
    ...opensSheets(gm, () => board.chosen.value !== null),
    ...draftActions(board, gmChoices),
    ...waitingActions(board, gmChoices),
    ...spotlightActions(board, gmChoices),
    'pick-seat': nth => {
      const member = board.members.value.find(({ number }) => number === nth + 1)
      if (member) gmChoices.pick(member.seat.id)
    },
    flip: () => runMainAction(board, gmChoices),
    damage: () => openBlows(board, gmChoices),
    shuffle: () => shuffleChosen(board),
    'shuffle-all': {
      run: () => void shuffleAll(board),
      blocked: () => (dueForShuffle(board).length ? null : 'No deck needs a shuffle')
    },
    recover: () => gmChoices.open('recover'),
    foes: () => openFoes(board, gmChoices, gm),
    'mini-games': {
      run: () => gmChoices.open('mini-games'),
      blocked: () => noPlayers(board)
    },
    days: () => openDays(gm),
    flashback: () => openFlashback(board, gmChoices)
  })
}

type GmChoices = ReturnType<typeof useGmChoices>
type Actions = Parameters<typeof useActions>[0]

/** The settings of a flip, before it is made. */
function draftActions(board: BoardOnScreen, gmChoices: GmChoices): Actions {
  function change(to: (draft: FlipDraft) => Partial<FlipDraft>): void {
    const member = board.chosen.value
    if (!member) return
    gmChoices.open('flip')
    gmChoices.setUp(member.seat.id, to(gmChoices.draftOf(member.seat.id)))
  }
  const pickAttribute = (attribute: Attribute) => () => change(() => ({ attribute }))
  return {
    'attribute-str': pickAttribute('str'),
    'attribute-dex': pickAttribute('dex'),
    'attribute-int': pickAttribute('int'),
    'less-advantage': () => change(draft => ({ net: stepNet(draft.net, -1) })),
    'more-advantage': () => change(draft => ({ net: stepNet(draft.net, 1) })),
    'toggle-fast': () => change(draft => ({ fast: !draft.fast }))
  }
}

/** What waits for the decision of a player or the GM. */
function waitingActions(board: BoardOnScreen, gmChoices: GmChoices): Actions {
  const pending = (): PendingView | null => board.view.value.pending
  const tied = () => {
    const waiting = pending()
    return waiting?.kind === 'tie' ? waiting.among : []
  }
  return {
    'choose-card': {
      run: nth => {
        const picked = tied()[nth]
        if (picked) void board.act({ type: 'choose', card: picked.card }, 'choose-card')
      },
      count: () => tied().length
    },
    'who-decides': {
      run: () => {
        const waiting = pending()
        if (!waiting) return
        for (const { id } of board.view.value.questions) gmChoices.resume(id)
        gmChoices.choose(waiting.seat)
        gmChoices.open('flip')
      },
      blocked: () => (pending() ? null : 'Nobody has anything to decide')
    }
  }
}

const noPlayers = (board: BoardOnScreen): string | null =>
  board.members.value.length ? null : 'There are no players yet'

function spotlightActions(board: BoardOnScreen, gmChoices: GmChoices): Actions {
  return {
    spotlight: {
      run: () => {
        const seat = board.chosen.value?.seat.id
        if (seat) void board.act({ type: 'give-spotlight', seat }, 'spotlight')
      },
      blocked: () => noPlayers(board)
    },
    'spotlight-next': {
      run: () => passSpotlight(board, gmChoices),
      blocked: () => (nextTurn(board) ? null : 'Nobody else is waiting')
    }
  }
}

/** The actions that open a sheet and do nothing else. Those of a character need a chosen character. */
function opensSheets(gm: ReturnType<typeof useGm>, anybody: () => boolean): Partial<Record<ActionId, () => void>> {
  const openers = actions.flatMap(action => {
    if (!('opens' in action)) return []
    const { id, opens } = action
    return [[id, () => void (opens in ofCharacters && !anybody() ? null : (gm.sheet = opens))]]
  })
  return Object.fromEntries(openers) as Partial<Record<ActionId, () => void>>
}
