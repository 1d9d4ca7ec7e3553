import { createApp } from 'vue'
import { loadEarlyScreens } from '../../games/screens'
import '../../theme/screen.css'
import OverlayPage from './OverlayPage.vue'

void loadEarlyScreens('overlay')
createApp(OverlayPage).mount('#app')
