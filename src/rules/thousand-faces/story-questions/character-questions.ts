/** A question for every new character, with follow-ups to an answer. */
export interface CharacterQuestion {
  readonly asks: string
  readonly further: readonly string[]
}

/** From visible traits of a character to secrets (R5), in our own words: asked in this order around the table. */
export const characterQuestions: readonly CharacterQuestion[] = [
  {
    asks: 'What do people notice about you first?',
    further: ['What do they get wrong because of it?', 'Since when do you look like that?']
  },
  {
    asks: 'What are you good at, and who taught you?',
    further: ['What did you have to give for it?', 'Where is your teacher now?']
  },
  {
    asks: 'Why are you only at the beginning of your way?',
    further: ['Who thinks that you are further than you are?', 'What would you have become otherwise?']
  },
  {
    asks: 'Which of the others do you know longest, and from where?',
    further: ['What did you get into together?', 'What have you never told them?']
  },
  {
    asks: 'What would you never leave behind?',
    further: ['Who gave it to you?', 'For what would you leave it behind after all?']
  },
  {
    asks: 'Whom do you want to be proud of you?',
    further: ['What would they say today?', 'Do they know where you are?']
  },
  {
    asks: 'What are you afraid of that you would not say aloud?',
    further: ['When did it last happen?', 'Who of the others has guessed it?']
  }
]

/** Follow-ups to an answer; empty for a question of the table's own. */
export function furtherQuestions(asked: string): readonly string[] {
  return characterQuestions.find(({ asks }) => asks === asked)?.further ?? []
}

/** The next question that was not asked yet; null after the last. */
export function nextQuestion(asked: readonly string[]): string | null {
  return characterQuestions.find(({ asks }) => !asked.includes(asks))?.asks ?? null
}

/** The first missing answer, around the table question by question; each question begins with the next player. */
export function nextToAnswer<Seat extends string>(
  questions: readonly string[],
  answered: readonly { readonly seat: Seat; readonly questions: readonly string[] }[]
): { readonly seat: Seat; readonly question: string } | null {
  for (const [nth, question] of questions.entries())
    for (let at = 0; at < answered.length; at++) {
      const player = answered[(nth + at) % answered.length]
      if (player && !player.questions.includes(question)) return { seat: player.seat, question }
    }
  return null
}
