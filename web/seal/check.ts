import { checkSeal, type SealFault } from '../../src/kernel/match/seal-check.ts'
import { api } from '../client/api.ts'
import type { Loaded } from '../client/kits.ts'
import type { Room } from '../client/room.ts'
import type { Session } from '../table/session.svelte.ts'
import { keptSeal } from './kept.ts'

export type Verdict = 'fits' | 'unkept' | 'unchecked' | 'old' | SealFault

/** What this browser can say of the draws of a match that is over, by what it kept itself. */
export async function verdictOn(session: Session, room: Room, { kit, content }: Loaded): Promise<Verdict> {
  if (room.seal === null) return 'old'
  const { secret, numbers } = room.seal
  const kept = keptSeal(room.match)
  if (kept === null || room.mine.length === 0) return 'unkept'
  if (secret === null || numbers === null) return 'unchecked'
  const answer = await fetch(api.record(room.match)).catch(() => null)
  if (answer?.ok !== true) return 'unchecked'
  const { game, rules, options, content: contentHash } = room
  const { rules: played } = kit.open(options, content)
  const fault = checkSeal(played, kept, {
    terms: { game, rules, options, content, contentHash },
    seal: { secret, numbers },
    record: await answer.text(),
    shown: session.stage.story,
  })
  return fault ?? 'fits'
}
