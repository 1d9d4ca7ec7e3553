import { beforeEach, describe, expect, it, vi } from 'vitest'

const showMessageBox = vi.hoisted(() => vi.fn(() => Promise.resolve({ response: 0 })))
vi.mock('electron', () => ({ dialog: { showMessageBox } }))

import { confirmLeavingUnsaved, showClosingWarnings } from '#main/electron/dialogs'

describe('what the person should know of a campaign that was closed', () => {
  beforeEach(() => {
    showMessageBox.mockClear()
  })

  it('is reported in one message, as a whole', async () => {
    await showClosingWarnings(null, ['The file could not be renewed.', 'Another version lies beside it.'])
    expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ detail: 'The file could not be renewed.\n\nAnother version lies beside it.' })
    )
  })

  it('asks for no attention when there is nothing', async () => {
    await showClosingWarnings(null, [])
    expect(showMessageBox).not.toHaveBeenCalled()
  })
})

describe('a person who leaves while the disk refuses', () => {
  beforeEach(() => {
    showMessageBox.mockReset()
  })

  it.each([
    [0, false],
    [1, true]
  ])('and presses button %i leaves: %s', async (response, leaves) => {
    showMessageBox.mockResolvedValue({ response })
    expect(await confirmLeavingUnsaved(null, new AbortController().signal)).toBe(leaves)
  })

  it('is not asked when the session ends', async () => {
    expect(await confirmLeavingUnsaved(null, AbortSignal.abort())).toBe(true)
    await showClosingWarnings(null, ['The file could not be renewed.'], AbortSignal.abort())
    expect(showMessageBox).not.toHaveBeenCalled()
  })

  it('is not waited for any longer when the session ends meanwhile, and the box is closed where it can be', async () => {
    showMessageBox.mockReturnValue(new Promise<never>(() => undefined))
    const hurry = new AbortController()
    const leaving = confirmLeavingUnsaved(null, hurry.signal)
    hurry.abort()
    expect(await leaving).toBe(true)
    expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ signal: hurry.signal }))
  })
})
