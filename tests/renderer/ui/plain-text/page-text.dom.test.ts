import { afterEach, expect, it } from 'vitest'
import { joinedText, pageText } from '@/ui/plain-text/page-text'

afterEach(() => document.body.replaceChildren())

function textOf(html: string): string {
  document.body.innerHTML = html
  return joinedText(pageText([...document.body.children]))
}

it('SK4 headings, lists and lines stand in reading order', () => {
  const text = textOf(
    '<main><h1>The table</h1><p>It is <b style="display: inline">Margit</b>’s turn.</p><h2>Players</h2><ul><li>Joon<ul><li>Sword</li></ul></li><li>Priya</li></ul></main>'
  )
  expect(text).toBe('# The table\n\nIt is Margit’s turn.\n\n## Players\n\n- Joon\n  - Sword\n- Priya')
})

it('SK4 pictures are their words for a screen reader', () => {
  expect(textOf('<p>Drawn: <svg role="img" aria-label="Two successes"></svg><img src="x" alt="A bell"></p>')).toBe(
    'Drawn: Two successes A bell'
  )
})

it('SK4 what is hidden from all or from screen readers is no text', () => {
  expect(
    textOf(
      '<div><p hidden>a</p><p aria-hidden="true">b</p><p style="display: none">c</p><p inert>d</p><p data-announcements>e</p><svg><text>f</text></svg><p>g</p></div>'
    )
  ).toBe('g')
})

it('SK4 a page below a dialog is text as always', () => {
  expect(textOf('<div aria-hidden="true" data-aria-hidden="true"><p>The board</p></div>')).toBe('The board')
})

it('SK4 controls and fields name their kind and their state', () => {
  const html = `<button><svg></svg>Flip <kbd aria-hidden="true">Enter</kbd></button>
    <div role="radiogroup" aria-label="Cards"><button role="radio" aria-checked="true">Two</button><button role="radio" aria-checked="false">Three</button></div>
    <label>Why <input value="The gate"></label><label><input type="checkbox" checked> Loud</label>
    <select aria-label="Theme"><option>Hearth</option><option selected>Parchment</option></select>`
  expect(textOf(`<div>${html}</div>`)).toBe(
    '[Flip]\nCards:\n[x: Two] [Three]\nWhy [The gate]\n[x] Loud\nTheme: [Parchment]'
  )
})

it('SK4 a count comes after its name, also where a picture replaces the name', () => {
  const html = '<dl><div><dt style="display: none">XP</dt><dd>2</dd></div><div><dt>Wounds</dt><dd>0</dd></div></dl>'
  expect(textOf(html)).toBe('- XP: 2\n- Wounds: 0')
})

it('SK4 no level of a heading is left out', () => {
  expect(textOf('<h2>The table</h2><h4>Joon</h4><h2>The log</h2>')).toBe('# The table\n\n\n## Joon\n\n\n## The log\n')
})
