import type { Room } from '#wire/room.ts'
import { api } from '../client/api.ts'
import type { Loaded } from '../client/kits.ts'
import type { Session } from '../table/session.svelte.ts'
import { keptSeal } from './kept.ts'
import { type Checked, checked } from './verdict.ts'

export type Verdict = 'unkept' | 'unchecked' | 'old' | Checked

/** What this browser can say of the draws of a match that is over, by what it kept itself. */
export async function verdictOn(session: Session, room: Room, { kit }: Loaded): Promise<Verdict> {
  if (room.seal === null) return 'old'
  const { secret, numbers } = room.seal
  const kept = keptSeal(room.match)
  if (kept === null || room.mine.length === 0) return 'unkept'
  if (secret === null || numbers === null) return 'unchecked'
  const answer = await fetch(api.record(room.match)).catch(() => null)
  if (answer?.ok !== true) return 'unchecked'
  const { game, rules, options, began = rules } = room
  // Played again with no more than what the commitment binds.
  const content = await api.pieces(room.match).catch(() => null)
  if (content === null) return 'unchecked'
  const played = await kit.loadMatch(options, content, rules).catch(() => null)
  if (played === null) return 'unchecked'
  return checked(played, kept, {
    terms: { game, rules: began, options, content },
    seal: { secret, numbers },
    record: await answer.text(),
    shown: session.stage.story,
  })
}
