/**
 * Looks again and again until something is there: the one place of the tests that waits between two looks.
 * Component tests use `seen`, Playwright's `expect.poll`.
 * @param look what is looked for; null, undefined and false mean not yet
 * @param missing the message of the error when it is not there after about ten seconds
 */
export async function untilFound<Found>(
  look: () => Promise<Found | null | undefined | false>,
  missing: string
): Promise<Found> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await look()
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(missing)
}
