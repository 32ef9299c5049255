import { createHash } from 'node:crypto'
import type { Listing, NewMatch, Person, TokenHash } from '#table/store.ts'

export function listing(changes: Partial<Listing> = {}): Listing {
  return { status: 'playing', listed: true, changed: 1_000, people: ['ann'], summary: '{}', ...changes }
}

export function newMatch(id: string, changes: Partial<NewMatch> = {}): NewMatch {
  const content = { hash: hashOf('content'), text: '{}' }
  return { id, game: 'sharks', created: 500, entries: [`${id} 0`], listing: listing(), content, ...changes }
}

export function person(id: string): Person {
  return { id, name: `${id}, a person`, since: 123 }
}

export function hashOf(secret: string): TokenHash {
  return createHash('sha256').update(secret).digest('hex')
}

export function ids(found: readonly { readonly id: string }[]): string[] {
  return found.map(({ id }) => id)
}
