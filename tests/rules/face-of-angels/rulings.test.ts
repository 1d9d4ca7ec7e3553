import { describe, expect, it } from 'vitest'
import { gm } from '#rules/core/seat'
import { firstActs } from '#rules/face-of-angels/acts/first-acts'
import { faceOfAngels } from '#rules/face-of-angels/index'
import type { State } from '#rules/face-of-angels/state'
import type { TableView } from '#rules/face-of-angels/view'
import {
  after,
  contested,
  dealt,
  eventsOf,
  inAct,
  joon,
  lay,
  margit,
  pass,
  played,
  powerful,
  priya,
  refusalOf,
  seatActor,
  stepOf,
  trick,
  withHands,
  withProtagonist,
  withStakes
} from '../../support/face-of-angels/table'

const outcomeOf = ({ contest }: State) => (contest?.phase.at === 'ended' ? contest.phase.outcome : null)

/** An Ace who is about to lose all three tricks. */
const ace = (): State =>
  withHands(withProtagonist(inAct(dealt(), 1), margit, { personality: 'ace' }), {
    [margit]: ['2C', '2D', '2H'],
    world: ['AC', 'AD', 'AH']
  })

/** An Ace that went for broke and lost all three tricks. */
function lostAllThree(broke: State = contested(ace(), { kind: 'going-for-broke' })): State {
  const first = trick(broke, lay(margit, '2C'), lay('world', 'AC'))
  const second = trick(first, lay('world', 'AD'), lay(margit, '2D'))
  return trick(second, lay('world', 'AH'), lay(margit, '2H'))
}

describe('when both win their stakes', () => {
  const propose = (who: typeof margit | 'world', words: string) => ({ type: 'propose-end', who, words }) as const

  it('A24b: one proposes the closest way, the other agrees, and that is what the record keeps', () => {
    const proposed = played(lostAllThree(), propose(margit, 'The gate opens by a hand’s breadth.'))
    expect(refusalOf(proposed, seatActor(margit), { type: 'agree-end', who: margit })).toEqual({
      because: 'not-your-turn',
      turn: 'world'
    })
    const asked = (faceOfAngels.view(proposed, { kind: 'table' }) as TableView).participants.find(
      one => one.who === 'world'
    )?.asked
    expect(asked).toEqual([{ kind: 'agree-end', words: 'The gate opens by a hand’s breadth.' }])
    const agreed = played(proposed, { type: 'agree-end', who: 'world' })
    expect(outcomeOf(agreed)?.common).toBe('The gate opens by a hand’s breadth.')
    const closed = played(agreed, { type: 'close-contest', who: 'world' })
    expect(closed.past[0]?.outcome?.common).toBe('The gate opens by a hand’s breadth.')
    expect(faceOfAngels.parse.state.parse(JSON.parse(JSON.stringify(closed)))).toEqual({ ok: true, value: closed })
  })

  it('A24b: the other may propose something else instead, and until one agrees the contest stays open', () => {
    const proposed = played(lostAllThree(), propose(margit, 'Half of it.'))
    expect(refusalOf(proposed, gm, { type: 'close-contest', who: 'world' })).toEqual({
      because: 'end-proposed',
      by: margit
    })
    expect(refusalOf(proposed, gm, propose('world', 'Half of it.'))).toEqual({ because: 'nothing-changed' })
    const countered = played(proposed, propose('world', 'A third of it.'), { type: 'agree-end', who: margit })
    expect(outcomeOf(countered)?.common).toBe('A third of it.')
  })

  it('A24b: they agree on it before the first trick, and if both win that is what comes true', () => {
    const staked = withStakes(ace(), { kind: 'going-for-broke' })
    const words = 'The gate opens by a hand’s breadth.'
    const proposed = played(staked, propose(margit, words))
    const view = faceOfAngels.view(proposed, { kind: 'table' }) as TableView
    expect(view.contest?.closest).toEqual({ by: 'initiator', words, agreed: false })
    expect(view.participants.find(one => one.who === 'world')?.asked).toContainEqual({ kind: 'agree-end', words })
    expect(refusalOf(proposed, seatActor(margit), { type: 'agree-end', who: margit }).because).toBe('not-your-turn')
    expect(refusalOf(proposed, seatActor(joon), { type: 'propose-end', who: joon, words }).because).toBe(
      'not-your-turn'
    )
    const agreed = played(proposed, { type: 'agree-end', who: 'world' })
    expect(refusalOf(agreed, gm, propose('world', words))).toEqual({ because: 'nothing-changed' })
    expect(faceOfAngels.parse.state.parse(JSON.parse(JSON.stringify(agreed)))).toEqual({ ok: true, value: agreed })
    const lost = lostAllThree(played(agreed, { type: 'accept-stakes', who: 'world', pace: 3 }))
    expect(outcomeOf(lost)).toMatchObject({ both: true, common: words })
    expect(played(lost, { type: 'close-contest', who: 'world' }).past[0]?.outcome?.common).toBe(words)
  })

  it('A24b: what was not answered before is answered once both have won; other stakes end the answers', () => {
    const staked = withStakes(ace(), { kind: 'going-for-broke' })
    const proposed = played(staked, propose('world', 'Half of it.'))
    const lost = lostAllThree(played(proposed, { type: 'accept-stakes', who: 'world', pace: 3 }))
    expect(outcomeOf(lost)).not.toHaveProperty('common')
    expect(outcomeOf(played(lost, { type: 'agree-end', who: margit }))?.common).toBe('Half of it.')
    const other = { type: 'change-condition', who: 'world', condition: 'ifWin', words: 'The gate breaks.' } as const
    expect(played(proposed, other).contest).not.toHaveProperty('closest')
  })

  it('A24b: where no Ace goes for broke, and once the tricks have begun, there is no answer beforehand', () => {
    expect(refusalOf(withStakes(ace()), seatActor(margit), propose(margit, 'x')).because).toBe('wrong-moment')
    const running = contested(ace(), { kind: 'going-for-broke' })
    expect(refusalOf(running, seatActor(margit), propose(margit, 'x')).because).toBe('wrong-moment')
  })

  it('A24b: an Ace that wins a trick wins or loses alone, whatever was agreed', () => {
    const words = 'Half of it.'
    const agreed = played(
      withStakes(withHands(ace(), { [margit]: ['AC', '2D', '2H'], world: ['2C', 'AD', 'AH'] }), {
        kind: 'going-for-broke'
      }),
      propose(margit, words),
      { type: 'agree-end', who: 'world' },
      { type: 'accept-stakes', who: 'world', pace: 3 }
    )
    const first = trick(agreed, lay(margit, 'AC'), lay('world', '2C'))
    const second = trick(first, lay(margit, '2D'), lay('world', 'AD'))
    const won = trick(second, lay('world', 'AH'), lay(margit, '2H'))
    expect(outcomeOf(won)).toMatchObject({ both: false })
    expect(outcomeOf(won)).not.toHaveProperty('common')
  })

  it('A24b: without a proposal both stakes come true, and it is for the two alone, when both win', () => {
    expect(refusalOf(lostAllThree(), seatActor(joon), { type: 'propose-end', who: joon, words: 'x' })).toEqual({
      because: 'not-your-turn',
      turn: null
    })
    expect(refusalOf(lostAllThree(), gm, { type: 'agree-end', who: 'world' })).toEqual({
      because: 'choice-not-offered'
    })
    expect(refusalOf(lostAllThree(), seatActor(margit), propose(margit, ''))).toEqual({ because: 'words-missing' })
    const closed = played(lostAllThree(), { type: 'close-contest', who: 'world' })
    expect(closed.past[0]?.outcome).not.toHaveProperty('common')
    const plain = withHands(inAct(dealt(), 1), { [margit]: ['5C'], world: ['2D'] })
    const won = trick(contested(plain, { pace: 1 }), lay(margit, '5C'), lay('world', '2D'))
    expect(refusalOf(won, seatActor(margit), propose(margit, 'x'))).toEqual({ because: 'not-both-win' })
  })
})

describe('readings of the rules', () => {
  const hands = { [margit]: ['5C', '6C'], [joon]: ['KD', '9C'], [priya]: ['3H'], world: ['7C', '2S'] } as const

  it('A15c: the Game Master closes both steps for helpers at once, or one', () => {
    const state = played(withHands(contested(dealt(), { pace: 1 }), hands), lay(margit, '5C'), lay('world', '7C'))
    expect(stepOf(after(state, gm, { type: 'close-help' }))).toBe('help-responder')
    expect(outcomeOf(after(state, gm, { type: 'close-help', steps: 'both' }))?.winner).toBe('respondent')
    const second = after(state, gm, { type: 'close-help' })
    expect(outcomeOf(after(second, gm, { type: 'close-help', steps: 'both' }))?.winner).toBe('respondent')
  })

  it('A23b: the contestant tells the wrap-up also when a helper’s card was the point card', () => {
    const state = withHands(contested(dealt(), { pace: 1 }), hands)
    const helped = played(state, lay(margit, '5C'), lay('world', '2S'), lay(joon, '9C'), pass(priya), pass(priya))
    const won = played(helped, { type: 'pick-point', who: margit, card: '9C' })
    expect(outcomeOf(won)).toMatchObject({ winner: 'initiator', narrator: margit })
  })

  it('A25b: a helper’s own super-trump ends the contest for the side that is helped', () => {
    const state = withHands(contested(powerful(dealt(), joon, 'king', 'diamonds')), hands)
    const won = played(state, lay(margit, '5C'), lay('world', '7C'), lay(joon, 'KD'))
    expect(outcomeOf(won)).toMatchObject({ winner: 'initiator', by: 'super-trump', narrator: joon })
    expect(won.contest?.phase).toMatchObject({ transformation: { of: joon, picker: joon } })
  })

  it('A27c: the World says a secret too, for or against; and no player says one of a helper', () => {
    const state = withHands(contested(inAct(dealt(), 1)), hands)
    const led = played(state, lay(margit, '5C'))
    const against = { secret: { about: margit, words: 'She let it out.' } }
    expect(eventsOf(led, gm, lay('world', '7C', against))[0]).toMatchObject({ type: 'card-laid' })
    const answered = played(led, lay('world', '7C'))
    expect(eventsOf(answered, seatActor(joon), lay(joon, '9C', against))[0]).toMatchObject({ type: 'card-laid' })
    const helped = played(answered, lay(joon, '9C'), pass(priya))
    const ofHelper = { secret: { about: joon, words: 'He knew.' } }
    expect(refusalOf(helped, seatActor(priya), lay(priya, '3H', ofHelper))).toEqual({
      because: 'secret-not-here',
      about: joon
    })
  })

  it('A31c: in Passion the winner who grants the stakes kills or hurts; turning sides is Ascension’s choice', () => {
    expect(firstActs.map(act => act.risk.choices)).toEqual([
      [],
      ['leave', 'spend', 'turn', 'hurt', 'kill'],
      ['leave', 'turn'],
      ['leave', 'hurt', 'kill'],
      ['leave', 'befriend', 'hurt', 'kill']
    ])
    expect(firstActs.map(act => act.risk.itself)).toEqual(['none', 'none', 'spent', 'spent', 'spent'])
    expect(firstActs.map(act => act.risk.price)).toEqual(['none', 'none', 'grant', 'grant', 'none'])
  })
})
