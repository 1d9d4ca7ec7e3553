import type { Audience } from '../core/audience'
import { type Choice, type Field, type Obstacle, oneOf, type OpenQuestion } from '../core/question'
import { say } from '../core/refusal'
import type { SeatId } from '../core/seat'
import type { Scene } from './outline/model'
import { isSamePair, sayPairCountsOnce } from './outline/scenes'
import type { Command, State } from './state'
import { type AspectId, mostPairs } from './vocabulary'
import type { StoryObject } from './world/model'
import { isCharacter } from './world/view'
import { idOf } from './question-kinds'

type PairQuestion = OpenQuestion<Command, SeatId | null>
/** The part of a scene that every view has. */
type MatchedScene = Pick<Scene, 'id' | 'pairs' | 'present'>

const ofTable = { seat: null, decides: 'player', rule: 'PR22', offered: true } as const

/**
 * An Aspect of a Character and an Aspect in the scene become a pair, or stop being one (PR22).
 * @param only a player who is called to match Aspects of the own Characters (PR51)
 */
export function pairQuestions(
  objects: readonly StoryObject[],
  scene: MatchedScene,
  only: SeatId | null
): readonly PairQuestion[] {
  const { pairs, present } = scene
  const isAsked = ({ player }: StoryObject): boolean =>
    player !== null && (only === null || (player.kind === 'seat' && player.seat === only))
  const characters = objects.filter(each => isAsked(each) && each.aspects.length > 0)
  const own = new Set(characters.flatMap(({ aspects }) => aspects.map(({ id }) => id)))
  const theirs = pairs.filter(({ character }) => own.has(character))
  const whose = only === null ? '' : '-own'
  const around = objects.filter(each => !isCharacter(each) && present.includes(each.id) && each.aspects.length > 0)
  const mayMatch = characters.length > 0 && around.length > 0 && pairs.length < mostPairs
  return [
    ...(mayMatch ? matchQuestions(scene, characters, around, whose) : []),
    ...(theirs.length > 0 ? [unmatchQuestion(objects, scene, theirs, whose)] : [])
  ]
}

/** The same for scenes that the Game Master prepares: every scene whose dice are not rolled. No frame carries these questions (QU5). */
export function preparedPairQuestions(
  { objects, scenes, onStage }: State,
  audience: Audience
): readonly PairQuestion[] {
  if (audience.kind !== 'gm') return []
  return scenes
    .filter(({ id, check }) => id !== onStage && check === null)
    .flatMap(scene => pairQuestions(objects, scene, null))
}

/** Empty where each Aspect is matched with all that could help it. */
function matchQuestions(
  { id, pairs }: MatchedScene,
  characters: readonly StoryObject[],
  around: readonly StoryObject[],
  whose: '' | '-own'
): readonly PairQuestion[] {
  const partners = around.flatMap(({ aspects }) => aspects.map(aspect => aspect.id))
  const isFree = (character: AspectId): boolean =>
    partners.some(environment => !pairs.some(pair => isSamePair(pair, { character, environment })))
  const own = characters.flatMap(({ aspects }) => aspects.map(aspect => aspect.id))
  const free = own.filter(isFree)
  if (free.length === 0) return []
  const choices = characters
    .flatMap(aspectChoices)
    .map((choice): Choice => (free.some(each => each === choice.key) ? choice : { ...choice, blocked: matchedWithAll }))
  return [
    {
      question: {
        ...ofTable,
        id: idOf(`match${whose}`, `${id}.${pairs.length}`),
        title: 'Match two Aspects',
        asks: ['Which Aspects help each other in this scene?'],
        fields: [
          { kind: 'one', key: 'character', label: ['An Aspect of a Character'], choices, chosen: null },
          ...partnerFields(free, around.flatMap(aspectChoices), pairs)
        ],
        commit: 'Match these two'
      },
      command(answers) {
        const character = (oneOf(answers, 'character') ?? '') as AspectId
        return {
          type: 'match',
          scene: id,
          character,
          environment: (oneOf(answers, partnerKey(character, pairs)) ?? '') as AspectId
        }
      }
    }
  ]
}

const matchedWithAll: Obstacle = {
  ...say('It is matched with everything in the scene', 'Match another Aspect'),
  rule: 'PR23'
}
/** An Aspect in a pair has a field of its own, where the Aspects of those pairs are blocked (PR23). */
function partnerKey(character: AspectId, pairs: Scene['pairs']): string {
  return pairs.some(pair => pair.character === character) ? `with-${character}` : 'with'
}

function partnerFields(
  characters: readonly AspectId[],
  around: readonly Choice[],
  pairs: Scene['pairs']
): readonly Field[] {
  const counted: Obstacle = { ...sayPairCountsOnce(), rule: 'PR23' }
  const keys = [...new Set(characters.map(each => partnerKey(each, pairs)))]
  return keys.map(key => {
    const same = characters.filter(each => partnerKey(each, pairs) === key)
    const taken = pairs.filter(({ character }) => key !== 'with' && same.includes(character))
    return {
      kind: 'one',
      key,
      label: ['An Aspect of something in the scene'],
      when: { field: 'character', is: same },
      choices: around.map((other): Choice =>
        taken.some(({ environment }) => environment === other.key) ? { ...other, blocked: counted } : other
      ),
      chosen: null
    }
  })
}

function aspectChoices({ name, aspects }: StoryObject): readonly Choice[] {
  return aspects.map(({ id, text }) => ({ key: id, title: [text], lines: [[name]] }))
}

function unmatchQuestion(
  objects: readonly StoryObject[],
  { id }: MatchedScene,
  pairs: Scene['pairs'],
  whose: '' | '-own'
): PairQuestion {
  const aspects = objects.flatMap(object => object.aspects)
  const textOf = (aspect: AspectId): string => aspects.find(each => each.id === aspect)?.text ?? ''
  return {
    question: {
      ...ofTable,
      id: idOf(`unmatch${whose}`, `${id}.${pairs.length}`),
      title: 'Take a pair away',
      asks: ['Which pair does not help after all?'],
      fields: [
        {
          kind: 'one',
          key: 'pair',
          label: ['The pair'],
          choices: pairs.map(({ character, environment }) => ({
            key: `${character} ${environment}`,
            title: [`${textOf(character)} with ${textOf(environment)}`]
          })),
          chosen: null
        }
      ],
      commit: 'Take it away'
    },
    command(answers) {
      const [character = '', environment = ''] = (oneOf(answers, 'pair') ?? '').split(' ')
      return { type: 'unmatch', scene: id, character: character as AspectId, environment: environment as AspectId }
    }
  }
}
