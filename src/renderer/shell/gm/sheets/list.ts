import type { Component } from 'vue'
import { asyncPart } from '../../../ui/async-part'
import { lazy } from '../../../games/lazy'

/** The dashboard's own sheets over an open campaign, by the name that opens them. */
export const sheets: Readonly<Record<string, Component>> = {
  palette: asyncPart(() => import('./PaletteSheet.vue')),
  'save-point': asyncPart(() => import('./SavePointSheet.vue')),
  note: asyncPart(() => import('./NoteSheet.vue')),
  scene: asyncPart(() => import('./SceneSheet.vue')),
  'new-board': asyncPart(() => import('./NewBoardSheet.vue')),
  seats: asyncPart(() => import('./SeatsSheet.vue')),
  session: lazy(() => import('../session/SessionSheet.vue')).component,
  clocks: lazy(() => import('../clocks/ClocksSheet.vue')).component,
  marks: lazy(() => import('../marks/MarksSheet.vue')).component,
  prompts: asyncPart(() => import('../prompts/PromptsSheet.vue')),
  codes: lazy(() => import('../screens/CodesSheet.vue')).component,
  shuffles: lazy(() => import('../shuffles/ShufflesSheet.vue')).component,
  answers: lazy(() => import('../answers/AnswersSheet.vue')).component,
  export: lazy(() => import('../import-export/ExportSheet.vue')).component,
  import: lazy(() => import('../import-export/ImportSheet.vue')).component,
  print: lazy(() => import('../print/PrintSheet.vue')).component
}
