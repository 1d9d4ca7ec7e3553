import type { StoreNotice } from './types'

/** Everything storage has to tell the GM that is not a failure, in its words. */
export const notices = {
  recovered: (entries: number): StoreNotice => ({
    tone: 'plain',
    says: `Hearthside was not closed properly. Nothing is lost: ${count(entries)} came back from the journal.`
  }),
  tornLine: {
    tone: 'plain',
    says: 'The very last act was being written when Hearthside stopped. It had not been shown yet and was left out.'
  },
  brokenJournal: {
    tone: 'warn',
    says: 'A part of the journal is damaged. The campaign is open as it was before that; the damaged journal is kept beside the file.'
  },
  foreignJournal: (why: string): StoreNotice => ({
    tone: 'warn',
    says: `The journal beside this campaign does not fit the file. ${why} It is kept beside the file and was not used.`
  }),
  migrated: {
    tone: 'plain',
    says: 'This campaign was made by an older Hearthside. It has been brought up to date, and the old file is among its backups.'
  },
  tooNew: (savedBy: string): string =>
    `It was saved by a newer Hearthside (${savedBy}), and this one cannot read it. Update Hearthside, then open it again.`,
  newer: (savedBy: string): string =>
    `It was saved by a newer Hearthside (${savedBy}). Here it can only be read; update Hearthside to go on playing.`,
  notMigrated: 'It was made by an older Hearthside and could not be saved in today’s form. Here it can only be read.',
  byChoice: 'It was opened to be read only.',
  notWritable: 'This file or its folder may not be written to. Save the campaign somewhere else to go on playing.',
  noBackup: {
    tone: 'warn',
    says: 'No backup of this campaign could be made on this machine. The campaign itself is not affected.'
  },
  noCheckpoint: {
    tone: 'warn',
    says: 'The campaign’s file could not be renewed. Every act is safe in the journal beside it; keep both together.'
  }
} as const

function count(entries: number): string {
  return entries === 1 ? 'one act' : `${entries} acts`
}
