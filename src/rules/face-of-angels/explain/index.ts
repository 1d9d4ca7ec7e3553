import type { Explanation } from '../../core/refusal'
import type { Refusal } from '../refusals'
import { aboutCards } from './cards'
import { aboutContest } from './contest'
import { aboutPeople } from './people'
import { aboutRecord } from './record'
import type { Sentences } from './sentence'

const sentences: Sentences<Refusal['because']> = { ...aboutPeople, ...aboutCards, ...aboutContest, ...aboutRecord }

/** A refusal in words: what stands in the way, and what to do instead. */
export function explain(why: Refusal): Explanation {
  // Each sentence takes exactly the refusal of its own name, which the table's type has checked.
  const sentence = sentences[why.because] as (why: Refusal) => Explanation
  return sentence(why)
}
