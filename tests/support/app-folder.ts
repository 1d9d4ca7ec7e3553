import { join } from 'node:path'

/** The folder of the built app: this one, or another one. Two builds into one folder overwrite each other. */
export const appFolder = process.env['HEARTHSIDE_APP'] ?? join(import.meta.dirname, '..', '..')
