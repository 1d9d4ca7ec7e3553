import { beforeEach, describe, expect, it, vi } from 'vitest'

const showMessageBox = vi.hoisted(() => vi.fn(() => Promise.resolve({ response: 0 })))
vi.mock('electron', () => ({ dialog: { showMessageBox } }))

import { showClosingWarnings } from '#main/electron/dialogs'

describe('what the person should know of a campaign that was closed', () => {
  beforeEach(() => {
    showMessageBox.mockClear()
  })

  it('is told in one message, all of it', async () => {
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
