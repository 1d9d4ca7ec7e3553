import { createApp } from 'vue'
import { loadEarlyScreens } from '../../games/screens'
import { chooseByQuickArrows } from '../../ui/quick-arrows'
import '../../theme/phone.css'
import SeatPage from './SeatPage.vue'

chooseByQuickArrows(document)
void loadEarlyScreens('seat')
createApp(SeatPage).mount('#app')
