import { sha256 } from '#kernel/hash.ts'
import type { Secrets } from '../secrets.ts'

/** Ids, seeds and delays that are the same in every run, one after the other: what is sent can be compared whole. */
export function knownSecrets(): Secrets {
  const counts = new Map<string, number>()
  const next = (kind: string): string => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return sha256(`${kind} ${count}`)
  }
  return {
    newId: () => next('id').slice(0, 22),
    newSecret: () => next('secret'),
    newThought: () => next('thought'),
    newToken: () => next('token').slice(0, 43),
    newInvitation: () => next('invitation').slice(0, 22),
    newMoveCode: () => next('code').slice(0, 10),
    between: (least, most) => least + (Number.parseInt(next('delay').slice(0, 8), 16) % (most - least + 1)),
  }
}
