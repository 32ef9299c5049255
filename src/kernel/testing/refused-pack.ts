import type { Box } from '../game.ts'
import { formatter, type Language } from '../message.ts'
import { messages } from '../messages.ts'
import { Refusal } from '../refusal.ts'

/** What is wrong with a pack, in words; "accepted" when nothing is. */
export function refusedPack(box: Box, pack: unknown, language: Language = 'en'): string {
  try {
    box.shelf.load(pack)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'content') throw error
    const catalogue = { ...messages[language], ...box.messages[language], 'refusal.content': '{faults}' }
    return formatter(language, catalogue, box.names(box.shelf.builtIn))(error.said)
  }
  return 'accepted'
}
