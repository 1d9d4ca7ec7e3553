import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import OddsLadder from '@/games/thousand-faces/flip/OddsLadder.vue'
import StreamPlayerPlate from '@/games/thousand-faces/seats/StreamPlayerPlate.vue'
import PhoneFlip from '@/games/thousand-faces/flip/PhoneFlip.vue'
import { flip, seat, seatId, sheet as sheetOf } from '../../../support/sheets'

/** Translators of browsers put each text into their own elements. They throw the text node of the page away. */
function translate(element: Element): void {
  const texts: Text[] = []
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) if (walk.currentNode.textContent?.trim()) texts.push(walk.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild!.textContent = `«${text.data}»`
    text.replaceWith(font)
  }
}

it.each(['gm', 'seat', 'table', 'overlay'])('the page of the %s asks not to be translated', page => {
  const html = readFileSync(join(import.meta.dirname, `../../../../src/renderer/${page}.html`), 'utf8')
  expect(html).toMatch(/<html[^>]*\btranslate="no"/)
  expect(html).toMatch(/<html[^>]*\bclass="[^"]*\bnotranslate\b/)
  expect(html).toContain('<meta name="google" content="notranslate" />')
})

it('a phone that is translated all the same shows the new result', async () => {
  const view = { outcomes: [], yours: seatId(1), onPhone: false }
  const props = { flip: flip(1, seatId(1), [['c1', 2]]), view, by: null, nameOf: () => 'Kresk' }
  const phone = mount(PhoneFlip, { props: props as never })
  const before = phone.get('h2').text()
  translate(phone.element)
  await phone.setProps({ flip: flip(1, seatId(1), [['c1', 0]]) } as never)
  expect(phone.get('h2').text()).not.toContain(before)
  expect(phone.get('h2').text()).not.toContain('«')
})

it('odds that are translated all the same show the new chance', async () => {
  const props = (chance: number, words: string): never =>
    ({
      odds: { results: [chance] },
      terms: { fast: false, hasText: { check: true, cross: false } },
      factor: 1,
      texts: [words]
    }) as never
  const ladder = mount(OddsLadder, { props: props(0.5, 'It works') })
  translate(ladder.element)
  await ladder.setProps(props(0.25, 'It half works'))
  expect(ladder.get('b').text()).toMatch(/^25/)
  expect(ladder.text()).toContain('It half works')
})

it('counts on the stream that are translated all the same show the new number', async () => {
  const sheet = sheetOf(1)
  const facts = { name: true, stamina: true, deck: true, xp: true, wounds: true, shadow: true }
  const plate = mount(StreamPlayerPlate, {
    props: { seat: seat(1, 'Joon', 'Kresk'), sheet, facts, active: false } as never
  })
  translate(plate.element)
  await plate.setProps({ sheet: { ...sheet, stamina: 3, deck: 17, xp: 9 } } as never)
  for (const [fact, value] of [
    ['fire', '3'],
    ['deck', '17'],
    ['xp', '9']
  ] as const)
    expect(plate.get(`.fact.${fact}`).text()).toBe(value)
})
