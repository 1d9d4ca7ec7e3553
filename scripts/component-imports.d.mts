export const vueFunctions: readonly string[]
export function partsIn(base: string): ReadonlyMap<string, string>
export function withImports(
  text: string,
  base: string,
  file: string
): { readonly text: string; readonly from: number; readonly to: number }
