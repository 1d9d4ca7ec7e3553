// What the dashboard shows of this game first: one request.
export { default as GmBoard } from './GmBoard.vue'
export { default as GmHead } from './GmHead.vue'
export { default as GmSide } from './GmSide.vue'
export { default as GmSpine } from './GmSpine.vue'
export { default as GmStrip } from './GmStrip.vue'
