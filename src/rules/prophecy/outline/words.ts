import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { counted } from '../../core/text'
import type { Game, State } from '../state'
import type { Preview } from '../../core/preview'
import type { SceneId } from '../vocabulary'
import { branchOf, extraDice, sayFinaleFixed, sayPairCountsOnce, sayTooEasy, sceneOf } from './scenes'

/** The effect of a change to the outline (PR14, PR16, PR24): difficulty, dice, number of cut scenes. */
const outlinePreview = {
  sketch: (before, _command, after) => sceneAfter(before, after, after.scenes.at(-1)?.id ?? null),
  'move-scene': (before, { scene }, after) => sceneAfter(before, after, scene),
  match: (before, { scene }, after) => sceneAfter(before, after, scene),
  unmatch: (before, { scene }, after) => sceneAfter(before, after, scene),
  'cut-scene'(before, { scene }) {
    const scenes = branchOf(before, scene).length
    const others = scenes > 1 ? `, with ${counted(scenes - 1, 'scene')} leading to it` : ''
    return { lines: [line('grave', `It is removed${others}`)], numbers: { scenes } }
  }
} satisfies SliceWords<Game>['preview']

function sceneAfter(before: State, after: State, id: SceneId | null): Preview {
  const [was, is] = [sceneOf(before, id), sceneOf(after, id)]
  if (!is) return { lines: [], numbers: {} }
  const pool = is.pairs.length + extraDice(after, is.id)
  const dice = was ? was.pairs.length + extraDice(before, was.id) : 0
  const lines = [
    ...(was?.difficulty === is.difficulty ? [] : [line('plain', `Difficulty ${is.difficulty}`)]),
    ...(pool === dice ? [] : [line('plain', `Dice ${dice} → ${pool}`)])
  ]
  return { lines, numbers: { difficulty: is.difficulty, pool } }
}

export const outlineWords = {
  preview: outlinePreview,
  describe: {
    'options-set': ({ options: { finale, sceneMinutes, relationship } }) => {
      const people = relationship === 'anyone' ? 'any person' : 'other Characters'
      return line(
        'quiet',
        `Options: Finale’s difficulty ${finale}, ${sceneMinutes} minutes per scene, relationships with ${people}`
      )
    },
    'scene-sketched': ({ scene: { objective, difficulty, parent } }) =>
      line('plain', `${parent === null ? 'The Finale' : 'New scene'}: “${objective}”, difficulty ${difficulty}`),
    'scene-edited': ({ objective }) => line('quiet', `Scene “${objective}” is edited`),
    'scene-moved': ({ objective, to }) => line('quiet', `“${objective}” now leads to “${to}”`),
    'scenes-cut': ({ objective, scenes }) => {
      const more = scenes.length - 1
      const others = more > 0 ? `, with ${counted(more, 'scene')} leading to it` : ''
      return line('quiet', `“${objective}” is removed${others}`)
    },
    'object-brought': ({ name }) => line('quiet', `${name} enters the scene`),
    'object-taken-away': ({ name }) => line('quiet', `${name} leaves the scene`),
    'pair-matched': ({ texts }) => line('plain', `“${texts[0]}” matches “${texts[1]}”`),
    'pair-unmatched': ({ texts }) => line('quiet', `“${texts[0]}” and “${texts[1]}” are no longer a pair`)
  },
  explain: {
    'finale-there': ({ objective }) =>
      say(`The story already has a Finale: “${objective}”`, 'Add this as a scene that leads to another one'),
    'outline-full': ({ most }) =>
      say(`A story has at most ${most} scenes`, 'Remove one first, or add this to an existing scene', 'story-map'),
    'too-easy': ({ objective }) => sayTooEasy(objective),
    told: ({ objective }) => say(`“${objective}” has been told`, 'Choose a scene that has not been told yet, or undo'),
    'on-stage': ({ objective }) =>
      say(`“${objective}” is being performed`, 'Cancel it first, or finish it', 'story-map'),
    'finale-stays': ({ objective }) =>
      say(`“${objective}” is the Finale: nothing comes after it`, 'Move the scenes that lead to it instead'),
    circle: ({ objective, to }) =>
      say(`“${objective}” cannot lead to “${to}”, which leads to it`, 'Choose a scene that does not depend on it'),
    'is-a-character': ({ name }) =>
      say(`${name} is a Character: Characters can be in every scene`, 'You need not add them'),
    'same-cast': ({ objective }) =>
      say(`These are the cards of “${objective}” already`, 'Choose another card, or take one away'),
    'not-in-scene': ({ name, objective }) =>
      say(`${name} is not in “${objective}”`, 'Add that card to the scene first', 'story-map'),
    'not-a-pair': () =>
      say('A pair is one Aspect of a Character and one of something else in the scene', 'Choose one of each'),
    'pair-counts-once': sayPairCountsOnce,
    'pairs-full': ({ most }) => say(`A scene holds at most ${most} matching pairs`, 'Remove a pair first', 'story-map'),
    'finale-fixed': sayFinaleFixed,
    'dice-rolled': () =>
      say('The dice of this scene have been rolled', 'Write how it went, correct the outcome, or undo')
  }
} satisfies SliceWords<Game>
