/**
 * Brings the drawing of a card's face among those that `<use>` can point to. Where a page keeps its faces in a template, each
 * comes when it is first shown: a browser copies the parts of every drawing in the document, though nobody sees it.
 * @param id of the drawing, e.g. `card-8` or `card-8-s`. It may be there already, and a page may have no such template.
 */
export function bringFace(id: string): void {
  const face = document.querySelector<HTMLTemplateElement>('#card-faces')?.content.getElementById(id)
  if (face) document.querySelector('[data-drawings]')?.append(face)
}
