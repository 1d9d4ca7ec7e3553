import { watch } from 'vue'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'

/** Keys for the book, the recap, the page before a session, and the questions of the game. Changing to a game closes these pages and the stage. */
export function useBookActions(): void {
  const gm = useGm()
  const { board } = useCampaign()
  const isOpen = (): boolean => ['book', 'recap', 'stage', 'preparation'].includes(gm.page)
  watch(
    () => gm.board,
    () => {
      if (isOpen()) gm.page = 'board'
    }
  )
  const turnTo = (page: 'book' | 'recap' | 'preparation') => () => void (gm.page = gm.page === page ? 'board' : page)
  useActions({
    book: turnTo('book'),
    recap: turnTo('recap'),
    preparation: turnTo('preparation'),
    answers: {
      run: () => void (gm.sheet = 'answers'),
      blocked: () => (board.value ? null : 'No game is open')
    }
  })
}
