import type { Message } from '#kernel/message.ts'
import type { Scene } from '#kernel/terminal/board.ts'
import { clipped, padded, wrapped } from '#kernel/terminal/text.ts'
import { effectText } from '../act-1/preview.ts'
import type { BeachView, Act1View as IslandView } from '../act-1/view.ts'
import type { JawsContent } from '../content/schema.ts'
import { sharkBelief } from '../preview.ts'
import { message } from './messages/message.ts'

/** The island as a chart: beaches and docks on the inner ring, open water at the corners, the shop in the middle. */
const CHART = [
  ['1', '', 'N', '', '2'],
  ['', '5', '', '6', ''],
  ['W', '', 'shop', '', 'E'],
  ['', '7', '', '8', ''],
  ['3', '', 'S', '', '4'],
]
const CELL = 15
/** Actions that lead to a space, in the order in which their numbers are shown there. */
const VERBS = [
  'start',
  'swim',
  'burst',
  'move',
  'fly',
  'dock',
  'launch',
  'shut',
  'michael',
  'gather',
  'close',
]
const LETTERS: { readonly [seat: string]: string } = { quint: 'Q', brody: 'B', hooper: 'H' }
/** A space less likely than this is possible all the same. */
const LEAST = 0.01

export function islandLines(scene: Scene, view: IslandView): string[] {
  return [...CHART.flatMap((row) => rowLines(scene, view, row)), ...notes(scene, view)]
}

function rowLines(scene: Scene, view: IslandView, row: readonly string[]): string[] {
  const cells = row.map((space) => (space === '' ? ['', ''] : cellLines(scene, view, space)))
  return [0, 1].map((line) =>
    cells
      .map((cell) => padded(cell[line], CELL))
      .join('')
      .trimEnd(),
  )
}

/** A space with who is there, and below it what lies there. */
function cellLines({ pen, choices }: Scene, view: IslandView, space: string): string[] {
  const crew = view.crew
    .filter((member) => member.at === space)
    .map(({ seat, overboard }) => pen('cyan', LETTERS[seat] + (overboard > 0 ? '~' : '')))
  const shark = view.shark?.at === space || view.shown === space ? [pen('red', '▲')] : []
  const numbers = VERBS.flatMap((verb) => choices.get(`${verb} ${space}`) ?? []).slice(0, 3)
  const asked = numbers.length === 0 ? [] : [pen('yellow', `‹${numbers.join(',')}›`)]
  const name = space === 'shop' ? '⌂' : space
  return [
    [pen('bold', name), ...crew, ...shark, ...asked].join(' '),
    [...swimmers(view.beaches.find(({ beach }) => beach === space)), ...barrels(view, space)].join(' '),
  ]
}

function swimmers(beach: BeachView | undefined): string[] {
  if (beach === undefined) return []
  const closed = beach.token === null ? [] : [beach.token === 'closed' ? '✕✕' : '✕']
  return [...(beach.swimmers > 0 ? [`☺${beach.swimmers}`] : []), ...(beach.michael ? ['M'] : []), ...closed]
}

function barrels({ barrels: { shop, west, east, floating } }: IslandView, space: string): string[] {
  const afloat = floating[space] ?? 0
  const ashore = { shop, '5': west, '8': east }[space] ?? 0
  return [...(afloat > 0 ? [`◉${afloat}`] : []), ...(ashore > 0 ? [`▣${ashore}`] : [])]
}

function notes(scene: Scene, view: IslandView): string[] {
  const { say, columns, compact } = scene
  const line = (said: Message): string[] => wrapped(say(said), columns, '  ')
  return [
    ...(compact ? [] : line(message('cli.jaws.legend'))),
    ...(view.event === null
      ? []
      : line(message('cli.jaws.event', { event: view.event, text: effect(scene, view.event) }))),
    ...line(
      message('cli.jaws.track', { eaten: view.eaten, fastened: view.barrels.shark, plays: view.plays }),
    ),
    ...view.crew.map((member) => crewLine(scene, view, member)),
    ...(view.shark === null ? beliefLines(scene, view) : planLines(scene, view.shark)),
  ]
}

function effect({ say, content }: Scene, event: string): string {
  const text = effectText(content as JawsContent, event)
  return text === null ? '' : say(text)
}

function crewLine(
  { say, pen, columns }: Scene,
  view: IslandView,
  member: IslandView['crew'][number],
): string {
  const { seat, at, barrels: held, gone } = member
  const isActive = view.active === seat
  const marker = isActive ? pen('bold', '▸') : gone ? '✓' : ' '
  const text = say(message('cli.jaws.member', { seat, space: at, barrels: held }))
  return `${marker}${LETTERS[seat]} ${clipped(text, columns - 4)}`
}

/** What everyone can work out, the likeliest first. */
function beliefLines({ say, content, columns }: Scene, view: IslandView): string[] {
  if (view.step === 'start') return []
  const { chances } = sharkBelief(content as JawsContent, view)
  const spaces = Object.entries(chances)
    .sort(([, a], [, b]) => b - a)
    .map(([space, chance]) =>
      say(message('cli.jaws.chance', { space, chance: chance < LEAST ? '<1' : Math.round(chance * 100) })),
    )
  return wrapped(say(message('cli.jaws.belief', { spaces: spaces.join(', ') })), columns, '  ')
}

function planLines({ say, columns }: Scene, shark: NonNullable<IslandView['shark']>): string[] {
  if (shark.at === null) return []
  const { actions, ate, ateMichael } = shark.plan
  const eaten = ate.reduce((a, b) => a + b, 0) + (ateMichael ? 1 : 0)
  return [
    ...wrapped(say(message('cli.jaws.plan', { space: shark.at, actions, eaten })), columns, '  '),
    ...wrapped(say(message('cli.jaws.tokens', { tokens: shark.tokens })), columns, '  '),
    ...(shark.token === null
      ? []
      : wrapped(say(message('cli.jaws.in-play', { token: shark.token })), columns, '  ')),
  ]
}
