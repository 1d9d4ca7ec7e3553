import { afterEach, describe, expect, it } from 'vitest'
import { say } from '#rules/core/refusal'
import { perform } from '@/features/actions/actions'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { Denied, settled } from '../../../../support/mounted-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

type Asked = { readonly command: { readonly ask?: { readonly seat: string } } }

async function asked(both = false, act: ((asked: Asked) => Denied | null) | null = null): Promise<Played> {
  const played = Played.table('The salt road', 'Kresk', 'Wren')
  const [kresk, wren] = played.seats
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  const request = { type: 'request-call', seat: wren, move: 'discern', attribute: 'int', item: null }
  played.act(request, { kind: 'seat', seat: wren! })
  const other = { ...request, seat: kresk, move: 'defy-danger', attribute: 'dex' }
  if (both) played.act(other, { kind: 'seat', seat: kresk! })
  live = await LiveDashboard.mount(played, undefined, act ? { act } : {})
  return played
}

const newest = (): unknown => live.page.commands().at(-1)
const row = (nth: number): string =>
  document.querySelector(`[data-seat="${live.played.seats[nth]}"]`)?.textContent ?? ''
const words = (): string => document.querySelector('.call-buttons')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
/** The folded questions in the panel. */
const inPanel = (): number => document.querySelectorAll('.panel .call-buttons .folded').length
/** Opens the question with these words, chooses an answer, and commits. */
async function answer(question: string, choice: string): Promise<void> {
  const buttons = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  buttons('.folded')
    .find(each => each.textContent?.includes(question))!
    .click()
  await settled()
  buttons('[data-choice]')
    .find(each => each.textContent?.includes(choice))!
    .click()
  await settled()
  buttons('.goes [data-enter]')
    .find(each => each.textContent?.includes(choice))!
    .click()
  await settled()
  await live.follow()
}
const answered = (): unknown => live.page.asks.filter(({ ask }) => ask === 'answer').at(-1)
/** Opens the line that hides several requests. */
async function openList(said: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.panel button')]
  buttons.find(each => each.textContent?.trim() === said)?.click()
  await settled()
}

describe('what a player asks for on the phone', () => {
  it('HA15 is in the row, and one press calls it, no matter which player is chosen', async () => {
    const { seats } = await asked()
    expect([row(0), row(1)].map(text => text.includes('Asks'))).toEqual([false, true])
    await live.press('1')
    perform('call-as-asked')
    await settled()
    await live.follow()
    expect(newest()).toMatchObject({
      type: 'call-flip',
      ask: { type: 'use-move', seat: seats[1], move: 'discern', attribute: 'int', advantages: 0 }
    })
    expect([row(1).includes('Asks'), row(1).includes('Called')]).toEqual([false, true])
  })

  it('HA15 in that player’s panel it can be called or put aside', async () => {
    const { seats } = await asked()
    await live.press('2')
    expect(words()).toContain('Wren asks for Discern, Int')
    await answer('asks for Discern', 'Put aside')
    expect(answered()).toMatchObject({ question: `request-discern ${seats[1]}`, answers: { does: 'aside' } })
    expect([row(1).includes('Asks'), inPanel()]).toEqual([false, 0])
  })

  it('HA10 Q5 says what the load costs or gives, since one press uses no slots', async () => {
    const played = await asked()
    const seat = played.seats[1]!
    await live.press('2')
    expect(words()).not.toContain('load')
    played.act(
      { type: 'request-call', seat, move: 'bravely-run-away', attribute: null, item: null },
      { kind: 'seat', seat }
    )
    await live.show()
    expect(words()).toContain('; the load gives 2 Stamina')
    played.act({ type: 'change-pack', seat, pack: 4, precious: 0, reason: '' })
    await live.show()
    expect(words()).toContain('; the load costs 1 Stamina, none of it on slots')
  })

  it('HA15 QU2 an opened request has the ember button and Enter, and the buttons below it have neither', async () => {
    await asked()
    await live.press('2')
    const marked = (mark: string) =>
      [...document.querySelectorAll(`.call-buttons ${mark}`)].map(each => each.textContent)
    expect(marked('.ember')).toEqual([expect.stringContaining('Call Wren')])
    document.querySelector<HTMLElement>('.panel .folded')!.click()
    await settled()
    expect(marked('.ember')).toEqual([expect.stringContaining('Call that')])
    expect(marked('[data-enter]')).toEqual(marked('.ember'))
    await live.click(/^Flip it here/)
    expect(newest()).toMatchObject({ type: 'flip', seat: live.played.seats[1] })
  })

  it('HA15 a move without a flip is used by one press, and asked for no more', async () => {
    const played = await asked()
    const [kresk] = played.seats
    played.act({ type: 'correct-move', seat: kresk, move: 'go-berserk', level: '0', face: 'up', tokens: 0, reason: '' })
    played.act(
      { type: 'request-call', seat: kresk, move: 'go-berserk', attribute: null, item: null },
      { kind: 'seat', seat: kresk! }
    )
    await live.show()
    await live.press('1')
    await openList('2 requests')
    await answer('Go Berserk!', 'Use the move')
    expect(answered()).toMatchObject({ question: `request-go-berserk ${kresk}`, answers: { does: 'call' } })
    expect(row(0)).not.toContain('Asks')
  })

  it('HA15 a single request is called by one press of the mouse', async () => {
    const { seats } = await asked()
    await live.press('2')
    expect(words(), 'the big button of that player says the same').not.toContain('Call that')
    await live.press('1')
    await live.click('Call that')
    expect(newest()).toMatchObject({ type: 'call-flip', ask: { seat: seats[1], move: 'discern', attribute: 'int' } })
    expect([row(1).includes('Asks'), row(1).includes('Called')]).toEqual([false, true])
  })

  it('HA15 what several ask for is called by one press, each as they ask', async () => {
    const [kresk, wren] = (await asked(true)).seats
    await live.press('1')
    const all = [...document.querySelectorAll('button')].find(each => each.textContent?.includes('Call all who ask'))
    all?.click()
    for (let turn = 0; turn < 2; turn++) {
      await settled()
      await live.follow()
    }
    const called = live.page.commands().filter(each => (each as { type: string }).type === 'call-flip')
    expect(called).toMatchObject([{ ask: { seat: wren } }, { ask: { seat: kresk, move: 'defy-danger' } }])
    expect([row(0), row(1)].map(text => text.includes('Called'))).toEqual([true, true])
  })

  it('HA15 HA20 what several ask for stands behind one line, which leaves the odds in sight', async () => {
    const played = await asked(true)
    const [kresk] = played.seats
    await live.press('1')
    expect(inPanel()).toBe(0)
    await openList('2 requests')
    const list = document.querySelector('.menu')
    expect(list?.querySelectorAll('.folded')).toHaveLength(2)
    await answer('asks for', 'Put aside')
    expect([inPanel(), document.querySelector('.menu')]).toEqual([1, null])
    played.act({ type: 'gain-xp', seat: kresk, amount: 1, reason: '' })
    played.act({ type: 'request-mercy', seat: kresk, what: 'I rang the bell' }, { kind: 'seat', seat: kresk! })
    await live.show()
    expect(inPanel()).toBe(0)
    expect(document.querySelector('.panel')?.textContent).toContain('1 request, 1 Mercy Flashback')
  })

  it('HA15 of those who ask one that cannot be called is told with its reason, and no other player has to wait', async () => {
    const names = Played.table('The salt road', 'Kresk', 'Wren').seats
    const { seats } = await asked(true, ({ command }) => {
      if (command.ask?.seat === names[1]) throw new Error('Wren is dead.')
      return null
    })
    await live.page.press('1')
    const all = [...document.querySelectorAll('button')].find(each => each.textContent?.includes('Call all who ask'))
    all?.click()
    for (let turn = 0; turn < 4; turn++) await settled()
    const called = live.page.commands().filter(each => (each as { type: string }).type === 'call-flip')
    expect(called).toMatchObject([{ ask: { seat: seats[1] } }, { ask: { seat: seats[0] } }])
    const told = [...document.querySelectorAll('.not-called')].map(each => each.textContent?.replaceAll(/\s+/g, ' '))
    expect(told).toEqual([expect.stringContaining('Wren is not called: ')])
    expect(told[0]).toContain('Wren is dead')
  })

  it('HA15 the reason has the button of its remedy', async () => {
    const explanation = say('Kresk must decide first', 'Go there', 'who-decides')
    await asked(true, () => new Denied({ kind: 'refused', because: 'must-decide', rule: 'HA15', explanation }))
    await live.page.press('1')
    await live.page.click(live.page.named('Call all who ask'))
    for (let turn = 0; turn < 4; turn++) await settled()
    const buttons = [...document.querySelectorAll('.not-called button')].map(each => each.textContent)
    expect(buttons).toEqual(['Go there', 'Go there'])
  })

  it('HA20 a Mercy Flashback that is asked for is granted, or put aside', async () => {
    const played = Played.table('The salt road', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats
    played.act({ type: 'set-phone-flips', seat: null, on: true })
    played.act({ type: 'gain-xp', seat: wren, amount: 1, reason: '' })
    played.act({ type: 'request-mercy', seat: wren, what: 'I rang the bell' }, { kind: 'seat', seat: wren! })
    live = await LiveDashboard.mount(played)
    expect([row(0), row(1)].map(text => text.includes('Asks'))).toEqual([false, true])
    await live.press('1')
    expect(kresk && words()).toContain('Wren asks for a Mercy Flashback: I rang the bell')
    await answer('Mercy Flashback', 'Grant it')
    expect(answered()).toMatchObject({
      question: `mercy ${wren}`,
      answers: { does: 'grant', what: 'I rang the bell' }
    })
    expect(inPanel()).toBe(0)
  })
})
