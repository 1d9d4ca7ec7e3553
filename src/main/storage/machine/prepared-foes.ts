import type { Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { FileChange } from '#rules/thousand-faces/prepared-foes/changes'
import {
  isNewer,
  nothingPrepared,
  type PreparedFoes,
  preparedFoesParser
} from '#rules/thousand-faces/prepared-foes/library'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'
import { ProblemError } from '../disk/attempt'
import { SharedJson } from './shared-json'

const newer: Problem = {
  kind: 'unsupported',
  message:
    'Your prepared foes were saved by a newer Hearthside, and this one cannot read them. They are left as they are',
  remedy: 'Update Hearthside to use them'
}

/** A newer file is neither read nor moved aside, because it is not damaged. */
const parser: Parser<PreparedFoes> = {
  parse(input) {
    if (isNewer(input)) throw new ProblemError(newer)
    return preparedFoesParser.parse(input)
  }
}

/** The Game Master's prepared foes and encounters, in a file beside the preferences. */
export class PreparedFoesStore {
  private readonly file: SharedJson<PreparedFoes>

  constructor(dependencies: ConstructorParameters<typeof SharedJson>[0], path: string) {
    this.file = new SharedJson(dependencies, path, parser, nothingPrepared)
  }

  /** The name of an unreadable file that was moved aside, or null. */
  get aside(): string | null {
    return this.file.aside
  }

  read(): Promise<Result<PreparedFoes, Problem>> {
    return this.file.read()
  }

  /** @param change computes the new content from the file's present content; a failure explains why nothing changes */
  update<Reply>(
    change: (file: PreparedFoes) => Result<FileChange<Reply>, PlainExplanation>
  ): Promise<Result<Reply, Problem>> {
    return this.file.update(file => {
      const changed = change(file)
      if (!changed.ok) throw new ProblemError({ kind: 'unsupported', ...changed.error })
      return changed.value
    })
  }
}

export type PreparedFoesFile = Pick<PreparedFoesStore, 'aside' | 'read' | 'update'>
