import type { Chronicle } from '#rules/campaign/chronicle'
import { Story } from './drowned-bells-story'

// The sample campaign: six evenings in a harbour town whose drowned bells ring at low tide. Played through the real
// rules with one seed, so that a newcomer opens a game in progress. The file can always be made again.

/** The chronicle of the sample, with every entry's time on an evening of autumn 2026. */
export function theDrownedBells(seed: number): Chronicle {
  const story = new Story(seed)
  arrival(story)
  theTideTurns(story)
  theBellTower(story)
  return story.chronicle
}

function arrival(s: Story): void {
  s.evening('2026-10-02T19:30:00Z')
  s.scene('Lamps on the quay', 'Chapter 1, Home waters')
  s.note('Every bell in Saltmere was cut down and sunk the year the sea came in. Tonight one of them rang.')
  s.flip('Kresk', 'str', 0, 'Haul in the wreck')
  s.flip('Wren', 'int', 0, 'Listen at the sluice')
  s.flip('Brindle', 'dex', 1, 'Over the chandler’s roof')
  s.flip('Constance', 'int', 0, 'I Know This')
  s.flip('Tamsin', 'int', 0, 'Read the tide tables')
  s.spendShadow('fog on the water')
  s.flip('Kresk', 'str', -1, 'Hold the line')
  s.hurt('Kresk', 2, 'the cable runs through his hands')
  s.flip('Brindle', 'dex', 0, 'Slip the net')
  s.save('The first bell')
  s.evening('2026-10-09T19:30:00Z')
  s.flip('Constance', 'int', 1, 'Parley')
  s.flip('Wren', 'dex', 0, 'Defy Danger')
  s.flip('Tamsin', 'int', 1, 'Discern')
  s.reward('Tamsin', 1, 'kept a promise to the ferrymen')
  s.flip('Kresk', 'str', 1, 'Force the gate')
  s.note('The harbourmaster knows who bought the bell rope, and will not say.')
}

function theTideTurns(s: Story): void {
  s.evening('2026-10-16T19:30:00Z')
  s.endChapter('skipped')
  s.chapter(2)
  s.scene('The causeway at dusk', 'Chapter 2, The tide turns')
  s.flip('Wren', 'dex', 1, 'Across the stones')
  s.flip('Brindle', 'str', 0, 'Defy Danger')
  s.hurt('Brindle', 3, 'the undertow')
  s.flip('Constance', 'dex', 0, 'Defy Danger')
  s.flip('Tamsin', 'str', 0, 'Defy Danger')
  s.wound('Tamsin', 'a harpoon out of the fog')
  s.flip('Kresk', 'str', 1, 'Mix It Up')
  s.spendShadow('the lamplighters have closed the bridge')
  s.flip('Wren', 'int', 0, 'I Know This')
  s.save('Over the causeway')
  s.evening('2026-10-23T19:30:00Z')
  s.flip('Brindle', 'dex', 2, 'Pick Locks')
  s.flip('Constance', 'int', -1, 'Parley')
  s.bless('Wren')
  s.flip('Kresk', 'dex', 0, 'Volley')
  s.flip('Tamsin', 'int', 0, 'Discern')
  s.hurt('Wren', 4, 'lamp oil, burning')
  s.wound('Wren', 'a fall through the loft')
  s.recover('Brindle', 2, 'dry clothes and broth')
  s.evening('2026-10-30T19:30:00Z')
  s.scene('Under the chandlery', 'Chapter 2, The tide turns')
  s.flip('Wren', 'dex', 0, 'Defy Danger')
  s.flip('Kresk', 'str', 0, 'Mix It Up')
  s.hurt('Constance', 2, 'a long night without sleep')
  s.flip('Brindle', 'dex', 1, 'Backstab')
  s.spendXp('Wren', 1, 'Study Under a Master, half paid')
  s.flip('Constance', 'int', 0, 'Discern')
  s.circle(3)
  s.note('Three circled for the tower: whatever rings up there has a price.')
}

function theBellTower(s: Story): void {
  s.evening('2026-11-13T19:45:00Z')
  s.scene('The bell tower at low tide', 'Chapter 2, The tide turns')
  s.save('Session 6, the tower door')
  s.flip('Brindle', 'int', -1, 'Read the carvings')
  s.flip('Wren', 'int', 0, 'Listen at the sluice')
  s.flip('Kresk', 'str', 1, 'Force the gate')
  s.hurt('Kresk', 1, 'the hinges give all at once')
  s.save('Before the bell tower')
  s.foe('The tide-wraith', 'monster', 12, 'd10', 'Its hook takes what was promised to the sea')
  s.light('Tamsin')
  s.hurt('Tamsin', 6, 'the tide-wraith’s first breath')
  s.wound('Tamsin', 'the second breath')
  s.flip('Tamsin', 'int', -1, 'Name the thing')
  s.hurt('Tamsin', 4, 'she does not let go of the rope')
  s.spendShadow('crossbows on the stair')
  s.flip('Wren', 'dex', 1, 'Slip the net')
  s.flip('Brindle', 'dex', 2, 'Up the outside')
  s.light('Constance')
  s.flip('Constance', 'int', 1, 'What the bell wants', 'leave the tie to Margit')
}
