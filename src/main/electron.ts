import { join } from 'node:path'
import { app } from 'electron'
import about from '../../package.json'
import { startShell } from './electron/start'
import { campaignIn, collectEarlyFiles, registerAppEvents } from './electron/app-events'
import { registerScheme } from './electron/protocol'
import { guardEverything } from './electron/security'
import { repositoryOf } from './electron/updates'

// The desktop's entry, built to out/main/electron.js: composes, nothing else.

const root = join(import.meta.dirname, '..', '..')
const shipped = {
  version: about.version,
  repository: repositoryOf(about),
  pages: join(root, 'out', 'renderer'),
  sample: join(root, 'resources', 'samples', 'the-drowned-bells.hearth')
}

registerScheme()
collectEarlyFiles()
guardEverything()
app.enableSandbox()
// Windows groups our windows, and their notices, under this name.
app.setAppUserModelId('games.hearthside.app')

// The second start hands its file to the first and is done.
if (app.requestSingleInstanceLock()) void app.whenReady().then(begin)
else app.quit()

async function begin(): Promise<void> {
  const shell = await startShell(shipped)
  registerAppEvents(shell)
  const named = campaignIn(process.argv.slice(1), process.cwd())
  if (named !== null) shell.openFile(named)
}
