import { gm } from '#rules/core/seat'
import type { Luck } from '#rules/core/luck'
import { apply, decide } from '#rules/thousand-faces/slices'
import type { Command, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { type Drawn, drawnIn } from './drawn'

/** A real board, played by the ordinary commands. It writes down what luck decided. */
export class Board {
  state: State
  drawn: Drawn[] = []
  acts = 0
  readonly #luck: Luck
  #shown: { readonly state: State; readonly view: GmView } | null = null

  constructor(state: State, luck: Luck) {
    this.state = state
    this.#luck = luck
  }

  get view(): GmView {
    if (this.#shown?.state !== this.state)
      this.#shown = { state: this.state, view: view(this.state, { kind: 'gm' }) as GmView }
    return this.#shown.view
  }

  act(command: Command): void {
    const decided = decide(this.state, command, gm, this.#luck)
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify([command, decided.error])}`)
    let before = this.state
    for (const event of decided.value.events) {
      this.drawn.push(...drawnIn(before, event))
      before = apply(before, event)
    }
    this.state = decided.value.state
    this.acts += 1
  }

  /** Ties, and the Critical Success. */
  answerPending(): void {
    const { pending } = this.view
    if (pending?.kind === 'tie') {
      this.act({ type: 'choose', card: pending.suggested })
      this.answerPending()
    } else if (pending?.kind === 'critical') {
      this.act({ type: 'answer-critical', take: pending.blessingsLeft > 0 ? 'blessing' : 'nothing' })
    }
  }
}
