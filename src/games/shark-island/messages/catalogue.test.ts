import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#kernel/message.ts'
import { catalogueFaults, kindsNamed, plainKey } from '#kernel/testing/catalogues.ts'
import {
  BONUSES,
  CARDS,
  EVENTS,
  FALSE_FINS,
  FINS,
  HUNTERS,
  ICONS,
  STRATEGIES,
  TOKENS,
  VOTES,
  WARES,
} from '../components.ts'
import { content } from '../content/index.ts'
import { sharkIsland } from '../index.ts'

const { en, fr } = sharkIsland.messages
const { builtIn } = content

/** What can stand before an @ in a template. */
const NAMED: { readonly [kind: string]: readonly string[] } = {
  seat: ['shark', ...HUNTERS],
  card: [
    ...builtIn.shark.deck.map(({ id }) => `shark/${id}`),
    ...HUNTERS.flatMap((owner) => builtIn.hunters[owner].deck.map(({ id }) => `${owner}/${id}`)),
  ],
  day: builtIn.calendar.map(({ id }) => id),
  place: builtIn.tiles.map(({ id }) => id),
  'shark-island.strategy-name': STRATEGIES,
  'shark-island.event': EVENTS,
  'shark-island.token': TOKENS,
  'shark-island.icon': ICONS,
  'shark-island.fin': FINS,
  'shark-island.ware': WARES,
  'shark-island.bonus-name': BONUSES,
  'shark-island.vote-name': VOTES,
  'shark-island.combat-card': [...CARDS, ...Array.from({ length: 12 }, (_, value) => `shark-${value}`)],
  'shark-island.kind': FALSE_FINS,
}

/** For the shelf of games and for explanations in place: the rules themselves never say them. */
const EXPLANATIONS = [
  'shark-island.name',
  'shark-island.pitch',
  ...[...STRATEGIES, ...ICONS, 'fog', 'rammed'].map((thing) => `shark-island.about.${thing}`),
]

describe('the catalogues of Shark Island', () => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
  })
})

describe('names in templates', () => {
  it('are of known kinds', () => {
    expect(kindsNamed(en)).toEqual(Object.keys(NAMED).sort())
  })

  it.each(Object.entries(NAMED))('of the kind %s exist for everything of that kind', (kind, ids) => {
    const names = sharkIsland.names(builtIn)
    for (const language of LANGUAGES)
      for (const id of ids)
        expect(names(kind, id, language) ?? sharkIsland.messages[language][`${kind}.${id}`], id).toMatch(/\S/)
  })
})

describe('keys in the code', () => {
  const rules = sources('src/games/shark-island')
  const written = rules.flatMap((source) =>
    [...source.matchAll(/'(shark-island\.[a-z0-9.-]+)'/g)].map(([, key]) => key),
  )

  it('are all in the catalogue', () => {
    const missing = written.filter((key) => !(key in en))
    expect(missing).toEqual([])
  })

  it('are all that is in the catalogue, besides names and explanations in place', () => {
    const names = Object.entries(NAMED).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`))
    const used = new Set([...written, ...names, ...EXPLANATIONS])
    expect(Object.keys(en).filter((key) => !used.has(plainKey(key)))).toEqual([])
  })
})

function sources(folder: string): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && !/messages[/\\]|numbers\.ts$/.test(file),
    )
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
}
