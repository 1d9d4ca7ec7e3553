import { sidesOf } from '../equipment/items'
import { FightBoard } from './board'
import { SeededChance } from './chance'
import { Fight } from './fight'
import type { Policies } from './policies'
import type { FightSituation, FoeSituation } from './situation'
import { type FightOdds, Tally } from './tally'

/** What is asked of a forecast. The same request has the same answer, to the last byte (FC5). */
export interface ForecastRequest {
  readonly situation: FightSituation
  readonly policies: Policies
  /** Fights for each question, 1 or more. */
  readonly fights: number
  readonly seed: number
}

/** A change that is asked about (FC6). */
type ForecastChange = 'one-more-foe' | 'foe-d6' | 'advantage'

/** What a forecast answers. A change that cannot be is left out. */
export interface Forecast {
  readonly asItIs: FightOdds
  readonly whatIf: readonly { readonly change: ForecastChange; readonly foe: string; readonly odds: FightOdds }[]
}

interface Question {
  readonly change: ForecastChange | null
  /** The foe that it is about, by name. */
  readonly foe: string
  readonly board: FightBoard
  readonly luck: SeededChance
  readonly advantage: number
  readonly tally: Tally
}

/** A forecast that is worked out bit by bit, so that a worker can say how far it is. */
export class ForecastRun {
  readonly #request: ForecastRequest
  readonly #questions: readonly Question[]
  #done = 0

  constructor(request: ForecastRequest) {
    this.#request = request
    this.#questions = questionsOf(request)
  }

  /** Fights in all, and those fought. */
  get whole(): number {
    return this.#questions.length * this.#request.fights
  }
  get done(): number {
    return this.#done
  }

  /** Fights so many more, or as many as are left. */
  fight(most: number): void {
    const { fights, policies } = this.#request
    for (const until = Math.min(this.whole, this.#done + most); this.#done < until; this.#done++) {
      const { board, luck, advantage, tally } = this.#questions[Math.floor(this.#done / fights)] as Question
      const fight = new Fight(board.deal(luck), { policies, luck, advantage })
      tally.add(fight, fight.fightOut())
    }
  }

  /** The answers to the questions that are done; null before the first one is. */
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

/** One more like that one, as fresh as it is, that fights nobody yet. */
function another(foe: FoeSituation): FoeSituation {
  return { ...foe, engaged: null, red: 0, stamina: foe.most }
}

/** FC6: the hardest hitting foe among those with less than a d6. */
function hardestBelowD6(foes: readonly FoeSituation[]): FoeSituation | undefined {
  const weaker = foes.filter(({ power }) => sidesOf(power) < 6)
  return weaker.sort((one, other) => sidesOf(other.power) - sidesOf(one.power))[0]
}
