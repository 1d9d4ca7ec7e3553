import fc from 'fast-check'
import { runs } from './thorough'

// `npm test` plays the same games on each run, so a failure can be repeated. A thorough run plays new games.
const seed = runs(20_261_128, null)
if (seed !== null) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
