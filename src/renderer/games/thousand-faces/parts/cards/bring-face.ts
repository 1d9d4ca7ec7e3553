/**
 * Brings the drawing of a card's face among those that `<use>` can point to. Where a page keeps its faces in a template, each
 * comes when it is first shown: a browser copies the parts of every drawing in the document, though nobody sees it.
 * @param id of the drawing, e.g. `card-8` or `card-8-s`. It may be there already, and a page may have no such template.
 */
export function bringFace(id: string): void {
  const face = document.querySelector<HTMLTemplateElement>('#card-faces')?.content.getElementById(id)
  if (!face) return
  giveParts(face)
  document.querySelector('[data-drawings]')?.append(face)
}

/** Puts the parts that drawings share into one of them: a `<use>` within it would be a tree of its own for every card that shows it. */
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
