import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Actor, gm } from '#rules/core/seat'
import { Played } from '../support/chronicle'
import { report } from './measure'

// Run by peers.bench.ts as one built file: boardgame.io is not slowed down by vitest either. The peer's folder is the first argument.
//
// Commands a second beside boardgame.io 0.50, on the same small game: Game Face's duel, a best of three over and over. Both keep every
// command with undo, in one process, without a screen. Ours also proves that every entry can be read back and that the board is in
// order; theirs does neither. Both are warm and take turns. Neither pays for the other's garbage. Of each the best turn counts, by
// processor time of the whole process (its own garbage included). A busy machine changes it less than the elapsed time.

/** What both sides of the comparison can do. */
interface Duel {
  play(command: Command): void
  readonly isOver: boolean
}
type Command =
  | { readonly type: 'pick'; readonly side: Side; readonly suit: string }
  | { readonly type: 'roll'; readonly side: Side }
  | { readonly type: 'reveal' }
  | { readonly type: 'begin' }
type Side = 'left' | 'right'

const suits = ['clubs', 'hearts', 'spades', 'diamonds']
const batch = 500
const turns = 25

setFlagsFromString('--expose-gc')
const collectAll = runInNewContext('typeof gc === "function" ? gc : null') as (() => void) | null

/** The best of so many turns each, one after the other. */
function compare(age: number, ours: () => Duel, theirs: () => Duel): void {
  const best = [0, 0]
  for (let turn = 0; turn < turns; turn++) {
    for (const [side, make] of [ours, theirs].entries()) {
      const duel = make()
      if (age === 100) advance(duel, age)
      best[side] = Math.max(best[side]!, rate(duel))
    }
  }
  const [our, their] = best as [number, number]
  report(
    `commands a processor second at ${age.toLocaleString('en')} entries, ours / boardgame.io`,
    `${our.toFixed(0)} / ${their.toFixed(0)} = ${(our / their).toFixed(1)} ×`,
    'told'
  )
}

function rate(duel: Duel): number {
  collectAll?.()
  const began = process.cpuUsage()
  advance(duel, batch)
  const { user, system } = process.cpuUsage(began)
  return (batch / (user + system)) * 1e6
}

/** So many commands more: pick, pick, roll, roll, reveal until the duel is over, then the next one. */
function advance(duel: Duel, commands: number): void {
  for (let done = 0; done < commands; done++) duel.play(nextCommand(duel))
}

const places = new WeakMap<Duel, { step: number; round: number }>()

function nextCommand(duel: Duel): Command {
  const place = places.get(duel) ?? { step: 0, round: 0 }
  places.set(duel, place)
  if (place.step === 0 && duel.isOver) {
    place.round = 0
    return { type: 'begin' }
  }
  const suit = suits[place.round]!
  const commands: readonly Command[] = [
    { type: 'pick', side: 'left', suit },
    { type: 'pick', side: 'right', suit },
    { type: 'roll', side: 'left' },
    { type: 'roll', side: 'right' },
    { type: 'reveal' }
  ]
  const command = commands[place.step]!
  place.step = (place.step + 1) % commands.length
  if (place.step === 0) place.round += 1
  return command
}

function hearthsideDuel(): Duel {
  const { chronicle, luck, seats } = Played.table('A duel', 'Ash')
  const seat = seats[0]!
  const player: Actor = { kind: 'seat', seat }
  const act = (
    board: (typeof chronicle.campaign.boards)[number]['id'] | null,
    command: object,
    actor = gm as Actor
  ) => {
    const draft = chronicle.consider({ kind: 'act', board, command }, actor, luck)
    if (!draft.ok) throw new Error(JSON.stringify(draft.error))
    chronicle.append(chronicle.complete(draft.value, 0))
  }
  act(null, { type: 'open-board', system: 'game-face', title: 'Duel', settings: { bonus: 'lasting', ties: 'spent' } })
  const board = chronicle.campaign.boards.at(-1)!.id
  const contestants = {
    left: { who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'screen' },
    right: { who: { kind: 'npc', name: 'Rival' }, strong: 'hearts', weak: 'clubs', dice: 'screen' }
  }
  const begin = { type: 'begin', contestants, voice: null, variants: { bonus: 'lasting', ties: 'spent' } }
  act(board, begin)
  const ritual = () => (chronicle.campaign.boards.at(-1)!.state as { ritual: { verdict: unknown } | null }).ritual
  return {
    play(command) {
      if (command.type === 'begin') return act(board, begin)
      if (command.type === 'reveal') return act(board, { type: 'reveal', typed: { left: null, right: null } })
      return act(board, command, command.side === 'left' ? player : gm)
    },
    get isOver() {
      return ritual()?.verdict !== null
    }
  }
}

async function boardgameDuels(peer: string): Promise<() => Duel> {
  interface Client {
    readonly moves: Readonly<Record<string, (...args: readonly string[]) => void>>
    getState(): { readonly G: { readonly verdict: string | null } }
  }
  const { duelClient } = (await import(pathToFileURL(peer).href)) as { duelClient: () => Client }
  return () => {
    const client = duelClient()
    return {
      play(command) {
        const { moves } = client
        if (command.type === 'pick') moves['pick']!(command.side, command.suit)
        else if (command.type === 'roll') moves['roll']!(command.side)
        else moves[command.type]!()
      },
      get isOver() {
        return client.getState().G.verdict !== null
      }
    }
  }
}

const boardgame = await boardgameDuels(process.argv[2]!)
// Until V8 has compiled what is hot, on both sides.
advance(hearthsideDuel(), 20_000)
advance(boardgame(), 2000)
// Both have a game open all the time, as an application has: V8 drops compiled code with the last object of its shape.
// The acts of one turn are too few for V8 to compile it again.
const [old, theirOld] = [hearthsideDuel(), boardgame()]
compare(100, hearthsideDuel, boardgame)
advance(old, 10_000)
advance(theirOld, 10_000)
compare(
  10_000,
  () => old,
  () => theirOld
)
advance(old, 90_000)
// Theirs would take many minutes to get there, and becomes no faster on the way: it is measured at its present size.
compare(
  100_000,
  () => old,
  () => theirOld
)
