import { sidesOf } from '../equipment/items'
import { SeededChance } from './chance'
import { Fight } from './fight'
import { fightOut } from './fight-rounds'
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
  readonly fight: Fight
  readonly tally: Tally
}

/** A forecast that is worked out bit by bit, so that whoever runs it can say how far it is. */
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

  /** Flips so far. */
  get flips(): number {
    return this.#questions.reduce((sum, { fight }) => sum + fight.flips, 0)
  }

  /** Fights so many more, or as many as are left. */
  fight(most: number): void {
    const { fights } = this.#request
    for (const until = Math.min(this.whole, this.#done + most); this.#done < until; this.#done++) {
      const { fight, tally } = this.#questions[Math.floor(this.#done / fights)] as Question
      tally.add(fight, fightOut(fight))
    }
  }

  /** The answer, once all is done. */
  get answer(): Forecast {
    const ids = this.#request.situation.fighters.map(({ id }) => id)
    const [first, ...others] = this.#questions.map(({ change, foe, tally }) => ({ change, foe, odds: tally.odds(ids) }))
    return {
      asItIs: (first as { odds: FightOdds }).odds,
      whatIf: others.flatMap(({ change, foe, odds }) => (change === null ? [] : [{ change, foe, odds }]))
    }
  }
}

function questionsOf({ situation, policies, seed }: ForecastRequest): readonly Question[] {
  const ask = (change: ForecastChange | null, foe: string, changed: FightSituation, advantage = 0): Question => ({
    change,
    foe,
    fight: new Fight(changed, policies, new SeededChance(seed), advantage),
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
