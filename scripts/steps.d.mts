export const root: string
export function tool(name: string): string
export function run(
  command: string,
  args: readonly string[],
  options?: {
    readonly quiet?: boolean
    readonly env?: Readonly<Record<string, string>>
    readonly timeout?: number
    readonly cwd?: string
  }
): Promise<{ readonly code: number; readonly output: string }>
