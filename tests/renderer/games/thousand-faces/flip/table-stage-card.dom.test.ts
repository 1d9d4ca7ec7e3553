import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import TableStageCard from '@/games/thousand-faces/flip/TableStageCard.vue'
import type { StageCard as Card } from '@/games/thousand-faces/flip/table-layout'
import { seatId } from '../../../../support/sheets'

const card = { key: '8', id: '8', owner: seatId(1), reads: 'mind', role: 'resolves' } as unknown as Card

it('a card has depth and a back only until it has turned over, and again when it turns anew', async () => {
  const shown = mount(TableStageCard, { props: { card, turn: 0, origin: 0 } })
  const hasDepth = (): readonly boolean[] => [shown.classes('deep'), shown.find('.back').exists()]
  expect(hasDepth()).toEqual([true, true])
  await shown.get('.turn').trigger('animationend')
  expect(hasDepth()).toEqual([false, false])
  await shown.setProps({ turn: 1 })
  expect(hasDepth()).toEqual([true, true])
  await shown.setProps({ turn: null })
  expect(hasDepth()).toEqual([false, false])
  shown.unmount()
})
