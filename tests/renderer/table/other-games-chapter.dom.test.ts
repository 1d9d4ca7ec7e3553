import { flushPromises, mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import type { Frame } from '#rules/campaign/types'
import { screens } from '@/games/screens'
import TableScreen from '@/table/TableScreen.vue'
import { board } from '../../support/moments/company'
import { tableSnapshot } from '../../support/snapshots'

it.each(['face-of-angels', 'game-face'] as const)(
  'the table says above a game of %s what it is, and not the chapter of another game',
  async game => {
    const { played } = board(game, 'The Water Gate', 2)
    played.campaign({ type: 'set-scene', title: 'The bell tower', subtitle: 'Chapter 2, The tide turns' })
    await screens[game].pages.table?.load()
    const frame = frameFor(played.chronicle, { kind: 'table' }) as Frame<'table'>
    const table = mount(TableScreen, { props: { snapshot: { ...tableSnapshot(null), mode: 'live', frame } } })
    await flushPromises()
    expect(table.get('h1').text()).toBe('The bell tower')
    expect(table.text()).not.toContain('The tide turns')
    table.unmount()
  }
)
