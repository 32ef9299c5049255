import { expect, test } from 'vitest'
import { formatter, LANGUAGES } from '#kernel/message.ts'
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
  'each option of $id is told: none of another value is told alike',
  ({ options, tables, toldOptions }) => {
    const told = (given: object): string => JSON.stringify(toldOptions.tell(options(given)))
    for (const table of tables as readonly { readonly [field: string]: unknown }[])
      for (const field of Object.keys(table)) {
        const { [field]: _chosen, ...usual } = table
        const isUsual = JSON.stringify(options(usual)) === JSON.stringify(options(table))
        expect(told(usual) === told(table), `${field} of ${JSON.stringify(table)}`).toBe(isUsual)
      }
  },
)
