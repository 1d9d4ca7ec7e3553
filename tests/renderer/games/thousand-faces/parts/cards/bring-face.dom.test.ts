import { afterEach, beforeEach, expect, it } from 'vitest'
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
