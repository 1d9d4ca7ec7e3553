/** The drawings of all faces, outside of the document; null until the first one is asked for. */
let keptFaces: ParentNode | null = null
let drawFaces: (() => ParentNode) | null = null

/**
 * Keeps the faces of a page outside of its document until a card shows one. A browser copies the parts of each drawing in the document.
 * @param draw makes the drawings when the first face is requested; null: the page has no such faces
 */
export function keepFaces(draw: (() => ParentNode) | null): void {
  drawFaces = draw
  keptFaces = null
}

/**
 * Adds the drawing of a card's face to those that `<use>` can reference.
 * @param id of the drawing, e.g. `card-8` or `card-8-s`. It may be there already.
 */
export function bringFace(id: string): void {
  keptFaces ??= drawFaces?.() ?? null
  const face = keptFaces?.querySelector(`[id="${id}"]`)
  if (!face) return
  giveParts(face)
  document.querySelector('[data-drawings]')?.append(face)
}

/** Copies the shared parts into one drawing: a `<use>` within it would make a separate tree for every card that shows it. */
function giveParts(drawing: Element): void {
  for (const use of drawing.querySelectorAll('use')) {
    const part = document.getElementById(use.getAttribute('href')?.slice(1) ?? '')?.cloneNode(true)
    if (!(part instanceof Element)) continue
    part.removeAttribute('id')
    giveParts(part)
    // No part sets itself what the drawings set of it (bring-face.dom.test.ts).
    for (const { name, value } of use.attributes) if (name !== 'href') part.setAttribute(name, value)
    if (part.attributes.length > 0) use.replaceWith(part)
    else use.replaceWith(...part.childNodes)
  }
}
