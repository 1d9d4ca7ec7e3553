import { bridgeTests } from './electron/bridge'
import { contractTests } from './electron/contract'
import { copyTests } from './electron/copying'
import { fileTests } from './electron/files'
import { menuKeyTests } from './electron/menu-keys'
import { menuTests } from './electron/menus'
import { paperTests } from './electron/papers'
import { windowTests } from './electron/windows'

// The built desktop app: windows, files, menus. It runs with a real Electron, else with the double in tests/support.

contractTests()
windowTests()
fileTests()
paperTests()
menuTests()
menuKeyTests()
copyTests()
bridgeTests()
