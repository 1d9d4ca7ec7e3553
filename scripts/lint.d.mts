type Step = readonly [name: string, program: string, args: readonly string[]]

/** What `npm run lint` runs, in this order. */
export const lintSteps: readonly Step[]
