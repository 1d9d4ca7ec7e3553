import { assertNever } from '../core/assert-never'
import type { LogPart } from '../core/log-line'
import type { Explanation } from '../core/refusal'

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
  | { readonly because: 'category-taken'; readonly name: string; readonly category: string }
  | { readonly because: 'not-a-character'; readonly name: string }

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

type StageRefusal =
  | { readonly because: 'no-finale' }
  | { readonly because: 'precursors-first'; readonly objective: string; readonly waiting: readonly string[] }
  | { readonly because: 'other-scene'; readonly objective: string }
  | { readonly because: 'nothing-on-stage' }
  | { readonly because: 'dice-rolled' }
  | { readonly because: 'dice-unsettled'; readonly due: number }
  | { readonly because: 'wrong-dice'; readonly due: number }
  | { readonly because: 'not-told'; readonly objective: string }
  | { readonly because: 'clock-is'; readonly now: 'running' | 'standing' }

/** The refusal in words, with what to do instead. */
export function explain(why: Refusal): Explanation {
  const [says, instead] = sentences(why)
  return { says, instead }
}

type Sentences = readonly [says: readonly LogPart[], instead: readonly LogPart[]]

const things = { scene: 'scene', object: 'index card', aspect: 'sticky note' } as const
const blanks = {
  prophecy: ['There is not a word of a Prophecy', 'Write what is going to happen, or read out a module'],
  name: ['An index card needs a name', 'Write who or what it is'],
  aspect: ['An Aspect needs at least one word', 'Write what is worth noticing about it, or take the note off'],
  objective: ['A scene needs an objective', 'Write what the Characters want there'],
  question: ['There is no question in it', 'Write one, or pick one of the list']
} as const

function sentences(why: Refusal): Sentences {
  switch (why.because) {
    case 'not-yours':
      return [[`${why.what} is not for this seat to change`], ['Ask the Game Master, or the Moderator, to do it']]
    case 'gone':
      return [[`That ${things[why.what]} is not on the table any more`], ['Look again: somebody has just changed it']]
    case 'empty':
      return [[blanks[why.what][0]], [blanks[why.what][1]]]
    case 'module-received':
      return [
        [`“${why.title}” has been received already`],
        ['Change its words by hand, or undo and receive another one']
      ]
    case 'relationship-with-nobody':
      return [[`A relationship of ${why.name} needs somebody to be with`], ['Choose the other Character']]
    case 'relationship-with-self':
      return [[`${why.name} cannot be related to themselves`], ['Choose somebody else']]
    case 'relationship-with-non-character':
      return [
        [`${why.other} is nobody that ${why.name} may have this relationship with`],
        ['Choose another Character, or allow relationships with any person in the options']
      ]
    case 'category-taken':
      return [
        [`${why.name} has their ${why.category} already`],
        ['Rewrite that one, or attach this as a further Aspect']
      ]
    case 'not-a-character':
      return [[`${why.name} is no Character`], ['Only a Character has these categories and a player']]
    default:
      return outlineSentences(why)
  }
}

function outlineSentences(why: OutlineRefusal | StageRefusal): Sentences {
  switch (why.because) {
    case 'finale-there':
      return [[`There is a Finale: “${why.objective}”`], ['Sketch this as a precursor of a scene']]
    case 'outline-full':
      return [[`A story has at most ${why.most} scenes`], ['Cut one first, or fold this into a scene that is there']]
    case 'too-easy':
      return [
        [`“${why.objective}” would leave its precursors with a difficulty below 1`],
        ['Choose a scene nearer to the Finale']
      ]
    case 'told':
      return [[`“${why.objective}” has been told`], ['Work on a scene that is still to come, or undo']]
    case 'on-stage':
      return [[`“${why.objective}” is being performed`], ['Put it back first, or finish it']]
    case 'finale-stays':
      return [[`“${why.objective}” is the Finale and leads nowhere`], ['Move its precursors instead']]
    case 'circle':
      return [
        [`“${why.objective}” cannot lead to “${why.to}”, which leads to it`],
        ['Choose a scene outside its own branch']
      ]
    case 'is-a-character':
      return [[`${why.name} is a Character and may take part in every scene`], ['Nothing needs to be done']]
    case 'not-in-scene':
      return [[`${why.name} is not in “${why.objective}”`], ['Bring that index card into the scene first']]
    case 'not-a-pair':
      return [['A pair is one Aspect of a Character and one of anything else'], ['Pick one of each']]
    case 'pair-counts-once':
      return [['That pair is counted already'], ['Match another pair; the same Aspect may stand in several']]
    default:
      return stageSentences(why)
  }
}

function stageSentences(why: StageRefusal): Sentences {
  switch (why.because) {
    case 'no-finale':
      return [['There is no Finale to head for'], ['Sketch the Finale first']]
    case 'precursors-first':
      return [
        [`“${why.objective}” waits for what leads to it`],
        [`Perform ${why.waiting.map(each => `“${each}”`).join(' and ')} first`]
      ]
    case 'other-scene':
      return [[`“${why.objective}” is being performed`], ['Roll its dice, or put it back']]
    case 'nothing-on-stage':
      return [['No scene is being performed'], ['Choose one on the story board']]
    case 'dice-rolled':
      return [['The dice of this scene have been rolled'], ['Tell how it went, correct the outcome, or undo']]
    case 'dice-unsettled':
      return [[`The sixes still bring ${why.due} more`], ['Roll the next wave first']]
    case 'wrong-dice':
      return [[`This wave is ${why.due} six-sided`], [`Enter ${why.due} numbers from 1 to 6`]]
    case 'not-told':
      return [[`“${why.objective}” has not been rolled for`], ['Roll its dice first']]
    case 'clock-is':
      return [[`The clock is ${why.now} already`], ['Nothing needs to be done']]
    default:
      return assertNever(why)
  }
}
