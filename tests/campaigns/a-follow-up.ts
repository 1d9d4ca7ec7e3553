import type { Chronicle } from '#rules/campaign/chronicle'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../support/chronicle'

/** Every command of the follow-up of an attack: power rolled again, typed and applied, an answer, a dropped answer. */
export function aFollowUp(): Chronicle {
  const played = Played.table('A follow-up', 'Ada', 'Bo')
  const [ada] = played.seats
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const foe = { name: 'Sluice guard', kind: 'guard', stamina: 40, power: 'd6', squares: 1, note: '' }
  played.act({ type: 'add-foes', ...foe, count: 2 })
  played.act({ type: 'gain-item', seat: ada, item: { sort: 'card', card: 'sword', name: 'A sword' } })
  const [first, second] = state().foes.map(({ id }) => id)
  const weapon = state().sheets[0]!.character.items[0]!.id

  tradeBlows(played, state)
  const followUp = state().followUps[0]!.id
  const roll = { type: 'roll-power', followUp, foe: first, weapon, power: 'roll', weakness: 'missed' }
  played.act(roll)
  played.act(roll)
  played.act({ ...roll, power: 4 })
  played.act({ type: 'apply-power', followUp, square: 'cross-out' })
  played.act({ type: 'answer-attack', followUp, foes: [first, second], seat: ada, die: 'roll' })
  played.act({ type: 'call-off-attack', attack: state().attacks[0]!.id, reason: '' })
  tradeBlows(played, state)
  played.act({ type: 'close-follow-up', followUp: state().followUps[0]!.id })
  return played.chronicle
}

/** Mix It Up until it opens a follow-up that asks for nothing first. */
function tradeBlows(played: Played, state: () => State): void {
  const plain = { versus: null, supporters: [], item: null, load: 'counts', slots: [] }
  for (let tries = 0; tries < 40; tries++) {
    const [ada] = played.seats
    played.act({ type: 'use-move', seat: ada, move: 'mix-it-up', attribute: 'str', advantages: 0, ...plain })
    const { pending } = state()
    if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.suggested })
    if (state().pending?.kind === 'critical') played.act({ type: 'answer-critical', take: 'nothing' })
    const [open] = state().followUps
    if (open && !open.waits && open.hits.length > 0) return
    if (open) played.act({ type: 'close-follow-up', followUp: open.id })
  }
  throw new Error('forty flips, and no blow among them')
}
