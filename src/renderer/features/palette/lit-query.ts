import type { Ref } from 'vue'
import { context } from '../../ui/context'

/** The words that are lit in every line below: a line that stays where it is need not be made anew for each letter. */
export const [provideLitQuery, useLitQuery] = context<Ref<string>>('nothing is looked for here')
