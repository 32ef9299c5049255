import type { Draw } from '#kernel/chance/chance.ts'
import {
  CARDS,
  FALSE_FIN,
  FALSE_FINS,
  FINS,
  HEALTH_TRACK,
  type HunterId,
  ICONS,
  MOST_TERROR,
  type SeatId,
  TOKENS,
} from './components.ts'
import { WINDOWS } from './content/kinds.ts'
import type { EffectData, HunterCard, IslandContent, SharkCard } from './content/schema.ts'
import { history } from './history.ts'
import type { IslandOptions } from './options.ts'
import { type Effect, effectOf, FINDS } from './skill-cards/effect.ts'

/** What does not change in a match: who sits where, with which cards, on which island. */
export interface Setting {
  readonly content: IslandContent
  readonly options: IslandOptions
  /** The number of the rules it is played by, and what they have of all that was changed. */
  readonly rules: number
  readonly since: ReturnType<typeof history.of>
  /** The Shark first, then the Hunters clockwise from its left. */
  readonly seats: readonly SeatSetting[]
  readonly hunters: number
  readonly startHealth: number
  readonly red: readonly boolean[]
  readonly sharkFight: number
  readonly tiles: readonly TileSetting[]
  readonly calendar: readonly DaySetting[]
  /** False Fins beside the screen, and the fins the Shark always has. */
  readonly pool: readonly number[]
  readonly base: readonly number[]
  readonly faces: readonly number[]
  readonly draws: IslandDraws
}

interface SeatSetting {
  readonly id: SeatId
  readonly search: number
  readonly fight: number
  readonly craft: number
  readonly flies: boolean
  /** What this Hunter's Skill gains from a kind of False Fin, if anything. */
  readonly finds: readonly Effect[]
  readonly cards: readonly CardSetting[]
  readonly copies: readonly number[]
  readonly designs: readonly string[]
}

export interface CardSetting {
  readonly id: string
  readonly window: number
  /** It may be played on any Hunter. */
  readonly shared: boolean
  readonly coins: number
  readonly costsCard: boolean
  readonly effects: readonly Effect[]
  readonly first: Effect
}

interface TileSetting {
  readonly id: string
  readonly fins: number
  readonly sightings: number
  readonly least: number
  readonly most: number
  /** Copies by the Terror on their backs. */
  readonly backs: readonly number[]
  readonly copies: number
}

interface DaySetting {
  readonly id: string
  readonly modifier: number
  readonly copies: number
  readonly events: readonly { readonly whom: string; readonly effect: Effect }[]
  readonly finds: readonly Effect[]
}

interface IslandDraws {
  readonly first: Draw
  readonly calendar: Draw
  readonly tile: Draw
  readonly back: Draw
  readonly falseFin: Draw
  readonly die: Draw
  readonly fin: Draw
  readonly down: Draw
  readonly card: Draw
  readonly terror: Draw
  /** A skill card from each seat's deck. */
  readonly skill: readonly Draw[]
}

export function settingOf(options: IslandOptions, content: IslandContent, rules = history.newest): Setting {
  const seats = [sharkSeat(content), ...options.hunters.map((id) => hunterSeat(content, id))]
  const { shark, fins } = content
  const hunters = options.hunters.length
  const startHealth = shark.health[hunters - 2]
  const pool = FALSE_FINS.map((kind) => fins.kinds[kind] - fins.base.filter((each) => each === kind).length)
  const base = FINS.map((kind, index) =>
    index === 0 ? 1 : index < FALSE_FIN ? 0 : fins.base.filter((each) => each === kind).length,
  )
  return {
    content,
    options,
    rules,
    since: history.of(rules),
    seats,
    hunters,
    startHealth,
    red: Array.from(
      { length: HEALTH_TRACK + 1 },
      (_, health) => health === startHealth || shark.red.includes(health),
    ),
    sharkFight: shark.fight,
    tiles: content.tiles.map(({ id, fins, sightings, terror, backs }) => ({
      id,
      fins,
      sightings,
      least: terror[0],
      most: terror[1],
      backs: Array.from({ length: MOST_TERROR + 1 }, (_, back) => backs.filter((b) => b === back).length),
      copies: backs.length,
    })),
    calendar: content.calendar.map(({ id, modifier, copies, events }) => {
      const compiled = events.map((event) => ({ whom: event.for, effect: effectOf(event.effect) }))
      return {
        id,
        modifier,
        copies,
        events: compiled,
        finds: compiled.flatMap(({ effect }) => (effect.kind === FINDS ? [effect] : [])),
      }
    }),
    pool,
    base,
    faces: ICONS.map((icon) => content.dice.faces.filter((face) => face === icon).length),
    draws: drawsOf(content, seats),
  }
}

function sharkSeat({ shark }: IslandContent): SeatSetting {
  return {
    id: 'shark',
    search: 0,
    fight: shark.fight,
    craft: 0,
    flies: false,
    finds: [],
    ...deckOf(shark.deck),
  }
}

function hunterSeat(content: IslandContent, id: HunterId): SeatSetting {
  const { search, fight, craft, skill, deck } = content.hunters[id]
  return {
    id,
    search,
    fight,
    craft,
    flies: skill.kind === 'flies',
    finds: skill.kind === 'finds' ? [effectOf(skill)] : [],
    ...deckOf(deck),
  }
}

function deckOf(deck: readonly (HunterCard | SharkCard)[]) {
  return {
    cards: deck.map((card): CardSetting => {
      const effects = card.effects.map((effect: EffectData) => effectOf(effect))
      return {
        id: card.id,
        window: WINDOWS.indexOf(card.when),
        shared: 'icon' in card && card.icon === 'life-preserver',
        coins: 'coins' in card ? (card.coins ?? 0) : 0,
        costsCard: 'cost' in card,
        effects,
        first: effects[0],
      }
    }),
    copies: deck.map(({ copies }) => copies),
    designs: deck.map(({ id }) => id),
  }
}

function drawsOf(content: IslandContent, seats: readonly SeatSetting[]): IslandDraws {
  const backs = Array.from({ length: MOST_TERROR + 1 }, (_, back) => String(back))
  return {
    first: { label: 'first', stream: 'public', outcomes: seats.slice(1).map(({ id }) => id) },
    calendar: { label: 'calendar', stream: 'public', outcomes: content.calendar.map(({ id }) => id) },
    tile: { label: 'tile', stream: 'public', outcomes: content.tiles.map(({ id }) => id) },
    back: { label: 'back', stream: 'hidden', outcomes: backs },
    falseFin: { label: 'false-fin', stream: 'hidden', outcomes: FALSE_FINS },
    die: { label: 'die', stream: 'public', outcomes: ICONS },
    fin: { label: 'fin', stream: 'public', outcomes: FINS },
    down: { label: 'down', stream: 'hidden', outcomes: CARDS },
    card: { label: 'card', stream: 'public', outcomes: CARDS },
    terror: { label: 'terror', stream: 'public', outcomes: TOKENS },
    skill: seats.map(({ id, designs }) => ({ label: `skill-${id}`, stream: 'hidden', outcomes: designs })),
  }
}
