import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp, h, render } from 'vue'
import DashboardDrawings from '@/games/DashboardDrawings.vue'
import CardSymbols from '@/games/thousand-faces/deck/parts/sprite/CardSymbols.vue'
import { bringFace, keepFaces } from '@/games/thousand-faces/deck/parts/faces'

const svg = 'http://www.w3.org/2000/svg'
const drawings = document.createElementNS(svg, 'svg')
const faces = document.createElementNS(svg, 'svg')

beforeEach(() => {
  drawings.setAttribute('data-drawings', '')
  for (const id of ['card-8', 'card-8-s']) {
    const face = document.createElementNS(svg, 'g')
    face.id = id
    faces.append(face)
  }
  keepFaces(() => faces)
  document.body.append(drawings)
})

afterEach(() => {
  drawings.remove()
  keepFaces(null)
  drawings.replaceChildren()
  faces.replaceChildren()
})

const idsIn = (node: ParentNode): string[] => [...node.children].map(each => each.id)

it('takes a face out of those that are kept once, and only the one that is shown', () => {
  bringFace('card-8')
  bringFace('card-8')
  expect(idsIn(drawings)).toEqual(['card-8'])
  expect(idsIn(faces)).toEqual(['card-8-s'])
})

it('leaves a page alone that keeps no faces', () => {
  keepFaces(null)
  bringFace('card-8')
  expect(idsIn(drawings)).toEqual([])
})

it('gives every face parts of its own, so that no card makes a tree for each of them, and loses nothing that a part was drawn with', () => {
  const page = document.createElement('div')
  const app = createApp(() => h(DashboardDrawings))
  drawings.remove()
  document.body.append(page)
  app.mount(page)
  const drawn = document.createElementNS(svg, 'svg')
  render(h(CardSymbols), drawn)
  const all = drawn.querySelectorAll('[id^="card-"]')
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

it('draws the faces as SVG: as elements of HTML nothing of them would be seen', () => {
  const page = document.createElement('div')
  document.body.append(page)
  const app = createApp(DashboardDrawings)
  app.mount(page)
  bringFace('card-9')
  expect(document.getElementById('card-9')?.namespaceURI).toBe(svg)
  expect(document.querySelector('#card-9 > *')?.namespaceURI).toBe(svg)
  app.unmount()
  page.remove()
})
