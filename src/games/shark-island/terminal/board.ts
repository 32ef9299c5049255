import type { Options } from '#kernel/game.ts'
import type { Message } from '#kernel/message.ts'
import type { Board, Given, Scene } from '#kernel/terminal/board.ts'
import { clipped, padded, wrapped } from '#kernel/terminal/text.ts'
import { FINS, HUNTERS } from '../components.ts'
import type { IslandContent } from '../content/schema.ts'
import { cardTexts, dayTexts, effectText } from '../preview.ts'
import type { HunterView, IslandView, LineView, TileView } from '../view.ts'
import { message } from './messages/message.ts'

type IslandScene = Scene<IslandView, IslandContent>

const NAME = 24

const FIN = {
  shark: 'cli.shark-island.fin.shark',
  fog: 'cli.shark-island.fin.fog',
  rammed: 'cli.shark-island.fin.rammed',
  dolphin: 'cli.shark-island.fin.dolphin',
  shoal: 'cli.shark-island.fin.shoal',
  prank: 'cli.shark-island.fin.prank',
  seal: 'cli.shark-island.fin.seal',
} as const

/** Where a craft is that is at no tile. */
const AT = { ashore: 'cli.shark-island.at.ashore', docked: 'cli.shark-island.at.docked' } as const

export const board: Board<IslandView, IslandContent> = {
  flags: { players: { type: 'string' }, hunters: { type: 'string' } },

  options(given: Given): Options {
    const players = given.count('players')
    const chosen = given.list('hunters')
    return {
      ...(players === undefined ? {} : { players }),
      ...(chosen === undefined ? {} : { hunters: chosen }),
    }
  },

  status(view) {
    const { turn, shark } = view
    return message('cli.shark-island.status', { turn, health: shark.health })
  },

  draw(scene) {
    const view = scene.view
    return [
      ...dayLines(scene, view),
      ...view.tiles.map((tile, index) => tileLine(scene, view, tile, index)),
      sharkLine(scene, view),
      terrorLine(scene, view),
      ...view.hunters.map((hunter) => hunterLine(scene, view, hunter)),
      ...(view.combat.lines[0].size === 0
        ? []
        : view.combat.lines.map((line) => combatLine(scene, view, line))),
      ...handLines(scene, view),
    ]
  },

  rules({ say, game, content, columns }) {
    const { hunters } = content
    const at = game.seats.flatMap(({ id }) => HUNTERS.filter((hunter) => hunter === id))
    return [
      ...wrapped(say(message('cli.shark-island.rules.goal')), columns),
      ...wrapped(say(message('cli.shark-island.rules.combat')), columns),
      '',
      ...at.flatMap((id) => {
        const { search, fight, craft, skill } = hunters[id]
        const params = { seat: id, search, fight, craft, text: say(effectText(skill)) }
        return wrapped(say(message('cli.shark-island.rules.hunter', params)), columns, '  ')
      }),
    ]
  },
}

function dayLines({ say, content, columns, pen }: IslandScene, { calendar }: IslandView): string[] {
  const card = content.calendar.find(({ id }) => id === calendar.day)
  if (card === undefined) return []
  const style = ({ green: 'green', red: 'red', yellow: 'yellow' } as const)[card.colour]
  const said = dayTexts(card).map(say)
  const name = say(message('cli.shark-island.day', { day: card.id }))
  return wrapped(`${pen(['bold', style], name)} ${said.join(' ')}`, columns, '  ')
}

function tileLine(scene: IslandScene, view: IslandView, tile: TileView, index: number): string {
  const { say, pen, choices, columns } = scene
  const verbs = ['put', 'sight', 'sail']
  const numbers = verbs.flatMap((verb) => choices.get(`${verb} ${index + 1}`) ?? [])
  const choice = numbers.length === 0 ? '' : pen(['bold', 'yellow'], `[${numbers.join(',')}]`)
  const name = clipped(`${index + 1} ${say(message('cli.shark-island.place', { place: tile.place }))}`, NAME)
  const open = FINS.flatMap((fin) => (tile.up[fin] > 0 ? [`${tile.up[fin]}×${say(message(FIN[fin]))}`] : []))
  const own = view.shark.fins?.tiles[index]
  const secret =
    own === undefined
      ? []
      : FINS.flatMap((fin) => (own[fin] > 0 ? [`${own[fin]}×${say(message(FIN[fin]))}`] : []))
  const crafts = view.hunters.filter(({ at }) => at === index + 1).map(({ seat }) => initial(seat))
  const facts = say(
    message('cli.shark-island.tile', {
      terror: tile.back === null ? tile.terror.join('–') : String(tile.back),
      down: tile.down ?? '?',
      sightings: `${tile.sighted}/${tile.limit}`,
    }),
  )
  const known = secret.length > 0 ? pen('dim', ` (${secret.join(' ')})`) : ''
  const line = `${pen('bold', padded(name, NAME))} ${facts} ${open.join(' ')}${known} ${pen('cyan', crafts.join(''))} ${choice}`
  return fitted(line, columns)
}

function sharkLine({ say, pen, columns }: IslandScene, { shark, finPool, rerollsLeft }: IslandView): string {
  const params = {
    health: shark.health,
    start: shark.start,
    coins: shark.coins,
    cards: shark.handSize,
    fins: finPool.left,
    rerolls: rerollsLeft,
  }
  const strategy =
    shark.strategy === null
      ? ''
      : ` ${pen('red', say(message('cli.shark-island.strategy', { strategy: shark.strategy })))}`
  return fitted(`${say(message('cli.shark-island.shark', params))}${strategy}`, columns)
}

function terrorLine({ say, columns }: IslandScene, { terror, stack }: IslandView): string {
  const { resort, mayor, press } = terror.lines
  const wild = terror.wild ?? '–'
  return fitted(
    say(
      message('cli.shark-island.terror', {
        resort,
        mayor,
        press,
        wild,
        total: terror.total,
        place: stack.next,
      }),
    ),
    columns,
  )
}

function initial(seat: string): string {
  return seat[0].toUpperCase()
}

function hunterLine({ say, pen, columns }: IslandScene, view: IslandView, hunter: HunterView): string {
  const marker = view.who === hunter.seat && view.question !== 'over' ? pen('bold', '▸') : ' '
  const first = view.first === hunter.seat ? '①' : ' '
  const at = typeof hunter.at === 'number' ? String(hunter.at) : say(message(AT[hunter.at]))
  const params = {
    seat: hunter.seat,
    damage: `${hunter.damage}/${hunter.craft}`,
    rerolls: hunter.rerolls,
    cards: hunter.handSize,
    at,
  }
  return fitted(
    `${marker}${first}${initial(hunter.seat)} ${say(message('cli.shark-island.hunter', params))}`,
    columns,
  )
}

function combatLine({ say, pen, columns }: IslandScene, view: IslandView, line: LineView): string {
  const shown = (card: string): string => (card === 'shark' ? '🦈' : card)
  const cards = [line.down === null ? '▒' : `(${shown(line.down)})`, ...line.up.map(shown)]
  const total = line.total === null ? '' : ` = ${line.total}`
  const active = view.combat.active.includes(line.seat) ? pen('red', '⚔') : ' '
  const passed = line.passed ? ` ${say(message('cli.shark-island.passed'))}` : ''
  const name = clipped(say(message('cli.shark-island.seat', { seat: line.seat })), 14)
  const dealt = view.combat.dealt !== null && view.actor === line.seat ? ` ← ${shown(view.combat.dealt)}` : ''
  const fight = '✊'.repeat(line.fight)
  return fitted(`${active} ${padded(name, 14)} ${cards.join(' ')}${dealt}${total} ${fight}${passed}`, columns)
}

/** The cards the viewer sees, with what they do. */
function handLines(scene: IslandScene, view: IslandView): string[] {
  const { say, pen, columns, compact, content, game, seat } = scene
  const { shark, hunters } = content
  const own = seat === null ? null : game.seats[seat].id
  const hands = [
    { owner: 'shark', hand: view.shark.hand, deck: shark.deck },
    ...view.hunters.map(({ seat: owner, hand }) => ({ owner, hand, deck: hunters[owner as 'harlan'].deck })),
  ]
  return hands.flatMap(({ owner, hand, deck }) => {
    if (hand === null || hand.length === 0) return []
    if (owner !== own) {
      const cards = hand.map((id) => `${owner}/${id}`)
      return wrapped(say(message('cli.shark-island.hand-of', { seat: owner, cards })), columns, '  ')
    }
    return hand.flatMap((id) => {
      const card = deck.find((each) => each.id === id)
      if (card === undefined) return []
      const texts: Message[] = compact ? cardTexts(card).slice(1, 2) : cardTexts(card)
      const text = texts.map(say).join(' ')
      return wrapped(
        `${pen('yellow', '♦')} ${say(message('cli.shark-island.card', { card: `${owner}/${id}`, text }))}`,
        columns,
        '  ',
      )
    })
  })
}

/** A line is never wider than the screen; what does not fit is left out from the end. */
function fitted(line: string, columns: number): string {
  const [first] = wrapped(line.trimEnd(), columns)
  return first
}
