import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { SeatId } from '#rules/core/seat'
import type { XpUse } from '#rules/thousand-faces/characters/xp-uses'
import type { FoeSituation } from '#rules/thousand-faces/forecast/situation'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { useGm } from '@/dashboard/store'
import { type FlipDraft, freshDraft } from '../flip/draft'

/** A prepared encounter, and what of its foes a forecast does not count. */
interface ForecastSubject {
  readonly name: string
  readonly foes: readonly FoeSituation[]
  readonly special: readonly string[]
}

/** The GM's choices on the campaign's board: the seat, the panel, the settings of the next flip. */
export const useGmChoices = defineStore('gm-choices', () => {
  const chosen = ref<SeatId | null>(null)
  const panel = ref('flip')
  /** The GM has begun to set up a flip: a seat, an attribute, a move or an advantage was picked. */
  const touched = ref(false)
  /** The flip whose cards are still shown; null once the GM has gone on to the next. */
  const fresh = ref<number | null>(null)

  /** The foe whose details are to be open in the panel of the fight. */
  const foe = ref<number | null>(null)
  /** In the foes’ turn the panel shows the tracker of foes, and not whom each strikes. */
  const changesFoes = ref(false)
  /** The foes of the forecast; null: the foes on the board. */
  const forecastOf = shallowRef<ForecastSubject | null>(null)

  /** The source of the last dice of a fight: rolled by the app, or real dice on the table. */
  const dice = ref(recallDice())
  watch(dice, rememberDice)

  /** A calm panel shows the odds line by line. */
  const oddsOpen = ref(false)

  /** The player of the flashback to confirm: it costs XP, so one key alone does not do it. */
  const asksFlashback = ref<SeatId | null>(null)

  /** The panel of the foes asks whether the fight ends: all foes leave. */
  const asksEndOfFight = ref(false)

  const putOff = usePutOff()
  const { drafts, draftOf, redraft } = useDrafts()
  const places = whereSheetsOpen()

  /** Another campaign has seats and flips with the same ids: no choice of the last one is for it. */
  function forget(): void {
    for (const each of [chosen, fresh, foe, forecastOf, asksFlashback]) each.value = null
    for (const each of [touched, changesFoes, oddsOpen, asksEndOfFight]) each.value = false
    panel.value = 'flip'
    drafts.value = {}
    putOff.aside.value = new Set()
    places.sought.value = null
    places.use.value = null
    places.page.value = 'sheet'
  }
  const gm = useGm()
  watch(
    () => gm.snapshot,
    (now, before) => {
      if (now?.file?.path === before?.file?.path) return
      // *Save as* goes on with the same campaign in another file.
      const [one, other] = [now?.frame, before?.frame]
      if (!one || one.title !== other?.title || one.revision !== other.revision) forget()
    },
    { flush: 'sync' }
  )

  /** The GM sets up the next flip of a player. */
  function setUp(seat: SeatId, change: Partial<FlipDraft>): void {
    touched.value = true
    fresh.value = null
    redraft(seat, change)
  }

  function takeUp(seat: SeatId): void {
    choose(seat)
    putOff.aside.value = new Set()
    panel.value = 'flip'
  }

  function choose(seat: SeatId): void {
    if (chosen.value === seat) return
    chosen.value = seat
    fresh.value = null
    asksFlashback.value = null
    // Settings for one player must not stay for the next.
    if (panel.value === 'recover' || panel.value === 'damage') panel.value = 'flip'
  }

  /** The GM picks a player on the board, maybe the same again, for another flip. The flip that is shown is over. */
  function pick(seat: SeatId): void {
    touched.value = true
    choose(seat)
    fresh.value = null
  }

  function open(id: string): void {
    panel.value = id
    changesFoes.value = false
    asksEndOfFight.value = false
  }

  return {
    chosen,
    panel,
    touched,
    drafts,
    draftOf,
    redraft,
    setUp,
    fresh,
    ...places,
    foe,
    changesFoes,
    forecastOf,
    dice,
    oddsOpen,
    asksFlashback,
    asksEndOfFight,
    ...putOff,
    takeUp,
    choose,
    pick,
    open
  }
})

/** The part at which each sheet is to open. */
function whereSheetsOpen() {
  /** The move in the picker. */
  const sought = ref<MoveId | null>(null)
  /** The use of XP. */
  const use = ref<XpUse['use'] | null>(null)
  /** The page of the character sheet. */
  const page = ref('sheet')
  return { sought, use, page }
}

/** The settings of the next flip of each seat. */
function useDrafts() {
  const drafts = shallowRef<Readonly<Record<SeatId, FlipDraft>>>({})

  function draftOf(seat: SeatId): FlipDraft {
    return drafts.value[seat] ?? freshDraft
  }

  function redraft(seat: SeatId, change: Partial<FlipDraft>): void {
    drafts.value = { ...drafts.value, [seat]: { ...draftOf(seat), ...change } }
  }

  return { drafts, draftOf, redraft }
}

/** Questions that were put off, by id; the strip Still open brings them back. */
function usePutOff() {
  const aside = shallowRef<ReadonlySet<string>>(new Set())

  function putAside(question: string): void {
    aside.value = new Set([...aside.value, question])
  }

  /** @param waiting the id of the question, or the number of what it is about */
  function resume(waiting: string | number): void {
    aside.value = new Set([...aside.value].filter(id => id !== waiting && !id.endsWith(` ${waiting}`)))
  }

  return { aside, putAside, resume }
}

/**
 * Rolled by the app, or real dice on the table. The choice is stored on this machine, like the guide, and not in a
 * campaign's file.
 */
type DiceSource = 'roll' | 'typed'

const diceKey = 'dice'

function recallDice(): DiceSource {
  try {
    return localStorage.getItem(diceKey) === 'typed' ? 'typed' : 'roll'
  } catch {
    return 'roll'
  }
}

/** With a full or forbidden storage the choice is not stored, but it holds for this evening. */
function rememberDice(from: DiceSource): void {
  try {
    localStorage.setItem(diceKey, from)
  } catch {
    // It is chosen again next time.
  }
}
