import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { Frame } from '#rules/campaign/types'
import type { AudienceSnapshot } from '#shared/contract'
import StreamScreen from '@/stream/StreamScreen.vue'
import { gmFrame, tableFrame, tableSnapshot } from '../../support/snapshots'

/** A board's view is the same for the table and the stream. */
const frame = { ...tableFrame(gmFrame()), audience: 'overlay' } as Frame<'overlay'>

function marksOn(more: Partial<AudienceSnapshot<'overlay'>>): readonly string[] {
  const snapshot = {
    ...tableSnapshot(null),
    kind: 'overlay',
    mode: 'live',
    frame,
    ...more
  } as AudienceSnapshot<'overlay'>
  const screen = mount(StreamScreen, { props: { snapshot } })
  const marks = screen.findAll('[role=status]').map(mark => mark.text())
  screen.unmount()
  return marks
}

it('the stream says that what it shows is not saved yet, and no more once it is', () => {
  expect(marksOn({ notSaved: true })).toContain('Not saved yet')
  expect(marksOn({})).not.toContain('Not saved yet')
})

it('the stream says so with no board in sight and in a pause, and is silent while it is dark', () => {
  expect(marksOn({ notSaved: true, frame: { ...frame, boards: [] } })).toContain('Not saved yet')
  expect(marksOn({ notSaved: true, paused: true })).toContain('Not saved yet')
  expect(marksOn({ notSaved: true, mode: 'blank' })).not.toContain('Not saved yet')
})
