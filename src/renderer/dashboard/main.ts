import './forbid-compiling'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { loadEarly } from '@/games/registry'
import '@/games/first-game'
import { chooseByQuickArrows } from '@/ui/radio-keys'
import '../theme/gm.css'
import { guardPresses } from '@/ui/press-guard'
import GmPage from './GmPage.vue'

guardPresses()
chooseByQuickArrows(document)
void loadEarly('gm', 'gmHead', 'gmStrip', 'gmSide', 'gmSpine')
createApp(GmPage).use(createPinia()).mount('#app')
