import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyQuestion, askedAgain, missingAnswer, proposedAnswers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import { gameFace } from '#rules/game-face/index'
import { openQuestions, questionsShown } from '#rules/game-face/open-questions'
import type { State } from '#rules/game-face/state'
import { sides } from '#rules/game-face/vocabulary'
import { seededLuck } from '../../support/luck'
import { expectLawful, noQuestions } from '../../support/question-laws'
import { runs } from '../../support/thorough'
import { brindle, contestant, Duel, kresk, warden, wren } from './duel'
import { play, steps } from './random-duel'

const longestMs = 900_000
const idsOf = (state: State, seat: SeatId | null): readonly string[] =>
  questionsShown(state, seat === null ? gm : { kind: 'seat', seat }).map(({ id }) => id)
const ask = (state: State, seat: SeatId | null, id: string) =>
  openQuestions(state, seat === null ? gm : { kind: 'seat', seat }).find(({ question }) => question.id === id)

describe('the questions of a duel', () => {
  it('GF7 QU1 the die under a cup is asked of its owner alone, and none is proposed', () => {
    const { state } = Duel.begun()
    expect(idsOf(state, kresk)).toEqual(['pick left 1', 'describe left 1', 'concede left'])
    expect(idsOf(state, null).slice(0, 2)).toEqual(['describe left 1', 'describe right 1'])
    expect(idsOf(state, null).filter(id => /^(pick|roll|enter) /.test(id))).toEqual([])
    expect(idsOf(state, wren)).toEqual([])
    expect(ask(state, kresk, 'pick left 1')?.question.fields).toMatchObject([{ key: 'die', chosen: null }])
    expect(ask(state, kresk, 'pick left 1')?.command({ die: 'clubs' })).toEqual({
      type: 'pick',
      side: 'left',
      suit: 'clubs'
    })
  })

  it('GF7 QU1 the Game Master is asked for the die of their own contestant', () => {
    const { state } = Duel.begun({}, { right: warden })
    expect(idsOf(state, null)).toContain('pick right 1')
    expect(ask(state, null, 'pick right 1')?.question).toMatchObject({ seat: null, decides: 'gm' })
  })

  it('GF9 QU1 the roll is asked when both have picked, and another die is offered until then', () => {
    const duel = Duel.begun()
    const picked = gameFace.apply(duel.state, {
      type: 'die-picked',
      side: 'left',
      who: contestant().who,
      suit: 'clubs'
    })
    expect(ask(picked, kresk, 'pick left 1')?.question).toMatchObject({ offered: true, fields: [{ chosen: 'clubs' }] })
    const both = gameFace.apply(picked, {
      type: 'die-picked',
      side: 'right',
      who: { kind: 'seat', seat: brindle },
      suit: 'spades'
    })
    expect(idsOf(both, kresk)).toEqual(['roll left 1', 'pick left 1', 'describe left 1', 'concede left'])
  })

  it('GF26 QU2 what a real die shows is never proposed, and no more than its faces is taken', () => {
    const { state } = Duel.begun({}, { left: contestant({ dice: 'table' }) })
    const enter = ask(state, kresk, 'enter left 1')
    const answers = { ...proposedAnswers(enter!.question), die: 'hearts' }
    expect(missingAnswer(enter!.question, answers)).toBe('Type 1 to 6')
    expect(enter?.command({ ...answers, 'die-d6': 5 })).toEqual({
      type: 'enter-die',
      side: 'left',
      suit: 'hearts',
      roll: 5
    })
  })

  it('GF10 GF26 QU1 real dice that no player has entered are read out with the cups', () => {
    const { state } = Duel.withRealDice()
    const [reveal] = openQuestions(state, gm)
    expect(reveal?.question.id).toBe('reveal 0')
    expect(missingAnswer(reveal!.question, proposedAnswers(reveal!.question))).toBe('Choose one')
    expect(reveal?.command({ left: 'spades', 'left-d12': 11, right: 'clubs', 'right-d8': 3 })).toEqual({
      type: 'reveal',
      typed: { left: { suit: 'spades', roll: 11 }, right: { suit: 'clubs', roll: 3 } }
    })
  })
})

describe('the questions beside the rounds', () => {
  const asked = (state: State, id: string) => {
    const found = ask(state, null, id)
    if (!found) throw new Error(`no question ${id}`)
    return found
  }

  it('GF1 GF2 GF21 QU1 a duel begins with two players, or with a player and a character of the Game Master', () => {
    const { state } = new Duel()
    const { question, command } = asked(state, 'begin 0')
    const proposed = proposedAnswers(question)
    expect(missingAnswer(question, proposed)).toBeNull()
    expect(command(proposed)).toEqual({
      type: 'begin',
      contestants: {
        left: { who: { kind: 'seat', seat: kresk }, strong: 'spades', weak: 'hearts', dice: 'screen' },
        right: { who: { kind: 'seat', seat: brindle }, strong: 'clubs', weak: 'diamonds', dice: 'screen' }
      },
      voice: null,
      variants: { bonus: 'lasting', ties: 'spent' }
    })
    const own = { ...proposed, who: 'npc' }
    expect(missingAnswer(question, own)).toBe('Write a few words')
    expect(command({ ...own, name: ' The Warden ' })).toMatchObject({
      contestants: { right: { who: { kind: 'npc', name: 'The Warden' } } }
    })
    expect(questionsShown(state, { kind: 'seat', seat: kresk })).toEqual([])
  })

  it('GF1 QU2 with one player the duel of two players is blocked, without a player every duel', () => {
    const { state } = new Duel()
    const alone = (left: number): State => ({
      ...state,
      seats: state.seats.map((seat, at) => ({ ...seat, retired: at >= left }))
    })
    const one = asked(alone(1), 'begin 0').question
    expect(one.fields[0]).toMatchObject({ chosen: 'npc', choices: [{ blocked: { opens: 'seats' } }, { key: 'npc' }] })
    expect(one.blocked).toBeUndefined()
    expect(asked(alone(0), 'begin 0').question.blocked).toMatchObject({ opens: 'seats' })
  })

  it('GF21 QU1 the next duel proposes what the last one had, with the player on the left', () => {
    const duel = Duel.begun({}, { left: warden, right: contestant({ strong: 'hearts', weak: 'clubs', dice: 'table' }) })
    const { question } = asked(duel.state, 'begin 0 anew')
    expect(proposedAnswers(question)).toMatchObject({
      who: 'npc',
      left: kresk,
      'suits-left': ['hearts', 'clubs'],
      'dice-left': 'table',
      name: warden.who.kind === 'npc' ? warden.who.name : ''
    })
  })

  it('GF27 QU3 who concedes chooses it on purpose, and a phone asks once more', () => {
    const { state } = Duel.begun()
    const own = ask(state, kresk, 'concede left')!
    expect(own.question).toEqual(asked(state, 'concede left').question)
    expect(missingAnswer(own.question, proposedAnswers(own.question))).toBe('Choose one')
    expect(askedAgain(own.question, { concede: 'concede' })).toBe('The duel is over')
    expect(own.command({ concede: 'concede' })).toEqual({ type: 'concede', side: 'left' })
    expect(ask(state, kresk, 'concede right')).toBeUndefined()
  })

  it('GF6 GF23 GF26 QU1 the Game Master names the voice, changes the dice and corrects a reveal', () => {
    const { state } = Duel.begun()
    expect(asked(state, 'voice none').command({ voice: wren })).toEqual({ type: 'name-voice', seat: wren })
    expect(asked(state, 'dice left table').command({})).toEqual({ type: 'use-dice', side: 'left', dice: 'table' })
    expect(ask(state, null, 'correct 0')).toBeUndefined()
    expect(ask(state, kresk, 'dice left table')).toBeUndefined()
  })
})

describe('the questions of random duels', () => {
  it(
    'QU1 GF7 each screen offers the same, the rules take what is complete, and no screen has another cup',
    () => {
      const count = noQuestions()
      fc.assert(
        fc.property(play, game => {
          const luck = seededLuck(game.seed)
          for (const { state } of steps(game)) expectLawful(laws, state, luck, count)
        }),
        { numRuns: runs(20, 1_300), endOnFailure: true }
      )
      console.info(`Game Face: ${count.states} states, ${count.compared} compared, ${count.taken} taken`)
      expect(count.states).toBeGreaterThan(runs(80, 10_000))
      expect(count.kinds.size, [...count.kinds].join(', ')).toBeGreaterThan(4)
    },
    longestMs
  )

  it(
    'QU1 GF7 no question of another screen tells what was picked, entered or rolled',
    () => {
      fc.assert(
        fc.property(play, game => {
          for (const { state } of steps(game))
            for (const side of sides) {
              const other = withOtherCup(state, side)
              const owner = state.contestants?.[side].who
              for (const seat of [null, kresk, brindle, wren]) {
                const owns = seat === null ? owner?.kind === 'npc' : owner?.kind === 'seat' && owner.seat === seat
                if (owns) continue
                const audience = seat === null ? gm : ({ kind: 'seat', seat } as const)
                expect(questionsShown(other, audience)).toEqual(questionsShown(state, audience))
              }
            }
        }),
        { numRuns: runs(20, 200), endOnFailure: true }
      )
    },
    longestMs
  )
})

/** The same duel with another die and another number under that cup. */
function withOtherCup(state: State, side: 'left' | 'right'): State {
  const { ritual } = state
  const hidden = ritual?.hidden[side]
  if (!ritual || !hidden) return state
  const suit = hidden.suit === 'clubs' ? 'hearts' : 'clubs'
  const roll = hidden.roll === null ? null : hidden.roll === 1 ? 2 : 1
  return { ...state, ritual: { ...ritual, hidden: { ...ritual.hidden, [side]: { ...hidden, suit, roll } } } }
}

const laws = {
  system: gameFace as never,
  seatsOf: ({ seats }: State) => seats.filter(({ retired }) => !retired).map(({ id }) => id),
  isPlayersAlone: (_: State, { id }: AnyQuestion) => /^(pick|roll|enter) /.test(id),
  secretsOf: () => [],
  // The proposal of a correction is what the dice are said to have shown.
  untold: () => ['read-the-same']
}
