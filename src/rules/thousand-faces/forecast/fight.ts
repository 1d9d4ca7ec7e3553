import type { Luck } from '../../core/luck'
import { gm, type SeatId } from '../../core/seat'
import { unspentStamina } from '../deck/piles'
import type { ThingId } from '../equipment/item-schemas'
import { sidesOf } from '../equipment/items'
import { shieldCard } from '../equipment/ladder'
import { type BlowChoices, blowChoices } from '../follow-up/choices'
import type { FollowUp } from '../follow-up/model'
import { weaponsOf } from '../follow-up/powers'
import type { Foe } from '../foes/model'
import type { BlowChoice } from '../injury/blow-ways'
import type { Attack } from '../injury/model'
import { fittingSlots } from '../injury/open-slots'
import type { SettleOutcome } from '../moves/model'
import { sheetOf } from '../sheets'
import { decide } from '../slices'
import type { Command, Event, State } from '../state'
import { attributes, type Attribute, rankOf } from '../vocabulary'
import type { Policies } from './policies'

/** A fight without an end after so many rounds counts as undecided. */
export const mostRounds = 40

/** Minimum power of a blow for an armour square, and minimum Stamina loss for a shield (FC4). */
const heavy = 4

type StrikingMove = 'volley' | 'mix-it-up'

/** The input of a simulated fight: how the table plays, and the source of luck. */
export interface FightOptions {
  readonly policies: Policies
  readonly luck: Luck
  /** Added to the net of every flip of the characters (FC6). */
  readonly advantage: number
}

/** One fight on a board, played with the commands of a Game Master who follows the policies (FC1, FC3, FC4). */
export class Fight {
  state: State
  /** The present round, from 1. */
  round = 0
  /** Characters who took a Wound themselves, with the Wound that ended their fight. */
  readonly wounded = new Set<SeatId>()
  readonly #policies: Policies
  readonly #luck: Luck
  readonly #advantage: number

  constructor(state: State, { policies, luck, advantage }: FightOptions) {
    this.state = state
    this.#policies = policies
    this.#luck = luck
    this.#advantage = advantage
  }

  /** @returns `true` when all foes are subdued, `false` when all characters are down, null after `mostRounds` */
  fightOut(): boolean | null {
    while (this.round < mostRounds) {
      this.round += 1
      this.playRound()
      if (!this.#anyFoe()) return true
      if (this.#up().length === 0) return false
    }
    return null
  }

  /** U9: every character acts once; then the foes act by the format. */
  playRound(): void {
    const { format } = this.#policies
    if (format !== 'two-rounds') this.#engageFree()
    const attacked: number[] = []
    for (const { seat } of this.state.sheets)
      if (this.#isUp(seat) && this.#anyFoe()) attacked.push(this.#takeTurn(seat))
    if (format !== 'two-rounds') return
    const target = this.#turnedTo()
    if (target === null) return
    this.#act({ type: 'give-spotlight', seat: target })
    this.#defy(
      target,
      this.#standing().filter(({ id }) => !attacked.includes(id))
    )
  }

  #act(command: Command): readonly Event[] {
    const decided = decide(this.state, command, gm, this.#luck)
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify([command, decided.error])}`)
    this.state = decided.value.state
    for (const event of decided.value.events)
      if (event.type === 'wound-taken' || (event.type === 'incapacitated' && event.by === 'wound'))
        this.wounded.add(event.seat)
    return decided.value.events
  }

  #isUp(seat: SeatId): boolean {
    return !sheetOf(this.state, seat).incapacitated
  }
  #up(): readonly SeatId[] {
    return this.state.sheets.filter(({ incapacitated }) => !incapacitated).map(({ seat }) => seat)
  }
  #standing(): readonly Foe[] {
    return this.state.foes.filter(({ stamina }) => stamina > 0)
  }
  #anyFoe(): boolean {
    return this.state.foes.some(({ stamina }) => stamina > 0)
  }

  /** A foe without a standing opponent turns to another character. */
  #engageFree(): void {
    for (const { id, engaged } of this.#standing())
      if (engaged === null || !this.#isUp(engaged)) this.#act({ type: 'engage-foe', foe: id, seat: this.#turnedTo() })
  }

  /** The character to whom a free foe or a free gang turns; of equals the first. */
  #turnedTo(): SeatId | null {
    const burden = (seat: SeatId): number =>
      this.#policies.freeFoes === 'weakest'
        ? unspentStamina(sheetOf(this.state, seat).piles)
        : this.#standing().filter(({ engaged }) => engaged === seat).length
    return least(this.#up(), seat => [burden(seat)])
  }

  /** The foe that a character attacks; of equals the first. */
  #target(seat: SeatId): Foe | null {
    return least(this.#standing(), ({ stamina, power, engaged }) => {
      switch (this.#policies.targets) {
        case 'weakest':
          return [stamina]
        case 'own':
          return [engaged === seat ? 0 : 1, stamina]
        case 'strongest':
          return [-sidesOf(power), -stamina]
      }
    })
  }

  /** One character's turn: a flip, its attacks, and the answer of the foes (FU1–FU6). @returns the attacked foe */
  #takeTurn(seat: SeatId): number {
    this.#act({ type: 'give-spotlight', seat })
    const target = this.#target(seat) as Foe
    if (target.engaged === null) this.#act({ type: 'engage-foe', foe: target.id, seat })
    const move = this.#moveOf(seat)
    if (target.red > 0) this.#act({ type: 'spend-red', foe: target.id, seat })
    this.#act({
      type: 'use-move',
      seat,
      move,
      attribute: move === 'volley' ? 'dex' : 'str',
      advantages: (target.red > 0 ? 1 : 0) + this.#advantage,
      claims: this.state.openings.includes(target.id) ? [`weak-spot:${target.id}`] : [],
      versus: null,
      supporters: [],
      item: null,
      load: 'ignored',
      slots: []
    })
    this.#answerPending()
    const answered = this.#follow(seat, target.id, move)
    this.#decideBlows()
    if (!answered && this.#policies.format === 'at-once')
      this.#defy(
        seat,
        this.#standing().filter(({ engaged }) => engaged === seat)
      )
    return target.id
  }

  /** FC4: Volley for a character who has a bow and may shoot, else Mix It Up. */
  #moveOf(seat: SeatId): StrikingMove {
    const { items, moves } = sheetOf(this.state, seat).character
    const mayShoot = !moves.some(({ move, faceDown }) => move === 'volley' && faceDown)
    const hasBow = items.some(({ card, power }) => card === 'bow' && power !== null)
    return this.#policies.weapons === 'bow' && mayShoot && hasBow ? 'volley' : 'mix-it-up'
  }

  /** A tie goes to the usual card. The Critical Success takes a Blessing while there is one. */
  #answerPending(): void {
    for (let { pending } = this.state; pending !== null; { pending } = this.state) {
      if (pending.kind === 'tie') this.#act({ type: 'choose', card: pending.suggested })
      else if (pending.kind === 'critical')
        this.#act({ type: 'answer-critical', take: this.state.blessingSupply.length > 0 ? 'blessing' : 'nothing' })
      else throw new Error(`a fight without real cards waits for ${pending.kind}`)
    }
  }

  #followUp(): FollowUp | undefined {
    return this.state.followUps[0]
  }

  /** The follow-up, from its options to the foe's answer. @returns whether a foe was to answer */
  #follow(seat: SeatId, target: number, move: StrikingMove): boolean {
    if (this.#followUp()?.waits) this.#pickOptions(seat, move)
    let struck = target
    let answers = this.#followUp()?.answers ?? false
    for (let open = this.#followUp(); open && open.hits.length > 0 && this.#isUp(seat); open = this.#followUp()) {
      answers = open.answers
      const foe = this.#standing().find(({ id }) => id === struck) ?? this.#target(seat)
      if (!foe) break
      struck = foe.id
      this.#strike(seat, foe, open, move)
    }
    const left = this.#followUp()
    if (left) this.#letAnswer(seat, struck, left)
    return answers
  }

  #pickOptions(seat: SeatId, move: StrikingMove): void {
    const outcome = this.state.outcomes.at(-1) as State['outcomes'][number]
    const hasPack = sheetOf(this.state, seat).character.pack > 0
    const ofVolley = outcome.result === 2 && hasPack ? 2 : 1
    const ofMelee = this.#policies.threeChecks === 'avoid' ? 0 : 1
    this.#act(settled(outcome.id, { picks: [move === 'volley' ? ofVolley : ofMelee] }))
  }

  /** U7, O43, FU3, FU4: rolls the power of one blow, and applies it to the foe. */
  #strike(seat: SeatId, foe: Foe, { id }: FollowUp, move: StrikingMove): void {
    const { items } = sheetOf(this.state, seat).character
    const isBow = (item: ThingId | null): boolean => items.find(each => each.id === item)?.card === 'bow'
    const weapon = weaponsOf(this.state, seat).find(({ item }) => isBow(item) === (move === 'volley'))
    const { turn } = this.state.spotlight
    const ally = this.#policies.allies === 'die' && this.state.allies.find(({ did }) => did?.turn !== turn)
    this.#act({
      type: 'roll-power',
      followUp: id,
      foe: foe.id,
      weapon: weapon?.item ?? null,
      power: 'roll',
      weakness: foe.weakness === null ? 'missed' : 'struck',
      ...(ally ? { help: { ally: ally.id, die: 4 as const } } : {})
    })
    const power = this.#followUp()?.power?.power ?? 0
    const isWorth = this.#policies.squares === 'first' || power >= heavy || power >= foe.stamina
    const hasSquare = !foe.disarmoured && foe.squares > foe.crossed
    this.#act({ type: 'apply-power', followUp: id, square: hasSquare && isWorth ? 'cross-out' : 'keep' })
  }

  /** FU5, U8: the attacked foe answers if it stands, else another foe that fights the character. */
  #letAnswer(seat: SeatId, struck: number, { id, hits, answers }: FollowUp): void {
    const standing = this.#standing()
    const own = standing.filter(({ engaged }) => engaged === seat)
    const lead = standing.find(foe => foe.id === struck) ?? strongest(own)
    if (hits.length > 0 || !answers || !lead || !this.#isUp(seat)) {
      this.#act({ type: 'close-follow-up', followUp: id })
      return
    }
    const gang = this.#policies.answers === 'gang' ? own.filter(foe => foe.id !== lead.id) : []
    const foes = [lead, ...gang].map(foe => foe.id)
    this.#act({ type: 'answer-attack', followUp: id, foes, seat, die: 'roll' })
  }

  /** U9: foes force Defy Danger. A cross brings the whole power, one check only 1 for each foe. */
  #defy(seat: SeatId, foes: readonly Foe[]): void {
    if (foes.length === 0 || !this.#isUp(seat)) return
    const { ranks } = sheetOf(this.state, seat)
    const attribute = least<Attribute>(attributes, each => [-rankOf(ranks[each])]) as Attribute
    this.#act({
      type: 'flip',
      seat,
      attribute,
      net: this.#advantage,
      move: 'Defy Danger',
      fast: false,
      hasText: { check: true, cross: false },
      versus: null,
      supporters: []
    })
    this.#answerPending()
    const result = sheetOf(this.state, seat).lastFlip?.result ?? null
    if (result === null || result > 1 || !this.#isUp(seat)) return
    const lead = strongest(foes) as Foe
    const gang = [lead.id, ...foes.map(({ id }) => id).filter(id => id !== lead.id)]
    this.#act({ type: 'foes-attack', foes: gang, seat, die: result === 0 ? 'roll' : 'none' })
    this.#decideBlows()
  }

  /** N3–N8: the Four Ds for every waiting blow, after a shield if the policy uses one. */
  #decideBlows(): void {
    for (let [attack] = this.state.attacks; attack; [attack] = this.state.attacks) {
      const choices = blowChoices(this.state, attack)
      const shield = this.#shieldFor(choices, attack)
      if (shield !== null) this.#raise(attack, shield)
      const [left] = this.state.attacks
      if (left) this.#take(left, shield === null ? choices : blowChoices(this.state, left))
    }
  }

  #wayOf({ ways }: BlowChoices): BlowChoice {
    const { taking } = this.#policies
    const first = ways[0] as BlowChoice
    if (taking === 'least') return first
    const wounds = taking === 'wound' ? 1 : 0
    return ways.find(({ split, fatal }) => !fatal && split.harm === 0 && split.wound === wounds) ?? first
  }

  #shieldFor(choices: BlowChoices, { avoided }: Attack): ThingId | null {
    const { shields } = this.#policies
    const [shield] = choices.shields
    if (shields === 'never' || !shield) return null
    const way = this.#wayOf(choices)
    const tokens = way.split.wound - (way.woundOnto ? 1 : 0) + (way.split.harm - way.harmOnto.length - avoided.harm)
    const isHeavy = shields === 'heavy' && choices.stamina - way.staminaAfter >= heavy
    return way.fatal || tokens > 0 || isHeavy ? shield.item : null
  }

  /** Q11: the shield's flip and its price: Stamina unless that ends the fight, else the next way to pay. */
  #raise({ id, seat }: Attack, item: ThingId): void {
    this.#act({ type: 'raise-shield', seat, item, advantages: this.#advantage, attack: id })
    this.#answerPending()
    const outcome = this.state.outcomes.find(each => each.move === 'shield')
    if (!outcome || outcome.result === null) return
    const { piles, character } = sheetOf(this.state, seat)
    const raised = character.items.find(each => each.id === item)
    const { pay = [] } = (raised && shieldCard(raised)?.results[outcome.result]) ?? {}
    const left = unspentStamina(piles)
    const bearable = pay.findIndex(({ stamina }) => stamina < left)
    const price = bearable === -1 ? Math.max(0, pay.length - 1) : bearable
    const slots = fittingSlots(character, 'exhaustion', 'physical').slice(0, pay[price]?.stamina ?? 0)
    this.#act(settled(outcome.id, { price, slots: [...slots] }))
  }

  #take(attack: Attack, choices: BlowChoices): void {
    const { split, exhaustionOnto, harmOnto, woundOnto, relief } = this.#wayOf(choices)
    this.#act({
      type: 'take-attack',
      attack: attack.id,
      split: { ...split },
      exhaustionOnto: [...exhaustionOnto],
      harmOnto: [...harmOnto],
      woundOnto,
      relief,
      describe: ''
    })
  }
}

function settled(outcome: number, more: Partial<SettleOutcome>): SettleOutcome {
  const nothing = { picks: [], pay: 'nothing', slots: [], packs: 0, repairs: [], drawback: null } as const
  return { type: 'settle-outcome', outcome, ...nothing, price: 0, red: null, note: '', ...more } as SettleOutcome
}

function strongest(foes: readonly Foe[]): Foe | null {
  return least(foes, ({ power }) => [-sidesOf(power)])
}

/** The thing with the lowest weight, by the first number that differs; of equals the first. */
function least<Thing>(things: readonly Thing[], weigh: (thing: Thing) => readonly number[]): Thing | null {
  let best: { readonly thing: Thing; readonly weight: readonly number[] } | null = null
  for (const thing of things) {
    const weight = weigh(thing)
    if (best === null || isLower(weight, best.weight)) best = { thing, weight }
  }
  return best?.thing ?? null
}

function isLower(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, number] of one.entries()) {
    const against = other[at] ?? 0
    if (number !== against) return number < against
  }
  return false
}
