import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'
import { useCampaign } from '../../dashboard/use-campaign'

/** Sends a command that the host has made to the Game Master's present board. */
export function useBoardCommand(): (command: object) => Promise<boolean> {
  const gm = useGm()
  const { board } = useCampaign()
  const spot = refusalSpotAround()
  return async command => {
    const id = board.value?.id
    return id !== undefined && (await gm.act(id, command, spot())).ok
  }
}
