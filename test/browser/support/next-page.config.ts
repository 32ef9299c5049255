import { mergeConfig, type Plugin } from 'vite'
import page from '../../../web/vite.config.ts'

/** A change that no build leaves out, in a part that every other part of the page leads back to. */
function laterRelease(): Plugin {
  return {
    name: 'later-release',
    transform: (code, id) =>
      id.endsWith('web/i18n/words.svelte.ts') ? `${code}\nglobalThis.isLaterRelease = true\n` : null,
  }
}

export default mergeConfig(page, { plugins: [laterRelease()] })
