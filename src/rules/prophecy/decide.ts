import type { Luck } from '../core/luck'
import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import type { Actor } from '../core/seat'
import type { Command, OutlineCommand, StageCommand, WorldCommand } from './commands'
import { decideOutline } from './decide-outline'
import { decideStage } from './decide-stage'
import { decideWorld } from './decide-world'
import type { Event } from './events'
import { finaleOf, graded, isPresent } from './outline'
import { objection } from './permission'
import type { Refusal } from './refusals'
import type { Options, State } from './types'

export type Decision = Result<readonly Event[], Refusal>

const worldly = new Set<Command['type']>([
  'write-prophecy',
  'receive-module',
  'add-object',
  'rename-object',
  'remove-object',
  'hand-over',
  'attach',
  'rewrite',
  'detach'
] satisfies WorldCommand['type'][])

const outlining = new Set<Command['type']>([
  'sketch',
  'edit-scene',
  'move-scene',
  'cut-scene',
  'bring',
  'take-away',
  'match',
  'unmatch'
] satisfies OutlineCommand['type'][])

/** The only judge of a story, and the only place where its dice are rolled. */
export function decide(state: State, command: Command, actor: Actor, luck: Luck): Decision {
  const wrong = objection(state, command, actor)
  if (wrong) return refuse(wrong)
  if (isWorldly(command)) return decideWorld(state, command)
  if (isOutlining(command)) return decideOutline(state, command)
  switch (command.type) {
    case 'go-to':
      if (command.phase === 'story' && !finaleOf(state)) return refuse({ because: 'no-finale' })
      return ok([{ type: 'phase-entered', phase: command.phase }])
    case 'set-options':
      return decideOptions(state, command.options)
    case 'name-moderator':
      if (command.seat !== null && !isPresent(state, command.seat))
        return refuse({ because: 'not-at-the-table', seat: command.seat })
      return ok([{ type: 'moderator-named', seat: command.seat }])
    default:
      return decideStage(state, command satisfies StageCommand, luck)
  }
}

function isWorldly(command: Command): command is WorldCommand {
  return worldly.has(command.type)
}

function isOutlining(command: Command): command is OutlineCommand {
  return outlining.has(command.type)
}

/** Another difficulty of the Finale moves every scene with it, while nothing has been told (PR40). */
function decideOptions(state: State, options: Options): Decision {
  const finale = finaleOf(state)
  if (!finale || finale.difficulty === options.finale) return ok([{ type: 'options-set', options, grades: [] }])
  if (state.scenes.some(scene => scene.check)) return refuse({ because: 'finale-fixed' })
  const grades = graded(state, finale.id, options.finale)
  const easy = grades.find(grade => grade.difficulty < 1)
  const scene = easy && state.scenes.find(({ id }) => id === easy.scene)
  if (scene) return refuse({ because: 'too-easy', objective: scene.objective })
  return ok([{ type: 'options-set', options, grades }])
}
