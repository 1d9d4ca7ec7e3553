import { moment, type MomentTellers } from '../core/moment'
import type { Event } from './state'

/** What a recap tells of Prophecy, with its fixed weights (PO2). */
export const moments: MomentTellers<Event> = {
  'prophecy-written': ({ doom: { title } }) =>
    title === '' ? null : moment('chapter', 91, `The Prophecy was spoken: ${title}`),
  'module-received': ({ doom: { title } }) => moment('chapter', 91, `The Prophecy was spoken: ${title}`),
  'outcome-determined': ({ objective, outcome }) =>
    moment(outcome === 'success' ? 'story' : 'fall', 75, `“${objective}” was a ${outcome}`),
  'scene-told': ({ words }) => (words === '' ? null : moment('story', 70, words)),
  'character-handed-over': ({ name }) => moment('person', 40, `${name} went into other hands`)
}
