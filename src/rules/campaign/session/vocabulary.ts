/** The steps of a session's opener in their order (SE3). Those of a game are shown only while it has a board. */
export const openerSteps = ['attendance', 'recap', 'notes', 'xp', 'touchstones', 'chapter', 'spotlight'] as const
export type OpenerStep = (typeof openerSteps)[number]

/** What each step is called. */
export const stepNames: Readonly<Record<OpenerStep, string>> = {
  attendance: 'Who is here',
  recap: 'Previously on…',
  notes: 'Notes',
  xp: 'XP',
  touchstones: 'Touchstones',
  chapter: 'Chapter and goal',
  spotlight: 'Who starts'
}

/** How far a step is; one that nobody marked is open. */
export type StepMark = 'done' | 'skipped'
