import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of docs/rules: "- **GF12** ...". */
export interface WrittenRule {
  readonly id: string
  /** The name of the file without `.md`: a game, or `campaign`. */
  readonly book: string
}

const folder = join(import.meta.dirname, '../../docs/rules')

/** Every numbered rule, in the order of the documents. */
export const writtenRules: readonly WrittenRule[] = readdirSync(folder).flatMap(file =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^- \*\*([A-Z]{1,3}\d+[a-z]?)\*\* /gm)].map(([, id]) => ({
    id: id!,
    book: file.replace('.md', '')
  }))
)
