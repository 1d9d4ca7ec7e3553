import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { ShuffledThings } from '#rules/core/shuffled-things'
import { appFolder } from './app-folder'

export interface Checked {
  readonly seal: string
  readonly id: string
  readonly seed?: string
  readonly shakes: readonly string[]
  readonly orders: readonly (readonly unknown[])[]
  readonly piles: readonly ShuffledThings[]
}

const page = readFileSync(join(appFolder, 'resources', 'check-shuffles.html'), 'utf8')
const script = /<script id="check">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''

/** The check of the page that players get, as that page runs it. */
export const faultOf = runInNewContext(`${script}; faultOf`, { TextEncoder }) as (
  shuffle: Checked
) => string | null | undefined

/** What that page says of seals that a phone kept. */
export const compared = runInNewContext(`${script}; compared`, { TextEncoder }) as (
  text: string,
  shuffles: readonly Pick<Checked, 'id' | 'seal'>[]
) => {
  readonly same: number
  readonly other: readonly string[]
  readonly gone: readonly string[]
  readonly elsewhere: number
}

/** Which shuffles that page finds missing, or there twice. */
export const gapsIn = runInNewContext(`${script}; gapsIn`, { TextEncoder }) as (
  shuffles: readonly Pick<Checked, 'id'>[]
) => { readonly missing: readonly string[]; readonly twice: readonly string[] }

/** How that page calls a shuffle. */
export const titleOf = runInNewContext(`${script}; titleOf`) as (id: string) => string

/** What that page says of numbers that a phone added. */
export const numbersCompared = runInNewContext(`${script}; numbersCompared`, { TextEncoder }) as (
  text: string,
  shuffles: readonly Pick<Checked, 'id' | 'shakes'>[]
) => { readonly used: number; readonly unused: readonly string[]; readonly elsewhere: number }
