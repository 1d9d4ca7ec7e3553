import type { CommandOf, EventOf, RefusalOf } from '../../core/model'
import { ok, refuse } from '../../core/result'
import { happen, type Describers, type Explainers } from '../../core/slice'
import type { BookReducers, BookDeciders } from '../act'
import type { Book } from '../state'
import { most, type MomentEdit, type recapModel } from './model'
import { lineForGm } from '../../core/log-line'
import { say } from '../../core/refusal'

type Recap = Book['recap']

/** Editing and showing a recap: rules PO5–PO7. */
export const decideRecap: BookDeciders<CommandOf<typeof recapModel>> = {
  'word-moment': (act, { session, entry, text }, { next }) =>
    entry < next
      ? ok(happen(act, { type: 'moment-worded', session, entry, text: text.trim() }))
      : refuse({ because: 'no-such-moment' }),
  'place-moment': (act, { session, entry, as }, { next }) => {
    if (entry >= next) return refuse({ because: 'no-such-moment' })
    const kept = act.state.recap.edits.filter(each => each.session === session && each.as === 'kept')
    if (as === 'kept' && kept.filter(each => each.entry !== entry).length >= most.moments)
      return refuse({ because: 'recap-full', most: most.moments })
    return ok(happen(act, { type: 'moment-placed', session, entry, as }))
  },
  'subtitle-recap': (act, { session, text }) =>
    ok(happen(act, { type: 'recap-subtitled', session, text: text.trim() })),
  'show-recap': (act, { session, sentences }) => {
    const trimmed = sentences.map(each => each.trim()).filter(Boolean)
    if (trimmed.length === 0) return refuse({ because: 'nothing-to-tell' })
    const subtitle = subtitleOf(act.state, session)
    return ok(happen(act, { type: 'recap-shown', shown: { session, subtitle, sentences: trimmed } }))
  },
  'hide-recap': act =>
    act.state.recap.shown ? ok(happen(act, { type: 'recap-hidden' })) : refuse({ because: 'no-recap-shown' })
}

export const applyRecap: BookReducers<EventOf<typeof recapModel>> = {
  'moment-worded': (book, { session, entry, text }) => edited(book, { session, entry }, { text }),
  'moment-placed': (book, { session, entry, as }) => edited(book, { session, entry }, { as }),
  'recap-subtitled': (book, { session, text }) => {
    const others = book.recap.subtitles.filter(each => each.session !== session)
    return withRecap(book, { subtitles: text === '' ? others : [...others, { session, text }] })
  },
  'recap-shown': (book, { shown }) => withRecap(book, { shown }),
  'recap-hidden': book => withRecap(book, { shown: null })
}

/** The line under the title of a session's recap; empty when there is none. */
export function subtitleOf(book: Book, session: number): string {
  return book.recap.subtitles.find(each => each.session === session)?.text ?? ''
}

function edited(book: Book, of: Pick<MomentEdit, 'session' | 'entry'>, change: Partial<MomentEdit>): Book {
  const { edits } = book.recap
  const was = edits.find(({ entry }) => entry === of.entry) ?? { text: '', as: 'automatic' as const }
  const now = { ...was, ...of, ...change }
  const others = edits.filter(({ entry }) => entry !== of.entry)
  return withRecap(book, { edits: now.text === '' && now.as === 'automatic' ? others : [...others, now] })
}

function withRecap(book: Book, change: Partial<Recap>): Book {
  return { ...book, recap: { ...book.recap, ...change } }
}

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
  'recap-full': ({ most }) => say(`A recap has ${most} moments at most`, 'Leave one out first', 'recap'),
  'nothing-to-tell': () => say('There is nothing to tell yet', 'Keep at least one moment that the table may know'),
  'no-recap-shown': () => say('No recap is on the table screen', 'Show one first', 'recap')
}
