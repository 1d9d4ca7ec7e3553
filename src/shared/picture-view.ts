/** The largest zoom. */
export const mostZoom = 8

/** The whole picture, without a pointer. */
export const wholeView = { zoom: 1, x: 0.5, y: 0.5, pointer: null } as const
