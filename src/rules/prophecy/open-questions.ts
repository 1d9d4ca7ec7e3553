import type { Audience } from '../core/audience'
import { answeringCall } from '../core/calls/call-answer'
import { callFor } from '../core/calls/rules'
import {
  type Answers,
  type AnyQuestion,
  type Choice,
  type Field,
  oneOf,
  type OpenQuestion,
  severalOf,
  textOf
} from '../core/question'
import { ruleOf } from '../core/refusal'
import type { SeatId } from '../core/seat'
import { countedInWords } from '../core/text'
import { callKinds } from './calls/calling'
import type { Scene } from './outline/model'
import { extraDice, isTold, sceneOf, waitsFor } from './outline/scenes'
import { pairQuestions } from './pair-questions'
import { idOf, kindsOfCall } from './question-kinds'
import { explain, refusalRules } from './slices'
import { diceDue, hitsOf } from './stage/dice'
import { successChance } from './stage/odds'
import type { Command, Refusal, State } from './state'
import { isPresent } from './table/presence'
import { longest, mostDice, type SceneId } from './vocabulary'

type ProphecyQuestion = OpenQuestion<Command, SeatId | null>

/** A question for all at the table, not for one player. */
const ofTable = { seat: null, decides: 'player' } as const

/**
 * Every decision of the performed scene, and the choice of the next scene (QU1). The whole table matches, rolls and tells (PR46). The Game Master and the Moderator choose the scene and end it (PR49). A player who is called to choose may choose too.
 */
export function openQuestions(state: State, audience: Audience): readonly ProphecyQuestion[] {
  if (audience.kind === 'gm')
    return [
      ...endQuestions(state),
      ...sceneQuestions(state, null),
      ...toldQuestions(state),
      ...performQuestions(state),
      ...putBackQuestions(state),
      ...state.scenes.filter(isTold).map(correctQuestion)
    ]
  if (audience.kind !== 'seat' || !isPresent(state, audience.seat)) return []
  const { seat } = audience
  const call = callFor(callKinds, state, seat)
  const keeps = state.moderator === seat
  const own = [
    ...(call?.what === 'match' ? [doneQuestion(seat, call.id)] : []),
    ...sceneQuestions(state, call?.what === 'match' ? seat : null),
    ...(keeps ? endQuestions(state) : []),
    ...(keeps || call?.what === 'choose-scene' ? performQuestions(state) : []),
    ...(keeps ? putBackQuestions(state) : [])
  ]
  return own.map(each => answeringCall(callKinds, state, seat, each, opens))
}

/** The kinds that a call opens. */
const opens = Object.fromEntries(Object.entries(kindsOfCall).map(([what, [first]]) => [what, [first]]))

/** The same questions for the screens: without the commands. */
export function questionsShown(state: State, audience: Audience): readonly AnyQuestion[] {
  return openQuestions(state, audience).map(({ question }) => question)
}

/** The decisions of the whole table about the performed scene. @param only a player who is called to match Aspects of the own Characters (PR51) */
function sceneQuestions(state: State, only: SeatId | null): readonly ProphecyQuestion[] {
  const scene = sceneOf(state, state.onStage)
  if (!scene) return []
  if (isTold(scene)) return [tellQuestion(scene, 'asked')]
  return [rollQuestion(state, scene), ...(scene.check ? [] : pairQuestions(state.objects, scene, only))]
}

/** The next wave of dice: rolled in the app, or real dice (PR25, PR32). Without dice the table accepts a failure. */
function rollQuestion(state: State, scene: Scene): ProphecyQuestion {
  const { id, check, objective, difficulty } = scene
  const due = check ? diceDue(check) : scene.pairs.length + extraDice(state, id)
  const chance = successChance(due, check ? difficulty - hitsOf(check) : difficulty)
  const rolls = `Roll ${countedInWords(due, check ? 'more die' : 'die', check ? 'more dice' : 'dice')}`
  return {
    question: {
      ...ofTable,
      id: idOf('roll', `${id}.${check?.waves.length ?? 0}`),
      title: 'The dice',
      asks: [`${objective}, difficulty ${difficulty}`],
      rule: 'PR24',
      fields: due === 0 ? [failureField] : diceFields(due),
      notes: [[`The chance of success is ${(chance * 100).toFixed(1)} %`]],
      commit: due === 0 ? 'Accept the failure' : rolls
    },
    command: answers => ({ type: 'roll', dice: oneOf(answers, 'dice') === 'real' ? realDice(answers) : null })
  }
}

const noDice = 'There are no dice: the scene ends as a failure'

const failureField: Field = {
  kind: 'one',
  key: 'failure',
  label: ['No dice'],
  choices: [{ key: 'accept', title: ['Accept the failure'], grave: noDice, asksAgain: noDice }],
  chosen: null
}

function diceFields(due: number): readonly Field[] {
  const example = Array.from({ length: due }, (_, at) => [3, 6, 5][at % 3]).join(' ')
  return [
    {
      kind: 'one',
      key: 'dice',
      label: ['How they fall'],
      choices: [
        { key: 'app', title: ['In the app'] },
        { key: 'real', title: ['Real dice'] }
      ],
      chosen: 'app'
    },
    {
      kind: 'text',
      key: 'real',
      label: [`What ${countedInWords(due, 'real die', 'real dice')} show`],
      hint: example,
      needed: true,
      most: 3 * mostDice,
      when: { field: 'dice', is: ['real'] }
    }
  ]
}

function realDice(answers: Answers): number[] {
  return [...textOf(answers, 'real').matchAll(/\d/g)].map(([figure]) => Number(figure))
}

/** A player who is called to match says that this is all (PR52). */
function doneQuestion(seat: SeatId, call: number): ProphecyQuestion {
  return {
    question: {
      id: idOf('done', seat, call),
      seat,
      decides: 'player',
      title: 'No other pair',
      asks: [{ seat }, ' has matched what helps'],
      rule: 'PR52',
      fields: [],
      commit: 'That is all'
    },
    command: () => ({ type: 'answer-call', seat, call, answer: null })
  }
}

/** Scenes whose dice were rolled before: their outcome may be written again. */
function toldQuestions(state: State): readonly ProphecyQuestion[] {
  return state.scenes
    .filter(scene => isTold(scene) && scene.id !== state.onStage)
    .map(scene => tellQuestion(scene, 'offered'))
}

/** After the dice: which pairs were exploited, and the outcome in words (PR30). */
function tellQuestion(scene: Scene, how: 'asked' | 'offered'): ProphecyQuestion {
  const { id, check, objective, exploited, story } = scene
  const isSuccess = check?.outcome === 'success'
  const pairs = isSuccess ? (check?.pairs ?? []) : []
  return {
    question: {
      ...ofTable,
      id: idOf('tell', id),
      title: isSuccess ? 'How they did it' : 'What went wrong',
      asks: [objective],
      rule: 'PR30',
      fields: [
        ...(pairs.length > 0
          ? [
              {
                kind: 'several',
                key: 'exploited',
                label: ['Which pairs did they use?'],
                choices: pairs.map(({ character, environment }, at) => ({
                  key: String(at),
                  title: [`${character} with ${environment}`]
                })),
                least: 0,
                most: pairs.length,
                chosen: exploited.filter(at => at < pairs.length).map(String)
              } satisfies Field
            ]
          : []),
        {
          kind: 'text',
          key: 'words',
          label: ['How it went'],
          hint: isSuccess ? 'The porter counted the coins twice' : 'Nobody had thought of the dog',
          long: true,
          most: longest.words,
          ...(story === '' ? {} : { value: story })
        }
      ],
      commit: 'Write it down',
      ...(how === 'offered' ? { offered: true } : {})
    },
    command: answers => ({
      type: 'tell',
      scene: id,
      exploited: severalOf(answers, 'exploited')
        .map(Number)
        .toSorted((one, other) => one - other),
      words: textOf(answers, 'words')
    })
  }
}

/** The scene is told: the clock stops (PR36). */
function endQuestions(state: State): readonly ProphecyQuestion[] {
  const scene = sceneOf(state, state.onStage)
  if (!scene || !isTold(scene)) return []
  return [
    {
      question: {
        seat: null,
        decides: 'gm',
        id: idOf('end', scene.id),
        title: 'The end of the scene',
        asks: [`${scene.objective} is told`],
        rule: 'PR36',
        fields: [],
        commit: 'End the scene'
      },
      command: (_, at = 0) => ({ type: 'end-scene', at })
    }
  ]
}

/** The choice of the next scene: those without an untold scene before them (PR20). */
function performQuestions(state: State): readonly ProphecyQuestion[] {
  const before = sceneOf(state, state.onStage)
  const isWaiting = ({ id }: Scene): boolean => waitsFor(state, id).length > 0
  const untold = state.scenes.filter(scene => !isTold(scene))
  const ready = untold.filter(scene => !isWaiting(scene))
  if ((before && !isTold(before)) || ready.length === 0) return []
  return [
    {
      question: {
        seat: null,
        decides: 'gm',
        id: idOf('perform', state.scenes.filter(isTold).length),
        title: 'The next scene',
        asks: ['Which scene comes next?'],
        rule: 'PR20',
        fields: [
          {
            kind: 'one',
            key: 'scene',
            label: ['The scene'],
            choices: [...ready, ...untold.filter(isWaiting)].map(scene => sceneChoice(state, scene)),
            chosen: null
          }
        ],
        commit: 'Perform this scene',
        offered: true
      },
      command: (answers, at = 0) => ({ type: 'perform', scene: (oneOf(answers, 'scene') ?? '') as SceneId, at })
    }
  ]
}

/** A scene to which untold scenes lead is not available yet (PR20). */
function sceneChoice(state: State, { id, objective, difficulty }: Scene): Choice {
  const waiting = waitsFor(state, id).map(each => each.objective)
  const why: Refusal = { because: 'precursors-first', objective, waiting }
  return {
    key: id,
    title: [objective],
    lines: [[`Difficulty ${difficulty}`]],
    ...(waiting.length > 0
      ? { blocked: { ...explain(why), rule: ruleOf(refusalRules, why.because), near: { field: 'scene' } } }
      : {})
  }
}

/** A scene is cancelled before its dice fall (PR21). */
function putBackQuestions(state: State): readonly ProphecyQuestion[] {
  const scene = sceneOf(state, state.onStage)
  if (!scene || scene.check) return []
  return [
    {
      question: {
        seat: null,
        decides: 'gm',
        id: idOf('put-back', scene.id),
        title: 'Cancel the scene',
        asks: [`Is ${scene.objective} not performed now?`],
        rule: 'PR21',
        fields: [],
        notes: [['The scene can be performed later']],
        commit: 'Cancel the scene',
        offered: true,
        fold: 'Not this scene'
      },
      command: () => ({ type: 'put-back' })
    }
  ]
}

/** An outcome that does not fit what happened at the table (PR31). */
function correctQuestion({ id, check, objective }: Scene): ProphecyQuestion {
  const outcome = check?.outcome === 'success' ? 'failure' : 'success'
  return {
    question: {
      seat: null,
      decides: 'gm',
      id: idOf('correct', id, outcome),
      title: 'Correct the outcome',
      asks: [`Is ${objective} a ${outcome} after all?`],
      rule: 'PR31',
      fields: [],
      notes: [['The scene to which this one leads gains or loses a die']],
      commit: `Correct to a ${outcome}`,
      offered: true,
      fold: 'Something was wrong'
    },
    command: () => ({ type: 'correct-outcome', scene: id, outcome })
  }
}
