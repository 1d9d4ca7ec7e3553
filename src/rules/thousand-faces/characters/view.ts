import { equipmentView } from '../equipment/view'
import { explain } from '../explain'
import { whyNoFlashback } from '../flip/moved-on'
import { injuryView } from '../injury/view'
import { moves, moveOf } from '../moves/all'
import { whyNotStudy } from '../moves/learn'
import { isBreather } from '../moves/may'
import { movesView } from '../moves/view'
import type { Sheet, State } from '../types'
import { creationSteps, owned } from './character'
import { startingLimit } from './creation'
import { remembered } from '../remembered'
import { stepWants } from './steps'
import type { CharacterView, StepView, WorkshopView } from './views'
import { xpUses } from './xp-uses'

/** The part that only the story and the workshop touch, and the uses of XP, which flips and mini-games touch too. */
type Lasting = Omit<CharacterView, 'xpUses'>

const lasting = remembered<Sheet, Lasting>()
const passing = remembered<Sheet, CharacterView['xpUses']>()
const whole = remembered<Sheet, CharacterView>()
const laid = remembered<State['workshop'], WorkshopView>()

/** Everything about one character; each part made once for each sheet and what stands around it. */
export function characterView(state: State, sheet: Sheet): CharacterView {
  const { story, workshop, pending, outcomes, game, flipBy } = state
  const kept = lasting(sheet, [story, workshop], () => lastingView(state, sheet))
  // what a flashback waits for hangs on Shadow, owed moves and other players' XP
  const flashback = whyNoFlashback(state, sheet.seat)
  const uses = passing(sheet, [story, pending, outcomes, game, flipBy, flashback], () => xpUses(state, sheet))
  return whole(sheet, [kept, uses], () => ({ ...kept, xpUses: uses }))
}

function lastingView(state: State, sheet: Sheet): Lasting {
  const { seat, character } = sheet
  const { created, fateful, offered, answers, owedMagic, berserk, entreated, lastMove, fastUsed, answered } = character
  const learn = moves.filter(
    move => (move.group === 'card' || move.levels.length > 0) && whyNotStudy(state, seat, move.id) === null
  )
  const has = learn.filter(move => owned(character, move.id) !== undefined || move.group !== 'card')
  return {
    created, fateful, offered, owedMagic, berserk, fastUsed, answered,
    entreated: entreated !== null,
    breatherBlocked: lastMove !== null && isBreather(lastMove),
    steps: stepsView(sheet),
    answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    moves: movesView(state, sheet),
    equipment: equipmentView(state, sheet),
    injury: injuryView(state, sheet),
    learnable: learn.filter(move => !has.includes(move)).map(move => move.id),
    raisable: has.map(move => move.id)
  } // prettier-ignore
}

function stepsView(sheet: Sheet): readonly StepView[] {
  return creationSteps.map(step => {
    const wants = stepWants(sheet, step)
    const marked = sheet.character.steps[step]
    return {
      step,
      state: marked ?? (wants === null && step !== 'received-cards' ? 'done' : 'open'),
      wants: marked === 'skipped' ? null : wants
    }
  })
}

/** What lies on the table while characters are made (R1, R2, R11). */
export function workshopView(state: State): WorkshopView {
  const { workshop, sheets } = state
  return laid(
    workshop,
    sheets.map(sheet => sheet.character),
    () => madeWorkshop(state)
  )
}

function madeWorkshop({ workshop, sheets }: State): WorkshopView {
  const { touchstones, questions, laidOut, freed } = workshop
  return {
    touchstones,
    questions,
    freed,
    circled: touchstones.filter(each => each.circledBy !== null).map(each => each.title),
    laidOut: laidOut.map(move => ({
      move,
      class: moveOf(move).class ?? 'C',
      takenBy: sheets.find(({ character }) => owned(character, move))?.seat ?? null,
      blockedFor: sheets.flatMap(({ seat, character }) => {
        const limit = startingLimit(
          character.moves.map(card => card.move),
          move
        )
        return limit === null ? [] : [{ seat, why: explain({ because: limit, seat }) }]
      })
    }))
  }
}
