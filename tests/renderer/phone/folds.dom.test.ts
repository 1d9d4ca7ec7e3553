import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KnownThing } from '#rules/book/things/view'
import type { Recap, RecapMoment } from '#rules/campaign/recap'
import type { SeatId } from '#rules/core/seat'
import PhoneBook from '@/features/book/PhoneBook.vue'
import PhoneRecap from '@/features/recap/PhoneRecap.vue'
import { useHost } from '../../support/page-bridge'

const seat = 's1' as SeatId
const nameOf = (of: SeatId): string => (of === seat ? 'Sister Wren' : 'Kresk')
const ask = vi.fn<(what: unknown) => Promise<unknown>>()

beforeEach(() => {
  ask.mockReset()
  useHost({ ask } as never)
})

const summary = (page: VueWrapper) => page.get('summary')
const isOpen = (page: VueWrapper): boolean => page.get('details').element.open

/** Presses the heading. In every browser a focused `summary` does the same by Enter and by the space bar. */
async function fold(page: VueWrapper): Promise<void> {
  await summary(page).trigger('click')
  await vi.dynamicImportSettled()
  await flushPromises()
}

const recap = (moments: Recap['moments'], subtitle = ''): Recap => ({
  session: 6,
  subtitle,
  moments,
  leftOut: [],
  count: moments.length
})
const moment = (entry: number, text: string, parts: RecapMoment['parts'] = []): RecapMoment => ({
  entry,
  after: entry * 60_000,
  weight: 50,
  kind: 'story',
  parts,
  text,
  as: 'automatic'
})

describe('Previously on…, on a phone', () => {
  const page = () => mount(PhoneRecap, { props: { seat, nameOf } })

  it('PO4 asks for this seat’s own recap of the newest session, and only when it is opened', async () => {
    ask.mockResolvedValue({ ok: true, value: recap([moment(3, 'The bells rang.')]) })
    const phone = page()
    await flushPromises()
    expect([isOpen(phone), ask.mock.calls]).toEqual([false, []])
    await fold(phone)
    expect(isOpen(phone)).toBe(true)
    expect(ask.mock.calls).toEqual([[{ ask: 'read-recap', session: null, audience: seat }]])
  })

  it('PO5 tells the moments in their order, in the Game Master’s words where there are some, under the subtitle', async () => {
    const moments = [moment(3, '', [{ seat }, ' found the well']), moment(9, 'Nobody slept.')]
    ask.mockResolvedValue({ ok: true, value: recap(moments, 'The tide turns') })
    const phone = page()
    await fold(phone)
    expect(phone.findAll('li').map(each => each.text())).toEqual(['Sister Wren found the well.', 'Nobody slept.'])
    expect(phone.get('.subtitle').text()).toBe('The tide turns')
  })

  it('says that there is nothing to tell, and nothing before the answer has come', async () => {
    let answer: (value: unknown) => void = () => undefined
    ask.mockReturnValue(new Promise(resolve => (answer = resolve)))
    const phone = page()
    await fold(phone)
    expect(phone.text()).toBe('Previously on…')
    answer({ ok: true, value: recap([]) })
    await flushPromises()
    expect(phone.text()).toContain('Nothing to tell yet.')
    expect(phone.find('.subtitle').exists()).toBe(false)
  })

  it('says what to do when it could not be fetched; closed and opened again it asks again', async () => {
    ask.mockResolvedValueOnce({ ok: false, error: { kind: 'no-campaign' } })
    ask.mockResolvedValueOnce({ ok: true, value: recap([moment(3, 'The bells rang.')]) })
    const phone = page()
    await fold(phone)
    expect(phone.text()).toContain('Close this and open it again')
    await fold(phone)
    expect(isOpen(phone)).toBe(false)
    await fold(phone)
    expect(phone.findAll('li').map(each => each.text())).toEqual(['The bells rang.'])
  })
})

describe('What you know, on a phone', () => {
  const thing = (name: string, more: Partial<KnownThing> = {}): KnownThing => ({
    kind: 'person',
    name,
    sentence: '',
    standing: 'met',
    ...more
  })

  it('BK13 counts what it has and folds it away', async () => {
    const phone = mount(PhoneBook, { props: { known: [thing('Yogran'), thing('The Dean')] } })
    expect([summary(phone).text(), isOpen(phone)]).toEqual(['What you know (2)', false])
    await fold(phone)
    expect(isOpen(phone)).toBe(true)
    await fold(phone)
    expect(isOpen(phone)).toBe(false)
  })

  it('BK13 has name, kind and sentence of each, and says what is over', () => {
    const known = [
      thing('The debt', { kind: 'thread', standing: 'closed', sentence: 'Paid in bells.' }),
      thing('Yogran')
    ]
    const phone = mount(PhoneBook, { props: { known } })
    const said = phone.findAll('dl > div').map(each => each.text().replace(/\s+/g, ' '))
    expect(said).toEqual(['The debt Open question, overPaid in bells.', 'Yogran Person'])
    expect(phone.findAll('dd')).toHaveLength(1)
  })

  it('BK13 stays open while the Game Master shows more', async () => {
    const phone = mount(PhoneBook, { props: { known: [thing('Yogran')] } })
    await fold(phone)
    await phone.setProps({ known: [thing('The Dean'), thing('Yogran')] })
    expect([summary(phone).text(), isOpen(phone)]).toEqual(['What you know (2)', true])
  })
})
