import { type Actor, gm, type SeatId } from '#rules/core/seat'
import { decide } from '#rules/thousand-faces/slices'
import { moveOf } from '#rules/thousand-faces/moves/all'
import { attributesOf } from '#rules/thousand-faces/moves/may'
import type { Command, State, Sheet } from '#rules/thousand-faces/state'
import { attributes } from '#rules/thousand-faces/vocabulary'
import type { NewItem, Item } from '#rules/thousand-faces/equipment/item-schemas'
import { seededLuck } from '../luck'
import { commandFrom, type Whim, whimOf } from '../thousand-faces/random-play'
import { adventureFrom } from '../thousand-faces/random-adventure'
import { adventure } from '../thousand-faces/random-table'
import { ada, bo, cy } from '../thousand-faces/table'
import { answerAt } from './answer-play'
import { own, may } from './seat-rights'
import { participants, newestFlip } from '#rules/thousand-faces/flip/queries'

/** Whose place an allowed ask may change beside the asker's: who takes part in the flip before and after. */
function touched(before: State, after: State, seat: SeatId): ReadonlySet<SeatId> {
  const flips = [newestFlip(before), newestFlip(after)].flatMap(flip => (flip ? participants(flip) : []))
  return new Set([seat, ...flips])
}

/** What an act of a player may change of the table beside sheets, of its calls those of the asker. */
function tableKeys({ type }: Command): readonly (keyof State)[] {
  switch (type) {
    case 'help-call':
    case 'request-call':
    case 'drop-request':
    case 'request-mercy':
    case 'drop-mercy':
      return ['calls']
    case 'write-touchstone':
    case 'circle-touchstone':
      return ['workshop']
    case 'take-move':
    case 'choose-item':
    case 'choose-received':
      return ['workshop', 'made']
    case 'shop':
      return ['story', 'made']
    case 'study':
    case 'contemplate':
      return ['story']
    case 'good-thing-i-brought':
      return ['made']
    case 'arrange-corners':
    case 'replace-corner':
      return ['game']
    case 'shuffle':
    case 'put-back-move':
    case 'pack-up':
    case 'offer-goals':
    case 'take-goal':
    case 'set-ranks':
    case 'answer-question':
    case 'buy-pack':
    case 'lay-out-wares':
    case 'tell-tale':
    case 'spend-token':
      return []
    default:
      return ofFlips
  }
}

/** The parts that turned cards, blows and their consequences may change. */
const ofFlips: readonly (keyof State)[] = [
  'flips',
  'pending',
  'calls',
  'shadow',
  'blessingSupply',
  'gmMovesOwed',
  'outcomes',
  'followUps',
  'attacks',
  'dice',
  'struck',
  'woundsDealt',
  'game',
  'round',
  'made',
  'spotlight'
]

/** The calls and requests of all other players, where no player helps. @param chased HA22: a round is called for as long as one is to come */
function callsOfOthers({ calls }: State, seat: SeatId, chased: boolean): string {
  const open = calls.open.filter(({ ask }) => ask.seat !== seat && (chased || ask.type !== 'run-round'))
  return JSON.stringify([
    open,
    (calls.requests ?? []).filter(each => each.seat !== seat),
    (calls.mercies ?? []).filter(each => each.seat !== seat)
  ])
}

/** The blows, unsettled Results and their consequences of all players whom this act does not touch. */
function blowsOfOthers({ attacks, outcomes, followUps }: State, touched: ReadonlySet<SeatId>): string {
  return JSON.stringify([attacks, outcomes, followUps].map(all => all.filter(({ seat }) => !touched.has(seat))))
}

/** What is about one blow or one Result of the asker, no matter who took part in the flip before. */
const turnsNoCards: readonly Command['type'][] = ['take-attack', 'settle-outcome', 'roll-power']

/** @throws Error for an act that the seat may not do, or that changed what is not its own */
function judge(before: State, after: State, command: Command, seat: SeatId): void {
  if (!may(before, command, seat)) throw new Error(`${seat} did what it may not: ${JSON.stringify(command)}`)
  const mayChange = touched(before, after, seat)
  const passed = after.spotlight.turn !== before.spotlight.turn
  const strange = after.sheets.find(sheet => !mayChange.has(sheet.seat) && isChanged(sheet, before, passed))
  const wrong = (what: string): Error => new Error(`${seat} changed ${what}: ${JSON.stringify(command)}`)
  if (strange) throw wrong(strange.seat)
  const keys = (Object.keys(after) as (keyof State)[]).filter(
    key => key !== 'sheets' && !tableKeys(command).includes(key)
  )
  // MK2: markers for this round end with it.
  // TB2: the content of the table follows everything that happens.
  const over = ['telling', ...(isOther(after.round, before.round) ? ['markers'] : [])]
  for (const key of keys) if (isOther(after[key], before[key]) && !over.includes(key)) throw wrong(key)
  const chased =
    after.game?.kind === 'pursuit' && (['rabbit', 'pursuers'] as const).every(side => roundsOf(after, side) < 3)
  if (command.type !== 'help-call' && callsOfOthers(after, seat, chased) !== callsOfOthers(before, seat, chased))
    throw wrong('a call of another')
  const hit = turnsNoCards.includes(command.type) ? new Set([seat]) : mayChange
  if (blowsOfOthers(after, hit) !== blowsOfOthers(before, hit)) throw wrong('a blow or a Result of another')
  if (command.type !== 'shop') return
  const { cards } = own(before, seat).wares!
  const bought = own(after, seat).items.at(-1)!
  const fits = cards.some(card =>
    card.sort === 'other'
      ? card.name === bought.name && isMadeAs(bought, card)
      : card.card === (bought.card ?? bought.magic?.card)
  )
  if (!fits) throw wrong('what lay there')
}

function roundsOf({ game }: State, side: 'rabbit' | 'pursuers'): number {
  return game?.kind === 'pursuit' ? game.rounds.filter(({ won }) => won === side).length : 0
}

/** @param passed whether the spotlight was passed on; then each character may add a FAST move again (M5) */
function isChanged(sheet: Sheet, { sheets }: State, passed: boolean): boolean {
  const was = sheets.find(({ seat }) => seat === sheet.seat)
  if (!was || !passed || sheet.character.fastUsed !== null) return isOther(was, sheet)
  return isOther({ ...was, character: { ...was.character, fastUsed: null } }, sheet)
}

function isOther(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}

function isMadeAs(item: Item, card: Extract<NewItem, { sort: 'other' }>): boolean {
  const isPlain = (item.magic !== null) === (card.effect !== null) && item.precious === card.precious
  return isPlain && item.power === card.power && item.encumbrance === card.encumbrance && item.kind === card.kind
}

/** The results of the requests of seats. */
export interface Fuzzed {
  readonly asked: number
  readonly done: number
  /** Of those, answers to calls. */
  readonly answered: number
  readonly refusedByWho: number
}

/** The same, and how many of each kind were done. */
export interface FuzzedKinds extends Fuzzed {
  readonly kinds: Readonly<Record<string, number>>
  /** Rounds of a Pursuit among the answers. */
  readonly rounds: number
  /** Of what was done, answers to questions (QU1). */
  readonly questions: number
}

/**
 * The Game Master plays and calls at random. Three seats ask for everything, for themselves and for each other.
 * @throws Error for an ask that did what it may not
 */
export function fuzzSeats(count: number, seed: number): FuzzedKinds {
  const luck = seededLuck(seed)
  let state = begun
  const kinds: Record<string, number> = {}
  const tally = { asked: 0, done: 0, answered: 0, refusedByWho: 0, kinds, rounds: 0, questions: 0 }
  for (let turn = 0; tally.asked < count; turn++) {
    if (turn % evening === 0) state = beginnings[(turn / evening) % beginnings.length]!
    const whim = whimOf(seed * 1_000_003 + turn)
    const seat = whim.one([ada, bo, cy])!
    const actor: Actor = whim.count(4) === 0 ? gm : { kind: 'seat', seat }
    const command =
      actor === gm && whim.count(3) === 0 ? callOf(state, whim.one([ada, cy])!, whim) : seatAsk(state, whim, seat)
    const question = whim.count(6) === 0 ? answerOf(state, actor, whim) : null
    const asked = question ?? command
    const decided = decide(state, asked, actor, luck)
    if (actor.kind === 'seat') {
      tally.asked++
      if (question && decided.ok) tally.questions++
      if (!decided.ok && decided.error.because === 'not-yours') tally.refusedByWho++
      if (decided.ok) judge(state, decided.value.state, asked, seat)
      if (decided.ok) kinds[asked.type] = (kinds[asked.type] ?? 0) + 1
      if (decided.ok) tally.done++
      if (decided.ok && asked.type === 'answer-call') tally.answered++
      if (decided.ok && asked.type === 'answer-call' && calledFor(state, seat) === 'run-round') tally.rounds++
    }
    if (decided.ok) state = decided.value.state
  }
  return tally
}

/** The command for an answer to a question of this board. Null: no question, or a refused answer. */
function answerOf(state: State, actor: Actor, whim: Whim): Command | null {
  const answered = answerAt({ system: 'thousand-faces', state }, [actor], whim)
  return answered?.made.ok ? (answered.made.value as Command) : null
}

/** So many turns are played from one beginning: all characters are in the making then. */
export const evening = 400
const made = {
  kind: 'gear',
  encumbrance: 1,
  power: null,
  slots: [],
  precious: false,
  secret: false,
  effect: null,
  note: ''
} as const
const ring: Extract<NewItem, { sort: 'other' }> = { ...made, sort: 'other', name: 'A ring', slots: [] }
const begun = first(adventure.opened, [
  { type: 'set-phone-flips', seat: ada, on: true },
  { type: 'set-phone-flips', seat: cy, on: true },
  { type: 'lay-out-moves' },
  { type: 'ask-question', question: 'Q1' },
  ...(['sangfroid', 'pick-locks', 'obsessive-contemplation'] as const).map((move): Command => ({
    type: 'put-back-move',
    seat: ada,
    move
  }))
])
const inTown = first(begun, [
  { type: 'begin-day', place: 'town' },
  { type: 'lay-out-wares', seat: ada, seller: 'Ansel', cards: [ring, ring, ring, ring] }
])
const inFight = first(begun, [
  { type: 'add-foes', name: 'A guard', kind: 'guard', stamina: 30, power: 'd6', squares: 0, note: '', count: 2 },
  { type: 'reveal-foes' }
])

const chased = first(begun, [{ type: 'begin-pursuit', joined: [ada, cy], pay: 'nothing' }])

/** Where such an evening begins: characters in the making, a day in town, a fight, and a Pursuit. */
export const beginnings = [begun, inTown, inFight, chased] as const

function calledFor({ calls }: State, seat: SeatId): string | undefined {
  return calls.open.find(({ ask }) => ask.seat === seat)?.ask.type
}

/** Anything that may be asked for at this table; calls and their answers often. @param likely whose place it is often about */
export function seatAsk(state: State, whim: Whim, likely: SeatId | null = null): Command {
  const call = whim.one(state.calls.open)
  const chosen = whim.one([undefined, ...attributes])
  if (call && whim.count(4) === 0)
    return {
      type: 'answer-call',
      seat: call.ask.seat,
      call: call.id + (whim.count(3) === 0 ? 1 : 0),
      ...(chosen ? { attribute: chosen } : {})
    }
  if (whim.count(4) === 0) return ofOwn(state, whim, whim.count(2) ? likely : null)
  const due = dueOf(state, whim)
  if (due && whim.count(3) === 0) return due
  return whim.count(3) ? adventureFrom(state, whim) : commandFrom(state, whim)
}

/** What only one player can answer for a short while: a Critical Success, and the power of a blow. */
function dueOf(state: State, whim: Whim): Command | null {
  if (state.pending?.kind === 'critical') return { type: 'raise-by-critical', steps: 1 }
  const asking = whim.one(state.calls.requests ?? [])
  if (asking && whim.count(3) === 0) return { type: 'drop-request', seat: asking.seat }
  const blow = whim.one(state.followUps)
  const foe = whim.one(state.foes)
  if (!blow || !foe) return null
  return {
    type: 'roll-power',
    followUp: blow.id,
    foe: foe.id,
    weapon: null,
    power: 'roll',
    weakness: whim.count(4) ? 'missed' : 'struck'
  }
}

/** Commands that random play seldom finds: laid-out and added cards, an asked question, a ware with false words, a shield. */
function ofOwn(state: State, whim: Whim, likely: SeatId | null): Command {
  const seat = likely ?? whim.one([ada, bo, cy])!
  const { wares, items, offered } = own(state, seat)
  const ware = whim.one(wares?.cards ?? [ring])!
  const said: NewItem =
    ware.sort === 'other'
      ? { ...ware, kind: 'weapon', power: 'd10', encumbrance: 0, precious: true, effect: 'kills' }
      : { ...ware, name: 'Mine' }
  const asker = whim.one(state.sheets.filter(({ character: { tokens } }) => tokens.discern || tokens['its-a-trap']))
  const fast =
    whim.one(
      own(state, seat)
        .moves.map(({ move }) => moveOf(move))
        .filter(move => move.fast)
    ) ?? moveOf('defend')
  const asks: readonly Command[] = [
    { type: 'take-move', seat, move: whim.one(state.workshop.laidOut) ?? 'fury' },
    { type: 'answer-question', seat, question: `Q${whim.count(2)}`, answer: whim.one(['yes', 'no', 'never'])! },
    { type: 'take-goal', seat, goal: whim.one(offered) ?? 'Start a grudge' },
    { type: 'lay-out-wares', seat, seller: 'Ansel', cards: whim.count(4) ? null : [ring, ring, ring, ring] },
    {
      type: 'shop',
      seat,
      seller: whim.count(4) ? (wares?.seller ?? '') : 'Nobody',
      pay: { with: whim.count(2) ? 'precious' : 'xp-and-pack' },
      item: said
    },
    { type: 'buy-pack', seat },
    {
      type: 'good-thing-i-brought',
      seat,
      pay: whim.count(2) ? 'two-pack' : 'xp-and-pack',
      item: whim.one([null, ring, { ...ring, precious: true }, { ...ring, kind: 'weapon', power: 'd10' } as const])!,
      what: 'A rope'
    },
    { type: 'request-mercy', seat, what: whim.one(['I locked it', ''])! },
    { type: 'drop-mercy', seat },
    {
      type: 'spend-token',
      seat: asker?.seat ?? seat,
      move: whim.one(['discern', 'its-a-trap', 'fury'] as const)!,
      question: whim.one(['', 'what to watch out for', 'what does it do', 'Mine'])!
    },
    { type: 'contemplate', seat, studies: [{ kind: 'look', item: items[0]?.id ?? 'i0', look: 'black' }] },
    { type: 'study', seat, move: whim.one(own(state, seat).moves)?.move ?? 'fury', master: 'M' },
    {
      type: 'raise-shield',
      seat,
      item: items.find(({ kind }) => kind === 'shield')?.id ?? 'i0',
      advantages: 0,
      attack: whim.one(state.attacks)?.id ?? null
    },
    { type: 'drop-request', seat },
    { type: 'circle-touchstone', title: whim.one(state.workshop.touchstones)?.title ?? 'T0', by: seat },
    { type: 'finish-corners', as: 'given-up' },
    { type: 'use-move', seat, ...plainly, move: fast.id, attribute: whim.one(attributesOf(fast)) ?? null }
  ]
  return whim.one(asks)!
}

const plainly = { item: null, advantages: 0, versus: null, supporters: [], load: 'counts', slots: [] } as const

/** A round of the Pursuit while there is one, or something else to flip. */
function callOf({ game }: State, seat: SeatId, whim: Whim): Command {
  if (game?.kind !== 'pursuit' || whim.count(5) === 0) return someCall(seat, whim)
  return {
    type: 'call-flip',
    ask: { type: 'run-round', seat, attribute: whim.one([null, ...attributes])!, advantages: whim.count(5) - 2 },
    why: ''
  }
}

/** A flip of a move that attacks, can rise by a Critical Success or brings tokens, or a plain one. */
function someCall(seat: SeatId, whim: Whim): Command {
  const advantages = whim.count(3)
  const ask = whim.one([
    { type: 'use-move', seat, ...plainly, move: 'mix-it-up', attribute: 'str', advantages },
    { type: 'use-move', seat, ...plainly, move: 'pick-locks', attribute: 'dex', advantages },
    { type: 'use-move', seat, ...plainly, move: 'discern', attribute: 'int', advantages }
  ] as const)!
  return whim.count(2) ? { type: 'call-flip', ask, why: '' } : plainCall(seat, whim)
}

function plainCall(seat: SeatId, whim: Whim): Command {
  const ask = {
    type: 'flip',
    seat,
    attribute: 'str',
    net: whim.count(5) - 2,
    move: null,
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: []
  } as const
  return { type: 'call-flip', ask, why: '' }
}

function first(opened: State, commands: readonly Command[]): State {
  return commands.reduce((state, command) => {
    const decided = decide(state, command, gm, seededLuck(1))
    if (!decided.ok) throw new Error(decided.error.because)
    return decided.value.state
  }, opened)
}
