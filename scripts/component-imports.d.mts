export const vueFunctions: readonly string[]
export const words: readonly {
  readonly inside: string
  readonly path: string
  readonly names: readonly string[]
}[]
export function partsIn(base: string): ReadonlyMap<string, string>
export function withImports(
  text: string,
  base: string,
  file: string
): { readonly text: string; readonly from: number; readonly to: number }
