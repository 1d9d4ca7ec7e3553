import { type SeatId, gm } from '#rules/core/seat'
import type { Luck } from '#rules/core/luck'
import type { Policies } from '#rules/thousand-faces/forecast/policies'
import type { FollowUpView } from '#rules/thousand-faces/follow-up/view'
import { isWound } from '#rules/thousand-faces/cards'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { apply, decide } from '#rules/thousand-faces/slices'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import type { CardId } from '#rules/thousand-faces/vocabulary'

type Choices = GmView['choices'][number]
type Way = Choices['ways'][number]

/** One thing that luck decided: a card that came, or a number. */
export type Drawn = { readonly card: CardId } | { readonly number: number }

/**
 * Plays a fight on a real board by the ordinary commands, as a GM would who follows the policies, and writes down what luck
 * decided. Written from the policies' sentences, not from the simulation: the two are compared.
 */
export class BoardPlayer {
  state: State
  drawn: Drawn[] = []
  acts = 0
  readonly #policies: Policies
  readonly #luck: Luck
  #shown: { readonly state: State; readonly view: GmView } | null = null

  constructor(state: State, policies: Policies, luck: Luck) {
    this.state = state
    this.#policies = policies
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
    this.#defy(target, free.map(({ id }) => id))
  } // prettier-ignore

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
      [...this.#standing()].sort((one, other) => order(one)[0]! - order(other)[0]! || (order(one)[1] ?? 0) - (order(other)[1] ?? 0))[0] ?? null
    )
  } // prettier-ignore

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
    this.act({ type: 'use-move', seat, move, attribute, advantages, claims, versus: null, supporters: [], item: null, load: 'counts', slots: [] })
    this.#answerPending()
    const answered = this.#follow(seat, target.id, move)
    this.#decideBlows()
    if (!answered && this.#policies.format === 'at-once')
      this.#defy(seat, this.#standing().filter(({ engaged }) => engaged === seat).map(({ id }) => id))
    return target.id
  } // prettier-ignore

  /** Ties, and the Critical Success. */
  #answerPending(): void {
    const { pending } = this.view
    if (pending?.kind === 'tie') {
      this.act({ type: 'choose', card: pending.suggested })
      this.#answerPending()
    } else if (pending?.kind === 'critical') {
      this.act({ type: 'answer-critical', take: pending.blessingsLeft > 0 ? 'blessing' : 'nothing' })
    }
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
      type: 'settle-outcome', outcome: outcome.id, picks: [pick], pay: 'nothing', slots: [], packs: 0, repairs: [], drawback: null, price: 0, red: null, note: ''
    }) // prettier-ignore
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
    const lead = standing.find(foe => foe.id === struck) ?? [...own].sort((one, other) => dies[other.power] - dies[one.power])[0]
    if (!lead || sheetOf(this.state, seat).incapacitated) return this.act({ type: 'close-follow-up', followUp: id })
    const others = this.#policies.answers === 'gang' ? own.filter(foe => foe.id !== lead.id) : []
    this.act({ type: 'answer-attack', followUp: id, foes: [lead, ...others].map(foe => foe.id), seat, die: 'roll' })
  } // prettier-ignore

  /** Foes force Defy Danger: a cross brings the whole power, one check only 1 for each of them. */
  #defy(seat: SeatId, foes: readonly number[]): void {
    const dies = { '1': 1, d4: 4, d6: 6, d10: 10 } as const
    if (foes.length === 0 || sheetOf(this.state, seat).incapacitated) return
    const { ranks } = sheetOf(this.state, seat)
    const order = ['dragon', 'crown', 'blade', 'anvil']
    const [attribute] = (['str', 'dex', 'int'] as const).toSorted((one, other) => order.indexOf(ranks[one]) - order.indexOf(ranks[other]))
    this.act({ type: 'flip', seat, attribute: attribute!, net: 0, move: 'Defy Danger', fast: false, hasText: { check: true, cross: false }, versus: null, supporters: [] })
    this.#answerPending()
    const { result } = sheetOf(this.state, seat).lastFlip!
    if ((result ?? 3) > 1 || sheetOf(this.state, seat).incapacitated) return
    const [lead] = this.#standing().filter(({ id }) => foes.includes(id)).sort((one, other) => dies[other.power] - dies[one.power])
    const gang = [lead!.id, ...foes.filter(id => id !== lead!.id)]
    this.act({ type: 'foes-attack', foes: gang, seat, die: result === 0 ? 'roll' : 'none' })
    this.#decideBlows()
  } // prettier-ignore

  /** The Four Ds of every blow that waits, with a shield before it where that is the policy. */
  #decideBlows(): void {
    const choices = (): Choices | undefined => this.view.choices[0]
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

  #way(open: Choices): Way {
    const { taking } = this.#policies
    const whole = open.ways.find(({ split, fatal }) => !fatal && split.harm === 0 && split.wound === (taking === 'wound' ? 1 : 0))
    return taking === 'least' ? open.ways[0]! : (whole ?? open.ways[0]!)
  } // prettier-ignore

  #shieldFor(open: Choices, way: Way): string | null {
    const { shields } = this.#policies
    const [shield] = open.shields
    if (shields === 'never' || !shield) return null
    const attack = this.state.attacks.find(({ id }) => id === open.attack)!
    const upon =
      way.split.wound - (way.woundOnto ? 1 : 0) + (way.split.harm - way.harmOnto.length - attack.avoided.harm)
    const heavy = shields === 'heavy' && open.stamina - way.staminaAfter >= 4
    return way.fatal || upon > 0 || heavy ? shield.item : null
  }

  #raise(attack: number, item: string): void {
    const { seat } = this.state.attacks.find(({ id }) => id === attack)!
    this.act({ type: 'raise-shield', seat, item, advantages: 0, attack })
    this.#answerPending()
    const outcome = this.view.outcomes.find(({ move }) => move === 'shield')
    if (!outcome || outcome.result === null) return
    const left = this.view.sheets.find(each => each.seat === seat)!.stamina
    const asks = outcome.prices.map(text => Number(/^(\d) Stamina/.exec(text)?.[1] ?? 0))
    const bearable = asks.findIndex(points => points < left)
    const price = bearable === -1 ? Math.max(0, asks.length - 1) : bearable
    const slots = (outcome.expend?.slots ?? this.#exhaustionSlots(seat)).slice(0, asks[price] ?? 0)
    this.act({
      type: 'settle-outcome', outcome: outcome.id, picks: [], pay: 'nothing', slots, packs: 0, repairs: [], drawback: null, price, red: null, note: ''
    }) // prettier-ignore
  }

  #exhaustionSlots(seat: SeatId) {
    return this.view.sheets.find(each => each.seat === seat)!.character.injury.layOn.physical
  }

  #take(attack: number): void {
    const open = this.view.choices.find(each => each.attack === attack)!
    const { split, exhaustionOnto, harmOnto, woundOnto, relief } = this.#way(open)
    this.act({
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

/** What luck decided in an event, in the order in which it would be drawn. */
function drawnIn(before: State, event: Event): readonly Drawn[] {
  const top = (seat: SeatId, count: number): readonly Drawn[] => {
    const { piles } = sheetOf(before, seat)
    return piles.cards === 'digital' ? piles.deck.slice(0, count).map(card => ({ card })) : []
  }
  switch (event.type) {
    case 'cards-flipped':
      return event.cards.map(card => ({ card }))
    case 'stamina-lost':
      return top(event.seat, event.points)
    case 'stamina-shown':
      return event.revealed.map(card => ({ card }))
    case 'harm-taken':
      return top(event.seat, 1)
    case 'wound-taken':
      return [{ number: Number(event.card.charAt(1)) - 1 }]
    case 'blessing-taken':
      return [{ card: event.card }]
    case 'dice-rolled':
      return event.roll.faces.map(face => ({ number: face - 1 }))
    default:
      return []
  }
}

/** Wound copies by their design, as the simulation names them. */
export const designOf = (card: CardId): CardId => (isWound(card) ? card.slice(0, 2) : card)
