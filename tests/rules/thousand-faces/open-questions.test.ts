import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingAnswer, proposedAnswers, type Question } from '#rules/core/question'
import { gm } from '#rules/core/seat'
import { openQuestions, questionsShown } from '#rules/thousand-faces/open-questions'
import { decide } from '#rules/thousand-faces/slices'
import type { State } from '#rules/thousand-faces/state'
import { scriptedLuck, seededLuck } from '../../support/luck'
import { expectLawful, noQuestions } from '../../support/question-laws'
import { askedTable, openGame, planted } from '../../support/thousand-faces/question-game'
import { playByWhim } from '../../support/thousand-faces/random-table'
import { ada, board, bo, digital, flip, play, sheet } from '../../support/thousand-faces/table'
import { turns } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'
import { aCharacter, aFoe, anItem, use } from './characters/builders'
import { facing } from './follow-up/facing'

const longestMs = 240_000
const phones = (state: State): State => ({ ...state, phoneFlips: { everybody: true, except: [] } })
const struck = (power: number, items: readonly ReturnType<typeof anItem>[] = []): State =>
  play(phones(board([sheet(ada, { character: aCharacter({ items: [...items] }) }), sheet(bo)], { made: 100 })), {
    type: 'open-attack',
    seat: ada,
    power: { by: 'number', number: power },
    exertion: 'physical',
    from: 'a beam'
  }).state
const forGm = (state: State): readonly Question[] => questionsShown(state, { kind: 'gm' })
const ownOf = (state: State): readonly Question[] => questionsShown(state, { kind: 'seat', seat: ada })

describe('the questions of a board', () => {
  it('QU1 none waits where nothing is to be decided, and the table is asked nothing', () => {
    expect(forGm(board([sheet(ada)]))).toEqual([])
    expect(questionsShown(struck(4), { kind: 'table' })).toEqual([])
  })

  it('QU1 a blow is asked of its player and of the Game Master, and of no other player', () => {
    expect(forGm(struck(4)).map(({ id, seat }) => [id, seat])).toEqual([['blow 101', ada]])
    expect(ownOf(struck(4)).map(({ id }) => id)).toEqual(['blow 101'])
    expect(questionsShown(struck(4), { kind: 'seat', seat: bo })).toEqual([])
  })

  it('QU1 none waits while a flip is not over', () => {
    const tie = play(struck(4), flip({ seat: bo, net: 2 }), scriptedLuck()).state
    expect([tie.pending === null, forGm(tie).length]).toEqual(tie.pending === null ? [true, 1] : [false, 0])
  })

  it('C1 L7 a Critical Success offers a Blessing, levels for XP, or nothing, and proposes none', () => {
    const lucky = board([sheet(ada, { piles: digital({ top: ['11'] }), xp: 1 })])
    const state = play(lucky, use('pick-pockets', { attribute: 'dex', advantages: 2 }), scriptedLuck()).state
    expect(state.pending?.kind).toBe('critical')
    const [open] = openQuestions(state, { kind: 'seat', seat: ada })
    expect(open?.question).toMatchObject({ seat: ada, rule: 'C1', fields: [{ key: 'take', chosen: null }] })
    expect(open?.command({ take: 'blessing' })).toEqual({ type: 'answer-critical', take: 'blessing' })
    expect(open?.command({ take: 'nothing' })).toEqual({ type: 'answer-critical', take: 'nothing' })
    expect(open?.command({ take: 'level-1' })).toEqual({ type: 'raise-by-critical', steps: 1 })
    expect(openQuestions(state, { kind: 'seat', seat: bo })).toEqual([])
  })

  it('FB4 an open flashback proposes its result, and each step is a question of its own', () => {
    const flipped = play(board([sheet(ada, { xp: 3 })]), flip(), scriptedLuck()).state
    let state = play(flipped, { type: 'flashback', seat: ada }, scriptedLuck()).state
    if (state.pending?.kind !== 'flashback') return expect(state.pending).toBeNull()
    const [first] = openQuestions(state, { kind: 'gm' })
    expect(proposedAnswers(first!.question)).toEqual({ does: 'keep' })
    expect(first!.command({ does: 'keep' })).toEqual({ type: 'settle-flashback' })
    state = play(state, first!.command({ does: 'raise' }), scriptedLuck()).state
    const [second] = openQuestions(state, { kind: 'gm' })
    expect(second?.question.id).not.toBe(first!.question.id)
  })

  it('QU3 the least harm is proposed, and a way that ends the fight never is', () => {
    const way = ({ fields }: Question) => fields.find(({ key }) => key === 'way')
    expect(way(forGm(struck(4))[0]!)).toMatchObject({ chosen: 'way-1' })
    const deadly = way(forGm(struck(12))[0]!)
    expect(deadly).toMatchObject({
      chosen: 'way-1',
      choices: [{ title: ['1 Wound'] }, { title: ['12 Exhaustion'], isFatal: true }]
    })
    const worn = {
      ...struck(12),
      sheets: struck(12).sheets.map(each => ({ ...each, tokens: { ...each.tokens, wound: 2 as const } }))
    }
    expect(way(forGm(worn)[0]!)).toMatchObject({ chosen: null })
  })

  it('N8 the slots of the chosen way are proposed in a fold, and others can be chosen there', () => {
    const [question] = openQuestions(struck(6, [anItem('leather-armour', { id: 'i1' })]), { kind: 'gm' })
    expect(question?.question.fields).toContainEqual(
      expect.objectContaining({
        key: 'way-1-wound',
        fold: 'Other slots',
        chosen: ['i1:0'],
        when: { field: 'way', is: ['way-1'] }
      })
    )
    expect(question?.command({ way: 'way-1' })).toMatchObject({ woundOnto: { on: 'item', item: 'i1', slot: 0 } })
    expect(question?.command({ way: 'way-1', 'way-1-wound': [] })).toMatchObject({ woundOnto: null })
  })

  it('Q11 a shield is raised by the same question', () => {
    const [question] = openQuestions(struck(6, [anItem('shield')]), { kind: 'seat', seat: ada })
    expect(question?.command({ way: 'shield-i1' })).toMatchObject({ type: 'raise-shield', item: 'i1', attack: 101 })
  })

  it('FU3 U10 a player is asked only about foes that the players see', () => {
    const hidden = phones(
      facing(2, [aFoe({ revealed: true }), { ...aFoe({ id: 2 }), name: 'Zq9', revealed: false }], [])
    )
    const used = play(hidden, use('mix-it-up', { attribute: 'str' }), scriptedLuck()).state
    expect(ownOf(used).map(({ id }) => id)).toEqual(['foe 101'])
    expect(JSON.stringify(ownOf(used))).not.toContain('Zq9')
    expect(openQuestions(hidden, { kind: 'seat', seat: ada })).toEqual([])
  })
})

describe('an exchange of blows by questions alone', () => {
  it('FU3 FU4 FU5 the foe, the power and the answer are asked one after the other, and what is proposed is played', () => {
    const luck = seededLuck(5)
    let state = play(facing(2), use('mix-it-up', { attribute: 'str' }), scriptedLuck()).state
    const asked: string[] = []
    for (let step = 0; step < 6; step++) {
      const [open] = openQuestions(state, { kind: 'gm' })
      if (!open) break
      asked.push(open.question.id.split(' ')[0]!)
      const done = decide(state, open.command(proposedAnswers(open.question)), gm, luck)
      if (!done.ok) throw new Error(JSON.stringify(done.error))
      state = done.value.state
    }
    expect(asked).toEqual(['foe', 'power', 'answer', 'blow'])
  })

  it('FU4 a number that the dice on the table show takes the place of the rolled one', () => {
    let state = play(facing(2), use('mix-it-up', { attribute: 'str' }), scriptedLuck()).state
    state = play(state, openQuestions(state, { kind: 'gm' })[0]!.command({ foe: '1' }), seededLuck(5)).state
    const [power] = openQuestions(state, { kind: 'gm' })
    expect(missingAnswer(power!.question, { does: 'typed' })).toBe('Type 1 to 99')
    expect(power!.command({ does: 'typed', power: 9 })).toMatchObject({ type: 'roll-power', power: 9 })
    expect(power!.command({ does: 'again' })).toMatchObject({ type: 'roll-power', power: 'roll' })
    expect(power!.command({ does: 'apply' })).toMatchObject({ type: 'apply-power', square: 'keep' })
  })
})

describe('the questions of random play', () => {
  it(
    'QU1 U10 Q14 each screen offers the same, the rules take what is complete, and no hidden foe is named',
    () => {
      const count = noQuestions()
      fc.assert(
        fc.property(turns(80), fc.nat(), (whims, seed) => {
          const luck = seededLuck(seed)
          playByWhim(askedTable, whims, seed, ({ after }) => expectLawful(openGame, planted(after), luck, count))
        }),
        { numRuns: runs(8, 150), endOnFailure: true }
      )
      console.info(`A Thousand Faces, open: ${count.states} states, ${count.compared} compared, ${count.taken} taken`)
      expect(count.states).toBeGreaterThan(runs(300, 10_000))
      expect([...count.kinds]).toEqual(
        expect.arrayContaining(runs(['blow', 'outcome'], ['blow', 'outcome', 'foe', 'power', 'answer']))
      )
    },
    longestMs
  )
})
