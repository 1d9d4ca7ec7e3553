import type { Chronicle } from '#rules/campaign/chronicle'
import type { CampaignCommand } from '#rules/campaign/types'
import { Played } from '../support/chronicle'

/** The answers of a table in two chapters: every command of answers, a met person, an answer that came back. */
export function theAnswers(): Chronicle {
  const played = Played.table('The answers', 'Kresk Half-Tide', 'Sister Wren')
  const [kresk, wren] = played.seats
  const does = (...commands: readonly CampaignCommand[]): void => commands.forEach(command => played.campaign(command))
  const hearth = { type: 'keep-answer', board: played.board, moment: 'hearth' } as const
  const home = { ...hearth, question: 'home', asked: 'What is it here that makes you feel at home?' }
  does(
    { type: 'begin-session', at: Date.UTC(2026, 10, 1, 18) },
    { ...home, seat: kresk!, text: '@Maud sings while the bread is in the oven.' },
    { ...home, seat: wren!, text: 'Nobody asks.' },
    { ...hearth, question: 'premise', moment: 'before', seat: null, asked: 'What is true?', text: 'Bells never lie.' },
    { ...hearth, question: null, moment: 'any', seat: wren!, asked: 'Who sewed @Maud a coat?', text: '' }
  )
  const own = `q${played.chronicle.revision}`
  played.act({ type: 'begin-chapter', chapter: 1 })
  does(
    { ...hearth, question: own, moment: 'any', seat: wren!, asked: 'Who sewed @Maud a coat?', text: '@The Dean did.' },
    { type: 'return-answer', board: played.board, question: 'home', seat: kresk!, as: 'back' },
    { type: 'return-answer', board: played.board, question: 'home', seat: wren!, as: 'back' },
    { type: 'return-answer', board: played.board, question: 'home', seat: wren!, as: 'open' },
    { type: 'drop-answer', board: played.board, question: 'premise', seat: null },
    { type: 'rename-seat', seat: wren!, player: '', character: 'Wren' }
  )
  played.undo()
  played.redo()
  return played.chronicle
}
