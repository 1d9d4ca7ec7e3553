import { watch } from 'vue'
import { useActions } from '../actions'
import { useGm } from '../store'

/** The keys that open and close the book and the recap; whoever goes to a game leaves them. */
export function useBookActions(): void {
  const gm = useGm()
  const isOpen = (): boolean => gm.page === 'book' || gm.page === 'recap'
  watch(
    () => gm.board,
    () => {
      if (isOpen()) gm.page = 'board'
    }
  )
  const turnTo = (page: 'book' | 'recap') => () => void (gm.page = gm.page === page ? 'board' : page)
  useActions({ book: turnTo('book'), recap: turnTo('recap') })
}
