import { ref, type Ref } from 'vue'
import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { base64Of } from '@/features/files/base64'
import { isCampaign } from '@/features/files/transfer'
import { addressDropped, fromAnotherPage, kindOfFile, noPictureWords } from '@/features/files/what-file'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import { useCampaign } from '@/dashboard/use-campaign'
import { redrawn } from './redraw-picture'

/** The file types of the file dialog. The bytes decide the real type. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif'

/** The address of a picture on the dashboard. */
export function usePictureAddress(): (picture: PictureId) => string {
  const gm = useGm()
  return picture => `/picture/${gm.snapshot?.pictureKey ?? ''}/${picture}`
}

/** The address of a picture in full resolution on the dashboard. */
export function useFullAddress(): (picture: PictureId) => string {
  const addressOf = usePictureAddress()
  return picture => `${addressOf(picture)}/full`
}

/** Imports pictures: draws them again, then the host stores them. */
export function useTakePicture(): {
  readonly busy: Readonly<Ref<boolean>>
  /** @returns its id, or null after a refusal, which is shown around the component */
  take(file: File): Promise<PictureId | null>
  /** The same for a drop or a paste; anything else than a picture is refused with an explanation. */
  takeFrom(data: DataTransfer | null): Promise<PictureId | null>
} {
  const gm = useGm()
  const { readOnly } = useCampaign()
  const spot = refusalSpotAround()
  const busy = ref(false)

  function refuse(why: PlainExplanation): null {
    gm.lastDenial = { at: spot(), denial: { kind: 'problem', problem: { kind: 'unsupported', ...why } } }
    return null
  }

  async function kept(file: File): Promise<PictureId | null> {
    const no = noPictureWords(file.name || 'This', await kindOfFile(file))
    if (no) return refuse(no)
    const drawn = await redrawn(file)
    if (!drawn.ok) return refuse(drawn.error)
    const bytes = await base64Of(drawn.value)
    const answer = await gm.ask<'keep-picture'>({ ask: 'keep-picture', bytes }, spot())
    return answer.ok ? answer.value.picture : null
  }

  async function take(file: File): Promise<PictureId | null> {
    if (readOnly.value) return refuse(onlyRead)
    if (busy.value) return refuse(oneAtATime)
    busy.value = true
    try {
      return await kept(file)
    } finally {
      busy.value = false
    }
  }

  return {
    busy,
    take,
    takeFrom: async data => {
      if ((data?.files.length ?? 0) > 1) return refuse(oneByOne)
      const file = pictureIn(data) ?? data?.files[0]
      if (file) return take(file)
      return refuse(addressDropped(data) ? fromAnotherPage : noPictureDropped)
    }
  }
}

const onlyRead: PlainExplanation = {
  message: 'This campaign can only be read, so it takes no pictures',
  remedy: 'Save a copy of it under another name, and open that'
}
const oneAtATime: PlainExplanation = {
  message: 'Another picture is being taken in',
  remedy: 'Bring this one when that is done'
}
const oneByOne: PlainExplanation = {
  message: 'These are several files',
  remedy: 'Drop the pictures one by one, each where it belongs'
}
const noPictureDropped: PlainExplanation = {
  message: 'There is no picture in what was dropped',
  remedy: 'Drop a file: a PNG, JPEG, WebP or AVIF'
}

/** Whether a drop is for the pictures of a page. It is a file without the name of a campaign, or content of another page. */
export function isForPictures(data: DataTransfer | null): boolean {
  const [file] = data?.files ?? []
  return file ? pictureIn(data) !== null || !isCampaign(file.name) : addressDropped(data)
}

/** The first picture of a drop or a paste; null without one. */
export function pictureIn(data: DataTransfer | null): File | null {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null
}
