import type { ComputedRef } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import { context } from '../../ui/context'

/** The board that a part of the dashboard belongs to. */
export const [provideShownBoard, useShownBoard] = context<ComputedRef<BoardId>>('this part lies on no board')
