import { createApp } from 'vue'
import { listenForPlainText } from '@/ui/plain-text/plain-text-key'
import { loadEarlyScreens } from '@/games/screens'
import '../theme/table.css'
import { fitSmallScreen } from './small-screen'
import TablePage from './TablePage.vue'

fitSmallScreen(window)
listenForPlainText()
void loadEarlyScreens('table')
createApp(TablePage).mount('#app')
