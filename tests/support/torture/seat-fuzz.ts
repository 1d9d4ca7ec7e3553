import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { participants, newestFlip } from '#rules/thousand-faces/flip/questions'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { decide } from '#rules/thousand-faces/slices'
import type { Command, Sheet, State } from '#rules/thousand-faces/state'
import { seededLuck } from '../luck'
import { commandFrom, type Whim, whimOf } from '../thousand-faces/random-play'
import { adventureFrom } from '../thousand-faces/random-adventure'
import { adventure } from '../thousand-faces/random-table'
import { ada, bo, cy } from '../thousand-faces/table'

/** What came of the asks of seats. */
export interface Fuzzed {
  readonly asked: number
  readonly done: number
  /** Of those, answers to calls. */
  readonly answered: number
  readonly refusedByWho: number
}

/** What is a player's own to say at any time (WHO2 and the rules that it stands for). */
const own: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'flashback', 'shuffle', 'spend-xp', 'spend-token', 'end-rage', 'drop-item', 'give-item', 'roll-dice', 'end-flow',
  'interfere', 'answer-question', 'take-goal', 'answer-find', 'mercy-flashback'
]) // prettier-ignore

/** May this seat ask that, as the rules say (WHO2, HA1–HA18), judged here a second time. */
function may(state: State, command: Command, seat: SeatId): boolean {
  const { pending, phoneFlips } = state
  const on = phoneFlips.everybody !== phoneFlips.except.includes(seat)
  const waits = (kind: NonNullable<State['pending']>['kind']): boolean => pending?.kind === kind && pending.seat === seat
  if (own.has(command.type)) return 'seat' in command && command.seat === seat
  switch (command.type) {
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
      return on && command.seat === seat && state.calls.open.some(({ id, ask }) => id === command.call && ask.seat === seat)
    case 'help-call':
    case 'request-call':
    case 'drop-request':
      return on && command.seat === seat
    case 'settle-outcome':
      return on && command.note === '' && state.outcomes.some(({ id, seat: at }) => id === command.outcome && at === seat) && sees(state, command.red?.foe ?? null)
    case 'roll-power':
      return on && command.power === 'roll' && command.weakness === 'missed' && !command.help && sees(state, command.foe) &&
        state.followUps.some(({ id, seat: at, power }) => id === command.followUp && at === seat && power === null)
    case 'use-move':
      return on && command.seat === seat && command.advantages === 0 && command.versus === null && command.supporters.length === 0 && moveOf(command.move).fast
    case 'write-touchstone':
    case 'circle-touchstone':
      return on && command.by === seat && isMaking(state, seat)
    case 'take-move':
    case 'put-back-move':
    case 'pack-up':
    case 'choose-received':
    case 'choose-item':
    case 'offer-goals':
    case 'set-ranks':
      return on && command.seat === seat && isMaking(state, seat)
    case 'lay-out-wares':
    case 'shop':
    case 'buy-pack':
    case 'study':
      return on && command.seat === seat && state.story.day?.place === 'town'
    case 'raise-shield':
      return on && command.seat === seat && command.advantages === 0 && state.attacks.some(({ id, seat: at }) => id === command.attack && at === seat)
    case 'take-attack':
      return state.attacks.some(({ id, seat: at }) => id === command.attack && at === seat)
    case 'spend-red':
      return command.seat === seat && state.foes.some(({ id, revealed }) => id === command.foe && revealed)
    case 'arrange-corners':
    case 'replace-corner':
    case 'finish-corners':
      return state.game?.kind === 'corners' && state.game.seat === seat
    default:
      return false
  }
} // prettier-ignore

function sees({ foes }: State, foe: number | null): boolean {
  return foe === null || foes.some(({ id, revealed }) => id === foe && revealed)
}

function isMaking({ sheets }: State, seat: SeatId): boolean {
  return sheets.some(sheet => sheet.seat === seat && !sheet.character.created)
}

/** Whose place an allowed ask may change beside the asker's: who helps in a flip, who is given something, who is named. */
function touched(before: State, after: State, command: Command, seat: SeatId): ReadonlySet<SeatId> {
  const flips = [newestFlip(before), newestFlip(after)].flatMap(flip => (flip ? participants(flip) : []))
  const named = ['to', 'patient', 'versus'].flatMap(key => (command as unknown as Record<string, SeatId>)[key] ?? [])
  return new Set([seat, ...flips, ...named])
}

/**
 * The Game Master plays and calls at random while three seats ask for everything there is, for themselves and for each other.
 * @throws Error for an ask that did what it may not
 */
export function fuzzSeats(count: number, seed: number): Fuzzed {
  const luck = seededLuck(seed)
  let state = first([
    { type: 'set-phone-flips', seat: ada, on: true },
    { type: 'set-phone-flips', seat: cy, on: true }
  ])
  const tally = { asked: 0, done: 0, answered: 0, refusedByWho: 0 }
  for (let turn = 0; tally.asked < count; turn++) {
    const whim = whimOf(seed * 1_000_003 + turn)
    const seat = whim.one([ada, bo, cy])!
    const actor: Actor = whim.count(4) === 0 ? gm : { kind: 'seat', seat }
    const command = actor === gm && whim.count(3) === 0 ? plainCall(whim.one([ada, cy])!, whim) : askFrom(state, whim)
    const decided = decide(state, command, actor, luck)
    if (actor.kind === 'seat') {
      tally.asked++
      if (!decided.ok && decided.error.because === 'not-yours') tally.refusedByWho++
      if (decided.ok) judge(state, decided.value.state, command, seat)
      if (decided.ok) tally.done++
      if (decided.ok && command.type === 'answer-call') tally.answered++
    }
    if (decided.ok) state = decided.value.state
  }
  return tally
}

function judge(before: State, after: State, command: Command, seat: SeatId): void {
  if (!may(before, command, seat)) throw new Error(`${seat} did what it may not: ${JSON.stringify(command)}`)
  const mayChange = touched(before, after, command, seat)
  const strange = after.sheets.find(sheet => !mayChange.has(sheet.seat) && isChanged(sheet, before))
  if (strange) throw new Error(`${seat} changed ${strange.seat}: ${JSON.stringify(command)}`)
}

function isChanged(sheet: Sheet, { sheets }: State): boolean {
  const was = sheets.find(({ seat }) => seat === sheet.seat)
  return was !== sheet && JSON.stringify(was) !== JSON.stringify(sheet)
}

/** Anything that may be asked for at this table; calls and their answers often. */
function askFrom(state: State, whim: Whim): Command {
  const call = whim.one(state.calls.open)
  if (call && whim.count(4) === 0) return { type: 'answer-call', seat: call.ask.seat, call: call.id + (whim.count(3) === 0 ? 1 : 0) }
  return whim.count(3) ? adventureFrom(state, whim) : commandFrom(state, whim)
} // prettier-ignore

function plainCall(seat: SeatId, whim: Whim): Command {
  const ask = { type: 'flip', seat, attribute: 'str', net: whim.count(5) - 2, move: null, fast: false, hasText: { check: true, cross: false }, versus: null, supporters: [] } as const
  return { type: 'call-flip', ask, why: '' }
} // prettier-ignore

function first(commands: readonly Command[]): State {
  return commands.reduce((state, command) => {
    const decided = decide(state, command, gm, seededLuck(1))
    if (!decided.ok) throw new Error(decided.error.because)
    return decided.value.state
  }, adventure.opened)
}
