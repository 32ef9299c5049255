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
/** What is loaded in its own time: an act, a combat, rules to be played. */
const PART = /\/web\/boards\/([\w-]+)\/(?:([\w/-]+)\/)?(part|rules)\.ts$/

/** Svelte's code for the fields of forms, which no table has. */
export const FORMS = /\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(?:select|input)\.js$/

/** Files that have been loaded long before anything is fetched later. */
const THERE = /^assets\/(?:page|rolldown-runtime|screens|tables|boards)-/
const DOOR = /^assets\/page-/

/** The files to preload with a file, so that nothing waits for a second round trip. */
export function fetchedWith(_file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  const there = DOOR.test(hostId) ? DOOR : THERE
  return needed.filter((each) => !there.test(each))
}

/**
 * Which file of the page a module goes into. A bundler by itself makes a file for every set of parts that share something:
 * seventy for one table, most of them smaller than their name. What comes together anyway compresses better together.
 */
export function chunks(entry: string): (id: string, context: { getModuleInfo: Look }) => string | null {
  let doors: ReadonlyMap<string, readonly string[]> | null = null
  return (id, context) => {
    doors ??= doorsOf(entry, (each) => context.getModuleInfo(each))
    return FORMS.test(id) ? 'forms' : chunkOf(doors.get(id) ?? [], entry)
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
  const parts = doors.flatMap((door) => {
    const [, game, folder = '', kind] = PART.exec(door) ?? []
    return game === undefined ? [] : [{ game, folder, isRules: kind === 'rules' }]
  })
  // What is behind one door alone, in a part that comes after another, is a file of its own without being named one.
  if (doors.length === 1 && parts[0]?.folder.includes('/')) return null
  const shown = parts.filter(({ isRules }) => !isRules)
  const games = new Set([...kits, ...parts.map(({ game }) => game)])
  if (games.size === 0) return null
  const isLater = kits.length === 0 && shown.length === 0
  if (games.size > 1) return isLater ? 'rules' : games.size > 2 ? 'boards' : null
  const [game] = games
  const folders = outermost(parts.map(({ folder }) => folder))
  if (kits.length > 0 || (shown.length > 0 && folders.size > 1)) return `kit-${game}`
  const name = ['Board', game, ...(folders.size > 1 ? [] : folders)].filter((part) => part !== '').join('-')
  return isLater ? `${name}-rules` : name
}

/** Folders that lie in none of the others: a part in a folder of another comes after it. */
function outermost(folders: readonly string[]): Set<string> {
  return new Set(
    folders.filter((folder) => !folders.some((other) => other !== '' && folder.startsWith(`${other}/`))),
  )
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
