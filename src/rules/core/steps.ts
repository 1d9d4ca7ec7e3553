/** Long work in short steps: each yields how much of the whole is done, between 0 and 1. */
export type Steps<Outcome> = Generator<number, Outcome, void>

/** All of it at once, for whoever has the time. */
export function allSteps<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
