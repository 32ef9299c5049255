import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#kernel/message.ts'
import { catalogueFaults, kindsNamed, plainKey } from '#kernel/testing/catalogues.ts'
import { SPACES } from '../act-1/island.ts'
import { TOKENS } from '../act-1/tokens.ts'
import { SPACE_NAMES } from '../act-2/components.ts'
import { STEPS } from '../act-2/state.ts'
import { content } from '../content/index.ts'
import { jaws } from '../index.ts'
import { SEAT_IDS } from '../seats.ts'

const { en, fr } = jaws.messages
const { events, gear, abilities } = content.builtIn
const EFFECTS = [...new Set(events.map(({ effect }) => effect.kind))]

/** What can stand behind an @ in a template. */
const NAMED: { readonly [kind: string]: readonly string[] } = {
  seat: SEAT_IDS,
  event: events.map(({ id }) => id),
  gear: gear.map(({ id }) => id),
  ability: abilities.map(({ id }) => id),
  'jaws.space': [...SPACES, ...SPACE_NAMES],
  'jaws.land': SPACES,
  'jaws.token': TOKENS,
  'jaws.from': ['dock', 'water', 'hooper', 'shop'],
  'jaws.over': ['track', 'barrels', 'events'],
}

/** For the shelf of games and for explanations in place: the rules themselves never say them. */
const EXPLANATIONS = [
  'jaws.name',
  'jaws.pitch',
  'jaws.effect.none',
  ...TOKENS.map((token) => `jaws.about.${token}`),
  ...EFFECTS.filter((kind) => kind !== 'extra-action').map((kind) => `jaws.effect.${kind}`),
  ...STEPS.map((step) => `jaws.orca.step.${step}`),
  ...['any', 'quint', 'brody', 'hooper'].map((who) => `jaws.effect.extra-action-${who}`),
]

describe('the catalogues of JAWS', () => {
  it('say the same in both languages, with the same things to fill in', () => {
    expect(catalogueFaults(en, fr)).toEqual([])
  })

  it('name only kinds that are known, and everything of each kind', () => {
    const names = jaws.names(content.builtIn)
    for (const kind of kindsNamed(en)) {
      expect(NAMED[kind], kind).toBeDefined()
      for (const id of NAMED[kind])
        for (const language of LANGUAGES)
          expect(
            names(kind, id, language) ?? jaws.messages[language][`${kind}.${id}`],
            `${kind} ${id}`,
          ).toMatch(/\S/)
    }
  })

  it('hold every key that the rules say, and no other', () => {
    const said = new Set(sources().flatMap((text) => [...text.matchAll(KEY)].map(([, key]) => key)))
    const names = Object.entries(NAMED).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`))
    expect([...said].filter((key) => !(key in en)).sort()).toEqual([])
    const used = new Set([...said, ...names, ...EXPLANATIONS])
    expect(Object.keys(en).filter((key) => !used.has(plainKey(key)))).toEqual([])
    expect(EXPLANATIONS.filter((key) => !(key in en))).toEqual([])
  })
})

const KEY = /'(jaws\.[a-z0-9][a-z0-9.-]*)'/g

function sources(): string[] {
  const root = fileURLToPath(new URL('../', import.meta.url))
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        !/messages[/\\]|terminal[/\\]|sights|testing|(numbers|trials)\.ts$/.test(file),
    )
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
}
