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

/** The longest campaign for `import`, in characters: more than 100,000 acts. */
const longestImport = 64 * 1024 * 1024

const path = z.string().min(1).max(4096)
/**
 * The path of an existing or a new campaign. The browser shell uses names in its folder; in Electron `null` opens a
 * native dialog.
 */
const place = path.nullable()
const title = name.min(1)
const people = z.strictObject({ player: name, character: name })

/** The longest uploaded module, in characters: more than all its texts at their greatest length. */
const longestModule = 1024 * 1024
const module = z.string().regex(/^m\d{1,9}$/, 'is not a module')

const foeIds = z.array(foeIdSchema).max(limits.foes).readonly()
const encounterIds = z.array(encounterIdSchema).max(limits.encounters).readonly()
const keptFoe = z.strictObject({ id: foeIdSchema.nullable(), thing: preparedFoeSchema })
const keptEncounter = z.strictObject({ id: encounterIdSchema.nullable(), thing: preparedEncounterSchema })

/** The campaigns, and everything else that this machine stores. */
export const fileAsks = {
  'new-campaign': { title: name, seats: z.array(people).max(24).readonly(), place },
  open: { place, mode: z.enum(['edit', 'read-only', 'take-over']) },
  'open-sample': {},
  'list-files': {},
  'forget-recent': { path },
  /** Copies a campaign that is not open to a whole file beside it. */
  'copy-file': { path },
  /** Moves a campaign to the bin; nothing is removed. Answers the new path. */
  'delete-file': { path },
  /** The deleted campaigns. */
  'list-deleted': {},
  /** Moves a campaign out of the bin to a free name. Answers the new path. */
  'bring-back': { path },
  save: {},
  /** Without a title the campaign keeps its present title. */
  'save-as': { place, title: title.exactOptional() },
  /** Without a title the copy gets a new one. */
  'save-copy': { place, title: title.exactOptional() },
  /** Cancels an opening in progress; the open campaign stays open. */
  'cancel-opening': {},
  close: {},
  import: { name: name.min(1), text: z.string().max(longestImport) },
  export: {},
  'list-backups': { path },
  'restore-backup': { path, backup: name.min(1) },
  'show-in-folder': { path },
  'list-modules': {},
  /** Stores a Prophecy that the table wrote on this machine: the text of its file. */
  'keep-module': { text: z.string().max(longestModule) },
  'read-module': { module },
  'rename-module': { module, title: name },
  'forget-module': { module },
  /** Foes and encounters that the Game Master prepared, on this machine and for every campaign. */
  'list-prepared-foes': {},
  /** An id of null adds an item; any other id replaces that item. */
  'keep-prepared-foes': {
    foes: z.array(keptFoe).max(limits.foes).readonly(),
    encounters: z.array(keptEncounter).max(limits.encounters).readonly()
  },
  'remove-prepared-foes': { foes: foeIds, encounters: encounterIds },
  /** The text of a file from an unknown author. */
  'import-prepared-foes': {
    text: z.string().max(longestFile),
    duplicates: z.enum(['ask', 'keep-both', 'replace', 'skip'])
  },
  /** Exports a file for other people; null: all. The foes of an encounter are included. */
  'export-prepared-foes': { foes: foeIds.nullable(), encounters: encounterIds.nullable() }
} satisfies AskTable
