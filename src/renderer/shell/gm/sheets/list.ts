import type { Component } from 'vue'
import { lazy } from '../../../games/lazy'
import PromptsSheet from '../prompts/PromptsSheet.vue'
import NewBoardSheet from './NewBoardSheet.vue'
import NoteSheet from './NoteSheet.vue'
import PaletteSheet from './PaletteSheet.vue'
import SavePointSheet from './SavePointSheet.vue'
import SceneSheet from './SceneSheet.vue'
import SeatsSheet from './SeatsSheet.vue'

/** The dashboard's own sheets over an open campaign, by the name that opens them. */
export const sheets: Readonly<Record<string, Component>> = {
  palette: PaletteSheet,
  'save-point': SavePointSheet,
  note: NoteSheet,
  scene: SceneSheet,
  'new-board': NewBoardSheet,
  seats: SeatsSheet,
  session: lazy(() => import('../session/SessionSheet.vue')).component,
  clocks: lazy(() => import('../clocks/ClocksSheet.vue')).component,
  marks: lazy(() => import('../marks/MarksSheet.vue')).component,
  prompts: PromptsSheet,
  codes: lazy(() => import('../screens/CodesSheet.vue')).component,
  shuffles: lazy(() => import('../shuffles/ShufflesSheet.vue')).component,
  answers: lazy(() => import('../answers/AnswersSheet.vue')).component,
  export: lazy(() => import('../import-export/ExportSheet.vue')).component,
  import: lazy(() => import('../import-export/ImportSheet.vue')).component,
  print: lazy(() => import('../print/PrintSheet.vue')).component
}
