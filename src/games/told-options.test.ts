import { expect, test } from 'vitest'
import type { Options } from '#kernel/game.ts'
import { formatter, LANGUAGES } from '#kernel/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { catalogueFaults } from '#kernel/testing/catalogues.ts'
import { boxes } from './index.ts'

test.each(boxes)('the options of $id are told in every language, whatever they are', (box) => {
  const { tell, messages } = box.toldOptions
  expect(catalogueFaults(messages.en, messages.fr)).toEqual([])
  const names = box.names(box.shelf.builtIn)
  const used = new Set<string>()
  for (const table of [{}, ...box.tables]) {
    const lines = tell(box.options(table))
    expect(lines.length).toBeGreaterThan(0)
    for (const { key } of lines) used.add(key)
    for (const language of LANGUAGES) {
      const say = formatter(language, { ...box.messages[language], ...messages[language] }, names)
      for (const line of lines) expect(say(line)).not.toContain('⟨')
    }
  }
  expect([...used].sort()).toEqual(Object.keys(messages.en).sort())
})

test.each(boxes)(
  'each option of $id is told where it is not as usual',
  ({ options, tables, toldOptions }) => {
    const unlike = new Set<string>()
    const told = new Set<string>()
    for (const table of tables as readonly { readonly [field: string]: unknown }[])
      for (const field of Object.keys(table)) {
        const { [field]: _chosen, ...usual } = table
        // Whoever begins must be at the table: not every option can be left out of every table.
        const before = optionsOf(options, usual)
        if (before === null || JSON.stringify(before) === JSON.stringify(options(table))) continue
        unlike.add(field)
        if (JSON.stringify(toldOptions.tell(before)) !== JSON.stringify(toldOptions.tell(options(table))))
          told.add(field)
      }
    expect(unlike.size).toBeGreaterThan(0)
    expect([...unlike].filter((field) => !told.has(field))).toEqual([])
  },
)

function optionsOf(options: (given: unknown) => Options, given: object): Options | null {
  try {
    return options(given)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
