import { elapsed, latest, started, stopped } from '../../core/clock'
import { ok, refuse, type Result } from '../../core/result'
import { happen, type SliceRules, type SliceWords } from '../../core/slice'
import type { Check, Scene, CheckPair } from '../outline/model'
import { finaleOf, isTold, sceneOf, waitsFor, withScene, extraDice } from '../outline/scenes'
import type { Act, CommandNamed, Game, Decision, Refusal, State, Event } from '../state'
import { type Outcome, type SceneId, mostDice, type Phase } from '../vocabulary'
import { decideClock } from './clock'
import { type Luck, roll } from '../../core/luck'
import { aspectOf } from '../world/view'
import { diceDue, hitsOf, isHit, tookWords } from './dice'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import { counted } from '../../core/text'

function perform(act: Act, { scene: id, at }: CommandNamed<'perform'>): Decision {
  const { state } = act
  if (at > latest) return refuse({ because: 'no-such-time' })
  const scene = sceneOf(state, id)
  if (!scene) return refuse({ because: 'gone', what: 'scene' })
  const { objective } = scene
  if (isTold(scene)) return refuse({ because: 'told', objective })
  const waiting = waitsFor(state, id).map(each => each.objective)
  if (waiting.length > 0) return refuse({ because: 'precursors-first', objective, waiting })
  const before = sceneOf(state, state.onStage)
  if (before && !isTold(before)) return refuse({ because: 'other-scene', objective: before.objective })
  const cleared = before ? ended(act, before, at) : act
  const telling = state.phase === 'story' ? cleared : happen(cleared, { type: 'phase-entered', phase: 'story' })
  return ok(happen(telling, { type: 'scene-began', scene: id, objective, clock: started(stopped, at) }))
}

function ended(act: Act, { id, objective }: Scene, at: number): Act {
  return happen(act, { type: 'scene-ended', scene: id, objective, took: elapsed(act.state.clock, at) })
}

/** The scene, if its dice have decided the outcome; otherwise a refusal. */
function performedScene(state: State, id: SceneId): Result<Scene & { readonly check: Check }, Refusal> {
  const scene = sceneOf(state, id)
  if (!scene) return refuse({ because: 'gone', what: 'scene' })
  const { check, objective } = scene
  return check && isTold(scene) ? ok({ ...scene, check }) : refuse({ because: 'not-told', objective })
}

function withCheck(state: State, id: SceneId, change: (check: Check) => Check): State {
  return withScene(state, id, scene => (scene.check ? { ...scene, check: change(scene.check) } : scene))
}

function withOutcome(state: State, { scene, outcome }: { readonly scene: SceneId; readonly outcome: Outcome }): State {
  return withCheck(state, scene, check => ({ ...check, outcome }))
}

/** Rules for the telling of the story (PR20–PR38). */
export const stageRules = {
  decide: {
    'go-to': (act, { phase }) => {
      if (phase === 'story' && !finaleOf(act.state)) return refuse({ because: 'no-finale' })
      return ok(happen(act, { type: 'phase-entered', phase }))
    },
    perform,
    'put-back': act => {
      const scene = sceneOf(act.state, act.state.onStage)
      if (!scene) return refuse({ because: 'nothing-on-stage' })
      if (scene.check) return refuse({ because: 'dice-rolled' })
      return ok(happen(act, { type: 'scene-put-back', scene: scene.id, objective: scene.objective }))
    },
    roll: (act, { dice }, luck) => rollWave(act, dice, luck),
    tell: (act, command) => {
      const performed = performedScene(act.state, command.scene)
      if (!performed.ok) return performed
      const { id, objective, check } = performed.value
      const exploited = [...new Set(command.exploited)].filter(index => index < check.pairs.length)
      return ok(happen(act, { type: 'scene-told', scene: id, objective, exploited, words: command.words.trim() }))
    },
    'end-scene': (act, { at }) => {
      if (at > latest) return refuse({ because: 'no-such-time' })
      const scene = sceneOf(act.state, act.state.onStage)
      if (!scene) return refuse({ because: 'nothing-on-stage' })
      return isTold(scene) ? ok(ended(act, scene, at)) : refuse({ because: 'not-told', objective: scene.objective })
    },
    'correct-outcome': (act, { scene, outcome }) => {
      const performed = performedScene(act.state, scene)
      if (!performed.ok) return performed
      const { id, objective } = performed.value
      return ok(happen(act, { type: 'outcome-corrected', scene: id, objective, outcome }))
    },
    'start-clock': decideClock,
    'pause-clock': decideClock,
    'reset-clock': decideClock,
    ask: (act, { words }) => ok(happen(act, { type: 'question-asked', words: words.trim() }))
  },
  apply: {
    'phase-entered': (state, { phase }) => ({ ...state, phase }),
    'scene-began': (state, { scene, clock }) => ({ ...state, onStage: scene, clock }),
    'scene-put-back': state => ({ ...state, onStage: null, clock: stopped }),
    'check-began': (state, { scene, check }) => withScene(state, scene, each => ({ ...each, check })),
    'wave-rolled': (state, { scene, dice }) =>
      withCheck({ ...state, serial: state.serial + 1 }, scene, check => ({ ...check, waves: [...check.waves, dice] })),
    'outcome-determined': withOutcome,
    'outcome-corrected': withOutcome,
    'scene-told': (state, { scene, exploited, words }) =>
      withScene(state, scene, each => ({ ...each, exploited, story: words })),
    'scene-ended': (state, { scene, took }) =>
      withScene({ ...state, onStage: null, clock: stopped }, scene, each => ({ ...each, took })),
    'clock-set': (state, { clock }) => ({ ...state, clock }),
    'question-asked': (state, { words }) => ({ ...state, question: words })
  },
  check: state =>
    state.onStage !== null && !sceneOf(state, state.onStage) ? ['a scene is performed that is not there'] : []
} satisfies SliceRules<Game>

/** Rolls one wave of dice (PR25). The pool is first; then one die for each six, while there are sixes. */
function rollWave(act: Act, typed: readonly number[] | null, luck: Luck): Decision {
  const scene = sceneOf(act.state, act.state.onStage)
  if (!scene) return refuse({ because: 'nothing-on-stage' })
  if (isTold(scene)) return refuse({ because: 'dice-rolled' })
  const check = scene.check ?? poolFor(act.state, scene)
  const due = diceDue(check)
  if (due > mostDice) return refuse({ because: 'too-many-dice', pool: due, most: mostDice })
  if (typed && (typed.length !== due || !typed.every(isFace))) return refuse({ because: 'wrong-dice', due })
  const dice = typed ?? Array.from({ length: due }, () => roll(luck, 6))
  const rolled: Check = { ...check, waves: [...check.waves, dice] }
  const began = scene.check ? act : happen(act, { type: 'check-began', scene: scene.id, check })
  const wave = happen(began, { type: 'wave-rolled', scene: scene.id, wave: rolled.waves.length, dice })
  return ok(diceDue(rolled) === 0 ? happen(wave, outcomeOf(scene, rolled)) : wave)
}

function isFace(die: number): boolean {
  return Number.isInteger(die) && die >= 1 && die <= 6
}

function poolFor(state: State, scene: Scene): Check {
  const pairs = scene.pairs.flatMap(({ character, environment }): readonly CheckPair[] => {
    const one = aspectOf(state, character)
    const other = aspectOf(state, environment)
    if (!one || !other) return []
    return [{ character: one.aspect.text, environment: other.aspect.text, of: [one.object.name, other.object.name] }]
  })
  return { difficulty: scene.difficulty, pairs, lent: extraDice(state, scene.id), waves: [], outcome: null }
}

function outcomeOf({ id, objective }: Scene, check: Check): Extract<Event, { type: 'outcome-determined' }> {
  const { difficulty } = check
  const hits = hitsOf(check)
  const outcome = hits >= difficulty ? 'success' : 'failure'
  return { type: 'outcome-determined', scene: id, objective, hits, difficulty, outcome }
}

const phaseNames: Readonly<Record<Phase, string>> = {
  prophecy: 'Now: receive the Prophecy',
  characters: 'Now: create Characters',
  outline: 'Now: write the outline',
  story: 'Now: tell the story'
}

/** "3 dice (2 pairs, 1 lent) against difficulty 3". */
function poolInWords(pairs: number, lent: number, difficulty: number): string {
  const from = [pairs > 0 ? counted(pairs, 'pair') : '', lent > 0 ? `${lent} lent` : ''].filter(Boolean).join(', ')
  return `${counted(pairs + lent, 'die', 'dice')}${from && ` (${from})`} against difficulty ${difficulty}`
}

function waveInWords(wave: number, dice: readonly number[]): string {
  const hits = counted(dice.filter(isHit).length, 'hit')
  return `${wave === 1 ? 'Rolled' : 'Sixes add'} ${dice.join(', ')}: ${hits}`
}

export const stageWords = {
  describe: {
    'phase-entered': ({ phase }) => line('plain', phaseNames[phase]),
    'scene-began': ({ objective }) => line('plain', `“${objective}” begins`),
    'scene-put-back': ({ objective }) => line('quiet', `“${objective}” is cancelled; it can be performed later`),
    'check-began': ({ check: { pairs, lent, difficulty } }) =>
      line('quiet', poolInWords(pairs.length, lent, difficulty)),
    'wave-rolled': ({ wave, dice }) => (dice.length === 0 ? null : line('plain', waveInWords(wave, dice))),
    'outcome-determined': ({ objective, hits, difficulty, outcome }) =>
      line(
        outcome === 'success' ? 'good' : 'grave',
        `“${objective}”: ${counted(hits, 'hit')} against difficulty ${difficulty}, a ${outcome}`
      ),
    'outcome-corrected': ({ objective, outcome }) => line('plain', `Corrected: “${objective}” is a ${outcome}`),
    'scene-told': ({ objective, words }) =>
      words === '' ? line('quiet', `The notes on “${objective}” are changed`) : line('plain', words),
    'scene-ended': ({ objective, took }) => line('quiet', `“${objective}” took ${tookWords(took)}`),
    'clock-set': ({ how }) => line('quiet', `The scene clock is ${how}`),
    'question-asked': ({ words }) => (words === '' ? null : line('plain', `The Moderator asks: ${words}`))
  },
  explain: {
    'no-finale': () => say('The story has no Finale yet', 'Add the Finale first', 'story-map'),
    'precursors-first': ({ objective, waiting }) =>
      say(
        `Other scenes lead to “${objective}” and come first`,
        `Perform ${waiting.map(each => `“${each}”`).join(' and ')} first`,
        'story-map'
      ),
    'other-scene': ({ objective }) => say(`“${objective}” is being performed`, 'Roll its dice, or cancel it'),
    'nothing-on-stage': () => say('No scene is being performed', 'Choose one on the story map'),
    'wrong-dice': ({ due }) =>
      say(`This roll has ${counted(due, 'die', 'dice')}`, `Enter ${counted(due, 'number', 'numbers')} from 1 to 6`),
    'not-told': ({ objective }) =>
      say(`The dice for “${objective}” have not been rolled`, 'Roll them first', 'story-map'),
    'too-many-dice': ({ pool, most }) =>
      say(`${pool} dice are more than the ${most} that can be rolled at once`, 'Remove some matching pairs'),
    'no-such-time': () =>
      say('This device’s clock shows an impossible time', 'Set the date and time of the device, then try again'),
    'clock-is': ({ now }) =>
      say(
        now === 'running' ? 'The clock is already running' : 'The clock is already stopped',
        'Nothing needs to be done'
      )
  }
} satisfies SliceWords<Game>
