import { print } from '#main/storage/campaign/envelope'
import { printEntriesInSteps } from '#main/storage/campaign/printed-entries'
import { allSteps } from '#rules/core/steps'

/** The bytes of a campaign's file with these entries. */
export function printedFile(head: Parameters<typeof print>[0], entries: readonly unknown[]): Buffer {
  return Buffer.concat(print(head, allSteps(printEntriesInSteps(entries))).blocks)
}
