import { assertNever } from '../core/assert-never'
import type { LogPart } from '../core/log-line'
import type { Explanation } from '../core/refusal'
import type { SeatId } from '../core/seat'
import { categoryNames, counted } from './names'
import type { Category } from './types'

/** Why a story says no. Names and objectives are carried along, so that the sentence can be read without looking anything up. */
export type Refusal =
  | { readonly because: 'not-yours'; readonly what: string }
  | { readonly because: 'gone'; readonly what: 'scene' | 'object' | 'aspect' }
  | { readonly because: 'empty'; readonly what: 'prophecy' | 'name' | 'aspect' | 'objective' | 'question' }
  | WorldRefusal
  | OutlineRefusal
  | StageRefusal

type WorldRefusal =
  | { readonly because: 'module-received'; readonly title: string }
  | { readonly because: 'relationship-with-nobody'; readonly name: string }
  | { readonly because: 'relationship-with-self'; readonly name: string }
  | { readonly because: 'relationship-with-non-character'; readonly name: string; readonly other: string }
  | { readonly because: 'category-taken'; readonly name: string; readonly category: Category }
  | { readonly because: 'not-a-character'; readonly name: string }
  | { readonly because: 'not-at-the-table'; readonly seat: SeatId }
  | { readonly because: 'characters-are-persons'; readonly name: string }

type OutlineRefusal =
  | { readonly because: 'finale-there'; readonly objective: string }
  | { readonly because: 'outline-full'; readonly most: number }
  | { readonly because: 'too-easy'; readonly objective: string }
  | { readonly because: 'told'; readonly objective: string }
  | { readonly because: 'on-stage'; readonly objective: string }
  | { readonly because: 'finale-stays'; readonly objective: string }
  | { readonly because: 'circle'; readonly objective: string; readonly to: string }
  | { readonly because: 'is-a-character'; readonly name: string }
  | { readonly because: 'not-in-scene'; readonly name: string; readonly objective: string }
  | { readonly because: 'not-a-pair' }
  | { readonly because: 'pair-counts-once' }
  | { readonly because: 'pairs-full'; readonly most: number }
  | { readonly because: 'finale-fixed' }

type StageRefusal =
  | { readonly because: 'no-finale' }
  | { readonly because: 'precursors-first'; readonly objective: string; readonly waiting: readonly string[] }
  | { readonly because: 'other-scene'; readonly objective: string }
  | { readonly because: 'nothing-on-stage' }
  | { readonly because: 'dice-rolled' }
  | { readonly because: 'dice-unsettled'; readonly due: number }
  | { readonly because: 'wrong-dice'; readonly due: number }
  | { readonly because: 'not-told'; readonly objective: string }
  | { readonly because: 'too-many-dice'; readonly pool: number; readonly most: number }
  | { readonly because: 'no-such-time' }
  | { readonly because: 'clock-is'; readonly now: 'running' | 'standing' }

/** The refusal in words, with what to do instead. */
export function explain(why: Refusal): Explanation {
  const [says, instead] = sentences(why)
  return { says, instead }
}

type Sentences = readonly [says: readonly LogPart[], instead: readonly LogPart[]]

const things = { scene: 'scene', object: 'card', aspect: 'Aspect' } as const
const blanks = {
  prophecy: ['The Prophecy is still empty', 'Write what is going to happen, or choose a ready-made one'],
  name: ['A card needs a name', 'Write who or what it is'],
  aspect: ['An Aspect needs at least one word', 'Write what is special about it, or remove the Aspect'],
  objective: ['A scene needs an objective', 'Write what the Characters want there'],
  question: ['The question is empty', 'Write one, or choose one from the list']
} as const

function sentences(why: Refusal): Sentences {
  switch (why.because) {
    case 'not-yours':
      return [[`${why.what} cannot be changed from this seat`], ['Ask the Game Master or the Moderator to do it']]
    case 'gone':
      return [[`That ${things[why.what]} has just been removed`], ['Choose another one, or undo']]
    case 'empty':
      return [[blanks[why.what][0]], [blanks[why.what][1]]]
    case 'module-received':
      return [[`“${why.title}” is already this story’s Prophecy`], ['Edit its words, or undo and choose another one']]
    case 'relationship-with-nobody':
      return [[`${why.name}’s relationship needs another person`], ['Choose who it is with']]
    case 'relationship-with-self':
      return [[`${why.name} cannot have a relationship with themselves`], ['Choose somebody else']]
    case 'relationship-with-non-character':
      return [
        [`${why.name} may only have a relationship with another Character, and ${why.other} is none`],
        ['Choose a Character, or allow relationships with any person in the options']
      ]
    case 'category-taken':
      return [
        [`${why.name} already has an Aspect for ${categoryNames[why.category]}`],
        ['Edit that one, or add this as a further Aspect']
      ]
    case 'not-a-character':
      return [[`${why.name} is no Character`], ['Choose a Character, or add this as a plain Aspect']]
    case 'not-at-the-table':
      return [[{ seat: why.seat }, ' is not at the table'], ['Choose somebody who is, or bring the seat back first']]
    case 'characters-are-persons':
      return [
        [`${why.name} is a Character, and every Character is a person`],
        ['Add a new card for a place or a thing']
      ]
    default:
      return outlineSentences(why)
  }
}

function outlineSentences(why: OutlineRefusal | StageRefusal): Sentences {
  switch (why.because) {
    case 'finale-there':
      return [[`The story already has a Finale: “${why.objective}”`], ['Add this as a scene that leads to another one']]
    case 'outline-full':
      return [[`A story has at most ${why.most} scenes`], ['Remove one first, or add this to an existing scene']]
    case 'too-easy':
      return [
        [`A scene leading to “${why.objective}” would have a difficulty below 1`],
        ['Choose a scene nearer to the Finale']
      ]
    case 'told':
      return [[`“${why.objective}” has been told`], ['Choose a scene that has not been told yet, or undo']]
    case 'on-stage':
      return [[`“${why.objective}” is being performed`], ['Cancel it first, or finish it']]
    case 'finale-stays':
      return [[`“${why.objective}” is the Finale: nothing comes after it`], ['Move the scenes that lead to it instead']]
    case 'circle':
      return [
        [`“${why.objective}” cannot lead to “${why.to}”, which leads to it`],
        ['Choose a scene that does not depend on it']
      ]
    case 'is-a-character':
      return [[`${why.name} is a Character: Characters can be in every scene`], ['You need not add them']]
    case 'not-in-scene':
      return [[`${why.name} is not in “${why.objective}”`], ['Add that card to the scene first']]
    case 'not-a-pair':
      return [['A pair is one Aspect of a Character and one of something else in the scene'], ['Choose one of each']]
    case 'pair-counts-once':
      return [['That pair is counted already'], ['Match another pair; the same Aspect may stand in several']]
    case 'pairs-full':
      return [[`A scene holds at most ${why.most} matching pairs`], ['Remove a pair first']]
    case 'finale-fixed':
      return [
        ['The Finale’s difficulty is fixed once dice have been rolled for a scene'],
        ['Undo those dice first, or keep it as it is']
      ]
    default:
      return stageSentences(why)
  }
}

function stageSentences(why: StageRefusal): Sentences {
  switch (why.because) {
    case 'no-finale':
      return [['The story has no Finale yet'], ['Add the Finale first']]
    case 'precursors-first':
      return [
        [`Other scenes lead to “${why.objective}” and come first`],
        [`Perform ${why.waiting.map(each => `“${each}”`).join(' and ')} first`]
      ]
    case 'other-scene':
      return [[`“${why.objective}” is being performed`], ['Roll its dice, or cancel it']]
    case 'nothing-on-stage':
      return [['No scene is being performed'], ['Choose one on the story map']]
    case 'dice-rolled':
      return [['The dice of this scene have been rolled'], ['Write how it went, correct the outcome, or undo']]
    case 'dice-unsettled':
      return [[`The sixes add ${counted(why.due, 'more die', 'more dice')}`], ['Roll them first']]
    case 'wrong-dice':
      return [
        [`This roll has ${counted(why.due, 'die', 'dice')}`],
        [`Enter ${counted(why.due, 'number', 'numbers')} from 1 to 6`]
      ]
    case 'not-told':
      return [[`The dice for “${why.objective}” have not been rolled`], ['Roll them first']]
    case 'too-many-dice':
      return [
        [`${why.pool} dice are more than the ${why.most} that can be rolled at once`],
        ['Remove some matching pairs']
      ]
    case 'no-such-time':
      return [['This device’s clock shows an impossible time'], ['Set the date and time of the device, then try again']]
    case 'clock-is':
      return [
        [why.now === 'running' ? 'The clock is already running' : 'The clock is already stopped'],
        ['Nothing needs to be done']
      ]
    default:
      return assertNever(why)
  }
}
