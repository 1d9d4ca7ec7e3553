import { counted } from '#rules/core/text'
import type { PlainExplanation } from '#rules/core/refusal'
import type { StoreNotice } from './types'

/** Every message of storage for the GM: a notice, or why an action is impossible and what to do. */
export const notices = {
  recovered: (entries: number): StoreNotice => ({
    tone: 'plain',
    says: `${counted(entries, 'act')} came back from the journal: the campaign’s file did not have ${entries === 1 ? 'it' : 'them'} yet.`
  }),
  growing: {
    tone: 'warn',
    says: 'This campaign has become very long: it has used more than half of what one file can hold. You can play on for a long time; when a chapter ends, go on in a new campaign.'
  },
  tooLongForText: {
    message: 'This campaign is too long for a download',
    remedy: 'Choose “Save a copy…”: that writes a file of its own into the folder of your campaigns'
  },
  tooLargeForOneFile: {
    message: 'The pictures of this campaign are more than one file can hold (4 GB)',
    remedy: 'Choose “Save as…”: that keeps them in a folder beside the file'
  },
  /** @param which some of the pictures, by their captions */
  damagedBundle: (damaged: number, which: readonly string[] = []): PlainExplanation => ({
    message: `This copy is damaged${damaged > 0 ? `: ${counted(damaged, 'picture')} in it cannot be read${namesIn(damaged, which)}` : ', and something of it may be missing'}. It is left as it is and can only be looked at`,
    remedy: '“Save as…” goes on with everything that is whole'
  }),
  notUnpacked: {
    message: 'The pictures of this campaign could not be put beside it on this disk. Until then it can only be read',
    remedy: '“Save as…” goes on somewhere else'
  },
  full: {
    message:
      'This campaign has become as long as one file can be, so nothing more is recorded. Everything up to now is safe',
    remedy: 'Go on in a new campaign'
  },
  tornLine: {
    tone: 'plain',
    says: 'The last act in the journal was not written to its end, so it is left out. It had not been saved.'
  },
  brokenJournal: (partly: boolean): StoreNotice => ({
    tone: 'warn',
    says: `The journal of this campaign is damaged. ${partly ? 'Everything before the damage is here' : 'Nothing in it could be read'}; the newest acts may be missing. The damaged journal is kept beside the file.`
  }),
  journalMeddled: {
    tone: 'warn',
    says: 'Another program changed or removed this campaign’s journal. Everything in it has been written again.'
  },
  fileGone: {
    tone: 'warn',
    says: 'This campaign’s file was removed by another program. It has been written again.'
  },
  otherVersion: (name: string): StoreNotice => ({
    tone: 'warn',
    says: `Another program put another version of this campaign in place of the file. Yours is saved; the other version is kept beside it as ${name}.`
  }),
  changedOutside: (kept: boolean): StoreNotice => ({
    tone: 'warn',
    says: `This file was changed outside Hearthside, or damaged. It is open as it is now${kept ? ', and the file as it was found is among its copies' : ''}. If you did not change it yourself, look through the copies.`
  }),
  closedWithJournal: (entries: number, journal: string): StoreNotice => ({
    tone: 'warn',
    says: `The campaign is closed, but its file could not be written again: ${entries === 1 ? 'the last act is' : `the last ${entries} acts are`} only in ${journal} beside it. Keep both files together; the next time you open the campaign, they become one file again.`
  }),
  foreignJournal: (why: string): StoreNotice => ({
    tone: 'warn',
    says: `The journal beside this campaign does not fit the file. ${why} It is kept beside the file and was not used.`
  }),
  migrated: {
    tone: 'plain',
    says: 'This campaign was made by an older Hearthside. It has been brought up to date, and the old file is among its copies.'
  },
  tooNew: (savedBy: string): PlainExplanation => ({
    message: `It was saved by a newer Hearthside (${savedBy}), and this one cannot read it`,
    remedy: 'Update Hearthside, then open it again'
  }),
  newer: (savedBy: string): PlainExplanation => ({
    message: `This campaign was saved by a newer Hearthside (${savedBy}). Here it can only be read`,
    remedy: 'Update Hearthside to go on playing'
  }),
  notMigrated: {
    message:
      'This campaign was made by an older Hearthside and could not be saved in today’s form. Here it can only be read',
    remedy: '“Save as…” goes on somewhere else'
  },
  byChoice: { message: 'This campaign was opened for reading', remedy: '“Take over…” opens it for playing' },
  notWritable: ({ message, remedy }: PlainExplanation): PlainExplanation => ({
    message: `${message}, so this campaign can only be read here`,
    remedy
  }),
  noBackup: {
    tone: 'warn',
    says: 'No copy of this campaign could be made on this machine. The campaign itself is not affected.'
  },
  noCheckpoint: {
    tone: 'warn',
    says: 'The campaign’s file could not be written again. Every act is safe in the journal beside it; keep both files together.'
  }
} as const

function namesIn(count: number, which: readonly string[]): string {
  return which.length === 0 ? '' : ` (${which.join(', ')}${count > which.length ? ' …' : ''})`
}
