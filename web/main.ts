import { mount } from 'svelte'
import App from './App.svelte'
import { identity } from './client/me.svelte.ts'
import { renewal } from './client/renewal.svelte.ts'
import { route } from './client/route.svelte.ts'
import { speech } from './i18n/words.svelte.ts'
import { loadScreen } from './screens.ts'
import { fetchLetters } from './style/letters.ts'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

addEventListener('vite:preloadError', () => void renewal.missed())
const target = document.getElementById('page')
if (target === null) throw new Error('the page has no place to stand')
// Only prefetches the screen, beside the words. A failure is ignored here: the screen is asked for again, and missed, when
// there are words for that.
loadScreen(route.parts[0]).catch(() => {})
void identity.known()
await Promise.all([speech.start(), fetchLetters()])
mount(App, { target })
