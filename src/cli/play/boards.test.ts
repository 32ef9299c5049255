import { test } from 'vitest'
import { boxes } from '#games/index.ts'
import { boardOf } from '../terminals.ts'
import { expectToFit } from './testing/drawn-boards.ts'

test.each(boxes)('$id fits 80 columns from every side, in both languages, all through a game', (box) => {
  expectToFit(
    box,
    boardOf(box.id),
    box.trials.tables.map(({ options }) => options),
  )
})
