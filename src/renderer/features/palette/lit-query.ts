import type { Ref } from 'vue'
import { context } from '@/ui/context'

/** The highlighted words of every line below: an unchanged line need not be made again for each letter. */
export const [provideLitQuery, useLitQuery] = context<Ref<string>>('nothing is looked for here')
