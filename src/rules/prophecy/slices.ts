import { assertNever } from '../core/assert-never'
import { composeGame } from '../core/compose-game'
import { composeView } from '../core/compose-view'
import { composeModels, type SlicesOf } from '../core/game-models'
import { callsModel } from './calls/model'
import { callsRules, callsView, callsWords } from './calls/rules'
import { moments } from './moments'
import { type Options, outlineModel, settings } from './outline/model'
import { outlineRules } from './outline/rules'
import { outlineWords } from './outline/words'
import { stageModel } from './stage/model'
import { stageRules, stageWords } from './stage/rules'
import type { Game, Models, Command, Refusal, State } from './state'
import { tableModel } from './table/model'
import { tableRules, tableWords } from './table/rules'
import { worldModel, type StoryObject } from './world/model'
import { worldRules, worldWords } from './world/rules'
import { type Actor, isSameActor } from '../core/seat'
import { aspectOf, objectOf } from './world/view'

/** The slices of Prophecy. They follow an event in this order; a slice comes after the slices on which it depends. */
const slices = {
  table: { model: tableModel, rules: tableRules, words: tableWords },
  world: { model: worldModel, rules: worldRules, words: worldWords },
  outline: { model: outlineModel, rules: outlineRules, words: outlineWords },
  stage: { model: stageModel, rules: stageRules, words: stageWords },
  calls: { model: callsModel, rules: callsRules, view: callsView, words: callsWords }
} as const satisfies SlicesOf<Models, Game>

export const { blank, commandSchema, eventSchema, parse, refusalRules } = composeModels<Game, Options>(slices, settings)

export const { apply, check, decide, describe, explain, moment, preview } = composeGame<Game, typeof slices>(slices, {
  moments,
  objection
})

/** The views of the slices; `view.ts` adds the parts that several slices share. */
export const shown = composeView<Game, typeof slices>(slices, explain)

/**
 * Commands that a seat may send (PR39, PR46): about its Character, the world, and the performed scene.
 * The Moderator also keeps the records. The Game Master may send every command.
 */
function objection(state: State, command: Command, actor: Actor): Refusal | null {
  if (actor.kind === 'gm') return null
  switch (command.type) {
    case 'add-object':
      return command.player === null || isSameActor(command.player, actor)
        ? null
        : notYours('Somebody else’s Character')
    case 'attach':
    case 'rename-object':
    case 'remove-object':
      return refuseOthers(objectOf(state, command.object), actor)
    case 'rewrite':
    case 'detach':
      return refuseOthers(aspectOf(state, command.aspect)?.object ?? null, actor)
    case 'match':
    case 'unmatch':
    case 'roll':
    case 'tell':
      return null
    case 'answer-call':
      return command.seat === actor.seat ? null : notYours('Somebody else’s call')
    case 'call-player':
    case 'recall-player':
    case 'set-phone-calls':
    case 'name-moderator':
    case 'set-options':
    case 'hand-over':
      return notYours('This')
    case 'receive-module':
    case 'write-prophecy':
    case 'sketch':
    case 'edit-scene':
    case 'move-scene':
    case 'cut-scene':
    case 'cast':
    case 'bring':
    case 'take-away':
    case 'go-to':
    case 'perform':
    case 'put-back':
    case 'correct-outcome':
    case 'end-scene':
    case 'start-clock':
    case 'pause-clock':
    case 'reset-clock':
    case 'ask':
      return state.moderator === actor.seat ? null : notYours('This part of the story')
    default:
      return assertNever(command)
  }
}

function refuseOthers(object: StoryObject | null, actor: Actor): Refusal | null {
  return object?.player && !isSameActor(object.player, actor) ? notYours(object.name) : null
}

function notYours(what: string): Refusal {
  return { because: 'not-yours', what }
}
