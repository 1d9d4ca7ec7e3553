import type { SeatId } from '#rules/core/seat'
import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { participants, newestFlip } from '#rules/thousand-faces/flip/queries'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'

/** What players may ask for in some state, and a run that is long enough does. */
export const kindsOfPlayers: readonly Command['type'][] = [
  'choose',
  'answer-critical',
  'raise-by-critical',
  'flashback',
  'raise-result',
  'settle-flashback',
  'shuffle',
  'name-card',
  'answer-call',
  'help-call',
  'request-call',
  'drop-request',
  'settle-outcome',
  'roll-power',
  'use-move',
  'take-attack',
  'raise-shield',
  'write-touchstone',
  'circle-touchstone',
  'take-move',
  'put-back-move',
  'pack-up',
  'choose-received',
  'choose-item',
  'offer-goals',
  'take-goal',
  'answer-question',
  'set-ranks',
  'lay-out-wares',
  'shop',
  'buy-pack',
  'study',
  'contemplate',
  'good-thing-i-brought',
  'tell-tale',
  'request-mercy',
  'drop-mercy',
  'spend-token',
  'arrange-corners',
  'replace-corner',
  'finish-corners'
]

/** May this seat ask that, as the rules say (WHO2, HA1–HA22), judged here a second time. */
export function may(state: State, command: Command, seat: SeatId): boolean {
  const { pending, phoneFlips } = state
  const on = phoneFlips.everybody !== phoneFlips.except.includes(seat)
  const waits = (kind: NonNullable<State['pending']>['kind']): boolean =>
    pending?.kind === kind && pending.seat === seat
  switch (command.type) {
    case 'flashback':
    case 'shuffle':
      return command.seat === seat
    case 'choose':
      return pending?.kind === 'tie' && participants(newestFlip(state)!).includes(seat)
    case 'answer-critical':
    case 'raise-by-critical':
      return waits('critical')
    case 'raise-result':
    case 'settle-flashback':
      return waits('flashback')
    case 'name-card':
      return on && waits('name-cards')
    case 'answer-call':
      return (
        on && command.seat === seat && state.calls.open.some(({ id, ask }) => id === command.call && ask.seat === seat)
      )
    case 'help-call':
    case 'request-call':
    case 'drop-request':
      return on && command.seat === seat
    case 'settle-outcome':
      return (
        on &&
        command.note === '' &&
        state.outcomes.some(({ id, seat: at }) => id === command.outcome && at === seat) &&
        sees(state, command.red?.foe ?? null)
      )
    case 'roll-power':
      return (
        on &&
        command.power === 'roll' &&
        command.weakness === 'missed' &&
        !command.help &&
        sees(state, command.foe) &&
        state.followUps.some(({ id, seat: at, power }) => id === command.followUp && at === seat && power === null)
      )
    case 'use-move':
      return (
        on &&
        command.seat === seat &&
        command.advantages === 0 &&
        command.versus === null &&
        command.supporters.length === 0 &&
        moveOf(command.move).fast
      )
    case 'write-touchstone':
    case 'circle-touchstone':
      return on && command.by === seat && isMaking(state, seat)
    case 'take-move':
    case 'put-back-move':
    case 'pack-up':
    case 'choose-received':
    case 'take-goal':
      return on && command.seat === seat && isMaking(state, seat)
    case 'answer-question':
      return on && command.seat === seat && isMaking(state, seat) && state.workshop.questions.includes(command.question)
    case 'choose-item':
      return on && command.seat === seat && isMaking(state, seat) && command.item.sort !== 'other'
    case 'offer-goals':
      return (
        on &&
        command.seat === seat &&
        isMaking(state, seat) &&
        command.goals === null &&
        own(state, seat).offered.length === 0
      )
    case 'set-ranks':
      return on && command.seat === seat && isMaking(state, seat) && (pending === null || pending.kind === 'critical')
    case 'lay-out-wares':
      return (
        on &&
        command.seat === seat &&
        state.story.day?.place === 'town' &&
        command.cards === null &&
        own(state, seat).wares === null
      )
    case 'shop':
      return (
        on &&
        command.seat === seat &&
        state.story.day?.place === 'town' &&
        own(state, seat).wares?.seller === command.seller
      )
    case 'buy-pack':
    case 'study':
      return on && command.seat === seat && state.story.day?.place === 'town'
    case 'contemplate':
      return on && command.seat === seat && state.story.day?.place === 'town'
    case 'good-thing-i-brought':
      return on && command.seat === seat && (command.item === null || isNothingSpecial(command.item))
    case 'tell-tale':
    case 'request-mercy':
    case 'drop-mercy':
      return on && command.seat === seat
    case 'spend-token':
      return on && command.seat === seat && (own(state, seat).tokens[command.move] ?? 0) > 0 && isListed(command)
    case 'raise-shield':
      return (
        on &&
        command.seat === seat &&
        command.advantages === 0 &&
        state.attacks.some(({ id, seat: at }) => id === command.attack && at === seat)
      )
    case 'take-attack':
      return on && state.attacks.some(({ id, seat: at }) => id === command.attack && at === seat)
    case 'arrange-corners':
    case 'replace-corner':
    case 'finish-corners':
      return state.game?.kind === 'corners' && state.game.seat === seat
    default:
      return false
  }
}

function isListed({ move, question }: Extract<Command, { type: 'spend-token' }>): boolean {
  return (move === 'discern' || move === 'its-a-trap') && (question === '' || moveOf(move).options.includes(question))
}

function isNothingSpecial(item: NewItem): boolean {
  return (
    item.sort === 'other' &&
    item.kind === 'gear' &&
    item.power === null &&
    item.effect === null &&
    !item.precious &&
    !item.secret
  )
}

function sees({ foes }: State, foe: number | null): boolean {
  return foe === null || foes.some(({ id, revealed }) => id === foe && revealed)
}

export function own({ sheets }: State, seat: SeatId): Sheet['character'] {
  return sheets.find(sheet => sheet.seat === seat)!.character
}

function isMaking({ sheets, workshop: { touchstones, laidOut, questions } }: State, seat: SeatId): boolean {
  if (touchstones.length + laidOut.length + questions.length === 0) return false
  return sheets.some(sheet => sheet.seat === seat && !sheet.character.created)
}
