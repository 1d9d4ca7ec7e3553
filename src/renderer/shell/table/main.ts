import { createApp } from 'vue'
import { listenForPlainText } from '../../ui/plain-text/plain-text-key'
import { loadEarlyScreens } from '../../games/screens'
import '../../theme/screen.css'
import '../../theme/paint-room.css'
import TablePage from './TablePage.vue'

listenForPlainText()
void loadEarlyScreens('table')
createApp(TablePage).mount('#app')
