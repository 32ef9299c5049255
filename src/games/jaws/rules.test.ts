import { describe, expect, it } from 'vitest'
import { content } from './content/index.ts'
import { jawsOptions } from './options.ts'
import { legacy } from './rules.ts'
import { settingOf } from './setting.ts'

const setting = settingOf(jawsOptions({}), content.builtIn)

describe('From Act 1 to Act 2 (seed 003, Act 2: Setup)', () => {
  it('the example: seven eaten give the shark 8 abilities and the crew 5 gear', () => {
    expect(legacy(setting, 7)).toMatchObject({ abilities: 8, gear: 5 })
  })

  it.each([
    [9, 3, 10],
    [8, 4, 9],
    [7, 5, 8],
    [6, 6, 7],
    [5, 7, 6],
  ])('the table: %i eaten, %i gear, %i abilities', (eaten, gear, abilities) => {
    expect(legacy(setting, eaten)).toMatchObject({ gear, abilities, source: 'rulebook' })
  })

  it('fewer than 5 follow the same line (inferred)', () => {
    for (let eaten = 0; eaten < 5; eaten++)
      expect(legacy(setting, eaten)).toMatchObject({
        gear: 12 - eaten,
        abilities: eaten + 1,
        source: 'inferred',
      })
  })
})
