import { ok, refuse } from '../../core/result'
import { happen, type SliceRules, type SliceWords } from '../../core/slice'
import type { Act, CommandNamed, Game, Decision, Refusal, State } from '../state'
import { isPresent } from '../table/presence'
import type { AspectId, Category, ObjectId } from '../vocabulary'
import type { Player, StoryObject } from './model'
import type { Module } from './module'
import { aspectOf, isCharacter, objectOf, type AttachedAspect } from './view'
import { line, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import { categoryNames } from '../names'

/** Objects of the module that are on the table already are not added again. */
function receiveModule(act: Act, { title, world, catastrophe, objects, questions }: Module): Decision {
  const { state } = act
  const { doom } = state
  if (doom.title === title && doom.catastrophe === catastrophe) return refuse({ because: 'module-received', title })
  let made = state.made
  const fresh = objects.filter(({ name }) => !state.objects.some(object => object.name === name))
  const cards = fresh.map(({ name, kind, aspects }): StoryObject => {
    const id = `o${++made}` as ObjectId
    const notes = aspects.map(text => ({ id: `a${++made}` as AspectId, text, category: null, about: null }))
    return { id, name, kind, player: null, aspects: notes }
  })
  return ok(happen(act, { type: 'module-received', doom: { title, world, catastrophe, questions }, objects: cards }))
}

function addObject(act: Act, { name, kind, player }: CommandNamed<'add-object'>): Decision {
  if (name.trim() === '') return refuse({ because: 'empty', what: 'name' })
  const away = refuseAbsent(act.state, player)
  if (away) return refuse(away)
  const id = `o${act.state.made + 1}` as ObjectId
  const object = { id, name: name.trim(), kind: player ? 'person' : kind, player, aspects: [] } as const
  return ok(happen(act, { type: 'object-added', object }))
}

/** Why this player cannot play a Character, or null: the player must be at the table (PR44). */
function refuseAbsent(state: State, player: Player | null): Refusal | null {
  if (player?.kind !== 'seat' || isPresent(state, player.seat)) return null
  return { because: 'not-at-the-table', seat: player.seat }
}

/** Judges a command about an Object that is still on the table. */
function aboutObject<Command extends { readonly object: ObjectId }>(
  decide: (act: Act, object: StoryObject, command: Command) => Decision
) {
  return (act: Act, command: Command): Decision => {
    const object = objectOf(act.state, command.object)
    return object ? decide(act, object, command) : refuse({ because: 'gone', what: 'object' })
  }
}

/** Judges a command about an Aspect that is still on the table. */
function aboutAspect<Command extends { readonly aspect: AspectId }>(
  decide: (act: Act, attached: AttachedAspect, command: Command) => Decision
) {
  return (act: Act, command: Command): Decision => {
    const attached = aspectOf(act.state, command.aspect)
    return attached ? decide(act, attached, command) : refuse({ because: 'gone', what: 'aspect' })
  }
}

function rename(act: Act, object: StoryObject, { name: asked, kind }: CommandNamed<'rename-object'>): Decision {
  const { id, name: from } = object
  const name = asked.trim()
  if (name === '') return refuse({ because: 'empty', what: 'name' })
  if (isCharacter(object) && kind !== 'person' && kind !== object.kind)
    return refuse({ because: 'characters-are-persons', name: from })
  return ok(happen(act, { type: 'object-renamed', object: id, from, name, kind }))
}

function handOver(act: Act, object: StoryObject, { player }: CommandNamed<'hand-over'>): Decision {
  const { id, name } = object
  if (!isCharacter(object)) return refuse({ because: 'not-a-character', name })
  const away = refuseAbsent(act.state, player)
  return away ? refuse(away) : ok(happen(act, { type: 'character-handed-over', object: id, name, player }))
}

function attach(act: Act, object: StoryObject, note: CommandNamed<'attach'>): Decision {
  const { name } = object
  const { category } = note
  const text = note.text.trim()
  if (text === '') return refuse({ because: 'empty', what: 'aspect' })
  if (category && !isCharacter(object)) return refuse({ because: 'not-a-character', name })
  if (category && object.aspects.some(aspect => aspect.category === category))
    return refuse({ because: 'category-taken', name, category })
  const wrong = relationshipObjection(act.state, object, category, note.about)
  if (wrong) return refuse(wrong)
  const about = category === 'relationship' ? note.about : null
  const aspect = { id: `a${act.state.made + 1}` as AspectId, text, category, about }
  return ok(happen(act, { type: 'aspect-attached', object: object.id, name, aspect }))
}

function rewrite(act: Act, { aspect, object }: AttachedAspect, command: CommandNamed<'rewrite'>): Decision {
  const text = command.text.trim()
  if (text === '') return refuse({ because: 'empty', what: 'aspect' })
  const wrong = relationshipObjection(act.state, object, aspect.category, command.about)
  if (wrong) return refuse(wrong)
  const about = aspect.category === 'relationship' ? command.about : null
  const rewritten = { ...aspect, text, about }
  return ok(happen(act, { type: 'aspect-rewritten', name: object.name, from: aspect.text, aspect: rewritten }))
}

/** Why this relationship is refused, or null. It needs another Character; by the later rules any person (PR8, PR40). */
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

function withObject(state: State, id: ObjectId, change: (object: StoryObject) => StoryObject): State {
  return { ...state, objects: state.objects.map(object => (object.id === id ? change(object) : object)) }
}

function withAspects(state: State, change: (object: StoryObject) => StoryObject['aspects']): State {
  return { ...state, objects: state.objects.map(object => ({ ...object, aspects: change(object) })) }
}

/** Removes an Object with its Aspects; relationships with the Object lose their partner. */
function withoutObject(state: State, id: ObjectId): State {
  const others = { ...state, objects: state.objects.filter(object => object.id !== id) }
  return withAspects(others, ({ aspects }) =>
    aspects.map(note => (note.about === id ? { ...note, about: null } : note))
  )
}

function check({ objects, scenes }: State): readonly string[] {
  const ids = [
    ...objects.flatMap(object => [object.id, ...object.aspects.map(aspect => aspect.id)]),
    ...scenes.map(scene => scene.id)
  ]
  const says = new Set(ids).size === ids.length ? [] : ['two things have the same number']
  return objects.some(object => object.aspects.some(aspect => aspect.text === ''))
    ? [...says, 'an Aspect is empty']
    : says
}

/** Rules for the Prophecy, the Objects and their Aspects (PR2–PR10). */
export const worldRules = {
  decide: {
    'write-prophecy': (act, { title, world, catastrophe }) => {
      if ([title, world, catastrophe].every(words => words.trim() === ''))
        return refuse({ because: 'empty', what: 'prophecy' })
      const { questions } = act.state.doom
      const doom = { title: title.trim(), world: world.trim(), catastrophe: catastrophe.trim(), questions }
      return ok(happen(act, { type: 'prophecy-written', doom }))
    },
    'receive-module': (act, { module }) => receiveModule(act, module),
    'add-object': addObject,
    'rename-object': aboutObject(rename),
    'remove-object': aboutObject((act, { id, name }) =>
      ok(happen(act, { type: 'object-removed', object: id, name, keepsTold: true }))
    ),
    'hand-over': aboutObject(handOver),
    attach: aboutObject(attach),
    rewrite: aboutAspect(rewrite),
    detach: aboutAspect((act, { aspect, object }) =>
      ok(happen(act, { type: 'aspect-detached', name: object.name, aspect: aspect.id, text: aspect.text }))
    )
  },
  apply: {
    'prophecy-written': (state, { doom }) => ({ ...state, doom }),
    'module-received': (state, { doom, objects }) => {
      const made = objects.reduce((sum, object) => sum + 1 + object.aspects.length, state.made)
      return { ...state, doom, made, objects: [...state.objects, ...objects] }
    },
    'object-added': (state, { object }) => ({ ...state, made: state.made + 1, objects: [...state.objects, object] }),
    'object-renamed': (state, { object, name, kind }) => withObject(state, object, each => ({ ...each, name, kind })),
    'object-removed': (state, { object }) => withoutObject(state, object),
    'character-handed-over': (state, { object, player }) => withObject(state, object, each => ({ ...each, player })),
    'aspect-attached': (state, { object, aspect }) =>
      withObject({ ...state, made: state.made + 1 }, object, each => ({ ...each, aspects: [...each.aspects, aspect] })),
    'aspect-rewritten': (state, { aspect }) =>
      withAspects(state, ({ aspects }) => aspects.map(each => (each.id === aspect.id ? aspect : each))),
    'aspect-detached': (state, { aspect }) =>
      withAspects(state, ({ aspects }) => aspects.filter(each => each.id !== aspect))
  },
  check
} satisfies SliceRules<Game>

const things = { scene: 'scene', object: 'card', aspect: 'Aspect' } as const

const blanks = {
  prophecy: say('The Prophecy is still empty', 'Write what is going to happen, or choose a ready-made one'),
  name: say('A card needs a name', 'Write who or what it is'),
  aspect: say('An Aspect needs at least one word', 'Write what is special about it, or remove the Aspect'),
  objective: say('A scene needs an objective', 'Write what the Characters want there')
} as const

function playerOf(player: Player): LogPart {
  return player.kind === 'gm' ? 'The Game Master' : { seat: player.seat }
}

export const worldWords = {
  describe: {
    'prophecy-written': ({ doom }) =>
      line('plain', doom.title ? `The Prophecy is written: ${doom.title}` : 'The Prophecy is written'),
    'module-received': ({ doom }) => line('plain', `The Prophecy is read out: ${doom.title}`),
    'object-added': ({ object: { name, player } }) =>
      player ? line('plain', playerOf(player), ` plays ${name}`) : line('quiet', `New card: ${name}`),
    'object-renamed': ({ from, name, kind }) =>
      line('quiet', from === name ? `${name} is a ${kind}` : `${from} is now called ${name}`),
    'object-removed': ({ name }) => line('quiet', `${name} is removed`),
    'character-handed-over': ({ player, name }) => line('plain', playerOf(player), ` plays ${name} from now on`),
    'aspect-attached': ({ name, aspect }) => line('quiet', `${name}, new Aspect: “${aspect.text}”`),
    'aspect-rewritten': ({ name, from, aspect }) => line('quiet', `${name}: “${from}” becomes “${aspect.text}”`),
    'aspect-detached': ({ name, text }) => line('quiet', `${name} loses the Aspect “${text}”`)
  },
  explain: {
    gone: ({ what }) => say(`That ${things[what]} has just been removed`, 'Choose another one, or undo'),
    empty: ({ what }) => blanks[what],
    'module-received': ({ title }) =>
      say(`“${title}” is already this story’s Prophecy`, 'Edit its words, or undo and choose another one'),
    'relationship-with-nobody': ({ name }) =>
      say(`${name}’s relationship needs another person`, 'Choose who it is with'),
    'relationship-with-self': ({ name }) =>
      say(`${name} cannot have a relationship with themselves`, 'Choose somebody else'),
    'relationship-with-non-character': ({ name, other }) =>
      say(
        `${name} may only have a relationship with another Character, and ${other} is none`,
        'Choose a Character, or allow relationships with any person in the options'
      ),
    'category-taken': ({ name, category }) =>
      say(
        `${name} already has an Aspect for ${categoryNames[category]}`,
        'Edit that one, or add this as a further Aspect'
      ),
    'not-a-character': ({ name }) =>
      say(`${name} is no Character`, 'Choose a Character, or add this as a plain Aspect'),
    'characters-are-persons': ({ name }) =>
      say(`${name} is a Character, and every Character is a person`, 'Add a new card for a place or a thing')
  }
} satisfies SliceWords<Game>
