// The dialogs about files, which the first picture does not show: one request.
export { default as AboutDialog } from '@/features/settings/AboutDialog.vue'
export { default as NewCampaignDialog } from '@/features/welcome/NewCampaignDialog.vue'
export { default as BackupsDialog } from './BackupsDialog.vue'
export { default as DropDialog } from './DropDialog.vue'
export { default as FilesDialog } from './FilesDialog.vue'
export { default as TitleDialog } from './TitleDialog.vue'
