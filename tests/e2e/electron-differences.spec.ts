import { differenceTests } from './electron/contract'

// The double with one of its differences from before: that tests notice is what makes a green one mean something. A part of `npm run double`.

differenceTests()
