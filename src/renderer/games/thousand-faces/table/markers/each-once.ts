import type { PublicMarker } from '#rules/thousand-faces/markers/view'

/** The markers that lie on some of these, each shape and word once, in the order of the first that has it. */
export function eachOnce(marked: readonly { readonly markers: readonly PublicMarker[] }[]): readonly PublicMarker[] {
  const all = marked.flatMap(({ markers }) => markers)
  return [...new Map(all.map(each => [`${each.shape} ${each.word}`, each])).values()]
}
