import { describe, expect, it } from 'vitest'
import { gm, type Actor } from '#rules/core/seat'
import type { Command, State } from '#rules/face-of-angels/state'
import { firstActs } from '#rules/face-of-angels/acts/first-acts'
import { faceOfAngels } from '#rules/face-of-angels/index'
import { authorities, objection } from '#rules/face-of-angels/slices'
import type { Authority } from '#rules/face-of-angels/authority'
import { dealt, joon, margit, refusalOf, seatActor, withRelationship } from '../../support/face-of-angels/table'
import { seededLuck } from '../../support/luck'

const prologue = firstActs[0]
if (!prologue) throw new Error('there is a prologue')
const acting = { as: 'protagonist' } as const
const seat = margit
const who = margit

/** One command of each type, Margit's where it belongs to a player. */
const commands: { readonly [Type in Command['type']]: Extract<Command, { type: Type }> } = {
  'choose-cards': { type: 'choose-cards', cards: 'physical' },
  'start-game': { type: 'start-game' },
  'refill-hands': { type: 'refill-hands' },
  'begin-act': { type: 'begin-act', act: 1 },
  'edit-act': { type: 'edit-act', act: prologue },
  'mark-ending': { type: 'mark-ending', act: 0, ending: 0, met: true },
  'edit-night': { type: 'edit-night', place: 'The roof', why: 'Graduation', event: '' },
  'close-help': { type: 'close-help' },
  'call-player': { type: 'call-player', seats: [seat], what: 'turn', why: '' },
  'recall-player': { type: 'recall-player', call: 1 },
  'set-phone-calls': { type: 'set-phone-calls', seat, on: false },
  'answer-call': { type: 'answer-call', seat, call: 1, answer: { type: 'draw-as-jack', who } },
  'deal-extra': { type: 'deal-extra', who, reason: '' },
  'award-trick': { type: 'award-trick', number: 1, to: 'initiator' },
  'end-contest': { type: 'end-contest', winner: null, reason: '' },
  'leave-game': { type: 'leave-game', seat },
  'return-to-game': { type: 'return-to-game', seat },
  'correct-powers': { type: 'correct-powers', seat, trumps: null },
  'correct-progress': { type: 'correct-progress', seat, contests: 1, relationships: 1 },
  'correct-relationship': { type: 'correct-relationship', relationship: 'r1', fate: 'well', spentIn: null },
  'edit-protagonist': { type: 'edit-protagonist', seat, name: 'Ada', personality: 'queen', area: '', perception: '' },
  'gain-powers': { type: 'gain-powers', seat, suit: 'clubs', area: 'fire' },
  'add-character': { type: 'add-character', seat, name: 'The cook', note: '' },
  'edit-character': { type: 'edit-character', seat, character: 'c1', name: 'The cook', note: '' },
  'remove-character': { type: 'remove-character', seat, character: 'c1' },
  'add-relationship': { type: 'add-relationship', seat, kind: 'friend', name: 'Osric' },
  'edit-relationship': { type: 'edit-relationship', seat, relationship: 'r1', kind: 'foe', name: 'Osric' },
  'remove-relationship': { type: 'remove-relationship', seat, relationship: 'r1' },
  'write-secret': { type: 'write-secret', who, words: 'guilty' },
  'note-suspicion': { type: 'note-suspicion', who, about: joon, words: 'heir' },
  'play-as': { type: 'play-as', who, acting },
  'call-contest': { type: 'call-contest', who, acting, respondent: joon, kind: 'ordinary' },
  'step-up': { type: 'step-up', who, acting },
  'set-stakes': { type: 'set-stakes', who, ifWin: 'a', ifLose: 'b' },
  'change-condition': { type: 'change-condition', who, condition: 'ifWin', words: 'a' },
  'confirm-limits': { type: 'confirm-limits', who },
  'accept-stakes': { type: 'accept-stakes', who, pace: 1 },
  'propose-end': { type: 'propose-end', who, words: 'Nobody dies' },
  'agree-end': { type: 'agree-end', who },
  'pass-help': { type: 'pass-help', who },
  'pick-point': { type: 'pick-point', who, card: 'QH' },
  'bring-relationship': { type: 'bring-relationship', who, relationship: 'r1' },
  'draw-as-jack': { type: 'draw-as-jack', who },
  'pick-transformation': { type: 'pick-transformation', who, choice: null, words: 'wings', realm: null },
  'settle-relationship': { type: 'settle-relationship', who, relationship: 'r1', choice: 'leave' },
  'close-contest': { type: 'close-contest', who },
  'lay-card': { type: 'lay-card', who, card: 'QH', acting, played: { as: 'plain' }, secret: null },
  discard: { type: 'discard', who, cards: [] },
  'answer-secret': { type: 'answer-secret', who, verdict: 'true' },
  'hand-back': { type: 'hand-back', who, cards: [] }
}

const digital = withRelationship(dealt(), 'r1', margit, 'friend')
const physical = withRelationship(dealt(3, 'physical'), 'r1', margit, 'friend')

type Verdict = 'may' | 'gm-only' | 'not-yours' | 'players-own-hand'

/** Who may, by authority: the Game Master with digital and with real cards, the owner, another player. */
const expected: Readonly<Record<Authority, readonly [Verdict, Verdict, Verdict, Verdict]>> = {
  keeping: ['may', 'may', 'gm-only', 'gm-only'],
  record: ['may', 'may', 'may', 'not-yours'],
  spoken: ['may', 'may', 'may', 'not-yours'],
  private: ['not-yours', 'not-yours', 'may', 'not-yours'],
  hand: ['players-own-hand', 'may', 'may', 'not-yours']
}

describe('who may send what', () => {
  const verdict = (state: State, command: Command, actor: Actor): string =>
    objection(authorities[command.type], state, command, actor)?.because ?? 'may'

  it.each(Object.values(commands).map(command => [command.type, command] as const))(
    'A36 %s, by every actor',
    (type, command) => {
      expect([
        verdict(digital, command, gm),
        verdict(physical, command, gm),
        verdict(digital, command, seatActor(margit)),
        verdict(digital, command, seatActor(joon))
      ]).toEqual(expected[authorities[type]])
    }
  )

  it.each(Object.values(commands).filter(command => 'who' in command && command.type !== 'write-secret'))(
    'A36 $type of the World is the Game Master’s, and no player’s',
    command => {
      const worlds = { ...command, who: 'world' } as Command
      expect(verdict(digital, worlds, gm)).toBe('may')
      expect(verdict(digital, worlds, seatActor(joon))).toBe(
        authorities[command.type] === 'keeping' ? 'gm-only' : 'not-yours'
      )
    }
  )

  it('A36 no person from outside the game acts or is acted for', () => {
    const stranger = 's77' as typeof margit
    expect(verdict(digital, { ...commands['pass-help'], who: stranger }, gm)).toBe('not-a-participant')
    expect(verdict(digital, { ...commands['pass-help'], who: stranger }, seatActor(stranger))).toBe('not-a-participant')
  })

  it('A39 every refusal has its sentence and its way out', () => {
    const luck = seededLuck(1)
    const reasons = new Set<string>()
    for (const state of [digital, physical, faceOfAngels.open([], { cards: 'digital' })]) {
      for (const command of Object.values(commands)) {
        for (const actor of [gm, seatActor(margit), seatActor(joon)]) {
          const judged = faceOfAngels.decide(state, command, actor, luck)
          if (judged.ok) continue
          reasons.add(judged.error.because)
          const { message, remedy } = faceOfAngels.explain(judged.error)
          expect(message.length * remedy.length).toBeGreaterThan(0)
        }
      }
    }
    expect(reasons.size).toBeGreaterThan(10)
  })

  it.each([
    [{ type: 'lay-card', who: 'world', card: '1C', acting, played: { as: 'plain' }, secret: null }, 'card'],
    [{ type: 'lay-card', who: 'anybody', card: 'QH', acting, played: { as: 'plain' }, secret: null }, 'who'],
    [{ type: 'accept-stakes', who: 'world', pace: 4 }, 'pace'],
    [{ type: 'begin-act', act: 5 }, 'act'],
    [{ type: 'fly' }, 'type'],
    [{ type: 'start-game', cards: ['QH'] }, '']
  ] as const)('A39 the parser stops %j at %s', (input, path) => {
    expect(faceOfAngels.parse.command.parse(input)).toMatchObject({ ok: false, error: { path } })
  })
})

describe('the table’s word', () => {
  it('A37 corrects a relationship by hand', () => {
    const judged = faceOfAngels.decide(
      digital,
      { ...commands['correct-relationship'], fate: 'hurt', spentIn: 3 },
      gm,
      seededLuck(1)
    )
    expect(judged).toMatchObject({
      ok: true,
      value: { events: [{ relationship: { id: 'r1', fate: 'hurt', spentIn: 3 } }] }
    })
    expect(refusalOf(dealt(), gm, commands['correct-relationship'])).toEqual({ because: 'unknown-relationship' })
  })
})
