import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMAND_NAMES } from '#cli/engine/requests.ts'
import { WORDS } from '#cli/words.ts'
import { boxes, findBox } from '#games/index.ts'
import { jaws } from '#games/jaws/index.ts'
import type { Game } from '#kernel/game.ts'
import { LEVELS } from '#kernel/levels.ts'
import { writeAbandoned, writeRecord } from '#kernel/match/record.ts'
import { readRecord } from '#kernel/match/verify.ts'
import { EngineProcess } from './support/dorsal.ts'
import { differences, fencedBlocks, rowsOf, section, ticked } from './support/page.ts'

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const page = file('docs/protocol.md')
const notation = file('docs/notation.md')

describe('examples', () => {
  let engine: EngineProcess
  beforeAll(() => {
    engine = new EngineProcess()
  })
  afterAll(() => engine.end())

  const examples = fencedBlocks(page, 'jsonl').map(({ line, text }) => ({ line, lines: text.split('\n') }))

  test.each(examples)('on line $line', async ({ lines }) => {
    const table = lines.some((line) => line.includes('"quit"') || line.includes('no-match'))
      ? new EngineProcess()
      : engine
    expect(lines.length % 2).toBe(0)
    for (let index = 0; index < lines.length; index += 2) {
      const [sent, expected] = lines.slice(index, index + 2)
      expect(sent).toMatch(/^> /)
      expect(expected).toMatch(/^< /)
      const answer = await table.line(withFiles(sent.slice(2)))
      expect(differences(JSON.parse(expected.slice(2)), answer), sent).toEqual([])
    }
    if (table !== engine) expect(await table.end()).toBe(0)
  })

  test('cover every command', () => {
    const sent = examples.flatMap(({ lines }) => lines.filter((line) => line.startsWith('> '))).join('\n')
    for (const name of COMMAND_NAMES) {
      expect(sent).toContain(`"cmd":"${name}"`)
      expect(section(page, 'Text protocol')).toContain(`\n| \`${name}\` |`)
    }
  })

  test.each(boxes)('name every option of $id, and each of its values', ({ optionsSchema }) => {
    if (!Type.IsObject(optionsSchema)) throw new Error('the options are not an object')
    const said = new Set(ticked(section(page, 'new')))
    const names = Object.entries(optionsSchema.properties).flatMap(([field, schema]) => {
      const one = Type.IsArray(schema) ? schema.items : schema
      return [field, ...(Type.IsEnum(one) ? one.enum.map(String) : [])]
    })
    expect(names.filter((name) => !said.has(name))).toEqual([])
  })

  test.each(boxes)('name every kind of effect and pattern of a pack of $id', async ({ id, messages }) => {
    const { schema } = await import(`../src/games/${id}/content/schema.ts`)
    const said = new Set(ticked(section(section(page, 'Content packs'), messages.en[`${id}.name`])))
    const kinds = kindsIn(schema)
    expect(kinds.length).toBeGreaterThan(3)
    expect(kinds.filter((kind) => !said.has(kind))).toEqual([])
  })

  test('have codes that are listed, and each listed code has its sentence', () => {
    const listed = rowsOf(section(page, 'Error codes')).flatMap(([codes]) => ticked(codes))
    const used = page.matchAll(/"code":"([\w-]+)"/g).map(([, code]) => code)
    for (const code of used) expect(listed).toContain(code)
    const catalogue = WORDS.en
    for (const code of listed)
      expect(code === 'bad-record' || `refusal.${code}` in catalogue, code).toBe(true)
  })

  test('name every level of bots', () => {
    expect(ticked(section(page, 'bot'))).toEqual(expect.arrayContaining([...LEVELS]))
  })

  /** A text that begins with @ is that of a file of this project. */
  function withFiles(line: string): string {
    return line.replace(/"@([\w./-]+)"/, (_, path: string) => JSON.stringify(file(path)))
  }
})

/** What can stand in a field `kind`, anywhere in a schema. */
function kindsIn(schema: unknown): string[] {
  const kinds = new Set<string>()
  JSON.stringify(schema, (field, part) => {
    if (field === 'kind' && typeof part?.const === 'string') kinds.add(part.const)
    if (field === 'kind' && Array.isArray(part?.enum)) for (const each of part.enum) kinds.add(each)
    return part
  })
  return [...kinds]
}

function gamesOf(id: string): Game[] {
  const box = findBox(id)
  if (box === undefined) throw new Error(`no ${id}`)
  return box.tables.map((options) => box.open(box.options(options), box.shelf.builtIn))
}

describe.each(boxes.map(({ id, messages }) => ({ id, name: messages.en[`${id}.name`] })))(
  '$name',
  ({ id, name }) => {
    test('every action stands in the notation, and nothing else does', () => {
      const rows = rowsOf(section(section(notation, 'Actions'), name))
      const things = new Map<string, string[]>()
      const patterns: RegExp[] = []
      for (const [first, second] of rows) {
        const [called] = ticked(first)
        if (called === undefined) continue
        if (/^[A-Z]+$/.test(called)) things.set(called, ticked(second))
        else
          patterns.push(
            new RegExp(`^${called.replace(/[A-Z]+/g, (thing) => `(${things.get(thing)?.join('|')})`)}$`),
          )
      }
      const texts = gamesOf(id)[0].vocabulary.texts()
      for (const text of texts)
        expect(
          patterns.filter((pattern) => pattern.test(text)),
          text,
        ).toHaveLength(1)
      for (const pattern of patterns)
        expect(
          texts.some((text) => pattern.test(text)),
          String(pattern),
        ).toBe(true)
      const written = patterns.map((pattern) => (pattern.source.match(/\|/g)?.length ?? 0) + 1)
      expect(written.reduce((sum, each) => sum + each)).toBe(texts.length)
    })

    test('every draw stands among the labels, with its outcomes', () => {
      const rows = rowsOf(section(section(notation, 'Draw labels'), name)).slice(1)
      const labels = new Map(rows.flatMap(([first, second]) => ticked(first).map((label) => [label, second])))
      const draws = gamesOf(id).flatMap((game) => game.draws)
      expect(new Set(labels.keys())).toEqual(new Set(draws.map(({ label }) => label)))
      for (const { label, outcomes } of draws) {
        const said = labels.get(label) ?? ''
        const like = /^as for `([\w-]+)`$/.exec(said)
        const listed = ticked(like === null ? said : (labels.get(like[1]) ?? ''))
        if (/^the ids of /.test(said)) continue
        expect(
          outcomes.filter((outcome) => !listed.includes(outcome)),
          label,
        ).toEqual([])
      }
    })
  },
)

test('the save and the record that are shown are real ones', () => {
  const texts = fencedBlocks(page, 'text').map(({ text }) => `${text}\n`)
  const [save, record] = texts.filter((text) => text.startsWith('dorsal '))
  const saved = readRecord(save, findBox)
  expect(writeRecord(saved.box, saved.record.setup, saved.match)).toBe(save)
  const recorded = readRecord(record, findBox)
  expect(recorded.record.setup.seal).not.toBeNull()
  expect(writeAbandoned(recorded.box, recorded.record.setup, recorded.match)).toBe(record)
})

test('what is said of the seal is how it is made', () => {
  const table = rowsOf(section(page, 'The seal')).map(([what, of]) => [what, ...ticked(of)])
  expect(table).toContainEqual(['`commitment`', 'dorsal seal 2'])
  expect(table).toContainEqual(['seed', 'dorsal seed 2', 'numbers'])
  const [, record] = fencedBlocks(page, 'text').filter(({ text }) => text.startsWith('dorsal '))
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(record.text)?.[1] ?? ''
  const hash = (...parts: readonly string[]): string =>
    createHash('sha256').update(parts.join('\n')).digest('hex')
  const [game, rules, content, options, secret] = ['game', 'rules', 'content', 'options', 'secret'].map(field)
  expect(field('commitment')).toBe(hash('dorsal seal 2', game, rules, content, options, secret))
  const { setup } = readRecord(`${record.text}\n`, findBox).record
  expect(setup.seed).toBe(hash('dorsal seed 2', secret, field('numbers')))
})

test('the content packs that are shown are good ones', () => {
  const packs = fencedBlocks(section(page, 'Content packs'), 'json').map(({ text }) => JSON.parse(text))
  const [built, stated] = packs.map((pack) => findBox(pack.game)?.shelf.load(pack))
  expect(stated).toMatchObject({ sharks: { mako: packs[1].sharks.mako } })
  const { name, about, add } = packs[0]
  expect(built).toMatchObject({ name, about })
  const { events } = built as typeof jaws.shelf.builtIn
  expect(events).toHaveLength(jaws.shelf.builtIn.events.length)
  expect(events.at(-1)).toEqual(add.events[0])
  expect(events.find(({ id }) => id === 'bounty')).toMatchObject({ swimmers: 'N S' })
  expect(events.some(({ id }) => id === 'fin-hoax')).toBe(false)
})
