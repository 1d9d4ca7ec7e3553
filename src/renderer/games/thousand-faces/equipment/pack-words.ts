/** "2 Pack, 1 precious Pack"; empty without any. */
export function packWords({ pack, precious }: { readonly pack: number; readonly precious: number }): string {
  return [...(pack ? [`${pack} Pack`] : []), ...(precious ? [`${precious} precious Pack`] : [])].join(', ')
}
