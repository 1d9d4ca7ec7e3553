import { join } from 'node:path'

/** Where the built app lies: here, unless somebody has built it elsewhere (two builds into one folder undo each other). */
export const appFolder = process.env['HEARTHSIDE_APP'] ?? join(import.meta.dirname, '..', '..')
