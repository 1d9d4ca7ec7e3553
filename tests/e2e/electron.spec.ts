import { fileTests } from './electron/files'
import { lifeTests } from './electron/life'
import { menuTests } from './electron/menus'
import { paperTests } from './electron/papers'
import { projectorTests } from './electron/projector'
import { securityTests } from './electron/security'
import { updateTests } from './electron/updates'
import { windowTests } from './electron/windows'

// The desktop app, built, with a real Electron where there is one, else with the double in tests/support.

windowTests()
fileTests()
paperTests()
menuTests()
projectorTests()
lifeTests()
securityTests()
updateTests()
