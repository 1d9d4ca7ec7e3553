import { assertNever } from '../core/assert-never'
import { refuse } from '../core/refusal'
import { ok } from '../core/result'
import type { Actor } from '../core/seat'
import type { WorldCommand } from './commands'
import type { Decision } from './decide'
import type { Module } from './module'
import { aspectOf, isCharacter, isPresent, objectOf } from './outline'
import type { Refusal } from './refusals'
import type { AspectId, Category, ObjectId, State, StoryObject } from './types'

/** What happens to the Prophecy, the Objects and their Aspects (PR2–PR10). */
export function decideWorld(state: State, command: WorldCommand): Decision {
  switch (command.type) {
    case 'write-prophecy': {
      const { title, world, catastrophe } = command
      if ([title, world, catastrophe].every(words => words.trim() === ''))
        return refuse({ because: 'empty', what: 'prophecy' })
      const { questions } = state.doom
      const doom = { title: title.trim(), world: world.trim(), catastrophe: catastrophe.trim(), questions }
      return ok([{ type: 'prophecy-written', doom }])
    }
    case 'receive-module':
      return decideModule(state, command.module)
    case 'add-object': {
      const { name, kind, player } = command
      if (name.trim() === '') return refuse({ because: 'empty', what: 'name' })
      const away = absentee(state, player)
      if (away) return refuse(away)
      const id = `o${state.made + 1}` as ObjectId
      const object = { id, name: name.trim(), kind: player ? 'person' : kind, player, aspects: [] } as const
      return ok([{ type: 'object-added', object }])
    }
    case 'rename-object':
    case 'remove-object':
    case 'hand-over':
    case 'attach':
      return decideObject(state, command)
    case 'rewrite':
    case 'detach':
      return decideAspect(state, command)
    default:
      return assertNever(command)
  }
}

/** Index cards that are on the table already are not laid out twice. */
function decideModule(state: State, { title, world, catastrophe, objects, questions }: Module): Decision {
  const { doom } = state
  if (doom.title === title && doom.catastrophe === catastrophe) return refuse({ because: 'module-received', title })
  let made = state.made
  const fresh = objects.filter(({ name }) => !state.objects.some(object => object.name === name))
  const cards = fresh.map(({ name, kind, aspects }): StoryObject => {
    const id = `o${++made}` as ObjectId
    const notes = aspects.map(text => ({ id: `a${++made}` as AspectId, text, category: null, about: null }))
    return { id, name, kind, player: null, aspects: notes }
  })
  return ok([{ type: 'module-received', doom: { title, world, catastrophe, questions }, objects: cards }])
}

type ObjectCommand = Extract<WorldCommand, { object: ObjectId }>

function decideObject(state: State, command: ObjectCommand): Decision {
  const object = objectOf(state, command.object)
  if (!object) return refuse({ because: 'gone', what: 'object' })
  const { id, name } = object
  switch (command.type) {
    case 'rename-object': {
      const renamed = command.name.trim()
      if (renamed === '') return refuse({ because: 'empty', what: 'name' })
      if (isCharacter(object) && command.kind !== 'person' && command.kind !== object.kind)
        return refuse({ because: 'characters-are-persons', name })
      return ok([{ type: 'object-renamed', object: id, from: name, name: renamed, kind: command.kind }])
    }
    case 'remove-object':
      return ok([{ type: 'object-removed', object: id, name, keepsTold: true }])
    case 'hand-over':
      if (!isCharacter(object)) return refuse({ because: 'not-a-character', name })
      return handedOver(state, object, command.player)
    case 'attach':
      return decideAttach(state, object, command)
    default:
      return assertNever(command)
  }
}

function handedOver(state: State, { id, name }: StoryObject, player: Actor): Decision {
  const away = absentee(state, player)
  return away ? refuse(away) : ok([{ type: 'character-handed-over', object: id, name, player }])
}

/** A Character is played by somebody who is there (PR44). */
function absentee(state: State, player: Actor | null): Refusal | null {
  if (player?.kind !== 'seat' || isPresent(state, player.seat)) return null
  return { because: 'not-at-the-table', seat: player.seat }
}

function decideAttach(state: State, object: StoryObject, note: Extract<WorldCommand, { type: 'attach' }>): Decision {
  const { name } = object
  const { category } = note
  const text = note.text.trim()
  if (text === '') return refuse({ because: 'empty', what: 'aspect' })
  if (category && !isCharacter(object)) return refuse({ because: 'not-a-character', name })
  if (category && object.aspects.some(aspect => aspect.category === category))
    return refuse({ because: 'category-taken', name, category })
  const wrong = relationshipObjection(state, object, category, note.about)
  if (wrong) return refuse(wrong)
  const about = category === 'relationship' ? note.about : null
  const aspect = { id: `a${state.made + 1}` as AspectId, text, category, about }
  return ok([{ type: 'aspect-attached', object: object.id, name, aspect }])
}

/** With another Character; by the later rules with any person (PR8, PR40). */
function relationshipObjection(
  state: State,
  object: StoryObject,
  category: Category | null,
  about: ObjectId | null
): Refusal | null {
  if (category !== 'relationship') return null
  const { name } = object
  if (about === null) return { because: 'relationship-with-nobody', name }
  const other = objectOf(state, about)
  if (!other) return { because: 'gone', what: 'object' }
  if (other.id === object.id) return { because: 'relationship-with-self', name }
  const anyone = state.options.relationship === 'anyone' && other.kind === 'person'
  return isCharacter(other) || anyone ? null : { because: 'relationship-with-non-character', name, other: other.name }
}

function decideAspect(state: State, command: Extract<WorldCommand, { aspect: AspectId }>): Decision {
  const stuck = aspectOf(state, command.aspect)
  if (!stuck) return refuse({ because: 'gone', what: 'aspect' })
  const { aspect, object } = stuck
  if (command.type === 'detach')
    return ok([{ type: 'aspect-detached', name: object.name, aspect: aspect.id, text: aspect.text }])
  const text = command.text.trim()
  if (text === '') return refuse({ because: 'empty', what: 'aspect' })
  const wrong = relationshipObjection(state, object, aspect.category, command.about)
  if (wrong) return refuse(wrong)
  const about = aspect.category === 'relationship' ? command.about : null
  return ok([{ type: 'aspect-rewritten', name: object.name, from: aspect.text, aspect: { ...aspect, text, about } }])
}
