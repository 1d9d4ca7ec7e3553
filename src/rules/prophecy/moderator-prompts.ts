/** What a Moderator may ask when the story needs a push; a question, never a verdict. */
export const moderatorPrompts: readonly { readonly when: string; readonly ask: readonly string[] }[] = [
  {
    when: 'To see it',
    ask: [
      'What is the first thing that one smells here?',
      'Where does the light come from?',
      'Who else is in the room and wishes they were not?',
      'What has changed since anybody was here last?'
    ]
  },
  {
    when: 'To want it',
    ask: [
      'What will it cost you if this goes well?',
      'What are you not saying aloud?',
      'Which of you would rather not be here, and why do you stay?',
      'What would make you turn round?'
    ]
  },
  {
    when: 'To tie it together',
    ask: [
      'How does the Catastrophe already show in this place?',
      'Who of those we met before has a hand in this?',
      'Which of your Aspects have we not seen for too long?',
      'What does this have to do with the person you are tied to?'
    ]
  },
  {
    when: 'When the dice have fallen',
    ask: [
      'Which pair made the difference, and how did it look?',
      'What went wrong that nobody could have seen coming?',
      'Who noticed, and what will they do about it?',
      'Which Aspect is no longer true?'
    ]
  }
]
