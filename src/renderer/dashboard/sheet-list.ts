import type { Component } from 'vue'
import AnswersSheet from '@/features/story-answers/AnswersSheet.vue'
import NewBoardSheet from '@/features/boards/NewBoardSheet.vue'
import ClocksSheet from '@/features/clocks/ClocksSheet.vue'
import ExportSheet from '@/features/import-export/ExportSheet.vue'
import ImportSheet from '@/features/import-export/ImportSheet.vue'
import NoteSheet from '@/features/log/NoteSheet.vue'
import SavePointSheet from '@/features/log/SavePointSheet.vue'
import MarksSheet from '@/features/marks/MarksSheet.vue'
import PaletteSheet from '@/features/palette/PaletteSheet.vue'
import PrintSheet from '@/features/print/PrintSheet.vue'
import PromptsSheet from '@/features/prompts/PromptsSheet.vue'
import SceneSheet from '@/features/scene/SceneSheet.vue'
import CodesSheet from '@/features/screens/CodesSheet.vue'
import SeatsSheet from '@/features/seats/SeatsSheet.vue'
import SessionSheet from '@/features/session/SessionSheet.vue'
import type { GameSheetId } from '@/games/registry'
import type { SheetName } from './store'

/** The dashboard's own sheets over an open campaign, by their names. A missing one does not compile. */
export const sheets: Readonly<Record<Exclude<SheetName, GameSheetId | 'keys'>, Component>> = {
  palette: PaletteSheet,
  'save-point': SavePointSheet,
  note: NoteSheet,
  scene: SceneSheet,
  'new-board': NewBoardSheet,
  seats: SeatsSheet,
  session: SessionSheet,
  clocks: ClocksSheet,
  marks: MarksSheet,
  prompts: PromptsSheet,
  codes: CodesSheet,
  answers: AnswersSheet,
  export: ExportSheet,
  import: ImportSheet,
  print: PrintSheet
}
