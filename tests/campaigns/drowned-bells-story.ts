import type { BoardId, CampaignCommand } from '#rules/campaign/types'
import { gm, type SeatId } from '#rules/core/seat'
import { Chronicle } from '#rules/campaign/chronicle'
import { foundingCommands } from '#rules/campaign/founding'
import { thousandFaces } from '#rules/thousand-faces/index'
import type { GmView } from '#rules/thousand-faces/view'
import { seededLuck } from '../support/luck'
import { people, type Person, type Who } from './drowned-bells-people'

// How an evening of the sample campaign is played: one act after another, by the rules.

type Attribute = 'str' | 'dex' | 'int'

/** Plays one act after another, and keeps the clock of the evening. */
export class Story {
  readonly chronicle = Chronicle.begin()
  private readonly luck
  private readonly seats = new Map<Who, SeatId>()
  private board = '' as BoardId
  private clock = Date.parse('2026-10-02T19:12:00Z')

  constructor(seed: number) {
    this.luck = seededLuck(seed)
    const seats = people.map(({ player, character }) => ({ player, character }))
    for (const command of foundingCommands({ title: 'The Drowned Bells', seats })) this.act(null, command)
    this.board = this.chronicle.campaign.boards[0]!.id
    this.play({ type: 'set-length', length: '9-hour' })
    this.play({ type: 'write-hearth', what: 'the lamp in the chandler’s window' })
    for (const [index, person] of people.entries()) this.create(this.chronicle.campaign.seats[index]!.id, person)
    this.chapter(1)
    this.play({ type: 'show-chapter', as: 'shown' })
  }

  private create(seat: SeatId, { who, ranks, moves, items }: Person): void {
    this.seats.set(who, seat)
    const [str, dex, int] = ranks
    this.play({ type: 'set-ranks', seat, ranks: { str, dex, int } })
    for (const move of moves)
      this.play({
        type: 'correct-move',
        seat,
        move,
        level: '0',
        face: 'up',
        tokens: 0,
        reason: 'chosen at the first table'
      })
    for (const [card, name] of items) this.play({ type: 'choose-item', seat, item: { sort: 'card', card, name } })
    this.play({ type: 'pack-up', seat })
    this.play({ type: 'finish-character', seat })
  }

  chapter(chapter: number): void {
    this.play({ type: 'begin-chapter', chapter })
  }

  endChapter(as: 'earned' | 'skipped'): void {
    this.play({ type: 'end-chapter', as })
  }

  tick(condition: string): void {
    this.play({ type: 'tick-condition', condition, as: 'ticked' })
  }

  light(who: Who): void {
    this.play({ type: 'give-spotlight', seat: this.seats.get(who) })
  }

  foe(name: string, kind: string, stamina: number, power: string, note: string): void {
    this.play({ type: 'add-foes', name, kind, stamina, power, squares: 1, note, count: 1 })
    this.play({ type: 'show-foe', foe: this.view.foes.at(-1)?.id, as: 'revealed' })
  }

  evening(start: string): void {
    this.clock = Date.parse(start)
    this.act(null, { type: 'begin-session' })
  }

  scene(title: string, subtitle: string): void {
    this.act(null, { type: 'set-scene', title, subtitle })
  }

  note(text: string): void {
    this.act(null, { type: 'write-note', text, audience: 'table' })
  }

  save(name: string): void {
    const draft = this.chronicle.consider({ kind: 'save-point', name }, gm, this.luck)
    if (draft.ok) this.chronicle.append(this.chronicle.complete(draft.value, this.clock))
  }

  flip(
    who: Who,
    attribute: Attribute,
    net: number,
    move: string,
    end: 'choose' | 'leave the tie to Margit' = 'choose'
  ): void {
    const hasText = { check: true, cross: false }
    const seat = this.seats.get(who)
    this.play({ type: 'flip', seat, attribute, net, move, fast: false, hasText, versus: null, supporters: [] })
    const { pending } = this.view
    if (pending?.kind === 'tie' && end === 'choose') this.play({ type: 'choose', card: pending.suggested })
    if (this.view.pending?.kind === 'critical') this.play({ type: 'answer-critical', take: 'blessing' })
    if (this.view.gmMovesOwed.count > 0) this.play({ type: 'make-gm-move', move: 'Escalate the danger' })
  }

  hurt(who: Who, points: number, reason: string): void {
    this.play({ type: 'lose-stamina', seat: this.seats.get(who), points, reason })
  }

  wound(who: Who, reason: string): void {
    this.play({ type: 'take-wound', seat: this.seats.get(who), reason })
  }

  recover(who: Who, points: number, reason: string): void {
    this.play({ type: 'recover-stamina', seat: this.seats.get(who), points, reason })
  }

  bless(who: Who): void {
    this.play({ type: 'take-blessing', seat: this.seats.get(who) })
  }

  reward(who: Who, amount: number, reason: string): void {
    this.play({ type: 'gain-xp', seat: this.seats.get(who), amount, reason })
  }

  spendXp(who: Who, amount: number, reason: string): void {
    this.play({ type: 'spend-xp', seat: this.seats.get(who), amount, reason })
  }

  spendShadow(reason: string): void {
    this.play({ type: 'spend-shadow', amount: 1, from: 'free', reason })
  }

  circle(circled: number): void {
    this.play({ type: 'circle-shadow', circled })
  }

  private get view(): GmView {
    const state = this.chronicle.campaign.boards[0]!.state as Parameters<typeof thousandFaces.view>[0]
    return thousandFaces.view(state, gm) as GmView
  }

  private play(command: object): void {
    this.act(this.board, command)
  }

  private act(board: BoardId | null, command: CampaignCommand | object): void {
    const draft = this.chronicle.consider({ kind: 'act', board, command }, gm, this.luck)
    if (!draft.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(draft.error)}`)
    this.clock += 95_000
    this.chronicle.append(this.chronicle.complete(draft.value, this.clock))
  }
}
