import { bridgeTests } from './electron/bridge'
import { contractTests } from './electron/contract'
import { copyTests } from './electron/copying'
import { fileTests } from './electron/files'
import { lifeTests } from './electron/life'
import { menuKeyTests } from './electron/menu-keys'
import { menuTests } from './electron/menus'
import { paperTests } from './electron/papers'
import { projectorTests } from './electron/projector'
import { securityTests } from './electron/security'
import { sessionTests } from './electron/session-end'
import { startTests } from './electron/starts'
import { updateTests } from './electron/updates'
import { windowTests } from './electron/windows'

// The desktop app, built, with a real Electron where there is one, else with the double in tests/support.

contractTests()
windowTests()
fileTests()
paperTests()
menuTests()
menuKeyTests()
copyTests()
bridgeTests()
projectorTests()
lifeTests()
sessionTests()
startTests()
securityTests()
updateTests()
