import { expect, it } from 'vitest'
import type { FolderFile } from '#rules/book/folder/folder'
import { planImportInSteps } from '#rules/book/folder/plan'
import { Played } from '../support/chronicle'
import { ms, report, spread } from './measure'

// The host reads a folder of other people's notes. Measured are the CPU time, and the wait of other requests for a slice.

/** The processor's own time of this process, in milliseconds. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const paragraph =
  'The [[Note 12|mill]] grinds at night, and (for those who listen) somebody sings. See [the cellar](Note%2013.md), **bold** and `code`. '

/** A vault as people write them: fields above, links in every paragraph, a table here and there. */
function vault(notes: number, bytes: number): readonly FolderFile[] {
  const each = Math.floor(bytes / notes)
  return Array.from({ length: notes }, (_, nth) => ({
    path: `World/${['Personajes', 'Places', 'Items', 'Lore'][nth % 4]}/${nth % 40}/Note ${nth}.md`,
    text: `---\ntags:\n  - npc\n  - ${nth}\naliases: [Called ${nth}]\ndescription: >\n  Folded\n  text\n---\n# Note ${nth}\n\n| [[Note ${(nth * 7) % notes}\\|x]] | ![[map.png]] |\n\n${`${paragraph}\n`.repeat(Math.max(1, Math.floor((each - 200) / (paragraph.length + 1))))}`
  }))
}

const odd: readonly (readonly [what: string, text: string])[] = [
  ['200,000 plain letters', 'a'.repeat(200_000)],
  ['400,000 plain letters', 'a'.repeat(400_000)],
  ['a field of 120,000 spaces', `---\nkind:${' '.repeat(120_000)}x\n---\n`],
  ['a field of 31,000 spaces', `---\nkind:${' '.repeat(31_000)}x\n---\n`],
  ['15,000 lists in lists', `---\n${'- '.repeat(15_000)}\n---\n`],
  ['31,000 quotes', `---\n${'"'.repeat(31_000)}\n---\n`],
  [
    '3,000 anchors',
    `---\n${Array.from({ length: 3000 }, (_, nth) => `a${nth}: &x${nth} y`)
      .join('\n')
      .slice(0, 31_000)}\n---\n`
  ],
  ['8,000 fields', `---\n${'a: b\n'.repeat(6000)}---\n`],
  ['400,000 signs @', '@'.repeat(400_000)],
  ['@ and a letter, 130,000 times', '@a '.repeat(130_000)],
  ['400,000 brackets', '['.repeat(400_000)],
  ['links that do not end', '[a](b.md#'.repeat(40_000)],
  ['links with brackets', '[](a('.repeat(60_000)],
  ['wiki links that do not end', '[[a|b#'.repeat(60_000)],
  ['backslashes', '\\'.repeat(400_000)],
  ['100,000 links that lead nowhere', '[[x]]\n'.repeat(66_000)]
]

function measured(files: readonly FolderFile[]): {
  readonly cpu: number
  readonly longest: number
  readonly pages: number
} {
  const played = Played.table('The Drowned Bells', 'Kresk', 'Wren')
  const { book, seats, session } = played.chronicle.campaign
  const steps = planImportInSteps(files, { book, seats, session, next: played.chronicle.revision + 1, mark: 'x' })
  const began = cpu()
  const slices: number[] = []
  for (;;) {
    const from = cpu()
    const step = steps.next()
    slices.push(cpu() - from)
    // The very longest are collections of the engine's waste, which is not ours alone.
    if (step.done) return { cpu: cpu() - began, longest: spread(slices).p99, pages: step.value.things.length }
  }
}

it.each([
  [2357, 12_000_000],
  [7124, 30_000_000],
  [10_000, 50_000_000]
])(
  'OI4 a vault of %i notes and %i bytes is read in 10 s of CPU time, and no request waits 50 ms for a slice',
  (notes, bytes) => {
    const { cpu: took, longest, pages } = measured(vault(notes, bytes))
    report(`reading ${notes} notes, ${bytes / 1_000_000} MB`, `${ms(took)}, a slice ${ms(longest)}`, '10 s, 50 ms')
    expect(pages).toBe(notes)
    expect(took).toBeLessThan(10_000)
    expect(longest).toBeLessThan(50)
  }
)

it.each(odd)('OI4 a note of %s takes no longer than its length', (what, text) => {
  const { cpu: took, longest } = measured([{ path: 'A.md', text }])
  report(`reading a note of ${what}`, `${ms(took)}, a slice ${ms(longest)}`, '1 s')
  expect(took).toBeLessThan(1000)
})
