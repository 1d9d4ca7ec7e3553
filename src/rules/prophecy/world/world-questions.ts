import type { Audience } from '../../core/audience'
import { type Choice, type Field, oneOf, type OpenQuestion, textOf } from '../../core/question'
import { say } from '../../core/refusal'
import { type Actor, gm, isSameActor, type SeatId } from '../../core/seat'
import { categoryWords, hintFor, kindWords } from '../names'
import type { Command, State } from '../state'
import { isPresent } from '../table/presence'
import { longest, type ObjectId, objectKinds } from '../vocabulary'
import type { Aspect, StoryObject } from './model'
import { missingCategories } from './view'
import { idOf } from '../question-kinds'

type WorldQuestion = OpenQuestion<Command, SeatId | null>

/** The source of the questions about the world (QU5): the views alone. The host and every screen make the same questions from them. */
export interface WorldTo {
  readonly objects: readonly StoryObject[]
  readonly options: Pick<State['options'], 'relationship'>
  /** The players at the table. */
  readonly seats: readonly SeatId[]
  /** The reader: a player writes of the own Characters and of the world (PR39), the Game Master of everything. */
  readonly by: Actor
}

/** What may be added to the world at any time: a Character, a card, an Aspect, a relationship. No frame carries these questions. */
function worldQuestions(to: WorldTo): readonly WorldQuestion[] {
  const own = to.objects.filter(({ player }) => player === null || isOwn(to, player))
  return [...characterQuestions(to), ...own.flatMap(object => objectQuestions(to, object)), cardQuestion]
}

/** The same for one audience of the host. */
export function worldQuestionsFor(state: State, audience: Audience): readonly WorldQuestion[] {
  if (audience.kind !== 'gm' && audience.kind !== 'seat') return []
  if (audience.kind === 'seat' && !isPresent(state, audience.seat)) return []
  const seats = state.seats.map(({ id }) => id).filter(id => isPresent(state, id))
  return worldQuestions({ objects: state.objects, options: state.options, seats, by: audience })
}

function isOwn({ by }: WorldTo, player: Actor): boolean {
  return by.kind === 'gm' || (player.kind === 'seat' && player.seat === by.seat)
}

/** The player whose panel has the question; null for the world and for a Character of the Game Master. */
function seatOf({ player }: StoryObject): SeatId | null {
  return player?.kind === 'seat' ? player.seat : null
}

/** PR5: a Character for each player without one, and for the Game Master. */
export function characterQuestions({ objects, seats, by }: WorldTo): readonly WorldQuestion[] {
  const players: readonly Actor[] = seats.map(seat => ({ kind: 'seat', seat }))
  const asked: readonly Actor[] = by.kind === 'gm' ? [...players, gm] : players.filter(each => isSameActor(each, by))
  return asked
    .filter(each => !objects.some(({ player }) => player !== null && isSameActor(player, each)))
    .map(player => ({
      question: {
        id: idOf('character', player.kind === 'seat' ? player.seat : 'gm'),
        seat: player.kind === 'seat' ? player.seat : null,
        decides: player.kind === 'seat' ? 'player' : 'gm',
        title: 'A new Character',
        asks: player.kind === 'seat' ? [{ seat: player.seat }, ' plays…'] : ['The Game Master plays…'],
        rule: 'PR5',
        fields: [nameField('A name', 'Ottilie, who keeps the keys')],
        commit: 'Create Character',
        ...(by.kind === 'gm' ? { offered: true } : {})
      },
      command: answers => ({ type: 'add-object', name: textOf(answers, 'name'), kind: 'person', player })
    }))
}

function nameField(label: string, hint: string): Field {
  return { kind: 'text', key: 'name', label: [label], hint, needed: true, most: longest.name }
}

/** PR4, PR39: a person, place or thing that no player controls. */
export const cardQuestion: WorldQuestion = {
  question: {
    id: idOf('card'),
    seat: null,
    decides: 'player',
    title: 'A new card',
    asks: ['Which person, place or thing belongs to the world?'],
    rule: 'PR39',
    fields: [
      nameField('The name', 'The salt office'),
      {
        kind: 'one',
        key: 'kind',
        label: ['What it is'],
        choices: objectKinds.map(kind => ({ key: kind, title: [kindWords[kind]] })),
        chosen: 'place'
      }
    ],
    commit: 'Add to the world',
    offered: true
  },
  command: answers => ({
    type: 'add-object',
    name: textOf(answers, 'name'),
    kind: objectKinds.find(kind => kind === oneOf(answers, 'kind')) ?? 'place',
    player: null
  })
}

/** What may be written on the card of one Object. */
export function objectQuestions(to: WorldTo, object: StoryObject): readonly WorldQuestion[] {
  const tie = object.aspects.find(({ category }) => category === 'relationship')
  return [
    aspectQuestion(to, object),
    ...(tie && object.player ? [relationshipQuestion(to, object, tie)] : []),
    ...(object.player && to.by.kind === 'gm' ? handOverQuestions(to, object, object.player) : [])
  ]
}

/** PR45: the Game Master gives a Character to another player, or takes it over. */
function handOverQuestions({ seats }: WorldTo, { id, name }: StoryObject, now: Actor): readonly WorldQuestion[] {
  const others: readonly Actor[] = [...seats.map(seat => ({ kind: 'seat', seat }) as const), gm].filter(
    each => !isSameActor(each, now)
  )
  if (others.length === 0) return []
  return [
    {
      question: {
        id: idOf('hand-over', id),
        seat: now.kind === 'seat' ? now.seat : null,
        decides: 'gm',
        title: 'Another player',
        asks: [`Who plays ${name} from now on?`],
        rule: 'PR45',
        fields: [
          {
            kind: 'one',
            key: 'to',
            label: ['The player'],
            choices: others.map(each =>
              each.kind === 'seat'
                ? { key: each.seat, title: [{ seat: each.seat }] }
                : { key: 'gm', title: ['The Game Master'] }
            ),
            chosen: null
          }
        ],
        commit: 'Hand the Character over',
        offered: true
      },
      command(answers) {
        const to = oneOf(answers, 'to')
        return { type: 'hand-over', object: id, player: to === 'gm' ? gm : { kind: 'seat', seat: to as SeatId } }
      }
    }
  ]
}

/** PR6, PR7: one more Aspect; a Character first gets one of each category. */
function aspectQuestion(to: WorldTo, object: StoryObject): WorldQuestion {
  const { id, name, aspects } = object
  const missing = missingCategories(object)
  const others = partnersOf(to, object)
  const alone = {
    ...say(`${name} knows no other Character yet`, 'Add another Character first'),
    forPlayer: ['Another player adds a Character'],
    ...(to.seats.length > 0 ? { near: { question: 'character' } } : { opens: 'seats' as const })
  }
  const choices: readonly Choice[] = [
    ...missing.map(category => ({
      key: category,
      title: [categoryWords[category].name],
      inFull: [[hintFor(category, to.options)]],
      ...(category === 'relationship' && others.length === 0 ? { blocked: alone } : {})
    })),
    { key: 'further', title: ['A further Aspect'] }
  ]
  const isAsked = missing.length > 0 && to.by.kind === 'seat'
  return {
    question: {
      // A Character has one writer: each Aspect is a question of its own. Several players write on a card of the world.
      id: idOf('aspect', `${id}${object.player ? `.${aspects.length}` : ''}`),
      seat: seatOf(object),
      decides: object.player?.kind === 'gm' ? 'gm' : 'player',
      title: 'Add an Aspect',
      asks: [`What is special about ${name}?`],
      rule: 'PR7',
      fields: [
        ...(missing.length > 0
          ? [
              {
                kind: 'one',
                key: 'category',
                label: ['Which Aspect'],
                choices,
                chosen: choices.find(({ blocked }) => !blocked)?.key ?? null
              } satisfies Field,
              ...(missing.includes('relationship')
                ? [{ ...aboutField(others, null), when: { field: 'category', is: ['relationship'] } }]
                : [])
            ]
          : []),
        {
          kind: 'text',
          key: 'text',
          label: ['The Aspect'],
          hint: 'A word or a short phrase',
          needed: true,
          most: longest.aspect
        }
      ],
      commit: 'Add the Aspect',
      ...(isAsked ? {} : { offered: true })
    },
    command(answers) {
      const category = missing.find(each => each === oneOf(answers, 'category')) ?? null
      const about = category === 'relationship' ? (oneOf(answers, 'about') as ObjectId | null) : null
      return { type: 'attach', object: id, text: textOf(answers, 'text'), category, about }
    }
  }
}

/** PR8, PR40: another Character, or any person where the table has chosen so. */
function partnersOf({ objects, options }: WorldTo, { id }: StoryObject): readonly StoryObject[] {
  return objects.filter(
    each => each.id !== id && (each.player !== null || (options.relationship === 'anyone' && each.kind === 'person'))
  )
}

function aboutField(others: readonly StoryObject[], chosen: ObjectId | null): Field {
  return {
    kind: 'one',
    key: 'about',
    label: ['With whom'],
    choices: others.map(({ id, name }) => ({ key: id, title: [name] })),
    chosen: others.some(({ id }) => id === chosen) ? chosen : null
  }
}

/** PR8: with whom a relationship is, and what it is. */
function relationshipQuestion(to: WorldTo, object: StoryObject, { id, text, about }: Aspect): WorldQuestion {
  const others = partnersOf(to, object)
  return {
    question: {
      id: idOf('tie', id),
      seat: seatOf(object),
      decides: object.player?.kind === 'gm' ? 'gm' : 'player',
      title: 'Change the relationship',
      asks: [`With whom is the relationship of ${object.name}?`],
      rule: 'PR8',
      fields: [
        aboutField(others, about),
        {
          kind: 'text',
          key: 'text',
          label: ['What connects them'],
          hint: 'Keeps a secret',
          needed: true,
          most: longest.aspect,
          value: text
        }
      ],
      commit: 'Write it down',
      offered: true
    },
    command: answers => ({
      type: 'rewrite',
      aspect: id,
      text: textOf(answers, 'text'),
      about: oneOf(answers, 'about') as ObjectId | null
    })
  }
}
