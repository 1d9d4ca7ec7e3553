import { createApp } from 'vue'
import { loadEarly } from '../../games/registry'
import { chooseByQuickArrows } from '../../ui/quick-arrows'
import '../../theme/phone.css'
import SeatPage from './SeatPage.vue'

chooseByQuickArrows(document)
void loadEarly('seat')
createApp(SeatPage).mount('#app')
