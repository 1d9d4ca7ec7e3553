import { lifeTests } from './electron/life'
import { projectorTests } from './electron/projector'
import { securityTests } from './electron/security'
import { sessionTests } from './electron/session-end'
import { startTests } from './electron/starts'
import { updateTests } from './electron/updates'

// The same desktop app: its screens, its beginning and its end, and its security.

projectorTests()
lifeTests()
sessionTests()
startTests()
securityTests()
updateTests()
