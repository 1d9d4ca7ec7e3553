import { frameFor } from '#rules/campaign/frame'
import type { UndoView } from '#rules/campaign/types'
import type { State } from '#rules/thousand-faces/state'
import { gm } from '#rules/core/seat'
import type { Ask } from '#shared/contract'
import { commandOf, Played } from '../chronicle'

/** Ada with a sword and Bo, before a guard who fights Ada. */
export class Fight {
  readonly played = Played.table('An exchange', 'Ada', 'Bo')
  readonly ada = this.played.seats[0]!
  readonly bo = this.played.seats[1]!

  constructor() {
    this.act({
      type: 'add-foes',
      name: 'Guard',
      kind: 'guard',
      stamina: 40,
      power: 'd4',
      squares: 0,
      note: '',
      count: 1
    })
    this.act({ type: 'gain-item', seat: this.ada, item: { sort: 'card', card: 'sword', name: 'A sword' } })
    this.act({ type: 'gain-item', seat: this.ada, item: { sort: 'card', card: 'shield', name: 'A shield' } })
  }

  get state(): State {
    return this.played.chronicle.campaign.boards[0]!.state as State
  }

  get undo(): UndoView {
    return frameFor(this.played.chronicle, { kind: 'gm' }).undo
  }

  get line(): number {
    return this.played.chronicle.line.standing
  }

  act(command: object): void {
    this.played.act(command)
  }

  /** The command that the host makes of an answer. */
  command(asked: Ask): unknown {
    if (asked.ask !== 'answer') return null
    const { board, question, answers } = asked
    return commandOf(this.played.chronicle.campaign, board, question, answers, gm)
  }

  /** Mix It Up until a blow follows. @returns how many acts stood before that flip */
  tradeBlows(): number {
    for (let tries = 0; tries < 60; tries++) {
      const before = this.line
      const plain = { versus: null, supporters: [], item: null, load: 'counts', slots: [] }
      this.act({ type: 'use-move', seat: this.ada, move: 'mix-it-up', attribute: 'str', advantages: 1, ...plain })
      const { pending } = this.state
      if (pending?.kind === 'tie') this.act({ type: 'choose', card: pending.suggested })
      if (this.state.pending?.kind === 'critical') this.act({ type: 'answer-critical', take: 'nothing' })
      const [open] = this.state.followUps
      if (open && !open.waits && open.answers && open.hits.length > 0) return before
      for (const { id } of this.state.outcomes) this.act({ type: 'drop-outcome', outcome: id })
      for (const { id } of this.state.followUps) this.act({ type: 'close-follow-up', followUp: id })
    }
    throw new Error('sixty flips, and none of them a blow')
  }

  strike(): void {
    const followUp = this.state.followUps[0]!.id
    const foe = this.state.foes[0]!.id
    this.act({ type: 'roll-power', followUp, foe, weapon: null, power: 3, weakness: 'missed' })
    this.act({ type: 'apply-power', followUp, square: 'keep' })
    this.act({ type: 'answer-attack', followUp, foes: [foe], seat: this.ada, die: 4 })
  }

  take(): void {
    const attack = this.state.attacks[0]!.id
    const none = { exhaustionOnto: [], harmOnto: [], woundOnto: null, relief: 'none', describe: '' }
    this.act({ type: 'take-attack', attack, split: { exhaustion: 4, harm: 0, wound: 0 }, ...none })
  }

  blow(): void {
    const power = { by: 'number', number: 4 }
    this.act({ type: 'open-attack', seat: this.bo, power, exertion: 'physical', from: 'A falling beam' })
  }
}
