import { expect, it } from 'vitest'
import { chaptersOf } from './contents.ts'

const heading = (tagName: string, id: string) => ({ tagName, id, textContent: ` ${id}\n` })

it('puts headings of the third rank under the one of the second before them, in their order', () => {
  const found = [heading('H2', 'goal'), heading('H2', 'turn'), heading('H3', 'swim'), heading('H3', 'eat')]
  expect(chaptersOf(found)).toEqual([
    { id: 'goal', text: 'goal', parts: [] },
    {
      id: 'turn',
      text: 'turn',
      parts: [
        { id: 'swim', text: 'swim' },
        { id: 'eat', text: 'eat' },
      ],
    },
  ])
})
