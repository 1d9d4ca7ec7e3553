import type { Component } from 'vue'
import { asyncPart } from '../ui/async-part'
import { lazy } from '../games/lazy'
import type { GameSheetId } from '../games/registry'
import type { SheetName } from './store'

/** The dashboard's own sheets over an open campaign, by their names. A missing one does not compile. */
export const sheets: Readonly<Record<Exclude<SheetName, GameSheetId | 'keys'>, Component>> = {
  palette: asyncPart(() => import('../features/palette/PaletteSheet.vue')),
  'save-point': asyncPart(() => import('../features/log/SavePointSheet.vue')),
  note: asyncPart(() => import('../features/log/NoteSheet.vue')),
  scene: asyncPart(() => import('../features/scene/SceneSheet.vue')),
  'new-board': asyncPart(() => import('../features/boards/NewBoardSheet.vue')),
  seats: asyncPart(() => import('../features/seats/SeatsSheet.vue')),
  session: lazy(() => import('../features/session/SessionSheet.vue')).component,
  clocks: lazy(() => import('../features/clocks/ClocksSheet.vue')).component,
  marks: lazy(() => import('../features/marks/MarksSheet.vue')).component,
  prompts: asyncPart(() => import('../features/prompts/PromptsSheet.vue')),
  codes: lazy(() => import('../features/screens/CodesSheet.vue')).component,
  answers: lazy(() => import('../features/answers/AnswersSheet.vue')).component,
  export: lazy(() => import('../features/import-export/ExportSheet.vue')).component,
  import: lazy(() => import('../features/import-export/ImportSheet.vue')).component,
  print: lazy(() => import('../features/print/PrintSheet.vue')).component
}
