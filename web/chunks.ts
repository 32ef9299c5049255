/** What a bundler tells of a module. */
interface Module {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

type Look = (id: string) => Module | null

const MATCH = /\/web\/table\/Match\.svelte$/
const AT_A_MATCH = /\/web\/table\//
/** Screens that show a table of their own. */
const TABLE = /\/web\/(?:replay\/Replay|learn\/Learn|rules\/Rules)\.svelte$/
const SCREEN = /\/web\/(?:(?:home|setup|lobby)\/[\w/]+\.(?:svelte|ts)|ui\/Nowhere\.svelte)$/
const KIT = /\/web\/boards\/([\w-]+)\/kit\.ts$/
/** What is loaded in its own time: an act, a combat. */
const PART = /\/web\/boards\/([\w-]+)\/([\w-]+)\/part\.ts$/

/**
 * Which file of the page a module goes into. A bundler by itself makes a file for every set of parts that share something:
 * seventy for one table, most of them smaller than their name. What comes together anyway compresses better together.
 */
export function chunks(entry: string): (id: string, context: { getModuleInfo: Look }) => string | null {
  let doors: ReadonlyMap<string, readonly string[]> | null = null
  return (id, context) => {
    doors ??= doorsOf(entry, (each) => context.getModuleInfo(each))
    return chunkOf(doors.get(id) ?? [], entry)
  }
}

function chunkOf(doors: readonly string[], entry: string): string | null {
  if (doors.includes(entry)) return 'page'
  const isOn = (screens: RegExp): boolean => doors.some((door) => screens.test(door))
  if (isOn(MATCH) && isOn(SCREEN)) return 'screens'
  if (isOn(MATCH) && isOn(TABLE)) return 'tables'
  if (isOn(MATCH) && doors.every((door) => AT_A_MATCH.test(door))) return 'Match'
  if (isOn(MATCH) || isOn(SCREEN) || isOn(TABLE)) return null
  const kits = doors.flatMap((door) => KIT.exec(door)?.[1] ?? [])
  const parts = doors.flatMap((door) => PART.exec(door)?.slice(1).join('-') ?? [])
  const games = new Set(doors.flatMap((door) => (KIT.exec(door) ?? PART.exec(door))?.[1] ?? []))
  if (games.size > 1) return games.size > 2 ? 'boards' : null
  if (games.size === 0) return null
  return kits.length === 0 && parts.length === 1 ? `Board-${parts[0]}` : `kit-${[...games][0]}`
}

/** For each module, what is loaded at one time and brings it along. */
function doorsOf(entry: string, look: Look): Map<string, readonly string[]> {
  const doors = new Map<string, string[]>()
  const waiting = [entry]
  const isKnown = new Set(waiting)
  for (let door = waiting.pop(); door !== undefined; door = waiting.pop()) {
    const seen = new Set([door])
    for (const id of seen) {
      doors.set(id, [...(doors.get(id) ?? []), door])
      const module = look(id)
      for (const each of module?.importedIds ?? []) seen.add(each)
      for (const each of module?.dynamicallyImportedIds ?? []) {
        if (isKnown.has(each)) continue
        isKnown.add(each)
        waiting.push(each)
      }
    }
  }
  return doors
}
