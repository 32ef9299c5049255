import type { CardId, IconId } from '#games/shark-island/components.ts'
import { CARDS, HAZARD_CARD, isDoubleShark, PRICES, TARGET, totalOf } from '#games/shark-island/page.ts'
import type { IslandView, LineView } from '#games/shark-island/view.ts'
import type { Choice, Guidance } from '../board.ts'
import { oddsFor, seenCards } from './combat-phase/odds.ts'
import { meaning } from './hunter-phase/doing.ts'
import type { Turn } from './turn.svelte.ts'
import { type IslandKey, type IslandWord, wordsOf } from './words.ts'

/** What the guidance for a question is made from. */
interface Asked {
  readonly turn: Turn
  readonly view: IslandView
  readonly seat: string
  readonly word: IslandWord
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
  const word = wordsOf(() => say)
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
    clear: () =>
      turn.picked === null ? [] : [{ label: word('shark-island.page.clear'), choose: () => turn.clear() }],
  }
  const guided = GUIDES[question]?.(asked) ?? null
  if (guided === null || eyes.length < 2) return guided
  // Whoever runs several Hunters reads first which of them is asked.
  const name = word('shark-island.page.seat', { seat })
  return { ...guided, title: word('shark-island.page.name-first', { name, title: guided.title }) }
}

const GUIDES: { readonly [question: string]: (asked: Asked) => Guidance } = {
  strategy: (asked) => pickOne(asked, PICKS.strategy),
  spend,
  place,
  roll,
  act,
  sail,
  search,
  found,
  offer,
  dealt,
  bonus: (asked) => pickOne(asked, PICKS.bonus),
  response: ({ turn, word, view }) => ({
    title: word('shark-island.page.response.title'),
    line: word('shark-island.page.response.line', { tile: (view.found ?? 0) + 1 }),
    main: turn.choice(
      'vote attack',
      word('shark-island.page.response.attack'),
      word('shark-island.page.response.attack-detail'),
    ),
    others: [
      turn.choice(
        'vote leave',
        word('shark-island.page.response.leave'),
        word('shark-island.page.response.leave-detail'),
      ),
    ],
  }),
  discard: (asked) => pickOne(asked, PICKS.discard),
  pay: (asked) => pickOne(asked, PICKS.pay),
  aim: (asked) => pickOne(asked, PICKS.aim),
  wild: (asked) => pickOne(asked, PICKS.wild),
  join: ({ turn, word, called, view }) => ({
    title: word('shark-island.page.join.title'),
    line: word('shark-island.page.join.line', { event: view.terror.waiting ?? 'resort' }),
    main: turn.choice('join', called('join')),
    others: [turn.choice('apart', called('apart'))],
  }),
}

/** What is said where one of several things is to be picked. */
const PICKS = {
  strategy: {
    title: 'shark-island.page.strategy.title',
    line: 'shark-island.page.strategy.line',
    why: 'shark-island.page.strategy.why',
    main: 'shark-island.page.strategy.main',
  },
  bonus: {
    title: 'shark-island.page.bonus.title',
    line: 'shark-island.page.bonus.line',
    why: 'shark-island.page.bonus.why',
    main: 'shark-island.page.bonus.main',
  },
  discard: {
    title: 'shark-island.page.discard.title',
    line: 'shark-island.page.discard.line',
    why: 'shark-island.page.discard.why',
    main: 'shark-island.page.discard.main',
  },
  pay: {
    title: 'shark-island.page.pay.title',
    line: 'shark-island.page.pay.line',
    why: 'shark-island.page.pay.why',
    main: 'shark-island.page.pay.main',
  },
  aim: {
    title: 'shark-island.page.aim.title',
    line: 'shark-island.page.aim.line',
    why: 'shark-island.page.aim.why',
    main: 'shark-island.page.aim.main',
  },
  wild: {
    title: 'shark-island.page.wild.title',
    line: 'shark-island.page.wild.line',
    why: 'shark-island.page.wild.why',
    main: 'shark-island.page.wild.main',
  },
} as const

function pickOne(
  { word, picked, clear }: Asked,
  { title, line, why, main }: (typeof PICKS)[keyof typeof PICKS],
): Guidance {
  return {
    title: word(title),
    line: word(line),
    main: picked(word(why), word(main)),
    others: clear(),
  }
}

function spend({ turn, view, word, called, clear }: Asked): Guidance {
  const { picked } = turn
  const on = {
    ...turn.choice('done', word('shark-island.page.spend.done')),
    detail: word('shark-island.page.spend.done-detail'),
  }
  return {
    title: word('shark-island.page.spend.title'),
    line: word(
      view.shark.coins < Math.min(...PRICES)
        ? 'shark-island.page.spend.too-few'
        : 'shark-island.page.spend.line',
      {
        count: view.shark.coins,
      },
    ),
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
      ? word('shark-island.page.place.held', { fin: held.fin })
      : handCount > 0
        ? word('shark-island.page.place.line', { count: handCount })
        : bare.length > 0
          ? word('shark-island.page.place.bare', { tile: bare[0] + 1 })
          : word('shark-island.page.place.ready')
  const why =
    handCount > 0
      ? word('shark-island.page.place.left', { count: handCount })
      : word('shark-island.page.place.bare', { tile: (bare[0] ?? 0) + 1 })
  const deal: Choice =
    handCount > 0
      ? { label: word('shark-island.page.deal-evenly'), isMove: true, choose: () => turn.dealEvenly() }
      : { label: word('shark-island.page.deal-again'), choose: () => turn.dealAgain() }
  return {
    title: word('shark-island.page.place.title'),
    line,
    main: {
      label: word('shark-island.page.place.done', { count: view.tiles.length }),
      ...(isPlaced ? { detail: word('shark-island.page.place.done-detail') } : { why }),
      choose: () => void turn.play(turn.wholePlan),
    },
    others: [deal],
  }
}

function roll({ turn, view, word }: Asked): Guidance {
  const hunter = view.hunters.find(({ seat }) => seat === turn.seat)
  const sharks = view.dice.icons.shark
  return {
    title: word('shark-island.page.roll.title'),
    line:
      sharks === 0
        ? word('shark-island.page.roll.clean')
        : word('shark-island.page.roll.line', { count: sharks }),
    main: turn.choice('keep', word('shark-island.page.roll.keep')),
    others: [
      turn.choice(
        'reroll',
        word('shark-island.page.roll.again'),
        word('shark-island.page.roll.again-detail', { count: hunter?.rerolls ?? 0 }),
      ),
    ],
  }
}

const DIE_DOES = {
  binoculars: 'shark-island.page.die-does.binoculars',
  harpoon: 'shark-island.page.die-does.harpoon',
  repair: 'shark-island.page.die-does.repair',
  shark: 'shark-island.page.die-does.shark',
  buoy: 'shark-island.page.die-does.buoy',
} as const satisfies { readonly [icon in IconId]: IslandKey }

function act({ turn, view, seat, word, picked, clear }: Asked): Guidance {
  const what = turn.picked === null ? null : meaning(turn.picked, view, seat)
  const line =
    what !== null
      ? turn.props.say(what)
      : turn.die !== null
        ? word(DIE_DOES[turn.die as IconId])
        : word('shark-island.page.act.line', { count: view.dice.actions })
  return {
    title: word('shark-island.page.act.title'),
    line,
    main: picked(word('shark-island.page.act.why'), word('shark-island.page.act.main')),
    others: clear(),
  }
}

function sail({ turn, view, word, picked, clear }: Asked): Guidance {
  const isSunk = !turn.open.has('sail 1') && turn.open.has('dock') && turn.why('sail 1') !== ''
  if (isSunk && turn.picked === null)
    return {
      title: word('shark-island.page.sail.title'),
      line: word('shark-island.page.sail.sunk'),
      main: turn.choice('dock', word('shark-island.page.sail.dock')),
      others: [],
    }
  const tile = turn.picked?.startsWith('sail ') ? view.tiles[Number(turn.picked.slice(5)) - 1] : undefined
  return {
    title: word('shark-island.page.sail.title'),
    line:
      view.found !== null
        ? word('shark-island.page.sail.found', { tile: view.found + 1 })
        : tile
          ? word('shark-island.page.sail.to', {
              place: tile.place,
              down: tile.down ?? 0,
              least: tile.terror[0],
              most: tile.terror[1],
            })
          : word('shark-island.page.sail.line'),
    main: picked(word('shark-island.page.sail.why'), word('shark-island.page.sail.main')),
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
        word('shark-island.page.search.reveal'),
        word('shark-island.page.search.reveal-detail', { count: left, down: tile?.down ?? 0 }),
      )
  return {
    title: word('shark-island.page.search.title'),
    line: word(view.mood.blank ? 'shark-island.page.search.fog' : 'shark-island.page.search.line', {
      tile: view.search.tile + 1,
      place: tile?.place ?? '',
      count: left,
    }),
    main: left === 0 && !isCard ? turn.choice('stop', word('shark-island.page.search.stop')) : main,
    others:
      left === 0 && !isCard ? [] : [...clear(), turn.choice('stop', word('shark-island.page.search.stop'))],
  }
}

function found({ turn, view, seat, word, called, clear }: Asked): Guidance {
  const { picked } = turn
  const tile = (view.found ?? 0) + 1
  const isThere = view.hunters.some((hunter) => hunter.seat === seat && hunter.at === tile)
  const isStuck = turn.open.size === 1
  const isCard = picked?.startsWith('play ') === true
  const stay = turn.choice('stay', isThere ? word('shark-island.page.found.fight') : called('stay'))
  const main = isCard
    ? { label: called(picked), choose: () => void turn.play([picked]) }
    : turn.open.has('move')
      ? turn.choice('move', called('move'))
      : stay
  return {
    title: word('shark-island.page.found.title'),
    line: word(
      isThere
        ? 'shark-island.page.found.there'
        : isStuck
          ? 'shark-island.page.found.stuck'
          : 'shark-island.page.found.line',
      { tile },
    ),
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
      title: word('shark-island.page.offer.title'),
      line: word('shark-island.page.offer.card'),
      main: { label: called(picked), choose: () => void turn.play([picked]) },
      others: clear(),
    }
  const pass = turn.choice(
    'pass',
    word('shark-island.page.offer.pass'),
    word('shark-island.page.offer.stand', { total }),
  )
  const fight: Choice = {
    label: word('shark-island.page.offer.fight'),
    why: word('shark-island.page.offer.fight-later'),
    choose: () => {},
  }
  const line =
    total > TARGET
      ? word('shark-island.page.offer.over', { total })
      : word('shark-island.page.offer.line', {
          over: percent(odds?.over ?? 0),
          exact: percent(odds?.exact ?? 0),
        })
  const wins = percent(odds?.wins ?? 0)
  const mayPlay = [...turn.open].some((action) => action.startsWith('play '))
  const withShark: readonly CardId[] = [...cards, 'shark']
  const sharkTotal = totalOf(withShark)
  const sharkDoes = !isDoubleShark(seat, withShark)
    ? 'shark-island.page.offer.shark-makes'
    : sharkTotal > TARGET
      ? 'shark-island.page.offer.shark-wins-over'
      : 'shark-island.page.offer.shark-wins'
  // What would more likely than not go over is not what the page proposes.
  const isTooFar = total >= TARGET || (odds?.over ?? 0) > 0.5
  const take = turn.choice(
    'take',
    word('shark-island.page.offer.take'),
    word(sharkDoes, { total: sharkTotal }),
  )
  return {
    title: word('shark-island.page.offer.title'),
    line: [
      ...(wins > 0 ? [word('shark-island.page.odds-wins', { wins })] : []),
      line,
      ...(mayPlay ? [word('shark-island.page.offer.may-play')] : []),
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
    ? word(total > TARGET ? 'shark-island.page.wins-over' : 'shark-island.page.wins')
    : word(total > TARGET ? 'shark-island.page.dealt.makes-over' : 'shark-island.page.dealt.makes', { total })
  const isLoss = !wins && total > TARGET
  const keep = turn.choice('keep', word('shark-island.page.dealt.keep'), makes)
  const fight = turn.choice(
    'fight',
    word('shark-island.page.dealt.fight', { count: mine?.fight ?? 0 }),
    word('shark-island.page.dealt.fight-detail', { over: percent(odds?.over ?? 0) }),
  )
  const harpoons = [...turn.open]
    .filter((action) => action.startsWith('harpoon '))
    .slice(0, 1)
    .map((action) => turn.choice(action, word('shark-island.page.dealt.harpoon'), called(action)))
  const ways = [...((mine?.fight ?? 0) > 0 ? [fight] : []), ...harpoons]
  // Going over loses: what may still avert it comes first then.
  const saving = isLoss ? (harpoons[0] ?? (turn.open.has('fight') ? fight : undefined)) : undefined
  const line = wins
    ? 'shark-island.page.dealt.double'
    : card === CARDS[HAZARD_CARD - 1]
      ? 'shark-island.page.dealt.hazard'
      : card === 'shark' && view.combat.active.includes(seat)
        ? 'shark-island.page.dealt.shark'
        : 'shark-island.page.dealt.line'
  return {
    title: word('shark-island.page.dealt.title', { card: card ?? '1' }),
    line: word(line, { total }),
    main: saving ?? keep,
    others: saving === undefined ? ways : [keep, ...ways.filter((way) => way !== saving)],
  }
}
