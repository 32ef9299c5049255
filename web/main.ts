import { mount } from 'svelte'
import App from './App.svelte'
import { renewal } from './client/renewal.svelte.ts'
import { speech } from './i18n/words.svelte.ts'
import { fetchLetters } from './style/letters.ts'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'

addEventListener('vite:preloadError', () => void renewal.missed())
const target = document.getElementById('page')
if (target === null) throw new Error('the page has no place to stand')
await Promise.all([speech.start(), fetchLetters()])
mount(App, { target })
