import { notices } from '../ui/notices.svelte.ts'
import { address } from './address.svelte.ts'
import { shareWord } from './words.ts'

/** Copies a link to a place on this server, as others can open it; where there is no clipboard, says it. */
export async function copyLinkTo(path: string): Promise<void> {
  const { link, onlyHere } = await address.linkTo(path)
  try {
    await navigator.clipboard.writeText(link)
    notices.say(shareWord(onlyHere ? 'share.copied-here' : 'share.copied'))
  } catch {
    notices.say(link)
  }
}
