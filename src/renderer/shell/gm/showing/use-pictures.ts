import { ref, type Ref } from 'vue'
import type { PictureId } from '#rules/core/picture'
import { base64Of } from '../files/base64'
import { refusalSpotAround } from '../refusal-spot'
import { useGm } from '../store'
import { redrawn } from './redraw-picture'

/** What the dialog for files offers. What a file is, its bytes say. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif'

/** The address of a picture on the dashboard. */
export function usePictureAddress(): (picture: PictureId) => string {
  const gm = useGm()
  return picture => `/picture/${gm.snapshot?.pictureKey ?? ''}/${picture}`
}

/** The address of all points of a picture on the dashboard. */
export function useFullAddress(): (picture: PictureId) => string {
  const addressOf = usePictureAddress()
  return picture => `${addressOf(picture)}/full`
}

/** Takes pictures in: drawn anew, then kept by the host. */
export function useTakePicture(): {
  readonly busy: Readonly<Ref<boolean>>
  /** @returns its name, or null where it was refused, which is told around the component. */
  take(file: Blob): Promise<PictureId | null>
} {
  const gm = useGm()
  const spot = refusalSpotAround()
  const busy = ref(false)

  async function kept(file: Blob): Promise<PictureId | null> {
    const drawn = await redrawn(file)
    if (!drawn.ok) {
      gm.said = { at: spot(), denial: { kind: 'problem', problem: { kind: 'unsupported', ...drawn.error } } }
      return null
    }
    const bytes = await base64Of(drawn.value)
    const answer = await gm.ask<'keep-picture'>({ ask: 'keep-picture', bytes }, spot())
    return answer.ok ? answer.value.picture : null
  }

  return {
    busy,
    async take(file) {
      busy.value = true
      try {
        return await kept(file)
      } finally {
        busy.value = false
      }
    }
  }
}

/** The first picture among dropped or pasted things; null where there is none. */
export function pictureIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null
}
