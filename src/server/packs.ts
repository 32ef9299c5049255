import type { FastifyRequest } from 'fastify'
import { contentHash } from '../kernel/content.ts'
import type { Terms } from '../kernel/match/setup.ts'
import { Refusal } from '../kernel/refusal.ts'
import { household } from './address.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'

/** How many matches are looked at to make room for a pack. */
const AT_ONCE = 100

/** What comes in the box is looked through with every pack, however small that is. */
const IN_THE_BOX = 32 * 1024

/** Going through a pack takes as long as it is large: counted before it is even parsed. */
export function weighLook({ limiters, config }: Services, request: FastifyRequest): void {
  limiters.weighPack('packLooks', household(request.ip), Math.max(IN_THE_BOX, bytesOf(request, config)))
}

/** A new match counts as a look where it is larger than one without a pack can be. */
export function weighMatch(services: Services, request: FastifyRequest): void {
  if (bytesOf(request, services.config) > services.config.limits.body) weighLook(services, request)
}

function bytesOf({ headers }: FastifyRequest, { limits }: Config): number {
  return Number(headers['content-length'] ?? limits.packBody)
}

/** A pack that is not kept yet is weighed for whoever brings it; one that is costs nothing. */
export async function weighPack(
  services: Services,
  { person, ip }: FastifyRequest,
  { content, contentHash: hash }: Terms,
): Promise<void> {
  const { store, limiters, boxes } = services
  const shipped = boxes.map(({ shelf }) => contentHash(shelf.builtIn))
  if (shipped.includes(hash) || (await store.content(hash)) !== null) return
  const bytes = Buffer.byteLength(JSON.stringify(content))
  limiters.weighPack('packsOfAddress', household(ip), bytes)
  limiters.weighPack('packsOfPerson', person?.id ?? '', bytes)
  await makeRoom(services, shipped, bytes)
}

/** Matches that gather with a pack and that nobody has touched for longest make room for new ones. */
async function makeRoom(services: Services, shipped: readonly string[], bytes: number): Promise<void> {
  const { store, tables, hub, config, log } = services
  const room = config.limits.packsGathering - bytes
  const kept = await store.unbegunContents(shipped, AT_ONCE)
  if (kept.bytes <= room) return
  for (const match of kept.matches.filter((each) => !hub.isWatched(each))) {
    // One that cannot be read is left to whoever runs the server.
    await tables
      .abandon(match)
      .catch((error) => log.warn({ match, err: error }, 'a pack could not be let go of'))
    if ((await store.unbegunContents(shipped, 0)).bytes <= room) return
  }
  throw new Refusal('too-many-packs')
}
