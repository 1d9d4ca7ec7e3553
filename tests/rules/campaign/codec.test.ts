import { describe, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { campaignCommandSchema, campaignEventSchema, entryShape } from '#rules/campaign/codec'
import type { CampaignCommand, CampaignEvent, Entry } from '#rules/campaign/types'
import type { Loose } from '../../support/types'

describe('the codec', () => {
  it('CA14 reads exactly the commands, events and entries that there are', () => {
    expectTypeOf<z.infer<typeof campaignCommandSchema>>().toEqualTypeOf<Loose<CampaignCommand>>()
    expectTypeOf<z.infer<typeof campaignEventSchema>>().toEqualTypeOf<Loose<CampaignEvent>>()
    expectTypeOf<z.infer<typeof entryShape>>().toEqualTypeOf<Loose<Entry>>()
  })
})
