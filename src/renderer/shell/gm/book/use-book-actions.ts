import { watch } from 'vue'
import { useActions } from '../actions'
import { useGm } from '../store'

/** The key that opens and closes the book; whoever goes to a game leaves it. */
export function useBookActions(): void {
  const gm = useGm()
  watch(
    () => gm.board,
    () => {
      if (gm.page === 'book') gm.page = 'board'
    }
  )
  useActions({ book: () => (gm.page = gm.page === 'book' ? 'board' : 'book') })
}
