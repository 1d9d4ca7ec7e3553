import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { SeatId } from '#rules/core/seat'
import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import type { FoeSituation } from '#rules/thousand-faces/forecast/situation'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { recallDice, rememberDice } from './dice-memory'
import { type FlipDraft, freshDraft } from './flip/draft'

/** Where the GM's attention is on the campaign's board: which seat, which panel, what the next flip shall be. */
export const useTable = defineStore('table', () => {
  const chosen = ref<SeatId | null>(null)
  const panel = ref('flip')
  const drafts = shallowRef<Readonly<Record<SeatId, FlipDraft>>>({})
  /** The flip whose cards still lie in the light; null once the GM has turned to the next. */
  const fresh = ref<number | null>(null)

  /** The move that the picker shall open at. */
  const sought = ref<MoveId | null>(null)
  /** The foe whose details shall be open in the panel of the fight. */
  const foe = ref<number | null>(null)
  /** The prepared encounter that the forecast shall be about, and what of its foes is not counted; null: the foes on the board. */
  const forecastOf = shallowRef<{
    readonly name: string
    readonly foes: readonly FoeSituation[]
    readonly special: readonly string[]
  } | null>(null)
  /** The use of XP that the sheet shall open at. */
  const use = ref<XpUse['use'] | null>(null)
  /** The page of the character sheet that shall be open. */
  const page = ref('sheet')

  /** How the dice of a fight came last time: rolled by the app, or read off the table. */
  const dice = ref(recallDice())
  watch(dice, rememberDice)

  /** Open moves, follow-ups and blows that were put off, by number; the strip Still open brings them back. */
  const aside = shallowRef<ReadonlySet<number>>(new Set())

  function putAside(outcome: number): void {
    aside.value = new Set([...aside.value, outcome])
  }

  function resume(waiting: number): void {
    aside.value = new Set([...aside.value].filter(id => id !== waiting))
  }

  function takeUp(seat: SeatId): void {
    choose(seat)
    aside.value = new Set()
    panel.value = 'flip'
  }

  function draftOf(seat: SeatId): FlipDraft {
    return drafts.value[seat] ?? freshDraft
  }

  function redraft(seat: SeatId, change: Partial<FlipDraft>): void {
    drafts.value = { ...drafts.value, [seat]: { ...draftOf(seat), ...change } }
  }

  function choose(seat: SeatId): void {
    if (chosen.value === seat) return
    chosen.value = seat
    fresh.value = null
    // What was set for one player does not lie in wait for the next.
    if (panel.value === 'recover' || panel.value === 'damage') panel.value = 'flip'
  }

  function open(id: string): void {
    panel.value = id
  }

  return {
    chosen,
    panel,
    drafts,
    fresh,
    sought,
    foe,
    forecastOf,
    use,
    page,
    dice,
    aside,
    putAside,
    resume,
    takeUp,
    draftOf,
    redraft,
    choose,
    open
  }
})
