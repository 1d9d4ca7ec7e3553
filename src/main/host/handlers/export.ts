import { campaignData } from '#rules/campaign/campaign-data'
import { characterFile, readCharacterFile } from '#rules/campaign/characters/character-file'
import { nameOf } from '#rules/campaign/campaign'
import { ok } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { type HandlerContext, type Handlers, deny } from '../handler-context'
import { fileNameFor } from '../file-name'

type ExportAsks = 'export-character' | 'read-character' | 'export-data'

/** Exports one character as a file, and the whole campaign for other programs. */
export function exportHandlers({ queue, state }: HandlerContext): Handlers<ExportAsks> {
  return {
    'export-character': ({ board, seat }) =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { campaign } = state.campaign.chronicle
        const text = characterFile(campaign, board, seat)
        if (text === null) return deny(noCharacter)
        return ok({ name: `${fileNameFor(nameOf(campaign, seat))}.character.json`, text })
      }),
    'read-character': async ({ text }) => {
      const read = readCharacterFile(text)
      return read.ok ? read : deny({ kind: 'unsupported', ...read.error })
    },
    'export-data': () =>
      queue.run(() => {
        if (!state.campaign) return deny({ kind: 'no-campaign' })
        const { chronicle } = state.campaign
        const text = `${JSON.stringify(campaignData(chronicle), null, 2)}\n`
        return ok({ name: `${fileNameFor(chronicle.campaign.title)}.data.json`, text })
      })
  }
}

const noCharacter: Problem = {
  kind: 'not-allowed',
  message: 'There is no such character in that game',
  remedy: 'Choose another one'
}
