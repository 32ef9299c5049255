import type { CardId } from '#games/shark-island/components.ts'
import { CARDS, HAZARD_CARD, isDoubleShark, PRICES, TARGET, totalOf } from '#games/shark-island/page.ts'
import type { IslandView, LineView } from '#games/shark-island/view.ts'
import type { Params } from '#kernel/message.ts'
import type { Choice, Guidance } from '../board.ts'
import { oddsFor, seenCards } from './combat-phase/odds.ts'
import { meaning } from './hunter-phase/doing.ts'
import type { Turn } from './turn.svelte.ts'

/** What a question has to say its piece with. */
interface Asked {
  readonly turn: Turn
  readonly view: IslandView
  readonly seat: string
  word(key: string, params?: Params): string
  /** What an action is called. */
  called(action: string): string
  /** The button for what is picked, or what to pick first. */
  picked(why: string, label: string): Choice
  /** Clears what is picked, where something is. */
  clear(): Choice[]
}

/** What to do now, in words, and the buttons for it. */
export function guidance(turn: Turn): Guidance | null {
  const { view, game, say, eyes } = turn.props
  const { seat, question } = turn
  if (seat === null || question === null) return null
  const word = (key: string, params: Params = {}): string => say({ key: `shark-island.page.${key}`, params })
  const called = (action: string): string => say(game.describe(view, action))
  const asked: Asked = {
    turn,
    view,
    seat,
    word,
    called,
    picked(why, label) {
      const { picked } = turn
      if (picked === null) return { label, why, choose: () => {} }
      return { label: called(picked), choose: () => void turn.play([picked]) }
    },
    clear: () => (turn.picked === null ? [] : [{ label: word('clear'), choose: () => turn.clear() }]),
  }
  const guided = GUIDES[question]?.(asked) ?? null
  if (guided === null || eyes.length < 2) return guided
  // Whoever runs several Hunters reads first which of them is asked.
  const name = word('seat', { seat })
  return { ...guided, title: word('name-first', { name, title: guided.title }) }
}

const GUIDES: { readonly [question: string]: (asked: Asked) => Guidance } = {
  strategy: (asked) => pickOne(asked, 'strategy'),
  spend,
  place,
  roll,
  act,
  sail,
  search,
  found,
  offer,
  dealt,
  bonus: (asked) => pickOne(asked, 'bonus'),
  response: ({ turn, word, view }) => ({
    title: word('response.title'),
    line: word('response.line', { tile: (view.found ?? 0) + 1 }),
    main: turn.choice('vote attack', word('response.attack'), word('response.attack-detail')),
    others: [turn.choice('vote leave', word('response.leave'), word('response.leave-detail'))],
  }),
  discard: (asked) => pickOne(asked, 'discard'),
  pay: (asked) => pickOne(asked, 'pay'),
  aim: (asked) => pickOne(asked, 'aim'),
  wild: (asked) => pickOne(asked, 'wild'),
  join: ({ turn, word, called, view }) => ({
    title: word('join.title'),
    line: word('join.line', { event: view.terror.waiting ?? 'resort' }),
    main: turn.choice('join', called('join')),
    others: [turn.choice('apart', called('apart'))],
  }),
}

function pickOne({ word, picked, clear }: Asked, question: string): Guidance {
  return {
    title: word(`${question}.title`),
    line: word(`${question}.line`),
    main: picked(word(`${question}.why`), word(`${question}.main`)),
    others: clear(),
  }
}

function spend({ turn, view, word, called, clear }: Asked): Guidance {
  const { picked } = turn
  const on = { ...turn.choice('done', word('spend.done')), detail: word('spend.done-detail') }
  return {
    title: word('spend.title'),
    line: word(view.shark.coins < Math.min(...PRICES) ? 'spend.too-few' : 'spend.line', {
      count: view.shark.coins,
    }),
    main:
      picked === null || picked === 'done'
        ? on
        : { label: called(picked), choose: () => void turn.play([picked]) },
    others: picked === null ? [] : [...clear(), on],
  }
}

function place({ turn, view, word }: Asked): Guidance {
  const { held, isPlaced, handCount, bare } = turn
  const line =
    held !== null
      ? word('place.held', { fin: held.fin })
      : handCount > 0
        ? word('place.line', { count: handCount })
        : bare.length > 0
          ? word('place.bare', { tile: bare[0] + 1 })
          : word('place.ready')
  const why =
    handCount > 0
      ? word('place.left', { count: handCount })
      : word('place.bare', { tile: (bare[0] ?? 0) + 1 })
  const deal: Choice =
    handCount > 0
      ? { label: word('deal-evenly'), isMove: true, choose: () => turn.dealEvenly() }
      : { label: word('deal-again'), choose: () => turn.dealAgain() }
  return {
    title: word('place.title'),
    line,
    main: {
      label: word('place.done', { count: view.tiles.length }),
      ...(isPlaced ? { detail: word('place.done-detail') } : { why }),
      choose: () => void turn.play(turn.wholePlan),
    },
    others: [deal],
  }
}

function roll({ turn, view, word }: Asked): Guidance {
  const hunter = view.hunters.find(({ seat }) => seat === turn.seat)
  const sharks = view.dice.icons.shark
  return {
    title: word('roll.title'),
    line: sharks === 0 ? word('roll.clean') : word('roll.line', { count: sharks }),
    main: turn.choice('keep', word('roll.keep')),
    others: [
      turn.choice('reroll', word('roll.again'), word('roll.again-detail', { count: hunter?.rerolls ?? 0 })),
    ],
  }
}

function act({ turn, view, seat, word, picked, clear }: Asked): Guidance {
  const what = turn.picked === null ? null : meaning(turn.picked, view, seat)
  const line =
    what !== null
      ? word(what.key.slice('shark-island.page.'.length), what.params)
      : turn.die !== null
        ? word(`die-does.${turn.die}`)
        : word('act.line', { count: view.dice.actions })
  return { title: word('act.title'), line, main: picked(word('act.why'), word('act.main')), others: clear() }
}

function sail({ turn, view, word, picked, clear }: Asked): Guidance {
  const isSunk = !turn.open.has('sail 1') && turn.open.has('dock') && turn.why('sail 1') !== ''
  if (isSunk && turn.picked === null)
    return {
      title: word('sail.title'),
      line: word('sail.sunk'),
      main: turn.choice('dock', word('sail.dock')),
      others: [],
    }
  const tile = turn.picked?.startsWith('sail ') ? view.tiles[Number(turn.picked.slice(5)) - 1] : undefined
  return {
    title: word('sail.title'),
    line:
      view.found !== null
        ? word('sail.found', { tile: view.found + 1 })
        : tile
          ? word('sail.to', {
              place: tile.place,
              down: tile.down ?? 0,
              least: tile.terror[0],
              most: tile.terror[1],
            })
          : word('sail.line'),
    main: picked(word('sail.why'), word('sail.main')),
    others: clear(),
  }
}

function search({ turn, view, word, called, clear }: Asked): Guidance {
  const tile = view.tiles[view.search.tile]
  const left = view.search.binoculars + view.search.buoys
  const { picked } = turn
  const isCard = picked?.startsWith('play ') === true
  const main = isCard
    ? { label: called(picked), choose: () => void turn.play([picked]) }
    : turn.choice(
        'reveal',
        word('search.reveal'),
        word('search.reveal-detail', { count: left, down: tile?.down ?? 0 }),
      )
  return {
    title: word('search.title'),
    line: word(view.mood.blank ? 'search.fog' : 'search.line', {
      tile: view.search.tile + 1,
      place: tile?.place ?? '',
      count: left,
    }),
    main: left === 0 && !isCard ? turn.choice('stop', word('search.stop')) : main,
    others: left === 0 && !isCard ? [] : [...clear(), turn.choice('stop', word('search.stop'))],
  }
}

function found({ turn, view, seat, word, called, clear }: Asked): Guidance {
  const { picked } = turn
  const tile = (view.found ?? 0) + 1
  const isThere = view.hunters.some((hunter) => hunter.seat === seat && hunter.at === tile)
  const isStuck = turn.open.size === 1
  const isCard = picked?.startsWith('play ') === true
  const stay = turn.choice('stay', isThere ? word('found.fight') : called('stay'))
  const main = isCard
    ? { label: called(picked), choose: () => void turn.play([picked]) }
    : turn.open.has('move')
      ? turn.choice('move', called('move'))
      : stay
  return {
    title: word('found.title'),
    line: word(isThere ? 'found.there' : isStuck ? 'found.stuck' : 'found.line', { tile }),
    main,
    others: main === stay ? [] : [...clear(), stay],
  }
}

const percent = (chance: number): number => Math.round(chance * 100)

function lineOf(view: IslandView, seat: string): LineView | undefined {
  return view.combat.lines.find((line) => line.seat === seat)
}

function offer({ turn, view, seat, word, called, clear }: Asked): Guidance {
  const mine = lineOf(view, seat)
  const cards = mine === undefined ? [] : seenCards(mine)
  const total = totalOf(cards)
  const odds = oddsFor(view, seat)
  const { picked } = turn
  if (picked?.startsWith('play '))
    return {
      title: word('offer.title'),
      line: word('offer.card'),
      main: { label: called(picked), choose: () => void turn.play([picked]) },
      others: clear(),
    }
  const pass = turn.choice('pass', word('offer.pass'), word('offer.stand', { total }))
  const fight: Choice = { label: word('offer.fight'), why: word('offer.fight-later'), choose: () => {} }
  const line =
    total > TARGET
      ? word('offer.over', { total })
      : word('offer.line', {
          over: percent(odds?.over ?? 0),
          exact: percent(odds?.exact ?? 0),
        })
  const wins = percent(odds?.wins ?? 0)
  const mayPlay = [...turn.open].some((action) => action.startsWith('play '))
  const withShark: readonly CardId[] = [...cards, 'shark']
  const sharkTotal = totalOf(withShark)
  const sharkDoes = !isDoubleShark(seat, withShark)
    ? 'offer.shark-makes'
    : sharkTotal > TARGET
      ? 'offer.shark-wins-over'
      : 'offer.shark-wins'
  // What would more likely than not go over is not what the page proposes.
  const isTooFar = total >= TARGET || (odds?.over ?? 0) > 0.5
  const take = turn.choice('take', word('offer.take'), word(sharkDoes, { total: sharkTotal }))
  return {
    title: word('offer.title'),
    line: [
      ...(wins > 0 ? [word('odds-wins', { wins })] : []),
      line,
      ...(mayPlay ? [word('offer.may-play')] : []),
    ].join(' '),
    main: isTooFar ? pass : take,
    others: total > TARGET ? [] : [isTooFar ? take : pass, ...((mine?.fight ?? 0) > 0 ? [fight] : [])],
  }
}

function dealt({ turn, view, seat, word, called }: Asked): Guidance {
  const mine = lineOf(view, seat)
  const card = view.combat.dealt
  const cards = mine === undefined || card === null ? [] : [...seenCards(mine), card]
  const total = totalOf(cards)
  const odds = oddsFor(view, seat, true)
  const wins = isDoubleShark(seat, cards)
  const makes = wins
    ? word(total > TARGET ? 'wins-over' : 'wins')
    : word(total > TARGET ? 'dealt.makes-over' : 'dealt.makes', { total })
  const isLoss = !wins && total > TARGET
  const keep = turn.choice('keep', word('dealt.keep'), makes)
  const fight = turn.choice(
    'fight',
    word('dealt.fight', { count: mine?.fight ?? 0 }),
    word('dealt.fight-detail', { over: percent(odds?.over ?? 0) }),
  )
  const harpoons = [...turn.open]
    .filter((action) => action.startsWith('harpoon '))
    .slice(0, 1)
    .map((action) => turn.choice(action, word('dealt.harpoon'), called(action)))
  const ways = [...((mine?.fight ?? 0) > 0 ? [fight] : []), ...harpoons]
  // Going over loses: what may still avert it comes first then.
  const saving = isLoss ? (harpoons[0] ?? (turn.open.has('fight') ? fight : undefined)) : undefined
  const line = wins
    ? 'dealt.double'
    : card === CARDS[HAZARD_CARD - 1]
      ? 'dealt.hazard'
      : card === 'shark' && view.combat.active.includes(seat)
        ? 'dealt.shark'
        : 'dealt.line'
  return {
    title: word('dealt.title', { card: card ?? '1' }),
    line: word(line, { total }),
    main: saving ?? keep,
    others: saving === undefined ? ways : [keep, ...ways.filter((way) => way !== saving)],
  }
}
