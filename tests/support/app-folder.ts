import { join } from 'node:path'

/** The folder of the built app: this one, unless it was built elsewhere (two builds into one folder overwrite each other). */
export const appFolder = process.env['HEARTHSIDE_APP'] ?? join(import.meta.dirname, '..', '..')
