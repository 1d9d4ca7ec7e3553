import { isAbsolute } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Shell } from '../host/dependencies'
import type { OwnScreens } from '../server/stage-server'
import type { CampaignFolder } from '../storage/machine/campaign-folder'

export interface FolderShellSetup {
  readonly folder: CampaignFolder
  /** A campaign outside the folder that was named on the command line; it may be opened too. */
  readonly namedFile: string | null
  readonly screens: () => OwnScreens | null
  /** Shows an address in a browser; false where there is none. */
  readonly openUrl: (url: string) => boolean
}

/**
 * The browser shell works in one folder: campaigns are named by file name, and no page can reach a path outside the
 * folder.
 */
export function folderShell({ folder, namedFile, screens, openUrl }: FolderShellSetup): Shell {
  const existing = async (place: string): Promise<Result<string, Problem>> =>
    place === namedFile ? ok(place) : folder.pathOf(place)

  return {
    kind: 'browser',
    pickFileToOpen: async place =>
      place === null ? unsupported('No campaign was chosen', 'Choose one from the list') : existing(place),
    async pickFileToSave(place, suggested) {
      if (place !== null && isAbsolute(place))
        return unsupported('A campaign goes into the campaigns folder here', 'Give it a name without a folder')
      const path = place === null ? await folder.freePath(suggested) : await folder.pathOf(place)
      return path.ok ? ok({ path: path.value, whenTaken: 'refuse' }) : path
    },
    freePath: name => folder.freePath(name),
    resolvePath: existing,
    listFiles: () => folder.list(),
    listDeleted: () => folder.listDeleted(),
    resolveDeletedPath: path => folder.deletedPathOf(path),
    showInFolder: async () =>
      unsupported('A browser cannot show folders', 'Rest the mouse on the file’s name to read where it is'),
    displays: () => [],
    async openScreen(screen) {
      const url = screen === 'table' ? screens()?.tableUrl : screens()?.overlayUrl
      if (url === undefined)
        return unsupported('The screens are not being served', 'Close Hearthside and start it again')
      return openUrl(url)
        ? ok(null)
        : unsupported('No browser could be started from here', `Open ${url} in a browser window`)
    },
    closeScreen: async () =>
      unsupported('A browser’s window cannot be closed from here', 'Close the window that shows it')
  }
}

function unsupported(message: string, remedy: string): Result<never, Problem> {
  return fail({ kind: 'unsupported', message, remedy })
}
