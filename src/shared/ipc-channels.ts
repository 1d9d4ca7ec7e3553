// The names of Electron's messages between a window's preload and main. Constants of their own rather than one object, so that a
// preload is built with only those that it uses: an audience's has no way to ask.

/** Preload to main: send the picture now, and each change of it from then on. */
export const watchChannel = 'hearthside:watch'
/** Main to preload: a `SnapshotUpdate`, printed. */
export const snapshotChannel = 'hearthside:snapshot'
/** Main to the dashboard's preload: a `MenuCommand`. */
export const menuCommandChannel = 'hearthside:menu-command'
/** The dashboard's preload to main: an `Ask`, which is answered. */
export const askChannel = 'hearthside:ask'
/** The dashboard's preload to main: the name of a PDF of what its page would print. Answered with where it was saved. */
export const savePdfChannel = 'hearthside:save-pdf'
/** The dashboard's preload to main: whose notes of the book. Answered with the folder that they were saved in. */
export const saveBookChannel = 'hearthside:save-book'
