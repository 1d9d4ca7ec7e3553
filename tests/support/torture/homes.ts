import type { Thing } from '#rules/book/things/model'
import { thingsIn } from '#rules/book/things/lookup'
import type { Campaign } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { Showing } from '#rules/showing/model'
import type { State as Angels } from '#rules/face-of-angels/state'
import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import type { State } from '#rules/thousand-faces/state'

/** Names and notes of things and foes that a campaign shows to all, and to one seat only. */
export interface Homes {
  readonly open: ReadonlySet<string>
  readonly secret: readonly (readonly [text: string, owner: SeatId | null])[]
}

export function homesIn({ boards, book, showing, clocks }: Campaign): Homes {
  const open = new Set<string>()
  const secret: (readonly [string, SeatId | null])[] = []
  const keep = ({ hidden, owner, texts }: Kept): void => {
    for (const text of texts)
      if (hidden) secret.push([text, owner])
      else open.add(text)
  }
  for (const { system, state } of boards) {
    if (system === 'thousand-faces') keptIn(state as State).forEach(keep)
    if (system === 'face-of-angels') actsIn(state as Angels).forEach(keep)
  }
  thingsIn(book).flatMap(inBook).forEach(keep)
  inShowing(showing).forEach(keep)
  for (const { name, note, face } of clocks.clocks) {
    keep({ hidden: face === 'mine', owner: null, texts: [name] })
    keep({ hidden: face !== 'shown', owner: null, texts: [note] })
  }
  return { open, secret }
}

function inBook({ name, sentence, knownTo }: Thing): readonly Kept[] {
  const owners = typeof knownTo === 'string' ? [null] : knownTo
  return owners.map(owner => ({ hidden: knownTo !== 'table', owner, texts: [name, sentence] }))
}

/** What is next is the GM’s; what was shown to one player is theirs from then on. */
function inShowing({ next, live }: Showing): readonly Kept[] {
  const waiting = next ? [{ hidden: true, owner: null, texts: [next.exhibit.title, next.exhibit.line] }] : []
  const shown = live.map(({ exhibit: { title, line }, to }) => {
    const isOpen = to === 'table' || to === 'table-and-overlay'
    return { hidden: !isOpen, owner: isOpen ? null : to, texts: [title, line] }
  })
  return [...waiting, ...shown]
}

interface Kept {
  readonly hidden: boolean
  readonly owner: SeatId | null
  readonly texts: readonly string[]
}

function keptIn({ foes, sheets, markers }: State): readonly Kept[] {
  return [
    ...markers.map(({ word, seenBy, on }) => ({
      hidden: seenBy === 'mine' || (on.what === 'foe' && !foes.some(({ id, revealed }) => revealed && id === on.foe)),
      owner: null,
      texts: [word]
    })),
    ...foes.map(({ name, weakness, engaged, revealed }) => ({
      hidden: !revealed,
      owner: null,
      texts: [name, weakness ?? '', engaged ?? '']
    })),
    ...foes.map(({ secrets, hintShown }) => ({ hidden: !hintShown, owner: null, texts: [secrets?.hint ?? ''] })),
    ...sheets.flatMap(({ seat, character: { items, wares } }) => [
      ...items.map(({ name, note, magic, secret }) => ({
        hidden: secret,
        owner: seat,
        texts: [name, note, magic?.effect ?? '']
      })),
      ...(wares?.cards ?? []).map(ware => ({ owner: seat, ...wareTexts(ware) }))
    ])
  ]
}

function wareTexts(ware: NewItem): Omit<Kept, 'owner'> {
  return ware.sort === 'other'
    ? { hidden: ware.secret, texts: [ware.name, ware.note, ware.effect ?? ''] }
    : { hidden: false, texts: [ware.name] }
}

function actsIn({ act, acts }: Angels): readonly Kept[] {
  return acts.map(({ number, stakes, risk, endings, transformations }) => ({
    hidden: number !== act,
    owner: null,
    texts: [stakes, risk.words, ...[...endings, ...transformations].map(({ words }) => words)]
  }))
}
