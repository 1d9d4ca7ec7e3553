import { fail, ok, type Result } from '#rules/core/result'
import { keepPrepared, removePrepared } from '#rules/thousand-faces/prepared-foes/changes'
import { printPreparedFile, readPreparedFile } from '#rules/thousand-faces/prepared-foes/file'
import { takeIn } from '#rules/thousand-faces/prepared-foes/import'
import type { PreparedFoes } from '#rules/thousand-faces/prepared-foes/library'
import type { Answer, Ask, AskKind, AnswerTo } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { jsonErrorPosition } from '../../storage/disk/read-json'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { fileNameFor } from '../file-name'

type PreparedAsks =
  | 'list-prepared-foes'
  | 'keep-prepared-foes'
  | 'remove-prepared-foes'
  | 'import-prepared-foes'
  | 'export-prepared-foes'

/** Foes and encounters that the Game Master prepared: stored on this machine, for every campaign, in no frame. */
export function preparedFoesHandlers({ dependencies }: HandlerContext): Handlers<PreparedAsks> {
  const { library, clock } = dependencies
  const { preparedFoes } = library
  return {
    'list-prepared-foes': async () => {
      const read = await preparedFoes.read()
      if (!read.ok) return deny(read.error)
      const { foes, encounters } = read.value
      return ok({ foes, encounters, aside: preparedFoes.aside })
    },
    'keep-prepared-foes': async ({ foes, encounters }) =>
      answerTo<'keep-prepared-foes'>(
        await preparedFoes.update(file => keepPrepared(file, { foes, encounters }, clock.now()))
      ),
    'remove-prepared-foes': async ({ foes, encounters }) =>
      answerTo<'remove-prepared-foes'>(
        await preparedFoes.update(file => ok(removePrepared(file, { foes, encounters })))
      ),
    'import-prepared-foes': async ({ text, duplicates }) => {
      const from = readPreparedFile(text, jsonErrorPosition)
      if (!from.ok) return deny({ kind: 'unsupported', ...from.error })
      return answerTo<'import-prepared-foes'>(
        await preparedFoes.update(file => takeIn(file, from.value, duplicates, clock.now()))
      )
    },
    'export-prepared-foes': async ask => {
      const read = await preparedFoes.read()
      return answerTo<'export-prepared-foes'>(read.ok ? exported(read.value, ask) : read)
    }
  }
}

function exported(
  file: PreparedFoes,
  { foes, encounters }: Extract<Ask, { ask: 'export-prepared-foes' }>
): Result<AnswerTo<'export-prepared-foes'>, Problem> {
  const all = [...file.foes, ...file.encounters]
  const chosen = all.filter(({ id }) => (foes ?? []).includes(id) || (encounters ?? []).includes(id))
  const one = foes !== null && encounters !== null && chosen.length === 1 ? chosen[0] : undefined
  if (foes !== null && encounters !== null && chosen.length === 0)
    return fail({
      kind: 'unsupported',
      message: 'That is not among the prepared foes any more',
      remedy: 'Look at the list again'
    })
  return ok({
    name: `${fileNameFor(one?.thing.name ?? 'Prepared foes')}.foes.json`,
    text: printPreparedFile(file, { foes, encounters })
  })
}

function answerTo<Kind extends AskKind>(done: Result<AnswerTo<Kind>, Problem>): Answer<Kind> {
  return done.ok ? done : deny(done.error)
}
