import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp, h } from 'vue'
import DashboardDrawings from '../../../../../../src/renderer/games/DashboardDrawings.vue'
import { bringFace } from '../../../../../../src/renderer/games/thousand-faces/parts/cards/bring-face'

const svg = 'http://www.w3.org/2000/svg'
const drawings = document.createElementNS(svg, 'svg')
const faces = document.createElement('template')

beforeEach(() => {
  drawings.setAttribute('data-drawings', '')
  faces.id = 'card-faces'
  for (const id of ['card-8', 'card-8-s']) {
    const face = document.createElementNS(svg, 'g')
    face.id = id
    faces.content.append(face)
  }
  document.body.append(drawings, faces)
})

afterEach(() => {
  for (const each of [drawings, faces]) each.remove()
  drawings.replaceChildren()
  faces.content.replaceChildren()
})

const idsIn = (node: ParentNode): string[] => [...node.children].map(each => each.id)

it('takes a face out of the template once, and only the one that is shown', () => {
  bringFace('card-8')
  bringFace('card-8')
  expect(idsIn(drawings)).toEqual(['card-8'])
  expect(idsIn(faces.content)).toEqual(['card-8-s'])
})

it('leaves a page alone that has no template of faces', () => {
  faces.remove()
  bringFace('card-8')
  expect(idsIn(drawings)).toEqual([])
})

it('gives every face parts of its own, so that no card makes a tree for each of them, and loses nothing that a part was drawn with', () => {
  const page = document.createElement('div')
  const app = createApp(() => h(DashboardDrawings))
  drawings.remove()
  faces.remove()
  document.body.append(page)
  app.mount(page)
  const all =
    document.querySelector<HTMLTemplateElement>('#card-faces')?.content.querySelectorAll('[id^="card-"]') ?? []
  expect(all.length).toBeGreaterThan(50)
  for (const face of [...all]) {
    for (const use of face.querySelectorAll('use')) {
      const part = document.getElementById(use.getAttribute('href')?.slice(1) ?? '')
      const both = use.getAttributeNames().filter(name => name !== 'href' && part?.hasAttribute(name))
      expect([face.id, use.outerHTML, part !== null, both]).toEqual([face.id, use.outerHTML, true, []])
    }
    const marks = face.querySelectorAll('use[transform]').length
    bringFace(face.id)
    const shown = document.querySelector('[data-drawings]')?.querySelector(`[id="${face.id}"]`)
    expect([face.id, shown?.querySelectorAll('use').length, shown?.querySelectorAll('[id]').length]).toEqual([
      face.id,
      0,
      0
    ])
    expect(shown?.querySelectorAll('[transform]').length).toBeGreaterThanOrEqual(marks)
  }
  app.unmount()
  page.remove()
})
