import { createApp } from 'vue'
import { loadEarly } from '../../games/registry'
import '../../theme/screen.css'
import OverlayPage from './OverlayPage.vue'

void loadEarly('overlay')
createApp(OverlayPage).mount('#app')
