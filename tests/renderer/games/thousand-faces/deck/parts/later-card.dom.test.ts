import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'

// A page has only one first paint: each test has its own page, and with it its own module.
async function card(props: object): Promise<ReturnType<typeof mount>> {
  vi.resetModules()
  const { default: CardPile } =
    await import('../../../../../../src/renderer/games/thousand-faces/deck/parts/CardPile.vue')
  return mount(CardPile, { props: { kind: 'discard', count: 3, top: '8', ...props } as never })
}

it.each([{ top: '8' }, { top: null }])(
  'a card that comes later is a blank sheet in the first picture, and drawn after it: %o',
  async props => {
    const pile = await card({ ...props, later: true })
    expect([pile.find('.card').exists(), pile.find('use').exists()]).toEqual([true, false])
    expect(
      pile
        .find('.card')
        .classes()
        .some(each => each.startsWith('bg-'))
    ).toBe(true)
    await vi.waitFor(() => expect(pile.find('use').exists()).toBe(true))
    expect(
      pile
        .find('.card')
        .classes()
        .some(each => each.startsWith('bg-'))
    ).toBe(false)
  }
)

it('a card that does not is drawn at once', async () => {
  expect((await card({})).find('use').exists()).toBe(true)
})
