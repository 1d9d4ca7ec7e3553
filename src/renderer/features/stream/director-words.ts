import type { ControlAct } from '#shared/control-acts'
import type { Corner, LayoutKind, LayoutPart, PlateFact } from '#shared/overlay-vocabulary'
import { type Segment, segmentsOf } from '@/ui/segment'

/** The purpose of each layout, in a few words. */
export const kindWords: Readonly<Record<LayoutKind, string>> = {
  strip: 'everybody along the edge',
  corners: 'two columns beside the picture',
  player: 'one player under a camera',
  flip: 'only cards and result',
  clock: 'only the clocks that you show',
  'lower-third': 'a name and a line'
}

export const partWords: Readonly<Record<LayoutPart, string>> = {
  story: 'Chapter',
  foes: 'Foes',
  flip: 'Last flip',
  clocks: 'Clocks',
  shown: 'What you show'
}

export const factWords: Readonly<Record<PlateFact, string>> = {
  name: 'Names of characters',
  stamina: 'Stamina',
  deck: 'Deck',
  xp: 'XP',
  wounds: 'Wounds',
  shadow: 'Shadow'
}

export const places: readonly Segment<Corner | 'off'>[] = [
  { value: 'off', label: 'Off' },
  { value: 'top-left', label: '↖', title: 'Upper left' },
  { value: 'top-right', label: '↗', title: 'Upper right' },
  { value: 'bottom-left', label: '↙', title: 'Lower left' },
  { value: 'bottom-right', label: '↘', title: 'Lower right' }
]
export const edges = segmentsOf({ top: 'Top', bottom: 'Bottom' })
export const sizes = [0.75, 1, 1.25, 1.5].map(value => ({ value, label: `${Math.round(value * 100)} %` }))
export const formats = [
  { value: 'wide', label: '16:9', title: '1920 × 1080' },
  { value: 'tall', label: '9:16', title: '1080 × 1920, for short videos and phones' }
] as const
export const margins = [
  { value: 'narrow', label: 'Narrow', title: '40 px from the edge' },
  { value: 'title', label: 'Safe', title: '5 % from the edge; upright, clear of the app’s own buttons' }
] as const

export const actWords: Readonly<Record<ControlAct, string>> = {
  live: 'Go live',
  freeze: 'Freeze',
  blank: 'Blank',
  'show-next': 'Show next',
  'take-away': 'Take away',
  'test-flip': 'Test flip',
  mark: 'Set a mark',
  clock: 'Newest shown clock: start, stop or +1'
}
