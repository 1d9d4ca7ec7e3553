import { sidesOf } from '../equipment/items'
import { FightBoard } from './board'
import { Fight } from './fight'
import type { Policies } from './policies'
import type { FightSituation, FoeSituation } from './situation'
import { type FightOdds, Tally } from './tally'
import type { Luck } from '../../core/luck'

/** The request for a forecast. The same request has the same answer, to the last byte (FC5). */
export interface ForecastRequest {
  readonly situation: FightSituation
  readonly policies: Policies
  /** Number of fights for each question, 1 or more. */
  readonly fights: number
  readonly seed: number
}

/** A change whose effect is forecast (FC6). */
type ForecastChange = 'one-more-foe' | 'foe-d6' | 'advantage'

/** The answer of a forecast. An impossible change is left out. */
export interface Forecast {
  readonly asItIs: FightOdds
  readonly whatIf: readonly { readonly change: ForecastChange; readonly foe: string; readonly odds: FightOdds }[]
}

interface Question {
  readonly change: ForecastChange | null
  /** The name of the foe concerned. */
  readonly foe: string
  readonly board: FightBoard
  readonly luck: SeededChance
  readonly advantage: number
  readonly tally: Tally
}

/** A forecast in parts, so that a worker can report progress. */
export class ForecastRun {
  readonly #request: ForecastRequest
  readonly #questions: readonly Question[]
  #done = 0

  constructor(request: ForecastRequest) {
    this.#request = request
    this.#questions = questionsOf(request)
  }

  /** Number of fights in all; `done` counts the finished ones. */
  get whole(): number {
    return this.#questions.length * this.#request.fights
  }
  get done(): number {
    return this.#done
  }

  /** Runs so many more fights, or all remaining ones. */
  fight(most: number): void {
    const { fights, policies } = this.#request
    for (const until = Math.min(this.whole, this.#done + most); this.#done < until; this.#done++) {
      const { board, luck, advantage, tally } = this.#questions[Math.floor(this.#done / fights)] as Question
      const fight = new Fight(board.deal(luck), { policies, luck, advantage })
      tally.add(fight, fight.fightOut())
    }
  }

  /** The answers to the finished questions; null before the first. */
  get answer(): Forecast | null {
    const ids = this.#request.situation.fighters.map(({ id }) => id)
    const answered = this.#questions.slice(0, Math.floor(this.#done / this.#request.fights))
    const [first, ...others] = answered.map(({ change, foe, tally }) => ({ change, foe, odds: tally.odds(ids) }))
    if (!first) return null
    return {
      asItIs: first.odds,
      whatIf: others.flatMap(({ change, foe, odds }) => (change === null ? [] : [{ change, foe, odds }]))
    }
  }
}

function questionsOf({ situation, seed }: ForecastRequest): readonly Question[] {
  const ask = (change: ForecastChange | null, foe: string, changed: FightSituation, advantage = 0): Question => ({
    change,
    foe,
    board: new FightBoard(changed),
    luck: new SeededChance(seed),
    advantage,
    tally: new Tally(situation.fighters.length)
  })
  const { foes } = situation
  const last = foes.at(-1)
  const armed = hardestBelowD6(foes)
  const withD6 = foes.map(foe => (foe === armed ? { ...foe, power: 'd6' as const } : foe))
  return [
    ask(null, '', situation),
    ...(last ? [ask('one-more-foe', last.name, { ...situation, foes: [...foes, another(last)] })] : []),
    ...(armed ? [ask('foe-d6', armed.name, { ...situation, foes: withD6 })] : []),
    ask('advantage', '', situation, 1)
  ]
}

/** Another foe like that one, unhurt and without an opponent. */
function another(foe: FoeSituation): FoeSituation {
  return { ...foe, engaged: null, red: 0, stamina: foe.most }
}

/** FC6: the foe with the highest power among those below a d6. */
function hardestBelowD6(foes: readonly FoeSituation[]): FoeSituation | undefined {
  const weaker = foes.filter(({ power }) => sidesOf(power) < 6)
  return weaker.sort((one, other) => sidesOf(other.power) - sidesOf(one.power))[0]
}

/** Random numbers that repeat for the same seed: sfc32, a small and fast counting generator. */
export class SeededChance implements Luck {
  readonly #state = new Int32Array(4)

  /** @param seed any whole number; only its lower 32 bits count. */
  constructor(seed: number) {
    this.#state.set([0x9e3779b9, 0x243f6a88, seed, 1])
    for (let turn = 0; turn < 15; turn++) this.below(2)
  }

  below(bound: number): number {
    const state = this.#state
    const a = state[0] as number
    const b = state[1] as number
    const c = state[2] as number
    const counter = state[3] as number
    const sum = (((a + b) | 0) + counter) | 0
    state[3] = counter + 1
    state[0] = b ^ (b >>> 9)
    state[1] = (c + (c << 3)) | 0
    state[2] = (((c << 21) | (c >>> 11)) + sum) | 0
    return Math.floor(((sum >>> 0) / 4294967296) * bound)
  }
}
