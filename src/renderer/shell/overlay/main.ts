import { createApp } from 'vue'
import { listenForPlainText } from '../../ui/plain-text/plain-text-key'
import '../../theme/screen.css'
import '../../theme/overlay-utilities.css'
import OverlayPage from './OverlayPage.vue'

listenForPlainText()
createApp(OverlayPage).mount('#app')
