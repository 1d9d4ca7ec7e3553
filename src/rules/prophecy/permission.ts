import type { Actor } from '../core/seat'
import type { Command, Refusal, State } from './state'
import type { StoryObject } from './world/model'
import { aspectOf, objectOf } from './world/objects'

/**
 * Commands that a seat may send (PR39, PR46): about its own Character, about the world around it, and the table's part in a performed scene.
 * The Moderator also keeps the records. The Game Master may send every command.
 */
export function objection(state: State, command: Command, actor: Actor): Refusal | null {
  if (actor.kind === 'gm') return null
  switch (command.type) {
    case 'add-object':
      return command.player === null || isSame(command.player, actor) ? null : notYours('Somebody else’s Character')
    case 'attach':
    case 'rename-object':
    case 'remove-object':
      return strangers(objectOf(state, command.object), actor)
    case 'rewrite':
    case 'detach':
      return strangers(aspectOf(state, command.aspect)?.object ?? null, actor)
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
    default:
      return state.moderator === actor.seat ? null : notYours('This part of the story')
  }
}

function strangers(object: StoryObject | null, actor: Actor): Refusal | null {
  return object?.player && !isSame(object.player, actor) ? notYours(object.name) : null
}

function notYours(what: string): Refusal {
  return { because: 'not-yours', what }
}

function isSame(one: Actor, other: Actor): boolean {
  return one.kind === 'seat' && other.kind === 'seat' ? one.seat === other.seat : one.kind === other.kind
}
