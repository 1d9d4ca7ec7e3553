import { describe, expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { type DrawKind, drawKinds, mostShown, type ShownIds } from '#rules/campaign/prompts/kinds'
import { type Prompts, promptsFor } from '#rules/campaign/prompts/prompts'
import { TurnTimes } from '#rules/campaign/prompts/turn-times'
import type { CampaignCommand } from '#rules/campaign/types'
import type { Prompt } from '#rules/core/prompts'
import { type SystemId, systemIds } from '#rules/registry'
import { Played } from '../../../support/chronicle'
import { turn } from '../../../bench/long-campaign'

const none: ShownIds = { moves: [], question: [], hook: [], name: [] }

/** Looks as a page does that remembers what was drawn. */
class Looking {
  shown = none
  readonly times: TurnTimes

  constructor(
    readonly played: Played,
    readonly seed = 'seed'
  ) {
    this.times = new TurnTimes(played.chronicle, [])
  }

  look(again: DrawKind | null = null): Prompts {
    const { chronicle } = this.played
    while (!this.times.readOn(1000));
    const draws = { seed: this.seed, shown: this.shown, again }
    const prompts = promptsFor(chronicle.campaign, this.times, chronicle.campaign.focus, 0, draws)
    for (const kind of drawKinds) {
      const ids = kind === 'moves' ? (prompts.moves?.options ?? []).map(({ id }) => id) : [prompts[kind]?.id ?? '']
      const last = this.shown[kind].slice(-ids.length)
      if (ids.join() !== last.join())
        this.shown = { ...this.shown, [kind]: [...this.shown[kind], ...ids].slice(-mostShown) }
    }
    return prompts
  }
}

/** What a suggestion does, done. */
function follow(played: Played, { act }: Prompt): void {
  if (act?.on === 'board') played.act(act.command)
  if (act?.on === 'campaign') played.campaign(act.command as CampaignCommand)
}

/** Foes, things and a chase of possibilities: much for sentences to name. */
function furnish(played: Played): void {
  const [seat] = played.seats
  played.act({
    type: 'add-foes',
    name: 'Guard',
    kind: 'guard',
    stamina: 5,
    power: 'd4',
    squares: 0,
    note: '',
    count: 3
  })
  played.act({ type: 'engage-foe', foe: 1, seat: seat! })
  played.act({ type: 'gain-item', seat, item: { sort: 'card', card: 'sword', name: 'Sword' } })
  played.act({ type: 'change-pack', seat, pack: 2, precious: 0, reason: '' })
  played.act({ type: 'give-spotlight', seat })
}

function expectNoRepeats(looking: Looking): void {
  const drawn: Record<DrawKind, string[]> = { moves: [], question: [], hook: [], name: [] }
  for (let draw = 0; draw < 45; draw++)
    for (const kind of drawKinds) {
      const prompts = looking.look(draw > 0 ? kind : null)
      const ids = kind === 'moves' ? prompts.moves!.options.map(({ id }) => id) : [prompts[kind]!.id]
      expect(new Set(ids.map(id => id.split('.')[0])).size).toBe(ids.length)
      drawn[kind].push(...ids)
    }
  for (const kind of drawKinds) {
    const window = kind === 'moves' ? 60 : 20
    for (let at = 0; at + window <= drawn[kind].length; at += window / 20)
      expect(new Set(drawn[kind].slice(at, at + window)).size, kind).toBe(window)
  }
}

describe('when everyone looks at the Game Master', () => {
  it('EY3 nothing comes again within twenty draws of each kind, three sentences a draw for moves', () => {
    const played = Played.table('Bells', 'Kresk', 'Wren', 'Tamsin')
    played.campaign({ type: 'note-down', text: '@Yogran the rat, @"The mill"', knownTo: 'gm' })
    for (const seed of ['a', 'b', 'c']) expectNoRepeats(new Looking(played, seed))
    furnish(played)
    for (const seed of ['d']) expectNoRepeats(new Looking(played, seed))
  })

  it('EY2 the same suggestions come again, for the same seed and the same earlier draws; another campaign draws others', () => {
    const played = Played.table('Bells', 'Kresk', 'Wren')
    const one = new Looking(played)
    one.look()
    one.look('hook')
    const before = one.look()
    expect(one.look()).toEqual(before)
    const reloaded = new Looking(played)
    reloaded.shown = one.shown
    expect(reloaded.look()).toEqual(before)
    const names = ['a', 'b', 'c', 'd'].map(seed => new Looking(played, seed).look().name?.id)
    expect(new Set(names).size).toBeGreaterThan(2)
  })

  it('EY4 asks and hooks from the book first, from what is not closed', () => {
    const looking = new Looking(Played.table('Bells', 'Kresk'))
    const { played } = looking
    const add = (kind: string, name: string) => {
      played.campaign({ type: 'add-thing', kind, name, sentence: 'About @Yogran' } as CampaignCommand)
      const thing = played.chronicle.campaign.book.things.flat().find(each => each.name === name)
      return thing!.id
    }
    const thread = add('thread', 'Who rang the bells')
    add('secret', 'The well')
    const closed = add('thread', 'The old debt')
    played.campaign({ type: 'mark-thing', thing: closed, standing: 'closed' })
    const hooks = Array.from({ length: 6 }, (_, nth) => looking.look(nth > 0 ? 'hook' : null).hook!)
    const ofBook = hooks.filter(({ id }) => id.startsWith('book:'))
    expect(ofBook.map(({ says }) => says[0])).toContain('Who rang the bells: About Yogran')
    expect(hooks.slice(0, ofBook.length)).toEqual(ofBook)
    expect(JSON.stringify(hooks)).not.toContain('old debt')
    expect(ofBook.find(({ id }) => id === `book:${thread}`)?.act).toMatchObject({ on: 'book', thing: thread })
    const questions = Array.from({ length: 4 }, (_, nth) =>
      looking.look(nth > 0 ? 'question' : null).question!.says.join('')
    )
    expect(questions).toContain('Who is about to find out about The well?')
  })

  it('EY4 a name is free, and one key writes it into the book', () => {
    const looking = new Looking(Played.table('Bells', 'Kresk'))
    for (let draw = 0; draw < 25; draw++) {
      const { name } = looking.look(draw > 0 ? 'name' : null)
      follow(looking.played, name!)
      expect(looking.look().name?.id).not.toBe(name!.id)
    }
    expect(looking.played.chronicle.campaign.book.things.flat()).toHaveLength(25)
  })

  it('EY6 an owed move is made with its sentence, and is in no other log', () => {
    const looking = new Looking(Played.table('Bells', 'Kresk', 'Wren'))
    const { played } = looking
    for (
      let tries = 0;
      tries < 200 && (played.chronicle.campaign.boards[0]!.state as { gmMovesOwed: [] }).gmMovesOwed.length === 0;
      tries++
    ) {
      const wish = {
        type: 'flip',
        seat: played.seats[0],
        attribute: 'str',
        net: -2,
        move: 'Climb',
        fast: false,
        hasText: { check: true, cross: true },
        versus: null,
        supporters: []
      }
      played.act(wish)
      const { pending } = played.chronicle.campaign.boards[0]!.state as {
        pending: { kind: string; suggested: string } | null
      }
      if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.suggested })
      if (pending?.kind === 'critical') played.act({ type: 'answer-critical', take: 'nothing' })
    }
    const { moves } = looking.look()
    expect(moves?.says).toEqual(['A GM move is owed for ', { seat: played.seats[0] }])
    const option = moves!.options[0]!
    expect((option.act as { command: object }).command).toMatchObject({ type: 'play-gm-move' })
    const told = (option.act as { command: { what: string } }).command.what
    expect(told.length).toBeGreaterThan(20)
    follow(played, option)
    expect(looking.look().moves?.says).not.toEqual(moves?.says)
    const logOf = (audience: Parameters<typeof frameFor>[1]) => JSON.stringify(frameFor(played.chronicle, audience).log)
    expect(logOf({ kind: 'gm' })).toContain(told)
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: played.seats[0]! }] as const)
      expect(logOf(audience)).not.toContain(told)
  })

  it('EY1 is in no frame, and asking changes nothing', () => {
    const looking = new Looking(Played.table('Bells', 'Kresk', 'Wren'))
    for (let acts = 0; acts < 40; acts++) turn(looking.played)
    const { chronicle } = looking.played
    const audiences = [
      { kind: 'gm' },
      { kind: 'table' },
      { kind: 'overlay' },
      { kind: 'seat', seat: looking.played.seats[0]! }
    ] as const
    const frames = () => JSON.stringify(audiences.map(audience => frameFor(chronicle, audience)))
    const before = frames()
    const { question, hook, name, moves } = looking.look()
    expect(chronicle.revision).toBe(looking.played.chronicle.revision)
    expect(frames()).toBe(before)
    const texts = [question, hook, name, ...moves!.options].map(prompt => String(prompt!.says.at(-1)))
    for (const text of texts) expect(before).not.toContain(text)
  })

  it('EY9 every game has a question, a hook, a name and who waited longest; so has a campaign without a game', () => {
    for (const system of systemIds) {
      const looking = new Looking(Played.table('Bells', 'Kresk', 'Wren'))
      looking.played.campaign({ type: 'open-board', system, title: 'Second', settings: settings[system] ?? null })
      const prompts = looking.look()
      expect([prompts.question, prompts.hook, prompts.name].every(Boolean), system).toBe(true)
      expect(prompts.waiting.map(({ seat }) => seat)).toEqual(looking.played.seats)
      if (system !== 'face-of-angels') expect(prompts.next, system).not.toBeNull()
    }
    const empty = new Looking(new Played())
    expect(empty.look()).toMatchObject({ next: null, moves: null, waiting: [], players: [] })
    expect(empty.look().question?.says.join('')).toContain('Somebody')
  })
})

const settings: Partial<Record<SystemId, unknown>> = {
  'face-of-angels': { cards: 'digital' },
  'game-face': {},
  prophecy: {}
}
