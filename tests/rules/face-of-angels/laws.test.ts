import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { seededLuck } from '../../support/luck'
import { shuffled } from '#rules/core/luck'
import { fullDeck } from '#rules/face-of-angels/cards'
import { allCards } from '#rules/face-of-angels/deck/rules'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { participants } from '#rules/face-of-angels/deck/hands'
import type { State } from '#rules/face-of-angels/state'
import type { SeatView } from '#rules/face-of-angels/view'
import type { HeldCard, Participant } from '#rules/face-of-angels/vocabulary'
import { playAtRandom, type Turn } from '../../support/face-of-angels/random-play'
import { runs } from '../../support/thorough'

/** 3 to 7 participants, the World among them. */
const games = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  cards: fc.constantFrom('digital' as const, 'physical' as const),
  seed: fc.nat(),
  steps: fc.constant(260)
})
const digital = games.map(game => ({ ...game, cards: 'digital' as const }))

const audiencesOf = (state: State): readonly Audience[] => [
  { kind: 'gm' },
  { kind: 'table' },
  { kind: 'overlay' },
  ...state.seats.map((seat): Audience => ({ kind: 'seat', seat }))
]

const holderOf = (audience: Audience): Participant | null =>
  audience.kind === 'gm' ? 'world' : audience.kind === 'seat' ? audience.seat : null

/** The same board with all cards that this holder cannot see dealt again. The numbers of cards stay. */
function reshuffledFor(state: State, holder: Participant | null, seed: number): State {
  const hidden = participants(state).filter(who => who !== holder)
  const pool = shuffled(seededLuck(seed), [...state.piles.draw, ...hidden.flatMap(who => state.piles.hands[who] ?? [])])
  let at = 0
  const take = (count: number): readonly HeldCard[] => pool.slice(at, (at += count))
  const draw = take(state.piles.draw.length)
  const hands = Object.fromEntries(hidden.map(who => [who, take(state.piles.hands[who]?.length ?? 0)]))
  return { ...state, piles: { ...state.piles, draw, hands: { ...state.piles.hands, ...hands } } }
}

describe('laws, by random play', { timeout: 60_000 }, () => {
  it('A6: 52 different cards and nothing wrong after every act, allowed or refused', () => {
    fc.assert(
      fc.property(games, game => {
        playAtRandom(game, state => {
          expect(faceOfAngels.check(state)).toEqual([])
          if (state.started && game.cards === 'digital') expect(new Set(allCards(state))).toEqual(new Set(fullDeck))
        })
      }),
      { numRuns: runs(4, 40) }
    )
  })

  it('A6: replay is the held state, and neither luck nor the earlier states are touched', () => {
    fc.assert(
      fc.property(games, game => {
        const { first, last, turns } = playAtRandom(game)
        const frozen = JSON.stringify(first)
        const replayed = turns
          .flatMap(turn => turn.events)
          .reduce((now, event) => faceOfAngels.apply(now, event), first)
        expect(replayed).toEqual(last)
        expect(JSON.stringify(first)).toBe(frozen)
      }),
      { numRuns: runs(5, 25) }
    )
  })

  it('A6: states, commands and events go through their parsers unchanged', () => {
    fc.assert(
      fc.property(games, game => {
        playAtRandom({ ...game, steps: 140 }, (state, { command, events }) => {
          expect(faceOfAngels.check(state)).toEqual([])
          expect(faceOfAngels.parse.state.parse(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state })
          if (command)
            expect(faceOfAngels.parse.command.parse(JSON.parse(JSON.stringify(command)))).toEqual({
              ok: true,
              value: command
            })
          for (const event of events) {
            expect(faceOfAngels.parse.event.parse(JSON.parse(JSON.stringify(event)))).toEqual({
              ok: true,
              value: event
            })
          }
        })
      }),
      { numRuns: runs(2, 12) }
    )
  })

  it('A37b: a player who is away holds no card and is offered nothing', () => {
    let away = 0
    fc.assert(
      fc.property(games, game => {
        playAtRandom(game, state => {
          for (const { seat } of state.protagonists.filter(one => !state.seats.includes(one.seat))) {
            away++
            expect(state.piles.hands[seat]).toBeUndefined()
            const { yours } = faceOfAngels.view(state, { kind: 'seat', seat }) as SeatView
            expect(yours).toMatchObject({ asked: [], mayBring: [], mayLay: false, mayDrawAsJack: false })
          }
        })
      }),
      { numRuns: runs(3, 15) }
    )
    expect(away).toBeGreaterThan(runs(10, 100))
  })

  it('A39: no line of the log of an act that is accepted has a hole in it', () => {
    fc.assert(
      fc.property(games, game => {
        playAtRandom(game, (state, { events }) => {
          for (const audience of audiencesOf(state))
            for (const event of events)
              for (const part of faceOfAngels.describe(event, audience)?.parts ?? [])
                expect(JSON.stringify(part)).not.toMatch(/undefined|NaN|\[object/)
        })
      }),
      { numRuns: runs(2, 10) }
    )
  })

  it('A7: no view depends on a card that its audience cannot see', () => {
    fc.assert(
      fc.property(digital, fc.nat(), (game, seed) => {
        playAtRandom({ ...game, steps: 160 }, state => {
          for (const audience of audiencesOf(state)) {
            const other = reshuffledFor(state, holderOf(audience), seed)
            expect(faceOfAngels.view(other, audience)).toEqual(faceOfAngels.view(state, audience))
          }
        })
      }),
      { numRuns: runs(2, 10) }
    )
  })

  it('A7: no log line depends on the cards that an event moves out of sight', () => {
    const blank = ({ events }: Turn) =>
      events.map(event => {
        if (event.type === 'deck-shuffled' || event.type === 'discard-reshuffled')
          return { ...event, order: event.order.map(() => null) }
        return 'cards' in event ? { ...event, cards: event.cards.map(() => null) } : event
      })
    fc.assert(
      fc.property(digital, game => {
        playAtRandom(game, (state, turn) => {
          for (const audience of audiencesOf(state)) {
            const lines = turn.events.map(event => faceOfAngels.describe(event, audience))
            expect(blank(turn).map(event => faceOfAngels.describe(event, audience))).toEqual(lines)
          }
        })
      }),
      { numRuns: runs(4, 20) }
    )
  })

  it('A7: every card that a view names is public, or in its audience’s own hand', () => {
    fc.assert(
      fc.property(digital, game => {
        playAtRandom({ ...game, steps: 160 }, state => {
          const gone = new Set(state.contest?.tricks.flatMap(trick => trick.laid.map(one => one.card)))
          for (const audience of audiencesOf(state)) {
            const holder = holderOf(audience)
            const others = participants(state).filter(who => who !== holder)
            const secret = [...state.piles.draw, ...others.flatMap(who => state.piles.hands[who] ?? [])]
            const text = JSON.stringify(faceOfAngels.view(state, audience))
            // A trick of this contest is remembered although its cards may have been reshuffled since.
            expect(secret.filter(card => card && !gone.has(card) && text.includes(`"${card}"`))).toEqual([])
          }
        })
      }),
      { numRuns: runs(2, 10) }
    )
  })

  it('the random games come to contests and tricks', () => {
    const seen = new Map<string, number>()
    const wanted = [
      'trick-taken',
      'contest-won',
      'contest-closed',
      'transformation-picked',
      'hand-returned',
      'discard-reshuffled',
      'relationship-settled',
      'cards-discarded',
      'seat-left',
      'seat-returned'
    ] as const
    const missing = (): readonly string[] => wanted.filter(type => (seen.get(type) ?? 0) < 3)
    for (let seed = 1; seed <= 45 && missing().length > 0; seed++) {
      const { turns, refused } = playAtRandom({
        players: 2 + (seed % 5),
        cards: seed % 3 === 0 ? 'physical' : 'digital',
        seed,
        steps: 400
      })
      expect(refused).toBeGreaterThan(0)
      for (const event of turns.flatMap(turn => turn.events)) seen.set(event.type, (seen.get(event.type) ?? 0) + 1)
    }
    expect(missing()).toEqual([])
  })
})
