import type { Audience } from '../../core/audience'
import { line, type LogLine } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import type { recapModel } from './model'

const forGm = (audience: Audience, text: string): LogLine | null =>
  audience.kind === 'gm' ? line('quiet', text) : null

/** What the Game Master does to a recap is nobody else’s to read (PO6). */
export const describeRecap: Describers<EventOf<typeof recapModel>> = {
  'moment-worded': ({ text }, audience) =>
    forGm(audience, text === '' ? 'Recap: a sentence is as it was' : `Recap: “${text}”`),
  'moment-placed': ({ as }, audience) => forGm(audience, placed[as]),
  'recap-subtitled': ({ text }, audience) =>
    forGm(audience, text === '' ? 'Recap: the line under the title is gone' : `Recap, under the title: “${text}”`),
  'recap-shown': ({ shown: { session } }, audience) =>
    forGm(audience, `Recap of session ${session} on the table screen`),
  'recap-hidden': (_, audience) => forGm(audience, 'The recap leaves the table screen')
}

const placed = {
  kept: 'Recap: a moment is kept',
  'left-out': 'Recap: a moment is left out',
  automatic: 'Recap: a moment is chosen by its weight again'
} as const

export const explainRecap: Explainers<RefusalOf<typeof recapModel>> = {
  'no-such-moment': () => say('That has not happened in this campaign', 'Choose a moment of the list'),
  'recap-full': ({ most }) => say(`A recap has ${most} moments at most`, 'Leave one out first'),
  'nothing-to-tell': () => say('There is nothing to tell yet', 'Keep at least one moment that the table may know'),
  'no-recap-shown': () => say('No recap is on the table screen', 'Show one first')
}
