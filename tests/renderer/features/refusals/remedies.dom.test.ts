import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { effectScope, type EffectScope, nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remedyActions, say } from '#rules/core/refusal'
import { useGm } from '@/dashboard/store'
import { useActions } from '@/features/actions/actions'
import { keyMap } from '@/features/keys/keys'
import RemedyButton from '@/features/refusals/RemedyButton.vue'
import { remedyFor } from '@/features/refusals/remedies'

describe('the remedy of a refusal', () => {
  it.each(remedyActions)('has a label and an action of the dashboard: %s', opens => {
    expect(remedyFor({ opens })).toEqual({ label: expect.stringMatching(/^\p{Lu}/u), action: opens })
    expect(keyMap.value.map(({ id }) => id)).toContain(opens)
  })
})

describe('the button of a remedy', () => {
  let board: EffectScope
  beforeEach(() => {
    board = effectScope()
    setActivePinia(createPinia())
  })
  afterEach(() => board.stop())

  async function press(opens: (typeof remedyActions)[number]): Promise<void> {
    const page = mount(RemedyButton, { props: { explanation: say('Not now', 'Do that first', opens) } })
    await page.get('button').trigger('click')
    await nextTick()
    page.unmount()
  }

  it('closes the open sheet, so that the part behind it is in sight', async () => {
    const foes = vi.fn()
    board.run(() => useActions({ foes }))
    const gm = useGm()
    gm.sheet = 'shadow'
    await press('foes')
    expect([gm.sheet, foes.mock.calls.length]).toEqual([null, 1])
  })

  it('leaves the open sheet for an act that needs no part of the dashboard', async () => {
    const undo = vi.fn()
    board.run(() => useActions({ undo }))
    const gm = useGm()
    gm.sheet = 'shadow'
    await press('undo')
    expect([gm.sheet, undo.mock.calls.length]).toEqual(['shadow', 1])
  })

  it('is absent on the page that it would open', () => {
    useGm().page = 'stage'
    const page = mount(RemedyButton, { props: { explanation: say('Not now', 'Do that first', 'stage') } })
    expect(page.find('button').exists()).toBe(false)
    page.unmount()
  })

  it('turns to the board for an action of the board', async () => {
    const gm = useGm()
    gm.page = 'book'
    await press('angels-table')
    expect(gm.page).toBe('board')
  })
})
