import { z } from 'zod'
import { longestFile } from '#rules/thousand-faces/prepared-foes/file'
import {
  encounterIdSchema,
  foeIdSchema,
  preparedEncounterSchema,
  preparedFoeSchema
} from '#rules/thousand-faces/prepared-foes/library'
import { limits } from '#rules/thousand-faces/prepared-foes/limits'
import { type AskTable, name } from './fields'

/** The longest campaign that may come in through `import`, in characters: 100,000 acts and then some. */
const longestImport = 64 * 1024 * 1024

const path = z.string().min(1).max(4096)
/** Where a campaign is or shall be. The browser shell knows names in its folder, Electron asks with a native dialog when `null`. */
const place = path.nullable()
const title = name.min(1)
const people = z.strictObject({ player: name, character: name })

/** The longest module that may come in, in characters: all its texts as long as they may be, and then some. */
const longestModule = 1024 * 1024
const module = z.string().regex(/^m\d{1,9}$/, 'is not a module')

const foeIds = z.array(foeIdSchema).max(limits.foes).readonly()
const encounterIds = z.array(encounterIdSchema).max(limits.encounters).readonly()
const keptFoe = z.strictObject({ id: foeIdSchema.nullable(), thing: preparedFoeSchema })
const keptEncounter = z.strictObject({ id: encounterIdSchema.nullable(), thing: preparedEncounterSchema })

/** The campaigns and everything else that is kept on this machine. */
export const fileAsks = {
  'new-campaign': { title: name, seats: z.array(people).max(24).readonly(), place },
  open: { place, mode: z.enum(['edit', 'read-only', 'take-over']) },
  'open-sample': {},
  'list-files': {},
  'forget-recent': { path },
  /** A whole file of a campaign that is not open, beside it. */
  'copy-file': { path },
  /** Into the bin: nothing is removed. Answers where it is now. */
  'delete-file': { path },
  /** The deleted campaigns. */
  'list-deleted': {},
  /** Out of the bin, under a name that is free. Answers where it is now. */
  'bring-back': { path },
  save: {},
  /** Without a title the campaign keeps the one that it has. */
  'save-as': { place, title: title.exactOptional() },
  /** Without a title the copy gets one of its own. */
  'save-copy': { place, title: title.exactOptional() },
  /** Whatever is being opened is not; the open campaign stays. */
  'cancel-opening': {},
  close: {},
  import: { name: name.min(1), text: z.string().max(longestImport) },
  export: {},
  'list-backups': { path },
  'restore-backup': { path, backup: name.min(1) },
  'show-in-folder': { path },
  'list-modules': {},
  /** A Prophecy of the table's own, to be kept on this machine: the text of its file. */
  'keep-module': { text: z.string().max(longestModule) },
  'read-module': { module },
  'rename-module': { module, title: name },
  'forget-module': { module },
  /** Foes and encounters that the Game Master prepared, on this machine and for every campaign. */
  'list-prepared-foes': {},
  /** Kept anew where the id is null, else in place of what has that id. */
  'keep-prepared-foes': {
    foes: z.array(keptFoe).max(limits.foes).readonly(),
    encounters: z.array(keptEncounter).max(limits.encounters).readonly()
  },
  'remove-prepared-foes': { foes: foeIds, encounters: encounterIds },
  /** The text of a file that anybody may have made. */
  'import-prepared-foes': {
    text: z.string().max(longestFile),
    duplicates: z.enum(['ask', 'keep-both', 'replace', 'skip'])
  },
  /** As a file for others; null: all of them. The foes of an encounter come along. */
  'export-prepared-foes': { foes: foeIds.nullable(), encounters: encounterIds.nullable() }
} satisfies AskTable
