import { lineForGm } from '../../core/log-line'
import type { EventOf, RefusalOf } from '../../core/model'
import { say } from '../../core/refusal'
import type { Describers, Explainers } from '../../core/slice'
import type { recapModel } from './model'

/** Edits of a recap are for the Game Master alone (PO6). */
export const describeRecap: Describers<EventOf<typeof recapModel>> = {
  'moment-worded': ({ text }, audience) =>
    lineForGm(audience, text === '' ? 'Recap: a sentence is as it was' : `Recap: “${text}”`),
  'moment-placed': ({ as }, audience) => lineForGm(audience, placed[as]),
  'recap-subtitled': ({ text }, audience) =>
    lineForGm(audience, text === '' ? 'Recap: the line under the title is gone' : `Recap, under the title: “${text}”`),
  'recap-shown': ({ shown: { session } }, audience) =>
    lineForGm(audience, `Recap of session ${session} on the table screen`),
  'recap-hidden': (_, audience) => lineForGm(audience, 'The recap leaves the table screen')
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
  'no-recap-shown': () => say('No recap is on the table screen', 'Show one first', 'recap')
}
