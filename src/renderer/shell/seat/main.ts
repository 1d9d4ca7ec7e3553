import { createApp } from 'vue'
import { listenForPlainText } from '../../ui/plain-text/plain-text-key'
import { loadEarlyScreens } from '../../games/screens'
import { chooseByQuickArrows } from '../../ui/quick-arrows'
import '../../theme/phone.css'
import SeatPage from './SeatPage.vue'

listenForPlainText()
chooseByQuickArrows(document)
void loadEarlyScreens('seat')
// The same page without a link: it asks to be let in (JN1), and has most of what the seat will need.
if (window.location.pathname === '/join')
  void import('../join/JoinPage.vue').then(join => createApp(join.default).mount('#app'))
else createApp(SeatPage).mount('#app')
