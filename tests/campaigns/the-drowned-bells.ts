import type { BoardId, CampaignCommand } from '#rules/campaign/types'
import { gm, type SeatId } from '#rules/core/seat'
import { Chronicle } from '#rules/campaign/chronicle'
import { foundingCommands } from '#rules/campaign/founding'
import { thousandFaces } from '#rules/thousand-faces/index'
import type { GmView } from '#rules/thousand-faces/view'
import { seededLuck } from '../support/luck'

// The sample campaign: six evenings in a harbour town whose drowned bells ring at low tide. Played through the real
// rules with one seed, so that a newcomer opens a living table, and so that the file can always be made again.

type Who = 'Kresk' | 'Constance' | 'Wren' | 'Tamsin' | 'Brindle'
type Attribute = 'str' | 'dex' | 'int'

interface Person {
  readonly who: Who
  readonly player: string
  readonly character: string
  readonly ranks: readonly [string, string, string]
  readonly moves: readonly string[]
  readonly items: readonly (readonly [card: string, name: string])[]
}

const people: readonly Person[] = [
  {
    who: 'Kresk',
    player: 'Joon',
    character: 'Kresk Half-Tide',
    ranks: ['crown', 'blade', 'anvil'],
    moves: ['good-cardio', 'and-this-is-for', 'intimidate'],
    items: [
      ['sword', 'Boarding Sword'],
      ['leather-armour', 'Tarred Leather']
    ]
  },
  {
    who: 'Constance',
    player: 'Margit',
    character: 'Constance-Philippa of the Drowned Bells',
    ranks: ['anvil', 'blade', 'crown'],
    moves: ['pick-pockets', 'its-a-trap', 'only-here-for-the-job'],
    items: [
      ['bow', 'Harbour Bow'],
      ['many-knives', 'Many Knives']
    ]
  },
  {
    who: 'Wren',
    player: 'Priya',
    character: 'Sister Wren',
    ranks: ['anvil', 'crown', 'blade'],
    moves: ['use-a-magic-item', 'channel-the-living-light', 'weak-spot'],
    items: [['leather-armour', 'Quilted Habit']]
  },
  {
    who: 'Tamsin',
    player: 'Ilse',
    character: 'Old Tamsin Vey',
    ranks: ['anvil', 'anvil', 'dragon'],
    moves: ['where-it-hurts', 'pick-locks', 'it-belonged-to-my-father'],
    items: [
      ['many-knives', 'Gutting Knives'],
      ['leather-armour', 'Father’s Coat']
    ]
  },
  {
    who: 'Brindle',
    player: 'Tomás',
    character: 'Brindle',
    ranks: ['blade', 'crown', 'anvil'],
    moves: ['backstab', 'bum-rush', 'tied-with-her-ribbon'],
    items: [
      ['sword', 'Short Sword'],
      ['many-knives', 'Glass Knives']
    ]
  }
]

/** The chronicle of the sample, with every entry's time on an evening of autumn 2026. */
export function theDrownedBells(seed: number): Chronicle {
  const story = new Story(seed)
  arrival(story)
  theTideTurns(story)
  theBellTower(story)
  return story.chronicle
}

function arrival(s: Story): void {
  s.evening('2026-10-02T19:30:00Z')
  s.scene('Lamps on the quay', 'Chapter 1, Home waters')
  s.note('Every bell in Saltmere was cut down and sunk the year the sea came in. Tonight one of them rang.')
  s.flip('Kresk', 'str', 0, 'Haul in the wreck')
  s.flip('Wren', 'int', 0, 'Listen at the sluice')
  s.flip('Brindle', 'dex', 1, 'Over the chandler’s roof')
  s.flip('Constance', 'int', 0, 'I Know This')
  s.flip('Tamsin', 'int', 0, 'Read the tide tables')
  s.spendShadow('fog on the water')
  s.flip('Kresk', 'str', -1, 'Hold the line')
  s.hurt('Kresk', 2, 'the cable runs through his hands')
  s.flip('Brindle', 'dex', 0, 'Slip the net')
  s.save('The first bell')
  s.evening('2026-10-09T19:30:00Z')
  s.flip('Constance', 'int', 1, 'Parley')
  s.flip('Wren', 'dex', 0, 'Defy Danger')
  s.flip('Tamsin', 'int', 1, 'Discern')
  s.reward('Tamsin', 1, 'kept a promise to the ferrymen')
  s.flip('Kresk', 'str', 1, 'Force the gate')
  s.note('The harbourmaster knows who bought the bell rope, and will not say.')
}

function theTideTurns(s: Story): void {
  s.evening('2026-10-16T19:30:00Z')
  s.endChapter('skipped')
  s.chapter(2)
  s.scene('The causeway at dusk', 'Chapter 2, The tide turns')
  s.flip('Wren', 'dex', 1, 'Across the stones')
  s.flip('Brindle', 'str', 0, 'Defy Danger')
  s.hurt('Brindle', 3, 'the undertow')
  s.flip('Constance', 'dex', 0, 'Defy Danger')
  s.flip('Tamsin', 'str', 0, 'Defy Danger')
  s.wound('Tamsin', 'a harpoon out of the fog')
  s.flip('Kresk', 'str', 1, 'Mix It Up')
  s.spendShadow('the lamplighters have closed the bridge')
  s.flip('Wren', 'int', 0, 'I Know This')
  s.save('Over the causeway')
  s.evening('2026-10-23T19:30:00Z')
  s.flip('Brindle', 'dex', 2, 'Pick Locks')
  s.flip('Constance', 'int', -1, 'Parley')
  s.bless('Wren')
  s.flip('Kresk', 'dex', 0, 'Volley')
  s.flip('Tamsin', 'int', 0, 'Discern')
  s.hurt('Wren', 4, 'lamp oil, burning')
  s.wound('Wren', 'a fall through the loft')
  s.recover('Brindle', 2, 'dry clothes and broth')
  s.evening('2026-10-30T19:30:00Z')
  s.scene('Under the chandlery', 'Chapter 2, The tide turns')
  s.flip('Wren', 'dex', 0, 'Defy Danger')
  s.flip('Kresk', 'str', 0, 'Mix It Up')
  s.hurt('Constance', 2, 'a long night without sleep')
  s.flip('Brindle', 'dex', 1, 'Backstab')
  s.spendXp('Wren', 1, 'Study Under a Master, half paid')
  s.flip('Constance', 'int', 0, 'Discern')
  s.circle(3)
  s.note('Three circled for the tower: whatever rings up there has a price.')
}

function theBellTower(s: Story): void {
  s.evening('2026-11-13T19:45:00Z')
  s.scene('The bell tower at low tide', 'Chapter 2, The tide turns')
  s.save('Session 6, the tower door')
  s.flip('Brindle', 'int', -1, 'Read the carvings')
  s.flip('Wren', 'int', 0, 'Listen at the sluice')
  s.flip('Kresk', 'str', 1, 'Force the gate')
  s.hurt('Kresk', 1, 'the hinges give all at once')
  s.save('Before the bell tower')
  s.foe('The tide-wraith', 'monster', 12, 'd10', 'Its hook takes what was promised to the sea')
  s.light('Tamsin')
  s.hurt('Tamsin', 6, 'the tide-wraith’s first breath')
  s.wound('Tamsin', 'the second breath')
  s.flip('Tamsin', 'int', -1, 'Name the thing')
  s.hurt('Tamsin', 4, 'she does not let go of the rope')
  s.spendShadow('crossbows on the stair')
  s.flip('Wren', 'dex', 1, 'Slip the net')
  s.flip('Brindle', 'dex', 2, 'Up the outside')
  s.light('Constance')
  s.flip('Constance', 'int', 1, 'What the bell wants', 'leave the tie to Margit')
}

/** Plays one act after another, and keeps the clock of the evening. */
class Story {
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
