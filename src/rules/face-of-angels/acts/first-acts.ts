import type { StoryAct, TransformationChoice } from './model'

const story = (words: string): TransformationChoice => ({ words, effect: 'story' })
const bound: TransformationChoice = {
  words: 'Can no longer act plainly in that realm: whatever could be a trump is one',
  effect: 'always-trump'
}
const open = (...endings: readonly string[]): StoryAct['endings'] => endings.map(words => ({ words, met: false }))

const prologue: StoryAct = {
  number: 0,
  name: 'Prologue',
  stakes: "At most one person's fate. No protagonist's death or loss of self, nobody out of another player's slice.",
  risk: { words: 'Bringing somebody in is safe.', itself: 'none', choices: [], price: 'none' },
  transformations: [],
  endings: open('Every protagonist has had a contest', 'Every protagonist has powers')
}

const discovery: StoryAct = {
  number: 1,
  name: 'Discovery',
  stakes: 'As the table decides.',
  risk: {
    words: 'As the table decides.',
    itself: 'none',
    choices: ['leave', 'spend', 'turn', 'hurt', 'kill'],
    price: 'none'
  },
  transformations: [],
  endings: []
}

const ascension: StoryAct = {
  number: 2,
  name: 'Ascension',
  stakes: "Up to a whole city. No protagonist's death or loss of powers, nobody out of another player's slice.",
  risk: {
    words:
      'It gives no more cards in this act. A winner who grants the stakes all the same may turn friend into foe, or foe into friend.',
    itself: 'spent',
    choices: ['leave', 'turn'],
    price: 'grant'
  },
  transformations: [
    story('A changed look, for good'),
    story('The power works in another way, in the same realm'),
    bound,
    story('A side effect each time the power is used'),
    story('Bystanders are changed or harmed for good')
  ],
  endings: open(
    'The public cries out against a protagonist',
    'A protagonist takes a public position',
    'The world learns of the powers'
  )
}

const passion: StoryAct = {
  number: 3,
  name: 'Passion',
  stakes: "Up to a nation. No protagonist's death or loss of powers.",
  risk: {
    words:
      'It gives no more cards in this act. A winner who grants the stakes all the same may kill it or hurt it gravely.',
    itself: 'spent',
    choices: ['leave', 'hurt', 'kill'],
    price: 'grant'
  },
  transformations: [
    ...ascension.transformations.slice(0, 4),
    story('One more effect, in the same realm'),
    { words: 'The power moves to another realm', effect: 'new-trump' },
    story('Bystanders are changed or killed')
  ],
  endings: open(
    'A protagonist kills in the open',
    'Somebody close to a protagonist is killed, and the protagonist has a part in it',
    'A protagonist rules a large organisation'
  )
}

const fall: StoryAct = {
  number: 4,
  name: 'Fall',
  stakes: 'No limit.',
  risk: {
    words:
      'It gives no more cards in this act. The winner may turn a foe into a friend, or kill it or hurt it gravely.',
    itself: 'spent',
    choices: ['leave', 'befriend', 'hurt', 'kill'],
    price: 'none'
  },
  transformations: [
    { words: 'One more effect, with a second realm', effect: 'second-trump' },
    { words: 'Powers made wholly anew, in a new realm', effect: 'new-trump' },
    story('Bystanders are changed or killed'),
    bound,
    { words: 'Powers lost for ever', effect: 'powers-lost' }
  ],
  endings: open('Every protagonist is dead, in hiding, controlled, in control, or an ordinary person')
}

/** The acts of a new board. The table may rewrite every text. Facts of Clinton R. Nixon's game, in our own words. Rule A33. */
export const firstActs: readonly StoryAct[] = [prologue, discovery, ascension, passion, fall]
