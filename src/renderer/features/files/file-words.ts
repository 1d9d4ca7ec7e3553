/** The words of the dialogs that open and save campaigns. */
export const fileWords = {
  open: { title: 'Campaigns', about: 'Everything in your campaigns folder.', act: 'Open' },
  'save-as': {
    title: 'Save as',
    about: 'You go on in the new file; the old one stays as it is now.',
    act: 'Save here'
  },
  'save-copy': {
    title: 'Save a copy',
    about: 'You go on in this file; the copy stays as it is now.',
    act: 'Save the copy'
  }
} as const
