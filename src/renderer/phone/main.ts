import { createApp } from 'vue'
import { listenForPlainText } from '@/ui/plain-text/plain-text-key'
import { loadEarlyScreens } from '@/games/screens'
import { keepBrowserOut } from '@/ui/typed-key'
import { silenceComposing } from '@/ui/typing'
import { chooseByQuickArrows } from '@/ui/radio-keys'
import '../theme/phone.css'
import { guardFocusedKeys, guardPresses } from '@/ui/press-guard'
import PhonePage from './PhonePage.vue'

silenceComposing(window)
window.addEventListener('keydown', keepBrowserOut)
guardPresses()
guardFocusedKeys()
listenForPlainText()
chooseByQuickArrows(document)
void loadEarlyScreens('seat')
// The same page without a link: it asks to join (JN1), and contains most parts that the seat will need.
if (window.location.pathname === '/join')
  void import('@/features/join/PhoneJoinPage.vue').then(join => createApp(join.default).mount('#app'))
else createApp(PhonePage).mount('#app')
