export const root: string
export function tool(name: string): string
export function run(
  command: string,
  args: readonly string[],
  options?: {
    readonly quiet?: boolean | 'errors'
    readonly env?: Readonly<Record<string, string>>
    readonly timeout?: number
    readonly cwd?: string
  }
): Promise<{ readonly code: number; readonly output: string }>
export function commandFor(command: string, args: readonly string[]): [program: string, words: readonly string[]]
export function ensurePackages(folder?: string): Promise<void>
export function lastUsefulLine(output: string): string
export function dropEmpty(environment: NodeJS.ProcessEnv, names: RegExp): void
