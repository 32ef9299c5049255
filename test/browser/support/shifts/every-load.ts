import type { IslandView } from '#games/shark-island/view.ts'
import { bring, type Moment } from '../brought.ts'
import { friend } from '../friend.ts'
import type { OpenHouse } from '../house.ts'
import { layTable } from '../tables.ts'
import { goToTheEnd } from '../tour/steps.ts'
import type { Visitor, VisitorOptions } from '../visitor.ts'
import { shiftsOn, watchShifts } from './on-load.ts'

export const WINDOWS = [
  ['wide', {}],
  ['on a phone, in French', { phone: true, language: 'fr-FR' }],
] as const

const GAMES = ['sharks', 'shark-island', 'jaws']
const PAGES = [
  '/',
  '/watch',
  '/learn',
  '/learn/jaws/shark',
  '/me',
  ...GAMES.flatMap((game) => [
    `/learn/${game}`,
    `/rules/${game}`,
    `/new/${game}`,
    `/new/${game}?with=friends`,
  ]),
]

/** How the files of a page come in: as they do, or some of them when all the rest is drawn. */
const ARRIVALS: readonly (readonly [name: string, pages: RegExp, late: RegExp | null])[] = [
  ['as they come', /^/, null],
  ['letters last', /^/, /\.woff2$/],
  ['answers last', /^\/(?:watch|me)?$/, /\/api\//],
  ['the past last', /^\/match\//, /\/updates\?(?!eyes=watcher)/],
  ['boards last', /^\/(?:match|replay)\//, /\/Board-[^/]*\.js$/],
]

const CREW = ['quint', 'brody', 'hooper']
const inMidstream = ({ isMine, count }: Moment): boolean => isMine && count > 12
const inCombat = (moment: Moment): boolean =>
  inMidstream(moment) && (moment.view as IslandView).question === 'offer'

/** What is loaded: the pages that everyone can open, or tables, as somebody who sits at all of them. */
export const PARTS = ['pages', 'tables'] as const
export type Part = (typeof PARTS)[number]

/** Loads every screen so many times, and says what jumped too far. */
export async function everyLoad(
  house: OpenHouse,
  options: VisitorOptions,
  part: Part,
  loads: number,
): Promise<string[]> {
  const ann = await house.visitor(options)
  await ann.introduce('Ann')
  const tables = await tablesOf(house, ann)
  const paths = part === 'pages' ? PAGES : tables
  await watchShifts(ann)
  const faults: string[] = []
  for (const path of paths)
    for (const [arrival, pages, late] of ARRIVALS)
      for (let load = 0; load < loads && pages.test(path); load++)
        for (const shift of await shiftsOn(ann, path, late, arrival === 'boards last'))
          faults.push(`${path}, ${arrival}: ${shift}`)
  return faults
}

/** Addresses of tables in the middle of a match, of one where people gather, and of a match that is over. */
async function tablesOf(house: OpenHouse, ann: Visitor): Promise<string[]> {
  const at = async (
    game: string,
    options: object,
    seats: readonly string[],
    until = inMidstream,
  ): Promise<string> => {
    const { match } = await bring(house, { game, options, held: [{ visitor: ann, seats }], until })
    return `/match/${match}`
  }
  const bob = await friend(house, 'Bob')
  const waiting = await bring(house, {
    game: 'jaws',
    options: { mode: 'act-1', players: 4 },
    held: [
      { visitor: ann, seats: ['shark'] },
      { visitor: bob, seats: CREW },
    ],
    until: ({ seat, count }) => seat !== 'shark' && count > 12,
  })
  // A match that is over has a replay: one answer is left, and it is given.
  const over = await goToTheEnd(
    ann,
    { game: 'jaws', options: { mode: 'act-1', players: 4 }, held: [{ visitor: ann, seats: ['shark'] }] },
    ({ isMine }) => isMine,
  )
  return [
    await at('sharks', {}, ['great-white']),
    await at('sharks', { players: 4 }, ['mako']),
    await at('shark-island', { players: 4 }, ['shark']),
    await at('shark-island', { players: 4 }, ['shark'], inCombat),
    await at('jaws', { mode: 'act-1', players: 4 }, ['shark']),
    await at('jaws', { mode: 'act-1', players: 4 }, CREW),
    await at('jaws', { mode: 'act-2', players: 4 }, ['shark']),
    await at('jaws', { mode: 'act-2', players: 4 }, CREW),
    `/match/${waiting.match}`,
    `/replay/${over}?eyes=all&at=40`,
    `/match/${await layTable(ann, { game: 'jaws', mine: ['shark'], others: 'open' })}`,
  ]
}
