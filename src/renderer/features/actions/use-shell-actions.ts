import { isPaperOpen, printPapers } from '@/ui/paper/printed'
import { openPlainText } from '@/ui/plain-text/plain-text-key'
import { useActions } from './actions'
import { takeBack } from './take-back'
import { useGm, type SheetName } from '@/dashboard/store'
import { openRuleHere } from '@/features/rules-at-hand/rule-here'
import { useShownBoardKeys } from '@/features/boards/use-shown-board'
import { useScreenModeKeys } from '@/features/screens/use-screen-modes'
import { useReplay } from '@/features/replay/use-replay'
import { useSpeechKeys } from '@/features/speech/use-speech-keys'
import { useCampaign } from '@/dashboard/use-campaign'

/** The actions of keys and the palette that work on every page. */
export function useShellActions(): void {
  const gm = useGm()
  const replay = useReplay()
  const { board } = useCampaign()
  const opens = (sheet: SheetName) => ({ run: () => void (gm.sheet = sheet), blocked: noCampaign })
  const requests = (request: string) => ({ run: () => void (gm.fileRequest = request), blocked: noCampaign })
  const noCampaign = (): string | null => (gm.snapshot?.frame ? null : 'No campaign is open')

  useScreenModeKeys()
  useSpeechKeys()
  useShownBoardKeys()
  useActions({
    undo: {
      run: () => takeBack(gm, 'undo'),
      blocked: () => (gm.snapshot?.frame?.undo.steps ? null : 'Nothing to undo')
    },
    redo: {
      run: () => takeBack(gm, 'redo'),
      blocked: () => (gm.snapshot?.frame?.undo.redoSteps ? null : 'Nothing to redo')
    },
    palette: opens('palette'),
    rules: { run: () => openRuleHere(gm, board.value?.system ?? null), blocked: noCampaign },
    'save-point': opens('save-point'),
    note: opens('note'),
    codes: opens('codes'),
    seats: opens('seats'),
    'new-board': opens('new-board'),
    marks: opens('marks'),
    settings: () => (gm.page = 'settings'),
    scene: opens('scene'),
    'save-file': requests('save'),
    'save-file-as': requests('save-as'),
    print: { run: () => (isPaperOpen() ? void printPapers() : void (gm.sheet = 'print')), blocked: noCampaign },
    'open-file': () => (gm.fileRequest = 'open'),
    keys: () => (gm.sheet = 'keys'),
    'plain-text': () => void openPlainText(),
    'replay-newest': { run: () => void replay.start({ newest: true }), blocked: noCampaign },
    pause: () => void gm.ask(gm.snapshot?.paused ? { ask: 'resume' } : { ask: 'pause' })
  })
}
