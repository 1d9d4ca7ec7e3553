import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { type Component, defineComponent, h } from 'vue'
import { frameFor } from '#rules/campaign/frame'
import type { BoardId, Frame } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import { screens } from '@/games/screens'
import { provideSeatAct, provideSeatAnswer } from '@/phone/seat-act'
import type { Board } from './moments/company'

/** What this seat's phone is shown of the game that was opened last. */
export function seatFrame({ played }: Board, seat: SeatId): Frame<'seat'> {
  return frameFor(played.chronicle, { kind: 'seat', seat })
}

/** The present private board of a smaller game on a phone, with every act that it sends. */
export async function mountSeatBoard(game: Board, seat: SeatId): Promise<VueWrapper> {
  const frame = seatFrame(game, seat)
  const board = frame.boards.at(-1)
  if (!board) throw new Error('no board is open')
  const component = (await screens[board.system].pages.seat?.load())!
  return mount(withActs(component as never), {
    attachTo: document.body,
    props: { board, frame, seat } as never,
    global: { plugins: [createPinia()] }
  })
}

/** What the table is shown of the game that was opened last. */
function tableProps({ played }: Board) {
  const frame = frameFor(played.chronicle, { kind: 'table' })
  const board = frame.boards.at(-1)
  if (!board) throw new Error('no board is open')
  return { frame, board, motion: 'full', atRest: false } as const
}

/** The present table page of a smaller game. */
export async function mountTableBoard(game: Board): Promise<VueWrapper> {
  const props = tableProps(game)
  const component = (await screens[props.board.system].pages.table?.load())!
  return mount(component as never, {
    attachTo: document.body,
    props: props as never,
    global: { plugins: [createPinia()] }
  })
}

/** After an act: the table is shown the new snapshot. */
export async function showOnTable(page: VueWrapper, game: Board): Promise<void> {
  await page.setProps(tableProps(game) as never)
}

/** A part of a private board as a phone shows it. Its commands are emitted as `act`, its answers as `answer`. */
export function withActs(part: Component): Component {
  return defineComponent({
    emits: ['act', 'answer'],
    setup(_, { emit }) {
      provideSeatAct(command => emit('act', command))
      provideSeatAnswer((question, answers) => {
        emit('answer', question.id, answers)
        return Promise.resolve(true)
      })
      return () => h(part)
    }
  })
}

/** After an act: the phone is shown the new snapshot. @param told additions by the host */
export async function showNow(
  page: VueWrapper,
  game: Board,
  seat: SeatId,
  told: Pick<Frame<'seat'>, 'own'> = {}
): Promise<void> {
  const frame = { ...seatFrame(game, seat), ...told }
  await page.setProps({ frame, board: frame.boards.at(-1) } as never)
}

export function lastBoard({ played }: Board): BoardId {
  return played.chronicle.campaign.boards.at(-1)?.id as BoardId
}
