import type { FastifyRequest } from 'fastify'
import { contentKey, type Shelf } from '#kernel/content.ts'
import type { Terms } from '#kernel/match/setup.ts'
import { Refusal } from '#kernel/refusal.ts'
import { household } from './address.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'

/** How many matches are looked at to make room for a pack. */
const AT_ONCE = 100

/** Bytes of the built-in content, which is checked with every pack: even a small pack costs as much. */
const IN_THE_BOX = 32 * 1024

/** Charges for a pack by its size, before it is parsed. */
export function weighLook({ limiters, config }: Services, request: FastifyRequest): void {
  limiters.weighPack('packLooks', household(request.ip), Math.max(IN_THE_BOX, bytesOf(request, config)))
}

/** A request for a new match that is larger than one without a pack is charged as one. */
export function weighMatch(services: Services, request: FastifyRequest): void {
  if (bytesOf(request, services.config) > services.config.limits.body) weighLook(services, request)
}

function bytesOf({ headers }: FastifyRequest, { limits }: Config): number {
  return Number(headers['content-length'] ?? limits.packBody)
}

/** Charges for a pack that is not in the store yet. */
export async function weighPack(
  services: Services,
  { person, ip }: FastifyRequest,
  terms: Terms,
): Promise<void> {
  const { store, limiters, boxes, housePacks } = services
  const shipped = [...boxes.flatMap(({ shelf }) => shelf.houseHashes), ...housePacks.keys]
  const key = contentKey(shelfOf(services, terms), terms)
  if (shipped.includes(key) || (await store.content(key)) !== null) return
  const bytes = Buffer.byteLength(JSON.stringify(terms.content))
  limiters.weighPack('packsOfAddress', household(ip), bytes)
  limiters.weighPack('packsOfPerson', person?.id ?? '', bytes)
  await makeRoom(services, shipped, bytes)
}

function shelfOf({ boxes }: Services, { game }: Terms): Shelf<unknown> {
  const box = boxes.find(({ id }) => id === game)
  if (box === undefined) throw new Refusal('no-such-game')
  return box.shelf
}

/** Gives up the oldest gathering matches with packs until there is room for another pack. */
async function makeRoom(services: Services, shipped: readonly string[], bytes: number): Promise<void> {
  const { store, tables, hub, config, log } = services
  const room = config.limits.packsGathering - bytes
  const kept = await store.unbegunContents(shipped, AT_ONCE)
  if (kept.bytes <= room) return
  for (const match of kept.matches.filter((each) => !hub.isWatched(each))) {
    // A damaged match stays for the operator.
    await tables
      .abandon(match)
      .catch((error) => log.warn({ match, err: error }, 'a pack could not be let go of'))
    if ((await store.unbegunContents(shipped, 0)).bytes <= room) return
  }
  throw new Refusal('too-many-packs')
}
