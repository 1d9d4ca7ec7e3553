/** How much larger a picture can be shown. */
export const mostZoom = 8

/** All of it, without a pointer. */
export const wholeView = { zoom: 1, x: 0.5, y: 0.5, pointer: null } as const
