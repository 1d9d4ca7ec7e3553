import type { SeatId } from '#rules/core/seat'
import type { Policies } from '#rules/thousand-faces/forecast/policies'
import type { GmView } from '#rules/thousand-faces/view'
import type { Board } from './board'

type Choices = GmView['choices'][number]
type BlowChoice = Choices['ways'][number]

/** Decides about blows on a board as the policies say. */
export class Blows {
  readonly #board: Board
  readonly #policies: Policies

  constructor(board: Board, policies: Policies) {
    this.#board = board
    this.#policies = policies
  }

  /** The Four Ds of every blow that waits, with a shield before it where that is the policy. */
  decide(): void {
    const choices = (): Choices | undefined => this.#board.view.choices[0]
    for (let open = choices(); open; open = choices()) {
      const way = this.#way(open)
      const shield = this.#shieldFor(open, way)
      if (shield !== null) {
        this.#raise(open.attack, shield)
        if (!choices()) return
      }
      this.#take(open.attack)
    }
  }

  #way(open: Choices): BlowChoice {
    const { taking } = this.#policies
    const whole = open.ways.find(
      ({ split, fatal }) => !fatal && split.harm === 0 && split.wound === (taking === 'wound' ? 1 : 0)
    )
    return taking === 'least' ? open.ways[0]! : (whole ?? open.ways[0]!)
  }

  #shieldFor(open: Choices, way: BlowChoice): string | null {
    const { shields } = this.#policies
    const [shield] = open.shields
    if (shields === 'never' || !shield) return null
    const attack = this.#board.state.attacks.find(({ id }) => id === open.attack)!
    const upon =
      way.split.wound - (way.woundOnto ? 1 : 0) + (way.split.harm - way.harmOnto.length - attack.avoided.harm)
    const heavy = shields === 'heavy' && open.stamina - way.staminaAfter >= 4
    return way.fatal || upon > 0 || heavy ? shield.item : null
  }

  #raise(attack: number, item: string): void {
    const { seat } = this.#board.state.attacks.find(({ id }) => id === attack)!
    this.#board.act({ type: 'raise-shield', seat, item, advantages: 0, attack })
    this.#board.answerPending()
    const outcome = this.#board.view.outcomes.find(({ move }) => move === 'shield')
    if (!outcome || outcome.result === null) return
    const left = this.#board.view.sheets.find(each => each.seat === seat)!.stamina
    const asks = outcome.prices.map(text => Number(/^(\d) Stamina/.exec(text)?.[1] ?? 0))
    const bearable = asks.findIndex(points => points < left)
    const price = bearable === -1 ? Math.max(0, asks.length - 1) : bearable
    const slots = (outcome.expend?.slots ?? this.#exhaustionSlots(seat)).slice(0, asks[price] ?? 0)
    this.#board.act({
      type: 'settle-outcome',
      outcome: outcome.id,
      picks: [],
      pay: 'nothing',
      slots,
      packs: 0,
      repairs: [],
      drawback: null,
      price,
      red: null,
      note: ''
    })
  }

  #exhaustionSlots(seat: SeatId) {
    return this.#board.view.sheets.find(each => each.seat === seat)!.character.injury.layOn.physical
  }

  #take(attack: number): void {
    const open = this.#board.view.choices.find(each => each.attack === attack)!
    const { split, exhaustionOnto, harmOnto, woundOnto, relief } = this.#way(open)
    this.#board.act({
      type: 'take-attack',
      attack,
      split: { ...split },
      exhaustionOnto: [...exhaustionOnto],
      harmOnto: [...harmOnto],
      woundOnto,
      relief,
      describe: ''
    })
  }
}
