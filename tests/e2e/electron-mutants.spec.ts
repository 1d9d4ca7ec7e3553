import { mutantTests } from './electron/mutants'

// The built desktop app, started once without each of its guards. A file of its own, so that it runs beside the desktop's other tests.

mutantTests()
