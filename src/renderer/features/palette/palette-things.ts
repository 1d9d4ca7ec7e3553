import { shallowRef, watch, type Ref } from 'vue'
import type { PaletteLine } from '../../games/game'
import { kinds } from '../book/book-words'
import { useBookPlace } from '../book/book-store'
import { openPrepared } from '../preparation/preparation-place'
import { preparedWords } from '../preparation/preparation-words'
import { useGm } from '../../dashboard/store'

const any = { kind: null, knownTo: null, standing: null }

/** The results of the book for these words, as lines; the host's search accepts a wrong letter. */
export function useThingLines(query: Readonly<Ref<string>>): Readonly<Ref<readonly PaletteLine[]>> {
  const gm = useGm()
  const place = useBookPlace()
  const lines = shallowRef<readonly PaletteLine[]>([])
  watch(query, async words => {
    if (words.trim().length < 2) return void (lines.value = [])
    const answer = await gm.ask<'find-in-book'>(
      { ask: 'find-in-book', query: words, filter: any, count: 5, only: 'things' },
      'palette'
    )
    if (!answer.ok || words !== query.value || answer.value === null) return
    const prepared = (answer.value.prepared ?? []).map(line => ({
      id: `prepared:${line.id}`,
      group: 'Book' as const,
      icon: 'pin',
      label: line.text,
      hint: preparedWords(line),
      also: words,
      keys: [],
      run: () => openPrepared(line)
    }))
    const found = answer.value.things.map(({ id, name, kind, sentence }) => ({
      id: `thing:${id}`,
      group: 'Book' as const,
      icon: kinds[kind].icon,
      label: name,
      hint: kinds[kind].one.toLowerCase(),
      also: `${sentence} ${words}`,
      keys: [],
      run() {
        place.thing = id
        gm.page = 'book'
      }
    }))
    lines.value = [...found, ...prepared]
  })
  return lines
}
