import type { SliceContext } from '../../core/campaign-slice'
import { happen } from '../../core/slice'
import type { BookAct } from '../act'
import { fold, mentionsIn, stored } from '../mentions'
import { nameIn, nameIndex } from '../names'
import type { ThingId } from '../vocabulary'
import { everThing } from './lookup'

/** The first free id of this entry (BK3). */
export function freshId({ state }: BookAct, { next }: SliceContext): ThingId {
  for (let nth = 1; ; nth++) {
    const id = (nth === 1 ? `t${next}` : `t${next}-${nth}`) as ThingId
    if (!everThing(state, id)) return id
  }
}

/** Text in its stored form, and the act in which each unknown name has become a person (BK5). */
export function readTyped(
  act: BookAct,
  context: SliceContext,
  typed: string
): { readonly act: BookAct; readonly text: string } {
  const { seats, session } = context
  const made = new Map<string, ThingId>()
  let after = act
  const text = stored(typed, nameIndex(act.state, seats), name => {
    const known = made.get(fold(name))
    if (known) return known
    const thing = freshId(after, context)
    made.set(fold(name), thing)
    after = happen(after, { type: 'thing-added', thing, name, kind: 'person', session })
    return thing
  })
  return { act: after, text }
}

/** The present names of the things that stored text mentions, for the log (BK7). */
export function namesFor(
  { state }: BookAct,
  { seats }: SliceContext,
  text: string
): readonly { readonly thing: ThingId; readonly name: string }[] {
  return mentionsIn(text).flatMap(id => {
    const name = id.startsWith('t') ? nameIn(state, seats, id) : null
    return name === null ? [] : [{ thing: id as ThingId, name }]
  })
}
