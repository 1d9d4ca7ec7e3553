import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { loadEarly } from '../../games/registry'
import { chooseByQuickArrows } from '../../ui/quick-arrows'
import '../../theme/index.css'
import '../../theme/cards.css'
import '../../theme/gm.css'
import GmPage from './GmPage.vue'

chooseByQuickArrows(document)
void loadEarly('gm', 'gmHead')
createApp(GmPage).use(createPinia()).mount('#app')
