import type { StoryQuestion } from '../../core/story-questions'

/** The moments with questions: the chapters of nine hours by their meaning, the time before them, and any time. */
export const moments = [
  { id: 'before', title: 'Before the first chapter' },
  { id: 'hearth', title: 'The Hearth' },
  { id: 'you', title: 'You: an ordinary day' },
  { id: 'need', title: 'Need: what is missing' },
  { id: 'go', title: 'Go: across the threshold' },
  { id: 'search', title: 'Search: on the way' },
  { id: 'find', title: 'Find: stay, sacrifice, abandon' },
  { id: 'price', title: 'Take and pay' },
  { id: 'return', title: 'Return' },
  { id: 'change', title: 'Change' },
  { id: 'any', title: 'At any time' }
] as const
export type MomentId = (typeof moments)[number]['id']

export type QuestionText = Omit<StoryQuestion, 'moment'>

/** A question to each player, to the table or to the Game Master, with its follow-up. */
function asked(of: StoryQuestion['of'], id: string, asks: string, more: Partial<QuestionText> = {}): QuestionText {
  return { id, asks, of, after: null, choices: [], gives: null, ...more }
}

function further(of: StoryQuestion['of'], after: string, asks: string, more: Partial<QuestionText> = {}): QuestionText {
  return asked(of, `${after}.further`, asks, { after, ...more })
}

/** The answers in Find, for the Journey point of that chapter. Source: reference 5.3. */
export const findChoices = ['stay', 'sacrifice', 'abandon'] as const
export type FindChoice = (typeof findChoices)[number]
const find = { choices: findChoices }

/** The questions of each moment, in this order (AN5), in our own words. Source of the subjects: reference 5.2, 5.3 and 5.7. */
export const catalogue: Readonly<Record<MomentId, readonly QuestionText[]>> = {
  before: [
    asked('each', 'premise', 'What is true in this world that everybody takes for granted?', { gives: 'premise' }),
    further('each', 'premise', 'Who would lose most if it were not so?', { gives: 'hook' }),
    asked('gm', 'hook', 'What happens that they cannot leave alone?', { gives: 'hook' }),
    further('gm', 'hook', 'Whom does it strike first, and who comes to tell them?', { gives: 'hook' })
  ],
  hearth: [
    asked('each', 'home', 'What is it here that makes you feel at home?'),
    further('each', 'home', 'When did you nearly lose it?'),
    asked('each', 'risk', 'Why would you put your life at risk for The Hearth?'),
    further('each', 'risk', 'Who at this table would be surprised by that?')
  ],
  you: [
    asked('each', 'day', 'What does a day of yours look like when nothing happens?'),
    further('each', 'day', 'What in it do you do for nobody but yourself?'),
    asked('each', 'between', 'What do you and {other} never speak about?')
  ],
  need: [
    asked('each', 'need', 'What do you need that cannot be had here?'),
    further('each', 'need', 'Who told you that you will never have it?', { gives: 'hook' }),
    asked('gm', 'villain', 'Who stands against them, and what do they want for themselves?'),
    further('gm', 'villain', 'What will they do next if nobody stops them?', { gives: 'hook' }),
    asked('gm', 'threat', 'By which sign will everybody see that it grows?', { gives: 'hook' })
  ],
  go: [
    asked('each', 'left', 'What do you leave behind, and in whose hands?'),
    further('each', 'left', 'What did you promise when you left it?'),
    asked('each', 'kept', 'What nearly kept you from going?')
  ],
  search: [
    asked('each', 'master', 'From whom have you learned on the way, and what did they ask for it?'),
    asked('table', 'allies', 'Who of those you have met would come if you called?'),
    further('table', 'allies', 'What will they want for it?', { gives: 'hook' })
  ],
  find: [
    asked(
      'each',
      'find-comfort',
      'Here is a life without trouble. Do you stay in it, sacrifice it or abandon it?',
      find
    ),
    asked(
      'each',
      'find-people',
      'Somebody here needs you as much as those at home. Do you stay with them, sacrifice that bond or abandon it?',
      find
    ),
    asked(
      'each',
      'find-self',
      'You were always sure who you are. Do you stay that person, sacrifice it for the others, or abandon it?',
      find
    )
  ],
  price: [
    asked('each', 'paid', 'What has the prize cost you that nobody can see?'),
    asked('gm', 'owner', 'Who misses what they took, and how will they notice?', { gives: 'hook' })
  ],
  return: [
    asked(
      'gm',
      'guardian',
      'Who stands at the threshold and refuses them, and is it grief, their change, or that it ends?'
    ),
    further('gm', 'guardian', 'What would that guardian have to hear to let them pass?'),
    asked('each', 'seen', 'By what do they see at home that you are not the same?')
  ],
  change: [
    asked('each', 'now', 'What can you do now that you could not when you left?'),
    further('each', 'now', 'For whom will you do it first?')
  ],
  any: [
    asked('each', 'noticed', 'What have you noticed about {other} that they do not know of themselves?'),
    asked('each', 'would', '{other} is in trouble, and you are not there: what do they do that only you would expect?'),
    asked('each', 'owed', 'What do you owe {other}, and do they know it?'),
    asked('each', 'here', 'What is in this place that was there before any of you?', { gives: 'hook' })
  ]
}

/** The earlier answers that a moment brings back (AN6): what was at stake before is now lost, found or changed. */
export const comesBack: Readonly<Partial<Record<MomentId, readonly string[]>>> = {
  need: ['day', 'premise', 'hook'],
  go: ['home', 'need', 'hook'],
  search: ['left', 'hook', 'villain'],
  find: ['left', 'home', 'need', 'kept'],
  price: ['risk', 'find-comfort', 'find-people', 'find-self', 'villain'],
  return: ['find-comfort', 'find-people', 'find-self', 'left', 'home', 'premise'],
  change: ['risk', 'need', 'day', 'premise']
}
