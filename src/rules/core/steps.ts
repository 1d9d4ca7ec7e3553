/** Long work in short steps: each yields the finished share, between 0 and 1. */
export type Steps<Outcome> = Generator<number, Outcome, void>

/** Runs all steps at once, for callers without a time limit. */
export function allSteps<Outcome>(steps: Steps<Outcome>): Outcome {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
