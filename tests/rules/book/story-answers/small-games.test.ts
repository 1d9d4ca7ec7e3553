import { expect, it } from 'vitest'
import { answersPage } from '#rules/campaign/story-answers'
import { frameFor } from '#rules/campaign/frame'
import { Played } from '../../../support/chronicle'

// The answers that the rules of these games ask for have places on their boards. The Face of Angels: graduation night, relationships, secrets, stakes. Prophecy: Objects, Aspects, the texts. The Game's Face: who, how and the voice's words. What is asked beyond that is the Game Master's own question.
it.each(['face-of-angels', 'game-face', 'prophecy'] as const)(
  'AN1 AN2 AN4 in %s the Game Master’s own questions are asked, kept, brought back, and shown to no other person',
  system => {
    const played = new Played()
    played.campaign({ type: 'add-seat', player: '', character: 'Ada' })
    played.campaign({ type: 'open-board', system, title: '', settings: null })
    const { board, seats } = played
    const page = () => answersPage(played.chronicle.campaign, board)
    expect(page().moments).toEqual([{ id: 'any', title: 'Your own questions', questions: [] }])
    const asked = { board, seat: seats[0]!, moment: 'any', asked: 'Zq1z whom do you miss?' }
    played.campaign({ type: 'keep-answer', ...asked, question: null, text: '' })
    const [open] = page().moments[0]!.questions
    expect(open?.rows).toMatchObject([{ state: 'asked', says: 'Zq1z whom do you miss?' }])
    const { question } = open!
    played.campaign({ type: 'keep-answer', ...asked, question, text: 'Zq2z my brother' })
    played.campaign({ type: 'begin-session' })
    played.campaign({ type: 'return-answer', board, question, seat: seats[0]!, as: 'back' })
    expect(page().moments[0]!.questions[0]?.rows).toMatchObject([
      { state: 'answered', text: 'Zq2z my brother', session: 0, back: 1 }
    ])
    for (const audience of [{ kind: 'table' }, { kind: 'overlay' }, { kind: 'seat', seat: seats[0]! }] as const)
      expect(JSON.stringify(frameFor(played.chronicle, audience as never))).not.toMatch(/Zq\dz/)
  }
)
