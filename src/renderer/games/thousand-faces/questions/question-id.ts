/** The subject of a question of this game: "blow 12" is the blow of that number. */
export function partsOf(id: string): { readonly kind: string; readonly number: number } {
  const [kind = '', number = ''] = id.split(' ')
  return { kind, number: Number(number) }
}
