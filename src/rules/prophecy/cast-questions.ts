import type { Audience } from '../core/audience'
import { type Choice, type OpenQuestion, severalOf } from '../core/question'
import { say } from '../core/refusal'
import type { Actor, SeatId } from '../core/seat'
import { counted } from '../core/text'
import { keepsBooks } from './moderation-questions'
import type { Scene } from './outline/model'
import type { Command, State } from './state'
import { isPresent } from './table/presence'
import type { ObjectId } from './vocabulary'
import type { StoryObject } from './world/model'
import { isCharacter } from './world/view'
import { idOf } from './question-kinds'

type CastQuestion = OpenQuestion<Command, null>
/** The part of a scene that every view has. */
type CastScene = Pick<Scene, 'id' | 'objective' | 'present' | 'pairs'> & { readonly check: object | null }

/** What these questions are made of: only views, so that every screen and the host make the same (QU5). */
interface CastTo {
  readonly objects: readonly StoryObject[]
  readonly scenes: readonly CastScene[]
  readonly moderator: SeatId | null
  readonly by: Actor
}

/** PR19: the cards of the world in each scene whose dice have not been rolled. No frame carries these questions. */
export function castQuestions(to: CastTo): readonly CastQuestion[] {
  if (!keepsBooks(to)) return []
  const world = to.objects.filter(object => !isCharacter(object))
  return to.scenes.filter(({ check }) => check === null).map(scene => castQuestion(scene, world))
}

/** The same for one audience of the host. */
export function castQuestionsFor(state: State, audience: Audience): readonly CastQuestion[] {
  if (audience.kind !== 'gm' && audience.kind !== 'seat') return []
  const moderator = state.moderator !== null && isPresent(state, state.moderator) ? state.moderator : null
  return castQuestions({ ...state, moderator, by: audience })
}

function castQuestion(scene: CastScene, world: readonly StoryObject[]): CastQuestion {
  const { id, objective, present } = scene
  return {
    question: {
      // A kept answer is the whole list: it belongs to the cards that were in the scene.
      id: idOf('cast', `${id}.${present.length}`),
      seat: null,
      decides: 'gm',
      title: 'Who is in this scene',
      asks: [`Which cards are in “${objective}”?`],
      rule: 'PR19',
      fields: [
        {
          kind: 'several',
          key: 'cards',
          label: ['The cards'],
          choices: world.map(object => cardChoice(scene, object)),
          least: 0,
          most: world.length,
          chosen: present
        }
      ],
      changes: true,
      commit: 'These are in the scene',
      offered: true,
      ...(world.length === 0 ? { blocked: noCards } : {})
    },
    command: answers => ({ type: 'cast', scene: id, objects: severalOf(answers, 'cards') as readonly ObjectId[] })
  }
}

const noCards = say(
  'There is no person, place or thing in the world yet',
  'Add one in “Create Characters” first',
  'story-characters'
)

/** A card takes its pairs away when it leaves the scene. */
function cardChoice({ pairs }: CastScene, { id, name, aspects }: StoryObject): Choice {
  const lost = pairs.filter(({ environment }) => aspects.some(aspect => aspect.id === environment)).length
  return {
    key: id,
    title: [name],
    ...(aspects.length > 0 ? { lines: [[aspects.map(({ text }) => text).join(', ')]] } : {}),
    ...(lost > 0 ? { asksWithout: `${name} takes ${counted(lost, 'matching pair')} away` } : {})
  }
}
