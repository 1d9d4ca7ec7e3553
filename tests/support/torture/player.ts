import type { ChronicleAsk, ChronicleDenial } from '#rules/campaign/asks'
import { thingsIn } from '#rules/book/things/lookup'
import type { Board, Entry } from '#rules/campaign/types'
import { type Actor, gm, type SeatId } from '#rules/core/seat'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../chronicle'
import { seededLuck } from '../luck'
import { type Whim, whimOf } from '../thousand-faces/random-play'
import { type Answered, answerAt } from './answer-play'
import { calledAt, toCallFor } from './call-play'
import { anyOf, type Asked, type CommandKind, commandKinds, inOwnWords, sensible } from './games'
import { poolOf } from './pool'
import { Reader } from './reader'
import { secretly } from './secret-play'

const cards = ['obsessive-contemplation', 'it-belonged-to-my-father', 'use-a-magic-item', 'sangfroid', 'pick-locks']

/** Moves, things and some XP for all, so that much can be done at once. */
function furnish(seats: readonly SeatId[]): readonly unknown[] {
  return seats.flatMap(seat => [
    { type: 'gain-xp', seat, amount: 9, reason: 'a long way' },
    ...cards.map(move => ({
      type: 'correct-move',
      seat,
      move,
      level: '0',
      face: 'up',
      tokens: 0,
      reason: 'to begin with'
    })),
    { type: 'gain-item', seat, item: { sort: 'card', card: 'leather-armour', name: 'A coat' } },
    { type: 'gain-item', seat, item: { sort: 'card', card: 'shield', name: 'A shield' } },
    { type: 'gain-item', seat, item: { sort: 'magic', card: 'mending', name: 'A needle', capacity: 5 } },
    { type: 'gain-item', seat, item: { sort: 'magic', card: 'of-illusion', name: 'A glass', capacity: 3 } },
    { type: 'change-pack', seat, pack: 2, precious: 1, reason: 'packed' }
  ])
}

export interface Habits {
  /** What a user types into a field. @param of the command: `game-face/settle` */
  readonly typed: (path: string, most: number, of: string) => string
  /** How often in a hundred a number is as odd as its shape allows. */
  readonly extremes: number
  /** How often in a hundred any command at all is asked instead of a sensible one. */
  readonly chance: number
  /** How often in a hundred something is done that no other person may read of; absent: never by intention. */
  readonly secrets?: number
  /** How often in a hundred the Game Master calls on players, or they answer; absent: only by chance. */
  readonly calls?: number
  /** How often in a hundred the Game Master or a player answers a question of a board; absent: never. */
  readonly answers?: number
}

const plainHabits: Habits = { typed: path => `some ${path}`, extremes: 8, chance: 60 }

/** One request, and its result. */
export interface Try {
  readonly name: string
  readonly actor: Actor
  readonly ask: ChronicleAsk
  /** The entry that was recorded; null when it was refused, or could not have been read again. */
  readonly entry: Entry | null
  readonly denied: ChronicleDenial | null
  /** Why the entry could not have been read again, though the engine accepted it; nothing was recorded then. */
  readonly unsound: string | null
  /** What the engine itself would not record, though its rules accepted it. */
  readonly bug: string | null
}

/** How often the same board is tried again before another one has its turn. */
const patience = 20

/** Plays a campaign with all four games at random: GM and seats, people who leave and return, undo and redo. */
export class RandomCampaign {
  readonly played: Played
  readonly done = new Map<string, number>()
  /** Knows the boards that were opened so far. */
  readonly reader = new Reader()
  #turn = 0
  #failed = 0
  #board = 0
  #clock = 1_700_000_000_000
  /** The table and its boards are never taken back. */
  readonly #founding: number

  constructor(
    readonly seed: number,
    readonly habits: Habits = plainHabits
  ) {
    this.played = new Played(undefined, seed)
    const founded = (ask: ChronicleAsk): unknown => this.#try('founding', ask)
    founded({ kind: 'act', board: null, command: { type: 'rename-campaign', title: 'All four' } })
    for (const character of ['Ada', 'Bo', 'Cy', 'Dee'])
      founded({ kind: 'act', board: null, command: { type: 'add-seat', player: `P ${character}`, character } })
    for (const system of ['thousand-faces', 'face-of-angels', 'game-face', 'prophecy'] as const)
      founded({ kind: 'act', board: null, command: { type: 'open-board', system, title: system, settings: null } })
    const { board, seats } = this.played
    for (const command of furnish(seats)) founded({ kind: 'act', board, command })
    if (habits.calls !== undefined)
      for (const { id, system } of this.played.chronicle.campaign.boards)
        for (const command of toCallFor(system, seats)) founded({ kind: 'act', board: id, command })
    this.#founding = this.played.chronicle.line.standing
  }

  /** Asks one more thing. */
  step(): Try {
    const whim = whimOf(this.seed * 1_000_003 + this.#turn++)
    const tried = this.#ask(whim)
    this.#failed = tried.entry ? 0 : this.#failed + 1
    if (tried.entry || this.#failed > patience) {
      this.#board = whim.count(1000)
      this.#failed = 0
    }
    return tried
  }

  /** Continues until so many more were accepted. @param look receives every request */
  until(acts: number, look: (tried: Try) => void = () => undefined): this {
    for (let accepted = 0, tries = 0; accepted < acts && tries < acts * 60; tries++) {
      const tried = this.step()
      look(tried)
      if (tried.entry) accepted++
    }
    return this
  }

  #ask(whim: Whim): Try {
    const choice = whim.count(100)
    if (this.#failed > 0 || choice >= 14) return this.#onBoard(whim)
    const steps = 1 + whim.count(6)
    const mayUndo = this.played.chronicle.line.standing - steps > this.#founding
    if (choice < 4 && mayUndo) return this.#try('undo', { kind: 'undo', steps })
    if (choice < 7) return this.#try('redo', { kind: 'redo', steps: 1 + whim.count(4) })
    if (choice < 8)
      return this.#try('save-point', { kind: 'save-point', name: this.habits.typed('name', 200, 'save-point') })
    return this.#onCampaign(whim)
  }

  #onCampaign(whim: Whim): Try {
    const kind = this.#rareOf(commandKinds('campaign'), 'campaign', whim)
    const { campaign } = this.played.chronicle
    if (tooMuch(kind.type, campaign, whim)) return this.#onBoard(whim)
    const pool = poolOf(campaign.seats, {
      board: campaign.boards.map(board => board.id),
      seat: this.played.seats,
      thing: thingsIn(campaign.book).map(({ id }) => id),
      clock: campaign.clocks.clocks.map(({ id }) => id),
      mark: campaign.marks.marks.map(({ entry }) => entry)
    })
    const command = this.#any(kind, 'campaign', whim, pool)
    return this.#try(`campaign/${kind.type}`, { kind: 'act', board: null, command })
  }

  #onBoard(whim: Whim): Try {
    const { boards } = this.played.chronicle.campaign
    const open = boards.filter(board => !board.closed)
    const board = open[this.#board % Math.max(1, open.length)] ?? boards[0]!
    const answered = this.#answered(board, whim)
    if (answered) return this.#answer(board, answered)
    const { actor, command } = this.#asked(board, whim)
    const { type } = command as { type: string }
    return this.#try(`${board.system}/${type}`, { kind: 'act', board: board.id, command }, actor)
  }

  #answered({ system, state }: Board, whim: Whim): Answered | null {
    const { answers = 0, typed } = this.habits
    if (answers === 0 || whim.count(100) >= answers) return null
    const actors = [gm, ...this.played.seats.map((seat): Actor => ({ kind: 'seat', seat }))]
    return answerAt({ system, state }, actors, whim, (path, most, type) => typed(path, most, `${system}/${type}`))
  }

  /** QU1: answers that do not fit are refused before a command is made of them. */
  #answer({ id, system }: Board, { actor, question, answers, made }: Answered): Try {
    if (made.ok)
      return this.#try(`${system}/${made.value.type}`, { kind: 'act', board: id, command: made.value }, actor)
    const denied = { kind: 'refused', because: 'unfit-answers', ...made.error } as const
    const ask = { kind: 'act', board: id, command: { question, answers } } as const
    return { name: `${system}/answer`, actor, ask, entry: null, denied, unsound: null, bug: null }
  }

  #asked(board: Board, whim: Whim): Asked {
    const { secrets = 0, typed } = this.habits
    if (secrets > 0 && board.system === 'thousand-faces' && whim.count(100) < secrets)
      return secretly(board.state as State, whim, (of, path) => typed(path, 200, `thousand-faces/${of}`))
    if (this.habits.calls !== undefined && whim.count(100) < this.habits.calls)
      return this.#reworded(board, calledAt(board, this.played.seats, whim), whim)
    const asked = whim.count(100) < this.habits.chance ? null : sensibly(board, whim)
    if (asked) return whim.count(3) ? this.#reworded(board, asked, whim) : asked
    const { seats } = this.played
    const seat = whim.one(seats)
    const actor: Actor = whim.count(3) === 0 && seat ? { kind: 'seat', seat } : gm
    const kind = this.#rareOf(commandKinds(board.system), board.system, whim)
    return { actor, command: this.#any(kind, board.system, whim, poolOf(board.state, { seat: seats })) }
  }

  /** Most texts of a command become typed words. Names that must match something are sometimes left. */
  #reworded({ system, state }: Board, { actor, command }: Asked, whim: Whim): Asked {
    const { typed, extremes } = this.habits
    const { type } = command as { readonly type: string }
    const say = (path: string, most: number): string => typed(path, most, `${system}/${type}`)
    return { actor, command: inOwnWords(system, command, { whim, pool: poolOf(state), extremes, typed: say }) }
  }

  #any(kind: CommandKind, game: string, whim: Whim, pool: ReturnType<typeof poolOf>): unknown {
    const { typed, extremes } = this.habits
    return anyOf(kind, { whim, pool, extremes, typed: (path, most) => typed(path, most, `${game}/${kind.type}`) })
  }

  /** Of a few kinds the one that was done least. */
  #rareOf(kinds: readonly CommandKind[], game: string, whim: Whim): CommandKind {
    const some = [whim.one(kinds)!, whim.one(kinds)!, whim.one(kinds)!]
    const often = ({ type }: CommandKind): number => this.done.get(`${game}/${type}`) ?? 0
    return some.reduce((rarest, each) => (often(each) < often(rarest) ? each : rarest))
  }

  #try(name: string, ask: ChronicleAsk, actor: Actor = gm): Try {
    const { chronicle, luck } = this.played
    const draft = chronicle.consider(ask, actor, luck)
    if (!draft.ok) {
      const bug = draft.error.kind === 'refused' ? (draft.error.detail ?? null) : null
      return { name, actor, ask, entry: null, denied: draft.error, unsound: null, bug }
    }
    const made = chronicle.complete(draft.value, (this.#clock += 1000))
    const read = this.reader.read(chronicle, made)
    if (!read.ok) return { name, actor, ask, entry: null, denied: null, unsound: read.error, bug: null }
    chronicle.append(read.value)
    this.done.set(name, (this.done.get(name) ?? 0) + 1)
    return { name, actor, ask, entry: read.value, denied: null, unsound: null, bug: null }
  }
}

function sensibly(board: Board, whim: Whim): Asked | null {
  try {
    return sensible(board.system, board.state, whim, seededLuck(whim.count(2 ** 30)))
  } catch {
    return null // what makes sensible commands knows only tables that are in order
  }
}

/** Boards stay mostly open, so that something can be played on them. */
function tooMuch(type: string, { boards }: { readonly boards: readonly Board[] }, whim: Whim): boolean {
  if (type === 'close-board') return whim.count(4) > 0
  return type === 'open-board' && (boards.length > 9 || whim.count(6) > 0)
}
