import { Played } from '../support/chronicle'

const words = ['bell', 'tide', 'mill', 'rat', 'stair', 'boat', 'hull', 'lamp', 'quay', 'Dean', 'rope', 'salt', 'gate']
/** 10,000 things, each with a page, and 100,000 entries. */
export function thickBook(): Played {
  const played = Played.table('A thick book', 'Kresk', 'Wren')
  const word = (nth: number): string => words[(nth * 7919) % words.length] ?? ''
  for (let line = 0; line < 500; line++) {
    const names = Array.from({ length: 20 }, (_, nth) => `@"Person ${line * 20 + nth} ${word(line + nth)}"`)
    played.campaign({ type: 'note-down', text: `${word(line)} ${names.join(', ')}`, knownTo: 'gm' })
  }
  const { chronicle } = played
  for (const [at, { id }] of chronicle.campaign.book.things.flat().entries()) {
    if (at % 20 > 0) continue
    const page = Array.from({ length: 300 }, (_, nth) => word(at + nth * nth)).join(' ')
    played.campaign({ type: 'write-page', thing: id, sentence: `${word(at)} and @"Person ${at} ${word(at)}"`, page })
  }
  for (let nth = chronicle.revision; nth < 100_000; nth++) {
    const event = {
      type: 'note-written',
      text: `${word(nth)} ${word(nth + 3)} is heard, for the ${nth}th time`,
      audience: 'gm'
    }
    chronicle.append(
      chronicle.complete(
        { kind: 'act', board: null, actor: { kind: 'gm' }, command: { ...event, type: 'write-note' }, events: [event] },
        nth
      )
    )
  }
  return played
}
