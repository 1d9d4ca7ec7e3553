import { aboutOf, moment, type MomentTellers, untold } from '../core/moment'
import type { Event } from './state'
import type { Outcome } from './vocabulary'

/** The moments of Prophecy for a recap, with their fixed weights (PO2). */
export const moments: MomentTellers<Event> = {
  // One event for each field that is written: the newest event holds the whole Prophecy.
  'prophecy-written': ({ doom: { title } }) => (title === '' ? untold('prophecy') : spoken(title)),
  'module-received': ({ doom: { title } }) => spoken(title),
  'outcome-determined': ({ scene, objective, outcome }) => aboutOf(cameOut(objective, outcome), `outcome ${scene}`),
  'outcome-corrected': ({ scene, objective, outcome }) => aboutOf(cameOut(objective, outcome), `outcome ${scene}`),
  'scene-told': ({ scene, words }) =>
    words === '' ? untold(`story ${scene}`) : aboutOf(moment('story', 70, words), `story ${scene}`),
  'character-handed-over': ({ object, name, player }) =>
    aboutOf(
      moment(
        'person',
        40,
        player.kind === 'gm' ? 'The Game Master' : { seat: player.seat },
        ` played ${name} from then on`
      ),
      `hands ${object}`
    )
}

const spoken = (title: string): ReturnType<typeof moment> =>
  aboutOf(moment('chapter', 91, `The Prophecy was spoken: ${title}`), 'prophecy')

const cameOut = (objective: string, outcome: Outcome): ReturnType<typeof moment> =>
  moment(outcome === 'success' ? 'story' : 'fall', 75, `“${objective}” was a ${outcome}`)
