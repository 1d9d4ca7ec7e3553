import type { SeatId } from '#rules/core/seat'
import type { Luck } from '#rules/core/luck'
import type { Policies } from '#rules/thousand-faces/forecast/policies'
import type { FollowUpView } from '#rules/thousand-faces/follow-up/view'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import type { GmView } from '#rules/thousand-faces/view'
import { Blows } from './blows'
import { Board } from './board'

/**
 * Plays a fight on a real board by the ordinary commands, as a GM would who follows the policies, and writes down what luck
 * decided. Written from the policies' sentences, not from the simulation: the two are compared.
 */
export class BoardPlayer extends Board {
  readonly #policies: Policies
  readonly #blows: Blows

  constructor(state: State, policies: Policies, luck: Luck) {
    super(state, luck)
    this.#policies = policies
    this.#blows = new Blows(this, policies)
  }

  playRound(): void {
    if (this.#policies.format !== 'two-rounds') this.#engageFree()
    const attacked: number[] = []
    for (const seat of this.#here()) {
      if (sheetOf(this.state, seat).incapacitated || this.#standing().length === 0) continue
      attacked.push(this.#takeTurn(seat))
    }
    if (this.#policies.format !== 'two-rounds') return
    const target = this.#turnedTo()
    const free = this.#standing().filter(({ id }) => !attacked.includes(id))
    if (target === null) return
    this.act({ type: 'give-spotlight', seat: target })
    this.#defy(
      target,
      free.map(({ id }) => id)
    )
  }

  #here(): readonly SeatId[] {
    return this.view.encounter.scene.filter(({ here }) => here).map(({ seat }) => seat)
  }
  #standing(): GmView['foes'] {
    return this.view.foes.filter(({ subdued }) => !subdued)
  }

  #engageFree(): void {
    for (const { id } of this.#standing()) {
      const foe = this.state.foes.find(each => each.id === id)!
      const free = foe.engaged === null || sheetOf(this.state, foe.engaged).incapacitated
      if (free) this.act({ type: 'engage-foe', foe: id, seat: this.#turnedTo() })
    }
  }

  #turnedTo(): SeatId | null {
    const load = (seat: SeatId): number =>
      this.#policies.freeFoes === 'weakest'
        ? this.view.sheets.find(each => each.seat === seat)!.stamina
        : this.#standing().filter(({ engaged }) => engaged === seat).length
    const up = this.#here().filter(seat => !sheetOf(this.state, seat).incapacitated)
    return [...up].sort((one, other) => load(one) - load(other))[0] ?? null
  }

  #target(seat: SeatId): GmView['foes'][number] | null {
    const dies = { '1': 1, d4: 4, d6: 6, d10: 10 } as const
    const order = {
      weakest: (foe: GmView['foes'][number]) => [foe.stamina],
      own: (foe: GmView['foes'][number]) => [foe.engaged === seat ? 0 : 1, foe.stamina],
      strongest: (foe: GmView['foes'][number]) => [-dies[foe.power], -foe.stamina]
    }[this.#policies.targets]
    return (
      [...this.#standing()].sort(
        (one, other) => order(one)[0]! - order(other)[0]! || (order(one)[1] ?? 0) - (order(other)[1] ?? 0)
      )[0] ?? null
    )
  }

  /** @returns the foe that was attacked */
  #takeTurn(seat: SeatId): number {
    this.act({ type: 'give-spotlight', seat })
    const target = this.#target(seat)!
    if (target.engaged === null) this.act({ type: 'engage-foe', foe: target.id, seat })
    const { items, moves } = sheetOf(this.state, seat).character
    const mayShoot = !moves.some(card => card.move === 'volley' && card.faceDown)
    const bow = mayShoot && items.some(({ card }) => card === 'bow')
    const move = bow && this.#policies.weapons === 'bow' ? 'volley' : 'mix-it-up'
    if (target.red > 0) this.act({ type: 'spend-red', foe: target.id, seat })
    const claims = this.state.openings.includes(target.id) ? [`weak-spot:${target.id}`] : []
    const attribute = move === 'volley' ? ('dex' as const) : ('str' as const)
    const advantages = target.red > 0 ? 1 : 0
    this.act({
      type: 'use-move',
      seat,
      move,
      attribute,
      advantages,
      claims,
      versus: null,
      supporters: [],
      item: null,
      load: 'counts',
      slots: []
    })
    this.answerPending()
    const answered = this.#follow(seat, target.id, move)
    this.#blows.decide()
    if (!answered && this.#policies.format === 'at-once')
      this.#defy(
        seat,
        this.#standing()
          .filter(({ engaged }) => engaged === seat)
          .map(({ id }) => id)
      )
    return target.id
  }

  /** The follow-up from its options to the foe's answer. @returns whether any foe was to answer */
  #follow(seat: SeatId, target: number, move: 'volley' | 'mix-it-up'): boolean {
    const open = (): FollowUpView | undefined => this.view.followUps[0]
    let struck = target
    if (open()?.step === 'options') this.#pickOptions(seat, move)
    let answers = open()?.answers ?? false
    while (open()?.step === 'foe') {
      answers = open()!.answers
      const standing = this.#standing()
      if (standing.length === 0) break
      const foe = standing.find(({ id }) => id === struck) ?? this.#target(seat)!
      struck = foe.id
      this.#strike(seat, foe, open()!)
    }
    const left = open()
    if (left?.step === 'answer') this.#letAnswer(seat, struck, left)
    else if (left) this.act({ type: 'close-follow-up', followUp: left.id })
    return answers
  }

  #pickOptions(seat: SeatId, move: 'volley' | 'mix-it-up'): void {
    const outcome = this.state.outcomes.at(-1)!
    const hasPack = sheetOf(this.state, seat).character.pack > 0
    const ofVolley = outcome.result === 2 && hasPack ? 2 : 1
    const pick = move === 'volley' ? ofVolley : this.#policies.threeChecks === 'avoid' ? 0 : 1
    this.act({
      type: 'settle-outcome',
      outcome: outcome.id,
      picks: [pick],
      pay: 'nothing',
      slots: [],
      packs: 0,
      repairs: [],
      drawback: null,
      price: 0,
      red: null,
      note: ''
    })
  }

  #strike(seat: SeatId, foe: GmView['foes'][number], { id, move, weapons }: FollowUpView): void {
    const { items } = sheetOf(this.state, seat).character
    const fitting = weapons.filter(({ item }) => {
      const bow = items.find(each => each.id === item)?.card === 'bow'
      return bow === (move === 'volley')
    })
    const ally = this.#policies.allies === 'die' ? this.view.allies.find(({ deed }) => deed === null) : undefined
    this.act({
      type: 'roll-power',
      followUp: id,
      foe: foe.id,
      weapon: fitting[0]?.item ?? null,
      power: 'roll',
      weakness: foe.weakness === null ? 'missed' : 'struck',
      ...(ally ? { help: { ally: ally.id, die: 4 as const } } : {})
    })
    const rolled = this.view.followUps[0]!.rolled!
    const worth = this.#policies.squares === 'first' || rolled.power >= 4 || rolled.power >= foe.stamina
    this.act({ type: 'apply-power', followUp: id, square: rolled.openSquares > 0 && worth ? 'cross-out' : 'keep' })
  }

  #letAnswer(seat: SeatId, struck: number, { id }: FollowUpView): void {
    const dies = { '1': 1, d4: 4, d6: 6, d10: 10 } as const
    const standing = this.#standing()
    const own = standing.filter(({ engaged }) => engaged === seat)
    const lead =
      standing.find(foe => foe.id === struck) ?? [...own].sort((one, other) => dies[other.power] - dies[one.power])[0]
    if (!lead || sheetOf(this.state, seat).incapacitated) return this.act({ type: 'close-follow-up', followUp: id })
    const others = this.#policies.answers === 'gang' ? own.filter(foe => foe.id !== lead.id) : []
    this.act({ type: 'answer-attack', followUp: id, foes: [lead, ...others].map(foe => foe.id), seat, die: 'roll' })
  }

  /** Foes force Defy Danger: a cross brings the whole power, one check only 1 for each of them. */
  #defy(seat: SeatId, foes: readonly number[]): void {
    const dies = { '1': 1, d4: 4, d6: 6, d10: 10 } as const
    if (foes.length === 0 || sheetOf(this.state, seat).incapacitated) return
    const { ranks } = sheetOf(this.state, seat)
    const order = ['dragon', 'crown', 'blade', 'anvil']
    const [attribute] = (['str', 'dex', 'int'] as const).toSorted(
      (one, other) => order.indexOf(ranks[one]) - order.indexOf(ranks[other])
    )
    this.act({
      type: 'flip',
      seat,
      attribute: attribute!,
      net: 0,
      move: 'Defy Danger',
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    })
    this.answerPending()
    const { result } = sheetOf(this.state, seat).lastFlip!
    if ((result ?? 3) > 1 || sheetOf(this.state, seat).incapacitated) return
    const [lead] = this.#standing()
      .filter(({ id }) => foes.includes(id))
      .sort((one, other) => dies[other.power] - dies[one.power])
    const gang = [lead!.id, ...foes.filter(id => id !== lead!.id)]
    this.act({ type: 'foes-attack', foes: gang, seat, die: result === 0 ? 'roll' : 'none' })
    this.#blows.decide()
  }
}
