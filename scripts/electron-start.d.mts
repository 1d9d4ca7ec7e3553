import type { ChildProcess } from 'node:child_process'

interface Machine {
  readonly platform?: NodeJS.Platform
  readonly env?: NodeJS.ProcessEnv
}
interface Owned {
  readonly uid: number
  readonly mode: number
}
interface Ended {
  readonly error?: NodeJS.ErrnoException
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export const usualPatience: number
export const grace: { readonly idle: number; readonly busy: number }
export function whyNoWindow(
  machine?: Machine & { readonly uid?: number; readonly glibc?: () => boolean }
): string | null
export function whyNoSandbox(
  path: string,
  machine?: Machine & { readonly files?: string; readonly stat?: (path: string) => Owned | undefined }
): string | null
export function platformSwitches(machine?: Machine): readonly string[]
export function reasonOfEnd(program: string, ended: Ended, output: string): string
export function askToEnd(child: ChildProcess, signal?: NodeJS.Signals): void
